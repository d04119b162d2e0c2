### Shinobi WAT-AAH! : noms, effets des cartes, journal d’une partie, et tous les refus.

## Noms

# Un joueur par le numéro de sa place.
seat-player = Joueur { $number }

mode-grasshopper = Petit Scarabée
mode-grand-master = Grand Maître

# Chaque clan, et sa forme dans « le clan … ».
clan-rat = Rat
    .of = du Rat
clan-fox = Renard
    .of = du Renard
clan-toad = Crapaud
    .of = du Crapaud
clan-spider = Araignée
    .of = de l’Araignée
clan-crow = Corbeau
    .of = du Corbeau
clan-carp = Carpe
    .of = de la Carpe
clan-dragon = Dragon
    .of = du Dragon
clan-monkey = Singe
    .of = du Singe
clan-bear = Ours
    .of = de l’Ours

# Une carte Clan : son clan et sa force.
shinobi-card = { $clan-name } { $strength }
card-ronin = Ronin

yokai-ryu = Ryu
yokai-yurei = Yurei
yokai-kitsune = Kitsune
yokai-kappa = Kappa
yokai-monkey-king = Roi Singe
yokai-old-hermit = Vieil Ermite
yokai-nezumi = Nezumi
yokai-oni = Oni
yokai-tengu = Tengu

temple-last-stand = Dernier Carré
temple-closed-fist = Poing Fermé
temple-false-ledger = Faux Registre
temple-mist-scouts = Éclaireurs de la Brume
temple-greedy-tithe = Dîme Avide
temple-echo-strike = Frappe en Écho
temple-masterless-banner = Bannière sans Maître
temple-iron-drill = Discipline de Fer
temple-gate-of-jigoku = Porte du Jigoku
temple-shadow-stores = Réserves de l’Ombre

court-levy = Levée de Troupes
court-grave-permit = Permis d’Exhumer
court-pardon = Grâce
court-banishment = Bannissement
court-court-spy = Espion de la Cour
court-forced-march = Marche Forcée
court-imperial-seal = Sceau Impérial
court-palace-guard = Garde du Palais
court-tax-collector = Percepteur
court-tribute = Tribut

boss-grug-azor = Grug’azor
boss-dark-shogun = Shogun des Ténèbres
boss-zombies = Zombies
boss-gaijins = Gaijins
boss-ma-maho = Ma’ Maho

place-court = Cour impériale
place-missions = Missions
place-showdown = Combat final

effect-nothing = aucun effet
effect-discard = un adversaire défausse
effect-swap = échanger des cartes en main
effect-return-card = renvoyer une carte
effect-return-clan = renvoyer un clan
effect-destroy-card = détruire une carte
effect-destroy-clan = détruire un clan
effect-dig = prendre dans le Jigoku
effect-draw = piocher des cartes
effect-look = regarder des cartes et en garder
effect-copy = copier un pouvoir

step-first-player = Premier joueur
step-dealing = Distribution
step-draw-step = Phase 1 : piocher
step-drawing = Pioche
step-corrupting = Corruption
step-place-step = Phase 2 : poser
step-picking = Choix des cartes d’un clan
step-targeting = Choix d’une cible
step-guarding = Réponse à un pouvoir
step-suffering = Défausse due à un pouvoir
step-swapping = Choix des cartes à échanger
step-digging = Prise dans le Jigoku
step-looking = Regard sur des cartes
step-keeping = Choix des cartes à garder
step-discard-step = Phase 3 : défausser
step-turn-end = Fin du tour
step-sparing = Choix de la carte qui reste
step-pardoning = Choix de la carte graciée
step-taking = Prise d’une carte en main
step-giving = Carte à donner en retour
step-paying = Paiement du tribut
step-sealing = Avant le classement
step-honouring = Remise du Shosho
step-temple-step = Visite du Temple
step-temple-drawing = Pioche de cartes Temple
step-temple-choosing = Choix d’une carte Temple
step-peeking = Regard sur un Leurre
step-pawn-step = Placement des pions
step-court-drawing = Pioche d’une carte Cour
step-mission-peek = Rapport des Missions
step-showdown = Combat final

reason-highest-total = le total le plus élevé
reason-less-corrupt = à égalité au total, mais moins de Corruption
reason-shared-victory = à égalité au total et en Corruption

## Ce que fait un pouvoir : clans avec deux et avec trois cartes, et Yokai

