### La page des règles d’Era of the Ninja, dans l’ordre de lecture. E : ce que dit le livret. E/r : décisions.
### Une ligne est un paragraphe ; une ligne qui commence par un tiret est un point d’une liste.

rules-era-of-the-ninja-intro =
    Vous menez un ninja dans le château d’un Seigneur qui s’y cache ; dans le jeu de base, celui qui le vainc gagne.
    Une manche a six phases : Ninja meneur, Ombre, Ninjas, Vigilance, Unités du Seigneur, Récupération.
    Le Ninja meneur joue le premier et choisit pour les ennemis là où ils ont le choix ; puis il nomme un autre joueur à sa place.
    Tous les dés ont dix faces : un 1 naturel est un Échec total, un 0 naturel une Réussite totale ; tout autre jet, une fois modifié, reste dans la Limite de 2 et 9.
    Le Ki est votre force intérieure : 1 Ki avant l’un de vos jets en lève la Limite, 1 Ki après permet de le relancer.
    À la phase d’Ombre chacun lance un dé pour sa discrétion ; le résultat reste sur la carte du ninja et baisse quand celui-ci attaque.
    À votre tour vous pouvez dépenser votre Ingéniosité, ajuster votre équipement, vous déplacer, puis accomplir une Action : Sprint, Attaque ou Se cacher.
    Entrer sur une tuile connue coûte 1 Mouvement ; pour 2 vous explorez : vous posez une nouvelle tuile, y entrez et y rencontrez ce qu’une carte Rencontre y place.
    Les unités de même nom sur une tuile se tiennent en pile ; chaque unité de plus rend la pile plus difficile à toucher et à esquiver.
    Pour attaquer, lancez un dé et ajoutez vos modificateurs : la valeur de Blessure met des jetons de Blessure sur la cible, la valeur de Mort l’abat ; en dessous, l’Attaque manque et votre Ombre tombe à 1.
    Puis on lance la Vigilance : qui a une Ombre plus haute est caché ; qui a choisi Se cacher l’est aussi à égalité, et gagne de l’Ingéniosité pour les piles de sbires sur sa tuile.
    Les unités du Seigneur viennent vers le ninja visible le plus proche ; pour esquiver, atteignez leur Attaque avec votre jet, sinon vous perdez des Blessures, et avec la dernière vous êtes vaincu.
    Les unités vaincues rapportent de l’Ingéniosité : une Arme coûte 2, un Objet 3, une Compétence 4, la Synergie d’une Compétence 5.
    À la Récupération les ennemis perdent leurs jetons de Blessure, et un ninja qui n’a fait ni Mouvement, ni Sprint, ni Attaque regagne 1 Blessure et 1 Ki.
    Le Seigneur arrive quand « Le Seigneur entre » est pioché : il remarque tout ninja sur sa tuile, les jetons de Blessure seuls ne le tuent jamais, et même une Réussite totale doit atteindre sa valeur de Mort.

rule-era-of-the-ninja-E-1 =
    Tous les dés du jeu ont dix faces, et la face 0 vaut 10.
    .title = Des dés à dix faces

rule-era-of-the-ninja-E-2 =
    Un dé qui montre naturellement 1 est un Échec total, un dé qui montre naturellement 0 une Réussite totale. Seule la face compte : un résultat modifié n’est jamais l’un ni l’autre.
    .title = Échec total et Réussite totale

rule-era-of-the-ninja-E-3 =
    Quand la face naturelle va de 2 à 9, on y ajoute les modificateurs, et le résultat est ramené entre 2 et 9.
    .title = La Limite de 2 et 9

rule-era-of-the-ninja-E-4 =
    La Limite de 2 et 9 s’applique seulement quand le dé est lancé. Ce qui modifie ensuite un dé d’Ombre déjà posé n’en tient pas compte.
    .title = La Limite vaut au moment du jet

rule-era-of-the-ninja-E-5 =
    Un jet qui est un Échec total rate toujours, quels que soient les modificateurs.
    .title = Un Échec total rate

rule-era-of-the-ninja-E-6 =
    Une Réussite totale compte pour 10 et réussit toujours, sauf à l’Attaque contre un Seigneur ou contre un autre joueur, où d’autres règles valent.
    .title = Une Réussite totale réussit

rule-era-of-the-ninja-E-7 =
    Avant l’un de vos jets, vous pouvez dépenser 1 Ki : la Limite de 2 et 9 ne vaut pas pour ce jet.
    .title = Lever la Limite

rule-era-of-the-ninja-E-8 =
    Le Ki qui a levé la Limite d’un jet la lève aussi pour toutes les relances de ce jet, sans nouveau paiement.
    .title = La Limite levée vaut pour les relances

rule-era-of-the-ninja-E-9 =
    Après l’un de vos jets, vous pouvez dépenser 1 Ki pour le relancer, et recommencer tant que vous avez du Ki. Seul le dernier résultat compte, même s’il est pire.
    .title = Relancer

rule-era-of-the-ninja-E-10 =
    Plusieurs emplois du Ki peuvent servir au même jet ; chacun est payé à part.
    .title = Les coûts en Ki s’ajoutent

rule-era-of-the-ninja-E-11 =
    Quand la Limite est levée, un résultat modifié de plus de 9 n’est pas une Réussite totale, et un résultat de moins de 2 n’est pas un Échec total.
    .title = Au-delà de la Limite

rule-era-of-the-ninja-E-12 =
    Le Ki ne peut rien sur le dé de Vigilance : il ne le relance pas et ne le modifie pas.
    .title = Pas de Ki pour la Vigilance

rule-era-of-the-ninja-E-13 =
    Certaines capacités imprimées sur les cartes se paient en Ki.
    .title = Le Ki paie des capacités

rule-era-of-the-ninja-E-14 =
    Chaque joueur pioche deux ninjas au hasard, en garde un et écarte l’autre.
    .title = Choisir son ninja

rule-era-of-the-ninja-E-15 =
    Les capacités d’un ninja qui touchent la mise en place agissent avant la distribution des cartes.
    .title = Capacités de mise en place

rule-era-of-the-ninja-E-16 =
    Chaque joueur reçoit 2 Armes, 2 Objets et 2 Compétences, et garde une carte de chaque sorte.
    .title = L’équipement de départ

rule-era-of-the-ninja-E-17 =
    Chaque ninja commence avec les Blessures et le Ki de sa carte, plus ceux que donnent ses Objets et ses Compétences.
    .title = Blessures et Ki de départ

rule-era-of-the-ninja-E-18 =
    Une tuile Cour est posée au milieu de la table. Toutes les autres tuiles, les Cours restantes comprises, sont mélangées face cachée.
    .title = Les tuiles

rule-era-of-the-ninja-E-19 =
    La pioche Rencontre se compose, de haut en bas, de trois parties.
    - En haut, 5 Rencontres.
    - Ensuite 9 Rencontres et une carte « Le Seigneur entre », mélangées ensemble.
    - En bas, 3 Rencontres, les gardes.
    .title = La pioche Rencontre

rule-era-of-the-ninja-E-20 =
    Les Rencontres restantes et l’autre carte « Le Seigneur entre » ne servent pas dans la partie, sauf avec l’option Renforts.
    .title = Les Rencontres de trop

rule-era-of-the-ninja-E-21 =
    Le Seigneur est tiré au hasard. Sa carte est connue de tous, et ses capacités qui agissent tant qu’il est caché valent dès le début.
    .title = Le choix du Seigneur

rule-era-of-the-ninja-E-22 =
    Tous les ninjas commencent sur la Cour de départ.
    .title = Le départ

