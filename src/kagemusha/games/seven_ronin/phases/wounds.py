"""Combat Phase, step 2: ninja become wounds, full tiles are eliminated; and the ends it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_OCCUPIED,
    AREAS,
    ATTACKER,
    BOTH_GONE,
    CURSED,
    DEFENDER,
    DIVIDE,
    ELIMINATED,
    GUARD,
    HELD,
    LIVING,
    MATCH_WON,
    NINJA,
    NINJA_GONE,
    OVER,
    PENNED,
    PHASE,
    REASON,
    RESERVES,
    RONIN_ELIMINATED,
    RONIN_GONE,
    RONIN_SLOTS,
    RONIN_WOUNDED,
    SILENCED,
    SPACES,
    SPENT,
    STATION,
    SUPPLY,
    TASUKE,
    VITALITY,
    WINNER,
    WOUNDS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def room(s: Cells, ronin: i64) -> i64:
    """How many more wounds a ronin's tile takes."""
    return s[VITALITY + ronin] - s[WOUNDS + ronin]


def partner(s: Cells) -> i64:
    """The ronin who shares Tasuke's area, or -1."""
    station = s[STATION + TASUKE]
    if station >= 0:
        for ronin in range(TASUKE):
            if s[GUARD + station] & (1 << ronin):
                return ronin
    return -1


def legal_division(s: Cells, legal: Cells) -> i64:
    """How the Defender may divide where Tasuke stands with another: any split that fits (R7.14)."""
    other = partner(s)
    if other < 0:
        return 0
    ninja = s[NINJA + s[STATION + TASUKE]]
    hers = room(s, TASUKE)
    his = room(s, other)
    total = min(ninja, hers + his)
    n: i64 = 0
    share = max(total - his, 0)
    while share <= min(hers, total):
        legal[n] = DIVIDE + share
        n += 1
        share += 1
    return n


def strike(s: Cells, area: i64, share: i64, tape: Cells) -> None:
    """Turn the ninja of one area into wounds; `share` of them are Tasuke's if she has a partner."""
    there = s[GUARD + area]
    for ronin in range(RONIN_SLOTS):
        if there & (1 << ronin):
            wounds = min(s[NINJA + area], room(s, ronin))
            if there != 1 << ronin:
                if ronin == TASUKE:
                    wounds = share
                else:
                    wounds = min(s[NINJA + area] - share, room(s, ronin))
            if wounds > 0:
                s[NINJA + area] -= wounds
                s[WOUNDS + ronin] += wounds
                note(tape, RONIN_WOUNDED, ronin, wounds, 0)
    remove_the_dead(s, there, tape)


def remove_the_dead(s: Cells, candidates: i64, tape: Cells) -> None:
    """R7.13: a full tile leaves the game at once, its markers go to the Supply."""
    for ronin in range(RONIN_SLOTS):
        bit = 1 << ronin
        if candidates & bit and room(s, ronin) == 0:
            s[SUPPLY] += s[WOUNDS + ronin]
            s[WOUNDS + ronin] = 0
            s[GUARD + s[STATION + ronin]] &= ~bit
            s[STATION + ronin] = ELIMINATED
            s[LIVING] -= 1
            s[HELD] &= ~bit
            s[PENNED] &= ~bit
            s[SILENCED] &= ~bit
            s[CURSED] &= ~bit
            s[SPENT] &= ~bit
            note(tape, RONIN_ELIMINATED, ronin, 0, 0)


def deal_wounds(s: Cells, share: i64, tape: Cells) -> None:
    """Every contested area at once; what no tile can take stays and occupies (R7.13)."""
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        if s[NINJA + area] > 0:
            if s[GUARD + area] != 0:
                strike(s, area, share, tape)
            if s[NINJA + area] > 0:
                note(tape, AREA_OCCUPIED, area, s[NINJA + area], 0)
        area += 1


def one_side_is_gone(s: Cells, tape: Cells) -> bool:
    """R7.22: at any moment, no ninja left wins for the Defender, no ronin for the Attacker."""
    if s[RESERVES] == 0:
        ninja: i64 = 0
        for space in range(SPACES):
            ninja += s[NINJA + space]
        if ninja == 0:
            finish(s, DEFENDER, NINJA_GONE if s[LIVING] > 0 else BOTH_GONE, tape)
            return True
    if s[LIVING] == 0:
        finish(s, ATTACKER, RONIN_GONE, tape)
        return True
    return False


def finish(s: Cells, winner: i64, reason: i64, tape: Cells) -> None:
    """End the match."""
    s[PHASE] = OVER
    s[WINNER] = winner
    s[REASON] = reason
    note(tape, MATCH_WON, winner, reason, 0)
