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
web-lobby = Salon public
web-rated = Classée
web-rated-about = Le résultat change le classement de tous les joueurs. Pas d’indices, pas de reprises ; qui dépasse son temps perd.
web-new-listed = La montrer dans le salon public
web-puzzles = Énigmes
web-puzzles-daily = Énigmes du jour
web-home = Tous les jeux
web-trouble = Une erreur s’est produite
web-no-page = Il n’y a pas de page à cette adresse.
web-forget = Retirer de ma liste
web-rule = Règle { $rule }
web-rules = Règles
web-rules-of = Règles : { $game }
web-seat = Joueur { $number }
web-name = Votre nom
web-name-ask = Comment vous appelez-vous ? (facultatif)
web-name-keep = Enregistrer
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
web-bot = bot { $bot }
web-holder-bot = { $name }, bot { $bot }
web-holder-open = encore personne
web-seats = Qui est assis où
web-to-move = doit jouer
web-standing-in = temps écoulé, un bot joue ce coup
web-sit = Prendre la place
web-sit-as = Prendre la place : { $seat }
web-sit-taken = Quelqu’un d’autre a pris cette place avant vous.
web-clock-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } { $hours } h

## À la table

web-bad-link = Le lien vers cette place n’est pas valable ; il est peut-être incomplet. Redemandez-le.
web-state-saved = enregistré
web-state-saving = enregistrement…
web-state-away = pas de connexion
web-away = Le serveur ne répond pas. Nouvel essai en cours ; rien n’est perdu.
web-late = Votre temps est écoulé : un bot joue pour vous.
web-your-turn = À vous de jouer
web-over = La partie est finie
web-unfolding = Regardez ce qui se passe…
web-alerts = Me prévenir quand c’est à moi
web-alerts-short = Alertes
web-skip = Passer
web-waiting = On attend : { $names }
web-board = Plateau
web-actions = Ce que vous pouvez faire
web-choices = Choix
web-choice-details = Ce que cela ferait : { $choice }
web-choices-other = Autres
web-filter = Chercher
web-filter-none = Aucun résultat.
web-which = Lequel ?
web-confirm-never = Ne plus demander
web-why-not = Pas maintenant
web-undo = Annuler
web-undo-all = Annuler tout le tour
web-percent = { $number } %
web-percent-little = moins de 1 %
web-chance-range = { $number } % ({ $low } à { $high })
web-chance-words = { $word ->
        [lost] presque perdu
        [behind] en mauvaise posture
        [even] à peu près égal
        [ahead] en bonne posture
        [won] presque gagné
       *[open] incertain
    }
web-chat-news = { $number ->
        [one] { $number } nouveau message
       *[other] { $number } nouveaux messages
    }
web-hint = Indice
web-hint-about = Ce que ferait ici « { $bot } »
web-hint-thinking = Le bot réfléchit…
web-hint-chance = Votre chance de gagner si chacun continue comme le bot « { $level } » : { $chance }.
web-hint-vague = Votre chance de gagner : { $word }. Trop incertain pour un chiffre.
web-hint-not-calibrated = { $word ->
        [lost] Le bot pense que vous avez presque perdu.
        [behind] Le bot pense que vous êtes en mauvaise posture.
        [even] Le bot pense que la partie est à peu près égale.
        [ahead] Le bot pense que vous êtes en bonne posture.
        [won] Le bot pense que vous avez presque gagné.
       *[open] Le bot ne sait pas encore qui est en tête.
    }
web-hint-by = Indice de : { $bot }.
web-hint-ask = Demander à : { $bot }
web-hint-lay = Le mettre sur le plateau
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
web-past-back = Reculer
web-past-on = Avancer
web-past-play = Lecture
web-past-pause = Pause
web-past-to-now = Revenir au présent
web-past-shown = Vous voyez un moment passé.
web-fork = Reprendre à partir d’ici
web-fork-about = Commencer une nouvelle table contre des bots à partir de ce moment
web-eyes = Vue de

web-chat = Discussion
web-chat-empty = Aucun message pour l’instant.
web-chat-mute = Masquer { $name }
web-chat-phrases = Phrases rapides
web-chat-say = Écrire un message
web-chat-send = Envoyer
web-chat-report = Signaler
web-chat-report-line = Signaler ce qu’a dit { $name } : { $words }
web-chat-report-name = Signaler le nom « { $name } »
web-chat-closed = L’administrateur de ce serveur a fermé la discussion.
web-chat-muted = L’administrateur de ce serveur vous a retiré la parole à cette table.

web-hand-over = Passez l’écran à { $name }
web-hand-over-about = Les autres ne regardent pas. { $name }, continuez quand vous seul voyez l’écran.
web-hand-over-ready = C’est moi, { $name }