rule-era-of-the-ninja-E-23 =
    Une manche a six phases, dans cet ordre : Ninja meneur, Ombre, Ninjas, Vigilance, Unités du Seigneur, Récupération. Les manches se suivent jusqu’à ce que le Seigneur soit vaincu ou que tous les ninjas soient éliminés.
    .title = Les six phases

rule-era-of-the-ninja-E-24 =
    À la première manche chaque joueur lance un dé ; le plus haut devient Ninja meneur, et les ex aequo relancent. La Vigilance commence à 1.
    .title = Le premier Ninja meneur

rule-era-of-the-ninja-E-25 =
    Au début de chaque manche suivante, le Ninja meneur nomme à sa place un autre joueur encore en vie. Le dé de Vigilance passe à celui-ci avec sa valeur.
    .title = Le Ninja meneur change

rule-era-of-the-ninja-E-26 =
    Le Ninja meneur joue le premier, lance la Vigilance et fixe l’ordre d’activation des ennemis. Entre plusieurs cibles ou plusieurs chemins équivalents, c’est lui qui choisit pour eux.
    .title = Le rôle du Ninja meneur

rule-era-of-the-ninja-E-27 =
    À la phase d’Ombre chacun lance un dé, y ajoute ses modificateurs d’Ombre dans la Limite de 2 et 9, et garde le résultat : c’est son Ombre de la manche.
    .title = Le jet d’Ombre

rule-era-of-the-ninja-E-28 =
    Après un Échec total au jet d’Ombre, le ninja ne peut pas être caché de toute la manche.
    .title = Échec total d’Ombre

rule-era-of-the-ninja-E-29 =
    Après une Réussite totale au jet d’Ombre, le ninja est caché quelle que soit la Vigilance, sauf s’il attaque.
    .title = Réussite totale d’Ombre

rule-era-of-the-ninja-E-30 =
    À la phase des Ninjas, le Ninja meneur joue le premier, puis les autres dans le sens horaire ; chacun a un tour.
    .title = L’ordre des tours

rule-era-of-the-ninja-E-31 =
    Un tour suit toujours cet ordre : dépenser l’Ingéniosité, ajuster l’équipement, se déplacer, agir. Après un déplacement ou une Action, on ne peut plus ni dépenser ni ajuster.
    .title = Les quatre étapes d’un tour

rule-era-of-the-ninja-E-32 =
    Vous avez une Action par tour, par exemple Sprint, Attaque ou Se cacher. Dès qu’elle est accomplie, votre tour est fini.
    .title = Une seule Action

rule-era-of-the-ninja-E-33 =
    Avec votre Ingéniosité vous pouvez faire autant d’achats que vous pouvez en payer.
    - Une Arme coûte 2.
    - Un Objet coûte 3.
    - Une Compétence coûte 4.
    - Une Synergie coûte 5.
    .title = Les prix

rule-era-of-the-ninja-E-34 =
    Après un achat vous pouvez avoir au plus 4 cartes, Armes et Objets ensemble. S’il y en a davantage, vous choisissez lesquelles défausser.
    .title = Quatre cartes d’équipement

rule-era-of-the-ninja-E-35 =
    Prenez la première carte de la pioche Compétence et glissez-la, face cachée, sous la Compétence de votre choix : la Synergie de celle-ci est dès lors active.
    .title = Acheter une Synergie

rule-era-of-the-ninja-E-36 =
    Si vous obtenez une Compétence que vous avez déjà et qui est active, la nouvelle carte va sous l’autre et en active la Synergie.
    .title = Une Compétence en double

rule-era-of-the-ninja-E-37 =
    Si une carte face cachée se trouve déjà sous cette Compétence, le double prend sa place. La carte remplacée est retournée et devient une Compétence active de plus.
    .title = Un double prend la place d’une carte cachée

rule-era-of-the-ninja-E-38 =
    Bonus, malus et capacités viennent seulement des cartes actives.
    .title = Seules les cartes actives agissent

rule-era-of-the-ninja-E-39 =
    Vous n’avez qu’une Arme active à la fois, sauf quand le trait Jumelée permet d’en combiner.
    .title = Une seule Arme active

rule-era-of-the-ninja-E-40 =
    En ajustant votre équipement vous pouvez changer librement et sans frais d’Arme active.
    .title = Changer d’Arme

rule-era-of-the-ninja-E-41 =
    En ajustant votre équipement vous pouvez activer vos Objets en payant leur coût. Un Objet actif ne peut pas être désactivé, sauf par l’activation d’un autre Objet.
    .title = Activer des Objets

rule-era-of-the-ninja-E-42 =
    Pour 1 point de Mouvement vous passez sur une tuile voisine déjà révélée, à travers des marqueurs appariés, c’est-à-dire deux marqueurs qui se font face.
    .title = Aller sur une tuile voisine

rule-era-of-the-ninja-E-43 =
    Pour 2 points de Mouvement vous explorez par un marqueur ouvert. Piochez une tuile, posez-la de façon à apparier ce marqueur et entrez-y ; piochez ensuite une Rencontre et placez-y ses unités. Votre tour continue.
    .title = Explorer

rule-era-of-the-ninja-E-44 =
    La nouvelle tuile doit apparier un marqueur avec la tuile où vous êtes. Si elle touche d’autres tuiles, tournez-la de façon à apparier autant de marqueurs que possible.
    .title = Poser une tuile

rule-era-of-the-ninja-E-45 =
    Là où un marqueur donne sur une tuile sans rencontrer un autre marqueur, ni le déplacement ni la Portée ne passent.
    .title = Un marqueur non apparié bloque

rule-era-of-the-ninja-E-46 =
    L’Action Sprint donne une seconde fois votre Mouvement modifié ; ces points s’ajoutent à ceux qui vous restent. Même un ninja qui n’a qu’un point de Mouvement peut ainsi explorer.
    .title = Sprint

rule-era-of-the-ninja-E-47 =
    Les unités de même nom placées ensemble sur une tuile forment une seule pile.
    .title = Former une pile

rule-era-of-the-ninja-E-48 =
    Quand on place plus d’unités d’un nom que sa limite de pile ne le permet, celles de trop forment une autre pile.
    .title = Au-delà de la limite de pile

rule-era-of-the-ninja-E-49 =
    Deux piles de même nom sur une même tuile se réunissent seulement si l’ensemble respecte la limite de pile ; sinon elles restent séparées.
    .title = Deux piles qui se rencontrent

rule-era-of-the-ninja-E-50 =
    Des unités de noms différents ne forment jamais une pile, même si elles sont du même type.
    .title = Des noms différents

rule-era-of-the-ninja-E-51 =
    Quand il n’y a plus d’unité du nom voulu, on en place une autre à sa place.
    - Daimyo ou Moine : un Samouraï, ou un Ashigaru s’il n’y a plus de Samouraï.
    - Samouraï : l’autre sorte de Samouraï, ou un Ashigaru.
    - Ashigaru : l’autre sorte d’Ashigaru, ou rien s’il n’y en a plus.
    .title = Quand une sorte d’unité manque

rule-era-of-the-ninja-E-52 =
    Une Attaque se joue en quatre étapes : nommer la cible, établir ses valeurs de Blessure et de Mort, lancer le dé, appliquer le résultat.
    .title = Les étapes d’une Attaque

rule-era-of-the-ninja-E-53 =
    Une Arme de mêlée frappe seulement sur votre tuile. La cible est une unité, une pile entière, ou une seule unité d’une pile.
    .title = Attaque de mêlée

rule-era-of-the-ninja-E-54 =
    Une Arme à distance vise une seule unité, jamais une pile entière. La cible ne peut pas être sur votre tuile, sauf si l’Arme le permet.
    .title = Attaque à distance

