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


def village_is_taken(s: Cells, tape: Cells) -> bool:
    """R7.21: occupied areas, one more for two Fields; the Inn may stand in for one of them."""
    areas = 0
    fields = 0
    for area in range(AREA_SLOTS):
        if area < s[AREAS] and occupied(s, area):
            areas += 1
            if s[KIND + area] == FIELD:
                fields += 1
    inn = s[PLACE + INN]
    inn_is_field = fields == 1 and s[FIELD_COPIED] == 1 and inn >= 0 and occupied(s, inn)
    bonus = 1 if fields == 2 or inn_is_field else 0
    note(tape, AREAS_COUNTED, areas, bonus, 0)
    if areas + bonus < s[AREAS_TO_WIN]:
        return False
    if areas >= s[AREAS_TO_WIN]:
        finish(s, ATTACKER, FIVE_AREAS, tape)
    elif inn_is_field:
        finish(s, ATTACKER, INN_AS_FIELD, tape)
    else:
        finish(s, ATTACKER, BOTH_FIELDS, tape)
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
