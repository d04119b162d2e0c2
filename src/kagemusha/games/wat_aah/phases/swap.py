"""S.16: cards change hands, chosen in secret by both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    gain,
    hand_of,
    known_to,
    legal_among,
    lose_unseen,
    show,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    CARD_RECEIVED,
    CARDS_SWAPPED,
    HANDS,
    KIND_SLOTS,
    KINDS,
    LEFT,
    OFFER,
    SWAP_CHOSEN,
    SWAP_SEAL,
    SWAP_SEALED,
    SWAPPED,
    TARGET,
)
from kagemusha.games.wat_aah.phases.powers import (
    finish_effect,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def swapper(s: Cells, party: i64) -> i64:
    """Party 0 uses the power, party 1 was named."""
    return s[ACTIVE] if party == 0 else s[TARGET]


def legal_swap(s: Cells, party: i64, legal: Cells) -> i64:
    """The next card to give, in secret; then the seal."""
    if s[SWAPPED + party] == s[LEFT]:
        legal[0] = SWAP_SEAL
        return 1
    picked = OFFER + party * KIND_SLOTS
    return legal_among(s, hand_of(swapper(s, party)), picked, legal)


def pick_for_swap(s: Cells, party: i64, kind: i64) -> None:
    """Choose one card to give away."""
    s[OFFER + party * KIND_SLOTS + kind] += 1
    s[SWAPPED + party] += 1


def seal_swap(s: Cells, party: i64, tape: Cells) -> None:
    """One side is ready; when both are, the cards change hands."""
    s[SWAP_SEALED + party] = 1
    note(tape, SWAP_CHOSEN, swapper(s, party), 0, 0)
    if s[SWAP_SEALED] == 0 or s[SWAP_SEALED + 1] == 0:
        return
    one = swapper(s, 0)
    other = swapper(s, 1)
    note(tape, CARDS_SWAPPED, one, other, s[LEFT])
    lose_unseen(s, one, other, s[LEFT])
    lose_unseen(s, other, one, s[LEFT])
    kind: i64 = 0
    while kind < s[KINDS]:  # all leave before any arrives: what was given is still known
        leave_hand(s, one, other, kind, s[OFFER + kind])
        leave_hand(s, other, one, kind, s[OFFER + KIND_SLOTS + kind])
        kind += 1
    kind = 0
    while kind < s[KINDS]:
        arrive(s, one, other, kind, s[OFFER + kind], tape)
        arrive(s, other, one, kind, s[OFFER + KIND_SLOTS + kind], tape)
        s[OFFER + kind] = 0
        s[OFFER + KIND_SLOTS + kind] = 0
        kind += 1
    for party_ in range(2):
        s[SWAPPED + party_] = 0
        s[SWAP_SEALED + party_] = 0
    finish_effect(s)


def leave_hand(s: Cells, giver: i64, receiver: i64, kind: i64, number: i64) -> None:
    """Cards leave a hand; their receiver sees which."""
    if number == 0:
        return
    s[hand_of(giver) + kind] -= number
    s[HANDS + giver] -= number
    place = known_to(receiver, giver) + kind
    s[place] = max(s[place] - number, 0)


def arrive(s: Cells, giver: i64, receiver: i64, kind: i64, number: i64, tape: Cells) -> None:
    """Cards come into a hand; their giver knows them there."""
    for _card in range(number):
        gain(s, receiver, kind)
        show(s, giver, receiver, kind)
        note(tape, CARD_RECEIVED, receiver, giver, kind)
