### La page des règles de Shinobi WAT-AAH!, dans l’ordre de lecture. W : ce que dit le livret. S : décisions.
### Une ligne est un paragraphe ; une ligne qui commence par un tiret est un point d’une liste.

rules-wat-aah-intro =
    De deux à quatre seigneurs réunissent devant eux des clans de ninjas ; les clans forts gagnent, la Corruption coûte des points.
    Additionnez vos cartes en jeu, retirez votre Corruption : en mode Petit Scarabée le plus grand total gagne.
    À votre tour vous piochez, puis vous pouvez poser des cartes, puis vous défaussez une carte.
    Pour piocher, choisissez d’abord : recruter et prendre une carte, ou vous corrompre.
    Qui se corrompt montre une carte, la met dans sa pile de Corruption et pioche autant de cartes que sa force plus 2.
    Pour poser un clan, mettez en jeu 2, 3 ou 4 cartes d’un clan que vous n’avez pas encore devant vous.
    Pour renforcer, ajoutez de 1 à 3 cartes à l’un de vos clans, ou un seul Yokai ; un clan n’a jamais plus de 4 cartes.
    Deux cartes posées ensemble donnent le premier pouvoir du clan, trois ou quatre le second ; une seule carte n’en donne aucun.
    Un Ronin remplace une carte de n’importe quel clan ; un Yokai a son propre pouvoir.
    Les pouvoirs font défausser ou échanger vos adversaires, détruisent ou renvoient leurs cartes, vous apportent des cartes ou copient un autre pouvoir ; un pouvoir qui peut agir doit agir.
    Le Jigoku est la défausse, face visible ; quand la pioche est vide, on le mélange pour en faire une nouvelle.
    Dès que quelqu’un a quatre clans et a utilisé le pouvoir, la manche est finie.
    Le mode Grand Maître a trois manches : le classement de chacune donne des pions Ninja pour la Cour, les Missions ou le Combat final.
    Les derniers d’un classement vont au Temple de l’Ombre ; les Missions permettent de regarder des Leurres et de deviner ainsi le Boss final.
    À la fin, chaque pion à la Cour ou aux Missions vaut 10 points, et le Boss final fixe ce que vaut le Combat final.

rule-wat-aah-W-1 =
    De deux à quatre joueurs mènent des clans de ninjas. Il y a deux modes.
    - Petit Scarabée : une manche ; le plus grand total gagne.
    - Grand Maître : trois manches ; chaque classement donne des pions Ninja, et ce qu’ils rapportent à la fin décide.
    Les 94 cartes Shinobi, soit 81 cartes Clan de neuf clans, 4 Ronin et 9 Yokai, forment une seule pioche, face cachée. À côté se trouve le Jigoku, la défausse, face visible.
    Une carte révélée par chacun désigne le premier joueur (S.1). Puis chacun reçoit 8 cartes, le premier joueur 7.
    En mode Grand Maître, l’un des cinq Boss est écarté sans être vu ; un autre est le Boss final, face cachée ; les trois autres sont les Leurres, face cachée. Le premier joueur prend le Shosho de l’Empereur, et chaque joueur a 12 pions Ninja en réserve.
    .title = But et modes

rule-wat-aah-W-2 =
    On joue dans le sens horaire. Un tour a trois phases.
    - Phase 1, piocher : recruter ou se corrompre. C’est obligatoire.
    - Phase 2, poser : poser un clan, ou en renforcer un, ou ni l’un ni l’autre.
    - Phase 3, défausser une carte. C’est obligatoire, sauf si la main est vide.
    .title = Un tour en trois phases

rule-wat-aah-W-3 =
    Choisissez avant de voir une carte.
    - Recruter : piochez la première carte de la pioche, sans la montrer aux autres.
    - Se corrompre : montrez la première carte de la pioche et mettez-la face cachée dans votre pile de Corruption ; puis piochez autant de cartes que sa force plus 2. Une carte de force 3 donne ainsi 5 cartes.
    Au décompte, les forces des cartes de votre pile de Corruption sont retirées de votre total.
    .title = Piocher : recruter ou se corrompre

