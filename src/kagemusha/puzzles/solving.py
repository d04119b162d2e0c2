"""Shows a puzzle, and carries out an answer."""

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
    """An answer, and what its seat sees of the following moves."""

    answer: PuzzleAnswer
    played: PlayedLine

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What happens after the position of the puzzle, one move at a time."""
        return self.played.frames[1:]


def shown(game: Game, given: Puzzle) -> PlayedLine:
    """The puzzle as it is shown: only what its seat knows."""
    return play_moves(game, given, given.seat, ())


def solve(game: Game, given: Puzzle, choice: str) -> Solution:
    """Carry out the choice and the moves that follow it."""
    answer = given.answer(choice)
    moves = (f"{given.seat} {choice}", *answer.line)
    return Solution(answer, play_moves(game, given, given.seat, moves))


def why_not(game: Game, given: Puzzle, plan: Sequence[str]) -> tuple[Message, ...]:
    """A message for each rule that a plan of the seat would break in the position."""
    return opening(game, given)[1].why_not(given.seat, plan)
