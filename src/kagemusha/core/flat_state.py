"""The state of a game whose rules are a flat kernel. Compiled together with the kernels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, mypyc_attr, u8

from kagemusha.core.batch import BatchState
from kagemusha.core.kernel import TAPE_OFF, cells, pick, read_tape, touch

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.batch import Shorts
    from kagemusha.core.kernel import Cells, Row

MATCH_OVER: Final = -2
"""In place of a seat: nobody owes a choice."""
_SILENT: Final = cells([TAPE_OFF])


@mypyc_attr(allow_interpreted_subclasses=True)  # games from outside are not compiled
class FlatState(BatchState):
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

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat must choose or the match is over."""

    def proceed(self, seat: i64, choice: i64) -> i64:
        """Carry out a legal choice; the number of choices that now stand in `_legal`, or 0."""
        self.carry_out(seat, choice, self._silent)
        return 0

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

    def share_buffers(self, other: BatchState) -> None:
        """Use another state's buffers."""
        if isinstance(other, FlatState):
            self._legal = other._legal
            self._silent = other._silent

    def fetch(self) -> i64:
        """Read from the whole state; one that is large reads less."""
        return touch(self.cells, 0, len(self.cells))

    def indices(self, seat: int) -> list[int]:
        """The legal choices: an index is the number of a choice."""
        return self.legal(seat)

    def choose(self, seat: i64, index: i64) -> i64:
        """Carry out a legal choice; how many there are then, if that is known."""
        return self.proceed(seat, index)

    def choose_randomly(self, seat: i64, dice: Cells) -> i64:
        """Carry out one of the legal choices, each as likely."""
        count: i64 = self.write_choices(seat)
        return self.proceed(seat, self._legal[pick(dice, count)])

    def show_choices(self, seat: i64, known: i64, mask: Row, at: i64, listed: Shorts) -> i64:
        """Set the mask and list the legal choices; how many."""
        count = known
        if count == 0:
            count = self.write_choices(seat)
        legal = self._legal
        place: i64 = 0
        while place < count:
            choice = legal[place]
            listed[place] = i16(choice)
            mask[at + choice] = u8(1)
            place += 1
        return count
