"""The state of a match: one flat run of integers, and the kernel's functions as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import TAPE_OFF, cells, read_tape
from kagemusha.games.seven_ronin.phases.flow import (
    apply_choice,
    begin,
    legal_choices,
    move_on,
    next_side,
    owes,
    play_randomly,
)
from kagemusha.games.seven_ronin.phases.layout import (
    ATTACKER,
    DEFENDER,
    LEGAL_SIZE,
    OVER,
    PHASE,
    TAPE_SIZE,
)
from kagemusha.games.seven_ronin.phases.planning import (
    clear_ninja_plan,
    clear_ronin_plan,
    legal_ninja,
    legal_ronin,
    open_planning,
)
from kagemusha.games.seven_ronin.phases.wounds import one_side_is_gone

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
        """The sides that owe a choice now."""
        attacker = owes(self.cells, ATTACKER)
        defender = owes(self.cells, DEFENDER)
        if attacker:
            return (ATTACKER, DEFENDER) if defender else (ATTACKER,)
        return (DEFENDER,) if defender else ()

    def side(self) -> int:
        """The first side that owes a choice, or -1 when the match is over."""
        return next_side(self.cells)

    def legal(self, side: int) -> list[int]:
        """The legal choices of one side now."""
        choices = self._legal
        found: list[int] = []
        for index in range(legal_choices(self.cells, side, choices)):
            found.append(choices[index])
        return found

    def apply(self, choice: int) -> None:
        """Carry out a legal choice; nobody is told."""
        apply_choice(self.cells, choice, self._legal, self._silent)

    def apply_noted(self, choice: int) -> list[tuple[int, int, int, int]]:
        """Carry out a legal choice and say what happened."""
        tape = _TAPE[:]
        apply_choice(self.cells, choice, self._legal, tape)
        return read_tape(tape)

    def open_planning(self) -> None:
        """Lay out two empty plans for this round."""
        open_planning(self.cells)

    def clear_plan(self, side: int) -> None:
        """Take everything off one side's planning board, and break its seal."""
        if side == ATTACKER:
            clear_ninja_plan(self.cells)
        else:
            clear_ronin_plan(self.cells)

    def plan_choices(self, side: int) -> list[int]:
        """What may come next in one side's plan, whether or not it is that side's turn."""
        choices = self._legal
        if side == ATTACKER:
            count = legal_ninja(self.cells, choices)
        else:
            count = legal_ronin(self.cells, choices)
        found: list[int] = []
        for index in range(count):
            found.append(choices[index])
        return found

    def restore(self, numbers: Sequence[int]) -> None:
        """Become a state that was noted by `numbers`."""
        self.cells = cells(numbers)

    def begin(self) -> None:
        """Open the first round."""
        begin(self.cells, self._silent)

    def settle_noted(self) -> list[tuple[int, int, int, int]]:
        """Pass whatever needs no choice, in a position that was set up by hand."""
        tape = _TAPE[:]
        if self.cells[PHASE] != OVER and not one_side_is_gone(self.cells, tape):
            move_on(self.cells, self._legal, tape)
        return read_tape(tape)

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        dice = cells([first, second])
        return play_randomly(self.cells, dice, self._legal, self._silent)
