"""Imperial Court cards that are used on a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    add_cards_of_hand,
    gain,
    lose,
    lose_unseen,
    next_seat,
    show,
    temple,
    to_jigoku,
)
from kagemusha.games.wat_aah.phases.draw import (
    draw_cards,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AMOUNT,
    CARD,
    CARD_DISCARDED,
    CARD_GIVEN,
    CARD_PARDONED,
    CARD_TAKEN,
    CLOSED_FIST,
    CORRUPTION,
    COURT_AMOUNT,
    COURT_BASE,
    COURT_IN,
    COURT_OF,
    COURT_OP,
    COURT_SPY,
    COURT_USED,
    FORCED_MARCH,
    GIVING,
    GRAVE_PERMIT,
    HANDS,
    KIND_SLOTS,
    KINDS,
    LEVEL,
    LEVY,
    MARCH,
    OP,
    OUT,
    PARDON,
    PARDONING,
    PAYING,
    PHASE,
    STRENGTH,
    TARGET,
    TARGETING,
    THEN,
    TRIBUTE,
)
from kagemusha.games.wat_aah.phases.powers import (
    dig,
    finish_effect,
)
from kagemusha.games.wat_aah.phases.swap import (
    leave_hand,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def use_court(s: Cells, tape: Cells) -> None:
    """Turn the card up, discard it, and begin its effect; then the turn continues where it was."""
    seat = s[ACTIVE]
    card = s[COURT_OF + seat]
    op = s[COURT_OP + card]
    s[COURT_OF + seat] = -1
    s[COURT_IN + card] = OUT
    note(tape, COURT_USED, seat, card, 0)
    s[THEN] = s[PHASE]
    s[OP] = COURT_BASE + op
    s[AMOUNT] = s[COURT_AMOUNT + card]
    s[LEVEL] = 0
    if op == LEVY:
        draw_cards(s, seat, s[AMOUNT], s[THEN])
    elif op == GRAVE_PERMIT:
        dig(s, s[AMOUNT])
    elif op == PARDON:
        s[PHASE] = PARDONING
    elif op == FORCED_MARCH:
        s[MARCH] = 1
        finish_effect(s)
    elif op == TRIBUTE:
        s[TARGET] = next_seat(s, seat)
        s[PHASE] = PAYING
    else:
        s[PHASE] = TARGETING


def legal_pardons(s: Cells, legal: Cells) -> i64:
    """A card of the own Corruption pile that is not too strong."""
    n: i64 = 0
    kind: i64 = 0
    while kind < s[KINDS]:
        held = s[CORRUPTION + s[ACTIVE] * KIND_SLOTS + kind] > 0
        if held and s[STRENGTH + kind] <= s[AMOUNT]:
            legal[n] = CARD + kind
            n += 1
        kind += 1
    return n


def pardon(s: Cells, kind: i64, tape: Cells) -> None:
    """One card of the Corruption to the Jigoku."""
    s[CORRUPTION + s[ACTIVE] * KIND_SLOTS + kind] -= 1
    to_jigoku(s, kind)
    note(tape, CARD_PARDONED, s[ACTIVE], kind, 0)
    finish_effect(s)


def take(s: Cells, kind: i64, tape: Cells) -> None:
    """Take a card from a hand that was seen; the Spy then gives one back."""
    seat = s[ACTIVE]
    target = s[TARGET]
    hand_over(s, target, seat, kind)
    note(tape, CARD_TAKEN, seat, target, kind)
    if s[OP] == COURT_BASE + COURT_SPY:
        s[PHASE] = GIVING
    else:
        finish_effect(s)


def give(s: Cells, kind: i64, tape: Cells) -> None:
    """Give any card, even the one just taken; then draw."""
    seat = s[ACTIVE]
    hand_over(s, seat, s[TARGET], kind)
    note(tape, CARD_GIVEN, seat, s[TARGET], kind)
    draw_cards(s, seat, s[AMOUNT], s[THEN])


def hand_over(s: Cells, giver: i64, receiver: i64, kind: i64) -> None:
    """One card from hand to hand, seen by these two alone."""
    lose_unseen(s, giver, receiver, 1)
    leave_hand(s, giver, receiver, kind, 1)
    gain(s, receiver, kind)
    show(s, giver, receiver, kind)


def find_payer(s: Cells) -> None:
    """Tribute: the next opponent, clockwise, who has a card to lose; then the draw."""
    while s[TARGET] != s[ACTIVE]:
        if s[HANDS + s[TARGET]] > 0 and not temple(s, s[TARGET], CLOSED_FIST):
            return
        s[TARGET] = next_seat(s, s[TARGET])
    draw_cards(s, s[ACTIVE], s[AMOUNT], s[THEN])


def legal_payments(s: Cells, legal: Cells) -> i64:
    """Chance: any card of the payer's hand."""
    return add_cards_of_hand(s, s[TARGET], 0, legal, 0)


def pay(s: Cells, kind: i64, tape: Cells) -> None:
    """The payer discards what chance chose."""
    lose(s, s[TARGET], kind)
    to_jigoku(s, kind)
    note(tape, CARD_DISCARDED, s[TARGET], kind, 0)
    s[TARGET] = next_seat(s, s[TARGET])