rule-wat-aah-W-4 =
    Mettez en jeu 2, 3 ou 4 cartes d’un clan qui n’est pas encore devant vous. Un Ronin peut remplacer une carte de ce clan. Un clan a au plus 4 cartes.
    Le nombre de cartes posées décide du pouvoir, utilisé aussitôt : 2 cartes le premier, 3 ou 4 le second.
    .not-in-book =
        Le livret ne montre les pouvoirs que sur des images de cartes. Les voici, d’après des descriptions publiques du jeu imprimé ; pour chaque clan, le premier et le second :
        - Rat : un adversaire défausse 2 cartes ; 3 cartes.
        - Renard : échanger 3 cartes en main avec un adversaire ; échanger toute la main.
        - Crapaud : renvoyer une carte adverse dans la main de son propriétaire ; un clan adverse.
        - Araignée : détruire une carte adverse ; un clan adverse.
        - Corbeau : prendre 2 cartes au choix dans le Jigoku ; 3.
        - Carpe : piocher 2 cartes ; 4.
        - Dragon : regarder les 3 premières cartes de la pioche et en garder 1 ; en regarder 5 et en garder 2.
        - Singe : utiliser le premier pouvoir d’un clan adverse ; son second pouvoir.
        - Ours : aucun, mais chaque Ours a une force de 6.
    .title = Poser un clan

rule-wat-aah-W-5 =
    Ajoutez 1, 2 ou 3 cartes à un clan devant vous, cartes de ce clan ou Ronin ; ou bien un seul Yokai. Un clan n’a jamais plus de 4 cartes.
    Deux cartes ajoutées donnent le premier pouvoir du clan, trois le second ; une seule n’en donne aucun. Les cartes déjà présentes ne comptent pas.
    Un Yokai rejoint n’importe quel clan, mais seulement un clan déjà en jeu ; son pouvoir est utilisé aussitôt.
    .not-in-book =
        Les pouvoirs des Yokai, que le livret n’imprime pas non plus :
        - Ryu : regarder 5 cartes, en garder 2. Yurei : détruire un clan adverse. Kitsune : échanger toute la main.
        - Kappa : renvoyer un clan adverse. Roi Singe : utiliser le second pouvoir d’un clan adverse. Vieil Ermite : piocher 4 cartes.
        - Nezumi : un adversaire défausse 3 cartes. Oni : aucun pouvoir, mais une force de 8. Tengu : prendre 3 cartes au choix dans le Jigoku.
    .title = Renforcer un clan

rule-wat-aah-W-6 =
    Mettez une carte de votre main dans le Jigoku, face visible. C’est ensuite au joueur à votre gauche. Le nombre de cartes en main n’est pas limité.
    .title = Défausser

rule-wat-aah-W-7 =
    La manche finit quand un joueur a posé un quatrième clan et utilisé son pouvoir. Un clan d’une seule carte Clan compte comme un clan.
    Chacun additionne les forces de toutes ses cartes en jeu et retire celles de sa pile de Corruption : des clans de 9 et de 12 font 21 ; avec 3 de Corruption, le total est de 18.
    En mode Petit Scarabée le plus grand total gagne ; à égalité, le moins corrompu.
    .title = Fin de la manche et total

rule-wat-aah-W-8 =
    Le mode Grand Maître se joue en trois manches. Après chacune les totaux classent les joueurs, et chacun prend dans sa réserve des pions Ninja selon son rang.
    - 2 joueurs : 4, 2.
    - 3 joueurs : 4, 3, 1.
    - 4 joueurs : 4, 3, 2, 1.
    Les ex aequo partagent le rang et reçoivent chacun tous les pions de ce rang ; le rang suivant n’est pas sauté. Avec des totaux de 25, 25 et 10, deux joueurs ont chacun 4 pions et le troisième en a 3.
    Le vainqueur de la manche prend le Shosho de l’Empereur. Les derniers vont au Temple de l’Ombre. Puis on place les pions, et le détenteur du Shosho commence la manche suivante.
    .title = Trois manches, classement et pions

