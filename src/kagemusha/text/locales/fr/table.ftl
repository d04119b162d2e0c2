### Ce que refusent une table de jeu et son magasin.

## Places

table-unknown = La table « { $table } » n’existe pas.
table-wrong-secret = Ce secret n’ouvre aucune place à cette table.
table-other-seat = La place { $seat } n’est pas à vous.
table-which-seat = Dites de quelle place il s’agit. Les vôtres : { $known }.
table-seat-taken = La place { $seat } n’est pas libre.
table-no-seat-open = Aucune place n’est libre à cette table.
table-no-spectators = Cette table n’admet pas de spectateurs avant la fin.

## Commandes

table-stale = La table a changé entre-temps. Regardez-la de nouveau, à votre mise à jour { $number }, puis choisissez.
table-plan-too-far = Un plan s’arrête là où quelque chose est révélé ou laissé au hasard : faites d’abord « { $action } », puis choisissez la suite.
table-bad-command = L’identifiant d’une commande compte de 1 à { $number } caractères, tous visibles.
table-bad-secret = Un secret compte au moins { $number } lettres, chiffres, traits d’union ou tirets bas.
table-long-name = Un nom compte au plus { $number } caractères.
table-bad-words = Un message compte de 1 à { $number } caractères.
table-many-undos = Vous avez déjà annulé { $number } fois à cette table : c’est le maximum.
table-full = Cette table compte { $number } entrées : elle n’en accepte plus.
table-chat-full = Cette discussion compte { $number } lignes : elle n’en accepte plus.
table-chat-often = Vous avez écrit { $number } lignes en une minute. Attendez un peu.
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

table-time-up = Votre temps pour ce coup est écoulé : un robot le joue à votre place.
table-time-lost = La partie est terminée : le temps de la place { $seat } est écoulé.
table-was-closed = La partie est terminée : l’administrateur du serveur a fermé la table.
table-for-review = Cette table ne sert qu’à regarder : elle vient d’un journal.
table-resigned = Vous avez abandonné. Un bot joue à votre place.
table-bot-plays = Un bot joue à votre place. Reprenez d’abord votre place.
table-paused = La table est en pause. Mettez-vous d’abord d’accord pour continuer.
table-no-proposal = Il n’y a plus de proposition à laquelle répondre.
table-proposal-open = Une proposition est déjà en cours. Répondez-y ou retirez-la d’abord.
table-not-possible = Ce n’est pas possible à cette table pour l’instant.
table-declined = C’était un refus. Vous pourrez redemander dans { $number } s.
table-not-gone = Cette personne est là. On ne décide que pour quelqu’un qui est parti.
table-wait-for = Cette personne n’est pas partie depuis assez longtemps. Attendez encore { $number } s.
table-many-proposals = À cette table, vous avez quitté ou proposé quelque chose { $number } fois. C’est le maximum.
table-still-running = La partie entière est montrée une fois terminée.
table-rematch-early = On peut proposer une autre partie quand celle-ci est finie.
table-rematch-begun = La partie suivante a déjà commencé.
table-no-rematch = Personne ne propose d’autre partie en ce moment.
table-rematch-seats = Vous êtes { $number }, et ce jeu a { $most } places au plus.
table-no-such-move = Il n’y a pas de coup { $number }. Les coups vont de 0, l’ouverture, à { $last }.
table-no-such-update = Vous n’avez pas de mise à jour { $number }. Les vôtres vont de 0 à { $last }.
table-fork-move = Tant qu’une partie est en cours, dites à partir de laquelle de vos mises à jour continuer, et non à partir de quel coup.
table-fork-seat = Pour continuer à partir d’une partie qui n’est pas terminée, il faut le secret d’une place.
table-fork-over = Il n’y a plus rien à jouer à partir de là : choisissez un moment antérieur.
table-fork-people = Tant que cette partie se joue entre personnes, on ne peut pas la poursuivre ailleurs : attendez sa fin.
table-closed = La table « { $table } » n’est plus servie ici.

## Magasin

