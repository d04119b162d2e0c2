### La ligne de commande et la table dans le terminal.

## Questions et réponses

terminal-yes = oui
terminal-no = non
terminal-ask-intro = Entrée prend le choix entre crochets.
terminal-ask-side = Quel camp jouez-vous ?
terminal-ask-bot = Contre quel bot ?
terminal-ask-number = Numéro [{ $default }] :
terminal-ask-again = Tapez l’un de ces numéros : { $known }. Ou appuyez sur Entrée.

## Une partie

terminal-seat-you = { $name } : vous
terminal-seat-bot = { $name } : { $called }, le bot { $bot }
terminal-seat-person = { $name } : quelqu’un à ce clavier
terminal-greeting = Tapez « help » pour savoir quoi faire, « rules intro » pour le jeu en une page, « quit » pour arrêter et reprendre plus tard.
terminal-resumed = La partie reprend après { $number ->
        [0] son ouverture
        [one] { $number } coup
       *[other] { $number } coups
    }.
terminal-hint = Tapez « help » pour savoir ce que vous pouvez faire ici.
terminal-undone = Annulé : { $action }.
terminal-hand-over = Passez le clavier. { $name }, appuyez sur Entrée quand vous êtes seul à voir l’écran.
terminal-hand-over-undo = (Avant cela, « undo » annule votre dernière action.)
terminal-result-you-won = Vous gagnez ({ $name }) : { $reason }.
terminal-result-you-lost = Vous perdez. Vainqueur, { $name } : { $reason }.
terminal-result-won = Vainqueur, { $name } : { $reason }.
terminal-result-you-lost-too = Vous perdez : { $reason }.
terminal-result-nobody = Personne ne gagne : { $reason }.
terminal-log-saved = Le journal de la partie est dans
terminal-how-to-replay = Pour la revoir :
terminal-match-saved = La partie est enregistrée dans
terminal-how-to-resume = Pour la reprendre :
terminal-not-saved = La partie n’a pas pu être enregistrée. { $problem }
terminal-copy-saved = Une copie est enregistrée dans { $file }
terminal-nothing-to-resume = Il n’y a pas de partie inachevée à reprendre. Nommez un fichier, ou commencez une partie.

terminal-plan-ready = Prêt : « seal » acceptera ce plan.
terminal-plan-not-ready = Pas encore prêt, { $number ->
        [one] { $number } règle n’est pas respectée :
       *[other] { $number } règles ne sont pas respectées :
    }
terminal-plan-refused = Le plan reste ouvert, { $number ->
        [one] { $number } règle n’est pas respectée :
       *[other] { $number } règles ne sont pas respectées :
    }
terminal-plan-confirm = Sceller ce plan ?
terminal-plan-open = Le plan reste ouvert.

terminal-menu-group = { $name } ({ $number } possibilités) …
terminal-menu-back = Tapez un numéro, ou « back » pour revoir toutes les capacités.
terminal-menu-range = Tapez un numéro de 1 à { $last }, ou un coup en notation.
terminal-missing-after = Il manque quelque chose après « { $verb } ». Possible maintenant : { $known }.
terminal-unknown-now = « { $word } » est inconnu ici. Possible maintenant : { $known }.
terminal-not-now = « { $verb } » n’est pas possible maintenant. Une action commence par l’un de ces mots : { $known }.

terminal-why-usage = Écrivez le coup à la suite, par exemple : why yumi
terminal-why-legal = Rien ne l’interdit : ce coup est permis maintenant.
terminal-log-usage = Écrivez « log », « log 30 » ou « log all ».
terminal-rules-usage = « rules R7.3 » en montre une, « rules intro » le jeu en une page, « rules editions » les différences.
terminal-save-usage = Nommez un fichier : save ma-partie.json
terminal-position-hidden = La ligne de position contient les deux plans : elle n’est pas disponible tant que les plans sont secrets. Réessayez après la révélation.
terminal-no-topic = Il n’y a pas d’aide sur « { $topic } ». Sujets : { $topics }.

## Aide pendant une partie

