### La page des règles de 7 Ronin, dans l’ordre de lecture. B7 : le jeu en général. R7 : points particuliers.
### L’attribut « not-in-book » est ce qui ne figure pas dans le livret.
### Une ligne est un paragraphe ; une ligne qui commence par un tiret est un point d’une liste.

rules-seven-ronin-intro =
    Deux camps se disputent un village pendant huit tours : l’Attaquant mène les ninjas, le Défenseur mène sept ronin.
    L’Attaquant gagne avec cinq quartiers (les deux Champs comptent pour trois), ou quand il n’y a plus de ronin.
    Le Défenseur gagne quand il n’y a plus de ninja sur le plateau ni dans la réserve, ou à la fin du tour 8.
    Le village a dix quartiers en anneau et, au milieu, la Place, qui n’est pas un quartier.
    À chaque tour, les deux camps planifient en secret, puis les deux plans sont révélés ensemble.
    L’Attaquant envoie de nouveaux ninjas de sa réserve : au moins le minimum du tour, dans un nombre de quartiers qui ne dépasse pas le niveau de menace, et dans chacun pas plus que sa limite.
    Il peut aussi mettre un ninja sur la Place : chaque ninja qui s’y tient permet, aux tours suivants, un ninja au-dessus d’une limite.
    Le Défenseur place tous ses ronin : un par quartier, mais Tasuke peut partager celui d’un autre.
    Un ronin peut aller sur la Place si des ninjas y étaient au début de la planification ; il les retire tous sans recevoir de blessure.
    Ensuite le Défenseur utilise les capacités des ronin, dans l’ordre de son choix.
    Musashi et Yobu agissent là où il y a des ninjas ; Yumi, Taiko et Hayai là où il n’y en a pas.
    Puis les ninjas qui rencontrent un ronin deviennent des blessures sur sa tuile, tant qu’il y a de la place ; un ronin dont la tuile est pleine quitte la partie.
    Les ninjas que personne n’arrête occupent leur quartier et y restent pour les tours à venir.
    Enfin l’Attaquant utilise les capacités des quartiers occupés, dans l’ordre de son choix, et l’on compte ces quartiers.
    À partir du tour 4, un ninja de la réserve meurt de faim à la fin de chaque tour.

rules-seven-ronin-editions =
    Les trois éditions diffèrent sur trois points ; choisissez une édition par l’option « edition », ou réglez chaque point à part.
    - Force minimale (réglage « minimum »). Édition anglaise : la valeur imprimée sur la piste de temps, ici 1 2 3 4 4 4 5 5 (« track »). Française : le numéro du tour ou le niveau de menace s’il est plus petit (« threat »). Polonaise : le numéro du tour (« round »).
    - L’Auberge qui copie la Tour de Guet (réglage « inn-watchtower ») blesse les voisins de l’Auberge dans l’édition anglaise (« inn »). Ne figure pas dans le livret : les livrets français et polonais n’en disent rien ; dans ces éditions, elle blesse les voisins de la Tour de Guet (« watchtower »).
    - Taiko soignant un ronin qui se tient sur la Place (réglage « taiko-heals-green ») : permis dans les éditions anglaise et française, pas dans la polonaise.
    Les jetons Espion d’un paquet promotionnel peuvent s’ajouter à toute édition (réglage « spy », désactivé si l’on ne le choisit pas) : voir R7.27.
    Ne figurent pas dans le livret : l’ordre de l’anneau, les niveaux de menace et presque tout le minimum imprimé, que les livrets ne montrent que sur des images. Le fichier du plateau les marque comme supposés. Vous pouvez choisir d’autres niveaux de menace (option « track ») ou un autre nombre de ninjas dans la réserve (option « reserves »), voir R7.28, ou jouer avec votre propre fichier de plateau.

rule-seven-ronin-B7-1 =
    Une partie dure huit tours au plus. Chaque tour a trois phases.
    - Phase de Planification : les deux camps déploient en secret ; puis les deux plans sont révélés et portés sur le plateau.
    - Phase de Combat : étape 1, le Défenseur utilise les capacités des ronin ; étape 2, on distribue les blessures et l’on retire les ronin éliminés ; étape 3, l’Attaquant utilise les capacités des quartiers occupés, puis on compte ces quartiers.
    - Phase de fin : les ronin quittent le plateau ; puis on résout la piste de temps et le marqueur de temps avance au tour suivant.
    L’Attaquant veut occuper cinq des dix quartiers, ou éliminer tous les ronin. Le Défenseur veut éliminer tous les ninjas du plateau et de la réserve, ou tenir jusqu’à la fin du tour 8.
    Un quartier est contesté quand il s’y trouve des ninjas et un ronin, libre quand il ne s’y trouve aucun ninja, occupé quand il ne s’y trouve que des ninjas.
    .title = Le tour et le but

