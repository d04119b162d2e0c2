"""The state of a match: the kernel's functions as methods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.core.flat_state import MATCH_OVER, FlatState
from kagemusha.core.kernel import cells, read_tape
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
    WINNER,
)
from kagemusha.games.seven_ronin.phases.observation import observe_board, observe_match
from kagemusha.games.seven_ronin.phases.planning import (
    clear_ninja_plan,
    clear_ronin_plan,
    legal_ninja,
    legal_ronin,
    open_planning,
)
from kagemusha.games.seven_ronin.phases.wounds import one_side_is_gone

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
        """The sides with a pending choice."""
        attacker = owes(self.cells, ATTACKER)
        defender = owes(self.cells, DEFENDER)
        if attacker:
            return (ATTACKER, DEFENDER) if defender else (ATTACKER,)
        return (DEFENDER,) if defender else ()

    def owing(self) -> int:
        """The first side with a pending choice, or MATCH_OVER."""
        side: int = next_side(self.cells)
        return side if side >= 0 else MATCH_OVER

    def write_choices(self, seat: int) -> int:
        """Write the legal choices of a side; how many."""
        return legal_choices(self.cells, seat, self._legal)

    def carry_out(self, seat: int, choice: int, tape: Cells) -> None:  # noqa: ARG002
        """Carry out a legal choice, whose number says whose it is."""
        apply_choice(self.cells, choice, self._legal, tape)

    def proceed(self, seat: i64, choice: i64) -> i64:  # noqa: ARG002
        """Carry out a legal choice; the next choices are often known with it."""
        return apply_choice(self.cells, choice, self._legal, self._silent)

    def observe_start(self, out: Row, at: i64) -> None:
        """Write what a seat may know and what stays the same through a match."""
        observe_board(self.cells, out, at)

    def observe(self, seat: i64, out: Row, at: i64) -> None:
        """Write what a seat may know now, over zeros."""
        observe_match(self.cells, seat, out, at)

    def winners(self) -> int:
        """The winner of a finished match, as one bit."""
        winner: int = self.cells[WINNER]
        return 1 << winner

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
            return list(choices[: legal_ninja(self.cells, choices)])
        return list(choices[: legal_ronin(self.cells, choices)])

    def restore(self, numbers: Sequence[int]) -> None:
        """Become the state that these numbers came from."""
        self.cells = cells(numbers)

    def begin(self) -> None:
        """Open the first round."""
        begin(self.cells, self._silent)

    def settle_noted(self) -> list[tuple[int, int, int, int]]:
        """Pass the steps that need no choice, in a position that was set up by hand."""
        tape = _TAPE[:]
        if self.cells[PHASE] != OVER and not one_side_is_gone(self.cells, tape):
            move_on(self.cells, self._legal, tape)
        return read_tape(tape)

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        return play_randomly(self.cells, cells([first, second]), self._legal, self._silent)