terminal-help-menu = Choisissez dans la liste : tapez le numéro d’une ligne, ou sa notation telle qu’elle figure à droite, par exemple « { $example } ».
terminal-help-commands =
    À tout moment :
      board, list         le plateau ; le même en simple liste
      log, log 30         ce qui s’est passé, avec les numéros des règles
      rules, rules R7.9   les règles ; l’une d’elles
      why COUP            quelle règle interdit un coup, et ce qu’elle dit
      hint, hint BOT      ce que ferait un bot (d’habitude master), et pourquoi
      undo                annuler, avant une révélation ou un coup de l’autre
      position            la position en une ligne, pour en repartir avec --position
      save FICHIER        enregistrer une copie
      quit                arrêter ; la partie est enregistrée et pourra reprendre
      resume [FICHIER]    enregistrer cette partie et en reprendre une autre
terminal-help-topics = Plus : help SUJET, avec un de ces sujets : { $topics }.
terminal-help-saving =
    La partie s’enregistre automatiquement avant chacune de vos décisions, à chaque changement d’un plan, et quand vous partez par « quit », Ctrl-D ou Ctrl-C.
    « kagemusha play --resume » reprend la dernière partie quittée, « kagemusha play --resume FICHIER » une autre.
    Le fichier contient tout le journal, avec les plans secrets de l’autre camp : le lire gâche le jeu.

## Revoir et vérifier

terminal-seat-all = tout
terminal-seat-spectator = un spectateur
terminal-replay-page = Entrée { $number } sur { $last }, vue de : { $name }
terminal-replay-range = Le journal a les entrées 0 à { $last }.
terminal-replay-end = C’est la fin du journal.
terminal-replay-help = Entrée ou n : suivante ; p : précédente ; un numéro : cette entrée ; end : la dernière ; view attacker, defender, spectator ou all ; board ; log : tout jusqu’ici ; q : quitter.
terminal-verify-ok = ok  { $file } : { $game }, { $number ->
        [one] { $number } coup
       *[other] { $number } coups
    }, { $ended }
terminal-verify-running = inachevée
terminal-verify-won = vainqueur, { $name } : { $reason }
terminal-verify-nobody = personne n’a gagné : { $reason }

## Simulation

