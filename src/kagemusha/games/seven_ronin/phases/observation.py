"""What one side may know, as a fixed row of small numbers for a network.

The same allow-list as the view's: of the plans only the side's own, and of the other what a spy
was told. `games.seven_ronin.features` names the numbers and their bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import ONE, ZERO
from kagemusha.games.seven_ronin.phases.flow import owes
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    AREAS,
    AREAS_TO_WIN,
    ATTACKER,
    CASUALTY,
    CURSED,
    DEFENDER,
    ELIMINATED,
    FIELD_COPIED,
    GREEN,
    HELD,
    INN_SHOOTS_ROUND_ITSELF,
    KIND,
    KINDS,
    LIMIT,
    MINIMUM,
    NINJA,
    NINJA_SEALED,
    NOBODY,
    OFF_BOARD,
    OVER,
    PENNED,
    PHASE,
    PLAN_COUNT,
    PLAN_GUARD,
    PLAN_NEXT,
    PLAN_NINJA,
    PLAN_REQUIRED,
    PLAN_RONIN,
    PLANNING,
    RESERVES,
    RONIN_SEALED,
    RONIN_SLOTS,
    ROUND,
    ROUND_SLOTS,
    SILENCED,
    SPACES,
    SPENT,
    SPY_AREA,
    SPY_SIDE,
    SPY_TOKENS,
    STATION,
    SUPPLY,
    TAIKO_HEALS_GREEN,
    THREAT,
    USED,
    VITALITY,
    WINNER,
    WOUNDS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

STATIONS: Final[i64] = 13  # the spaces, beside the board, eliminated

SEES_SIDE: Final[i64] = 0  # + side that looks
SEES_OWING: Final[i64] = 2  # + side
SEES_PHASE: Final[i64] = 4  # + step
SEES_ROUND: Final[i64] = 12  # + round - 1
SEES_THREAT: Final[i64] = 20  # + round - 1
SEES_MINIMUM: Final[i64] = 28  # + round - 1
SEES_CASUALTY: Final[i64] = 36  # + round - 1
SEES_REQUIRED: Final[i64] = 44
SEES_RESERVES: Final[i64] = 45
SEES_SUPPLY: Final[i64] = 46
SEES_GREEN: Final[i64] = 47
SEES_AREAS_TO_WIN: Final[i64] = 48
SEES_FIELD_COPIED: Final[i64] = 49
SEES_INN_RULE: Final[i64] = 50
SEES_TAIKO_RULE: Final[i64] = 51
SEES_SEALED: Final[i64] = 52  # + side
SEES_NINJA: Final[i64] = 54  # + area
SEES_USED: Final[i64] = 64  # + area
SEES_LIMIT: Final[i64] = 74  # + area
SEES_KIND: Final[i64] = 84  # + area * KINDS + kind
SEES_STATION: Final[i64] = 184  # + ronin * STATIONS + station
SEES_VITALITY: Final[i64] = 275  # + ronin
SEES_WOUNDS: Final[i64] = 282  # + ronin
SEES_HELD: Final[i64] = 289  # + ronin
SEES_PENNED: Final[i64] = 296  # + ronin
SEES_SILENCED: Final[i64] = 303  # + ronin
SEES_CURSED: Final[i64] = 310  # + ronin
SEES_SPENT: Final[i64] = 317  # + ronin
SEES_NINJA_PLAN: Final[i64] = 324  # + space
SEES_PLAN_COUNT: Final[i64] = 335
SEES_RONIN_PLAN: Final[i64] = 336  # + ronin * SPACES + space
SEES_NEXT_RONIN: Final[i64] = 413  # + ronin
SEES_TOKENS: Final[i64] = 420  # + side
SEES_SPY: Final[i64] = 422  # + side
SEES_SPY_AREA: Final[i64] = 424  # + area
SEES_TOLD: Final[i64] = 434
SEES_TOLD_NINJA: Final[i64] = 435
SEES_TOLD_RONIN: Final[i64] = 436  # + ronin
SEES_WINNER: Final[i64] = 443  # + side
OBSERVATION_SIZE: Final[i64] = 445


def observe(s: Cells, side: i64, out: Cells) -> None:
    """Write what one side may know into `out`: each cell once, nothing is left from before."""
    observe_board(s, out)
    observe_match(s, side, out)


def observe_board(s: Cells, out: Cells) -> None:
    """The board and the edition, which stay through a match; an area too many is all zeros."""
    for place in range(ROUND_SLOTS):
        out[SEES_THREAT + place] = s[THREAT + place]
        out[SEES_MINIMUM + place] = s[MINIMUM + place]
        out[SEES_CASUALTY + place] = s[CASUALTY + place]
    out[SEES_AREAS_TO_WIN] = s[AREAS_TO_WIN]
    out[SEES_INN_RULE] = s[INN_SHOOTS_ROUND_ITSELF]
    out[SEES_TAIKO_RULE] = s[TAIKO_HEALS_GREEN]
    for area in range(AREA_SLOTS):
        out[SEES_LIMIT + area] = s[LIMIT + area]
        mark(out, SEES_KIND + area * KINDS, KINDS, s[KIND + area] if area < s[AREAS] else NOBODY)
    for ronin in range(RONIN_SLOTS):
        out[SEES_VITALITY + ronin] = s[VITALITY + ronin]


def observe_match(s: Cells, side: i64, out: Cells) -> None:
    """All that changes in a match."""
    mark(out, SEES_SIDE, 2, side)
    observe_table(s, out)
    observe_ronin(s, out)
    observe_ninja_plan(s, s[PHASE] == PLANNING and side == ATTACKER, out)
    observe_ronin_plan(s, s[PHASE] == PLANNING and side == DEFENDER, out)
    observe_spies(s, side, out)


def mark(out: Cells, first: i64, size: i64, which: i64) -> None:
    """One of `size` cells is 1 and the others are 0; all of them if there is no such one."""
    place: i64 = 0
    while place < size:
        out[first + place] = ONE if place == which else ZERO
        place += 1


def observe_table(s: Cells, out: Cells) -> None:
    """The round, the markers, the areas, who is ready and who has won."""
    out[SEES_OWING + ATTACKER] = ONE if owes(s, ATTACKER) else ZERO
    out[SEES_OWING + DEFENDER] = ONE if owes(s, DEFENDER) else ZERO
    mark(out, SEES_PHASE, OVER + 1, s[PHASE])
    mark(out, SEES_ROUND, ROUND_SLOTS, s[ROUND] - 1)
    out[SEES_REQUIRED] = s[PLAN_REQUIRED]
    out[SEES_RESERVES] = s[RESERVES]
    out[SEES_SUPPLY] = s[SUPPLY]
    out[SEES_GREEN] = s[NINJA + GREEN]
    out[SEES_FIELD_COPIED] = s[FIELD_COPIED]
    out[SEES_SEALED + ATTACKER] = s[NINJA_SEALED]
    out[SEES_SEALED + DEFENDER] = s[RONIN_SEALED]
    for area in range(AREA_SLOTS):
        out[SEES_NINJA + area] = s[NINJA + area]
        out[SEES_USED + area] = s[USED + area]
    mark(out, SEES_WINNER, 2, s[WINNER])


def observe_ronin(s: Cells, out: Cells) -> None:
    """The ronin on the board, beside it and out of the game."""
    for ronin in range(RONIN_SLOTS):
        station = s[STATION + ronin]
        if station == OFF_BOARD:
            station = SPACES
        elif station == ELIMINATED:
            station = SPACES + 1
        mark(out, SEES_STATION + ronin * STATIONS, STATIONS, station)
        out[SEES_WOUNDS + ronin] = s[WOUNDS + ronin]
        out[SEES_HELD + ronin] = s[HELD] >> ronin & 1
        out[SEES_PENNED + ronin] = s[PENNED] >> ronin & 1
        out[SEES_SILENCED + ronin] = s[SILENCED] >> ronin & 1
        out[SEES_CURSED + ronin] = s[CURSED] >> ronin & 1
        out[SEES_SPENT + ronin] = s[SPENT] >> ronin & 1


def observe_ninja_plan(s: Cells, own: bool, out: Cells) -> None:
    """The Attacker's planning board, which only the Attacker sees."""
    for space in range(SPACES):
        out[SEES_NINJA_PLAN + space] = s[PLAN_NINJA + space] if own else ZERO
    out[SEES_PLAN_COUNT] = s[PLAN_COUNT] if own else ZERO


