"""Searches a round exhaustively with the kernel: every plan and every use of every ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.games.seven_ronin.phases.flow import apply_choice, legal_choices, next_side
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    ATTACKER,
    LEGAL_SIZE,
    OVER,
    PHASE,
    PLANNING,
    SEAL,
    WINNER,
)
from kagemusha.games.seven_ronin.phases.planning import legal_ninja, legal_ronin

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

NOBODY: Final[i64] = -1
ENDLESS: Final[i64] = 1 << 60
SELDOM: Final[i64] = 63
"""A bit mask: the clock is read once every `SELDOM` + 1 nodes."""


class OutOfTimeError(Exception):
    """The search is larger than its limits."""


def key(s: Cells) -> bytes:
    """The part of a state that changes, as bytes."""
    return bytes([number & 255 for number in s[:AREAS]])


def every_plan(s: Cells, side: i64) -> list[list[int]]:
    """All plans of one side from an empty planning board, each as its choices with the seal."""
    found: list[list[int]] = []
    extend(s, side, [], found)
    return found


def extend(s: Cells, side: i64, placed: list[int], found: list[list[int]]) -> None:
    """Add to `found` every plan that begins with what is placed."""
    legal = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    count = legal_ninja(s, legal) if side == ATTACKER else legal_ronin(s, legal)
    for choice in list(legal[:count]):
        if choice == SEAL + side:
            found.append([*placed, choice])
        else:
            after = s[:]
            apply_choice(after, choice, legal, silent)
            extend(after, side, [*placed, choice], found)


def revealed(s: Cells, attack: list[int], guard: list[int]) -> Cells:
    """The table after both plans are sealed."""
    after = s[:]
    legal = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    for choice in attack:
        apply_choice(after, choice, legal, silent)
    for choice in guard:
        apply_choice(after, choice, legal, silent)
    return after


class RoundSolver:
    """The value of a table for the Attacker if all choices until the next planning are optimal.

    `worth` gives the value of the next planning step. A `fixed_side` does not choose optimally, but
    follows its `policy`: choices with their probabilities.
    """

    def __init__(
        self,
        worth: Callable[[Cells], float],
        fixed_side: int = NOBODY,
        policy: Callable[[Cells], list[tuple[int, float]]] | None = None,
    ) -> None:
        self.worth = worth
        self.fixed_side = fixed_side
        self.policy = policy
        self.known: dict[bytes, float] = {}
        self.legal: Cells = cells([0] * LEGAL_SIZE)
        self.silent: Cells = cells([TAPE_OFF])
        self.nodes = 0
        self.most = ENDLESS
        """After this many nodes the search raises OutOfTimeError."""
        self.late: Callable[[], bool] | None = None
        """Returns whether its time is up."""

    def value(self, s: Cells) -> float:
        """The Attacker's chance to win from here."""
        before = self.known  # `worth` may call this again for a later round
        self.known = {}
        value = self.search(s)
        self.known = before
        return value

    def search(self, s: Cells) -> float:
        """The same, with the cache of this round."""
        phase = s[PHASE]
        if phase == OVER:
            return 1.0 if s[WINNER] == ATTACKER else 0.0
        if phase == PLANNING:
            return self.worth(s)
        name = key(s)
        if name in self.known:
            return self.known[name]
        self.spend(1)
        side = next_side(s)
        value = self.by_policy(s) if side == self.fixed_side else self.by_search(s, side)
        self.known[name] = value
        return value

    def spend(self, nodes: int) -> None:
        """Count nodes; OutOfTimeError if there are too many."""
        self.nodes += nodes
        if self.nodes > self.most:
            raise OutOfTimeError
        if self.late is not None and self.nodes & SELDOM == 0 and self.late():
            raise OutOfTimeError

    def by_search(self, s: Cells, side: i64) -> float:
        """The value of the best choice of a side; stops at a sure win."""
        count = legal_choices(s, side, self.legal)
        choices = self.legal[:count]
        best = 0.0 if side == ATTACKER else 1.0
        sure = 1.0 - best
        for choice in choices:
            value = self.after(s, choice)
            if value > best if side == ATTACKER else value < best:
                best = value
                if best == sure:
                    break
        return best

    def by_policy(self, s: Cells) -> float:
        """The mean value of the fixed side's choices."""
        total = 0.0
        if self.policy is not None:
            for choice, chance in self.policy(s):
                total += chance * self.after(s, choice)
        return total

    def after(self, s: Cells, choice: int) -> float:
        """The value after a choice."""
        after = s[:]
        apply_choice(after, choice, self.legal, self.silent)
        return self.search(after)
