"""The functions by which programs over many matches call a kernel; every game has the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import throw
from kagemusha.games.wat_aah.phases.flow import (
    answer_drawn,
    apply_choice,
    chance_owes,
    legal_choices,
    next_owing,
    ways_of_chance,
)
from kagemusha.games.wat_aah.phases.layout import (
    CHANCE,
    OVER,
    PHASE,
    REASON,
    ROUND,
    SEAT_SLOTS,
    SEATS,
    STEPS,
    WINNERS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

SEAT_COUNT: Final[i64] = SEAT_SLOTS
STAGES: Final[i64] = STEPS


def owing(s: Cells) -> i64:
    """The seat that is asked now, or -1 when the match is over; chance has answered."""
    if s[PHASE] == OVER:
        return -1
    return next_owing(s)


def stage_of(s: Cells, seat: i64) -> i64:  # noqa: ARG001
    """The stage of a turn; matches of one stage run the same code."""
    return s[PHASE]


def choices_of(s: Cells, seat: i64, legal: Cells) -> i64:
    """Write the choices of the seat that is asked, and say how many."""
    return legal_choices(s, seat, legal)


def carry_out(s: Cells, seat: i64, choice: i64, legal: Cells, tape: Cells) -> i64:
    """Do what a seat chose; 0 says that the next choices are not known yet."""
    apply_choice(s, seat, choice, legal, tape)
    return 0


def let_chance_answer(
    s: Cells, seed: i64, match: i64, throws: i64, legal: Cells, tape: Cells
) -> i64:
    """Let throws answer for chance until a seat is asked; how many throws there were."""
    count = throws
    while chance_owes(s):
        way = throw(seed, match, count, ways_of_chance(s, legal))
        apply_choice(s, CHANCE, answer_drawn(s, way, legal), legal, tape)
        count += 1
    return count


def reward_for(s: Cells, seat: i64) -> i64:
    """1 for each winner of a finished match, -1 for the others, 0 before the end."""
    if s[PHASE] != OVER or seat >= s[SEATS]:
        return 0
    if s[WINNERS] >> seat & 1:
        return 1
    return -1


def winners_of(s: Cells) -> i64:
    """The winners of a finished match, one bit each."""
    return s[WINNERS]


def reason_of(s: Cells) -> i64:
    """Why a finished match is over."""
    return s[REASON]


def round_of(s: Cells) -> i64:
    """The round that is played."""
    return s[ROUND]
