### Shinobi WAT-AAH! : ce qui se choisit avant une partie, pour tous les clients.

game-wat-aah = Shinobi WAT-AAH!
game-about-wat-aah = Rassemblez des clans de shinobi, utilisez leurs pouvoirs au bon moment, et ayez à la fin les cartes les plus fortes devant vous.
setup-mode-grasshopper = Petit Scarabée : une manche, pour commencer vite
setup-mode-grand-master = Grand Maître : trois manches, des pions et un Combat final
setup-option-handicap = Handicap du premier joueur
setup-about-handicap = Combien de cartes de moins que les autres le premier joueur reçoit. Selon le livret : 1.
setup-option-deck = Vos propres shinobi
setup-about-deck = Des cartes Shinobi à la place de celles de la boîte.
setup-option-cards = Vos propres cartes
setup-about-cards = Des cartes Temple, Cour et Boss à la place de celles de la boîte.
