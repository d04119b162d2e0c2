"""Somebody looks at a puzzle and answers it: what is seen, and where the answer leads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagemusha.core.errors import Message
from kagemusha.core.game import Game
from kagemusha.learn import Frame
from kagemusha.learn.attempt import opening
from kagemusha.learn.example import PlayedLine, play_moves
from kagemusha.puzzles.puzzle import Puzzle, PuzzleAnswer


@dataclass(frozen=True)
class Solution:
    """An answer, and what its seat sees of the line that follows it."""

    answer: PuzzleAnswer
    played: PlayedLine

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What comes after the position of the puzzle, one after the other."""
        return self.played.frames[1:]


def shown(game: Game, given: Puzzle) -> PlayedLine:
    """The puzzle as it is shown: what its seat knows, and nothing else."""
    return play_moves(game, given, given.seat, ())


def solve(game: Game, given: Puzzle, choice: str) -> Solution:
    """Answer a puzzle: the choice is carried out, and the line after it is played."""
    answer = given.answer(choice)
    moves = (f"{given.seat} {choice}", *answer.line)
    return Solution(answer, play_moves(game, given, given.seat, moves))


def why_not(game: Game, given: Puzzle, plan: Sequence[str]) -> tuple[Message, ...]:
    """Every rule that a plan of the seat would break in the position."""
    return opening(game, given)[1].why_not(given.seat, plan)