rule-era-of-the-ninja-E-55 =
    Une cible est à Portée si elle se trouve en ligne droite, jamais en diagonale, si chaque bord traversé a des marqueurs appariés et si elle n’est pas à plus de tuiles que la valeur de Portée.
    .title = La Portée

rule-era-of-the-ninja-E-56 =
    Contre une seule unité, même prise dans une pile, on emploie les valeurs de Blessure et de Mort imprimées sur sa carte.
    .title = Les valeurs d’une unité seule

rule-era-of-the-ninja-E-57 =
    Contre une pile entière, chaque unité après la première ajoute son Ingéniosité à la valeur de Blessure et à la valeur de Mort. Pour trois Ashigaru Yari, d’Ingéniosité un, les deux valeurs montent ainsi de deux.
    .title = Les valeurs d’une pile

rule-era-of-the-ninja-E-58 =
    Chaque jeton de Blessure sur la cible baisse de 1 sa valeur de Blessure et sa valeur de Mort.
    .title = Les jetons affaiblissent la cible

rule-era-of-the-ninja-E-59 =
    Si le jet n’atteint pas la valeur de Blessure, l’Attaque manque, et l’Ombre de l’attaquant tombe à 1.
    .title = Attaque manquée

rule-era-of-the-ninja-E-60 =
    Si le jet atteint la valeur de Blessure mais non la valeur de Mort, la cible reçoit un jeton de Blessure pour chaque unité visée.
    .title = Cible blessée

rule-era-of-the-ninja-E-61 =
    Pour chaque groupe de 3 jetons de Blessure sur une pile, on retire une unité et ces 3 jetons ; l’attaquant gagne l’Ingéniosité de l’unité. Cinq Ashigaru Yari blessés ensemble deviennent ainsi quatre avec deux jetons.
    .title = Trois jetons pour une unité

rule-era-of-the-ninja-E-62 =
    Si le jet atteint la valeur de Mort, toutes les unités visées sont retirées, et l’attaquant gagne l’Ingéniosité de chacune.
    .title = Cible abattue

rule-era-of-the-ninja-E-63 =
    Quand l’Attaque a blessé la cible (E.60) ou l’a abattue (E.62), l’Ombre de l’attaquant baisse de l’Ingéniosité de toutes les unités attaquées, additionnée.
    .title = Frapper trahit

rule-era-of-the-ninja-E-64 =
    Avec un Échec total l’Attaque manque, l’attaquant perd 1 Blessure et son Ombre tombe à 1.
    .title = Échec total à l’Attaque

rule-era-of-the-ninja-E-65 =
    À l’Attaque, une Réussite totale abat une cible faite de sbires, quelle que soit sa valeur de Mort.
    .title = Réussite totale contre des sbires

rule-era-of-the-ninja-E-66 =
    Après une Réussite totale à l’Attaque, l’Ombre de l’attaquant ne change pas.
    .title = Réussite totale et Ombre

rule-era-of-the-ninja-E-67 =
    L’Action Se cacher annonce une tentative. Si elle réussit, on ne le sait qu’à la phase de Vigilance.
    .title = Se cacher

rule-era-of-the-ninja-E-68 =
    À la phase de Vigilance, le Ninja meneur lance le dé de Vigilance, et le résultat vaut pour tous.
    .title = Le jet de Vigilance

rule-era-of-the-ninja-E-69 =
    Qui a choisi Se cacher est caché si la Vigilance n’est pas plus haute que son Ombre, et gagne alors 1 Ingéniosité pour chaque pile de sbires sur sa tuile.
    .title = Une cachette réussie

rule-era-of-the-ninja-E-70 =
    Qui a choisi Se cacher mais a une Ombre plus basse que la Vigilance est visible et ne gagne rien.
    .title = Une cachette manquée

rule-era-of-the-ninja-E-71 =
    Un ninja qui n’a pas choisi Se cacher est caché seulement si son Ombre est plus haute que la Vigilance.
    .title = Caché sans l’Action

rule-era-of-the-ninja-E-72 =
    À la phase des Unités du Seigneur, chaque pile et le Seigneur s’activent une fois, dans l’ordre que choisit le Ninja meneur.
    .title = Les ennemis s’activent

rule-era-of-the-ninja-E-73 =
    Un ennemi sans Portée avance de son Mouvement au plus vers le ninja visible le plus proche, puis l’attaque. S’il y a égalité, le Ninja meneur choisit.
    .title = Ennemis sans Portée

rule-era-of-the-ninja-E-74 =
    Un ennemi sans Portée ne quitte jamais une tuile où se trouve un ninja visible, sauf si une capacité l’y force.
    .title = Un ennemi reste près d’un ninja visible

rule-era-of-the-ninja-E-75 =
    Si aucun ninja n’est visible, les ennemis ne bougent pas, sauf si une capacité les y force.
    .title = Personne en vue

rule-era-of-the-ninja-E-76 =
    Un ennemi qui a une Portée et un ninja visible à cette Portée reste où il est et attaque.
    .title = Ennemis à distance : cible à Portée

rule-era-of-the-ninja-E-77 =
    Si aucun ninja visible n’est à Portée, l’ennemi à distance prend le plus court chemin pour en avoir un à Portée, s’arrête là et attaque.
    .title = Ennemis à distance : s’approcher

rule-era-of-the-ninja-E-78 =
    Un ennemi à distance n’entre jamais sur une tuile où se trouve un ninja visible, sauf si une capacité l’y force.
    .title = Ennemis à distance : garder ses distances

rule-era-of-the-ninja-E-79 =
    Une pile n’attaque qu’une fois par activation, et le Seigneur de même.
    .title = Une seule attaque

rule-era-of-the-ninja-E-80 =
    Un ennemi sans Portée n’attaque que sur sa propre tuile.
    .title = Attaquer sans Portée

rule-era-of-the-ninja-E-81 =
    Le seuil d’Esquive est l’Attaque de l’unité, plus l’Ingéniosité de chaque unité de plus dans la pile, moins 1 pour chaque jeton de Blessure.
    .title = Le seuil d’Esquive

rule-era-of-the-ninja-E-82 =
    Le ninja attaqué lance son Esquive : s’il atteint le seuil d’Esquive ou le dépasse, il évite l’attaque.
    .title = Esquive réussie

rule-era-of-the-ninja-E-83 =
    Si l’Esquive rate, le ninja perd autant de Blessures que les Dégâts de l’unité, plus l’Ingéniosité de chaque unité de plus dans la pile, moins 1 pour chaque jeton de Blessure.
    .title = Esquive manquée

rule-era-of-the-ninja-E-84 =
    Avec un Échec total à l’Esquive, le ninja subit les Dégâts et perd encore 1 Blessure.
    .title = Échec total à l’Esquive

rule-era-of-the-ninja-E-85 =
    Une Réussite totale à l’Esquive évite toujours l’attaque, même si le seuil d’Esquive est de 10 ou plus.
    .title = Réussite totale à l’Esquive

rule-era-of-the-ninja-E-86 =
    La Récupération commence par retirer tous les jetons de Blessure des ennemis. En Ninja solitaire, ils restent (E.159).
    .title = Les ennemis se remettent

rule-era-of-the-ninja-E-87 =
    Un ninja qui, à son tour, ne s’est pas déplacé et n’a fait ni Sprint ni Attaque regagne 1 Blessure et 1 Ki.
    .title = Reprendre des forces

rule-era-of-the-ninja-E-88 =
    Un ninja qui choisit Se cacher sans s’être déplacé regagne lui aussi 1 Blessure et 1 Ki.
    .title = Récupérer en se cachant

