"""The count at the end of step 3, and the End Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.seven_ronin.phases.area_step import occupied
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    AREAS,
    AREAS_COUNTED,
    AREAS_TO_WIN,
    ATTACKER,
    BOTH_FIELDS,
    CASUALTY,
    CURSED,
    DEFENDER,
    FIELD,
    FIELD_COPIED,
    FIVE_AREAS,
    GUARD,
    HELD,
    INN,
    INN_AS_FIELD,
    KIND,
    LAST_ROUND,
    NINJA_STARVED,
    OFF_BOARD,
    PENNED,
    PLACE,
    RESERVES,
    RONIN_SLOTS,
    ROUND,
    ROUND_BEGAN,
    ROUNDS,
    SILENCED,
    SPENT,
    STATION,
    SUPPLY,
    USED,
)
from kagemusha.games.seven_ronin.phases.planning import open_planning
from kagemusha.games.seven_ronin.phases.wounds import finish, one_side_is_gone

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def end_round(s: Cells, tape: Cells) -> None:
    """Count the areas, clear the board, let time pass, and open the next round."""
    if village_is_taken(s, tape):
        return
    clear_board(s)
    if s[ROUND] == s[ROUNDS]:  # R7.23: checked before the casualties of the last round
        finish(s, DEFENDER, LAST_ROUND, tape)
        return
    if s[CASUALTY + s[ROUND] - 1] > 0 and s[RESERVES] > 0:
        s[RESERVES] -= 1
        s[SUPPLY] += 1
        note(tape, NINJA_STARVED, 0, 0, 0)
        if one_side_is_gone(s, tape):
            return
    s[ROUND] += 1
    note(tape, ROUND_BEGAN, s[ROUND], 0, 0)
    open_planning(s)


def occupied_areas(s: Cells) -> i64:
    """How many areas the Attacker occupies."""
    areas = 0
    for area in range(AREA_SLOTS):
        if area < s[AREAS] and occupied(s, area):
            areas += 1
    return areas


def field_bonus(s: Cells) -> i64:
    """R7.21: why one more area counts: two Fields, or one and the Inn in its place; 0 if none."""
    fields = 0
    for area in range(AREA_SLOTS):
        if area < s[AREAS] and s[KIND + area] == FIELD and occupied(s, area):
            fields += 1
    if fields == 2:
        return BOTH_FIELDS
    inn = s[PLACE + INN]
    if fields == 1 and s[FIELD_COPIED] == 1 and inn >= 0 and occupied(s, inn):
        return INN_AS_FIELD
    return 0


def areas_held(s: Cells) -> i64:
    """R7.21: how many areas count for the Attacker, the bonus for Fields included."""
    return occupied_areas(s) + (1 if field_bonus(s) > 0 else 0)


def village_is_taken(s: Cells, tape: Cells) -> bool:
    """R7.21: the Attacker wins with enough areas."""
    areas = occupied_areas(s)
    held = areas_held(s)
    note(tape, AREAS_COUNTED, areas, held - areas, held)
    if held < s[AREAS_TO_WIN]:
        return False
    finish(s, ATTACKER, FIVE_AREAS if areas >= s[AREAS_TO_WIN] else field_bonus(s), tape)
    return True


def clear_board(s: Cells) -> None:
    """R7.23: penned ronin stay, all others come off; Shrine markers of last round come off."""
    for ronin in range(RONIN_SLOTS):
        station = s[STATION + ronin]
        if station >= 0 and not s[PENNED] & (1 << ronin):
            s[GUARD + station] &= ~(1 << ronin)
            s[STATION + ronin] = OFF_BOARD
    s[HELD] = s[PENNED]
    s[PENNED] = 0
    s[SILENCED] = s[CURSED]
    s[CURSED] = 0
    s[SPENT] = 0
    for area in range(AREA_SLOTS):
        s[USED + area] = 0
    s[FIELD_COPIED] = 0
