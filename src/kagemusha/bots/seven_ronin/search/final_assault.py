"""Finds out whether the Attacker wins in step 3, by searching uses that take the last areas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.seven_ronin.search.scratch import Scratch, copy, take_gifts, use
from kagemusha.games.seven_ronin.phases.area_step import add_choices, add_shots, occupied
from kagemusha.games.seven_ronin.phases.end_phase import areas_held
from kagemusha.games.seven_ronin.phases.layout import (
    AREA_SLOTS,
    AREAS,
    AREAS_TO_WIN,
    ATTACKER,
    BURIAL_GROUNDS,
    COPY_FIELD,
    ELIMINATED,
    FIELD,
    FIELD_COPIED,
    GRANARY,
    GREEN,
    GUARD,
    INN,
    INNS,
    KIND,
    NINJA,
    OVER,
    OWN,
    PASSAGE,
    PHASE,
    PLACE,
    POISON,
    RECALL_ONE,
    RECALL_TWO,
    RECRUIT,
    RESERVES,
    RONIN_SLOTS,
    SEND,
    STATION,
    SUPPLY,
    USED,
    WATCHTOWER,
    WELL,
    WINNER,
)
from kagemusha.games.seven_ronin.phases.wounds import room

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

DEEPEST: Final[i64] = 8
MOST_NODES: Final[i64] = 2000
FRAIL: Final[i64] = 2
"""A ronin with room for at most this many wounds may fall in this step."""
MOST_WOUNDS: Final[i64] = 8
"""The areas cannot deal more wounds than this in one step."""


def assault_wins(scratch: Scratch, s: Cells) -> bool:
    """Whether the Attacker can win the match now with uses of areas."""
    if hopeless(s):
        return False
    scratch.nodes = 0
    copy(scratch.assault[0], s)
    return search_assault(scratch, 0)


def search_assault(scratch: Scratch, depth: i64) -> bool:
    """Try the uses that can help, on the table of that depth."""
    s = scratch.assault[depth]
    if s[PHASE] == OVER:
        return s[WINNER] == ATTACKER
    if areas_held(s) >= s[AREAS_TO_WIN]:
        return True
    if depth == DEEPEST or hopeless(s):
        return False
    uses = scratch.assault_uses[depth]
    n = helpful(s, uses)
    i: i64 = 0
    while i < n and scratch.nodes < MOST_NODES:
        scratch.nodes += 1
        scratch.spent += 1
        after = scratch.assault[depth + 1]
        copy(after, s)
        use(scratch, after, uses[i])
        take_gifts(scratch, after)
        if search_assault(scratch, depth + 1):
            return True
        i += 1
    return False


def is_open(s: Cells, kind: i64) -> bool:
    """Whether the area of a kind is occupied and unused."""
    area = s[PLACE + kind]
    return area >= 0 and s[USED + area] == 0 and occupied(s, area)


def is_occupied(s: Cells, kind: i64) -> bool:
    """Whether the board has such an area, and the Attacker has it."""
    area = s[PLACE + kind]
    return area >= 0 and occupied(s, area)


def field_taken(s: Cells) -> bool:
    """Whether a Field is occupied."""
    area: i64 = 0
    while area < s[AREAS]:
        if s[KIND + area] == FIELD and occupied(s, area):
            return True
        area += 1
    return False


def hopeless(s: Cells) -> bool:
    """Whether even the best uses leave too few areas for the Attacker, and a ronin alive."""
    gain: i64 = 0
    inn = s[PLACE + INN]
    passage = is_occupied(s, PASSAGE)
    sends = passage and s[USED + s[PLACE + PASSAGE]] == 0
    copies = inn >= 0 and s[USED + inn] == 0 and (occupied(s, inn) or sends)
    if sends:
        gain += 1
    if copies and (passage or field_taken(s)):
        gain += 1
    if gain > 0 and passage and s[PLACE + FIELD] >= 0:
        gain += 1
    if areas_held(s) + gain >= s[AREAS_TO_WIN]:
        return False
    left: i64 = 0
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        if s[STATION + ronin] != ELIMINATED:
            left += room(s, ronin)
            if s[STATION + ronin] == GREEN:
                return True
        ronin += 1
    return left > MOST_WOUNDS


def helpful(s: Cells, uses: Cells) -> i64:
    """Write the uses that can help to take an area; returns their number."""
    n: i64 = 0
    inn = is_open(s, INN)
    passage = is_occupied(s, PASSAGE)
    if inn and s[FIELD_COPIED] == 0 and field_taken(s):
        uses[n] = INNS + COPY_FIELD
        n += 1
    if is_open(s, PASSAGE):
        n = march_choices(s, OWN, uses, n)
    if is_open(s, WELL):
        n = poison_choices(s, OWN, uses, n)
    if inn:
        if passage:
            n = march_choices(s, INNS, uses, n)
        if is_occupied(s, WELL):
            n = poison_choices(s, INNS, uses, n)
        if is_occupied(s, WATCHTOWER):
            n = add_shots(s, INNS, uses, n)
        if passage and s[RESERVES] < 2 and is_occupied(s, GRANARY) and s[SUPPLY] > 0:
            uses[n] = INNS + RECRUIT
            n += 1
    if passage and s[RESERVES] < 2:
        if is_open(s, BURIAL_GROUNDS):
            n = recalls_to_send(s, OWN, uses, n)
        if inn and is_occupied(s, BURIAL_GROUNDS):
            n = recalls_to_send(s, INNS, uses, n)
    return n


def march_choices(s: Cells, base: i64, uses: Cells, first: i64) -> i64:
    """One ninja to an empty area, one or two to ronin who may fall."""
    n = first
    area: i64 = 0
    while area < s[AREAS] and s[RESERVES] > 0:
        if s[GUARD + area] == 0:
            if s[NINJA + area] == 0:
                uses[n] = base + SEND + 2 * area
                n += 1
        elif room_on(s, area) <= FRAIL:
            uses[n] = base + SEND + 2 * area
            n += 1
            if s[RESERVES] > 1:
                uses[n] = base + SEND + 2 * area + 1
                n += 1
        area += 1
    return n


def room_on(s: Cells, area: i64) -> i64:
    """How many wounds the ronin of an area can take together."""
    there = s[GUARD + area]
    total: i64 = 0
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        if there >> ronin & 1:
            total += room(s, ronin)
        ronin += 1
    return total


def poison_choices(s: Cells, base: i64, uses: Cells, first: i64) -> i64:
    """The Well against each ronin who may fall."""
    last = add_choices(s, WELL, base, uses, first)
    n = first
    i = first
    while i < last:
        if room(s, uses[i] - base - POISON) <= FRAIL:
            uses[n] = uses[i]
            n += 1
        i += 1
    return n


def recalls_to_send(s: Cells, base: i64, uses: Cells, first: i64) -> i64:
    """Recall ninja to send them again: one, or two if the Reserves are empty."""
    n = first
    area: i64 = 0
    while area < s[AREAS]:
        if s[NINJA + area] > 0:
            uses[n] = base + RECALL_ONE + area
            n += 1
            other = area if s[NINJA + area] > 1 else area + 1
            while other < s[AREAS] and s[RESERVES] == 0:
                if s[NINJA + other] > 0:
                    uses[n] = base + RECALL_TWO + area * AREA_SLOTS + other
                    n += 1
                other += 1
        area += 1
    return n