rule-era-of-the-ninja-E-89 =
    La récupération ne dépasse jamais les Blessures et le Ki de départ, augmentés de ceux que donnent Objets et Compétences.
    .title = Le maximum

rule-era-of-the-ninja-E-90 =
    Un ninja qui perd sa dernière Blessure est vaincu.
    .title = Un ninja vaincu

rule-era-of-the-ninja-E-91 =
    Contre un Seigneur, une Réussite totale à l’Attaque vaut 10 plus tous les bonus d’Attaque. Si ce total atteint sa valeur de Mort, il est vaincu.
    .title = Réussite totale contre un Seigneur

rule-era-of-the-ninja-E-92 =
    Si la Réussite totale ne suffit pas à le vaincre, le Seigneur reçoit 3 jetons de Blessure, et l’attaquant fait aussitôt un second jet d’Attaque contre lui.
    .title = Le Seigneur survit à une Réussite totale

rule-era-of-the-ninja-E-93 =
    Un Seigneur ne meurt jamais de jetons de Blessure, si nombreux qu’ils soient.
    .title = Les jetons ne tuent pas un Seigneur

rule-era-of-the-ninja-E-94 =
    Les jetons de Blessure d’un Seigneur baissent sa valeur de Blessure et sa valeur de Mort, mais ni son Attaque ni ses Dégâts.
    .title = Un Seigneur blessé frappe aussi fort

rule-era-of-the-ninja-E-95 =
    Le Seigneur remarque chaque ninja sur sa tuile, même caché.
    .title = Rien n’échappe au Seigneur sur sa tuile

rule-era-of-the-ninja-E-96 =
    Si le Seigneur entre sur une tuile où un ninja est caché, ce ninja devient visible et devient sa nouvelle cible.
    .title = Le Seigneur débusque

rule-era-of-the-ninja-E-97 =
    Un Seigneur ne fait jamais partie d’une pile.
    .title = Le Seigneur est toujours seul

rule-era-of-the-ninja-E-98 =
    Quand le texte d’une carte contredit une règle du livret, la carte l’emporte.
    .title = La carte l’emporte sur le livret

rule-era-of-the-ninja-E-99 =
    Avec l’option des combats entre ninjas (NvN), vous ne pouvez attaquer un autre ninja que si votre Ombre est plus haute que la sienne.
    .title = Option NvN : attaquer un autre ninja

rule-era-of-the-ninja-E-100 =
    Un Vol se tente sur la même tuile. Nommez une Arme ou un Objet de la cible ; votre Attaque s’oppose à son Esquive, et si votre total est plus haut, la carte est à vous.
    .title = NvN : voler

rule-era-of-the-ninja-E-101 =
    Pour blesser, votre Attaque s’oppose à l’Esquive de la cible. Si votre total est plus haut, elle perd autant de Blessures que la différence, et les deux Ombres baissent d’autant.
    .title = NvN : blesser

rule-era-of-the-ninja-E-102 =
    Si le total de la cible est plus haut, l’attaque échoue, et l’Ombre de l’attaquant tombe à 1.
    .title = NvN : la cible fait mieux

rule-era-of-the-ninja-E-103 =
    À égalité il ne se passe rien : personne ne perd rien et aucune Ombre ne change.
    .title = NvN : égalité

rule-era-of-the-ninja-E-104 =
    Dans un combat entre ninjas, seul celui qui a le total le plus bas peut relancer avec du Ki. S’il passe devant, l’autre peut relancer à son tour, et ainsi de suite.
    .title = NvN : relances

rule-era-of-the-ninja-E-105 =
    Dans un combat entre ninjas, 1 Ki lève la Limite de 2 et 9 comme d’habitude.
    .title = NvN : lever la Limite

rule-era-of-the-ninja-E-106 =
    Si l’attaquant a une Réussite totale, la Limite ne vaut pas pour lui : il compte 10 plus ses modificateurs.
    .title = NvN : Réussite totale de l’attaquant

rule-era-of-the-ninja-E-107 =
    Si la cible a une Réussite totale, l’attaque échoue, quel que soit le total de l’attaquant, dont l’Ombre tombe à 1.
    .title = NvN : Réussite totale de la cible

rule-era-of-the-ninja-E-108 =
    Si l’attaquant a un Échec total, l’attaque échoue, il perd 1 Blessure et son Ombre tombe à 1.
    .title = NvN : Échec total de l’attaquant

rule-era-of-the-ninja-E-109 =
    Si la cible a un Échec total, l’attaque réussit. La cible perd d’abord 1 Blessure et son Ombre tombe à 1 ; puis vient le résultat de l’attaque.
    .title = NvN : Échec total de la cible

rule-era-of-the-ninja-E-110 =
    Les ninjas n’ont ni valeur de Blessure ni valeur de Mort : Mortelle et les capacités semblables ne font rien contre eux.
    .title = NvN : ni valeur de Blessure ni valeur de Mort

rule-era-of-the-ninja-E-111 =
    Avec l’option Renforts, les deux camps peuvent recevoir des renforts. Ils arrivent à la fin de la Récupération.
    .title = Option Renforts : quand

rule-era-of-the-ninja-E-112 =
    Les Rencontres restées hors du jeu et l’autre carte « Le Seigneur entre » sont mélangées et forment la pioche Renforts.
    .title = La pioche Renforts

rule-era-of-the-ninja-E-113 =
    On pioche une carte Renforts si la Vigilance est plus haute que l’Ombre la plus haute parmi les ninjas.
    .title = Renforts : une Vigilance élevée

rule-era-of-the-ninja-E-114 =
    On pioche une carte Renforts pour chaque ninja dont l’Ombre est à 1.
    .title = Renforts : ninjas à découvert

rule-era-of-the-ninja-E-115 =
    On pioche une carte Renforts si le dé de Vigilance montre un 0 naturel.
    .title = Renforts : un 0 de Vigilance

rule-era-of-the-ninja-E-116 =
    Pour chaque carte, le Ninja meneur choisit d’abord une tuile qui a un marqueur donnant sur un bord ouvert ; ensuite seulement la carte est révélée et ses unités y sont placées. La même tuile peut servir plusieurs fois.
    .title = Placer les renforts

rule-era-of-the-ninja-E-117 =
    Si une carte Renforts est « Le Seigneur entre », le Seigneur arrive ainsi dans le château.
    .title = Le Seigneur en renfort

rule-era-of-the-ninja-E-118 =
    Avec l’option Renforts, un joueur vaincu peut piocher un nouveau ninja parmi ceux qui n’ont pas servi, jetons écartés à la mise en place compris, tant que le Seigneur n’est pas repéré et qu’il reste des ninjas.
    Dans les modes à clans, seuls les membres du clan peuvent être piochés ; le nouveau ninja peut se servir du fonds du clan.
    .title = Un nouveau ninja

rule-era-of-the-ninja-E-119 =
    Un clan élémentaire accepte les ninjas de son Élément ou d’un Élément allié. Un ninja à deux Éléments choisit celui qui compte.
    .title = Clans élémentaires : qui peut en être

rule-era-of-the-ninja-E-120 =
    Chaque Élément a deux alliés, ses voisins dans l’anneau Terre, Métal, Eau, Bois, Feu.
    - Métal : Terre et Eau.
    - Eau : Métal et Bois.
    - Bois : Eau et Feu.
    - Feu : Bois et Terre.
    - Terre : Feu et Métal.
    .title = Les Éléments alliés

rule-era-of-the-ninja-E-121 =
    L’avantage d’un clan élémentaire ne vaut que sur une tuile où se trouve un autre membre du clan.
    .title = Clans élémentaires : être ensemble