terminal-playing = En cours
terminal-rate = { $number }/s
terminal-time-left = reste
terminal-progress = { $done } sur { $total }, { $rate } par seconde, reste { $seconds } s
terminal-simulated = { $game } : { $number ->
        [one] { $number } partie
       *[other] { $number } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
terminal-interrupted = Interrompu : { $number } parties jouées sur { $total }.
terminal-written = Écrit : { $file }
terminal-figures-title = { $held } ({ $number ->
        [one] { $number } partie
       *[other] { $number } parties
    })
terminal-figures-both-sides = Les deux placements ensemble
terminal-figures-matches = parties
terminal-figures-interval = intervalle à 95 %
terminal-figures-wins = Victoires : { $name }
terminal-figures-nobody = Personne ne gagne : { $reason }
terminal-figures-shared = Victoire partagée, { $names } : { $reason }
terminal-figures-bot = Victoires du bot { $bot }
terminal-figures-rounds = Tours : { $mean } en moyenne, médiane { $median }, 90 % de { $low } à { $high }
terminal-figures-decisions = Choix : { $mean } en moyenne, médiane { $median }, 90 % de { $low } à { $high }

## Équilibre

terminal-balance-seat = Par place
terminal-balance-order = Par ordre de jeu
terminal-balance-place = { $number ->
        [1] Premier à jouer
        [2] Deuxième à jouer
        [3] Troisième à jouer
        [4] Quatrième à jouer
       *[other] Numéro { $number } à jouer
    }
terminal-balance-by-round = { $name } : manches gagnées
terminal-balance-endings = Comment les parties ont fini
terminal-balance-scores = Scores
terminal-balance-all = Tous les joueurs
terminal-balance-winners = Vainqueurs
terminal-balance-lengths = Durée
terminal-balance-turns = Tours de jeu
terminal-balance-rounds = Tours
terminal-balance-decisions = Choix
terminal-balance-watching = Part de la partie que les joueurs éliminés ne font que regarder, en %
terminal-balance-range = { $name } : { $mean } en moyenne ({ $low } à { $high }), au moins { $least }, quartiles { $first }, { $median }, { $third }, au plus { $most }
terminal-balance-column-matches = parties %
terminal-balance-column-rounds = manches
terminal-balance-column-uses = usages
terminal-balance-column-wins = gains %
terminal-balance-mean = en moyenne
terminal-balance-evenness = Khi-deux { $value } à { $freedom } degrés de liberté : si tout était égal, le hasard seul les disperserait au moins autant dans { $chance } % de tels rapports.
terminal-balance-legend = Les victoires sont celles du joueur qui avait la carte ou la place. + et - marquent ce qui est nettement au-dessus ou au-dessous de la moyenne de son groupe : l’intervalle à 95 % ne la contient pas. Sur vingt valeurs normales, une est marquée par hasard.

## Pages d’aide des commandes

terminal-help-usage = Usage :
terminal-help-arguments = Arguments
terminal-help-options = Options
terminal-help-subcommands = Commandes
terminal-help-examples = Exemples :

terminal-help-main =
    Kagemusha : des jeux de société de ninjas et de samouraïs. Jouez-y, faites-y jouer des bots par milliers, revoyez et vérifiez chaque partie.

    Commencez par ces commandes :
      kagemusha                         tous les jeux dans votre navigateur
      kagemusha learn seven-ronin       des leçons à jouer, dès le premier coup
      kagemusha play seven-ronin        une partie contre un bot
      kagemusha play wat-aah            le jeu de cartes, contre un à trois bots
      kagemusha play era-of-the-ninja   le château, seul ou contre des bots
      kagemusha rules seven-ronin       les règles à lire
      kagemusha simulate seven-ronin    des bots entre eux
terminal-help-play =
    Jouez une partie dans le terminal, contre des bots ou à plusieurs au même clavier. Dans un terminal, sans option, la commande demande les réglages.
terminal-help-play-short = Jouer une partie dans le terminal.
terminal-help-play-examples =
    kagemusha play seven-ronin
    kagemusha play seven-ronin --side defender --edition fr --bot random
    kagemusha play seven-ronin --hot-seat --spy
    kagemusha play wat-aah --guided
    kagemusha play wat-aah --mode grand-master --seats 3
    kagemusha play era-of-the-ninja --seats 1
    kagemusha play era-of-the-ninja --seats 4 --nvn --reinforcements
    kagemusha play seven-ronin --board mon-plateau.toml --seed 7
    kagemusha play seven-ronin --position "round=5 reserves=17 ninja=passage:2"
    kagemusha play --resume
    kagemusha play --resume ma-partie.json
terminal-help-learn =
    Apprendre un jeu par de courtes leçons jouables. Sans jeu, la commande liste les cours ; sans leçon, elle liste les leçons du jeu et reprend là où vous vous êtes arrêté. La progression est enregistrée.
terminal-help-learn-short = Apprendre un jeu par des leçons à jouer.
terminal-help-learn-examples =
    kagemusha learn
    kagemusha learn seven-ronin
    kagemusha learn seven-ronin 3
    kagemusha learn seven-ronin first-attack
terminal-help-simulate =
    Faire jouer beaucoup de parties à des bots et afficher qui gagne combien de fois, par camp et par type de fin, avec des intervalles à 95 %. La même graine donne le même résultat avec tout nombre de processus. Ctrl-C arrête et affiche les résultats obtenus.
terminal-help-simulate-short = Faire jouer des bots ; victoires avec intervalles.
terminal-help-simulate-examples =
    kagemusha simulate seven-ronin --bots random,greedy --games 10000 --workers 2
    kagemusha simulate seven-ronin --bots greedy,greedy --edition fr --seed 7
    kagemusha simulate seven-ronin --games 500 --json resultat.json --csv parties.csv
    kagemusha simulate seven-ronin --games 500 --json - | jq .wins_by_bot
terminal-help-balance =
    Faire jouer le même bot à toutes les places, beaucoup de parties, et mesurer l’équilibre du jeu, avec des intervalles à 95 % : victoires par place et par premier joueur, scores, durées, et pour chaque carte combien de fois elle est apparue et combien de fois ceux qui l’avaient ont gagné. Les écarts nets sont marqués. La même graine donne le même résultat avec tout nombre de processus. Ctrl-C arrête et affiche les résultats obtenus.
terminal-help-balance-short = Mesurer l’équilibre des places, du premier joueur et des cartes.
terminal-help-balance-examples =
    kagemusha balance wat-aah --games 2000 --seed 1
    kagemusha balance wat-aah --mode grand-master --seats 3 --json resultat.json
    kagemusha balance wat-aah --bot random --csv cartes.csv
    kagemusha balance seven-ronin --games 200
terminal-help-replay =
    Revoir une partie pas à pas, depuis n’importe quelle place. Si la sortie est redirigée, affiche tout le journal en phrases.
terminal-help-replay-short = Revoir une partie pas à pas.
terminal-help-replay-examples =
    kagemusha replay ma-partie.json
    kagemusha replay ma-partie.json --seat defender --at 20
    kagemusha replay ma-partie.json | less
terminal-help-verify =
    Rejouer des journaux et vérifier chaque entrée. Affiche une ligne par fichier valide, ou la première entrée non valide. Code de sortie 1 si un fichier n’est pas valide.
terminal-help-verify-short = Vérifier chaque entrée d’un ou de plusieurs journaux.
terminal-help-verify-examples =
    kagemusha verify ma-partie.json
    kagemusha verify parties/*.json
terminal-help-rules =
    Lisez les règles : toutes, une seule par son numéro, ou une page : intro (le jeu en bref), glossary (ses termes), editions (leurs différences).
terminal-help-rules-short = Lire les règles d’un jeu.
terminal-help-rules-examples =
    kagemusha rules seven-ronin
    kagemusha rules seven-ronin intro
    kagemusha rules seven-ronin glossary
    kagemusha rules seven-ronin R7.12
terminal-help-games =
    Les jeux auxquels on peut jouer.
terminal-help-games-short = Énumérer les jeux.
terminal-help-games-examples =
    kagemusha games

terminal-help-serve =
    Servir des tables à des navigateurs et à des programmes, par HTTP et WebSocket. Les tables sont gardées dans une base de données et continuent après un redémarrage. Ctrl-C l’arrête.
terminal-help-serve-short = Servir des tables par le réseau.
terminal-help-serve-examples =
    kagemusha serve
    kagemusha serve --port 9000 --database sqlite:///tables.db
    kagemusha serve --host 0.0.0.0 --origin https://games.example

terminal-help-browser =
    Jouer dans votre navigateur : lance le serveur et ouvre sa page, ou celle d’un serveur qui tourne déjà. Vos tables sont gardées. Ctrl-C arrête le serveur.
terminal-help-browser-short = Jouer dans votre navigateur.
terminal-help-browser-examples =
    kagemusha browser
    kagemusha browser --host 0.0.0.0

terminal-option-help = Montrer cette page.
terminal-option-version = Montrer la version.
terminal-option-language = Langue de l’affichage. Par défaut : KAGEMUSHA_LANGUAGE, puis la langue du système.
terminal-option-game = Quel jeu. Par défaut : seven-ronin.
terminal-option-side = Votre camp, ou votre place (p1 à p4) dans les jeux sans camps. Par défaut : attacker, p1.
terminal-option-bot = Qui joue les autres places : beginner, novice, skilled, expert, master, champion (7 Ronin, WAT-AAH!), adaptive, greedy, random, ou votre propre bot (module:Classe ou exec:COMMANDE). Par défaut : beginner.
terminal-option-guided = Jouer une première partie avec un guide qui l’explique.
terminal-option-hot-seat = Tous les joueurs partagent ce clavier, avec un écran de passage entre les tours.
terminal-option-resume = Reprendre votre dernière partie, ou celle de FILE.
terminal-option-position = Partir d’une ligne de position, telle que la commande « position » la donne en partie.
terminal-option-seed = Graine des nombres aléatoires. La même graine donne la même partie.
terminal-option-plain = De simples listes au lieu de dessins, pour lecteurs d’écran.
terminal-option-bots = Un bot par place, dans 7 Ronin l’Attaquant d’abord. Par défaut : random,greedy.
terminal-option-games = Combien de parties. Par défaut : 1000.
terminal-option-workers = Combien de processus. Par défaut : un par processeur.
terminal-option-rotate = Si les bots changent de place après chaque partie. Par défaut : oui.
terminal-option-json = Écrire les résultats en JSON ; - est la sortie standard.
terminal-option-csv = Écrire une ligne CSV par partie ; - est la sortie standard.
terminal-option-balance-bot = Le bot de toutes les places : beginner, novice, skilled, expert, master, greedy ou random. Par défaut : greedy.
terminal-option-balance-bots = Un bot par place, au lieu de --bot et --seats ; ils changent de place après chaque partie.
terminal-option-balance-csv = Écrire une ligne CSV par carte ; - est la sortie standard.
terminal-option-balance-out = Un dossier pour les parties ; un rapport inachevé y reprend.
terminal-option-file = Une partie enregistrée ou son journal.
terminal-option-files = Parties enregistrées ou journaux.
terminal-option-seat = Vue de quelle place. Par défaut : all, ou la vôtre tant que la partie n’est pas finie.
terminal-option-at = Ouvrir à cette entrée.
terminal-option-lesson = Le numéro d’une leçon dans son cours, ou son identifiant, comme dans l’adresse du navigateur.
terminal-option-rule = Le numéro d’une règle, ou intro, ou editions.
terminal-option-host = L’adresse où écouter. Par défaut : 127.0.0.1, cette machine seule.
terminal-option-port = Le port où écouter ; 0 en prend un libre. Par défaut : 8770.
terminal-option-open = Si la page s’ouvre dans un navigateur. Par défaut : non.
terminal-option-database = Où stocker les tables : sqlite:///FILE ou postgresql://USER@HOST/NAME. Par défaut : SQLite dans votre dossier de données.
terminal-option-serve-workers = Nombre de processus qui réfléchissent pour les bots. Par défaut : 1.
terminal-option-serve-processes = Nombre de processus du serveur (PostgreSQL nécessaire). Par défaut : 1.
terminal-option-serve-rate = Combien de requêtes et de messages par seconde un client peut envoyer. Par défaut : 20.
terminal-option-serve-client-tables = Combien de tables non terminées un client peut avoir, et combien de parties importées. 0 : sans limite. Par défaut : 200.
terminal-option-serve-chat = Si l’on peut discuter aux tables. Par défaut : on.
terminal-option-serve-lobby = Si le serveur a un salon public, où l’on trouve des adversaires. Par défaut : off.
terminal-option-serve-passkeys = Si les profils du salon public peuvent se connecter sur un autre appareil avec une clé d’accès. Demande --lobby on, et --address avec https et un nom de domaine, sauf sur cette machine. Par défaut : off.
terminal-option-serve-delay = Le retard des spectateurs aux tables qui n’en décident pas autrement : seconds=N (secondes) ou moves=N (coups). Par défaut : aucun.
terminal-option-serve-bot = Votre propre bot, que l’on pourra choisir : module:Classe ou exec:COMMANDE ; peut être répété.
terminal-option-serve-expire = Après combien de jours sans changement les tables sont supprimées : finished=N (terminées), abandoned=N (elles attendent des personnes, sans pendule) ou imported=N (importées) ; peut être répété. Par défaut : jamais.
terminal-option-serve-metrics = L’adresse des métriques pour Prometheus (/metrics), ouverte à toute personne qui peut s’y connecter : un port de cette machine, ou HÔTE:PORT. Le processus n utilise le port plus n. Par défaut : aucune.
terminal-option-serve-log-format = Format du journal du serveur : text, ou json avec un objet par ligne. Par défaut : text.
terminal-option-serve-log-level = Le niveau le plus bas à journaliser : info donne une ligne par requête. Par défaut : warning.
terminal-option-origin = Une autre origine dont les pages peuvent jouer, comme https://games.example ; peut être répétée.
terminal-option-root-path = Le chemin d’URL sous lequel un proxy le sert, comme /games.
terminal-option-serve-address = Où les navigateurs trouvent le serveur, comme https://games.example/ : le début des liens dans les courriels et les webhooks.
terminal-option-serve-push = Prévenir par Web Push quand c’est à quelqu’un de jouer ; CONTACT est l’adresse à laquelle les services de push peuvent écrire : mailto:me@games.example. Par défaut : non.
terminal-option-serve-smtp = Prévenir par courriel, par ce serveur : smtp://USER@HOST:587 (avec STARTTLS) ou smtps://USER@HOST:465. Le mot de passe est dans KAGEMUSHA_SMTP_PASSWORD. Par défaut : non.
terminal-option-serve-mail-from = De qui viennent ces courriels : games@games.example.
terminal-option-serve-webhooks = Prévenir par des requêtes signées à des adresses https publiques que chacun indique. Par défaut : off.

## Ce qui ne va pas dans une ligne de commande, et ce qui irait

terminal-error-choice = { $option } ne peut pas être « { $value } ». Possible : { $known }.
terminal-error-number = { $option } ne peut pas être « { $value } ». Donnez un nombre entier, { $least } ou plus.
terminal-error-not-both = { $one } et { $other } ne peuvent pas être utilisées ensemble. Retirez l’une des deux options.
terminal-error-option = Il n’y a pas d’option { $option }.
terminal-error-option-near = Il n’y a pas d’option { $option }. Vouliez-vous dire { $near } ?
terminal-error-missing = Il manque { $name }.
terminal-error-no-value = { $option } demande une valeur.
terminal-error-extra = { $command } n’accepte pas « { $words } ». Voir kagemusha { $command } --help.
terminal-error-command = Il n’y a pas de commande « { $command } ». Commandes : { $known }.
terminal-error-see = Voir { $command } --help.
terminal-error-no-rules = { $game } n’a pas de page de règles.
terminal-error-rule = Il n’y a pas de règle « { $rule } ». Règles connues : { $known }.
terminal-error-bots = --bots demande un bot par place (places : { $seats }), séparés par une virgule ; il y en a { $number }.
terminal-error-position-over = Dans cette position la partie est déjà finie. Donnez-en une où quelqu’un doit choisir.
terminal-error-file = { $file } : { $problem }.
terminal-problem-missing = ce fichier ou dossier n’existe pas
terminal-problem-forbidden = l’accès n’est pas permis
terminal-problem-folder = c’est un dossier, pas un fichier
terminal-error-no-place = { $option } : { $file } ne peut pas être écrit : son dossier n’existe pas, ou c’est un dossier.
terminal-error-not-ours = { $file } existe et n’est pas une partie enregistrée. Choisissez un autre nom.
terminal-error-not-json = { $file } n’est pas le journal d’une partie : ce n’est pas du JSON ({ $problem }).
terminal-error-not-a-log = { $file } n’est ni une partie enregistrée ni le journal d’une partie.
terminal-error-damaged = { $file } est endommagé. { $problem }
terminal-error-no-players = Le fichier n’indique pas qui joue à quelle place.

## Leçons

terminal-learn-course = { $game }  { $name } : { $number } leçons finies sur { $last }
terminal-learn-how = « kagemusha learn JEU » commence un cours, ou le reprend.
terminal-learn-none = Il n’y a pas de leçons pour { $game }.
terminal-learn-done-mark = finie
terminal-learn-begun-mark = commencée
terminal-learn-which = Quelle leçon ? { $default ->
        [0] Un numéro ; Entrée pour arrêter.
       *[other] Un numéro ; Entrée pour { $default }, « quit » pour arrêter.
    }
terminal-learn-range = Tapez un numéro de 1 à { $last }.
terminal-learn-all-done = Vous avez fini toutes les leçons de ce jeu.
terminal-learn-greeting = « hint » vous montre quoi faire, « skip » quitte la leçon, « quit » arrête et garde votre place, « help » donne le reste.
terminal-learn-resumed = La leçon reprend où vous l’aviez laissée.
terminal-learn-step = Étape { $number } sur { $last }
terminal-learn-enter = Entrée pour continuer>
terminal-learn-right = C’est juste.
terminal-learn-again = Essayez encore.
terminal-learn-done = La leçon est finie.
terminal-learn-left = Votre place est enregistrée : « kagemusha learn { $game } » reprend d’ici.
terminal-guide-none = Il n’y a pas de guide pour { $game }.
terminal-guide-greeting = « hint » demande conseil au guide, « coach » le fait taire ou parler.
terminal-guide-on = Le guide est activé.
terminal-guide-off = Le guide est désactivé.
terminal-guide-anyway = Le faire quand même ? (Entrée : oui, non)>
terminal-guide-yes = o oui
terminal-guide-kept = Rien n’a été fait. Choisissez de nouveau.
terminal-guide-titled = { $name } : { $words }
terminal-guide-learned = Vous avez appris : { $names }. Pour aller plus loin :
terminal-help-lesson =
    Dans une leçon :
      hint                montre-moi : ce qui serait juste, et comment le taper
      skip                quitter cette leçon
      undo                reprendre cette étape au début
      board, list         le plateau ; le même en simple liste
      log, log 30         ce qui s’est passé, avec les numéros des règles
      rules, rules ID     les règles ; l’une d’elles
      why COUP            quelle règle interdit un coup, et ce qu’elle dit
      quit                arrêter ; votre place dans la leçon est gardée
