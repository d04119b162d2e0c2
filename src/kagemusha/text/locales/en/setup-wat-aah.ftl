### Shinobi WAT-AAH!: what is chosen before a match, for every client.

game-wat-aah = Shinobi WAT-AAH!
game-about-wat-aah = Gather a clan of shinobi, unleash its power at the right moment, and have the strongest cards before you at the end.
setup-mode-grasshopper = Grasshopper: one round, a quick start
setup-mode-grand-master = Grand Master: three rounds, pawns and a Final Showdown
setup-option-handicap = First player’s handicap
setup-about-handicap = How many cards fewer than the others the first player is dealt. By the book: 1.
setup-option-deck = Shinobi of your own
setup-about-deck = Shinobi cards in place of those in the box.
setup-option-cards = Cards of your own
setup-about-cards = Temple, Court and Boss cards in place of those in the box.