rule-era-of-the-ninja-E-122 =
    Les membres du clan du Métal ont +1 à l’Attaque quand ils sont avec un autre membre.
    .title = Clan du Métal

rule-era-of-the-ninja-E-123 =
    Un membre du clan de l’Eau a +1 Mouvement si son tour commence sur la tuile d’un autre membre.
    .title = Clan de l’Eau

rule-era-of-the-ninja-E-124 =
    Un membre du clan du Bois dispose de l’Action Soin, qui rend 1 Blessure à un autre membre.
    .title = Clan du Bois

rule-era-of-the-ninja-E-125 =
    Quand un membre du clan du Feu rate son Esquive, un autre membre peut subir les Dégâts à sa place. Son armure compte, mais il perd au moins 1 Blessure.
    .title = Clan du Feu

rule-era-of-the-ninja-E-126 =
    Les membres du clan de la Terre ont +1 à l’Esquive quand ils sont avec un autre membre.
    .title = Clan de la Terre

rule-era-of-the-ninja-E-127 =
    Un clan hiérarchique accepte les ninjas de son Royaume ou d’un Royaume voisin sur l’échelle Ciel, Voie, Esprit, Homme, Vide.
    .title = Clans hiérarchiques : qui peut en être

rule-era-of-the-ninja-E-128 =
    Avant la partie, un membre du clan du Ciel déclare un type d’unité ou un clan adverse : contre celui-là il a +1 à l’Attaque.
    .title = Clan du Ciel

rule-era-of-the-ninja-E-129 =
    Pour les membres du clan de la Voie, explorer coûte 1 Mouvement au lieu de 2.
    .title = Clan de la Voie

rule-era-of-the-ninja-E-130 =
    Les membres du clan de l’Esprit ont 1 Ki de plus. Il est dépensé le premier et ne se récupère pas.
    .title = Clan de l’Esprit

rule-era-of-the-ninja-E-131 =
    Les membres du clan de l’Homme ont 2 Blessures de plus. Elles sont perdues les premières et ne se récupèrent pas.
    .title = Clan de l’Homme

rule-era-of-the-ninja-E-132 =
    Un membre du clan du Vide qui choisit Se cacher a +1 à l’Ombre.
    .title = Clan du Vide

rule-era-of-the-ninja-E-133 =
    Un clan nommé accepte tous les ninjas, mais n’a que les avantages communs à tous les clans : échange, fonds du clan et victoire partagée.
    .title = Clans nommés

rule-era-of-the-ninja-E-134 =
    Quand un membre commence son tour sur la tuile d’un autre membre, ils peuvent échanger des Armes et des Objets. Après l’échange, chacun a au plus 4 de ces cartes.
    .title = Échanger dans le clan

rule-era-of-the-ninja-E-135 =
    Au début de votre tour vous pouvez verser autant de votre Ingéniosité que vous voulez dans le fonds du clan.
    .title = Le fonds du clan

rule-era-of-the-ninja-E-136 =
    Qui se sert du fonds du clan ne peut faire qu’un achat ce tour-là ; il peut le compléter avec sa propre Ingéniosité.
    .title = Acheter avec le fonds

rule-era-of-the-ninja-E-137 =
    L’Ingéniosité versée dans le fonds y reste, même quand son donateur est vaincu.
    .title = Les dons restent

rule-era-of-the-ninja-E-138 =
    Quand un membre d’un clan gagne, tous les membres du clan gagnent avec lui.
    .title = Victoire partagée

rule-era-of-the-ninja-E-139 =
    Avec cette option, une Attaque est furtive si c’est la première de la manche sur la tuile visée et si l’Ombre de l’attaquant est plus haute que la Vigilance.
    .title = Option attaque furtive : conditions

rule-era-of-the-ninja-E-140 =
    L’attaque furtive donne +1 à l’Attaque, ou +2 si l’Ombre est une Réussite totale. La Limite de 2 et 9 s’applique.
    .title = Le bonus de l’attaque furtive

rule-era-of-the-ninja-E-141 =
    Le mode Standard se joue de 2 à 4 ; celui qui vainc le Seigneur gagne.
    .title = Mode Standard

rule-era-of-the-ninja-E-142 =
    Le Combat à mort entre ninjas se joue de 2 à 4, sans Seigneur ni sbires. Avant la partie, les joueurs posent tour à tour toutes les tuiles, face visible.
    .title = Mode Combat à mort

rule-era-of-the-ninja-E-143 =
    Chacun lance un dé, et tous les ex aequo relancent. Du plus bas au plus haut, chacun place son ninja sur une tuile libre de tout autre ninja ; le plus haut est Ninja meneur.
    .title = Combat à mort : le départ

rule-era-of-the-ninja-E-144 =
    Dans un Combat à mort, les phases Vigilance et Unités du Seigneur n’ont pas lieu.
    .title = Combat à mort : quatre phases

rule-era-of-the-ninja-E-145 =
    Dans un Combat à mort, l’Action Se cacher relance le dé d’Ombre.
    .title = Combat à mort : Se cacher

rule-era-of-the-ninja-E-146 =
    L’Action Fouille lance un dé et rapporte la moitié du résultat en Ingéniosité, arrondie à l’inférieur ; l’Ombre baisse d’autant.
    - Échec total : pas d’Ingéniosité, et l’Ombre tombe à 1.
    - Réussite totale : l’Ombre ne change pas.
    .title = Combat à mort : Fouille

rule-era-of-the-ninja-E-147 =
    Si une capacité dispense un ninja du jet d’Ombre ou protège son Ombre, celle-ci tombe quand même à 1 après une Fouille.
    .title = Fouille et Ombre protégée

rule-era-of-the-ninja-E-148 =
    Dans un Combat à mort, un ninja vaincu n’est pas remplacé ; le dernier encore en jeu gagne.
    .title = Combat à mort : le dernier debout

rule-era-of-the-ninja-E-149 =
    Ce mode se joue à 2 ou à 4. On convient d’abord des camps et de leurs clans ; puis chacun choisit un ninja de son clan, ou en tire un au sort parmi ses membres.
    À 3, un joueur peut mener deux ninjas, ou les camps sont inégaux. Deux camps peuvent être du même clan et comptent alors comme des clans distincts.
    .not-in-book = Chaque ninja a sa propre place à la table. Le tirage au sort donne deux ninjas, dont le joueur garde un, comme dans les autres modes.
    .title = Mode Combat à mort des clans

rule-era-of-the-ninja-E-150 =
    Le dernier camp en jeu gagne. Les règles des clans s’appliquent.
    .title = Combat à mort des clans : victoire

rule-era-of-the-ninja-E-151 =
    L’Assaut du clan se joue de 2 à 4 : tous sont d’un même clan et ne peuvent pas s’attaquer entre eux. Si l’un d’eux vainc le Seigneur, tous gagnent.
    .title = Mode Assaut du clan

rule-era-of-the-ninja-E-152 =
    Plusieurs camps entrent dans le château. On ne peut attaquer que les ninjas des camps adverses, et le camp de celui qui vainc le Seigneur gagne.
    .title = Mode Assaut de plusieurs clans

rule-era-of-the-ninja-E-153 =
    Vaincre le Seigneur ne finit pas la partie : le vainqueur gagne son Ingéniosité et sa tête, et l’on continue.
    .title = Mode La tête du Seigneur

rule-era-of-the-ninja-E-154 =
    Gagne celui qui commence son tour sur la Cour de départ en portant la tête.
    .title = Rapporter la tête

rule-era-of-the-ninja-E-155 =
    La tête prend une des 4 places d’équipement. Elle ne peut pas aller dans une réserve, et l’on peut toujours la voler, malgré toute protection.
    .title = Porter la tête

