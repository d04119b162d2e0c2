### Une partie finie, pour les autres.

web-share = Partager cette partie
web-share-link = Le lien de la partie : qui l’ouvre peut la revoir et l’analyser
web-share-embed = Code HTML qui montre la partie dans une autre page web
web-share-embed-about = Elle commence au début, vue de la place d’où vous regardez.
web-share-embed-here = Elle commence au moment { $number }, vue de la place d’où vous regardez.
web-share-embed-look = Voir le résultat
web-share-animation = Animation
web-share-animation-about = Un petit fichier qui se joue tout seul. Il ne montre que ce que savait la place choisie.
web-share-animation-make = Créer l’animation
web-share-animation-busy = La partie est en train d’être dessinée …
web-share-animation-picture = La partie sous forme d’animation
web-share-animation-save = Enregistrer le fichier
web-share-animation-send = Partager le fichier …
web-embed-open = Ouvrir dans Kagemusha