rule-wat-aah-W-9 =
    À partir du détenteur du Shosho, dans le sens horaire, chacun place un ou plusieurs de ses nouveaux pions dans un seul lieu, tour après tour, jusqu’à ce que tous soient placés. On ne place que les pions reçus après cette manche.
    - Temple de l’Ombre : il ne prend pas de pion, il est réservé aux derniers du classement. Piochez deux cartes Temple, remettez-en une sous la pioche et gardez l’autre, qui reste face visible et agit pendant la manche suivante ; ou regardez en secret l’un des trois Leurres.
    - Cour impériale : un pion au plus par joueur et par manche. Elle donne une carte Cour, face cachée, à utiliser une fois dans la manche suivante.
    - Missions : chaque fois que votre total y devient pair, vous pouvez regarder en secret un des Leurres.
    - Combat final : le Boss final décide de ce que les pions y valent.
    .title = Les lieux

rule-wat-aah-W-10 =
    Chaque Boss prend d’abord des pions à chaque joueur au Combat final (dégâts) ; les pions restants donnent des points selon ce tableau, pour 0, 1, 2, 3, 4 et 5 ou plus.
    - Grug’azor, dégâts 2 : 0, 30, 60, 90, 120, 120.
    - Shogun des Ténèbres, dégâts 0 : 0, 50, 50, 50, 50, 50.
    - Zombies, dégâts 1 : −30, 0, 0, 0, 0, 0.
    - Gaijins, dégâts 0 : −30, −30, −30, 30, 60, 90.
    - Ma’ Maho, dégâts 0 : −50, −10, −20, −30, −40, −50.
    .title = Les Boss

rule-wat-aah-W-11 =
    Quand les pions de la troisième manche sont placés, le Boss final est révélé. Chaque pion à la Cour impériale et aux Missions vaut 10 points de victoire ; ceux du Combat final comptent comme le dit le Boss.
    Celui qui a le plus de points gagne ; à égalité, le moins corrompu gagne, et s’il y a encore égalité, la victoire est partagée (S.22).
    .title = Score final

rule-wat-aah-S-1 =
    Avant le premier tour, tous révèlent une carte, et la plus forte désigne qui commence ; en cas d’égalité, on recommence. Toute carte révélée va au Jigoku avant la distribution.
    .not-in-book = Seuls ceux qui sont à égalité pour la plus forte en révèlent une autre, jusqu’à ce qu’un seul l’emporte. Ronin et Yokai comptent pour leur force imprimée.
    .title = Le premier joueur

rule-wat-aah-S-2 =
    Quand les pions d’une manche sont placés, toutes les cartes en jeu et toute la Corruption vont au Jigoku. On garde sa main. Le détenteur du Shosho commence la manche suivante.
    .not-in-book = Rien n’est distribué entre les manches ; pioche et Jigoku restent comme ils sont. Après la manche 3 on ne range rien, car les piles peuvent encore départager une égalité (S.22).
    .title = D’une manche à l’autre

rule-wat-aah-S-3 =
    Dès que la pioche est vide, on mélange le Jigoku pour en faire une nouvelle.
    .not-in-book = Cela vaut même pendant que l’on pioche. Les cartes que l’on est en train de regarder restent de côté. Si le Jigoku est vide aussi, on attend qu’une carte doive être piochée ; on pioche alors ce qu’il y a. Se corrompre sans rien à révéler ne fait rien.
    .title = Une pioche vide

rule-wat-aah-S-4 =
    Se corrompre compte la force de la carte montrée.
    .not-in-book = C’est toujours la force imprimée : un Oni fait piocher 10 cartes. Les piles de Corruption, le Jigoku et le nombre de cartes de chaque main sont connus de tous ; que la pile soit face cachée n’y change rien.
    .title = Force et informations publiques

