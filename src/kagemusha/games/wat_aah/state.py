"""The state of a match: the kernel's functions as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.core.flat_state import FlatState
from kagemusha.core.kernel import cells
from kagemusha.games.wat_aah.phases.flow import (
    apply_choice,
    begin,
    chance_owes,
    legal_choices,
    next_owing,
    owes,
    play_randomly,
    random_answer,
    weight,
)
from kagemusha.games.wat_aah.phases.layout import CHANCE, LEGAL_SIZE, SEATS, TAPE_SIZE, WINNERS
from kagemusha.games.wat_aah.phases.observation import fetch, observe_board, observe_match

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells, Row

_LEGAL: Final = cells([0] * LEGAL_SIZE)
_TAPE: Final = cells([0] * TAPE_SIZE)


class State(FlatState):
    """A mutable state. Choices are the numbers of `phases.layout`."""

    def __init__(self, numbers: Sequence[int]) -> None:
        super().__init__(numbers, _LEGAL, _TAPE)

    def clone(self) -> State:
        """An independent copy."""
        copy = State(())
        copy.cells = self.cells[:]
        return copy

    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice, or chance alone."""
        if chance_owes(self.cells):
            return (CHANCE,)
        found: list[int] = []
        for seat in range(self.cells[SEATS]):
            if owes(self.cells, seat):
                found.append(seat)
        return tuple(found)

    def owing(self) -> int:
        """Chance, the first seat with a pending choice, or MATCH_OVER."""
        return next_owing(self.cells)

    def write_choices(self, seat: int) -> int:
        """Write the legal choices of a seat, or of chance; how many."""
        return legal_choices(self.cells, seat, self._legal)

    def carry_out(self, seat: int, choice: int, tape: Cells) -> None:
        """Carry out a legal choice."""
        apply_choice(self.cells, seat, choice, self._legal, tape)

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, compared with the others."""
        return weight(self.cells, choice)

    def begin(self) -> None:
        """All reveal a card for the first turn."""
        begin(self.cells, self._silent)

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat must choose or the match is over."""
        while next_owing(self.cells) == CHANCE:
            answer = random_answer(self.cells, dice, self._legal)
            apply_choice(self.cells, CHANCE, answer, self._legal, self._silent)

    def fetch(self) -> i64:
        """Read from what most steps need: with two seats a third of the state."""
        return fetch(self.cells)

    def observe_start(self, out: Row, at: i64) -> None:
        """Write what a seat may know and what stays the same through a match."""
        observe_board(self.cells, out, at)

    def observe(self, seat: i64, out: Row, at: i64) -> None:
        """Write what a seat may know now, over zeros."""
        observe_match(self.cells, seat, out, at)

    def winners(self) -> int:
        """The winners of a finished match, one bit each."""
        return self.cells[WINNERS]

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        return play_randomly(self.cells, cells([first, second]), self._legal, self._silent)
