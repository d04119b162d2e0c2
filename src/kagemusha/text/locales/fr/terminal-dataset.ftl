### Les jeux de données en ligne de commande.

terminal-help-dataset = Les jeux de données : beaucoup de parties de bots forts dans un petit fichier, pour en apprendre. Créez-en un, ou vérifiez-le.
terminal-help-dataset-short = Créer ou vérifier un fichier de parties de bots.
terminal-help-dataset-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset verify
terminal-help-dataset-make =
    Faire jouer des bots et écrire leurs parties dans un fichier. Dans chaque partie, chaque place a un bot tiré de la liste. La même graine, les mêmes bots et la même version donnent les mêmes parties, quel que soit le nombre de processus. Après Ctrl-C, la même commande continue ; avec un nombre plus grand, elle ajoute des parties.
terminal-help-dataset-make-short = Faire jouer des bots et enregistrer les parties dans un fichier.
terminal-help-dataset-make-examples =
    kagemusha dataset make wat-aah --games 100000 --workers 2
    kagemusha dataset make seven-ronin --bots expert,skilled --work 0.2 --out mien.jsonl.xz
terminal-help-dataset-verify =
    Rejouer chaque partie de jeux de données et la comparer à ce que dit le fichier : choix, résultat et empreinte de chaque état. Code de sortie 1 si quelque chose diffère.
terminal-help-dataset-verify-short = Rejouer et comparer chaque partie d’un fichier.
terminal-help-dataset-verify-examples =
    kagemusha dataset verify
    kagemusha dataset verify build/datasets/wat-aah.jsonl.xz
terminal-option-dataset-bots = Les bots. Par défaut : master,expert,skilled.
terminal-option-dataset-games = Combien de parties le fichier doit contenir. Par défaut : 1000.
terminal-option-dataset-out = Le fichier. Par défaut : build/datasets/GAME.jsonl.xz.
terminal-option-dataset-files = Des jeux de données. Par défaut : les échantillons fournis avec le paquet.
terminal-dataset-looking = Parties rejouées
terminal-dataset-progress = { $done } parties sur { $total }
terminal-dataset-made = Parties : { $number }. Fichier : { $file }
terminal-dataset-resume = La même commande continue à partir d’ici.
terminal-dataset-ok = ok  { $file } : { $game }, parties : { $number }, choix : { $choices }, victoires par place : { $won } ; bots : { $bots }
