"""Planning Phase, step 2: both screens lift and the markers move onto the village board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.seven_ronin.phases.layout import (
    GREEN,
    GREEN_CLEARED,
    GUARD,
    HELD,
    NINJA,
    NINJA_DEPLOYED,
    NOBODY,
    PHASE,
    PLAN_NINJA,
    PLAN_RONIN,
    PLANS_REVEALED,
    RESERVES,
    RONIN_DEPLOYED,
    RONIN_SLOTS,
    RONIN_STEP,
    ROUND,
    SPACES,
    SPY_AREA,
    SPY_SIDE,
    SPY_TOKENS,
    STATION,
    SUPPLY,
)

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def take_off_plans(s: Cells) -> None:
    """Empty both planning boards until the next round."""
    for cell in range(PLAN_NINJA, SPY_TOKENS):
        s[cell] = 0


def reveal(s: Cells, tape: Cells) -> None:
    """Move both plans onto the board at once, then clear the Green if a ronin went there."""
    note(tape, PLANS_REVEALED, s[ROUND], 0, 0)
    for space in range(SPACES):
        count = s[PLAN_NINJA + space]
        if count > 0:
            s[NINJA + space] += count
            s[RESERVES] -= count
            note(tape, NINJA_DEPLOYED, space, count, 0)
    for ronin in range(RONIN_SLOTS):
        station = s[PLAN_RONIN + ronin]
        if station >= 0 and not s[HELD] & (1 << ronin):
            s[STATION + ronin] = station
            s[GUARD + station] |= 1 << ronin
            note(tape, RONIN_DEPLOYED, ronin, station, 0)
            if station == GREEN:  # R7.6: to the Supply, without wounds, the new one too
                note(tape, GREEN_CLEARED, ronin, s[NINJA + GREEN], 0)
                s[SUPPLY] += s[NINJA + GREEN]
                s[NINJA + GREEN] = 0
    take_off_plans(s)
    s[SPY_SIDE] = NOBODY
    s[SPY_AREA] = 0
    s[PHASE] = RONIN_STEP
