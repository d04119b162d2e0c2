"""What powers bring when they are used, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.standing import drill, force, ronin_strength
from kagemusha.bots.wat_aah.search.weights import (
    BLOW,
    CARD_WORTH,
    CHOSEN_WORTH,
    CLAN_HIT,
    CLANS_BEFORE,
    HAND_SIZE,
    LOST_CARD,
    MENACE,
    RETURNED,
    RETURNED_CARD,
    SWAPPED_CARD,
    THIRD_CLAN_HIT,
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


def power_worth(s: Cells, w: Cells, seat: i64, op: i64, amount: i64, keep: i64, left: i64) -> i64:
    """What an effect brings now to a seat that keeps so many cards in hand."""
    if op == NOTHING:
        return 0
    if op == DRAW:
        return w[CARD_WORTH] * amount
    if op == DIG:
        return w[CHOSEN_WORTH] * min(amount, s[JIGOKU_SIZE])
    if op == LOOK:
        return w[CHOSEN_WORTH] * keep * 8 // 10 + 10 * amount
    fixed = RETURN_CARD <= op <= DESTROY_CLAN  # the same for all moves of a decision
    if fixed and w[BLOW + op] >= 0:
        return w[BLOW + op]
    best: i64 = 0
    found = False
    for other in range(s[SEATS]):
        if other == seat:
            continue
        if op == COPY:
            worth = best_copy(s, w, seat, other, amount, left)
        else:
            worth = blow_worth(s, w, other, op, amount, left)
        if not found or worth > best:
            best = worth
            found = True
    if fixed:
        w[BLOW + op] = best
    return best


def best_copy(s: Cells, w: Cells, seat: i64, other: i64, level: i64, left: i64) -> i64:
    """What copying the best clan of an opponent brings."""
    best: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + spot(other, clan)] > 0:
            best = max(best, copy_worth(s, w, seat, clan, level, left))
    return best


def copy_worth(s: Cells, w: Cells, seat: i64, clan: i64, level: i64, left: i64) -> i64:
    """What copying a clan's power brings."""
    if (s[TWO_OP + clan] if level == 2 else s[THREE_OP + clan]) == COPY:
        return 0
    cards: i64 = 3
    if level == 2:
        cards = 2
    return power_of(s, w, seat, clan, cards, left)


def power_of(s: Cells, w: Cells, seat: i64, clan: i64, level: i64, left: i64) -> i64:
    """What the power of so many cards of a clan brings."""
    if level < 2:
        return 0
    if level == 2:
        op, amount, keep = s[TWO_OP + clan], s[TWO_AMOUNT + clan], s[TWO_KEEP + clan]
    else:
        op, amount, keep = s[THREE_OP + clan], s[THREE_AMOUNT + clan], s[THREE_KEEP + clan]
    return power_worth(s, w, seat, op, amount, keep, left)


def blow_worth(s: Cells, w: Cells, other: i64, op: i64, amount: i64, left: i64) -> i64:
    """What an effect that hits one opponent brings, at its best against this one."""
    theirs = s[HANDS + other]
    if op == DISCARD or op == SWAP or op >= COURT_BASE:
        if temple(s, other, CLOSED_FIST):
            return 0
        if op == DISCARD:
            return w[LOST_CARD] * min(amount, theirs) * w[MENACE + other] // 100
        if op == SWAP:
            if amount > 0:
                most = min(amount, theirs)
                return w[SWAPPED_CARD] * min(most, left)
            return w[HAND_SIZE] * (theirs - left)
        return theirs * w[MENACE + other]  # Court Spy, Tax Collector
    best: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + spot(other, clan)] == 0:
            continue
        if op == DESTROY_CLAN or op == RETURN_CLAN:
            best = max(best, clan_hit(s, w, other, clan, op))
            continue
        best = max(best, best_card(s, w, other, clan, op))
    return best


def best_card(s: Cells, w: Cells, other: i64, clan: i64, op: i64) -> i64:
    """What it brings to hit the best card of a clan in play."""
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
    """What it brings to hit a whole clan."""
    worth = 100 * force(s, other, clan)
    if op == RETURN_CLAN:  # its owner holds the cards again, but has lost time
        worth = worth * w[RETURNED] // 100
    worth += w[THIRD_CLAN_HIT] if w[CLANS_BEFORE + other] >= 3 else w[CLAN_HIT]
    return worth * w[MENACE + other] // 100


def card_hit(s: Cells, w: Cells, other: i64, clan: i64, kind: i64, op: i64) -> i64:
    """What it brings to hit one card; the last Clan card takes Ronin and Yokai along."""
    if kind < s[RONIN_KIND] and real_in(s, other, clan) == 1:
        worth = 100 * force(s, other, clan) + 100
    elif kind == s[RONIN_KIND]:
        worth = 100 * ronin_strength(s, other)
    else:
        worth = 100 * s[STRENGTH + kind]
    if s[CARDS_IN + spot(other, clan)] == 3:
        worth += 100 * drill(s, other)
    if op == RETURN_CARD:
        worth = worth * w[RETURNED_CARD] // 100
    return worth * w[MENACE + other] // 100