rule-era-of-the-ninja-E-156 =
    Pour le porteur de la tête, toute Réussite totale devient un 9, celle de son Ombre aussi, et une capacité qui ferait d’un 9 une Réussite totale ne compte pas. Il ne peut pas non plus lever la Limite.
    .title = Le porteur n’a pas de Réussite totale

rule-era-of-the-ninja-E-157 =
    Poser la tête sur sa tuile est une Action ; l’y ramasser en est une aussi.
    .title = Poser ou ramasser la tête

rule-era-of-the-ninja-E-158 =
    Chaque Échec total du porteur inflige une Blessure à la tête. À la troisième elle est détruite, et personne ne gagne.
    .title = La tête s’abîme

rule-era-of-the-ninja-E-159 =
    Un seul joueur affronte le château. Il n’y a pas de phase du Ninja meneur, et les jetons de Blessure restent sur les ennemis à la Récupération.
    .title = Mode Ninja solitaire

rule-era-of-the-ninja-E-160 =
    L’Arcade se joue de 2 à 4 et s’ajoute à un autre mode : à la fin, celui à qui il reste le plus d’Ingéniosité gagne. Un clan additionne celle de ses membres.
    .title = Mode Arcade

rule-era-of-the-ninja-E-r1 =
    La limite de pile est le nombre d’unités de la pile, toutes comprises, celle que représente la figurine aussi.
    .title = La limite de pile compte des unités

rule-era-of-the-ninja-E-r2 =
    Pour qu’une Réussite totale vainque un Seigneur (E.91), il suffit que le total égale sa valeur de Mort.
    .title = Atteindre suffit contre un Seigneur

rule-era-of-the-ninja-E-r3 =
    À égalité, qui a choisi Se cacher est caché ; les autres ont besoin d’une Ombre plus haute.
    .title = Égalité entre Ombre et Vigilance

rule-era-of-the-ninja-E-r4 =
    La récompense d’une cachette réussie compte les piles de sbires qui sont sur la tuile à la phase de Vigilance. Le Seigneur ne compte pas.
    .title = La récompense de la cachette

rule-era-of-the-ninja-E-r5 =
    Sur la tuile du Seigneur, être caché protège seulement des sbires.
    .title = Se cacher près du Seigneur

rule-era-of-the-ninja-E-r6 =
    L’Ombre n’est jamais inférieure à 1. Une Ombre tombée à 1 n’est pas un Échec total, mais elle compte pour les renforts (E.114).
    .title = L’Ombre ne descend pas sous 1

rule-era-of-the-ninja-E-r7 =
    Une Ombre de 10 ou plus obtenue en levant la Limite est un simple nombre, non une Réussite totale.
    .title = Une grande Ombre grâce au Ki

rule-era-of-the-ninja-E-r8 =
    Les piles se réunissent à la fin de la phase des Unités du Seigneur ; les renforts, dès qu’ils sont placés.
    .title = Quand les piles se réunissent

rule-era-of-the-ninja-E-r9 =
    Quand des piles se réunissent, leurs jetons de Blessure s’additionnent. L’échange de jetons contre une unité (E.61) n’a lieu que lorsqu’une blessure est infligée.
    .title = Les jetons de piles réunies

rule-era-of-the-ninja-E-r10 =
    Un sbire seul qui a 3 jetons de Blessure est abattu.
    .title = Trois jetons sur un sbire seul

rule-era-of-the-ninja-E-r11 =
    Les jetons de Blessure d’une pile baissent aussi les valeurs d’une seule unité visée dans cette pile.
    .title = Les jetons valent aussi contre une seule unité

rule-era-of-the-ninja-E-r12 =
    Un sbire à distance qui a un ninja visible sur sa tuile l’attaque.
    .title = Un ninja sur la tuile d’un tireur

rule-era-of-the-ninja-E-r13 =
    Le texte de Mortelle parle de sbires : ce trait ne fait rien contre un Seigneur.
    .title = Mortelle et le Seigneur

rule-era-of-the-ninja-E-r14 =
    Des Dégâts négatifs comptent pour 0. La Blessure due à un Échec total à l’Esquive est perdue quand même.
    .title = Dégâts négatifs

rule-era-of-the-ninja-E-r15 =
    Le livret permet de blesser un ninja à n’importe quelle distance. Cela veut dire : une Arme de mêlée demande la même tuile, et une Arme à distance suit E.54 et E.55. Pour un Vol, la sorte d’Arme est indifférente, et tous les bonus d’Attaque comptent.
    .title = À quelle distance attaquer un ninja

rule-era-of-the-ninja-E-r16 =
    Si l’attaquant et la cible ont chacun un Échec total, chacun subit sa propre pénalité, et rien d’autre ne se passe.
    .title = Deux Échecs totaux entre ninjas

rule-era-of-the-ninja-E-r17 =
    Si une Réussite totale de l’attaquant blesse un ninja, seule l’Ombre de la cible baisse.
    .title = L’Ombre après une Réussite totale entre ninjas

rule-era-of-the-ninja-E-r18 =
    Un Vol réussi ne change aucune Ombre. La carte arrive inactive chez le voleur, pour qui la limite de 4 cartes vaut aussitôt.
    .title = Après un Vol réussi

rule-era-of-the-ninja-E-r19 =
    La carte « Le Seigneur entre » place le Seigneur, sans aucun sbire. Une seconde carte de ce nom est défaussée, et on en pioche une autre.
    .title = « Le Seigneur entre » une seconde fois

rule-era-of-the-ninja-E-r20 =
    Sans carte Rencontre, une nouvelle tuile reste sans unités ; sans tuile, on ne peut plus explorer. Une pioche d’Armes, d’Objets ou de Compétences vide est refaite en mélangeant sa défausse.
    .title = Des pioches vides

rule-era-of-the-ninja-E-r21 =
    S’il n’y a aucune tuile avec un marqueur donnant sur un bord ouvert, la carte Renforts est défaussée.
    .title = Pas de bord ouvert

rule-era-of-the-ninja-E-r22 =
    Une tuile qui fermerait le château alors qu’il en reste d’autres est tournée autrement ; si cela ne suffit pas, on en prend une autre.
    .title = Ne pas fermer le château

rule-era-of-the-ninja-E-r23 =
    Si le Ninja meneur est éliminé, le joueur vivant suivant dans le sens horaire prend sa place. Le dernier joueur vivant reste Ninja meneur.
    .title = Un Ninja meneur éliminé

rule-era-of-the-ninja-E-r24 =
    Un achat est la première carte de la pioche. Une Arme ou un Objet reste inactif jusqu’à ce que vous ajustiez votre équipement ; une Compétence est active aussitôt.
    .title = Ce que l’on achète

rule-era-of-the-ninja-E-r25 =
    On ne peut pas acheter une seconde Synergie pour la même Compétence.
    .title = Une Synergie par Compétence

rule-era-of-the-ninja-E-r26 =
    Qui perd une carte qui lui donnait des Blessures ou du Ki ramène les siens au nouveau maximum, mais garde au moins 1 Blessure.
    .title = Perdre une carte qui donnait des points

rule-era-of-the-ninja-E-r27 =
    Sans déplacement, Fouille, Soin, poser la tête et la ramasser n’empêchent pas de récupérer.
    .title = Actions qui laissent récupérer

rule-era-of-the-ninja-E-r28 =
    Une règle maison : au jet qui désigne le premier Ninja meneur, le Ki ne sert pas.
    .title = Pas de Ki au premier jet

