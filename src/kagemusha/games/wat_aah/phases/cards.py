"""Cards change places, and what each seat knows of other hands changes with them.

`KNOWN` counts how many cards of a kind a viewer knows in a hand: the minimum.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.layout import (
    CARD,
    CARD_DESTROYED,
    CARD_RETURNED,
    CARDS_IN,
    CLAN_OF,
    CLAN_START,
    CLANS,
    DECK,
    DECK_SIZE,
    GATE_OF_JIGOKU,
    HAND,
    HANDS,
    JIGOKU,
    JIGOKU_SIZE,
    KIND_SLOTS,
    KINDS,
    KNOWN,
    PILE,
    RESHUFFLED,
    RESHUFFLED_JIGOKU,
    RESHUFFLES,
    RONIN,
    RONIN_IN,
    RONIN_KIND,
    SEAT_SLOTS,
    SEATS,
    SHADOW_STORES,
    STRENGTH,
    TABLE,
    TEMPLE_AMOUNT,
    TEMPLE_OF,
    TEMPLE_OP,
    TEMPLE_SPENT,
    YOKAI,
    YOKAI_AT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def hand_of(seat: i64) -> i64:
    """Where a seat's hand begins."""
    return HAND + seat * KIND_SLOTS


def known_to(viewer: i64, owner: i64) -> i64:
    """Where begins what a viewer knows of an owner's hand."""
    return KNOWN + (viewer * SEAT_SLOTS + owner) * KIND_SLOTS


def spot(seat: i64, clan: i64) -> i64:
    """The number of a clan before a seat."""
    return seat * CLANS + clan


def gain(s: Cells, seat: i64, kind: i64) -> None:
    """A card comes into a hand; `show` records who saw it."""
    s[hand_of(seat) + kind] += 1
    s[HANDS + seat] += 1


def show(s: Cells, viewer: i64, owner: i64, kind: i64) -> None:
    """A viewer saw a card that is now in an owner's hand."""
    if viewer != owner:
        s[known_to(viewer, owner) + kind] += 1


def show_all(s: Cells, owner: i64, kind: i64) -> None:
    """Everybody saw a card that is now in an owner's hand."""
    for viewer in range(SEAT_SLOTS):
        if viewer < s[SEATS]:
            show(s, viewer, owner, kind)


def lose(s: Cells, seat: i64, kind: i64) -> None:
    """A card leaves a hand in the open: of those a viewer knew there, one may be this one."""
    s[hand_of(seat) + kind] -= 1
    s[HANDS + seat] -= 1
    for viewer in range(SEAT_SLOTS):
        place = known_to(viewer, seat) + kind
        if s[place] > 0:
            s[place] -= 1


def lose_unseen(s: Cells, seat: i64, other: i64, number: i64) -> None:
    """`number` cards leave a hand, seen by two seats only: any kind may be among them."""
    for viewer in range(SEAT_SLOTS):
        if viewer < s[SEATS] and viewer != seat and viewer != other:
            base = known_to(viewer, seat)
            kind: i64 = 0
            while kind < s[KINDS]:
                s[base + kind] = max(s[base + kind] - number, 0)
                kind += 1


def to_jigoku(s: Cells, kind: i64) -> None:
    """A card comes on top of the Jigoku, face up."""
    s[PILE + s[JIGOKU_SIZE]] = kind
    s[JIGOKU_SIZE] += 1
    s[JIGOKU + kind] += 1


def from_jigoku(s: Cells, kind: i64) -> None:
    """The topmost card of a kind leaves the Jigoku; the others close up."""
    place = s[JIGOKU_SIZE] - 1
    while s[PILE + place] != kind:
        place -= 1
    while place < s[JIGOKU_SIZE] - 1:
        s[PILE + place] = s[PILE + place + 1]
        place += 1
    s[PILE + place] = 0
    s[JIGOKU_SIZE] -= 1
    s[JIGOKU + kind] -= 1


