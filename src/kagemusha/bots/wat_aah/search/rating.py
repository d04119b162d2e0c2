"""How the quick player rates the moves of a seat; playouts take the best, the tree widens by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.board import rate_board
from kagemusha.bots.wat_aah.search.hands import count_hand, loss, profit, ready_sets
from kagemusha.bots.wat_aah.search.placing import rate_placing
from kagemusha.bots.wat_aah.search.powers import blow_worth, card_hit, clan_hit, copy_worth
from kagemusha.bots.wat_aah.search.standing import (
    lead_of,
    look_around,
    most_clans,
    note_standing,
)
from kagemusha.bots.wat_aah.search.weights import (
    CARD_WORTH,
    CORRUPT_BASE,
    CORRUPT_BEHIND,
    CORRUPT_CLANS,
    CORRUPT_HAND,
    CORRUPT_NEAR,
    CORRUPT_READY,
)
from kagemusha.games.wat_aah.phases.cards import clans_of, hand_of
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
    OFFER,
    OP,
    PARDON,
    PHASE,
    PLACE,
    PLACE_STEP,
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


NOW: Final[i64] = 100000
"""What is worth more than any move."""
NEVER: Final[i64] = -NOW


def rate(s: Cells, w: Cells, seat: i64, moves: Cells, worths: Cells) -> i64:
    """Write the moves of a seat and what each is worth; say how many there are."""
    n = legal_choices(s, seat, moves)
    phase = s[PHASE]
    if n == 1:
        worths[0] = 0
        return 1
    if phase == PLACE_STEP:
        note_standing(s, w)
        look_around(s, w, seat)
        count_hand(s, w, seat)
        court = court_use(s, seat, moves, n)
        n = rate_placing(s, w, seat, moves, n, worths)
        if court != 0:
            moves[n] = USE_COURT
            worths[n] = court
            n += 1
        return n
    if phase == DRAW_STEP:
        rate_draws(s, w, seat, moves, n, worths)
    elif phase == DISCARD_STEP or phase == SUFFERING or phase == GIVING:
        rate_losses(s, w, seat, moves, n, worths)
    elif phase == DIGGING or phase == KEEPING or phase == TAKING:
        count_hand(s, w, seat)
        for index in range(n):
            worths[index] = profit(s, w, seat, moves[index] - CARD)
    elif phase == TARGETING:
        if s[SEATS] > 2:
            note_standing(s, w)
        look_around(s, w, seat)
        for index in range(n):
            worths[index] = target_worth(s, w, seat, moves[index])
    elif phase == SWAPPING:
        rate_offers(s, w, seat, moves, n, worths)
    elif phase >= SEALING:
        rate_board(s, w, seat, moves, n, worths)
    else:
        rate_plainly(s, seat, moves, n, worths)
    return n


def rate_plainly(s: Cells, seat: i64, moves: Cells, n: i64, worths: Cells) -> None:
    """Strong cards before weak ones and before the end; guards and Court cards are used."""
    for index in range(n):
        choice = moves[index]
        worths[index] = 0
        if choice >= CARD:
            worths[index] = 1 + s[STRENGTH + choice - CARD]
        elif choice == GUARD:
            worths[index] = 1
        elif choice == USE_COURT:
            worths[index] = court_worth(s, seat, False)


def best_move(s: Cells, w: Cells, seat: i64, moves: Cells, worths: Cells) -> i64:
    """The move that the quick player makes."""
    n = rate(s, w, seat, moves, worths)
    best: i64 = 0
    for index in range(1, n):
        if worths[index] > worths[best]:
            best = index
    return moves[best]


def court_use(s: Cells, seat: i64, moves: Cells, n: i64) -> i64:
    """What using the Court card before a placement is worth; 0 if it cannot be used."""
    if moves[n - 1] != USE_COURT:
        return 0
    both: i64 = 0
    for index in range(n):
        if PLACE <= moves[index] < REINFORCE:
            both |= 1
        elif REINFORCE <= moves[index] < CARD:
            both |= 2
    return court_worth(s, seat, both == 3)


def court_worth(s: Cells, seat: i64, march: bool) -> i64:
    """A Court card is used as soon as it can be, but for the March and the Pardon."""
    op = s[COURT_OP + s[COURT_OF + seat]]
    if op == FORCED_MARCH:
        return NOW if march else NEVER
    if op == PARDON:
        strongest: i64 = 0
        for kind in range(s[KINDS]):
            if s[CORRUPTION + seat * KIND_SLOTS + kind] > 0:
                strongest = max(strongest, s[STRENGTH + kind])
        late = most_clans(s, seat) >= 3 or clans_of(s, seat) >= 3
        return NOW if strongest >= 3 or late else NEVER
    return NOW


def rate_draws(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, worths: Cells) -> None:
    """Recruit is worth nothing more or less; the others are compared with it."""
    if n > 2:  # the Gate may be open
        count_hand(s, w, seat)
    for index in range(n):
        choice = moves[index]
        worths[index] = 0
        if choice == CORRUPT:
            worths[index] = (
                w[CORRUPT_BASE]
                + w[CORRUPT_READY] * ready_sets(s, seat)
                + w[CORRUPT_HAND] * s[HANDS + seat]
                + w[CORRUPT_CLANS] * clans_of(s, seat)
                + w[CORRUPT_NEAR] * most_clans(s, seat)
            )
            if w[CORRUPT_BEHIND] != 0:
                note_standing(s, w)
                worths[index] += w[CORRUPT_BEHIND] * lead_of(s, w, seat)
        elif choice >= GATE:
            worths[index] = profit(s, w, seat, choice - GATE) - w[CARD_WORTH]
        elif choice == USE_COURT:
            worths[index] = court_worth(s, seat, False)


def rate_losses(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, worths: Cells) -> None:
    """The card goes that is missed least; a Court card may come first."""
    count_hand(s, w, seat)
    for index in range(n):
        if moves[index] == USE_COURT:
            worths[index] = court_worth(s, seat, False)
        else:
            worths[index] = -loss(s, w, seat, moves[index] - CARD)


def rate_offers(s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, worths: Cells) -> None:
    """What is offered already counts as gone."""
    hand = hand_of(seat)
    offer: i64 = OFFER if seat == s[ACTIVE] else OFFER + KIND_SLOTS
    for kind in range(s[KINDS]):
        s[hand + kind] -= s[offer + kind]
    count_hand(s, w, seat)
    for index in range(n):
        worths[index] = -loss(s, w, seat, moves[index] - CARD)
    for kind in range(s[KINDS]):
        s[hand + kind] += s[offer + kind]


def target_worth(s: Cells, w: Cells, seat: i64, choice: i64) -> i64:
    """What it brings to choose this target."""
    op = s[OP]
    left = s[HANDS + seat]
    if choice < CLAN:
        return blow_worth(s, w, choice - SEAT, op, s[AMOUNT], left)
    if choice < STRIKE:
        place = choice - CLAN
        if op == COPY:
            level = s[LEVEL] if s[LEVEL] > 0 else s[AMOUNT]
            return copy_worth(s, w, seat, place % CLANS, level, left)
        return clan_hit(s, w, place // CLANS, place % CLANS, op)
    place = (choice - STRIKE) // KIND_SLOTS
    kind = (choice - STRIKE) % KIND_SLOTS
    if op >= COURT_BASE:
        op = DESTROY_CARD
    return card_hit(s, w, place // CLANS, place % CLANS, kind, op)
