### Shinobi WAT-AAH! : ce qui est demandé, ce que ferait chaque choix, ce que disent les cartes.

## La table

speech-wat-aah-none = rien

## Les cartes à lire

speech-wat-aah-strengths = Clan. Forces : { $strengths }
speech-wat-aah-strength = Force : { $number }
speech-wat-aah-in-hand = En main : { $cards }.
speech-wat-aah-power-one = Avec 1 carte : aucun pouvoir.
speech-wat-aah-power-two = Avec 2 cartes : { $text }
speech-wat-aah-power-three = Avec 3 ou 4 cartes : { $text }
speech-wat-aah-power-yokai = { $card-name } : { $text }
speech-wat-aah-ronin = Ronin : remplace une carte de n’importe quel clan, mais aucun clan n’est fait de Ronin seuls.
speech-wat-aah-yokai = Yokai : renforce, seul, un de vos clans en jeu et agit aussitôt.
speech-wat-aah-kind-temple = Carte Temple : face visible, elle agit pendant la manche qui suit celle où vous la prenez.
speech-wat-aah-kind-court = Carte Cour : face cachée, elle s’utilise une fois pendant la manche qui suit celle où vous la prenez.
speech-wat-aah-kind-boss = Boss : un Leurre, le Boss final, ou celui qui est écarté.

## Ce qui est demandé

speech-wat-aah-goal-grasshopper = Posez des clans de 2 à 4 cartes. La manche finit au quatrième clan d’un joueur ; les troupes les plus fortes, moins la Corruption, gagnent.
speech-wat-aah-goal-grand-master = Trois manches. Chacune finit au quatrième clan d’un joueur et donne des pions selon le rang ; les pions à la Cour, aux Missions et au Combat final donnent les points de la victoire.
speech-wat-aah-task-draw-step = Phase 1 : piochez. Recrutez, ou corrompez-vous et piochez beaucoup de cartes.
speech-wat-aah-task-place-step = Phase 2 : posez un clan, renforcez-en un, ou passez.
speech-wat-aah-task-picking = Choisissez les cartes à poser ensemble. Choisies : { $cards }
speech-wat-aah-task-targeting = Choisissez une cible : { $effect-name }.
speech-wat-aah-task-targeting-court = Choisissez une cible pour votre carte Cour.
speech-wat-aah-task-guarding = { $player-name } dirige un pouvoir contre vous : { $effect-name }. Allez-vous y répondre ?
speech-wat-aah-task-guarding-court = { $player-name } vous vise. Allez-vous y répondre ?
speech-wat-aah-task-suffering = Vous devez défausser. Encore à choisir : { $number }
speech-wat-aah-task-swapping = Choisissez en secret ce que vous donnez, puis scellez. Encore à choisir : { $number }. Choisies : { $cards }
speech-wat-aah-task-digging = Prenez des cartes au Jigoku. Encore à choisir : { $number }
speech-wat-aah-task-keeping = Vous regardez : { $cards }. Choisissez ce que vous gardez, encore { $number }.
speech-wat-aah-task-discard-step = Phase 3 : défaussez une carte.
speech-wat-aah-task-turn-end = Votre tour est fini, sauf si vous utilisez votre carte Cour.
speech-wat-aah-task-sparing = Dernier Carré : choisissez la carte Clan qui reste.
speech-wat-aah-task-pardoning = Choisissez la carte qui quitte votre Corruption.
speech-wat-aah-task-taking = Vous voyez la main. Choisissez la carte que vous prenez.
speech-wat-aah-task-giving = Choisissez la carte que vous donnez.
speech-wat-aah-task-sealing = Avant le classement, on demande le Sceau Impérial à tous ceux qui ont une carte Cour. Le montrez-vous ?
speech-wat-aah-task-honouring = Égalité en tête. Qui reçoit le Shosho ?
speech-wat-aah-task-temple-step = Vous êtes dernier et visitez le Temple : piochez deux cartes et gardez-en une, ou regardez un Leurre.
speech-wat-aah-task-temple-choosing = { $round ->
        [3] Choisissez la carte Temple que vous gardez. Il n’y a plus de manche où elle pourrait agir.
       *[other] Choisissez la carte Temple que vous gardez pour la manche suivante.
    }
speech-wat-aah-task-pawn-step = Placez des pions sur un lieu. À placer : { $number }
speech-wat-aah-task-mission-peek = Vos Missions font leur rapport : vous pouvez regarder un Leurre.

## Ce que fait chaque choix

speech-wat-aah-do-recruit = Recruter : piocher une carte
speech-wat-aah-do-recruit-scouts = Recruter avec les Éclaireurs de la Brume : regarder { $number } cartes et en garder { $keep }
speech-wat-aah-do-corrupt = Se corrompre : une carte compte contre vous, et vous piochez autant de cartes que sa force plus { $number }
speech-wat-aah-do-gate = Ouvrir la Porte : prendre { $card-name } au Jigoku
speech-wat-aah-do-place = Poser le clan { $clan-of }
speech-wat-aah-do-reinforce = Renforcer le clan { $clan-of }
speech-wat-aah-do-pass = Passer : ne rien poser
speech-wat-aah-do-done = Terminé : { $cards }
speech-wat-aah-do-echo = Frappe en Écho, comme à trois : { $cards }
speech-wat-aah-do-court = Utiliser votre carte Cour { $court-name } : { $text }
speech-wat-aah-do-end = Finir le tour
speech-wat-aah-do-guard = Arrêter le pouvoir avec votre Garde du Palais
speech-wat-aah-do-no-guard = Laisser faire
speech-wat-aah-do-seal = Ce sont ces cartes
speech-wat-aah-do-show-seal = Montrer le Sceau Impérial
speech-wat-aah-do-no-seal = Ne rien montrer
speech-wat-aah-do-temple = Piocher deux cartes Temple et en garder une
speech-wat-aah-do-temple-card = { $temple-name } : { $text }
speech-wat-aah-do-peek = Regarder le Leurre { $decoy }
speech-wat-aah-do-peek-known = Regarder encore le Leurre { $decoy } ({ $boss-name })
speech-wat-aah-do-no-peek = Ne pas regarder
speech-wat-aah-do-pawns = { $place-name } : { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    }
speech-wat-aah-do-honour = { $player-name }
speech-wat-aah-do-target-player = { $player-name } (cartes en main : { $number })
speech-wat-aah-do-target-clan = { $player-name }, le clan { $clan-of } : { $cards }
speech-wat-aah-do-target-card = { $player-name }, le clan { $clan-of } : { $card-name }
speech-wat-aah-do-card-pick = Choisir { $what }
speech-wat-aah-do-card-discard = Défausser { $what }
speech-wat-aah-do-card-offer = Donner { $what }
speech-wat-aah-do-card-take = Prendre { $what }
speech-wat-aah-do-card-keep = Garder { $what }
speech-wat-aah-do-card-spare = Laisser en jeu { $what }
speech-wat-aah-do-card-pardon = Gracier { $what }
speech-wat-aah-do-card-give = Donner { $what }
speech-wat-aah-group-ronin = Ronin
speech-wat-aah-group-yokai = Yokai

## Advice to a newcomer

speech-wat-aah-advice = { $number } de force en plus pour votre total.
speech-wat-aah-advice-fourth = C’est votre quatrième clan : la manche se termine.