power-nothing = Aucun pouvoir.
power-discard = Un adversaire choisit et défausse { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
power-swap = { $number ->
        [0] Échangez toute votre main avec celle d’un adversaire.
        [one] Échangez { $number } carte en main avec un adversaire ; chacun choisit celle qu’il donne.
       *[other] Échangez { $number } cartes en main avec un adversaire ; chacun choisit celles qu’il donne.
    }
power-return-card = Renvoyez une carte adverse en jeu dans la main de son propriétaire.
power-return-clan = Renvoyez un clan adverse entier dans la main de son propriétaire.
power-destroy-card = Détruisez une carte adverse en jeu.
power-destroy-clan = Détruisez un clan adverse entier.
power-dig = Prenez { $number ->
        [one] { $number } carte de votre choix
       *[other] { $number } cartes de votre choix
    } dans le Jigoku.
power-draw = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
power-look = Regardez { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de la pioche et gardez-en { $keep } ; le reste va au Jigoku.
power-copy = Utilisez le pouvoir qu’un clan adverse a avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } ; un Singe ou un clan sans pouvoir ne donne rien.

## Ce que fait une carte Temple

temple-text-last-stand = Quand un adversaire détruit ou renvoie un de vos clans entiers, une de ses cartes Clan reste, à votre choix. Tout le reste part. Les effets sur une seule carte ne sont pas couverts.
temple-text-closed-fist = Les adversaires ne peuvent ni vous faire défausser ou échanger des cartes en main, ni regarder votre main, ni y prendre une carte : vous n’êtes pas une cible pour cela.
temple-text-false-ledger = Seule la moitié de votre total de Corruption, arrondie vers le bas, est retirée de votre score. Les égalités se départagent toujours au total complet.
temple-text-mist-scouts = Quand vous recrutez, regardez deux cartes et gardez-en une ; l’autre va au Jigoku.
temple-text-greedy-tithe = Quand vous vous corrompez, piochez la force de la carte plus { $number } au lieu de plus 2.
temple-text-echo-strike = Une fois dans la manche, quand vous posez ou renforcez avec exactement deux cartes, elles peuvent compter comme trois pour le pouvoir, à tous égards.
temple-text-masterless-banner = Au classement, chacun de vos Ronin en jeu compte { $number } au lieu de sa force imprimée.
temple-text-iron-drill = Au classement, chacun de vos clans de trois cartes ou plus, quelles qu’elles soient, compte { $number } de plus.
temple-text-gate-of-jigoku = Quand vous recrutez, vous pouvez prendre à la place une des trois cartes du dessus du Jigoku.
temple-text-shadow-stores = Après votre défausse, ou s’il n’y avait rien à défausser, piochez une carte si vous en avez { $number } ou moins en main. Pas quand la manche est finie.

## Ce que fait une carte Cour

court-text-levy = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
court-text-grave-permit = Prenez { $number ->
        [one] { $number } carte de votre choix
       *[other] { $number } cartes de votre choix
    } dans le Jigoku.
court-text-pardon = Mettez une carte de votre pile de Corruption dans le Jigoku.
court-text-banishment = Détruisez une carte adverse en jeu, quelle qu’elle soit, dont la force imprimée est de { $number } ou moins.
court-text-court-spy = Regardez la main d’un adversaire, prenez une carte, puis donnez-en une des vôtres, même celle que vous venez de prendre.
court-text-forced-march = Ce tour-ci vous pouvez à la fois poser et renforcer, dans l’ordre voulu, y compris le clan que vous venez de poser. Un quatrième clan met aussitôt fin à la manche.
court-text-imperial-seal = Montrez cette carte avant que les rangs soient fixés, si vous le voulez : { $number } de plus à votre score, mais pas pour les égalités.
court-text-palace-guard = Quand un pouvoir de deux cartes vous vise, même copié, annulez ce qu’il vous fait. Sans effet contre trois cartes, un Yokai ou une carte Cour.
court-text-tax-collector = Regardez la main d’un adversaire et prenez une carte.
court-text-tribute = Chaque adversaire, dans le sens horaire, défausse une carte au hasard ; les mains vides sont sautées. Puis piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.

## Ce que fait un Boss

boss-text = { $damage ->
        [0] Personne ne perd de pion ici.
        [one] Chaque joueur perd { $damage } pion ici.
       *[other] Chaque joueur perd { $damage } pions ici.
    } Points pour 0, 1, 2, 3, 4 et 5 pions restants ou plus : { $points }.

## Événements

wat-aah-round-began = La manche { $round } commence.
wat-aah-revealed-card = { $player-name } révèle { $card-name }.
wat-aah-first-chosen = { $player-name } commence.
wat-aah-turn-began = C’est au tour de { $player-name }.
wat-aah-card-drawn = { $player-name } pioche { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } pioche une carte.
wat-aah-gate-opened = { $player-name } ouvre la Porte et prend { $card-name } dans le Jigoku.
wat-aah-card-corrupted = { $player-name } se corrompt : { $card-name } va dans sa pile de Corruption.
wat-aah-clan-placed = { $player-name } pose le clan { $clan-of } avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
wat-aah-clan-reinforced = { $player-name } renforce le clan { $clan-of } avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
wat-aah-card-placed = { $player-name } joue { $card-name } dans le clan { $clan-of }.
wat-aah-power-used = { $player-name } utilise un pouvoir : { $effect-name }.
wat-aah-power-wasted = { $player-name } ne trouve pas de cible pour son pouvoir.
wat-aah-power-copied = { $player-name } copie le pouvoir du clan { $clan-of } de { $other-name }.
wat-aah-targeted = { $player-name } vise { $other-name }.
wat-aah-card-discarded = { $player-name } défausse { $card-name }.
wat-aah-hands-swapped = { $player-name } et { $other-name } échangent leurs mains.
wat-aah-swap-chosen = { $player-name } a choisi ses cartes à échanger.
wat-aah-cards-swapped = { $player-name } et { $other-name } échangent { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
wat-aah-card-received = { $player-name } reçoit { $card-name } de { $other-name }.
wat-aah-card-returned = { $player-name } reprend en main { $card-name } du clan { $clan-of }.
wat-aah-card-destroyed = { $player-name } perd { $card-name } du clan { $clan-of } : au Jigoku.
wat-aah-clan-returned = { $player-name } reprend en main le clan { $clan-of }.
wat-aah-clan-destroyed = { $player-name } perd le clan { $clan-of }.
wat-aah-card-dug = { $player-name } prend { $card-name } dans le Jigoku.
wat-aah-card-looked-at = { $player-name } regarde { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } regarde une carte de la pioche.
wat-aah-card-kept = { $player-name } garde { $card-name }.
wat-aah-card-kept-unseen = { $player-name } garde une des cartes.
wat-aah-card-rejected = { $player-name } met { $card-name } dans le Jigoku.
wat-aah-jigoku-reshuffled = La pioche est vide : { $number ->
        [one] { $number } carte du Jigoku devient
       *[other] { $number } cartes du Jigoku sont mélangées et deviennent
    } la nouvelle pioche.
wat-aah-court-used = { $player-name } utilise une carte Cour : { $court-name }.
wat-aah-card-pardoned = { $player-name } met { $card-name } de sa pile de Corruption dans le Jigoku.
wat-aah-hand-seen = { $player-name } regarde la main de { $other-name }.
wat-aah-card-taken = { $player-name } prend { $card-name } à { $other-name }.
wat-aah-card-taken-unseen = { $player-name } prend une carte à { $other-name }.
wat-aah-card-given = { $player-name } donne { $card-name } à { $other-name }.
wat-aah-card-given-unseen = { $player-name } donne une carte à { $other-name }.
wat-aah-power-stopped = { $player-name } ne subit rien : le pouvoir est sans effet.
wat-aah-card-spared = { $player-name } garde en jeu { $card-name } du clan { $clan-of }.
wat-aah-round-ended = La manche { $round } est finie.
wat-aah-scored = { $player-name } : total { $score }, Corruption { $corruption }.
wat-aah-seal-shown = { $player-name } montre une carte Cour : { $court-name }.
wat-aah-ranked = { $player-name } : rang { $rank }, { $pawns ->
        [one] { $pawns } pion Ninja
       *[other] { $pawns } pions Ninja
    }.
wat-aah-shosho-given = { $player-name } reçoit le Shosho de l’Empereur.
wat-aah-temple-card-drawn = { $player-name } pioche une carte Temple : { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } pioche une carte Temple.
wat-aah-temple-taken = { $player-name } prend une carte Temple pour la manche suivante : { $temple-name }.
wat-aah-temple-refused = { $player-name } remet une carte sous la pioche du Temple : { $temple-name }.
wat-aah-decoy-peeked = { $player-name } regarde le Leurre { $decoy }.
wat-aah-boss-seen = { $player-name } a vu le Leurre { $decoy } : { $boss-name }.
wat-aah-pawns-placed = { $player-name } place { $number ->
        [one] { $number } pion Ninja
       *[other] { $number } pions Ninja
    } : { $place-name }.
wat-aah-court-card-drawn = { $player-name } reçoit une carte Cour : { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } reçoit une carte Cour, face cachée.
wat-aah-boss-revealed = Le Boss final est révélé : { $boss-name }.
wat-aah-final-score = { $player-name } a { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } partagent la victoire
       *[other] { $winners-name } gagne
    } : { $reason-name }.
wat-aah-seal-kept = { $player-name } ne montre pas de carte Cour.
wat-aah-guard-kept = { $player-name } laisse agir le pouvoir.
wat-aah-turn-ended = { $player-name } termine son tour.
wat-aah-court-laid-down = { $player-name } défausse une carte Cour après le classement : { $court-name }.

## Refus : cartes

refused-wat-aah-wrong-step = « { $action } » n’appartient pas à l’étape en cours : { $step-name }.
refused-wat-aah-pick = { $card-name } : cette carte ne peut pas être choisie maintenant. Un clan prend dans votre main ses propres cartes et des Ronin, 4 en tout au plus ; un nouveau clan commence par une carte Clan ; un Yokai va seul et seulement sur un clan en jeu. Les cartes se choisissent dans l’ordre de la main ; en une seule ligne, l’ordre est libre.
refused-wat-aah-not-in-jigoku = { $card-name } : cette carte ne peut pas être prise maintenant. Elle doit être dans le Jigoku, et plusieurs cartes se prennent dans l’ordre de la liste des cartes, pour qu’il en reste assez.
refused-wat-aah-not-looked-at = { $card-name } : cette carte ne peut pas être gardée maintenant. Elle doit être une de celles que vous regardez, et plusieurs se gardent dans l’ordre de la liste des cartes, pour qu’il en reste assez.
refused-wat-aah-not-in-clan = { $card-name } : cette carte ne peut pas rester. Choisissez une carte Clan du clan touché.
refused-wat-aah-not-corrupt = { $card-name } n’est pas dans votre pile de Corruption. Choisissez une carte qui y est.
refused-wat-aah-not-in-his-hand = { $card-name } n’est pas dans la main que vous regardez. Choisissez une carte qui y est.
refused-wat-aah-not-in-hand = { $card-name } n’est pas dans votre main. Choisissez une carte qui y est.

## Refus : choix

refused-wat-aah-gate = « { $action } » n’est pas possible : la Porte du Jigoku permet de prendre une des trois cartes du dessus du Jigoku.
refused-wat-aah-court = « { $action } » n’est pas possible : vous n’avez pas de carte Cour utilisable à ce moment et qui ferait quelque chose.
refused-wat-aah-place = « { $action } » n’est pas possible : posez un clan qui n’est pas encore devant vous, avec au moins 2 cartes dont une carte Clan, et pas après une autre pose à ce tour.
refused-wat-aah-reinforce = « { $action } » n’est pas possible : renforcez un clan devant vous qui a 3 cartes au plus, avec une carte qui convient, et pas après une autre pose à ce tour.
refused-wat-aah-done = « { $action } » n’est pas encore possible : un nouveau clan demande au moins 2 cartes, un renfort 1.
refused-wat-aah-echo = « { $action } » n’est pas possible : la Frappe en Écho demande exactement 2 cartes et sert une fois dans la manche, à qui la possède.
refused-wat-aah-target = « { $action } » ne peut pas être choisi ici. Un pouvoir vise un adversaire, un clan ou une carte sur quoi il fait quelque chose ; le Shosho va à l’un des joueurs encore à égalité.
refused-wat-aah-guard = « { $action } » n’est pas possible : votre carte Cour n’arrête pas ce pouvoir.
refused-wat-aah-seal = « { $action } » n’est pas encore possible : choisissez d’abord autant de cartes qu’il faut en échanger.
refused-wat-aah-show-seal = « { $action } » n’est pas possible : votre carte Cour n’ajoute rien au score.
refused-wat-aah-temple-card = « { $action } » n’est pas possible : choisissez une des cartes Temple que vous avez piochées.
refused-wat-aah-pawns = « { $action } » n’est pas possible : placez des pions que vous avez encore, dans un seul lieu ; la Cour impériale prend un pion par joueur et par manche.
refused-wat-aah-peek = « { $action } » n’est pas possible : choisissez le Leurre 1, 2 ou 3.
refused-wat-aah-now = « { $action } » n’est pas possible maintenant. Choisissez l’une des actions proposées.

## Notation

notation-unknown-card = « { $word } » n’est pas une carte Shinobi. Il y a : { $known }.
notation-unknown-clan = « { $word } » n’est pas un clan. Il y a : { $known }.
notation-unknown-player = « { $word } » n’est pas un joueur. Il y a : { $known }.
notation-unknown-place = « { $word } » n’est pas un lieu. Il y a : { $known }.
notation-unknown-temple = « { $word } » n’est pas une carte Temple. Il y a : { $known }.
notation-unknown-court = « { $word } » n’est pas une carte Cour. Il y a : { $known }.
notation-unknown-boss = « { $word } » n’est pas un Boss. Il y a : { $known }.

## Positions

position-too-many-cards = Trop de cartes d’une même sorte dans la position : { $total }, alors que la pioche en a { $cards }.
position-needs-check = « { $key } » appartient au milieu d’un effet ; une telle ligne n’est acceptée que comme le programme l’a écrite, avec son « check ». À la main, commencez par step=draw-step, step=place-step ou step=discard-step.