def observe_ronin_plan(s: Cells, own: bool, out: Cells) -> None:
    """The Defender's planning board, which only the Defender sees."""
    for ronin in range(RONIN_SLOTS):
        station = s[PLAN_RONIN + ronin] if own else NOBODY
        mark(out, SEES_RONIN_PLAN + ronin * SPACES, SPACES, station)
    mark(out, SEES_NEXT_RONIN, RONIN_SLOTS, s[PLAN_NEXT] if own else NOBODY)


def observe_spies(s: Cells, side: i64, out: Cells) -> None:
    """The Spy variant: the tokens, who spies where, and what the spy himself was told."""
    out[SEES_TOKENS + ATTACKER] = s[SPY_TOKENS] & 1
    out[SEES_TOKENS + DEFENDER] = s[SPY_TOKENS] >> 1 & 1
    spy = s[SPY_SIDE]
    area = s[SPY_AREA]
    mark(out, SEES_SPY, 2, spy)
    mark(out, SEES_SPY_AREA, AREA_SLOTS, area if spy >= 0 else NOBODY)
    ronin_told = spy == side and side == ATTACKER and s[RONIN_SEALED] == 1
    ninja_told = spy == side and side == DEFENDER and s[NINJA_SEALED] == 1
    out[SEES_TOLD] = ONE if ronin_told or ninja_told else ZERO
    out[SEES_TOLD_NINJA] = s[PLAN_NINJA + area] if ninja_told else ZERO
    guard = s[PLAN_GUARD + area] if ronin_told else ZERO
    for ronin in range(RONIN_SLOTS):
        out[SEES_TOLD_RONIN + ronin] = guard >> ronin & 1