rule-era-of-the-ninja-E-r29 =
    Pour remplacer un ninja vaincu, on pioche un seul jeton et on l’équipe selon la mise en place. Il arrive sur la Cour de départ après la Récupération, avant les cartes Renforts, avec 0 Ingéniosité.
    Les cartes de l’ancien ninja sont défaussées, et son jeton ne revient jamais.
    .title = Comment arrive un remplaçant

rule-era-of-the-ninja-E-r30 =
    Le membre du clan du Feu qui s’interpose prend les Dégâts de l’attaque ; la Blessure de l’Échec total reste à celui qui a lancé le dé.
    .title = Ce que prend le Feu

rule-era-of-the-ninja-E-r31 =
    Le +1 du clan du Vide vient quand l’Action Se cacher est annoncée, sans égard à la Limite.
    .title = Quand compte le bonus du Vide

rule-era-of-the-ninja-E-r32 =
    Pour le clan de l’Eau, n’importe quel autre membre du clan compte. Le Soin demande d’être sur la même tuile.
    .title = Quels membres pour l’Eau et le Soin

rule-era-of-the-ninja-E-r33 =
    Il n’y a pas d’attaque furtive contre un Seigneur depuis sa propre tuile, ni entre ninjas. À la première manche, l’Ombre se compare à une Vigilance de 1.
    .title = Où l’attaque furtive ne vaut pas

rule-era-of-the-ninja-E-r34 =
    L’Assaut de plusieurs clans et La tête du Seigneur se jouent de 2 à 4.
    .title = De deux à quatre joueurs

rule-era-of-the-ninja-E-r35 =
    Seule la Cour de départ fait gagner.
    .not-in-book = Un porteur vaincu laisse tomber la tête sur sa tuile, et la tête ne s’échange pas.
    .title = La tête : Cour, défaite et échange

rule-era-of-the-ninja-E-r36 =
    En mode Arcade, les vaincus gardent leur score, les ex aequo partagent la victoire, et le fonds du clan compte pour le clan.
    .title = Arcade : le décompte

rule-era-of-the-ninja-E-r37 =
    Le remplacement d’unités manquantes (E.51) est automatique. S’il y a plusieurs possibilités, le joueur actif choisit.
    .title = Unités de remplacement

rule-era-of-the-ninja-E-r38 =
    Si les règles de deux cartes se contredisent, les joueurs conviennent de celle qui l’emporte. S’ils n’y arrivent pas, chacun lance un dé, et le plus haut décide.
    .not-in-book = Ici, la priorité va dans cet ordre : Seigneur, ninja, Compétence, Objet, Arme. On ne lance les dés que si cela ne tranche pas.
    .title = Quand deux cartes se contredisent

rule-era-of-the-ninja-E-r39 =
    S’il ne reste aucun ninja et qu’aucun n’est pioché, personne ne gagne.
    .title = Plus aucun ninja

rule-era-of-the-ninja-E-r40 =
    Les inventaires sont connus de tous. L’ordre des pioches et les cartes face cachée des Synergies ne le sont pas.
    .title = Ce qui est public

rule-era-of-the-ninja-E-r41 =
    Un Échec total vaut 1 et une Réussite totale 10, sans modificateurs, sauf une Réussite totale à l’Attaque contre un Seigneur ou entre ninjas.
    .title = Sans modificateurs

rule-era-of-the-ninja-E-r42 =
    Après n’importe quelle attaque, une Réussite totale d’Ombre n’est plus qu’un nombre ; une Réussite totale à l’Attaque le laisse à 10.
    .title = L’Ombre parfaite après une Attaque

rule-era-of-the-ninja-E-r43 =
    Après un Échec total d’Ombre on n’est jamais caché, pas même avec Se cacher et une Vigilance de 1.
    .title = Trop bruyant pour se cacher

rule-era-of-the-ninja-E-r44 =
    Quand une seule unité d’une pile est abattue, tous les jetons de Blessure restent sur la pile.
    .title = Les jetons d’une pile entamée

rule-era-of-the-ninja-E-r45 =
    Une unité seule peut compter comme une pile. Un effet qui vise « une unité » n’en touche qu’une.
    .not-in-book = Une unité seule est une pile pour la récompense de la cachette et pour l’échange de trois jetons contre une unité.
    .title = Une unité seule est une pile

rule-era-of-the-ninja-E-r46 =
    Le second jet de E.92 est un nouveau jet avec les mêmes bonus, attaque furtive comprise ; son effet sur l’Ombre est l’effet habituel. Une nouvelle Réussite totale répète E.91 et E.92.
    .title = Le second jet contre un Seigneur

rule-era-of-the-ninja-E-r47 =
    Les sbires n’attaquent que des ninjas visibles ; le Seigneur attaque aussi ceux qui sont cachés sur sa tuile.
    Quand le Seigneur arrive sur la tuile d’un ninja, ce ninja est visible pour tous les ennemis jusqu’à la fin de la phase, et le Seigneur s’arrête là. Il ne quitte jamais une tuile où se trouve un ninja.
    .title = Qui les ennemis attaquent

rule-era-of-the-ninja-E-r48 =
    Les ennemis à distance visent le ninja visible le plus proche, d’abord sur leur propre tuile. S’ils ne peuvent en atteindre aucun, ils s’approchent autant qu’il leur est permis.
    .title = Qui visent les ennemis à distance

rule-era-of-the-ninja-E-r49 =
    Toutes les piles de même nom sur une tuile peuvent se réunir ; le Ninja meneur choisit lesquelles.
    .title = Quelles piles se réunissent

rule-era-of-the-ninja-E-r50 =
    L’Arme et la Compétence de départ, et les Objets sans coût, commencent actifs. Une carte ne donne des Blessures ou du Ki que si elle est active ; le maximum et le nombre actuel montent alors ensemble.
    .title = Ce qui est actif au départ

rule-era-of-the-ninja-E-r51 =
    Si la Compétence que l’on vient de retourner est le double d’une autre Compétence active, E.36 et E.37 s’appliquent de nouveau.
    .title = Une carte retournée qui est un double

rule-era-of-the-ninja-E-r52 =
    À égalité, personne ne relance. Pour savoir qui a le total le plus bas et peut donc relancer, un Échec total est au-dessous de tous les totaux, et une Réussite totale de la cible au-dessus.
    La Réussite totale de la cible l’emporte sur celle de l’attaquant (E.107). Un attaquant dont la Réussite totale donne le total le plus bas échoue, mais garde son Ombre.
    .title = NvN : relances et Réussites totales

rule-era-of-the-ninja-E-r53 =
    Chaque membre a l’avantage du clan, ceux d’un Élément allié aussi. Le Soin est permis après un déplacement et ne dépasse pas le maximum de Blessures.
    .title = L’avantage vaut pour tout le clan

rule-era-of-the-ninja-E-r54 =
    Qui s’interpose est sur la tuile de celui qui a raté son Esquive. La question est posée à chacun dans le sens horaire à partir de celui-ci, après le dernier jet d’Esquive et seulement si les Dégâts sont d’au moins 1.
    Le Feu protège aussi d’une blessure entre ninjas, mais pas d’un Vol.
    .title = Comment le Feu s’interpose

rule-era-of-the-ninja-E-r55 =
    Au clan du Ciel, chaque membre fait sa propre déclaration. Le Ki de l’Esprit et les Blessures de l’Homme se comptent hors du maximum et ne sont jamais rendus ; un remplaçant les reçoit à son tour.
    .title = Ciel, Esprit et Homme

rule-era-of-the-ninja-E-r56 =
    Dans un Combat à mort, le +1 du Vide s’ajoute après la relance ; un Échec total reste 1.
    .title = Le Vide en Combat à mort

