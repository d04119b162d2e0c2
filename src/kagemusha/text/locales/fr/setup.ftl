### Ce qui se choisit avant une partie, pour tous les clients.

## Jeux

game-about-seven-ronin = Ninjas et ronin préparent en secret où frapper et où se poster : le camp qui devine le mieux l’autre tient le village.
game-about-wat-aah = Rassemblez un clan de shinobi, déclenchez son pouvoir au bon moment, et ayez à la fin les cartes les plus fortes devant vous.
game-about-era-of-the-ninja = Glissez-vous dans un château qui se construit à mesure qu’on l’explore, réunissez armes et talents, et abattez son Seigneur avant les autres.

## Modes, éditions, bots

setup-mode-grasshopper = Petit Scarabée : une manche, pour commencer vite
setup-mode-grand-master = Grand Maître : trois manches, des pions et un Combat final
setup-mode-standard = Standard : qui abat le Seigneur gagne
setup-mode-nvn-death-match = Combat à mort : pas de Seigneur, le dernier ninja gagne
setup-mode-clan-death-match = Combat à mort des clans : le dernier clan gagne
setup-mode-clan-attack = Assaut du clan : un seul clan, ensemble contre le Seigneur
setup-mode-multi-clan-attack = Assaut de plusieurs clans : chacun chasse le Seigneur, et les autres
setup-mode-lords-head = La tête du Seigneur : rapportez-la à la Cour
setup-mode-lone-ninja = 1 joueur, Ninja solitaire : vous contre le château
setup-edition-en = Édition anglaise
setup-edition-fr = Édition française
setup-edition-pl = Édition polonaise
setup-bot-random = random : joue n’importe quel coup permis, pour débuter en douceur
setup-bot-greedy = greedy : choisit ce qui rapporte le plus maintenant
setup-bot-novice = novice : joue avec bon sens, et peut être battu
setup-bot-skilled = skilled : réfléchit à l’avance et pardonne peu
setup-bot-master = master : le plus fort, jusqu’à deux secondes par coup

## Options

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
setup-option-mode = Mode
setup-about-mode = La durée, et qui joue contre qui.
setup-option-handicap = Handicap du premier joueur
setup-about-handicap = Combien de cartes de moins que les autres le premier joueur reçoit. Selon le livret : 1.
setup-option-difficulty = Difficulté
setup-about-difficulty = À quel point le château est dur : active au besoin les attaques furtives et les renforts.
setup-option-pace = Rythme
setup-about-pace = Un Combat à mort selon le livret, ou rapide : un petit château qui brûle après la manche 4. C’est une règle maison.
setup-option-defeated = Les vaincus
setup-about-defeated = Les joueurs éliminés regardent, ou choisissent pour les unités du Seigneur à la place du Ninja meneur. Le second choix est une règle maison.
setup-option-deck = Vos propres shinobi
setup-about-deck = Des cartes Shinobi à la place de celles de la boîte.
setup-option-cards = Vos propres cartes
setup-about-cards = Des cartes Temple, Cour et Boss à la place de celles de la boîte.
setup-option-arcade = Arcade
setup-about-arcade = Le plus d’Ingéniosité non dépensée gagne.
setup-option-nvn = Ninja contre ninja
setup-about-nvn = Les ninjas peuvent se battre entre eux.
setup-option-reinforcements = Renforts
setup-about-reinforcements = Le Seigneur reçoit des renforts, et les joueurs vaincus reviennent avec un nouveau ninja.
setup-option-sneak = Attaques furtives
setup-about-sneak = La première attaque dans une salle à chaque manche a un bonus si l’attaquant n’est pas vu.
setup-option-clans = Clans
setup-about-clans = Un clan pour chaque place. Les places d’un même clan forment un camp.
setup-option-ninja = Ninjas
setup-about-ninja = Comment les joueurs obtiennent leur ninja.
setup-option-rooms = Salles
setup-about-rooms = Si les salles ont des particularités. Ce sont des règles maison : le livret n’en décrit pas.
setup-option-lord = Seigneur
setup-about-lord = Qui règne sur le château.
setup-option-rounds = Manches
setup-about-rounds = Après ce nombre de manches, la nuit est finie et personne ne gagne.
setup-option-box = Votre propre boîte
setup-about-box = Des fichiers de contenu à la place de ceux de la boîte.

setup-value-minimum-track = Comme imprimé sur la piste de temps
setup-value-minimum-threat = Le tour, au plus le niveau de menace
setup-value-minimum-round = Le numéro du tour
setup-value-inn-watchtower-inn = De l’Auberge
setup-value-inn-watchtower-watchtower = De la Tour de Guet
setup-value-ninja-draw = En piocher deux, en garder un
setup-value-ninja-choose = Choisir parmi tous
setup-value-rooms-featured = Avec particularités
setup-value-rooms-plain = Sans
setup-value-difficulty-book = Comme choisi plus bas
setup-value-difficulty-easy = Facile
setup-value-difficulty-normal = Normale
setup-value-difficulty-hard = Difficile
setup-value-pace-book = Selon le livret
setup-value-pace-quick = Rapide
setup-value-defeated-watch = Regarder
setup-value-defeated-castle = Choisir pour le château
setup-value-lord-random = Tiré au sort
setup-value-on = Oui
setup-value-off = Non