rule-seven-ronin-B7-2 =
    Chaque camp planifie en secret derrière son écran. Quand les deux sont prêts, les plans sont révélés au même instant et tous les marqueurs vont sur le plateau.
    .not-in-book =
        Un plan se construit marqueur par marqueur et se scelle quand il est complet. Son auteur peut lever le sceau avant la révélation.
        Pas à pas, on place les ninjas dans l’ordre du plateau, la Place en dernier, et les ronin dans l’ordre de leurs tuiles. Un plan entier donné en une ligne peut être dans n’importe quel ordre.
    .title = Plans secrets, révélés ensemble

rule-seven-ronin-B7-3 =
    Il y a 50 marqueurs Ninja : 40 commencent dans la réserve de l’Attaquant, 10 dans la défausse. Les nouveaux ninjas viennent de la réserve seulement. Les ninjas éliminés, les blessures soignées et celles d’un ronin éliminé vont à la défausse.
    Aucun marqueur ne se perd : réserve, plateau avec la Place, blessures des tuiles et défausse font toujours 50. Défausse et blessures sont visibles des deux camps ; la réserve aussi, sauf pendant la Phase de Planification.
    .not-in-book = Ici, la réserve reste visible pendant la Phase de Planification aussi, mais telle qu’elle était au début de celle-ci.
    .title = Réserve, défausse et cinquante marqueurs

rule-seven-ronin-B7-4 =
    En un tour, le nombre de quartiers différents où vont de nouveaux ninjas ne peut pas dépasser le niveau de menace du tour. La Place ne compte pas. Les ninjas déjà sur le plateau ne comptent pas non plus.
    .not-in-book = Les niveaux eux-mêmes ne figurent que sur une image du plateau, dont nous ne disposions pas. Ce village a 3 aux tours 1 à 3, 4 aux tours 4 à 6, 5 aux tours 7 et 8.
    .title = Niveau de menace

rule-seven-ronin-B7-5 =
    Chaque quartier a une limite : le plus grand nombre de nouveaux ninjas qu’un plan peut y mettre. Les ninjas de la Place permettent davantage (R7.3). La limite ne lie que le plan de l’Attaquant : les ninjas déjà présents ne comptent pas, et les capacités peuvent la dépasser.
    .title = Limite de quartier

rule-seven-ronin-B7-6 =
    Les dix quartiers forment un anneau. Pour chacun, sa limite et ce qu’il fait quand il est occupé :
    - Tour de Guet, 1 : une blessure à chaque ronin des deux quartiers voisins.
    - Champ (2), 2 : voir Champ (3).
    - Passage, 2 : un ou deux ninjas de la réserve vers un quartier.
    - Champ (3), 3 : les deux Champs ensemble comptent pour trois quartiers.
    - Grenier, 2 : deux ninjas de la défausse vers la réserve.
    - Enclos, 2 : un ronin désigné reste où il est pour le tour suivant.
    - Puits, 1 : une blessure à un ronin désigné.
    - Temple, 1 : un ronin désigné n’a pas de capacité au tour suivant.
    - Cimetière, 2 : un ou deux ninjas des quartiers reviennent à la réserve.
    - Auberge, 1 : utilise la capacité d’un autre quartier occupé.
    Les ronin, leur vitalité et leur capacité :
    - Yobu, 3 : depuis un quartier contesté, chasse un ou deux ninjas vers les quartiers voisins.
    - Yumi, 3 : depuis un quartier libre, retire un ninja de la réserve.
    - Musashi, 4 : dans un quartier contesté, retire un des ninjas présents.
    - Hayai, 5 : depuis un quartier libre, chevauche vers un quartier où il y a des ninjas.
    - Taiko, 5 : depuis un quartier libre, soigne une blessure d’un autre ronin.
    - Kabe, 7 : pas de capacité.
    - Tasuke, 3 : peut partager un quartier avec un autre ronin, et le Défenseur répartit alors les blessures.
    .not-in-book = L’ordre de l’anneau est celui de cette liste : chaque quartier est voisin du précédent et du suivant, le dernier du premier. Les livrets disent seulement que l’Auberge est entre le Cimetière et la Tour de Guet, et qu’un Champ est de l’autre côté de la Tour de Guet.
    .title = Quartiers et ronin en un coup d’œil

