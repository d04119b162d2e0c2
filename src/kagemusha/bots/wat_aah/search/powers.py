"""The value of powers and of their targets, in 1/100 point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.ranking import clan_strength, drill_bonus, ronin_strength
from kagemusha.bots.wat_aah.search.weights import (
    CHOSEN_CARD,
    CLAN_HIT,
    CLANS_IN_PLAY,
    DRAWN_CARD,
    EFFECT_VALUE,
    LOST_CARD,
    RETURNED_CARD,
    RETURNED_CLAN,
    SWAPPED_CARD,
    SWAPPED_HAND,
    THIRD_CLAN_HIT,
    THREAT,
)
from kagemusha.games.wat_aah.phases.cards import real_in, spot, temple
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLAN_START,
    CLANS,
    CLOSED_FIST,
    COPY,
    COURT_BASE,
    DESTROY_CLAN,
    DIG,
    DISCARD,
    DRAW,
    HANDS,
    JIGOKU_SIZE,
    KIND_SLOTS,
    KINDS,
    LOOK,
    NOTHING,
    RETURN_CARD,
    RETURN_CLAN,
    RONIN_IN,
    RONIN_KIND,
    SEATS,
    STRENGTH,
    SWAP,
    TABLE,
    THREE_AMOUNT,
    THREE_KEEP,
    THREE_OP,
    TWO_AMOUNT,
    TWO_KEEP,
    TWO_OP,
    YOKAI_AT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def effect_value(s: Cells, w: Cells, seat: i64, op: i64, amount: i64, keep: i64, left: i64) -> i64:
    """The value of an effect now. `left`: the cards that the seat keeps in hand."""
    if op == NOTHING:
        return 0
    if op == DRAW:
        return w[DRAWN_CARD] * amount
    if op == DIG:
        return w[CHOSEN_CARD] * min(amount, s[JIGOKU_SIZE])
    if op == LOOK:
        return w[CHOSEN_CARD] * keep * 8 // 10 + 10 * amount
    fixed = RETURN_CARD <= op <= DESTROY_CLAN  # equal for all moves of a decision
    if fixed and w[EFFECT_VALUE + op] >= 0:
        return w[EFFECT_VALUE + op]
    best: i64 = 0
    found = False
    for other in range(s[SEATS]):
        if other == seat:
            continue
        if op == COPY:
            value = best_copy(s, w, seat, other, amount, left)
        else:
            value = effect_on(s, w, other, op, amount, left)
        if not found or value > best:
            best = value
            found = True
    if fixed:
        w[EFFECT_VALUE + op] = best
    return best


def best_copy(s: Cells, w: Cells, seat: i64, other: i64, level: i64, left: i64) -> i64:
    """The value of copying the best clan of an opponent."""
    best: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + spot(other, clan)] > 0:
            best = max(best, copy_value(s, w, seat, clan, level, left))
    return best


def copy_value(s: Cells, w: Cells, seat: i64, clan: i64, level: i64, left: i64) -> i64:
    """The value of copying a clan's power."""
    if (s[TWO_OP + clan] if level == 2 else s[THREE_OP + clan]) == COPY:
        return 0
    cards: i64 = 3
    if level == 2:
        cards = 2
    return power_value(s, w, seat, clan, cards, left)


def power_value(s: Cells, w: Cells, seat: i64, clan: i64, level: i64, left: i64) -> i64:
    """The value of the power of `level` cards of a clan."""
    if level < 2:
        return 0
    if level == 2:
        op, amount, keep = s[TWO_OP + clan], s[TWO_AMOUNT + clan], s[TWO_KEEP + clan]
    else:
        op, amount, keep = s[THREE_OP + clan], s[THREE_AMOUNT + clan], s[THREE_KEEP + clan]
    return effect_value(s, w, seat, op, amount, keep, left)


def effect_on(s: Cells, w: Cells, other: i64, op: i64, amount: i64, left: i64) -> i64:
    """The value of an effect against one opponent, with its best target there."""
    theirs = s[HANDS + other]
    if op == DISCARD or op == SWAP or op >= COURT_BASE:
        if temple(s, other, CLOSED_FIST):
            return 0
        if op == DISCARD:
            return w[LOST_CARD] * min(amount, theirs) * w[THREAT + other] // 100
        if op == SWAP:
            if amount > 0:
                most = min(amount, theirs)
                return w[SWAPPED_CARD] * min(most, left)
            return w[SWAPPED_HAND] * (theirs - left)
        return theirs * w[THREAT + other]  # Court Spy, Tax Collector
    best: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + spot(other, clan)] == 0:
            continue
        if op == DESTROY_CLAN or op == RETURN_CLAN:
            best = max(best, clan_hit(s, w, other, clan, op))
            continue
        best = max(best, best_card_hit(s, w, other, clan, op))
    return best


def best_card_hit(s: Cells, w: Cells, other: i64, clan: i64, op: i64) -> i64:
    """The value of hitting the best card of a clan in play."""
    best: i64 = 0
    table = TABLE + other * KIND_SLOTS
    kind = s[CLAN_START + clan]
    while kind < s[CLAN_START + clan + 1]:
        if s[table + kind] > 0:
            best = max(best, card_hit(s, w, other, clan, kind, op))
        kind += 1
    if s[RONIN_IN + spot(other, clan)] > 0:
        best = max(best, card_hit(s, w, other, clan, s[RONIN_KIND], op))
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[YOKAI_AT + kind] == spot(other, clan):
            best = max(best, card_hit(s, w, other, clan, kind, op))
        kind += 1
    return best


def clan_hit(s: Cells, w: Cells, other: i64, clan: i64, op: i64) -> i64:
    """The value of hitting a whole clan."""
    value = 100 * clan_strength(s, other, clan)
    if op == RETURN_CLAN:  # the owner keeps the cards but loses time
        value = value * w[RETURNED_CLAN] // 100
    value += w[THIRD_CLAN_HIT] if w[CLANS_IN_PLAY + other] >= 3 else w[CLAN_HIT]
    return value * w[THREAT + other] // 100


def card_hit(s: Cells, w: Cells, other: i64, clan: i64, kind: i64, op: i64) -> i64:
    """The value of hitting one card. The last Clan card takes Ronin and Yokai with it."""
    if kind < s[RONIN_KIND] and real_in(s, other, clan) == 1:
        value = 100 * clan_strength(s, other, clan) + 100
    elif kind == s[RONIN_KIND]:
        value = 100 * ronin_strength(s, other)
    else:
        value = 100 * s[STRENGTH + kind]
    if s[CARDS_IN + spot(other, clan)] == 3:
        value += 100 * drill_bonus(s, other)
    if op == RETURN_CARD:
        value = value * w[RETURNED_CARD] // 100
    return value * w[THREAT + other] // 100
