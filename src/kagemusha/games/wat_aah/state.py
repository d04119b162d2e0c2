"""The state of a match: one flat run of integers, and the kernel's functions as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import TAPE_OFF, cells, read_tape
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
from kagemusha.games.wat_aah.phases.layout import CHANCE, LEGAL_SIZE, SEATS, TAPE_SIZE

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

_SCRATCH: Final = cells([0] * LEGAL_SIZE)
_SILENT: Final = cells([TAPE_OFF])
_TAPE: Final = cells([0] * TAPE_SIZE)


class State:
    """A mutable state. `legal` and `apply` speak in the choice numbers of `phases.layout`."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.cells: Cells = cells(numbers)
        self._legal: Cells = _SCRATCH[:]
        self._silent: Cells = _SILENT[:]

    def clone(self) -> State:
        """An independent copy."""
        twin = State(())
        twin.cells = self.cells[:]
        return twin

    def numbers(self) -> list[int]:
        """Every cell, in order."""
        return list(self.cells)

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a choice now, or chance alone."""
        if chance_owes(self.cells):
            return (CHANCE,)
        found: list[int] = []
        for seat in range(self.cells[SEATS]):
            if owes(self.cells, seat):
                found.append(seat)
        return tuple(found)

    def owing(self) -> int:
        """Chance (-1), the first seat that owes a choice, or -2 when the match is over."""
        return next_owing(self.cells)

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""
        choices = self._legal
        found: list[int] = []
        for index in range(legal_choices(self.cells, seat, choices)):
            found.append(choices[index])
        return found

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, beside the others."""
        return weight(self.cells, choice)

    def apply(self, seat: int, choice: int) -> None:
        """Carry out a legal choice; nobody is told."""
        apply_choice(self.cells, seat, choice, self._legal, self._silent)

    def apply_noted(self, seat: int, choice: int) -> list[tuple[int, int, int, int]]:
        """Carry out a legal choice and say what happened."""
        tape = _TAPE[:]
        apply_choice(self.cells, seat, choice, self._legal, tape)
        return read_tape(tape)

    def begin(self) -> None:
        """All reveal a card for the first turn."""
        begin(self.cells, self._silent)

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat owes a choice or the match is over."""
        while next_owing(self.cells) == CHANCE:
            answer = random_answer(self.cells, dice, self._legal)
            apply_choice(self.cells, CHANCE, answer, self._legal, self._silent)

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        dice = cells([first, second])
        return play_randomly(self.cells, dice, self._legal, self._silent)
