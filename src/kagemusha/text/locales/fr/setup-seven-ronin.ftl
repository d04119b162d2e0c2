### 7 Ronin : ce qui se choisit avant une partie, pour tous les clients.

game-seven-ronin = 7 Ronin
game-about-seven-ronin = Ninjas et ronin préparent en secret où frapper et où se poster : le camp qui devine le mieux l’autre tient le village.
setup-edition-en = Édition anglaise
setup-edition-fr = Édition française
setup-edition-pl = Édition polonaise
setup-option-edition = Édition
setup-about-edition = Les règles imprimées que l’on suit. Elle règle aussi les trois options ci-dessous.
setup-option-minimum = Force minimale
setup-about-minimum = Combien de ninjas l’Attaquant doit envoyer à chaque tour.
setup-option-inn-watchtower = Auberge et Tour de Guet
setup-about-inn-watchtower = De quel quartier une Auberge qui copie la Tour de Guet blesse les voisins.
setup-option-taiko-heals-green = Taiko soigne sur la Place
setup-about-taiko-heals-green = Taiko peut soigner un ronin qui se tient sur la Place.
setup-option-spy = Espions
setup-about-spy = Chaque camp a un jeton Espion, pour regarder une fois un quartier du plan de l’autre.
setup-option-board = Votre propre plateau
setup-about-board = Un village à la place de celui de la boîte.
setup-value-minimum-track = Comme imprimé sur la piste de temps
setup-value-minimum-threat = Le tour, au plus le niveau de menace
setup-value-minimum-round = Le numéro du tour
setup-value-inn-watchtower-inn = De l’Auberge
setup-value-inn-watchtower-watchtower = De la Tour de Guet
