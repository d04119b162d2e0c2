"""The functions by which programs over many matches call a kernel; every game has the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.games.seven_ronin.phases.flow import apply_choice, legal_choices, next_side
from kagemusha.games.seven_ronin.phases.layout import (
    DEFENDER,
    NOBODY,
    OVER,
    PHASE,
    PLANNING,
    REASON,
    ROUND,
    WINNER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

SEAT_COUNT: Final[i64] = 2
STAGES: Final[i64] = OVER + 1


def owing(s: Cells) -> i64:
    """The seat that is asked now, or -1 when the match is over."""
    return next_side(s)


def stage_of(s: Cells, seat: i64) -> i64:
    """The stage of a round; matches of one stage run the same code."""
    phase = s[PHASE]
    if phase > PLANNING or (phase == PLANNING and seat == DEFENDER):
        return phase + 1
    return phase


def choices_of(s: Cells, seat: i64, legal: Cells) -> i64:
    """Write the choices of the seat that is asked, and say how many."""
    return legal_choices(s, seat, legal)


def carry_out(s: Cells, seat: i64, choice: i64, legal: Cells, tape: Cells) -> i64:  # noqa: ARG001
    """Do what a seat chose; the number of choices that now stand in `legal`, 0 if unknown."""
    return apply_choice(s, choice, legal, tape)


def let_chance_answer(
    s: Cells,  # noqa: ARG001
    seed: i64,  # noqa: ARG001
    match: i64,  # noqa: ARG001
    throws: i64,
    legal: Cells,  # noqa: ARG001
    tape: Cells,  # noqa: ARG001
) -> i64:
    """Nothing in this game is left to chance; how many throws there were before."""
    return throws


def reward_for(s: Cells, seat: i64) -> i64:
    """1 for the winner of a finished match, -1 for the loser, 0 before the end."""
    winner = s[WINNER]
    if winner == NOBODY:
        return 0
    if winner == seat:
        return 1
    return -1


def winners_of(s: Cells) -> i64:
    """The winner of a finished match, as one bit."""
    return 1 << s[WINNER]


def reason_of(s: Cells) -> i64:
    """Why a finished match is over."""
    return s[REASON]


def round_of(s: Cells) -> i64:
    """The round that is played."""
    return s[ROUND]