rule-wat-aah-S-5 =
    En un tour vous posez un clan ou vous en renforcez un, pas les deux.
    .not-in-book = La carte Cour Marche Forcée est l’exception.
    .title = Poser ou renforcer

rule-wat-aah-S-6 =
    Un clan a besoin d’au moins une vraie carte Clan. Les Ronin posés avec elle comptent dans le nombre de cartes qui décide du pouvoir (W.4, W.5).
    .title = Au moins une carte Clan

rule-wat-aah-S-7 =
    Vous pouvez renforcer avec des Ronin seuls. Deux ou trois d’entre eux donnent le pouvoir du clan.
    .title = Des Ronin seuls

rule-wat-aah-S-8 =
    Vous posez et renforcez seulement devant vous, même avec un Yokai.
    .title = Devant soi

rule-wat-aah-S-9 =
    Un clan que vous avez perdu peut être posé de nouveau.
    .title = Un clan perdu

rule-wat-aah-S-10 =
    La manche finit quand vous avez quatre clans devant vous en même temps, après le pouvoir, sans défausse. Les clans perdus auparavant ne comptent pas.
    .title = Quatre clans à la fois

rule-wat-aah-S-11 =
    Main vide : pas de défausse.
    .title = Une main vide

rule-wat-aah-S-12 =
    Une règle maison contre les manches sans fin : on compte dans chaque manche les mélanges du Jigoku, un par tour au plus. Après le tour où vient le troisième, la manche finit et le classement se fait comme d’habitude.
    .title = Le troisième mélange

rule-wat-aah-S-13 =
    Les pouvoirs sont obligatoires. Si un pouvoir ne peut rien faire, ses cartes sont posées et restent quand même.
    .not-in-book = S’il y a une cible sur laquelle le pouvoir fait quelque chose, choisissez une telle cible ; pas forcément celle sur laquelle il fait le plus. S’il n’y en a pas, il ne se passe rien. Si un fichier avec d’autres cartes fait protéger par le Dernier Carré même un clan d’une seule carte, ce clan ne perdrait rien : ce n’est pas une telle cible. Araignée, Crapaud, Yurei et Kappa ne touchent que les adversaires.
    .title = Les pouvoirs sont obligatoires

rule-wat-aah-S-14 =
    Si un pouvoir ne laisse aucune carte Clan dans un clan, le reste va au Jigoku.
    .not-in-book = Un pouvoir qui touche une seule carte peut choisir une carte Clan, un Ronin ou un Yokai.
    .title = Une carte pour cible

rule-wat-aah-S-15 =
    Un clan renvoyé ou détruit emporte ses Ronin et ses Yokai. Le propriétaire d’une carte en jeu est le joueur devant qui elle se trouve.
    .title = Clans entiers

rule-wat-aah-S-16 =
    Pour Rat, Renard, Nezumi et Kitsune le joueur actif désigne l’adversaire, qui choisit lesquelles de ses propres cartes partent. Avec deux cartes, le Renard fait échanger 3 cartes, ou autant qu’en a la plus petite main ; les deux joueurs choisissent en secret. On peut échanger toute sa main avec une main vide.
    .title = Défausses et échanges

rule-wat-aah-S-17 =
    Le Singe copie le premier pouvoir si deux cartes ont été posées, le second si c’est trois ou quatre. Le Roi Singe copie toujours le second. Un Ours, un Singe ou l’absence de clan adverse ne donne rien ; un clan dont le pouvoir ferait quelque chose doit être préféré (S.13).
    .title = Pouvoirs copiés

