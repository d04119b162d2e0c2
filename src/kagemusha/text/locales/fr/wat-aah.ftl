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

temple-text-last-stand = { $number ->
        [1] Quand un adversaire détruit en entier un de vos clans, une de ses cartes Clan reste, à votre choix. Tout le reste part. Cela vaut une fois dans la manche. Jusque-là, un clan d’une seule carte ne peut pas être choisi pour cela.
       *[other] Quand un adversaire détruit en entier un de vos clans d’au moins { $number } cartes, une de ses cartes Clan reste, à votre choix. Tout le reste part. Cela vaut une fois dans la manche.
    } Les clans renvoyés en main et les effets sur une seule carte ne sont pas couverts.
temple-text-closed-fist = Les adversaires ne peuvent ni vous faire défausser ou échanger des cartes en main, ni regarder votre main, ni y prendre une carte : on ne peut pas vous choisir pour cela.
temple-text-false-ledger = Au classement, votre Corruption compte { $number } de moins, mais pas moins de 0. Les égalités se départagent toujours par la Corruption entière.
temple-text-mist-scouts = Quand vous recrutez, regardez les { $number } premières cartes de la pioche et gardez-en { $number ->
        [2] une
        [3] deux
        [4] trois
       *[5] quatre
    } ; l’autre va au Jigoku.
temple-text-greedy-tithe = Quand vous vous corrompez, piochez autant de cartes que la force de la carte révélée plus { $number }, au lieu de plus 2.
temple-text-echo-strike = Une fois dans la manche, quand vous posez ou renforcez avec exactement deux cartes, elles peuvent compter comme trois pour le pouvoir, à tous égards.
temple-text-masterless-banner = Au classement, chacun de vos Ronin en jeu compte pour { $number } au lieu de sa force imprimée.
temple-text-iron-drill = Au classement, chacun de vos clans de trois cartes ou plus, quelles qu’elles soient, compte { $number } de plus.
temple-text-gate-of-jigoku = Quand vous recrutez, vous pouvez prendre à la place { $number ->
        [1] la carte du dessus
       *[other] une des { $number } cartes du dessus
    } du Jigoku. Au classement, la force { $number ->
        [1] de la carte du dessus
       *[other] de la plus forte des { $number } cartes du dessus
    } du Jigoku s’ajoute à votre total.
temple-text-shadow-stores = Au classement, chaque carte de votre main ajoute 1 à votre total, { $number } au plus.

## Ce que fait une carte Cour

court-text-levy = Piochez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
court-text-grave-permit = Prenez { $number ->
        [one] { $number } carte de votre choix
       *[other] { $number } cartes de votre choix
    } dans le Jigoku.
