"""Puzzles on a terminal: `kagemusha puzzles play` and `kagemusha puzzles make`."""