rule-wat-aah-S-18 =
    L’ordre du Jigoku compte pour la Porte du Jigoku. Les cartes qui y entrent ensemble suivent l’ordre de la liste des cartes : les clans comme en W.4, chacun à partir de sa carte la plus faible, puis les Ronin, puis les Yokai comme en W.5 ; celles de plusieurs joueurs se suivent dans le sens horaire à partir du joueur actif, entre les manches à partir du détenteur du Shosho. La dernière carte est sur le dessus. Les cartes qu’un joueur défausse à cause d’un pouvoir n’entrent pas ensemble (S.33).
    .title = L’ordre du Jigoku

rule-wat-aah-S-19 =
    Les cartes regardées puis gardées (Dragon, Ryu, Éclaireurs de la Brume) restent secrètes ; on voit les autres dans le Jigoku.
    .title = Cartes regardées puis gardées

rule-wat-aah-S-20 =
    Un Yokai ne rejoint qu’un clan de 3 cartes au plus. Un clan peut avoir plusieurs Yokai, ajoutés à des tours différents.
    .title = De la place pour un Yokai

rule-wat-aah-S-21 =
    Les totaux peuvent être négatifs.
    .title = Totaux négatifs

rule-wat-aah-S-22 =
    À égalité pour la victoire, le moins corrompu gagne. S’il y a encore égalité, on rejoue en mode Petit Scarabée ; en mode Grand Maître la victoire est partagée.
    .not-in-book = Le moins corrompu est celui dont la pile de Corruption a la plus petite force totale. En mode Petit Scarabée aussi, ceux qui restent à égalité partagent ici la victoire : on ne rejoue pas. En mode Grand Maître, ce sont les piles de la troisième manche qui départagent une égalité finale.
    .title = Moins corrompu

rule-wat-aah-S-23 =
    À totaux égaux, on partage un rang, et le rang suivant n’est pas sauté. Tous ceux qui partagent le pire rang sont derniers ; si tous sont à égalité, personne n’est dernier.
    .title = Des rangs sans trou

rule-wat-aah-S-24 =
    Parmi les ex aequo au premier rang, le moins corrompu reçoit le Shosho. S’ils sont encore à égalité, son détenteur actuel le donne à l’un d’eux, et ne peut le garder que s’il en fait partie.
    .title = À qui va le Shosho

rule-wat-aah-S-25 =
    L’ordre après une manche : classement, Shosho, prise des pions, Temple, placement des pions.
    .not-in-book = Les derniers vont au Temple dans le sens horaire à partir du nouveau détenteur du Shosho ; c’est obligatoire, même après la manche 3. Pour le Sceau Impérial, voir S.35.
    .title = L’ordre après une manche

rule-wat-aah-S-26 =
    Nul ne peut passer tant qu’il a des pions. À chaque tour de placement, on place dans un seul lieu. Dans une manche chaque joueur place au plus un pion à la Cour.
    .title = Placer les pions

rule-wat-aah-S-27 =
    Quand le nombre de vos pions aux Missions devient pair, vous pouvez regarder un Leurre. Ce n’est pas obligatoire.
    .not-in-book = Les pions restent et se comptent sur toutes les manches. C’est le nombre après un placement qui compte : de 1 à 3, on ne regarde rien ; de 0 à 4, un Leurre. Tous savent quel Leurre a été regardé, mais pas ce qu’il montre. On peut revoir le même.
    .title = Missions et Leurres

rule-wat-aah-S-28 =
    Une carte Cour s’utilise une fois dans la manche suivante et se défausse ensuite, au plus tard à la fin de cette manche. Une carte Temple agit toute la manche suivante et se défausse à sa fin.
    .not-in-book =
        Une carte Cour s’utilise à votre tour : avant la pioche, entre les phases ou après la défausse, mais ni pendant un pouvoir ni après le quatrième clan, sauf si la carte dit autre chose. Vous pouvez regarder la vôtre à tout moment. On ne l’utilise pas là où elle ne ferait rien.
        À tout joueur visé par un pouvoir de deux cartes et qui a une carte Cour, quelle qu’elle soit, on demande s’il montre la Garde du Palais, et à la fin d’une manche on demande à tous ceux qui ont une carte Cour s’ils montrent le Sceau Impérial : ainsi la question ne révèle rien.
        Dans la manche 3 la Cour ne donne pas de carte, mais ses pions rapportent des points. Quand la pioche de la Cour est vide, on mélange sa défausse pour en faire une nouvelle ; si elle est vide aussi, on ne reçoit pas de carte.
        Les cartes Temple et Cour sont défaussées après le classement de la manche où elles ont agi, avant la nouvelle visite au Temple.
    .title = Cartes Temple et Cour

