### Tips: texts about things on a board, for every game.

tip-more = and more
