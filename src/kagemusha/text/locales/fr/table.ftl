### Ce que refusent une table de jeu et sa base de données.

## Places

table-unknown = La table « { $table } » n’existe pas.
table-wrong-secret = Ce secret n’ouvre aucune place à cette table.
table-other-seat = La place { $seat } n’est pas à vous.
table-which-seat = Précisez la place. Les vôtres : { $known }.
table-seat-taken = La place { $seat } n’est pas libre.
table-no-seat-open = Aucune place n’est libre à cette table.
table-no-spectators = Cette table n’est ouverte aux spectateurs qu’à la fin de la partie.

## Commandes

table-stale = La table a changé entre-temps. Regardez-la de nouveau, à votre mise à jour { $number }, puis choisissez de nouveau.
table-plan-too-far = Un plan s’arrête là où quelque chose est révélé ou décidé par le hasard : faites d’abord « { $action } », puis continuez.
table-bad-command = L’identifiant d’une commande compte de 1 à { $number } caractères, tous visibles.
table-bad-secret = Un secret compte au moins { $number } lettres, chiffres, traits d’union ou tirets bas.
table-long-name = Un nom peut avoir au plus { $number } caractères.
table-bad-words = Un message compte de 1 à { $number } caractères.
table-many-undos = Vous avez atteint la limite d’annulations à cette table ({ $number }).
table-full = Cette table a atteint sa limite d’entrées ({ $number }).
table-too-many = Il y a déjà { $number } tables non terminées depuis votre adresse. Terminez-en une, abandonnez-en une ou réessayez plus tard.
table-too-many-imported = Il y a déjà { $number } parties importées depuis votre adresse ces 7 derniers jours. Réessayez plus tard.
table-chat-full = Cette discussion a atteint sa limite de messages ({ $number }).
table-chat-often = Vous avez envoyé { $number } messages en une minute. Patientez un peu.
table-chat-closed = L’administrateur du serveur a fermé cette discussion.
table-muted = L’administrateur du serveur vous a retiré la parole à cette table.
table-no-such-line = Il n’y a pas de ligne { $number } dans cette discussion, ou elle a été supprimée.
table-no-person = Personne qui porte un nom n’occupe la place { $seat }.
table-report-what = Indiquez soit la ligne de discussion, soit la place dont vous signalez le nom.
table-many-reports = { $number } de vos signalements à cette table attendent l’administrateur : c’est le maximum.
table-no-report = Il n’y a pas de signalement « { $report } ». « kagemusha admin reports » en donne la liste.
table-report-resolved = Ce signalement est déjà traité : { $measure }.
table-measure-needs = Il manque quelque chose pour cette mesure : { $what }.
table-not-blocked = « { $value } » n’est pas bloqué. « kagemusha admin blocks » montre ce qui l’est.

## Temps et fin

table-time-up = Votre temps pour ce coup est écoulé : un bot le joue à votre place.
table-time-lost = La partie est terminée : la place { $seat } a épuisé son temps.
table-was-closed = La partie est terminée : l’administrateur du serveur a fermé la table.
table-for-review = Cette table est en lecture seule : elle vient d’un journal de partie.
table-resigned = Vous avez abandonné. Un bot joue pour vous.
table-bot-plays = Un bot joue pour vous. Reprenez d’abord votre place.
table-paused = La partie est en pause. Tous les joueurs doivent accepter de la reprendre.
table-no-proposal = Cette proposition n’est plus en cours.
table-proposal-open = Une proposition est déjà en cours. Répondez-y ou retirez-la d’abord.
table-not-possible = Ce n’est pas possible à cette table pour l’instant.
table-declined = La proposition a été refusée. Vous pourrez redemander dans { $number } s.
table-not-gone = Cette personne est présente. On ne peut décider que pour quelqu’un qui a quitté la table.
table-wait-for = Cette personne n’est pas absente depuis assez longtemps. Attendez encore { $number } s.
table-many-proposals = À cette table, vous avez quitté la table ou fait une proposition { $number } fois. C’est la limite.
table-still-running = La partie entière est visible une fois terminée.
table-rematch-early = On peut proposer une autre partie quand celle-ci est finie.
table-rematch-begun = La partie suivante a déjà commencé.
table-no-rematch = Aucune revanche n’est proposée en ce moment.
table-rematch-seats = Vous êtes { $number }, mais ce jeu a au plus { $most } places.
table-no-such-move = Il n’y a pas de coup { $number }. Les coups vont de 0, l’ouverture, à { $last }.
table-no-such-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
table-no-such-update = Vous n’avez pas de mise à jour { $number }. Les vôtres vont de 0 à { $last }.
table-fork-move = Tant qu’une partie est en cours, indiquez l’une de vos mises à jour à partir de laquelle continuer, et non un coup.
table-fork-seat = Pour continuer à partir d’une partie qui n’est pas terminée, il faut le secret d’une place.
table-fork-over = À ce moment, la partie est finie : choisissez un moment antérieur.
table-fork-people = Tant que cette partie se joue entre personnes, on ne peut pas la poursuivre ailleurs : attendez sa fin.
table-closed = Ce serveur ne sert plus la table « { $table } ».