rule-wat-aah-S-29 =
    Les dégâts ne prennent pas plus de pions qu’il n’y en a. Le tableau vaut aussi pour ceux qui n’ont pas de pion au Combat final. La carte Temple remise et les cartes échangées ne sont connues que des intéressés ; le Boss écarté et le Boss final ne le sont de personne avant la fin.
    .title = Les Boss et ce qui reste secret

rule-wat-aah-S-30 =
    Les cartes de même clan et de même force sont d’une seule sorte : personne ne peut les distinguer. Ce que vous avez vu d’une autre main reste visible sous forme de nombre : au moins tant de cartes d’une sorte. Quand des cartes quittent cette main sans être vues, on retire de ce nombre toutes celles qui ont pu en faire partie.
    .title = Cartes semblables, et ce que vous savez

rule-wat-aah-S-31 =
    Les cartes Cour inutilisées sont défaussées à la fin de la manche.
    .not-in-book = Elles le sont face visible après le classement, de même que les Sceaux Impériaux montrés.
    .title = Cartes Cour inutilisées

rule-wat-aah-S-32 =
    Les cartes d’un clan se choisissent en secret. Elles sont posées ensemble, et c’est alors seulement que les autres voient de quel clan il s’agit.
    Choisies une par une, elles suivent l’ordre de la liste des cartes ; tapées en une seule ligne, elles viennent dans un ordre libre.
    .title = Choisir en secret

rule-wat-aah-S-33 =
    Qui doit défausser à cause d’un pouvoir défausse carte par carte. Les cartes vont au Jigoku l’une après l’autre, dans l’ordre choisi par leur propriétaire.
    .title = Défausser une à une

rule-wat-aah-S-34 =
    La Marche Forcée change la phase 2 ; elle s’utilise donc avant la fin de cette phase : avant la pioche, entre les phases 1 et 2, ou pendant la phase 2 avant toute pose. Il est trop tard quand vous avez posé, renforcé ou passé.
    .title = Quand utiliser la Marche Forcée

rule-wat-aah-S-35 =
    Après une manche viennent ces étapes, chacune finie avant la suivante. D’abord on demande à ceux qui ont une carte Cour s’ils montrent le Sceau Impérial, l’un après l’autre, dans le sens horaire à partir du détenteur du Shosho ; chaque réponse est aussitôt publique. Puis les rangs sont fixés, le Shosho est remis, et alors seulement chacun prend ses pions. Le Temple et le placement des pions viennent à la fin.
    .title = Sceau, Shosho, puis pions

rule-wat-aah-S-36 =
    Des deux poses que permet la Marche Forcée, seule la première utilise un pouvoir. La seconde met seulement ses cartes en jeu, même un Yokai, et n’utilise aucun pouvoir ; on ne peut pas y déclarer la Frappe en Écho.
    .title = La seconde pose de la Marche Forcée

rule-wat-aah-S-37 =
    L’option « handicap » fixe combien de cartes de moins que les autres le premier joueur reçoit. Dans le livret, c’est une seule (W.1).
    .title = La main du premier joueur

rule-wat-aah-S-38 =
    Les Réserves de l’Ombre et la Porte du Jigoku comptent ce qu’il y a à la fin de la manche : les cartes en main et le dessus du Jigoku, après le dernier pouvoir ou la dernière défausse, avant que quoi que ce soit ne soit rangé.
    .title = Ce que comptent les cartes Temple au classement
