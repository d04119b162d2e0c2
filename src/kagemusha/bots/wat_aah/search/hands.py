"""What hands and the cards in them are worth to the quick player, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    ALLURE,
    FODDER,
    JOINS,
    LONELY,
    LONELY_POWER,
    PAIR,
    POWER_IN_HAND,
    RONIN_WORTH,
    SET,
    YOKAI_STRENGTH,
    YOKAI_WORTH,
)
from kagemusha.games.wat_aah.phases.cards import hand_of, spot
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLAN_COUNT,
    CLAN_START,
    KINDS,
    LARGEST_CLAN,
    RONIN_KIND,
    STRENGTH,
    THREE_OP,
    TWO_OP,
    YOKAI_OP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def clan_in_hand(s: Cells, w: Cells, seat: i64, clan: i64, ronin: i64) -> i64:
    """What the cards of one clan promise, given what lies before their holder."""
    hand = hand_of(seat)
    lying = s[CARDS_IN + spot(seat, clan)]
    room = LARGEST_CLAN - lying
    held: i64 = 0
    taken: i64 = 0
    top: i64 = 0
    kind = s[CLAN_START + clan + 1] - 1
    first = s[CLAN_START + clan]
    while kind >= first:
        number = s[hand + kind]
        if number > 0:
            held += number
            if number > room - taken:
                number = room - taken
            taken += number
            top += number * s[STRENGTH + kind]
        kind -= 1
    if held == 0:
        return 0
    worth = w[FODDER] * held
    wild: i64 = 1 if ronin > 0 else 0
    if lying > 0:
        worth += w[JOINS] * top
        if taken >= 2:
            worth += w[POWER_IN_HAND] * power_allure(s, w, clan, taken) // 100
    elif held + wild >= 2:
        worth += w[PAIR] * top + w[SET]
        worth += w[POWER_IN_HAND] * power_allure(s, w, clan, held + wild) // 100
    else:
        worth += w[LONELY] * top + w[LONELY_POWER] * w[ALLURE + s[TWO_OP + clan]] // 100
    return worth


def power_allure(s: Cells, w: Cells, clan: i64, cards: i64) -> i64:
    """What the power of so many cards may be worth some day."""
    return w[ALLURE + (s[TWO_OP + clan] if cards == 2 else s[THREE_OP + clan])]


def hand_worth(s: Cells, w: Cells, seat: i64) -> i64:
    """What a whole hand promises."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    worth = w[FODDER] * ronin + w[RONIN_WORTH] * min(ronin, 2)
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        worth += clan_in_hand(s, w, seat, clan, ronin)
        clan += 1
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            worth += yokai_in_hand(s, w, kind)
        kind += 1
    return worth


def yokai_in_hand(s: Cells, w: Cells, kind: i64) -> i64:
    """What a Yokai in hand promises."""
    power = w[POWER_IN_HAND] * w[ALLURE + s[YOKAI_OP + kind]] // 100
    return w[FODDER] + w[YOKAI_WORTH] + w[YOKAI_STRENGTH] * s[STRENGTH + kind] + power


def part_worth(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """The part of a hand's worth that a card of this kind can change."""
    ronin_kind = s[RONIN_KIND]
    if kind == ronin_kind:
        return hand_worth(s, w, seat)
    hand = hand_of(seat)
    if kind > ronin_kind:
        return yokai_in_hand(s, w, kind) if s[hand + kind] > 0 else 0
    return clan_in_hand(s, w, seat, clan_of(s, kind), s[hand + ronin_kind])


def clan_of(s: Cells, kind: i64) -> i64:
    """The clan of a Clan card."""
    clan: i64 = 0
    while s[CLAN_START + clan + 1] <= kind:
        clan += 1
    return clan


def loss(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """By how much a hand is worth less without one of its cards."""
    place = hand_of(seat) + kind
    before = part_worth(s, w, seat, kind)
    s[place] -= 1
    after = part_worth(s, w, seat, kind)
    s[place] += 1
    return before - after


def profit(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """By how much a hand is worth more with another card."""
    place = hand_of(seat) + kind
    before = part_worth(s, w, seat, kind)
    s[place] += 1
    after = part_worth(s, w, seat, kind)
    s[place] -= 1
    return after - before


def ready_sets(s: Cells, seat: i64) -> i64:
    """How many new clans a hand could place."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    ready: i64 = 0
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        if s[CARDS_IN + spot(seat, clan)] == 0:
            held: i64 = 0
            kind = s[CLAN_START + clan]
            while kind < s[CLAN_START + clan + 1]:
                held += s[hand + kind]
                kind += 1
            if held >= 2:
                ready += 1
            elif held == 1 and ronin > 0:
                ready += 1
                ronin -= 1
        clan += 1
    return ready
