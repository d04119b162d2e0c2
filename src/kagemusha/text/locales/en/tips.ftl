### Tips: what is said of things on a board, in every game.

tip-more = and more
