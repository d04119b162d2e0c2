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

## Temps et fin

table-time-up = Votre temps pour ce coup est écoulé : un robot le joue à votre place.
table-time-lost = La partie est terminée : le temps de la place { $seat } est écoulé.
table-for-review = Cette table ne sert qu’à regarder : elle vient d’un journal.
table-still-running = La partie entière est montrée une fois terminée.
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
table-store-damaged = L’entrée { $number } de la table « { $table } » ne mène pas à l’état conservé avec elle.

reason-time = le temps est écoulé

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
