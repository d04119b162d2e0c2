### Une partie finie, pour les autres.

web-share = Partager cette partie
web-share-link = Le lien de la partie : qui l’ouvre peut la revoir et l’analyser
web-share-embed = Code HTML qui montre la partie dans une autre page web
web-share-embed-about = Elle commence au début, vue de la place d’où vous regardez.
web-share-embed-here = Elle commence au moment { $number }, vue de la place d’où vous regardez.
web-share-embed-look = Voir le résultat
web-embed-open = Ouvrir dans Kagemusha
