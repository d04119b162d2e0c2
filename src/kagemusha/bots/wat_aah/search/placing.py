"""Placements as the quick player weighs them: strength, power, and the end they bring near."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.hands import clan_in_hand, hand_worth, yokai_in_hand
from kagemusha.bots.wat_aah.search.moves import NO_YOKAI, placement
from kagemusha.bots.wat_aah.search.powers import power_worth
from kagemusha.bots.wat_aah.search.standing import drill, lead_of, most_clans, ronin_strength
from kagemusha.bots.wat_aah.search.weights import (
    HAND_COST,
    NEAR_END,
    NEW_CLAN,
    NEW_CLAN_AHEAD,
    PLACE_AT_LEAST,
    SAFE_MARGIN,
    STANDING,
    STRENGTH_NOW,
    WHOLE_HAND,
)
from kagemusha.games.wat_aah.phases.cards import clans_of, hand_of, spot, temple
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLAN_START,
    CLANS_TO_END,
    DESTROY_CARD,
    DESTROY_CLAN,
    ECHO_STRIKE,
    GRASSHOPPER,
    HANDS,
    KINDS,
    LARGEST_CLAN,
    MODE,
    NOTHING,
    PASS,
    PLACE,
    REINFORCE,
    RETURN_CARD,
    RONIN_KIND,
    SEATS,
    STRENGTH,
    THREE_AMOUNT,
    THREE_KEEP,
    THREE_OP,
    TWO_AMOUNT,
    TWO_KEEP,
    TWO_OP,
    YOKAI_AMOUNT,
    YOKAI_KEEP,
    YOKAI_OP,
)
from kagemusha.games.wat_aah.phases.place import of_clan

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
    fourth = clans_of(s, seat) + 1 >= CLANS_TO_END
    w[WHOLE_HAND] = hand_worth(s, w, seat)
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
    room = LARGEST_CLAN - s[CARDS_IN + spot(seat, clan)]
    most = min(of_clan(s, seat, clan), room)
    echo = temple(s, seat, ECHO_STRIKE)
    real = new
    while real <= most:
        wild: i64 = 0
        # A second Ronin comes after all real cards.
        while wild <= ronin and real + wild <= room and (wild < 2 or real == most):
            if real + wild > new:
                moves[n] = placement(new, clan, real, wild, NO_YOKAI, 0)
                worths[n] = weigh(s, w, seat, clan, new, real, wild, real + wild, lead, ends)
                n += 1
                if echo and real + wild == 2:
                    moves[n] = placement(new, clan, real, wild, NO_YOKAI, 1)
                    worths[n] = weigh(s, w, seat, clan, new, real, wild, 3, lead, ends)
                    n += 1
            wild += 1
        real += 1
    return n


def weigh(
    s: Cells,
    w: Cells,
    seat: i64,
    clan: i64,
    new: i64,
    real: i64,
    wild: i64,
    level: i64,
    lead: i64,
    ends: bool,
) -> i64:
    """What a placement brings: strength and power, less what the hand loses."""
    hand = hand_of(seat)
    ronin_kind = s[RONIN_KIND]
    lying = s[CARDS_IN + spot(seat, clan)]
    strength = wild * ronin_strength(s, seat)
    if lying < 3 and lying + real + wild >= 3:
        strength += drill(s, seat)
    op: i64 = NOTHING
    amount: i64 = 0
    keep: i64 = 0
    if level == 2:
        op, amount, keep = s[TWO_OP + clan], s[TWO_AMOUNT + clan], s[TWO_KEEP + clan]
    elif level > 2:
        op, amount, keep = s[THREE_OP + clan], s[THREE_AMOUNT + clan], s[THREE_KEEP + clan]
    left = s[HANDS + seat] - real - wild
    brings = power_worth(s, w, seat, op, amount, keep, left)
    ronin = s[hand + ronin_kind]
    cost = w[WHOLE_HAND] if wild > 0 else clan_in_hand(s, w, seat, clan, ronin)
    taken: i64 = 0  # one digit of base 16 for each kind of the clan, the strongest first
    kind = s[CLAN_START + clan + 1] - 1
    number = real
    while number > 0:
        taken *= 16
        while number > 0 and s[hand + kind] > 0:
            s[hand + kind] -= 1
            number -= 1
            taken += 1
            strength += s[STRENGTH + kind]
        kind -= 1
    s[hand + ronin_kind] -= wild
    if new == 0 or not ends:
        s[CARDS_IN + spot(seat, clan)] += real + wild
        if wild > 0:
            cost -= hand_worth(s, w, seat)
        else:
            cost -= clan_in_hand(s, w, seat, clan, ronin)
        s[CARDS_IN + spot(seat, clan)] -= real + wild
    s[hand + ronin_kind] += wild
    kind += 1
    while taken > 0:
        s[hand + kind] += taken % 16
        taken //= 16
        kind += 1
    if new == 1 and ends:
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
            worth = w[STRENGTH_NOW] * strength - w[HAND_COST] * yokai_in_hand(s, w, kind) // 100
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
