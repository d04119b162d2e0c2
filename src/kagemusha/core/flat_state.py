"""The state of a game whose rules are a flat kernel. Compiled together with the kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kagemusha.core.kernel import TAPE_OFF, cells, read_tape

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

MATCH_OVER: Final = -2
"""In place of a seat: nobody owes a choice."""
_SILENT: Final = cells([TAPE_OFF])


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside are not compiled
class FlatState:
    """A mutable state: one flat run of integers, which the functions of a kernel change.

    A game's own state overrides the methods that raise NotImplementedError.
    """

    def __init__(self, numbers: Sequence[int], legal: Cells, tape: Cells) -> None:
        """`legal` and `tape` are empty buffers, large enough for all choices and events."""
        self.cells: Cells = cells(numbers)
        self._legal: Cells = legal[:]
        self._silent: Cells = _SILENT[:]
        self._empty_tape: Cells = tape

    # --- what a game provides -----------------------------------------------------------------

    def clone(self) -> FlatState:
        """An independent copy."""
        raise NotImplementedError

    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice, or chance alone."""
        raise NotImplementedError

    def owing(self) -> int:
        """The first of them; MATCH_OVER if there is none."""
        raise NotImplementedError

    def write_choices(self, seat: int) -> int:
        """Write the legal choices of a seat, or of chance, to `_legal`; how many."""
        raise NotImplementedError

    def carry_out(self, seat: int, choice: int, tape: Cells) -> None:
        """Carry out a legal choice, and write what happens on the tape."""
        raise NotImplementedError

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, compared with the others."""
        raise NotImplementedError

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        raise NotImplementedError

    # --- what all have ------------------------------------------------------------------------

    def numbers(self) -> list[int]:
        """Every cell, in order."""
        return list(self.cells)

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""
        return list(self._legal[: self.write_choices(seat)])

    def apply(self, seat: int, choice: int) -> None:
        """Carry out a legal choice without events."""
        self.carry_out(seat, choice, self._silent)

    def apply_noted(self, seat: int, choice: int) -> list[tuple[int, int, int, int]]:
        """Carry out a legal choice; what happened."""
        tape = self._empty_tape[:]
        self.carry_out(seat, choice, tape)
        return read_tape(tape)
