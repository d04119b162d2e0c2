"""Ratings of whole placements: strength, power, cost to the hand, end of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.hand_values import joining_value, ronin_value
from kagemusha.bots.wat_aah.search.moves import NO_YOKAI, placement
from kagemusha.bots.wat_aah.search.powers import effect_value, power_value
from kagemusha.bots.wat_aah.search.ranking import (
    drill_bonus,
    lead_of,
    most_opposing_clans,
    ronin_strength,
)
from kagemusha.bots.wat_aah.search.weights import (
    CLAN_VALUE,
    CLANS_IN_PLAY,
    HAND_COST,
    HELD,
    MIN_PLACEMENT,
    NEAR_END,
    NEW_CLAN,
    NEW_CLAN_AHEAD,
    RANKING,
    RONIN_HELP,
    SAFE_MARGIN,
    STRENGTH_NOW,
    TOP_SLOTS,
    TOP_STRENGTH,
    TOTAL_RONIN_HELP,
    YOKAI_HAND_VALUE,
)
from kagemusha.games.wat_aah.phases.cards import hand_of, spot, temple
from kagemusha.games.wat_aah.phases.layout import (
    CARDS_IN,
    CLANS_TO_END,
    DESTROY_CARD,
    DESTROY_CLAN,
    DID,
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


def rate_placements(s: Cells, w: Cells, seat: i64, moves: Cells, legal: i64, ratings: Cells) -> i64:
    """Replace the clans that may be placed or reinforced by whole placements."""
    clans: i64 = 0  # one bit each: placements, then reinforcements
    for index in range(legal):
        choice = moves[index]
        if choice >= PLACE:
            clans |= 1 << (choice - PLACE)
    lead = lead_of(s, w, seat)
    near = most_opposing_clans(s, seat) >= 3
    fourth = w[CLANS_IN_PLAY + seat] + 1 >= CLANS_TO_END
    moves[0] = PASS
    ratings[0] = w[MIN_PLACEMENT]
    n: i64 = 1
    bit: i64 = 0
    while clans >> bit > 0:
        if clans >> bit & 1:
            if bit < REINFORCE - PLACE:
                n = rate_clan(s, w, seat, bit, 1, lead, fourth, moves, ratings, n)
            else:
                clan = bit - (REINFORCE - PLACE)
                n = rate_clan(s, w, seat, clan, 0, lead, near, moves, ratings, n)
                n = rate_yokai(s, w, seat, clan, near, moves, ratings, n)
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
    ratings: Cells,
    count: i64,
) -> i64:
    """The strongest cards of a clan, in every number, with and without Ronin.

    `ends`: the new clan ends the round, or the end is near when a clan is reinforced.
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
        third = drill_bonus(s, seat)
    first = s[DID] == 0  # the second of a Forced March has no power
    echo = first and temple(s, seat, ECHO_STRIKE)
    valued: i64 = 0
    brings: i64 = 0
    real = new
    while real <= most:
        wild: i64 = 0
        # A second Ronin only after all real cards.
        while wild <= ronin and real + wild <= room and (wild < 2 or real == most):
            cards = real + wild
            if cards > new:
                if first and cards != valued:
                    valued = cards
                    brings = power_value(s, w, seat, clan, cards, hand - cards)
                strength = w[TOP_STRENGTH + clan * TOP_SLOTS + real] + wild * each
                if lying + cards >= 3:
                    strength += third
                cost = hand_cost(w, clan, room, ronin, real, wild)
                moves[n] = placement(new, clan, real, wild, NO_YOKAI, 0)
                ratings[n] = placement_value(
                    s, w, seat, clan, new, cards, strength, brings, cost, lead, ends
                )
                n += 1
                if echo and cards == 2:
                    more = power_value(s, w, seat, clan, 3, hand - cards)
                    moves[n] = placement(new, clan, real, wild, NO_YOKAI, 1)
                    ratings[n] = placement_value(
                        s, w, seat, clan, new, 3, strength, more, cost, lead, ends
                    )
                    n += 1
            wild += 1
        real += 1
    return n


def hand_cost(w: Cells, clan: i64, room: i64, ronin: i64, real: i64, wild: i64) -> i64:
    """The value that a hand loses if `real` cards of a clan and `wild` Ronin are placed."""
    top = TOP_STRENGTH + clan * TOP_SLOTS + real
    held = w[HELD + clan] - real
    join = min(held, room - real - wild)
    cost = w[CLAN_VALUE + clan] - joining_value(w, clan, held, join, w[top + join] - w[top])
    if wild > 0:
        cost += ronin_value(w, ronin) - ronin_value(w, ronin - wild)
        if wild == ronin:
            cost += w[TOTAL_RONIN_HELP] - w[RONIN_HELP + clan]
    return cost


def placement_value(
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
    """Strength and power, minus the cost to the hand."""
    if new == 1 and ends:
        op = s[TWO_OP + clan] if level == 2 else s[THREE_OP + clan]
        return ending_value(s, w, seat, lead, strength, op, brings)
    value = w[STRENGTH_NOW] * strength + brings - w[HAND_COST] * cost // 100
    if new == 1:
        value += w[NEW_CLAN_AHEAD] if lead + strength > 0 else w[NEW_CLAN]
    elif ends:
        value += w[NEAR_END] * strength
    return value


def rate_yokai(
    s: Cells, w: Cells, seat: i64, clan: i64, near: bool, moves: Cells, ratings: Cells, count: i64
) -> i64:
    """Rate each Yokai in hand on a clan in play."""
    n = count
    hand = hand_of(seat)
    kind = s[RONIN_KIND] + 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            strength = s[STRENGTH + kind]
            if s[CARDS_IN + spot(seat, clan)] == 2:
                strength += drill_bonus(s, seat)
            value = w[STRENGTH_NOW] * strength - w[HAND_COST] * w[YOKAI_HAND_VALUE + kind] // 100
            op, amount = s[YOKAI_OP + kind], s[YOKAI_AMOUNT + kind]
            left = s[HANDS + seat] - 1
            if s[DID] == 0:  # the second of a Forced March has no power
                value += effect_value(s, w, seat, op, amount, s[YOKAI_KEEP + kind], left)
            if near:
                value += w[NEAR_END] * strength
            moves[n] = placement(0, clan, 0, 0, kind, 0)
            ratings[n] = value
            n += 1
        kind += 1
    return n


def ending_value(
    s: Cells, w: Cells, seat: i64, lead: i64, strength: i64, op: i64, brings: i64
) -> i64:
    """The fourth clan ends the round: good only if it wins the round."""
    margin = 100 * (lead + strength)
    if s[SEATS] == 2 and RETURN_CARD <= op <= DESTROY_CLAN:
        margin += brings if op == DESTROY_CARD or op == DESTROY_CLAN else brings * 10 // 6
    if margin > w[SAFE_MARGIN]:
        return 10000 + margin
    if s[MODE] != GRASSHOPPER and s[SEATS] > 2:  # perhaps not the last place
        total = w[RANKING + seat] + strength
        below: i64 = 0
        for other in range(s[SEATS]):
            if other != seat and w[RANKING + other] < total:
                below += 1
        return 600 * below - 1000
    return margin - 1200