table-other-rules = La table « { $table } » a été commencée avec d’autres règles ({ $found }) que celles de ce programme ({ $known }), qui ne devinera pas.
table-store-no-url = « { $url } » n’est pas l’adresse d’un magasin. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
table-store-no-driver = Le pilote pour { $url } manque : { $problem }. Installez kagemusha avec l’extra « postgres ».
table-store-failed = Le magasin { $url } ne répond pas comme il faut : { $problem }.
table-store-busy = D’autres ont été plus rapides { $number } fois de suite. Réessayez.
table-store-too-new = Le magasin est à la révision { $found } et ce programme connaît au plus { $known } : une version plus récente l’a écrit. Installez-la, ou prenez un autre magasin.
table-store-no-way-back = De la révision { $found }, on ne peut pas revenir à « { $wanted } ».
table-store-damaged = L’entrée { $number } de la table « { $table } » ne mène pas à l’état conservé avec elle.

reason-time = le temps est écoulé
reason-closed = l’administrateur du serveur a fermé la table
reason-resigned = l’autre camp a abandonné
reason-absent = l’autre camp était absent
reason-draw = match nul d’un commun accord
reason-aborted = la partie a été annulée

## Sauvegarde et restauration

terminal-help-backup =
    Écrit toutes les tables d’un serveur dans un seul fichier, pendant qu’il sert. Ce qui est enregistré quand cela commence s’y trouve. Gardez-le en lieu sûr : il contient les graines des parties en cours, mais aucun secret de place.
terminal-help-backup-short = Écrire toutes les tables d’un serveur dans un fichier.
terminal-help-backup-examples =
    kagemusha backup tables.backup
    kagemusha backup /backups/today --database postgresql://kagemusha@localhost/kagemusha
terminal-help-restore =
    Met une sauvegarde dans une base vide ou qui n’existe pas encore, en entier ou pas du tout, et vérifie chaque table. Ce peut être une base d’une autre sorte qu’avant.
terminal-help-restore-short = Mettre une sauvegarde dans une base vide.
terminal-help-restore-examples =
    kagemusha restore tables.backup --database sqlite:///new.db
terminal-option-backup-file = Le fichier à écrire. S’il existe, il est remplacé quand le nouveau est complet.
terminal-option-restore-file = La sauvegarde.
terminal-option-restore-database = Où la mettre : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.
terminal-error-restore-where = Dites où la mettre : --database sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE.

backup-written = { $file } : tables { $number }, entrées { $moves }, { $size } Kio.
backup-restored = { $file } est restauré : tables { $number }, entrées { $moves }.
backup-checked = Chaque entrée a été rejouée. Tables justes : { $number } ; fausses : { $wrong }.
backup-not-empty = Cette base contient déjà des tables. Une sauvegarde se met dans une base vide.
backup-damaged = « { $file } » n’est pas une sauvegarde, ou a été coupé ou modifié.

## Administration

terminal-help-admin = S’occuper des tables d’un serveur : les lister, les fermer, les exporter, les supprimer. Il peut continuer à servir.
terminal-help-admin-short = S’occuper des tables d’un serveur.
terminal-help-admin-list = Lister toutes les tables : identifiant, dernier changement, état, jeu, personnes, entrées.
terminal-help-admin-disk = Montrer la place que les tables prennent sur le disque.
terminal-help-admin-close = Terminer une partie en cours là où elle en est. Personne ne gagne, et chacun peut la revoir.
terminal-help-admin-export = Écrire le journal d’une table terminée dans un fichier, pour « kagemusha verify ».
terminal-help-admin-delete = Supprimer une table pour toujours, même pendant qu’on y joue.
terminal-help-admin-expire = Supprimer les tables auxquelles personne n’a touché depuis tant de jours. Les parties en cours restent.
terminal-help-admin-downgrade = Ramener une base à une révision que connaît un programme plus ancien. Ce qu’elle ne peut pas contenir est perdu : faites d’abord une sauvegarde et arrêtez le serveur.
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