web-tournament = Tournoi
web-to-tournament = Retour au tournoi
web-result = Résultat
web-result-you-win = Vous gagnez
web-result-won = { $number ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
web-result-time = Temps écoulé : { $name }
web-result-time-you = Votre temps est écoulé
web-takeback = Reprendre mon dernier coup
web-takeback-ask = Demander à reprendre mon dernier coup
web-seat-left = un bot joue
web-seat-resigned = abandon
web-result-draw = Match nul
web-result-resigned = { $name } abandonne
web-result-resigned-you = Vous avez abandonné
web-result-absent = { $name } a quitté la table
web-result-absent-you = Vous avez quitté la table
web-result-walkover = L’organisateur a déclaré { $name } forfait
web-result-walkover-you = L’organisateur vous a déclaré forfait
web-seat-profile = Profil
web-result-declined = L’invitation a été refusée
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
web-rematch-asked = Revanche proposée
web-rematch-answer = Répondre
web-rematch-accept = Accepter
web-rematch-decline = Refuser
web-rematch-withdraw = Retirer
web-rematch-waiting = En attente de { $names }.
web-rematch-declined = Revanche refusée : { $name }.
web-rematch-withdrawn = Proposition retirée : { $name }.
web-rematch-begun = La prochaine partie a commencé.
web-rematch-go = La rejoindre
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
web-presence-here = présent
web-presence-thinking = réfléchit
web-presence-away = absent un instant
web-presence-none = absent
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
        [one] n’est pas là et trouvera
       *[other] ne sont pas là et trouveront
    } la proposition sous ce lien.
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
web-keys-past = reculer, avancer
web-keys-escape = fermer, passer ce qui est montré, ou revenir au présent
web-keys-help = expliquer : choisissez quelque chose et lisez ce que c’est

## Le premier écran

web-home-invitations = { $number ->
        [one] { $number } invitation à jouer
       *[other] { $number } invitations à jouer
    }
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
web-resume = Reprendre
web-remove = Retirer de la liste
web-import = Ouvrir une partie enregistrée
web-import-about = Un journal de partie téléchargé ici ou enregistré dans le terminal ; vous pouvez aussi déposer le fichier ici.
web-import-bad = Ce fichier n’est pas un journal de partie, ou il est incomplet.

## Une nouvelle table

web-no-game = Il n’y a pas de jeu « { $game } ».
web-new-who = Qui joue
web-new-seats = Nombre de joueurs
web-new-options = Options de jeu
web-new-time = Pendule et spectateurs
web-new-spectators = Les spectateurs peuvent regarder
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
web-who-person = Un ami, avec un lien personnel
web-who-local = Quelqu’un sur cet écran
web-who-name = Nom
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = Des minutes pour toute la partie
web-clock-slow = Des jours pour chaque coup
web-clock-minutes = Minutes
web-clock-increment = Secondes de plus par coup
web-clock-per-move = Jours
web-clock-out = Quand le temps est écoulé
web-clock-out-bot = un bot joue le coup
web-clock-out-lose = la partie est perdue
web-clock-brief-none = sans pendule
web-clock-brief-live = { $number } min + { $increment } s
web-clock-brief-days = { $number ->
        [one] { $number } jour par coup
       *[other] { $number } jours par coup
    }

## Inviter

web-invite = Inviter
web-invite-about = Envoyez à chaque joueur le lien vers sa place : toute personne qui l’ouvre y joue.
web-invite-open = Toute personne ayant ce lien peut prendre une place ou regarder
web-invite-sit = Toute personne ayant ce lien peut prendre une place
web-invite-watch = Toute personne ayant ce lien peut regarder
web-invite-listed = Les autres voient votre table dans le salon public tant que cette page est ouverte.
web-invite-local = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lancez le serveur par « kagemusha serve --host 0.0.0.0 ».
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
web-rules-none = Aucune règle trouvée.
web-rules-missing = Les règles de ce jeu ne sont pas disponibles ici.
web-rules-list = Règles
web-rules-cards = Cartes
web-rules-glossary = Glossaire
web-rules-short = En bref
web-example = Exemple
web-example-back = Reculer
web-example-step = Avancer
web-example-play = Lecture
web-example-at = Étape { $number } sur { $all }

# Dit aussi dans le terminal.
rules-not-in-book = Ne figure pas dans le livret :
rules-legend = Un astérisque (*) après le numéro d’une règle veut dire : tout ou partie de cette règle ne figure pas dans le livret. Ces passages suivent la mention « Ne figure pas dans le livret ». Ce sont des décisions là où le livret se tait, n’est pas clair ou ne montre qu’une image, et des ajouts de ce projet.
rules-legend-cards = Un astérisque (*) après le nom d’une carte veut dire : le livret ne l’imprime pas. Son texte a été écrit pour ce projet, ou vient de descriptions publiques du jeu imprimé.