rule-seven-ronin-B7-7 =
    À la fin d’un tour marqué du signe des pertes (tours 4 à 8), un ninja de la réserve va à la défausse ; si la réserve est vide, rien ne se passe. Si c’était le dernier ninja du plateau et de la réserve, le Défenseur gagne aussitôt. Comme la partie finit avec le tour 8 avant cette étape, cela n’arrive qu’aux tours 4 à 7. Puis le tour suivant commence, avec son niveau de menace et son minimum.
    .title = La piste de temps : la faim et le tour suivant

rule-seven-ronin-R7-1 =
    L’Attaquant peut prévoir un ninja pour la Place à chaque tour, jamais plus d’un. Il ne compte pas dans le niveau de menace. La Place n’a pas de limite et garde les ninjas des tours passés.
    .not-in-book = Ce ninja compte pour la force minimale.
    .title = Un ninja par tour sur la Place

rule-seven-ronin-R7-2 =
    L’Attaquant doit déployer au moins la force minimale du tour (voir les éditions). Si sa réserve a moins de ninjas, il les déploie tous. Si elle est vide, le plan est vide.
    .title = Force minimale et réserve trop petite

rule-seven-ronin-R7-3 =
    On compte les ninjas de la Place au début de la planification. Au total, autant de nouveaux ninjas peuvent dépasser les limites, dans un quartier ou répartis sur plusieurs. Cela vaut même si un ronin nettoie la Place au même tour. Les limites ne concernent que les nouveaux ninjas : le total d’un quartier peut être plus grand.
    .not-in-book = Une ligne du livret français dit le contraire de son propre encadré sur la Place ; on la prend pour une coquille.
    .title = La Place relève les limites

rule-seven-ronin-R7-4 =
    Le Défenseur déploie tout ronin vivant que l’Enclos ne retient pas. Un ronin par quartier ; seule Tasuke peut en partager un, avec un seul autre. Un ronin au plus va sur la Place, et seulement si au moins un ninja y était au début de la planification.
    .title = Déployer les ronin

rule-seven-ronin-R7-5 =
    Un ronin retenu par l’Enclos reste dans son quartier et le garde : seule Tasuke peut l’y rejoindre.
    .not-in-book = Si c’est Tasuke qui est retenue, seule et sans marqueur Temple, n’importe quel ronin, mais un seul, peut la rejoindre. Un ronin retenu garde sa capacité, mais Hayai retenu ne peut pas chevaucher.
    .title = Ronin retenus

rule-seven-ronin-R7-6 =
    Un ronin déployé sur la Place y retire tous les ninjas à la révélation, même celui qui arrive à ce tour. Ils vont à la défausse, et il ne reçoit pas de blessure.
    .title = Nettoyer la Place

rule-seven-ronin-R7-7 =
    Après un plan qui enfreint une règle, les deux camps cachent leurs plateaux et recommencent.
    .not-in-book = Ici un tel plan est refusé en entier avant toute révélation, et chaque règle enfreinte est nommée. L’autre camp garde son plan.
    .title = Plans interdits

rule-seven-ronin-R7-8 =
    Les capacités des ronin sont facultatives. Chacune sert une fois par tour au plus, à l’étape 1 seulement, dans n’importe quel ordre. Un quartier contesté a des ninjas et un ronin ; un quartier libre n’a pas de ninja.
    .not-in-book = La condition d’une capacité se vérifie au moment où on l’utilise, avec les marqueurs tels qu’ils sont alors.
    .title = Étape 1 : capacités des ronin

rule-seven-ronin-R7-9 =
    Musashi, dans un quartier contesté : un ninja de son quartier va à la défausse.
    Yobu, dans un quartier contesté : un ou deux ninjas de son quartier vont dans un quartier voisin ou, un dans chacun, dans les deux. Les limites ne comptent pas.
    .title = Musashi et Yobu

rule-seven-ronin-R7-10 =
    Yumi, dans un quartier libre : un ninja de la réserve va à la défausse.
    Taiko, dans un quartier libre : une blessure d’un autre ronin vivant va à la défausse. C’est l’édition qui dit si ce ronin peut se tenir sur la Place.
    .title = Yumi et Taiko

