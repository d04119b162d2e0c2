"""Combat Phase, step 1: the Defender uses abilities of ronin, in any order (R7.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import ONE, ZERO, note
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    CUT,
    DONE,
    ELIMINATED,
    GREEN,
    GUARD,
    HAYAI,
    HAYAI_RODE,
    HEAL,
    HELD,
    MUSASHI,
    NINJA,
    NINJA_CUT,
    NINJA_PUSHED,
    PUSH_APART,
    PUSH_ONE,
    PUSH_TWO,
    RESERVES,
    RESERVES_SHOT,
    RIDE,
    RONIN_SLOTS,
    SHOOT_RESERVES,
    SILENCED,
    SPENT,
    STATION,
    SUPPLY,
    TAIKO,
    TAIKO_HEALS_GREEN,
    TASUKE,
    WOUND_HEALED,
    WOUNDS,
    YOBU,
    YUMI,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def before(s: Cells, area: i64) -> i64:
    """The neighbour before an area on the ring."""
    return area - 1 if area > 0 else s[AREAS] - 1


def after(s: Cells, area: i64) -> i64:
    """The neighbour after an area on the ring."""
    return area + 1 if area < s[AREAS] - 1 else ZERO


def ready(s: Cells, ronin: i64) -> bool:
    """On a village area, ability unused this round, no Shrine marker at work (R7.8, R7.12)."""
    station = s[STATION + ronin]
    return 0 <= station < GREEN and not (s[SPENT] | s[SILENCED]) & (1 << ronin)


def legal_ronin_abilities(s: Cells, legal: Cells) -> i64:
    """Every use of an ability, on live counts; then the end of the step. None: nothing to ask."""
    n = legal_pushes(s, legal, 0)
    if ready(s, YUMI) and s[RESERVES] > 0 and s[NINJA + s[STATION + YUMI]] == 0:  # R7.10: free
        legal[n] = SHOOT_RESERVES
        n += 1
    if ready(s, MUSASHI) and s[NINJA + s[STATION + MUSASHI]] > 0:  # R7.9: contested
        legal[n] = CUT
        n += 1
    n = legal_rides(s, legal, n)
    n = legal_heals(s, legal, n)
    if n > 0:
        legal[n] = DONE
        n += 1
    return n


def legal_pushes(s: Cells, legal: Cells, n: i64) -> i64:
    """What Yobu can do, written from `n` on; where the next choice goes."""
    if not ready(s, YOBU):
        return n
    area = s[STATION + YOBU]
    ninja = s[NINJA + area]
    if ninja > 0:  # R7.9: contested
        legal[n] = PUSH_ONE + before(s, area)
        legal[n + 1] = PUSH_ONE + after(s, area)
        n += 2
    if ninja > 1:
        legal[n] = PUSH_TWO + before(s, area)
        legal[n + 1] = PUSH_TWO + after(s, area)
        legal[n + 2] = PUSH_APART + area
        n += 3
    return n


def legal_rides(s: Cells, legal: Cells, n: i64) -> i64:
    """Where Hayai can ride, written from `n` on; where the next choice goes."""
    if not ready(s, HAYAI) or s[NINJA + s[STATION + HAYAI]] > 0 or s[HELD] & (1 << HAYAI):
        return n  # R7.11: free; R7.5: a held Hayai stays
    joins = ZERO if s[SILENCED] & (1 << TASUKE) else ONE << TASUKE  # R7.12
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        there = s[GUARD + area]
        if s[NINJA + area] > 0 and (there == 0 or there == joins):
            legal[n] = RIDE + area
            n += 1
        area += 1
    return n


def legal_heals(s: Cells, legal: Cells, n: i64) -> i64:
    """Whom Taiko can heal, written from `n` on; where the next choice goes."""
    if ready(s, TAIKO) and s[NINJA + s[STATION + TAIKO]] == 0:  # R7.10: free
        for ronin in range(RONIN_SLOTS):
            if s[WOUNDS + ronin] > 0 and ronin != TAIKO and can_be_healed(s, ronin):
                legal[n] = HEAL + ronin
                n += 1
    return n


def can_be_healed(s: Cells, ronin: i64) -> bool:
    """A living ronin; on the Green only where the edition allows it."""
    station = s[STATION + ronin]
    return station != ELIMINATED and (station != GREEN or s[TAIKO_HEALS_GREEN] == 1)


def use_ronin_ability(s: Cells, choice: i64, tape: Cells) -> None:
    """Do what one ronin can do; it is spent for this round."""
    if choice == CUT:
        area = s[STATION + MUSASHI]
        s[SPENT] |= 1 << MUSASHI
        s[NINJA + area] -= 1
        s[SUPPLY] += 1
        note(tape, NINJA_CUT, area, 0, 0)
    elif choice == SHOOT_RESERVES:
        s[SPENT] |= 1 << YUMI
        s[RESERVES] -= 1
        s[SUPPLY] += 1
        note(tape, RESERVES_SHOT, 0, 0, 0)
    elif choice < RIDE:
        ronin = choice - HEAL
        s[SPENT] |= 1 << TAIKO
        s[WOUNDS + ronin] -= 1
        s[SUPPLY] += 1
        note(tape, WOUND_HEALED, ronin, 0, 0)
    elif choice < PUSH_ONE:
        ride(s, choice - RIDE, tape)
    else:
        s[SPENT] |= 1 << YOBU
        if choice < PUSH_TWO:
            push(s, choice - PUSH_ONE, 1, tape)
        elif choice < PUSH_APART:
            push(s, choice - PUSH_TWO, 2, tape)
        else:
            push(s, before(s, choice - PUSH_APART), 1, tape)
            push(s, after(s, choice - PUSH_APART), 1, tape)


def ride(s: Cells, target: i64, tape: Cells) -> None:
    """Hayai leaves a free area for one with ninja."""
    station = s[STATION + HAYAI]
    s[SPENT] |= 1 << HAYAI
    s[GUARD + station] &= ~(1 << HAYAI)
    s[GUARD + target] |= 1 << HAYAI
    s[STATION + HAYAI] = target
    note(tape, HAYAI_RODE, station, target, 0)


def push(s: Cells, target: i64, number: i64, tape: Cells) -> None:
    """Yobu drives ninja to a neighbour; limits do not matter."""
    area = s[STATION + YOBU]
    s[NINJA + area] -= number
    s[NINJA + target] += number
    note(tape, NINJA_PUSHED, area, target, number)
