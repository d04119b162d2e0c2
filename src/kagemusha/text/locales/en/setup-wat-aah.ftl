### Shinobi WAT-AAH!: what is chosen before a match, for every client.

game-wat-aah = Shinobi WAT-AAH!
game-about-wat-aah = Gather clans of shinobi, use their powers at the right moment, and have the strongest cards in front of you at the end.
setup-mode-grasshopper = Grasshopper: one round, a quick start
setup-mode-grand-master = Grand Master: three rounds, pawns and a Final Showdown
setup-option-handicap = First player’s handicap
setup-about-handicap = How many fewer cards than the others the first player gets. By the book: 1.
setup-option-deck = Your own shinobi
setup-about-deck = Shinobi cards instead of those in the box.
setup-option-cards = Your own cards
setup-about-cards = Temple, Court and Boss cards instead of those in the box.
