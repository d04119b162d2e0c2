"""The playout policy: it rates the moves of a seat. Playouts and `greedy` take the best one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.between_rounds import rate_between_rounds
from kagemusha.bots.wat_aah.search.hand_values import (
    count_hand,
    placeable_clans,
    value_gained,
    value_lost,
)
from kagemusha.bots.wat_aah.search.placements import rate_placements
from kagemusha.bots.wat_aah.search.powers import card_hit, clan_hit, copy_value, effect_on
from kagemusha.bots.wat_aah.search.ranking import (
    lead_of,
    most_opposing_clans,
    note_opponents,
    note_ranking,
)
from kagemusha.bots.wat_aah.search.weights import (
    CORRUPT_BASE,
    CORRUPT_BEHIND,
    CORRUPT_CLANS,
    CORRUPT_HAND,
    CORRUPT_NEAR,
    CORRUPT_READY,
    DRAWN_CARD,
)
from kagemusha.games.wat_aah.phases.cards import clans_of, hand_of, temple, temple_number
from kagemusha.games.wat_aah.phases.flow import legal_choices
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AMOUNT,
    CARD,
    CLAN,
    CLANS,
    COPY,
    CORRUPT,
    CORRUPTION,
    COURT_AMOUNT,
    COURT_BASE,
    COURT_OF,
    COURT_OP,
    DESTROY_CARD,
    DIGGING,
    DISCARD_STEP,
    DRAW_STEP,
    FORCED_MARCH,
    GATE,
    GIVING,
    GUARD,
    HANDS,
    KEEPING,
    KIND_SLOTS,
    KINDS,
    LEVEL,
    MIST_SCOUTS,
    OFFER,
    OP,
    PARDON,
    PHASE,
    PLACE,
    PLACE_STEP,
    RECRUIT,
    REINFORCE,
    SEALING,
    SEAT,
    SEATS,
    STRENGTH,
    STRIKE,
    SUFFERING,
    SWAPPING,
    TAKING,
    TARGETING,
    USE_COURT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


ALWAYS: Final[i64] = 100000
"""A rating above any other."""
NEVER: Final[i64] = -ALWAYS


def rate_moves(s: Cells, w: Cells, seat: i64, moves: Cells, ratings: Cells) -> i64:
    """Write the moves of a seat and their ratings; return how many there are."""
    n = legal_choices(s, seat, moves)
    phase = s[PHASE]
    if n == 1:
        ratings[0] = 0
        return 1
    if phase == PLACE_STEP:
        note_ranking(s, w)
        note_opponents(s, w, seat)
        count_hand(s, w, seat)
        court = court_card_rating(s, seat, moves, n)
        n = rate_placements(s, w, seat, moves, n, ratings)
        if court != 0:
            moves[n] = USE_COURT
            ratings[n] = court
            n += 1
        return n
    if phase == DRAW_STEP:
        rate_draws(s, w, seat, moves, n, ratings)
    elif phase == DISCARD_STEP or phase == SUFFERING or phase == GIVING:
        rate_losses(s, w, seat, moves, n, ratings)
    elif phase == DIGGING or phase == KEEPING or phase == TAKING:
        count_hand(s, w, seat)
        for index in range(n):
            ratings[index] = value_gained(s, w, seat, moves[index] - CARD)
    elif phase == TARGETING:
        if s[SEATS] > 2:
            note_ranking(s, w)
        note_opponents(s, w, seat)
        for index in range(n):
            ratings[index] = target_value(s, w, seat, moves[index])
    elif phase == SWAPPING:
        rate_offers(s, w, seat, moves, n, ratings)
    elif phase >= SEALING:
        rate_between_rounds(s, w, seat, moves, n, ratings)
    else:
        rate_plainly(s, seat, moves, n, ratings)
    return n


def rate_plainly(s: Cells, seat: i64, moves: Cells, n: i64, ratings: Cells) -> None:
    """Strong cards first; guards and Court cards are used."""
    for index in range(n):
        choice = moves[index]
        ratings[index] = 0
        if choice >= CARD:
            ratings[index] = 1 + s[STRENGTH + choice - CARD]
        elif choice == GUARD:
            ratings[index] = 1
        elif choice == USE_COURT:
            ratings[index] = court_card_value(s, seat, False)


def best_move(s: Cells, w: Cells, seat: i64, moves: Cells, ratings: Cells) -> i64:
    """The move with the highest rating."""
    n = rate_moves(s, w, seat, moves, ratings)
    best: i64 = 0
    for index in range(1, n):
        if ratings[index] > ratings[best]:
            best = index
    return moves[best]


def court_card_rating(s: Cells, seat: i64, moves: Cells, n: i64) -> i64:
    """The rating of the Court card before a placement; 0 if it cannot be used."""
    if moves[n - 1] != USE_COURT:
        return 0
    both: i64 = 0
    for index in range(n):
        if PLACE <= moves[index] < REINFORCE:
            both |= 1
        elif REINFORCE <= moves[index] < CARD:
            both |= 2
    return court_card_value(s, seat, both == 3)


def court_card_value(s: Cells, seat: i64, march: bool) -> i64:
    """A Court card is used at once, except Forced March and Pardon."""
    card = s[COURT_OF + seat]
    op = s[COURT_OP + card]
    if op == FORCED_MARCH:
        return ALWAYS if march else NEVER
    if op == PARDON:
        strongest: i64 = 0
        for kind in range(s[KINDS]):
            strength = s[STRENGTH + kind]
            if s[CORRUPTION + seat * KIND_SLOTS + kind] > 0 and strength <= s[COURT_AMOUNT + card]:
                strongest = max(strongest, strength)
        late = most_opposing_clans(s, seat) >= 3 or clans_of(s, seat) >= 3
        return ALWAYS if strongest >= 3 or late else NEVER
    return ALWAYS


def rate_draws(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, ratings: Cells) -> None:
    """Recruiting one card has rating 0; the others are compared with it."""
    if n > 2:  # the Gate may be open
        count_hand(s, w, seat)
    for index in range(n):
        choice = moves[index]
        ratings[index] = 0
        if choice == RECRUIT and temple(s, seat, MIST_SCOUTS):
            ratings[index] = w[DRAWN_CARD] * (temple_number(s, seat) - 2)
        elif choice == CORRUPT:
            ratings[index] = (
                w[CORRUPT_BASE]
                + w[CORRUPT_READY] * placeable_clans(s, seat)
                + w[CORRUPT_HAND] * s[HANDS + seat]
                + w[CORRUPT_CLANS] * clans_of(s, seat)
                + w[CORRUPT_NEAR] * most_opposing_clans(s, seat)
            )
            if w[CORRUPT_BEHIND] != 0:
                note_ranking(s, w)
                ratings[index] += w[CORRUPT_BEHIND] * lead_of(s, w, seat)
        elif choice >= GATE:
            ratings[index] = value_gained(s, w, seat, choice - GATE) - w[DRAWN_CARD]
        elif choice == USE_COURT:
            ratings[index] = court_card_value(s, seat, False)


def rate_losses(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, ratings: Cells) -> None:
    """The least valuable card goes; a Court card may be used first."""
    count_hand(s, w, seat)
    for index in range(n):
        if moves[index] == USE_COURT:
            ratings[index] = court_card_value(s, seat, False)
        else:
            ratings[index] = -value_lost(s, w, seat, moves[index] - CARD)


def rate_offers(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, ratings: Cells) -> None:
    """Cards that are already offered count as gone."""
    hand = hand_of(seat)
    offer: i64 = OFFER if seat == s[ACTIVE] else OFFER + KIND_SLOTS
    for kind in range(s[KINDS]):
        s[hand + kind] -= s[offer + kind]
    count_hand(s, w, seat)
    for index in range(n):
        ratings[index] = -value_lost(s, w, seat, moves[index] - CARD)
    for kind in range(s[KINDS]):
        s[hand + kind] += s[offer + kind]


def target_value(s: Cells, w: Cells, seat: i64, choice: i64) -> i64:
    """The value of a target."""
    op = s[OP]
    left = s[HANDS + seat]
    if choice < CLAN:
        return effect_on(s, w, choice - SEAT, op, s[AMOUNT], left)
    if choice < STRIKE:
        place = choice - CLAN
        if op == COPY:
            level = s[LEVEL] if s[LEVEL] > 0 else s[AMOUNT]
            return copy_value(s, w, seat, place % CLANS, level, left)
        return clan_hit(s, w, place // CLANS, place % CLANS, op)
    place = (choice - STRIKE) // KIND_SLOTS
    kind = (choice - STRIKE) % KIND_SLOTS
    if op >= COURT_BASE:
        op = DESTROY_CARD
    return card_hit(s, w, place // CLANS, place % CLANS, kind, op)
