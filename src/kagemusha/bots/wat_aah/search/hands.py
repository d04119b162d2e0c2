"""What hands and the cards in them are worth to the quick player, in hundredths of a point.

A hand is counted once; what it would be worth with other cards follows from the notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    ALL_HELP,
    ALLURE,
    FODDER,
    HELD,
    JOINS,
    LONE_POWER,
    LONELY,
    LONELY_POWER,
    PAIR,
    PAIR_POWER,
    POWER_IN_HAND,
    PROMISE,
    RONIN_HELP,
    RONIN_WORTH,
    SET,
    SET_POWER,
    TOP,
    TOPS,
    YOKAI_PROMISE,
    YOKAI_STRENGTH,
    YOKAI_WORTH,
)
from kagemusha.core.kernel import cells
from kagemusha.games.wat_aah.phases.cards import hand_of, spot
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLAN_COUNT,
    CLAN_OF,
    CLAN_START,
    KINDS,
    LARGEST_CLAN,
    RONIN_KIND,
    STRENGTH,
    THREE_OP,
    TWO_OP,
    YOKAI_OP,
)
from kagemusha.games.wat_aah.phases.place import of_clan

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def lay_out(s: Cells, weights: Sequence[int]) -> Cells:
    """The desk of the quick player: weights, and what follows from them for these cards."""
    w = cells(weights)
    for clan in range(s[CLAN_COUNT]):
        w[PAIR_POWER + clan] = w[POWER_IN_HAND] * w[ALLURE + s[TWO_OP + clan]] // 100
        w[SET_POWER + clan] = w[POWER_IN_HAND] * w[ALLURE + s[THREE_OP + clan]] // 100
        w[LONE_POWER + clan] = w[LONELY_POWER] * w[ALLURE + s[TWO_OP + clan]] // 100
    for kind in range(s[RONIN_KIND] + 1, s[KINDS]):
        power = w[POWER_IN_HAND] * w[ALLURE + s[YOKAI_OP + kind]] // 100
        worth = w[FODDER] + w[YOKAI_WORTH] + w[YOKAI_STRENGTH] * s[STRENGTH + kind]
        w[YOKAI_PROMISE + kind] = worth + power
    return w


def count_hand(s: Cells, w: Cells, seat: i64) -> None:
    """Note what a hand holds of each clan, and what that promises."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    clans = s[CLAN_COUNT]
    first = s[CLAN_START]
    help_: i64 = 0
    clan: i64 = 0
    while clan < clans:
        past = s[CLAN_START + clan + 1]
        top = TOP + clan * TOPS
        held: i64 = 0
        strength: i64 = 0
        kind = past - 1
        while kind >= first:
            number = s[hand + kind]
            while number > 0:
                number -= 1
                held += 1
                if held < TOPS:
                    strength += s[STRENGTH + kind]
                    w[top + held] = strength
            kind -= 1
        first = past
        w[HELD + clan] = held
        worth: i64 = 0
        more: i64 = 0
        if held > 0:
            lying = s[CARDS_IN + spot(seat, clan)]
            strength = w[top + min(held, LARGEST_CLAN - lying)]
            worth = promise(w, clan, lying, held, strength, 0)
            if lying == 0 and held <= 2:
                more = promise(w, clan, lying, held, strength, 1) - worth
        w[PROMISE + clan] = worth + more if ronin > 0 else worth
        w[RONIN_HELP + clan] = more
        help_ += more
        clan += 1
    w[ALL_HELP] = help_


def promise(w: Cells, clan: i64, lying: i64, held: i64, top: i64, ronin: i64) -> i64:
    """What the cards of a clan promise, if so many lie before their holder.

    `top` is the strength of those that can still join them.
    """
    if lying > 0 or held == 0:
        return joining(w, clan, held, min(held, LARGEST_CLAN - lying), top)
    cards = held + 1 if ronin > 0 else held
    if cards == 1:
        return w[FODDER] + w[LONELY] * top + w[LONE_POWER + clan]
    power = w[PAIR_POWER + clan] if cards == 2 else w[SET_POWER + clan]
    return w[FODDER] * held + w[PAIR] * top + w[SET] + power


def joining(w: Cells, clan: i64, held: i64, join: i64, top: i64) -> i64:
    """What the cards of a clan promise of which so many, of this strength, can join one in play."""
    if held == 0:
        return 0
    worth = w[FODDER] * held + w[JOINS] * top
    if join == 2:
        worth += w[PAIR_POWER + clan]
    elif join > 2:
        worth += w[SET_POWER + clan]
    return worth


def ronin_in_hand(w: Cells, number: i64) -> i64:
    """What so many Ronin promise, but for what they help."""
    return w[FODDER] * number + w[RONIN_WORTH] * min(number, 2)


def hand_worth(s: Cells, w: Cells, seat: i64) -> i64:
    """What a whole hand promises."""
    count_hand(s, w, seat)
    hand = hand_of(seat)
    worth = ronin_in_hand(w, s[hand + s[RONIN_KIND]])
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        worth += w[PROMISE + clan]
        clan += 1
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            worth += w[YOKAI_PROMISE + kind]
        kind += 1
    return worth


def loss(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """By how much a counted hand is worth less without one of its cards."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    if kind > s[RONIN_KIND]:
        if s[hand + kind] > 1:
            return 0
        return w[YOKAI_PROMISE + kind]
    if kind == s[RONIN_KIND]:
        worth = ronin_in_hand(w, ronin) - ronin_in_hand(w, ronin - 1)
        return worth + w[ALL_HELP] if ronin == 1 else worth
    clan = s[CLAN_OF + kind]
    held = w[HELD + clan]
    lying = s[CARDS_IN + spot(seat, clan)]
    # The strongest that can join, and one more: without this card, or without the weakest.
    place = TOP + clan * TOPS + min(held, LARGEST_CLAN - lying + 1)
    top = min(w[place] - s[STRENGTH + kind], w[place - 1])
    return w[PROMISE + clan] - promise(w, clan, lying, held - 1, top, ronin)


def profit(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """By how much a counted hand is worth more with another card."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    if kind > s[RONIN_KIND]:
        if s[hand + kind] > 0:
            return 0
        return w[YOKAI_PROMISE + kind]
    if kind == s[RONIN_KIND]:
        worth = ronin_in_hand(w, ronin + 1) - ronin_in_hand(w, ronin)
        return worth + w[ALL_HELP] if ronin == 0 else worth
    clan = s[CLAN_OF + kind]
    held = w[HELD + clan]
    lying = s[CARDS_IN + spot(seat, clan)]
    top: i64 = 0
    join = min(held + 1, LARGEST_CLAN - lying)
    if join > 0:
        place = TOP + clan * TOPS + join
        top = w[place - 1] + s[STRENGTH + kind]
        if join <= held:
            top = max(top, w[place])
    return promise(w, clan, lying, held + 1, top, ronin) - w[PROMISE + clan]


def ready_sets(s: Cells, seat: i64) -> i64:
    """How many new clans a hand could place."""
    ronin = s[hand_of(seat) + s[RONIN_KIND]]
    ready: i64 = 0
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        if s[CARDS_IN + spot(seat, clan)] == 0:
            held = of_clan(s, seat, clan)
            if held >= 2:
                ready += 1
            elif held == 1 and ronin > 0:
                ready += 1
                ronin -= 1
        clan += 1
    return ready