## Base de données

table-other-rules = La table « { $table } » a été commencée avec d’autres règles ({ $found }) que celles de ce programme ({ $known }) et ne peut pas être chargée.
table-store-no-url = « { $url } » n’est pas l’adresse d’une base de données. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
table-store-no-driver = Le pilote pour { $url } manque : { $problem }. Installez kagemusha avec l’extra « postgres ».
table-store-failed = La base de données { $url } ne fonctionne pas : { $problem }.
table-store-busy = D’autres ont été plus rapides { $number } fois de suite. Réessayez.
table-store-too-new = La base de données est à la révision { $found }, mais ce programme connaît au plus { $known } : une version plus récente l’a écrite. Installez-la, ou utilisez une autre base.
table-store-no-way-back = De la révision { $found }, on ne peut pas revenir à « { $wanted } ».
table-store-damaged = L’entrée { $number } de la table « { $table } » ne mène pas à l’état conservé avec elle.

reason-time = le temps est écoulé
reason-closed = l’administrateur du serveur a fermé la table
reason-resigned = l’autre camp a abandonné
reason-absent = l’autre camp a quitté la table
reason-draw = match nul d’un commun accord
reason-aborted = la partie a été annulée

## Sauvegarde et restauration

terminal-help-backup =
    Écrire toutes les tables d’un serveur dans un seul fichier, pendant qu’il fonctionne. La sauvegarde contient tout ce qui est enregistré quand elle commence. Gardez-la en lieu sûr : elle contient les graines des parties en cours, mais aucun secret de place.
terminal-help-backup-short = Écrire toutes les tables d’un serveur dans un fichier.
terminal-help-backup-examples =
    kagemusha backup tables.backup
    kagemusha backup /backups/today --database postgresql://kagemusha@localhost/kagemusha
terminal-help-restore =
    Restaurer une sauvegarde dans une base vide ou qui n’existe pas encore, en entier ou pas du tout, et vérifier chaque table. La base peut être d’un autre type qu’avant.
terminal-help-restore-short = Restaurer une sauvegarde dans une base vide.
terminal-help-restore-examples =
    kagemusha restore tables.backup --database sqlite:///new.db
terminal-option-backup-file = Le fichier à écrire. S’il existe, il est remplacé quand le nouveau est complet.
terminal-option-restore-file = La sauvegarde.
terminal-option-restore-database = La base cible : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
terminal-error-restore-where = Indiquez la base cible : --database sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.

backup-written = { $file } : tables { $number }, entrées { $moves }, { $size } Kio.
backup-restored = { $file } est restauré : tables { $number }, entrées { $moves }.
backup-checked = Chaque entrée a été rejouée. Tables valides : { $number } ; non valides : { $wrong }.
backup-not-empty = Cette base contient déjà des tables. Restaurez une sauvegarde dans une base vide.
backup-damaged = « { $file } » n’est pas une sauvegarde, ou le fichier est incomplet ou modifié.

## Administration

terminal-help-admin = Gérer les tables d’un serveur : les lister, les fermer, les exporter, les supprimer. Le serveur peut être en marche.
terminal-help-admin-short = Gérer les tables d’un serveur.
terminal-help-admin-list = Lister toutes les tables : identifiant, dernier changement, état, jeu, personnes, entrées.
terminal-help-admin-disk = Afficher l’espace disque que les tables occupent.
terminal-help-admin-close = Terminer une partie en cours là où elle en est. Personne ne gagne, et chacun peut la revoir.
terminal-help-admin-export = Écrire le journal d’une partie terminée dans un fichier, pour « kagemusha verify ».
terminal-help-admin-delete = Supprimer une table définitivement, même pendant une partie.
terminal-help-admin-expire = Supprimer les tables inchangées depuis le nombre de jours indiqué. Les parties en cours sont conservées.
terminal-help-admin-downgrade = Ramener une base à une révision que connaît une version plus ancienne. Les données que celle-ci ne peut pas stocker sont perdues : faites d’abord une sauvegarde et arrêtez le serveur.
terminal-option-admin-table = L’identifiant d’une table.
terminal-option-admin-file = Le fichier à écrire.
terminal-option-admin-expire = finished=JOURS (terminées), abandoned=JOURS (elles attendent des personnes, sans pendule) ou imported=JOURS (importées).
terminal-option-admin-dry-run = Lister seulement ce qui serait supprimé.
terminal-option-admin-revision = La révision, par exemple 0003.
terminal-help-admin-reports = Lister ce que les gens ont signalé : les lignes de discussion et les noms qui attendent votre décision.
terminal-help-admin-resolve = Traiter un signalement. Tous les signalements de la même chose sont traités avec lui.
terminal-help-admin-moderate = Agir à une table sans signalement.
terminal-help-admin-block = Bloquer une adresse ou un réseau : le serveur ne lui répond plus et ferme ses flux.
terminal-help-admin-blocks = Lister ce qui est bloqué : adresses, tables et secrets de places.
terminal-help-admin-unblock = Lever un blocage.
terminal-option-admin-report = L’identifiant d’un signalement.
terminal-option-admin-measure = dismiss (ne rien faire), remove-line (supprimer la ligne), rename (renommer), mute et unmute (retirer et rendre la parole), close-chat et open-chat (fermer et rouvrir la discussion), close-table (fermer la table), block-client, block-seat ou block-table (bloquer le client, la place ou la table).
terminal-option-admin-name = Le nouveau nom, pour rename. Par défaut : aucun.
terminal-option-admin-note = Une note pour les administrateurs, gardée avec le blocage.
terminal-option-admin-seat = La place, à partir de 0 : pour rename, mute, unmute et block-seat.
terminal-option-admin-line = La ligne de discussion, pour remove-line.
terminal-option-admin-all = Aussi ceux qui sont traités.
terminal-option-admin-block = Une adresse ou un réseau, comme 192.0.2.7 ou 2001:db8::/64.
terminal-option-admin-unblock = L’adresse, la table ou l’empreinte que montre « kagemusha admin blocks ».
terminal-help-admin-examples =
    kagemusha admin list
    kagemusha admin reports
    kagemusha admin expire finished=90 abandoned=30 imported=7 --dry-run

