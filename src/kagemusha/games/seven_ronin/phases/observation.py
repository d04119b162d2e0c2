"""What one side may know, as a fixed row of small numbers for a network.

The same allow-list as the view's: of the plans only the side's own, and of the other what a spy
was told. `games.seven_ronin.features` names the numbers and their bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import u8

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

    from kagemusha.core.kernel import Cells, Row

STATIONS: Final[i64] = 13  # the spaces, beside the board, eliminated

SEES_THREAT: Final[i64] = 0  # + round - 1
SEES_MINIMUM: Final[i64] = 8  # + round - 1
SEES_CASUALTY: Final[i64] = 16  # + round - 1
SEES_AREAS_TO_WIN: Final[i64] = 24
SEES_INN_RULE: Final[i64] = 25
SEES_TAIKO_RULE: Final[i64] = 26
SEES_LIMIT: Final[i64] = 27  # + area
SEES_KIND: Final[i64] = 37  # + area * KINDS + kind
SEES_VITALITY: Final[i64] = 137  # + ronin
SEES_SIDE: Final[i64] = 144  # + side that looks
SEES_OWING: Final[i64] = 146  # + side
SEES_PHASE: Final[i64] = 148  # + step
SEES_ROUND: Final[i64] = 156  # + round - 1
SEES_REQUIRED: Final[i64] = 164
SEES_RESERVES: Final[i64] = 165
SEES_SUPPLY: Final[i64] = 166
SEES_GREEN: Final[i64] = 167
SEES_FIELD_COPIED: Final[i64] = 168
SEES_SEALED: Final[i64] = 169  # + side
SEES_NINJA: Final[i64] = 171  # + area
SEES_USED: Final[i64] = 181  # + area
SEES_STATION: Final[i64] = 191  # + ronin * STATIONS + station
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


def observe(s: Cells, side: i64, out: Row, at: i64) -> None:
    """Write what one side may know into `out`, over zeros, from place `at` on."""
    observe_board(s, out, at)
    observe_match(s, side, out, at)


def observe_board(s: Cells, out: Row, at: i64) -> None:
    """The board and the edition, which stay through a match; an area too many is all zeros."""
    copy(s, THREAT, True, at + SEES_THREAT, ROUND_SLOTS, out)
    copy(s, MINIMUM, True, at + SEES_MINIMUM, ROUND_SLOTS, out)
    copy(s, CASUALTY, True, at + SEES_CASUALTY, ROUND_SLOTS, out)
    put(out, at + SEES_AREAS_TO_WIN, s[AREAS_TO_WIN])
    put(out, at + SEES_INN_RULE, s[INN_SHOOTS_ROUND_ITSELF])
    put(out, at + SEES_TAIKO_RULE, s[TAIKO_HEALS_GREEN])
    for area in range(AREA_SLOTS):
        put(out, at + SEES_LIMIT + area, s[LIMIT + area])
        mark(
            out, at + SEES_KIND + area * KINDS, KINDS, s[KIND + area] if area < s[AREAS] else NOBODY
        )
    for ronin in range(RONIN_SLOTS):
        put(out, at + SEES_VITALITY + ronin, s[VITALITY + ronin])


def observe_match(s: Cells, side: i64, out: Row, at: i64) -> None:
    """All that changes in a match."""
    mark(out, at + SEES_SIDE, 2, side)
    observe_table(s, out, at)
    observe_ronin(s, out, at)
    observe_ninja_plan(s, s[PHASE] == PLANNING and side == ATTACKER, out, at)
    observe_ronin_plan(s, s[PHASE] == PLANNING and side == DEFENDER, out, at)
    observe_spies(s, side, out, at)


def put(out: Row, place: i64, number: i64) -> None:
    """Write one number where 0 stands; what is compiled by numba replaces this."""
    if number:
        out[place] = u8(number)


def mark(out: Row, first: i64, size: i64, which: i64) -> None:
    """Of `size` numbers one is 1, or none; replaced as `put` is."""
    if 0 <= which < size:
        out[first + which] = u8(1)


def copy(s: Cells, start: i64, shown: bool, first: i64, size: i64, out: Row) -> None:
    """Write `size` cells, or zeros where they are not shown; replaced as `put` is."""
    if not shown:
        return
    place: i64 = 0
    while place < size:
        out[first + place] = u8(s[start + place])
        place += 1


def observe_table(s: Cells, out: Row, at: i64) -> None:
    """The round, the markers, the areas, who is ready and who has won."""
    put(out, at + SEES_OWING + ATTACKER, ONE if owes(s, ATTACKER) else ZERO)
    put(out, at + SEES_OWING + DEFENDER, ONE if owes(s, DEFENDER) else ZERO)
    mark(out, at + SEES_PHASE, OVER + 1, s[PHASE])
    mark(out, at + SEES_ROUND, ROUND_SLOTS, s[ROUND] - 1)
    put(out, at + SEES_REQUIRED, s[PLAN_REQUIRED])
    put(out, at + SEES_RESERVES, s[RESERVES])
    put(out, at + SEES_SUPPLY, s[SUPPLY])
    put(out, at + SEES_GREEN, s[NINJA + GREEN])
    put(out, at + SEES_FIELD_COPIED, s[FIELD_COPIED])
    put(out, at + SEES_SEALED + ATTACKER, s[NINJA_SEALED])
    put(out, at + SEES_SEALED + DEFENDER, s[RONIN_SEALED])
    copy(s, NINJA, True, at + SEES_NINJA, AREA_SLOTS, out)
    copy(s, USED, True, at + SEES_USED, AREA_SLOTS, out)
    mark(out, at + SEES_WINNER, 2, s[WINNER])


def observe_ronin(s: Cells, out: Row, at: i64) -> None:
    """The ronin on the board, beside it and out of the game."""
    copy(s, WOUNDS, True, at + SEES_WOUNDS, RONIN_SLOTS, out)
    for ronin in range(RONIN_SLOTS):
        station = s[STATION + ronin]
        if station == OFF_BOARD:
            station = SPACES
        elif station == ELIMINATED:
            station = SPACES + 1
        mark(out, at + SEES_STATION + ronin * STATIONS, STATIONS, station)
        put(out, at + SEES_HELD + ronin, s[HELD] >> ronin & 1)
        put(out, at + SEES_PENNED + ronin, s[PENNED] >> ronin & 1)
        put(out, at + SEES_SILENCED + ronin, s[SILENCED] >> ronin & 1)
        put(out, at + SEES_CURSED + ronin, s[CURSED] >> ronin & 1)
        put(out, at + SEES_SPENT + ronin, s[SPENT] >> ronin & 1)


def observe_ninja_plan(s: Cells, own: bool, out: Row, at: i64) -> None:
    """The Attacker's planning board, which only the Attacker sees."""
    copy(s, PLAN_NINJA, own, at + SEES_NINJA_PLAN, SPACES, out)
    put(out, at + SEES_PLAN_COUNT, s[PLAN_COUNT] if own else ZERO)


