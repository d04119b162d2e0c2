"""Placements as the quick player weighs them: strength, power, and the end they bring near."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.hands import joining, ronin_in_hand
from kagemusha.bots.wat_aah.search.moves import NO_YOKAI, placement
from kagemusha.bots.wat_aah.search.powers import power_of, power_worth
from kagemusha.bots.wat_aah.search.standing import drill, lead_of, most_clans, ronin_strength
from kagemusha.bots.wat_aah.search.weights import (
    ALL_HELP,
    CLANS_BEFORE,
    HAND_COST,
    HELD,
    NEAR_END,
    NEW_CLAN,
    NEW_CLAN_AHEAD,
    PLACE_AT_LEAST,
    PROMISE,
    RONIN_HELP,
    SAFE_MARGIN,
    STANDING,
    STRENGTH_NOW,
    TOP,
    TOPS,
    YOKAI_PROMISE,
)
from kagemusha.games.wat_aah.phases.cards import hand_of, spot, temple
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLANS_TO_END,
    DESTROY_CARD,
    DESTROY_CLAN,
    ECHO_STRIKE,
    GRASSHOPPER,
    HANDS,
    KINDS,
    LARGEST_CLAN,
    MODE,
    PASS,
    PLACE,
    REINFORCE,
    RETURN_CARD,
    RONIN_KIND,
    SEATS,
    STRENGTH,
    THREE_OP,
    TWO_OP,
    YOKAI_AMOUNT,
    YOKAI_KEEP,
    YOKAI_OP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def rate_placing(s: Cells, w: Cells, seat: i64, moves: Cells, legal: i64, worths: Cells) -> i64:
    """Put whole placements in place of the clans that may be placed or reinforced."""
    clans: i64 = 0  # one bit each: first those that may be placed
    for index in range(legal):
        choice = moves[index]
        if choice >= PLACE:
            clans |= 1 << (choice - PLACE)
    lead = lead_of(s, w, seat)
    near = most_clans(s, seat) >= 3
    fourth = w[CLANS_BEFORE + seat] + 1 >= CLANS_TO_END
    moves[0] = PASS
    worths[0] = w[PLACE_AT_LEAST]
    n: i64 = 1
    bit: i64 = 0
    while clans >> bit > 0:
        if clans >> bit & 1:
            if bit < REINFORCE - PLACE:
                n = rate_clan(s, w, seat, bit, 1, lead, fourth, moves, worths, n)
            else:
                clan = bit - (REINFORCE - PLACE)
                n = rate_clan(s, w, seat, clan, 0, lead, near, moves, worths, n)
                n = rate_yokai(s, w, seat, clan, near, moves, worths, n)
        bit += 1
    return n


def rate_clan(
    s: Cells,
    w: Cells,
    seat: i64,
    clan: i64,
    new: i64,
    lead: i64,
    ends: bool,
    moves: Cells,
    worths: Cells,
    count: i64,
) -> i64:
    """The strongest so many cards of a clan, with and without Ronin.

    `ends`: a new clan ends the round, or a reinforcement comes when the end is near.
    """
    n = count
    ronin = s[hand_of(seat) + s[RONIN_KIND]]
    hand = s[HANDS + seat]
    lying = s[CARDS_IN + spot(seat, clan)]
    room = LARGEST_CLAN - lying
    most = min(w[HELD + clan], room)
    each = ronin_strength(s, seat)
    third: i64 = 0
    if lying < 3:
        third = drill(s, seat)
    echo = temple(s, seat, ECHO_STRIKE)
    reckoned: i64 = 0
    brings: i64 = 0
    real = new
    while real <= most:
        wild: i64 = 0
        # A second Ronin comes after all real cards.
        while wild <= ronin and real + wild <= room and (wild < 2 or real == most):
            cards = real + wild
            if cards > new:
                if cards != reckoned:
                    reckoned = cards
                    brings = power_of(s, w, seat, clan, cards, hand - cards)
                strength = w[TOP + clan * TOPS + real] + wild * each
                if lying + cards >= 3:
                    strength += third
                cost = hand_cost(w, clan, room, ronin, real, wild)
                moves[n] = placement(new, clan, real, wild, NO_YOKAI, 0)
                worths[n] = weigh(s, w, seat, clan, new, cards, strength, brings, cost, lead, ends)
                n += 1
                if echo and cards == 2:
                    more = power_of(s, w, seat, clan, 3, hand - cards)
                    moves[n] = placement(new, clan, real, wild, NO_YOKAI, 1)
                    worths[n] = weigh(s, w, seat, clan, new, 3, strength, more, cost, lead, ends)
                    n += 1
            wild += 1
        real += 1
    return n


def hand_cost(w: Cells, clan: i64, room: i64, ronin: i64, real: i64, wild: i64) -> i64:
    """What a hand loses if so many cards of a clan, and so many Ronin, are placed."""
    top = TOP + clan * TOPS + real
    held = w[HELD + clan] - real
    join = min(held, room - real - wild)
    cost = w[PROMISE + clan] - joining(w, clan, held, join, w[top + join] - w[top])
    if wild > 0:
        cost += ronin_in_hand(w, ronin) - ronin_in_hand(w, ronin - wild)
        if wild == ronin:
            cost += w[ALL_HELP] - w[RONIN_HELP + clan]
    return cost


def weigh(
    s: Cells,
    w: Cells,
    seat: i64,
    clan: i64,
    new: i64,
    level: i64,
    strength: i64,
    brings: i64,
    cost: i64,
    lead: i64,
    ends: bool,
) -> i64:
    """What a placement brings: strength and power, less what the hand loses."""
    if new == 1 and ends:
        op = s[TWO_OP + clan] if level == 2 else s[THREE_OP + clan]
        return ending(s, w, seat, lead, strength, op, brings)
    worth = w[STRENGTH_NOW] * strength + brings - w[HAND_COST] * cost // 100
    if new == 1:
        worth += w[NEW_CLAN_AHEAD] if lead + strength > 0 else w[NEW_CLAN]
    elif ends:
        worth += w[NEAR_END] * strength
    return worth


def rate_yokai(
    s: Cells, w: Cells, seat: i64, clan: i64, near: bool, moves: Cells, worths: Cells, count: i64
) -> i64:
    """Each Yokai in hand on a clan in play."""
    n = count
    hand = hand_of(seat)
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            strength = s[STRENGTH + kind]
            if s[CARDS_IN + spot(seat, clan)] == 2:
                strength += drill(s, seat)
            worth = w[STRENGTH_NOW] * strength - w[HAND_COST] * w[YOKAI_PROMISE + kind] // 100
            op, amount = s[YOKAI_OP + kind], s[YOKAI_AMOUNT + kind]
            left = s[HANDS + seat] - 1
            worth += power_worth(s, w, seat, op, amount, s[YOKAI_KEEP + kind], left)
            if near:
                worth += w[NEAR_END] * strength
            moves[n] = placement(0, clan, 0, 0, kind, 0)
            worths[n] = worth
            n += 1
        kind += 1
    return n


def ending(s: Cells, w: Cells, seat: i64, lead: i64, strength: i64, op: i64, brings: i64) -> i64:
    """The fourth clan: take the round if it is won by it, else rather not."""
    margin = 100 * (lead + strength)
    if s[SEATS] == 2 and RETURN_CARD <= op <= DESTROY_CLAN:
        margin += brings if op == DESTROY_CARD or op == DESTROY_CLAN else brings * 10 // 6
    if margin > w[SAFE_MARGIN]:
        return 10000 + margin
    if s[MODE] != GRASSHOPPER and s[SEATS] > 2:  # not the first, but perhaps not the last either
        total = w[STANDING + seat] + strength
        below: i64 = 0
        for other in range(s[SEATS]):
            if other != seat and w[STANDING + other] < total:
                below += 1
        return 600 * below - 1000
    return margin - 1200
