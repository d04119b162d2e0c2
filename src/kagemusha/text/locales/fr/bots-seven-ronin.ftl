### 7 Ronin : pourquoi un bot a choisi ce qu’il a choisi.

bots-seven-ronin-only = Il n’y a pas d’autre choix.
bots-seven-ronin-opening = Une ouverture tirée au sort parmi { $plans } plans, pour que personne ne la devine ; celle-ci est jouée dans { $percent } % des cas.
bots-seven-ronin-mixed = Un plan tiré au sort parmi { $plans } bons plans, pour que personne ne le devine ; celui-ci est joué dans { $percent } % des cas.
bots-seven-ronin-best-plan = Quoi que prévoie l’autre camp, rien ne fait mieux.
bots-seven-ronin-begun = La meilleure façon d’achever le plan commencé.
bots-seven-ronin-solved = Cette partie est assez petite pour être résolue : personne ne peut faire mieux.
bots-seven-ronin-spies = Le savoir maintenant vaut mieux que garder le jeton.
bots-seven-ronin-keeps-spy = Le jeton vaudra davantage plus tard.
bots-seven-ronin-wins = Ce coup gagne la partie.
bots-seven-ronin-enough = Rien de ce qui reste n’aiderait.
bots-seven-ronin-divides = La meilleure des { $choices } façons de répartir les blessures.
bots-seven-ronin-uses = Le meilleur de { $choices } choix : par rapport à la fin de l’étape, les chances de gagner augmentent de { $percent } points.
bots-seven-ronin-uses-barely = Le meilleur de { $choices } choix, mais à peine meilleur que la fin de l’étape.

## Comment ils jouent

bots-style-seven-ronin-random = Pose ses pions n’importe où. Il n’y a aucun plan à deviner.
bots-style-seven-ronin-greedy = Compare quelques plans et prend le meilleur.
bots-style-seven-ronin-beginner = Prend ce qu’il peut dans la manche, dépense vite sa Réserve et oublie des capacités.
bots-style-seven-ronin-novice = Joue le meilleur plan qu’il remarque, sans bluffer. On le voit venir.
bots-style-seven-ronin-skilled = Compare certains de vos plans aux siens. Il devine rarement.
bots-style-seven-ronin-expert = Compare beaucoup de vos plans aux siens, et les mélange.
bots-style-seven-ronin-master = Mélange ses plans pour rester illisible, et joue exactement les fins courtes.
bots-style-seven-ronin-champion = A appris ce que vaut chaque situation, et mélange ses plans contre tous les vôtres.
