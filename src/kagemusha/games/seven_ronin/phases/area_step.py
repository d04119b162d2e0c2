"""Combat Phase, step 3: the Attacker uses the abilities of occupied areas, in any order (R7.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.seven_ronin.phases.layout import (
    ANIMAL_PEN,
    AREA_SLOTS,
    AREAS,
    BURIAL_GROUNDS,
    COPY_FIELD,
    CURSE,
    CURSED,
    DONE,
    FIELD,
    FIELD_COPIED,
    GRANARY,
    GREEN,
    GUARD,
    INN,
    INN_BECAME_FIELD,
    INN_SHOOTS_ROUND_ITSELF,
    INNS,
    KABE,
    KIND,
    NINJA,
    NINJA_RECALLED,
    NINJA_RECRUITED,
    NINJA_SENT,
    OWN,
    PASSAGE,
    PEN,
    PENNED,
    PLACE,
    POISON,
    RECALL_ONE,
    RECALL_TWO,
    RECRUIT,
    RESERVES,
    RONIN_CURSED,
    RONIN_PENNED,
    RONIN_POISONED,
    RONIN_SHOT,
    RONIN_SLOTS,
    RONIN_WOUNDED,
    SEND,
    SHOOT_ALL,
    SHOOT_ONE,
    SHOOT_TWO,
    SHRINE,
    STATION,
    SUPPLY,
    USED,
    WATCHTOWER,
    WELL,
    WOUNDS,
)
from kagemusha.games.seven_ronin.phases.ronin_step import after, before
from kagemusha.games.seven_ronin.phases.wounds import remove_the_dead

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def occupied(s: Cells, area: i64) -> bool:
    """Ninja and no ronin."""
    return s[NINJA + area] > 0 and s[GUARD + area] == 0


def speaks_for_its_kind(s: Cells, area: i64) -> bool:
    """To copy one Field or the other is the same: the first of two occupied ones is asked."""
    first = s[PLACE + s[KIND + area]]
    return area == first or not occupied(s, first)


def legal_area_abilities(s: Cells, legal: Cells) -> i64:
    """Every use with an effect, then the end of the step. None: nothing to ask."""
    n: i64 = 0
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        if occupied(s, area) and s[USED + area] == 0:
            kind = s[KIND + area]
            if kind == INN:  # R7.20: another area that is occupied now, used already or not
                other: i64 = 0
                while other < areas:
                    if other != area and occupied(s, other) and speaks_for_its_kind(s, other):
                        n = add_choices(s, s[KIND + other], INNS, legal, n)
                    other += 1
            elif kind != FIELD:
                n = add_choices(s, kind, OWN, legal, n)
        area += 1
    if n > 0:
        legal[n] = DONE
        n += 1
    return n


def add_choices(s: Cells, kind: i64, base: i64, legal: Cells, first: i64) -> i64:
    """Append the uses of one ability, counted from `base`: the area's own, or the Inn's."""
    n = first
    if kind == WATCHTOWER:
        n = add_shots(s, base, legal, n)
    elif kind == GRANARY:
        if s[SUPPLY] > 0:
            legal[n] = base + RECRUIT
            n += 1
    elif kind == BURIAL_GROUNDS:
        n = add_recalls(s, base, legal, n)
    elif kind == PASSAGE:
        area: i64 = 0
        while area < s[AREAS] and s[RESERVES] > 0:  # R7.19: an area, not the Green
            legal[n] = base + SEND + 2 * area
            n += 1
            if s[RESERVES] > 1:
                legal[n] = base + SEND + 2 * area + 1
                n += 1
            area += 1
    elif kind == FIELD:  # only the Inn can use it; whether it tells is seen at the count (R7.21)
        if s[FIELD_COPIED] == 0:
            legal[n] = base + COPY_FIELD
            n += 1
    else:
        for ronin in range(RONIN_SLOTS):
            station = s[STATION + ronin]
            if 0 <= station < GREEN:  # R7.17
                if kind == WELL and s[SUPPLY] > 0:
                    legal[n] = base + POISON + ronin
                    n += 1
                if kind == ANIMAL_PEN and not s[PENNED] & (1 << ronin):
                    legal[n] = base + PEN + ronin
                    n += 1
                if kind == SHRINE and ronin != KABE and not s[CURSED] & (1 << ronin):  # R7.12
                    legal[n] = base + CURSE + ronin
                    n += 1
    return n


def targets_of(s: Cells, origin: i64) -> i64:
    """Every ronin on the two neighbours of an area, one bit each."""
    return s[GUARD + before(s, origin)] | s[GUARD + after(s, origin)]


def shooting_place(s: Cells, base: i64) -> i64:
    """Whose neighbours are shot at: an Inn's own, or the Watchtower's, as the edition says."""
    if base == INNS and s[INN_SHOOTS_ROUND_ITSELF] == 1:
        return s[PLACE + INN]
    return s[PLACE + WATCHTOWER]


def add_shots(s: Cells, base: i64, legal: Cells, first: i64) -> i64:
    """R7.16: all targets; if the Supply is too small for all, who takes what there is."""
    n = first
    targets = targets_of(s, shooting_place(s, base))
    number: i64 = 0
    for ronin in range(RONIN_SLOTS):
        number += targets >> ronin & 1
    supply = s[SUPPLY]
    if number == 0 or supply == 0:
        return n
    if supply >= number:
        legal[n] = base + SHOOT_ALL
        return n + 1
    for ronin in range(RONIN_SLOTS):
        if targets & (1 << ronin):
            if supply == 1:
                legal[n] = base + SHOOT_ONE + ronin
                n += 1
            else:  # three targets at most: two neighbours, and Tasuke beside one of them
                for later in range(ronin + 1, RONIN_SLOTS):
                    if targets & (1 << later):
                        legal[n] = base + SHOOT_TWO + ronin * RONIN_SLOTS + later
                        n += 1
    return n


def add_recalls(s: Cells, base: i64, legal: Cells, first: i64) -> i64:
    """R7.18: one or two ninja from areas, not from the Green."""
    n = first
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        if s[NINJA + area] > 0:
            legal[n] = base + RECALL_ONE + area
            n += 1
            if s[NINJA + area] > 1:
                legal[n] = base + RECALL_TWO + area * AREA_SLOTS + area
                n += 1
            later = area + 1
            while later < areas:
                if s[NINJA + later] > 0:
                    legal[n] = base + RECALL_TWO + area * AREA_SLOTS + later
                    n += 1
                later += 1
        area += 1
    return n


def use_area_ability(s: Cells, choice: i64, tape: Cells) -> None:
    """Do what an area can do; it, or the Inn that copied it, is used for this round."""
    if choice >= INNS:  # R7.20: copying does not use up the area's own use
        s[USED + s[PLACE + INN]] = 1
        resolve(s, choice - INNS, INNS, tape)
    else:
        s[USED + s[PLACE + kind_of(choice - OWN)]] = 1
        resolve(s, choice - OWN, OWN, tape)


def kind_of(ability: i64) -> i64:
    """Which kind of area an area choice belongs to."""
    if ability < RECRUIT:
        return WATCHTOWER
    if ability == RECRUIT:
        return GRANARY
    if ability < PEN:
        return WELL
    if ability < CURSE:
        return ANIMAL_PEN
    if ability < RECALL_ONE:
        return SHRINE
    if ability < SEND:
        return BURIAL_GROUNDS
    if ability < COPY_FIELD:
        return PASSAGE
    return FIELD


def resolve(s: Cells, ability: i64, base: i64, tape: Cells) -> None:
    """The effect of an area choice; `base` shows whether the Inn uses it."""
    by_inn: i64 = 1 if base == INNS else 0
    if ability < RECRUIT:
        origin = shooting_place(s, base)
        note(tape, RONIN_SHOT, origin, by_inn, 0)
        if ability == SHOOT_ALL:
            wound_from_supply(s, targets_of(s, origin), tape)
        elif ability < SHOOT_TWO:
            wound_from_supply(s, 1 << (ability - SHOOT_ONE), tape)
        else:
            pair = ability - SHOOT_TWO
            wound_from_supply(s, 1 << pair // RONIN_SLOTS | 1 << pair % RONIN_SLOTS, tape)
    elif ability == RECRUIT:  # two, or what the Supply has
        number = min(s[SUPPLY], 2)
        s[SUPPLY] -= number
        s[RESERVES] += number
        note(tape, NINJA_RECRUITED, number, by_inn, 0)
    elif ability < PEN:
        note(tape, RONIN_POISONED, ability - POISON, by_inn, 0)
        wound_from_supply(s, 1 << (ability - POISON), tape)
    elif ability < CURSE:
        s[PENNED] |= 1 << (ability - PEN)
        note(tape, RONIN_PENNED, ability - PEN, by_inn, 0)
    elif ability < RECALL_ONE:
        s[CURSED] |= 1 << (ability - CURSE)
        note(tape, RONIN_CURSED, ability - CURSE, by_inn, 0)
    elif ability < RECALL_TWO:
        recall(s, ability - RECALL_ONE, 1, by_inn, tape)
    elif ability < SEND:
        pair = ability - RECALL_TWO
        if pair // AREA_SLOTS == pair % AREA_SLOTS:
            recall(s, pair % AREA_SLOTS, 2, by_inn, tape)
        else:
            recall(s, pair // AREA_SLOTS, 1, by_inn, tape)
            recall(s, pair % AREA_SLOTS, 1, by_inn, tape)
    elif ability < COPY_FIELD:
        target = (ability - SEND) // 2
        number = (ability - SEND) % 2 + 1
        s[RESERVES] -= number
        s[NINJA + target] += number
        note(tape, NINJA_SENT, target, number, by_inn)
    else:
        s[FIELD_COPIED] = 1
        note(tape, INN_BECAME_FIELD, 0, 0, 0)


def wound_from_supply(s: Cells, targets: i64, tape: Cells) -> None:
    """R7.16: one wound each, from the Supply; all fall together, then the dead are removed."""
    for ronin in range(RONIN_SLOTS):
        if targets & (1 << ronin):
            s[SUPPLY] -= 1
            s[WOUNDS + ronin] += 1
            note(tape, RONIN_WOUNDED, ronin, 1, 0)
    remove_the_dead(s, targets, tape)


def recall(s: Cells, area: i64, number: i64, by_inn: i64, tape: Cells) -> None:
    """Ninja return from an area to the Reserves."""
    s[NINJA + area] -= number
    s[RESERVES] += number
    note(tape, NINJA_RECALLED, area, number, by_inn)