def observe_ronin_plan(s: Cells, own: bool, out: Row, at: i64) -> None:
    """The Defender's planning board, which only the Defender sees."""
    for ronin in range(RONIN_SLOTS):
        station = s[PLAN_RONIN + ronin] if own else NOBODY
        mark(out, at + SEES_RONIN_PLAN + ronin * SPACES, SPACES, station)
    mark(out, at + SEES_NEXT_RONIN, RONIN_SLOTS, s[PLAN_NEXT] if own else NOBODY)


def observe_spies(s: Cells, side: i64, out: Row, at: i64) -> None:
    """The Spy variant: the tokens, who spies where, and what the spy himself was told."""
    put(out, at + SEES_TOKENS + ATTACKER, s[SPY_TOKENS] & 1)
    put(out, at + SEES_TOKENS + DEFENDER, s[SPY_TOKENS] >> 1 & 1)
    spy = s[SPY_SIDE]
    area = s[SPY_AREA]
    mark(out, at + SEES_SPY, 2, spy)
    mark(out, at + SEES_SPY_AREA, AREA_SLOTS, area if spy >= 0 else NOBODY)
    ronin_told = spy == side and side == ATTACKER and s[RONIN_SEALED] == 1
    ninja_told = spy == side and side == DEFENDER and s[NINJA_SEALED] == 1
    put(out, at + SEES_TOLD, ONE if ronin_told or ninja_told else ZERO)
    put(out, at + SEES_TOLD_NINJA, s[PLAN_NINJA + area] if ninja_told else ZERO)
    guard = s[PLAN_GUARD + area] if ronin_told else ZERO
    for ronin in range(RONIN_SLOTS):
        put(out, at + SEES_TOLD_RONIN + ronin, guard >> ronin & 1)