rule-era-of-the-ninja-E-r57 =
    Tous les membres sur la tuile peuvent prendre part à l’échange. Qui a ensuite trop de cartes défausse l’excédent.
    .not-in-book = Chacun y prend part de son plein gré. Les cartes arrivent inactives, et chacun choisit lesquelles des siennes il défausse.
    .title = Comment on échange

rule-era-of-the-ninja-E-r58 =
    Les conditions des renforts comptent les ninjas vivants qui ont une Ombre de cette manche ; s’il n’y en a pas, seule E.115 vaut. Si la pioche Renforts est vide, il n’y a pas de carte.
    Le Seigneur est repéré quand il est sur le plateau. Une carte « Le Seigneur entre » qui sort après sa défaite est remplacée, elle aussi.
    .title = Précisions sur les renforts

rule-era-of-the-ninja-E-r59 =
    Pour l’attaque furtive, aucune attaque contre un sbire de cette tuile ne doit avoir été tentée dans la manche.
    .not-in-book = Les combats entre ninjas ne comptent pas. Une Ombre de 10 contre une Vigilance de 10 ne donne rien.
    .title = La première attaque sur une tuile

rule-era-of-the-ninja-E-r60 =
    La Cour est posée d’abord. Puis, dans l’ordre des places, chacun pose une tuile à côté de n’importe quelle autre, selon E.44.
    .title = Poser les tuiles du Combat à mort

rule-era-of-the-ninja-E-r61 =
    Qui vainc le Seigneur prend la tête à n’importe quelle distance, et défausse ce qui dépasse ses 4 places. Les adversaires peuvent la voler même sans l’option des combats entre ninjas.
    .title = Prendre et voler la tête

rule-era-of-the-ninja-E-r62 =
    En Ninja solitaire, le joueur est le Ninja meneur, et la Vigilance commence à 1. Les combats entre ninjas et les clans ne sont pas en jeu.
    .title = Précisions sur le Ninja solitaire

rule-era-of-the-ninja-E-r63 =
    Le mode de base décide seulement quand la partie finit. Vaincre le Seigneur rapporte son Ingéniosité, et l’Ingéniosité d’un ninja remplacé reste dans le score de son joueur.
    .title = Précisions sur l’Arcade

rule-era-of-the-ninja-E-r64 =
    Après la centième manche, ou plus tôt si les joueurs en conviennent (option rounds), la nuit est finie : la partie s’arrête, et personne ne gagne. En Arcade seulement, le score décide même alors.
    .title = La fin de la nuit

rule-era-of-the-ninja-E-r65 =
    Une Ombre qui est une Réussite totale quand vous attaquez le Seigneur ou tentez de voler la tête, et que l’attaque laisse à 10, passe à 9 quand vous prenez la tête (E.156). Une Ombre que l’attaque a fait baisser reste comme elle est.
    .title = La tête et une Ombre de 10

rule-era-of-the-ninja-E-r66 =
    Une réserve accueille des Armes et des Objets inactifs ; un Objet actif reste où il est (E.41). Une Arme mise en réserve n’est plus active. Si vous avez plus de cartes que la limite ne le permet, vous pouvez en mettre dans une réserve qui a de la place au lieu de les défausser.
    .title = Ce qui va en réserve

rule-era-of-the-ninja-E-r67 =
    La Limite n’est levée que là où un résultat supérieur à 9 pourrait changer quelque chose : pour une valeur de Blessure, de Mort ou d’Attaque que seul un tel résultat atteint, pour une Ombre, pour une Fouille, ou contre un ninja. Personne ne dépense du Ki pour rien.
    .title = Pas de Ki pour rien

rule-era-of-the-ninja-E-r68 =
    L’Arcade demande au moins deux camps, car un clan seul ne pourrait pas perdre. Elle ne se joue donc ni en Ninja solitaire, ni en Assaut du clan, ni quand tous les joueurs sont du même clan.
    .title = L’Arcade demande des rivaux

rule-era-of-the-ninja-E-r69 =
    Certaines salles ont une particularité ; elle est écrite sur la salle et agit sur les ninjas ou les unités qui s’y trouvent. Si elle contredit une carte, la carte l’emporte. Avec l’option rooms = plain, on joue sans particularités.
    .title = Les particularités des salles

rule-era-of-the-ninja-E-r70 =
    Certaines cartes Rencontre disent ce qui arrive à l’exploration, une fois leurs unités placées. Piochées comme renforts, elles n’amènent que des unités. Ce que porte une pile va à qui vainc sa dernière unité ; quand des piles se réunissent, cela s’additionne.
    .title = Ce que disent les Rencontres

rule-era-of-the-ninja-E-r71 =
    Avec l’option pace = quick, un Combat à mort a un château de 3 tuiles Salle par ninja, qui brûle après la manche 4. À partir de là, le repos rend du Ki, mais plus de Blessures, et à la fin de chaque manche chaque ninja perd une Blessure ; seul celui dont l’Ombre est la plus basse perd ainsi la dernière, et personne si toutes sont égales. Selon le livret, on pose toutes les tuiles et l’on regagne des Blessures comme d’habitude : les ninjas se soignent alors à peu près aussi vite qu’ils se blessent.
    .title = Un Combat à mort rapide

rule-era-of-the-ninja-E-r72 =
    L’option difficulty a trois niveaux mesurés.
    - Facile : attaques furtives (E.139), et chaque ninja a 3 Blessures de plus, perdues en premier et jamais regagnées.
    - Normale : la valeur de Blessure et la valeur de Mort du Seigneur sont plus hautes : de 2 en solo, de 1 à plusieurs.
    - Difficile : renforts (E.111), et ces deux valeurs sont plus hautes : de 1 en solo, de 2 à plusieurs.
    La page sur l’équilibre dit combien de fois le Seigneur est vaincu à chaque niveau.
    .title = La difficulté

rule-era-of-the-ninja-E-r73 =
    Avec l’option defeated = castle, un joueur éliminé continue à jouer pour le château : pendant la phase des Unités du Seigneur, le premier d’entre eux, dans le sens horaire à partir du Ninja meneur, fait les choix que le Ninja meneur fait d’ordinaire (E.26) : quelles unités agissent ensuite, qui elles attaquent, par où elles vont et quelles piles se réunissent. Le Ninja meneur lance toujours la Vigilance. Selon le livret, les vaincus ne font que regarder, ou piochent un nouveau ninja avec l’option reinforcements (E.118).
    .title = Les vaincus et le château

rule-era-of-the-ninja-E-r74 =
    Sur les cartes de cette boîte :
    - Un pas mène par un marqueur apparié à une tuile voisine. Qui est poussé fait un pas.
    - Une pile est une pile de sbires ; quand une carte peut agir sur le Seigneur, elle le nomme. Une unité se tient seule si sa pile n’a pas d’autre unité ; c’est toujours le cas du Seigneur.
    - Une Attaque abat, ou tue, si elle vainc ce qu’elle visait (E.62, E.65). L’Ingéniosité de plus pour cela se gagne aussi quand les jetons de Blessure d’une Attaque retirent une unité (E.61).
    - Une Attaque frappe si elle blesse ou abat.
    - Un ninja s’est déplacé s’il a marché, exploré, choisi l’Action Sprint, ou si l’une de ses cartes l’a mené sur une autre tuile.
    - Avant de vous déplacer veut dire : à votre tour, tant que vous pourriez encore ajuster votre équipement. Pendant votre déplacement veut dire : à tout moment de votre tour avant l’Action, et après un Sprint ; ensuite on ne peut plus ni dépenser ni ajuster.
    .title = Ce que veulent dire les mots des cartes