rule-seven-ronin-R7-11 =
    Hayai, dans un quartier libre : il chevauche vers tout quartier, proche ou lointain, où il y a des ninjas et aucun ronin, ou aucun autre que Tasuke. Il ne peut pas aller sur la Place.
    .not-in-book = Le livret anglais parle de quartiers occupés, le français et le polonais de quartiers contestés ou occupés. Lus ensemble, ils permettent aussi un quartier que Tasuke conteste.
    .title = Hayai

rule-seven-ronin-R7-12 =
    Aucune capacité ne s’utilise depuis la Place, ni sous un marqueur Temple.
    Un marqueur posé à un tour n’agit qu’au tour suivant. Kabe n’a pas de capacité : le Temple ne lui fait rien.
    .not-in-book =
        Un marqueur sur Tasuke : au tour suivant, elle ne peut partager aucun quartier, et Hayai ne peut pas la rejoindre ; au tour où il est posé, le Défenseur répartit encore les blessures. Si Tasuke sous un marqueur et un partenaire sont retenus tous les deux, ils restent ensemble, et le Défenseur répartit encore les blessures.
        Kabe ne peut pas être désigné par le Temple. Les marqueurs ne sont pas limités aux deux de la boîte. Un marqueur posé sur un ronin qui en porte déjà un du tour précédent le renouvelle pour le tour suivant.
    .title = Marqueurs Temple

rule-seven-ronin-R7-13 =
    À l’étape 2, dans chaque quartier contesté, les ninjas deviennent des blessures du ronin qui s’y tient, autant que sa vitalité le permet encore. Quand sa tuile est pleine, il est éliminé aussitôt : ses blessures vont à la défausse et il quitte la partie. Les ninjas qui n’ont pas trouvé de place restent et occupent le quartier.
    .title = Étape 2 : blessures et élimination

rule-seven-ronin-R7-14 =
    Là où Tasuke se tient avec un autre ronin, le Défenseur répartit les blessures entre les deux comme il veut, tant qu’elles tiennent sur leurs tuiles.
    .title = Tasuke et son partenaire

rule-seven-ronin-R7-15 =
    Les capacités des quartiers sont facultatives. Chacune sert une fois par tour au plus, à l’étape 3, dans n’importe quel ordre, et seulement tant que son quartier est occupé : des ninjas et aucun ronin. Un quartier pris pendant l’étape compte aussitôt. La capacité d’un quartier vidé puis repris ne sert pas une seconde fois.
    .not-in-book = Une utilisation sans aucun effet n’est pas proposée.
    .title = Étape 3 : capacités des quartiers

rule-seven-ronin-R7-16 =
    Tour de Guet : chaque ronin des deux quartiers voisins reçoit une blessure.
    Puits : un ronin désigné reçoit une blessure. Le Défenseur ne répartit pas ces blessures-là.
    Grenier : deux ninjas vont de la défausse à la réserve.
    Les blessures sont prises dans la défausse.
    .not-in-book =
        Si Tasuke et un partenaire se tiennent à côté de la Tour de Guet, chacun reçoit une blessure. La note de Tasuke, dans les trois livrets, dit que l’Attaquant en choisit un ; on suit plutôt le « chaque ronin » de la Tour de Guet.
        Si la défausse n’a qu’un ninja, le Grenier déplace celui-là. Si elle n’a pas assez de marqueurs pour toutes les blessures au moment de l’utilisation, l’Attaquant choisit qui prend ceux qu’il y a. Toutes les blessures d’une utilisation tombent ensemble ; puis on retire les ronin éliminés.
    .title = Tour de Guet, Puits et Grenier

rule-seven-ronin-R7-17 =
    L’Enclos, le Temple et le Puits désignent un ronin qui se tient dans un quartier du village, jamais sur la Place.
    .title = Qui les quartiers peuvent désigner

rule-seven-ronin-R7-18 =
    Cimetière : un ou deux ninjas, d’un ou de deux quartiers, reviennent à la réserve. Aucun ne vient de la Place.
    .title = Cimetière

rule-seven-ronin-R7-19 =
    Passage : un ou deux ninjas de la réserve vont dans un quartier, pas sur la Place ; les limites ne comptent pas. Un ronin qui s’y tient reçoit aussitôt les blessures comme à l’étape 2, et avec Tasuke le Défenseur les répartit. Les ninjas qui restent occupent le quartier, et sa capacité peut servir à la même étape.
    .title = Passage