def refill(s: Cells, tape: Cells) -> None:
    """S.3: an empty deck is filled from the Jigoku at once; S.12 counts it once a turn."""
    if s[DECK_SIZE] > 0 or s[JIGOKU_SIZE] == 0:
        return
    note(tape, RESHUFFLED_JIGOKU, s[JIGOKU_SIZE], 0, 0)
    kind: i64 = 0
    while kind < s[KINDS]:
        s[DECK + kind] = s[JIGOKU + kind]
        s[JIGOKU + kind] = 0
        kind += 1
    place: i64 = 0
    while place < s[JIGOKU_SIZE]:
        s[PILE + place] = 0
        place += 1
    s[DECK_SIZE] = s[JIGOKU_SIZE]
    s[JIGOKU_SIZE] = 0
    if s[RESHUFFLED] == 0:
        s[RESHUFFLED] = 1
        s[RESHUFFLES] += 1


def from_deck(s: Cells, kind: i64, tape: Cells) -> None:
    """A card leaves the deck; where it goes, the caller knows."""
    s[DECK + kind] -= 1
    s[DECK_SIZE] -= 1
    refill(s, tape)


def can_draw(s: Cells) -> bool:
    """Whether there is any card to draw."""
    return s[DECK_SIZE] + s[JIGOKU_SIZE] > 0


def legal_draws(s: Cells, legal: Cells) -> i64:
    """Chance: every kind in the deck. Their weights are the numbers of cards."""
    n: i64 = 0
    kind: i64 = 0
    while kind < s[KINDS]:
        if s[DECK + kind] > 0:
            legal[n] = CARD + kind
            n += 1
        kind += 1
    return n


def real_in(s: Cells, seat: i64, clan: i64) -> i64:
    """How many Clan cards a clan in play has."""
    number: i64 = 0
    kind = s[CLAN_START + clan]
    while kind < s[CLAN_START + clan + 1]:
        number += s[TABLE + seat * KIND_SLOTS + kind]
        kind += 1
    return number


def clans_of(s: Cells, seat: i64) -> i64:
    """How many clans a seat has in play."""
    number: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + seat * CLANS + clan] > 0:
            number += 1
    return number


def in_play(s: Cells, seat: i64, clan: i64, kind: i64) -> i64:
    """How many cards of a kind stand in a clan."""
    group = s[CLAN_OF + kind]
    if group == RONIN:
        return s[RONIN_IN + spot(seat, clan)]
    if group == YOKAI:
        if s[YOKAI_AT + kind] == spot(seat, clan):
            return 1
        return 0
    if group == clan:
        return s[TABLE + seat * KIND_SLOTS + kind]
    return 0


def kind_after(s: Cells, clan: i64, kind: i64) -> i64:
    """The next kind that may stand in a clan: after its own come Ronin and Yokai."""
    following = kind + 1
    return s[RONIN_KIND] if following == s[CLAN_START + clan + 1] else following


def put_in_play(s: Cells, seat: i64, clan: i64, kind: i64) -> None:
    """A card joins a clan."""
    group = s[CLAN_OF + kind]
    if group == RONIN:
        s[RONIN_IN + spot(seat, clan)] += 1
    elif group == YOKAI:
        s[YOKAI_AT + kind] = spot(seat, clan)
    else:
        s[TABLE + seat * KIND_SLOTS + kind] += 1
    s[CARDS_IN + spot(seat, clan)] += 1


def take_from_play(s: Cells, seat: i64, clan: i64, kind: i64) -> None:
    """A card leaves a clan; where it goes, the caller knows."""
    group = s[CLAN_OF + kind]
    if group == RONIN:
        s[RONIN_IN + spot(seat, clan)] -= 1
    elif group == YOKAI:
        s[YOKAI_AT + kind] = -1
    else:
        s[TABLE + seat * KIND_SLOTS + kind] -= 1
    s[CARDS_IN + spot(seat, clan)] -= 1


def destroy(s: Cells, seat: i64, clan: i64, kind: i64, tape: Cells) -> None:
    """A card in play goes to the Jigoku."""
    take_from_play(s, seat, clan, kind)
    to_jigoku(s, kind)
    note(tape, CARD_DESTROYED, seat, clan, kind)