admin-row = personnes { $people }, entrées { $entries }
admin-number = Tables : { $number }.
admin-total = en tout
admin-closed = La table { $table } est fermée.
admin-deleted = Tables supprimées : { $number }.
admin-downgraded = La base est à la révision { $revision }.
admin-reports = Signalements : { $number }.
admin-report-line = place { $seat } ({ $client }), ligne { $line } : « { $words } »
admin-report-name = place { $seat } ({ $client }), nom : « { $words } »
admin-report-by = signalé par la place { $seat } : « { $reason } »
admin-done = C’est fait : { $measure }.
admin-blocked = { $value } est bloqué.
admin-unblocked = { $value } n’est plus bloqué.
admin-blocks = Blocages : { $number }.

## Jeu loyal

terminal-help-admin-fair-play = Montrer comment on joue aux tables classées : l’accord avec le moteur, comparé à ce qui est habituel à ce classement, et les temps de réflexion. Sans profil, la commande les liste tous d’après ce qui est déjà analysé ; avec un profil, elle analyse ses parties, puis celles d’autres joueurs pour comparer. Des indices pour vous seul : rien n’en découle.
terminal-option-fair-play-profile = L’identifiant d’un profil. Par défaut, tous sont listés.
terminal-option-fair-play-matches = Combien de parties de chaque profil sont lues, les plus récentes d’abord. Par défaut : 20.
terminal-option-fair-play-seconds = Secondes après lesquelles aucune autre partie n’est lue ni analysée. Ce qui a été analysé est conservé. Par défaut : 600.
fair-play-number = Classements : { $number }.
fair-play-note = Ce sont des indices, pas des preuves. Regardez les parties avant de décider quoi que ce soit.
fair-play-matches = parties : { $read } lues, dont { $analysed } analysées ; { $unread } non lues
fair-play-best = comme le moteur : { $mean } % (intervalle à 95 % : { $low } à { $high }) de { $number } décisions qui comptent, en { $matches } parties
fair-play-best-few = Trop peu de décisions sont analysées pour les comparer avec le moteur.
fair-play-loss = chances perdues par décision : { $mean } % (intervalle à 95 % : { $low } à { $high })
fair-play-usual = habituel à ce classement : { $mean } %, ± { $spread } d’un joueur à l’autre (aussi sûr qu’avec { $others } autres joueurs) ; écart de { $distance } écarts-types
fair-play-usual-few = Trop peu de joueurs d’un classement voisin sont analysés pour dire ce qui est habituel.
fair-play-bot = bot { $name }, classé { $rating } : comme le moteur { $best } %, perd { $loss } % ({ $number } décisions)
fair-play-times = temps de { $number } décisions : médiane { $median } s, dispersion { $spread }, presque identiques { $band } %
fair-play-times-few = Trop peu de décisions pour dire quelque chose des temps de réflexion.
fair-play-difficulty = plus long s’il y a plus de choix : corrélation des rangs { $value } (intervalle à 95 % : { $low } à { $high })
fair-play-times-others = { $number } autres de ce groupe : médiane { $medians } s, dispersion { $spreads }, presque identiques { $bands } %, corrélation des rangs { $difficulties }
fair-play-times-alone = Trop peu d’autres joueurs dans ce groupe pour comparer les temps.
fair-play-range = { $low } à { $high }