court-text-pardon = Prenez dans votre pile de Corruption une carte dont la force est de { $number } ou moins et mettez-la dans le Jigoku.
court-text-banishment = Détruisez une carte adverse en jeu, quelle qu’elle soit, dont la force imprimée est de { $number } ou moins.
court-text-court-spy = Regardez la main d’un adversaire, prenez une carte, puis donnez-lui une de vos cartes, même celle que vous venez de prendre. Piochez ensuite { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
court-text-forced-march = À utiliser avant la fin de la phase 2. Ce tour-ci vous pouvez à la fois poser et renforcer, dans l’ordre voulu, y compris le clan que vous venez de poser. Seule la première des deux poses utilise un pouvoir. Un quatrième clan met aussitôt fin à la manche.
court-text-imperial-seal = Montrez cette carte avant que les rangs soient fixés, si vous le voulez : { $number } de plus à votre total. Les égalités se départagent sans lui.
court-text-palace-guard = Quand un pouvoir de deux cartes vous vise, même copié, annulez ce qu’il vous fait. Sans effet contre un pouvoir de trois cartes, un Yokai ou une carte Cour.
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
    .you = Vous révélez { $card-name }.
wat-aah-first-chosen = { $player-name } commence.
    .you = Vous commencez.
wat-aah-turn-began = C’est au tour de { $player-name }.
    .you = C’est votre tour.
wat-aah-card-drawn = { $player-name } pioche { $card-name }.
    .you = Vous piochez { $card-name }.
wat-aah-card-drawn-unseen = { $player-name } pioche une carte.
    .you = Vous piochez une carte.
wat-aah-gate-opened = { $player-name } ouvre la Porte et prend { $card-name } dans le Jigoku.
    .you = Vous ouvrez la Porte et prenez { $card-name } dans le Jigoku.
wat-aah-card-corrupted = { $player-name } se corrompt : { $card-name } va dans sa pile de Corruption.
    .you = Vous vous corrompez : { $card-name } va dans votre pile de Corruption.
wat-aah-clan-placed = { $player-name } pose le clan { $clan-of } avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
    .you = Vous posez le clan { $clan-of } avec { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
wat-aah-clan-reinforced = { $player-name } renforce le clan { $clan-of } avec { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
    .you = Vous renforcez le clan { $clan-of } avec { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
wat-aah-card-placed = { $player-name } joue { $card-name } dans le clan { $clan-of }.
    .you = Vous jouez { $card-name } dans le clan { $clan-of }.
wat-aah-power-used = { $player-name } utilise un pouvoir : { $effect-name }.
    .you = Vous utilisez un pouvoir : { $effect-name }.
wat-aah-power-wasted = { $player-name } ne trouve pas de cible pour son pouvoir.
    .you = Vous ne trouvez pas de cible pour votre pouvoir.
wat-aah-power-copied = { $player-name } copie le pouvoir du clan { $clan-of } de { $other-name }.
    .you = Vous copiez le pouvoir du clan { $clan-of } de { $other-name }.
    .to-you = { $player-name } copie le pouvoir de votre clan { $clan-of }.
wat-aah-targeted = { $player-name } vise { $other-name }.
    .you = Vous visez { $other-name }.
    .to-you = { $player-name } vous vise.
wat-aah-card-discarded = { $player-name } défausse { $card-name }.
    .you = Vous défaussez { $card-name }.
wat-aah-hands-swapped = { $player-name } et { $other-name } échangent leurs mains.
    .you = Vous et { $other-name } échangez vos mains.
    .to-you = { $player-name } et vous échangez vos mains.
wat-aah-swap-chosen = { $player-name } a choisi ses cartes à échanger.
    .you = Vous avez choisi vos cartes à échanger.
wat-aah-cards-swapped = { $player-name } et { $other-name } échangent { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
    .you = Vous et { $other-name } échangez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
    .to-you = { $player-name } et vous échangez { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }.
wat-aah-card-received = { $player-name } reçoit { $card-name } de { $other-name }.
    .you = Vous recevez { $card-name } de { $other-name }.
    .to-you = { $player-name } reçoit de vous { $card-name }.
wat-aah-card-returned = { $player-name } reprend en main { $card-name } du clan { $clan-of }.
    .you = Vous reprenez en main { $card-name } du clan { $clan-of }.
wat-aah-card-destroyed = { $player-name } perd { $card-name } du clan { $clan-of } : au Jigoku.
    .you = Vous perdez { $card-name } du clan { $clan-of } : au Jigoku.
wat-aah-clan-returned = { $player-name } reprend en main le clan { $clan-of }.
    .you = Vous reprenez en main le clan { $clan-of }.
wat-aah-clan-destroyed = { $player-name } perd le clan { $clan-of }.
    .you = Vous perdez le clan { $clan-of }.
wat-aah-card-dug = { $player-name } prend { $card-name } dans le Jigoku.
    .you = Vous prenez { $card-name } dans le Jigoku.
wat-aah-card-looked-at = { $player-name } regarde { $card-name }.
    .you = Vous regardez { $card-name }.
wat-aah-card-looked-at-unseen = { $player-name } regarde une carte de la pioche.
    .you = Vous regardez une carte de la pioche.
wat-aah-card-kept = { $player-name } garde { $card-name }.
    .you = Vous gardez { $card-name }.
wat-aah-card-kept-unseen = { $player-name } garde une des cartes.
    .you = Vous gardez une des cartes.
wat-aah-card-rejected = { $player-name } met { $card-name } dans le Jigoku.
    .you = Vous mettez { $card-name } dans le Jigoku.
wat-aah-jigoku-reshuffled = La pioche est vide : { $number ->
        [one] { $number } carte du Jigoku devient
       *[other] { $number } cartes du Jigoku sont mélangées et deviennent
    } la nouvelle pioche.
wat-aah-court-used = { $player-name } utilise une carte Cour : { $court-name }.
    .you = Vous utilisez une carte Cour : { $court-name }.
wat-aah-card-pardoned = { $player-name } met { $card-name } de sa pile de Corruption dans le Jigoku.
    .you = Vous mettez { $card-name } de votre pile de Corruption dans le Jigoku.
wat-aah-hand-seen = { $player-name } regarde la main de { $other-name }.
    .you = Vous regardez la main de { $other-name }.
    .to-you = { $player-name } regarde votre main.
wat-aah-card-taken = { $player-name } prend { $card-name } à { $other-name }.
    .you = Vous prenez { $card-name } à { $other-name }.
    .to-you = { $player-name } vous prend { $card-name }.
wat-aah-card-taken-unseen = { $player-name } prend une carte à { $other-name }.
    .you = Vous prenez une carte à { $other-name }.
    .to-you = { $player-name } vous prend une carte.
wat-aah-card-given = { $player-name } donne { $card-name } à { $other-name }.
    .you = Vous donnez { $card-name } à { $other-name }.
    .to-you = { $player-name } vous donne { $card-name }.
wat-aah-card-given-unseen = { $player-name } donne une carte à { $other-name }.
    .you = Vous donnez une carte à { $other-name }.
    .to-you = { $player-name } vous donne une carte.
wat-aah-power-stopped = { $player-name } ne subit rien : le pouvoir est sans effet.
    .you = Vous ne subissez rien : le pouvoir est sans effet.
wat-aah-card-spared = { $player-name } garde en jeu { $card-name } du clan { $clan-of }.
    .you = Vous gardez en jeu { $card-name } du clan { $clan-of }.
wat-aah-round-ended = La manche { $round } est finie.
wat-aah-scored = { $player-name } : total { $score }, Corruption { $corruption }.
    .you = Vous : total { $score }, Corruption { $corruption }.
wat-aah-seal-shown = { $player-name } montre une carte Cour : { $court-name }.
    .you = Vous montrez une carte Cour : { $court-name }.
wat-aah-ranked = { $player-name } : rang { $rank }, { $pawns ->
        [one] { $pawns } pion Ninja
       *[other] { $pawns } pions Ninja
    }.
    .you = Vous : rang { $rank }, { $pawns ->
            [one] { $pawns } pion Ninja
           *[other] { $pawns } pions Ninja
        }.
wat-aah-shosho-given = { $player-name } reçoit le Shosho de l’Empereur.
    .you = Vous recevez le Shosho de l’Empereur.
wat-aah-temple-card-drawn = { $player-name } pioche une carte Temple : { $temple-name }.
    .you = Vous piochez une carte Temple : { $temple-name }.
wat-aah-temple-card-drawn-unseen = { $player-name } pioche une carte Temple.
    .you = Vous piochez une carte Temple.
wat-aah-temple-taken = { $player-name } prend une carte Temple : { $temple-name }.
    .you = Vous prenez une carte Temple : { $temple-name }.
wat-aah-temple-refused = { $player-name } remet une carte sous la pioche du Temple : { $temple-name }.
    .you = Vous remettez une carte sous la pioche du Temple : { $temple-name }.
wat-aah-decoy-peeked = { $player-name } regarde le Leurre { $decoy }.
    .you = Vous regardez le Leurre { $decoy }.
wat-aah-boss-seen = { $player-name } a vu le Leurre { $decoy } : { $boss-name }.
    .you = Vous avez vu le Leurre { $decoy } : { $boss-name }.
wat-aah-pawns-placed = { $player-name } place { $number ->
        [one] { $number } pion Ninja
       *[other] { $number } pions Ninja
    } : { $place-name }.
    .you = Vous placez { $number ->
            [one] { $number } pion Ninja
           *[other] { $number } pions Ninja
        } : { $place-name }.
wat-aah-court-card-drawn = { $player-name } reçoit une carte Cour : { $court-name }.
    .you = Vous recevez une carte Cour : { $court-name }.
wat-aah-court-card-drawn-unseen = { $player-name } reçoit une carte Cour, face cachée.
    .you = Vous recevez une carte Cour, face cachée.
wat-aah-boss-revealed = Le Boss final est révélé : { $boss-name }.
wat-aah-final-score = { $player-name } a { $score ->
        [one] { $score } point de victoire
       *[other] { $score } points de victoire
    }.
    .you = Vous avez { $score ->
            [one] { $score } point de victoire
           *[other] { $score } points de victoire
        }.
wat-aah-match-won = { $reason ->
        [shared-victory] { $winners-name } partagent la victoire
       *[other] { $winners-name } gagne
    } : { $reason-name }.
    .you = { $reason ->
            [shared-victory] { $winners-name } partagent la victoire
           *[other] Vous gagnez
        } : { $reason-name }.
wat-aah-seal-kept = { $player-name } ne montre pas de carte Cour.
    .you = Vous ne montrez pas de carte Cour.
wat-aah-guard-kept = { $player-name } laisse agir le pouvoir.
    .you = Vous laissez agir le pouvoir.
wat-aah-turn-ended = { $player-name } termine son tour.
    .you = Vous terminez votre tour.
wat-aah-court-laid-down = { $player-name } défausse une carte Cour après le classement : { $court-name }.
    .you = Vous défaussez une carte Cour après le classement : { $court-name }.

## Refus : l’étape, et les cartes

refused-wat-aah-wrong-step = { $verb ->
        [recruit] On recrute en phase 1 de son tour.
        [corrupt] On se corrompt en phase 1 de son tour.
        [gate] On ouvre la Porte du Jigoku en phase 1 de son tour.
        [place] On pose un clan en phase 2 de son tour.
        [reinforce] On renforce un clan en phase 2 de son tour.
        [pass] On ne peut passer qu’en phase 2 de son tour.
        [card] À cette étape, on ne choisit pas de carte.
        [done] On termine une pose après en avoir choisi les cartes.
        [echo] On utilise la Frappe en Écho après avoir choisi les cartes d’une pose.
        [target] À cette étape, on ne choisit pas de cible.
        [court] Une carte Cour s’utilise à son propre tour : avant la pioche, entre les phases ou après la défausse, jamais pendant un pouvoir.
        [end] Votre tour finit après la phase 3.
        [guard] On n’arrête un pouvoir que lorsqu’il vous vise.
        [no-guard] On ne laisse agir un pouvoir que lorsqu’il vous vise.
        [seal] On ne scelle des cartes que pour un échange.
        [show-seal] Le Sceau Impérial se montre à la fin d’une manche.
        [no-seal] La question du Sceau Impérial se pose à la fin d’une manche.
        [temple] Les derniers visitent le Temple après un classement.
        [temple-card] On choisit une carte Temple en visitant le Temple.
        [pawns] Les pions se placent après une manche.
        [peek] On regarde un Leurre au Temple, ou après un placement aux Missions.
        [no-peek] On regarde un Leurre au Temple, ou après un placement aux Missions.
       *[other] Cette carte se pioche, elle ne se choisit pas.
    } Maintenant : { $step ->
        [draw-step] { speech-wat-aah-task-draw-step }
        [place-step] { speech-wat-aah-task-place-step }
        [picking] choisissez les cartes à poser ensemble, puis terminez la pose.
        [targeting] choisissez une cible.
        [guarding] dites si vous arrêtez le pouvoir.
        [suffering] défaussez des cartes à cause du pouvoir.
        [swapping] choisissez les cartes que vous donnez, puis scellez-les.
        [digging] prenez des cartes dans le Jigoku.
        [keeping] choisissez les cartes que vous gardez.
        [discard-step] { speech-wat-aah-task-discard-step }
        [turn-end] finissez votre tour, ou utilisez votre carte Cour.
        [sparing] choisissez la carte Clan qui reste.
        [pardoning] choisissez la carte qui quitte votre Corruption.
        [taking] choisissez la carte que vous prenez.
        [giving] choisissez la carte que vous donnez.
        [sealing] dites si vous montrez le Sceau Impérial.
        [honouring] dites qui reçoit le Shosho.
        [temple-step] piochez deux cartes Temple, ou regardez un Leurre.
        [temple-choosing] choisissez l’une des cartes Temple que vous avez piochées.
        [pawn-step] placez des pions dans un seul lieu.
       *[other] regardez un Leurre, ou n’en regardez pas.
    }
refused-wat-aah-must = { $step ->
        [pawn-step] Vous ne pouvez pas passer tant que vous avez des pions. Placez-en au moins un.
       *[other] Qui est dernier au classement doit choisir au Temple : deux cartes au choix, ou un coup d’œil à un Leurre.
    }
refused-wat-aah-not-in-hand = { $card-name } n’est pas dans votre main. Vous avez : { $card-list-name }.
refused-wat-aah-not-in-jigoku = { $card-name } n’est pas dans le Jigoku. Prenez une carte qui y est ; l’ordre est libre.
refused-wat-aah-not-looked-at = { $card-name } n’est pas parmi les cartes que vous regardez. Vous pouvez garder : { $card-list-name }.
refused-wat-aah-not-in-clan = { $card-name } ne peut pas rester. Le Dernier Carré garde une carte Clan du clan { $clan-of } : { $card-list-name }.
refused-wat-aah-not-corrupt = { $card-name } n’est pas dans votre pile de Corruption. Vous y avez : { $card-list-name }.
refused-wat-aah-too-strong-to-pardon = { $card-name } est trop fort pour la Grâce : elle porte sur une carte dont la force est de { $number } ou moins. Vous pouvez choisir : { $card-list-name }.
refused-wat-aah-not-in-his-hand = { $card-name } n’est pas dans la main que vous regardez. Vous pouvez prendre : { $card-list-name }.
refused-wat-aah-swap-full = Vous avez choisi toutes les cartes que vous donnez. Scellez-les maintenant.
refused-wat-aah-swap-open = Choisissez d’abord les cartes que vous donnez : encore { $number }.

## Refus : poser et renforcer

refused-wat-aah-already-placed = Vous avez déjà posé ou renforcé un clan à ce tour. C’est l’un ou l’autre ; avec la Marche Forcée, une fois chacun.
refused-wat-aah-clan-in-play = Le clan { $clan-of } est déjà devant vous, et un clan ne se pose qu’une fois. Renforcez-le plutôt.
refused-wat-aah-clan-not-in-play = Le clan { $clan-of } n’est pas devant vous : vous ne pouvez pas le renforcer. { $clan-list-count ->
        [0] Vous n’avez aucun clan à renforcer maintenant.
       *[other] Vous pouvez renforcer : { $clan-list-name }.
    }
refused-wat-aah-not-your-clan = Le clan { $clan-of } d’un autre joueur ne se renforce pas : on n’ajoute des cartes qu’aux clans devant soi.
refused-wat-aah-clan-full = Votre clan { $clan-of } a déjà 4 cartes, et aucun clan n’en a plus.
refused-wat-aah-no-clan-card = Des Ronin seuls ne font pas un clan. Le clan { $clan-of } demande au moins une carte { $clan-name }.
refused-wat-aah-too-few-held = Pour poser le clan { $clan-of } il faut 2 cartes, { $clan-name } ou Ronin ; { $number ->
        [0] vous n’en avez aucune.
        [one] vous n’en avez qu’{ $number }.
       *[other] vous n’en avez que { $number }.
    } { $clan-list-count ->
        [0] Vous n’avez aucun clan à poser maintenant.
       *[other] Vous pouvez poser : { $clan-list-name }.
    }
refused-wat-aah-nothing-to-add = Vous n’avez rien pour le clan { $clan-of } : il prend ses propres cartes, des Ronin, ou un seul Yokai.
refused-wat-aah-other-clan = { $card-name } n’appartient pas au clan { $clan-of }. Un clan prend ses propres cartes et des Ronin.
refused-wat-aah-not-held = { $number ->
        [0] { $card-name } n’est pas dans votre main. Prenez des cartes que vous avez.
       *[other] { $card-name } : vous n’en avez que { $number }.
    }
refused-wat-aah-yokai-new = { $card-name } est un Yokai, et un Yokai ne commence jamais un clan. Ajoutez-le à un clan que vous avez en jeu : renforcez.
refused-wat-aah-yokai-alone = { $card-name } est un Yokai et se joue seul, sans autre carte.
refused-wat-aah-yokai-no-room = { $card-name } n’a pas de place : le clan { $clan-of } a 4 cartes. Choisissez un clan qui en a 3 ou moins.
refused-wat-aah-too-many-cards = Un clan a 4 cartes au plus. { $number ->
        [0] Le clan { $clan-of } est complet.
        [one] Le clan { $clan-of } a de la place pour { $number } carte.
       *[other] Le clan { $clan-of } a de la place pour { $number } cartes.
    }
refused-wat-aah-too-few-cards = { $number ->
        [one] Pour renforcer un clan, ajoutez au moins 1 carte.
       *[other] Un nouveau clan commence avec au moins { $number } cartes.
    }
refused-wat-aah-echo-missing = Seule la carte Temple Frappe en Écho permet à deux cartes de compter comme trois, une fois dans la manche. Vous ne pouvez pas l’utiliser maintenant.
refused-wat-aah-echo-two = La Frappe en Écho demande exactement 2 cartes ; vous en avez choisi { $number }.
refused-wat-aah-pick-order = Une par une, les cartes d’un clan se choisissent par force, la plus faible d’abord, puis les Ronin. Recommencez par la plus faible, ou posez toutes les cartes à la fois, dans l’ordre que vous voulez.

## Refus : cibles

refused-wat-aah-target-self = Cela ne touche que les adversaires, pas vous. Nommez un adversaire.
refused-wat-aah-target-player = Nommez seulement un adversaire, sans clan ni carte. { $player-list-count ->
        [0] Personne ne peut être choisi.
       *[other] Vous pouvez choisir : { $player-list-name }.
    }
refused-wat-aah-target-clan = Choisissez un clan entier d’un adversaire.
refused-wat-aah-target-card = Choisissez une carte dans un clan d’un adversaire.
refused-wat-aah-no-such-clan = { $player-name } n’a pas de clan { $clan-of } en jeu. Choisissez un clan posé devant un adversaire.
refused-wat-aah-hand-empty = Il ne se passerait rien : { $player-name } n’a pas de carte en main. Vous pouvez choisir : { $player-list-name }.
refused-wat-aah-closed-fist = { $player-name } a la carte Temple Poing Fermé : sa main est intouchable. Vous pouvez choisir : { $player-list-name }.
refused-wat-aah-copies-nothing = Le clan { $clan-of } n’a pas de pouvoir à copier. Choisissez un clan dont le pouvoir fait quelque chose.
refused-wat-aah-copy-without-effect = Le pouvoir du clan { $clan-of } ne ferait rien maintenant. Choisissez un clan dont le pouvoir fait quelque chose.
refused-wat-aah-last-stand = Il ne se passerait rien : le clan { $clan-of } de { $player-name } n’a qu’une carte, et le Dernier Carré la garde. Choisissez une cible sur laquelle le pouvoir fait quelque chose.
refused-wat-aah-card-not-there = { $card-name } n’est pas dans ce clan { $clan-of }. Choisissez une carte qui s’y trouve.
refused-wat-aah-too-strong = { $card-name } est trop fort pour le Bannissement : il détruit des cartes dont la force imprimée est de { $number } ou moins.
refused-wat-aah-honour = Le Shosho va à l’un des joueurs encore à égalité : { $player-list-name }.

## Refus : Temple, Cour, pions

refused-wat-aah-gate-closed = Seule la carte Temple Porte du Jigoku permet de piocher dans le Jigoku. Recrutez, ou corrompez-vous.
refused-wat-aah-gate-top = { $card-name } n’est pas parmi les cartes du dessus du Jigoku que la Porte ouvre. { $card-list-count ->
        [0] Le Jigoku est vide.
       *[other] Vous pouvez prendre : { $card-list-name }.
    }
refused-wat-aah-court-none = Vous n’avez pas de carte Cour.
refused-wat-aah-march-late = Il est trop tard pour la Marche Forcée : elle s’utilise avant la fin de la phase 2.
refused-wat-aah-court-later = { $effect ->
        [palace-guard] { $court-name } : cette carte s’utilise quand un pouvoir de deux cartes vous vise, pas à votre tour.
       *[other] { $court-name } : cette carte se montre à la fin de la manche, pas à votre tour.
    }
refused-wat-aah-court-without-effect = { $court-name } : cette carte ne ferait rien en ce moment, elle ne peut donc pas servir. Gardez-la pour plus tard.
refused-wat-aah-guard = Vous ne pouvez pas arrêter ce pouvoir : seule la carte Cour Garde du Palais le peut.
refused-wat-aah-show-seal = Vous n’avez pas de Sceau Impérial à montrer.
refused-wat-aah-temple-empty = Le Temple n’a plus de cartes. Regardez un Leurre.
refused-wat-aah-temple-card = Vous n’avez pas pioché cette carte Temple. Choisissez l’une de celles-ci : { $temple-list-name }.
refused-wat-aah-court-one = La Cour impériale prend un pion par joueur et par manche{ $visited ->
        [yes] , et le vôtre y est déjà
       *[no] , pas plus
    }.
refused-wat-aah-pawns-left = Placez au moins 1 pion, et pas plus que vous n’en avez : { $number }.
refused-wat-aah-peek = Il y a trois Leurres : 1, 2 et 3.

## Notation

notation-unknown-card = « { $word } » n’est pas une carte Shinobi. Cartes connues : { $known }.
notation-unknown-clan = « { $word } » n’est pas un clan. Clans connus : { $known }.
notation-unknown-player = « { $word } » n’est pas un joueur. Joueurs : { $known }.
notation-unknown-place = « { $word } » n’est pas un lieu. Lieux connus : { $known }.
notation-unknown-temple = « { $word } » n’est pas une carte Temple. Cartes connues : { $known }.
notation-unknown-court = « { $word } » n’est pas une carte Cour. Cartes connues : { $known }.
notation-unknown-boss = « { $word } » n’est pas un Boss. Boss connus : { $known }.

## Positions

position-too-many-cards = Trop de cartes d’une même sorte dans la position : { $total }, alors que la pioche en a { $cards }.
position-needs-check = « { $key } » appartient au milieu d’un effet ; une telle ligne n’est acceptée que comme le programme l’a écrite, avec son « check ». À la main, commencez par step=draw-step, step=place-step ou step=discard-step.
