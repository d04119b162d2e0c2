### Ce que dit chaque écran dans le navigateur.

## Partout

web-loading = Un instant…
web-close = Fermer
web-yes = Oui
web-no = Non
web-language = Langue
web-settings = Réglages
web-sound = Son
web-menu = Menu
web-record = Votre bilan
web-home = Tous les jeux
web-trouble = Cela n’a pas marché
web-no-page = Il n’y a pas de page à cette adresse.
web-forget = Retirer de ma liste
web-rule = Règle { $rule }
web-rules = Règles
web-rules-of = Règles : { $game }
web-seat = Joueur { $number }
web-name = Votre nom
web-name-ask = Comment vous appeler ? (facultatif)
web-name-keep = Garder
web-name-skip = Jouer sans nom

## Qui est assis où

web-you = vous
web-you-name = Vous
web-you-are = vous : { $seat }
web-leave = Quitter
web-spectator = Spectateur
web-behind-none = sans retard
web-behind-seconds = { $number ->
        [one] { $number } seconde de retard
       *[other] { $number } secondes de retard
    }
web-behind-moves = { $number ->
        [one] { $number } coup de retard
       *[other] { $number } coups de retard
    }
web-bot = robot { $bot }
web-holder-bot = { $name }, robot { $bot }
web-holder-open = encore personne
web-seats = Qui est assis où
web-to-move = doit jouer
web-standing-in = temps écoulé, un robot joue ce coup
web-sit = S’asseoir
web-sit-as = Prendre la place : { $seat }
web-sit-taken = Quelqu’un d’autre s’est assis ici avant vous.
web-clock-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours } h

## À la table

web-bad-link = Le lien vers cette place n’est pas le bon ; peut-être a-t-il été coupé. Redemandez-le.
web-state-saved = enregistré
web-state-saving = enregistrement…
web-state-away = pas de connexion
web-away = Le serveur ne répond pas. Nouvel essai en cours ; rien n’est perdu.
web-late = Votre temps est écoulé : un robot joue pour vous.
web-your-turn = À vous de jouer
web-over = La partie est finie
web-unfolding = Voyez ce qui se passe…
web-skip = Passer
web-waiting = On attend : { $names }
web-board = Plateau
web-actions = Ce que vous pouvez faire
web-choices = Choix
web-choices-other = Autres
web-filter = Chercher
web-filter-none = Rien de tel.
web-which = Lequel ?
web-confirm-never = Ne plus demander
web-why-not = Pas maintenant
web-undo = Annuler
web-undo-all = Reprendre le tour
web-percent = { $number } %
web-chance-range = { $number } % ({ $low } à { $high })
web-chance-words = { $word ->
        [lost] presque perdu
        [behind] en retard
        [even] à peu près égal
        [ahead] en tête
        [won] presque gagné
       *[open] incertain
    }
web-hint = Indice
web-hint-about = Ce que ferait ici le robot le plus fort
web-hint-thinking = Le robot réfléchit…
web-hint-chance = Votre chance de gagner si chacun continue comme le robot « { $level } » : { $chance }.
web-hint-vague = Votre chance de gagner : { $word }. Trop incertain pour un chiffre.
web-hint-not-calibrated = { $word ->
        [lost] Le robot pense que vous avez presque perdu.
        [behind] Le robot pense que vous êtes en retard.
        [even] Le robot pense que la partie est à peu près égale.
        [ahead] Le robot pense que vous êtes en tête.
        [won] Le robot pense que vous avez presque gagné.
       *[open] Le robot ne sait pas encore qui est en tête.
    }
web-hint-lay = Le disposer sur le plateau
web-fold = Replier
web-unfold = Ce que vous pouvez faire
web-download = Télécharger
web-rest = Journal et discussion
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-aside = Joueurs

web-log = Journal
web-log-news = { $number } depuis votre tour
web-log-all = Tout afficher
web-log-look = Revoir ce moment

