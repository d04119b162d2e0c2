"""Puzzles: positions as one seat knows them, in which few choices are right."""

from kagemusha.puzzles.library import daily, in_streak, puzzle, puzzles, theme_ids, today
from kagemusha.puzzles.puzzle import DIFFICULTIES, Puzzle, PuzzleAnswer
from kagemusha.puzzles.solving import Solution, shown, solve, why_not

__all__ = [
    "DIFFICULTIES",
    "Puzzle",
    "PuzzleAnswer",
    "Solution",
    "daily",
    "in_streak",
    "puzzle",
    "puzzles",
    "shown",
    "solve",
    "theme_ids",
    "today",
    "why_not",
]