def bring_back(s: Cells, seat: i64, clan: i64, kind: i64, tape: Cells) -> None:
    """A card in play returns to its owner's hand; everybody saw it."""
    take_from_play(s, seat, clan, kind)
    gain(s, seat, kind)
    show_all(s, seat, kind)
    note(tape, CARD_RETURNED, seat, clan, kind)


def disband_if_empty(s: Cells, seat: i64, clan: i64, tape: Cells) -> None:
    """S.14: without a Clan card, what is left of a clan goes to the Jigoku."""
    if s[CARDS_IN + spot(seat, clan)] > 0 and real_in(s, seat, clan) == 0:
        kind = s[CLAN_START + clan]
        while kind < s[KINDS]:
            while in_play(s, seat, clan, kind) > 0:
                destroy(s, seat, clan, kind, tape)
            kind = kind_after(s, clan, kind)


def temple(s: Cells, seat: i64, effect: i64) -> bool:
    """Whether a seat's Temple card has this effect now."""
    card = s[TEMPLE_OF + seat]
    return card >= 0 and s[TEMPLE_OP + card] == effect and not s[TEMPLE_SPENT] & (1 << seat)


def temple_number(s: Cells, seat: i64) -> i64:
    """The number of the Temple card that a seat has."""
    return s[TEMPLE_AMOUNT + s[TEMPLE_OF + seat]]


def temple_points(s: Cells, seat: i64) -> i64:
    """S.38: what Shadow Stores or the Gate of Jigoku add to a total now."""
    if temple(s, seat, SHADOW_STORES):
        return min(s[HANDS + seat], temple_number(s, seat))
    strongest: i64 = 0
    if temple(s, seat, GATE_OF_JIGOKU):
        place = s[JIGOKU_SIZE] - 1
        last = s[JIGOKU_SIZE] - temple_number(s, seat)
        while place >= 0 and place >= last:
            strongest = max(strongest, s[STRENGTH + s[PILE + place]])
            place -= 1
    return strongest


def next_seat(s: Cells, seat: i64) -> i64:
    """The seat to the left."""
    if seat + 1 < s[SEATS]:
        return seat + 1
    return 0


def add_cards_of_hand(s: Cells, seat: i64, first: i64, legal: Cells, count: i64) -> i64:
    """Append every kind in a hand, from kind `first` on."""
    n = count
    hand = hand_of(seat)
    kinds = s[KINDS]
    kind = first
    while kind < kinds:
        if s[hand + kind] > 0:
            legal[n] = CARD + kind
            n += 1
        kind += 1
    return n


def legal_among(s: Cells, place: i64, picked: i64, legal: Cells) -> i64:
    """Every kind of which a counted place has cards, less what was picked (-1: nothing was)."""
    n: i64 = 0
    kinds = s[KINDS]
    kind: i64 = 0
    while kind < kinds:
        left = s[place + kind]
        if picked >= 0:
            left -= s[picked + kind]
        if left > 0:
            legal[n] = CARD + kind
            n += 1
        kind += 1
    return n


def swap_hands(s: Cells, one: i64, other: i64) -> None:
    """S.16: whole hands; both know what they gave, and what others knew goes along."""
    kind: i64 = 0
    while kind < s[KINDS]:
        mine = s[hand_of(one) + kind]
        his = s[hand_of(other) + kind]
        s[hand_of(one) + kind] = his
        s[hand_of(other) + kind] = mine
        for viewer in range(SEAT_SLOTS):
            if viewer < s[SEATS] and viewer != one and viewer != other:
                known = s[known_to(viewer, one) + kind]
                s[known_to(viewer, one) + kind] = s[known_to(viewer, other) + kind]
                s[known_to(viewer, other) + kind] = known
        s[known_to(one, other) + kind] = mine
        s[known_to(other, one) + kind] = his
        kind += 1
    held = s[HANDS + one]
    s[HANDS + one] = s[HANDS + other]
    s[HANDS + other] = held
