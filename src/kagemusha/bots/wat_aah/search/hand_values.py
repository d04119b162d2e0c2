"""The value of a hand, and by how much one card more or less changes it.

`count_hand` writes notes on a hand into the workspace; the other functions read them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import (
    ANY_CARD,
    CLAN_VALUE,
    HELD,
    JOIN_STRENGTH,
    PAIR_POWER,
    PLACEABLE_SET,
    POWER_PERCENT,
    POWER_VALUE,
    RONIN_HELP,
    RONIN_VALUE,
    SET_POWER,
    SET_STRENGTH,
    SINGLE_POWER,
    SINGLE_POWER_PERCENT,
    SINGLE_STRENGTH,
    TOP_SLOTS,
    TOP_STRENGTH,
    TOTAL_RONIN_HELP,
    WEIGHTS,
    WORKSPACE_SIZE,
    YOKAI_HAND_VALUE,
    YOKAI_STRENGTH,
    YOKAI_VALUE,
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


def new_workspace(s: Cells, weights: Sequence[int]) -> Cells:
    """A workspace of the policy: weights, values that follow from them, and room for notes."""
    w = cells([*weights, *([0] * (WORKSPACE_SIZE - WEIGHTS))])
    for clan in range(s[CLAN_COUNT]):
        w[PAIR_POWER + clan] = w[POWER_PERCENT] * w[POWER_VALUE + s[TWO_OP + clan]] // 100
        w[SET_POWER + clan] = w[POWER_PERCENT] * w[POWER_VALUE + s[THREE_OP + clan]] // 100
        w[SINGLE_POWER + clan] = w[SINGLE_POWER_PERCENT] * w[POWER_VALUE + s[TWO_OP + clan]] // 100
    for kind in range(s[RONIN_KIND] + 1, s[KINDS]):
        power = w[POWER_PERCENT] * w[POWER_VALUE + s[YOKAI_OP + kind]] // 100
        value = w[ANY_CARD] + w[YOKAI_VALUE] + w[YOKAI_STRENGTH] * s[STRENGTH + kind]
        w[YOKAI_HAND_VALUE + kind] = value + power
    return w


def count_hand(s: Cells, w: Cells, seat: i64) -> None:
    """Note the cards of each clan in a hand, and their value."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    clans = s[CLAN_COUNT]
    first = s[CLAN_START]
    help_: i64 = 0
    clan: i64 = 0
    while clan < clans:
        past = s[CLAN_START + clan + 1]
        top = TOP_STRENGTH + clan * TOP_SLOTS
        held: i64 = 0
        strength: i64 = 0
        kind = past - 1
        while kind >= first:
            number = s[hand + kind]
            while number > 0:
                number -= 1
                held += 1
                if held < TOP_SLOTS:
                    strength += s[STRENGTH + kind]
                    w[top + held] = strength
            kind -= 1
        first = past
        w[HELD + clan] = held
        value: i64 = 0
        more: i64 = 0
        if held > 0:
            lying = s[CARDS_IN + spot(seat, clan)]
            strength = w[top + min(held, LARGEST_CLAN - lying)]
            value = clan_value(w, clan, lying, held, strength, 0)
            if lying == 0 and held <= 2:
                more = clan_value(w, clan, lying, held, strength, 1) - value
        w[CLAN_VALUE + clan] = value + more if ronin > 0 else value
        w[RONIN_HELP + clan] = more
        help_ += more
        clan += 1
    w[TOTAL_RONIN_HELP] = help_


def clan_value(w: Cells, clan: i64, lying: i64, held: i64, top: i64, ronin: i64) -> i64:
    """The value of the cards of a clan in hand. `lying`: how many cards the clan has in play.

    `top` is the total strength of the cards that can still join it.
    """
    if lying > 0 or held == 0:
        return joining_value(w, clan, held, min(held, LARGEST_CLAN - lying), top)
    cards = held + 1 if ronin > 0 else held
    if cards == 1:
        return w[ANY_CARD] + w[SINGLE_STRENGTH] * top + w[SINGLE_POWER + clan]
    power = w[PAIR_POWER + clan] if cards == 2 else w[SET_POWER + clan]
    return w[ANY_CARD] * held + w[SET_STRENGTH] * top + w[PLACEABLE_SET] + power


def joining_value(w: Cells, clan: i64, held: i64, join: i64, top: i64) -> i64:
    """The value of cards in hand if `join` of them, of total strength `top`, can join a clan."""
    if held == 0:
        return 0
    value = w[ANY_CARD] * held + w[JOIN_STRENGTH] * top
    if join == 2:
        value += w[PAIR_POWER + clan]
    elif join > 2:
        value += w[SET_POWER + clan]
    return value


def ronin_value(w: Cells, number: i64) -> i64:
    """The value of Ronin in hand, without RONIN_HELP."""
    return w[ANY_CARD] * number + w[RONIN_VALUE] * min(number, 2)


def hand_value(s: Cells, w: Cells, seat: i64) -> i64:
    """The value of a whole hand."""
    count_hand(s, w, seat)
    hand = hand_of(seat)
    value = ronin_value(w, s[hand + s[RONIN_KIND]])
    clan: i64 = 0
    while clan < s[CLAN_COUNT]:
        value += w[CLAN_VALUE + clan]
        clan += 1
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            value += w[YOKAI_HAND_VALUE + kind]
        kind += 1
    return value


def value_lost(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """The value that a counted hand loses with one of its cards."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    if kind > s[RONIN_KIND]:
        if s[hand + kind] > 1:
            return 0
        return w[YOKAI_HAND_VALUE + kind]
    if kind == s[RONIN_KIND]:
        value = ronin_value(w, ronin) - ronin_value(w, ronin - 1)
        return value + w[TOTAL_RONIN_HELP] if ronin == 1 else value
    clan = s[CLAN_OF + kind]
    held = w[HELD + clan]
    lying = s[CARDS_IN + spot(seat, clan)]
    # The strongest cards that can join, and one more, without this card or without the weakest.
    place = TOP_STRENGTH + clan * TOP_SLOTS + min(held, LARGEST_CLAN - lying + 1)
    top = min(w[place] - s[STRENGTH + kind], w[place - 1])
    return w[CLAN_VALUE + clan] - clan_value(w, clan, lying, held - 1, top, ronin)


def value_gained(s: Cells, w: Cells, seat: i64, kind: i64) -> i64:
    """The value that a counted hand gains with another card."""
    hand = hand_of(seat)
    ronin = s[hand + s[RONIN_KIND]]
    if kind > s[RONIN_KIND]:
        if s[hand + kind] > 0:
            return 0
        return w[YOKAI_HAND_VALUE + kind]
    if kind == s[RONIN_KIND]:
        value = ronin_value(w, ronin + 1) - ronin_value(w, ronin)
        return value + w[TOTAL_RONIN_HELP] if ronin == 0 else value
    clan = s[CLAN_OF + kind]
    held = w[HELD + clan]
    lying = s[CARDS_IN + spot(seat, clan)]
    top: i64 = 0
    join = min(held + 1, LARGEST_CLAN - lying)
    if join > 0:
        place = TOP_STRENGTH + clan * TOP_SLOTS + join
        top = w[place - 1] + s[STRENGTH + kind]
        if join <= held:
            top = max(top, w[place])
    return clan_value(w, clan, lying, held + 1, top, ronin) - w[CLAN_VALUE + clan]


def placeable_clans(s: Cells, seat: i64) -> i64:
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