web-past = Retour en arrière
web-past-moment = Moment
web-past-now = maintenant
web-past-at = { $number } sur { $last }
web-past-back = Un pas en arrière
web-past-on = Un pas en avant
web-past-play = Lecture
web-past-pause = Pause
web-past-to-now = Revenir au présent
web-past-shown = Vous voyez un moment passé.
web-fork = Rejouer d’ici
web-fork-about = Une nouvelle table contre des robots commence à ce moment
web-eyes = Vu par

web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-mute = Ne plus lire { $name }
web-chat-phrases = Phrases rapides
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-report = Signaler
web-chat-report-line = Signaler ce qu’a dit { $name } : { $words }
web-chat-report-name = Signaler le nom « { $name } »
web-chat-closed = L’administrateur de ce serveur a fermé la discussion.
web-chat-muted = L’administrateur de ce serveur vous a retiré la parole à cette table.

web-hand-over = Passez l’écran : { $name }
web-hand-over-about = Les autres détournent les yeux. { $name } continue quand personne d’autre ne voit l’écran.
web-hand-over-ready = C’est moi, { $name }

web-result = Résultat
web-result-you-win = Vous gagnez
web-result-won = { $number ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
web-result-time = Temps écoulé : { $name }
web-result-time-you = Votre temps est écoulé
web-takeback = Reprendre mon dernier coup
web-seat-left = un bot joue
web-seat-resigned = abandon
web-result-draw = Match nul
web-result-resigned = { $name } abandonne
web-result-resigned-you = Vous avez abandonné
web-result-absent = { $name } était loin de la table
web-result-absent-you = Vous étiez loin de la table
web-result-aborted = { $name } a annulé la partie avant qu’elle ne commence
web-result-aborted-you = Vous avez annulé la partie avant qu’elle ne commence
web-result-nobody = Personne ne gagne
web-again = Rejouer
web-again-swap = Changer de camp et rejouer
web-again-rotate = Changer de place et rejouer
web-rematch-offer = Proposer une revanche
web-rematch-seating = Camps
web-rematch-rotated = { $number ->
        [2] camps échangés
       *[other] chacun une place plus loin
    }
web-rematch-same = mêmes camps
web-rematch-random = camps tirés au sort
web-rematch-other = Un autre jeu…
web-rematch-other-title = La prochaine partie
web-rematch-game = Jeu
web-rematch-yours = Vous avez proposé une revanche : { $terms }.
web-rematch-offered = { $name } propose une revanche : { $terms }.
web-rematch-accept = Accepter
web-rematch-decline = Refuser
web-rematch-withdraw = Retirer
web-rematch-waiting = En attente de { $names }.
web-rematch-declined = Revanche refusée : { $name }.
web-rematch-withdrawn = Proposition retirée : { $name }.
web-rematch-begun = La prochaine partie a commencé.
web-rematch-go = Y aller
web-games-here = Parties à cette table
web-game-number = Partie { $number }
web-score = { $number ->
        [one] Score après { $number } partie :
       *[other] Score après { $number } parties :
    }
web-wins = { $number ->
        [one] { $number } partie gagnée
       *[other] { $number } parties gagnées
    }
web-presence-here = ici
web-presence-thinking = réfléchit
web-presence-away = ailleurs
web-presence-none = pas là
web-presence-minutes = { $number ->
        [0] vient de partir
        [one] parti depuis { $number } minute
       *[other] parti depuis { $number } minutes
    }
web-presence-hours = { $number ->
        [one] parti depuis { $number } heure
       *[other] parti depuis { $number } heures
    }
web-presence-spectators = { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
web-rematch-gone = { $names } { $number ->
        [one] n’est pas là, et trouvera
       *[other] ne sont pas là, et trouveront
    } la proposition à ce lien.
web-option-value = { $name } : { $value }
web-option-without = sans « { $name } »
web-result-review = Analyser la partie
web-result-figures = La partie en chiffres
web-review = Revoir la partie

web-guide-coach = Guide
web-keys = Touches
web-what-is-this = Qu’est-ce que c’est ?
web-keys-tab = vers le choix suivant
web-keys-enter = choisir
web-keys-arrows = dans la liste des choix
web-keys-digits = un des neuf premiers choix
web-keys-undo = annuler la dernière action
web-keys-past = un moment en arrière, un en avant
web-keys-escape = fermer, ou revenir au présent
web-keys-help = expliquer : choisissez quelque chose et lisez ce que c’est
web-keys-ring = sur le cercle : vers le quartier suivant
web-keys-plan = sur un quartier : y placer une figure, en retirer une
web-keys-ronin = sur le cercle : prendre ce ronin
web-keys-map = sur la carte : la déplacer
web-keys-zoom = sur la carte : plus près, plus loin, en entier

## Le premier écran

web-home-lead = Sans compte : choisissez un jeu et jouez.
web-players = { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
web-players-range = { $few } à { $many } joueurs
web-minutes = { $few } à { $many } minutes
web-play-now = Jouer
web-learn = Apprendre
web-play-friends = Entre amis
web-play-local = Sur un écran
web-play-options = Options…
web-mine = Vos parties
web-mine-over = Parties finies
web-resume = Continuer
web-remove = Retirer de la liste
web-import = Ouvrir une partie enregistrée
web-import-about = Un journal téléchargé ici ou enregistré dans le terminal ; ou déposez le fichier ici.
web-import-bad = Ce fichier n’est pas le journal d’une partie, ou il a été coupé.

## Une nouvelle table

web-no-game = Il n’y a pas de jeu « { $game } ».
web-new-who = Qui joue
web-new-seats = Nombre de joueurs
web-new-options = Comment on joue
web-new-time = Temps et public
web-new-spectators = D’autres peuvent regarder
web-new-delay = Retard des spectateurs
web-new-delay-usual = comme d’habitude sur ce serveur
web-new-side = Votre camp
web-new-seat = Votre place
web-new-random = Au hasard
web-new-more = Plus…
web-new-start = Ouvrir la table
web-who-you = Vous
web-who-bot = { $name }, { $bot }
web-who-open = Un ami : quiconque a le lien
web-who-person = Un ami, avec son propre lien
web-who-local = Quelqu’un devant cet écran
web-who-name = Nom
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = Des minutes pour toute la partie
web-clock-slow = Des jours pour chaque coup
web-clock-minutes = Minutes
web-clock-increment = Secondes de plus par coup
web-clock-per-move = Jours
web-clock-out = Quand le temps est écoulé
web-clock-out-bot = un robot joue le coup
web-clock-out-lose = la partie est perdue

## Inviter

web-invite = Inviter
web-invite-about = Envoyez le lien d’une place à son joueur : qui l’ouvre y joue.
web-invite-open = Quiconque a ce lien peut s’asseoir, ou regarder
web-invite-sit = Quiconque a ce lien peut s’asseoir
web-invite-watch = Quiconque a ce lien peut regarder
web-invite-own = Le lien de la place « { $seat } », pour une seule personne
web-invite-copy = Copier
web-invite-copied = Copié
web-invite-share = Partager
web-invite-missing = { $number ->
        [one] Il manque encore un joueur.
       *[other] Il manque encore { $number } joueurs.
    }
web-invite-there = Tout le monde est là.
web-invite-start = À la table

## Les règles

web-rules-search = Chercher dans les règles
web-rules-none = Aucune règle ne dit cela.
web-rules-missing = Les règles de ce jeu ne sont pas écrites ici.
web-rules-list = Règles
web-rules-cards = Cartes
web-rules-glossary = Glossaire
web-rules-short = En bref
web-example = Exemple
web-example-back = Un pas en arrière
web-example-step = Un pas
web-example-play = Jouer
web-example-at = Étape { $number } sur { $all }

# Dit aussi dans le terminal.
rules-not-in-book = Ne figure pas dans le livret :
rules-legend = Un astérisque (*) après le numéro d’une règle veut dire : tout ou partie de cette règle ne figure pas dans le livret. Ces passages suivent la mention « Ne figure pas dans le livret ». Ce sont des décisions là où le livret se tait, n’est pas clair ou ne montre qu’une image, et des ajouts de ce projet.
rules-legend-cards = Un astérisque (*) après le nom d’une carte veut dire : le livret ne l’imprime pas. Son texte est propre à ce projet, ou vient de descriptions publiques du jeu imprimé.