rule-seven-ronin-R7-20 =
    L’Auberge utilise la capacité d’un autre quartier occupé à ce moment, même si elle a déjà servi. La copie n’épuise pas la capacité du quartier copié.
    .title = Auberge

rule-seven-ronin-R7-21 =
    À la fin de l’étape 3, on compte les quartiers occupés. On en ajoute un si les deux Champs sont occupés, ou si un Champ est occupé et que l’Auberge a copié un Champ à ce tour. On n’en ajoute jamais plus d’un : les deux Champs et l’Auberge font quatre. Avec cinq ou plus, l’Attaquant gagne. On ne compte jamais plus tôt.
    .not-in-book = L’Auberge doit être elle-même occupée au moment du compte.
    .title = Le compte des quartiers

rule-seven-ronin-R7-22 =
    À tout moment : si tous les ronin sont éliminés et qu’il y a au moins un ninja sur le plateau (Place comprise) ou dans la réserve, l’Attaquant gagne aussitôt. S’il n’y reste aucun ninja, le Défenseur gagne aussitôt, même s’il n’a plus de ronin.
    .title = Un camp a disparu

rule-seven-ronin-R7-23 =
    Pendant la Phase de fin, les ronin désignés à ce tour par l’Enclos (ou par l’Auberge qui le copie) restent dans leur quartier pour le tour suivant. Tous les autres quittent le plateau, y compris ceux qui étaient retenus depuis le tour précédent. Un marqueur Temple posé à un tour s’enlève pendant la Phase de fin du tour suivant. Après le tour 8, le Défenseur gagne.
    .title = Phase de fin

rule-seven-ronin-R7-24 =
    La force minimale ne demande jamais plus que ce que l’on peut déployer : si les limites, le niveau de menace et la Place laissent moins de place, on déploie autant de ninjas que possible. Cela n’arrive pas dans le village de la boîte, mais peut arriver sur votre propre plateau.
    .title = Un minimum trop grand

rule-seven-ronin-R7-25 =
    Une étape où un camp n’a rien à choisir passe d’elle-même. Des blessures qui ne peuvent se répartir que d’une façon se répartissent d’elles-mêmes.
    .title = Étapes sans choix

rule-seven-ronin-R7-26 =
    L’Auberge peut copier un Champ dès qu’un Champ est occupé, même si les deux le sont. On voit au moment du compte si cela change quelque chose.
    .not-in-book = Copier l’un ou l’autre Champ revient au même : c’est un seul choix, pas deux.
    .title = L’Auberge et les Champs

rule-seven-ronin-R7-27 =
    Une variante tirée d’un paquet promotionnel, absente des livrets et jouée seulement si on la choisit. Chaque camp a un jeton Espion, à utiliser une fois dans la partie, au début de la planification. L’Attaquant décide le premier : il peut nommer un quartier et apprend quels ronin s’y tiendront. S’il ne le fait pas, le Défenseur peut nommer un quartier et apprend combien de nouveaux ninjas y viendront. Un jeton au plus par tour, et l’on ne peut pas nommer la Place.
    Le camp espionné scelle son plan le premier ; l’espion est alors renseigné, et ne planifie qu’ensuite. Le quartier est nommé à découvert ; la réponse n’est donnée qu’à l’espion.
    .title = Espions (variante)

rule-seven-ronin-R7-28 =
    Pour des joueurs de force inégale, ou qui veulent d’autres chances de gagner, deux options changent la mise en place ; sans elles, le village reste tel quel. Elles ne changent pas ses règles et ne se combinent pas avec votre propre plateau.
    - L’option « track » donne au village d’autres niveaux de menace. Avec « rising », ils sont de 3 au tour 1, 4 aux tours 2 à 5, 6 aux tours 6 à 8 ; le minimum imprimé de l’édition anglaise est alors le numéro du tour ou le niveau de menace s’il est plus petit. L’Attaquant gagne alors plus souvent qu’avec les niveaux habituels.
    - L’option « reserves » dit combien de marqueurs commencent dans la réserve, de 32 à 48 au lieu de 40 ; la défausse a le reste des 50. En avoir davantage aide l’Attaquant, en avoir moins aide le Défenseur.
    La page du jeu, dans la documentation, dit combien de fois l’Attaquant gagne avec ces options.
    .title = Handicaps
