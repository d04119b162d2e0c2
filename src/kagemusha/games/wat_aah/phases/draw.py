"""The first player, the deal, and phase 1 of a turn: Recruit or Be Corrupt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    can_draw,
    from_deck,
    from_jigoku,
    gain,
    in_play,
    next_seat,
    show_all,
    spot,
    temple,
    temple_number,
    to_jigoku,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AFTER_DRAW,
    BANISHMENT,
    CARD_CORRUPTED,
    CARD_DRAWN,
    CARDS_IN,
    CLANS,
    CLOSED_FIST,
    CONTENDERS,
    CORRUPT,
    CORRUPTING,
    CORRUPTION,
    COURT_AMOUNT,
    COURT_OF,
    COURT_OP,
    COURT_SPY,
    DEALING,
    DID,
    DISCARD_STEP,
    DRAW_STEP,
    DRAWER,
    DRAWING,
    DRAWS,
    FIRST_CHOSEN,
    FORCED_MARCH,
    FULL_HAND,
    GATE,
    GATE_OF_JIGOKU,
    GATE_OPENED,
    GRAVE_PERMIT,
    GREEDY_TITHE,
    HANDICAP,
    HANDS,
    HIGHEST,
    HIGHEST_SEATS,
    IMPERIAL_SEAL,
    JIGOKU_SIZE,
    KEEP,
    KIND_SLOTS,
    KINDS,
    LOOKING,
    MARCH,
    MIST_SCOUTS,
    PALACE_GUARD,
    PARDON,
    PHASE,
    PILE,
    PLACE_STEP,
    RECRUIT,
    RESHUFFLED,
    REVEALED,
    REVEALED_CARD,
    SEAT_SLOTS,
    SEATS,
    SHOSHO,
    STRENGTH,
    TAX_COLLECTOR,
    TRIBUTE,
    TURN_BEGAN,
    TURN_END,
    USE_COURT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def reveal_for_first(s: Cells, kind: i64, tape: Cells) -> None:
    """S.1: all reveal a card; those tied for the highest again, until one is highest."""
    seat: i64 = 0
    skip = s[REVEALED]
    while not s[CONTENDERS] & (1 << seat) or skip > 0:
        if s[CONTENDERS] & (1 << seat):
            skip -= 1
        seat += 1
    from_deck(s, kind, tape)
    to_jigoku(s, kind)
    note(tape, REVEALED_CARD, seat, kind, 0)
    strength = s[STRENGTH + kind]
    if s[REVEALED] == 0 or strength > s[HIGHEST]:
        s[HIGHEST] = strength
        s[HIGHEST_SEATS] = 0
    if strength == s[HIGHEST]:
        s[HIGHEST_SEATS] |= 1 << seat
    s[REVEALED] += 1
    if s[REVEALED] < bits(s[CONTENDERS]):
        return
    s[CONTENDERS] = s[HIGHEST_SEATS]
    s[REVEALED] = 0
    if bits(s[CONTENDERS]) == 1:
        s[ACTIVE] = lowest_bit(s[CONTENDERS])
        s[SHOSHO] = s[ACTIVE]
        s[CONTENDERS] = 0
        s[HIGHEST] = 0
        s[HIGHEST_SEATS] = 0
        note(tape, FIRST_CHOSEN, s[ACTIVE], 0, 0)
        s[PHASE] = DEALING
        s[DRAWER] = s[ACTIVE]
        s[DRAWS] = s[FULL_HAND] - s[HANDICAP]


def bits(mask: i64) -> i64:
    """How many seats are in a set."""
    number: i64 = 0
    for seat in range(SEAT_SLOTS):
        number += mask >> seat & 1
    return number


def lowest_bit(mask: i64) -> i64:
    """The first seat of a set."""
    seat: i64 = 0
    while not mask & (1 << seat):
        seat += 1
    return seat


def deal(s: Cells, kind: i64, tape: Cells) -> None:
    """One card to the seat that is dealt to; fewer for the first player."""
    seat = s[DRAWER]
    receive(s, seat, kind, tape)
    s[DRAWS] -= 1
    if s[DRAWS] == 0:
        s[DRAWER] = next_seat(s, seat)
        s[DRAWS] = s[FULL_HAND]
        if s[DRAWER] == s[ACTIVE]:
            s[DRAWS] = 0
            s[DRAWER] = 0
            begin_turn(s, tape)


def receive(s: Cells, seat: i64, kind: i64, tape: Cells) -> None:
    """A card from the deck into a hand: its owner alone sees it."""
    from_deck(s, kind, tape)
    gain(s, seat, kind)
    note(tape, CARD_DRAWN, seat, kind, 0)


def begin_turn(s: Cells, tape: Cells) -> None:
    """The active player's turn opens with phase 1."""
    s[PHASE] = DRAW_STEP
    s[DID] = 0
    s[MARCH] = 0
    s[RESHUFFLED] = 0
    note(tape, TURN_BEGAN, s[ACTIVE], 0, 0)


def legal_drawing(s: Cells, legal: Cells) -> i64:
    """Recruit or Be Corrupt; the Gate of Jigoku opens a third way."""
    seat = s[ACTIVE]
    legal[0] = RECRUIT
    legal[1] = CORRUPT
    n: i64 = 2
    if temple(s, seat, GATE_OF_JIGOKU):
        top = s[JIGOKU_SIZE] - 1
        depth: i64 = 0
        while depth < temple_number(s, seat) and top - depth >= 0:
            choice = GATE + s[PILE + top - depth]
            seen = False
            for index in range(2, n):
                if legal[index] == choice:
                    seen = True
            if not seen:
                legal[n] = choice
                n += 1
            depth += 1
    return add_court(s, legal, n)


def add_court(s: Cells, legal: Cells, count: i64) -> i64:
    """Append the use of the active player's Court card, where it can be used on a turn."""
    n = count
    seat = s[ACTIVE]
    card = s[COURT_OF + seat]
    if card >= 0:
        op = s[COURT_OP + card]
        usable = can_draw(s)  # Levy
        if op == GRAVE_PERMIT:
            usable = s[JIGOKU_SIZE] > 0
        elif op == PARDON:
            usable = has_pardonable(s, seat, s[COURT_AMOUNT + card])
        elif op == BANISHMENT:
            usable = has_victim(s, seat, s[COURT_AMOUNT + card])
        elif op == COURT_SPY or op == TAX_COLLECTOR:
            usable = has_open_hand(s, seat)
        elif op == FORCED_MARCH:
            usable = s[PHASE] != TURN_END and s[PHASE] != DISCARD_STEP and s[MARCH] == 0
        elif op == TRIBUTE:
            usable = has_open_hand(s, seat) or can_draw(s)
        elif op == IMPERIAL_SEAL or op == PALACE_GUARD:
            usable = False
        if usable:
            legal[n] = USE_COURT
            n += 1
    return n


def has_pardonable(s: Cells, seat: i64, strongest: i64) -> bool:
    """Whether a seat's Corruption pile has a card of at most this strength."""
    kind: i64 = 0
    while kind < s[KINDS]:
        if s[CORRUPTION + seat * KIND_SLOTS + kind] > 0 and s[STRENGTH + kind] <= strongest:
            return True
        kind += 1
    return False


def has_victim(s: Cells, seat: i64, strongest: i64) -> bool:
    """Whether an enemy card of at most this strength is in play."""
    for other in range(SEAT_SLOTS):
        if other < s[SEATS] and other != seat:
            for clan in range(CLANS):
                if s[CARDS_IN + spot(other, clan)] > 0:
                    kind: i64 = 0
                    while kind < s[KINDS]:
                        if s[STRENGTH + kind] <= strongest and in_play(s, other, clan, kind) > 0:
                            return True
                        kind += 1
    return False


def has_open_hand(s: Cells, seat: i64) -> bool:
    """Whether an opponent has cards that a power can reach (Closed Fist protects them)."""
    for other in range(SEAT_SLOTS):
        if other < s[SEATS] and other != seat and s[HANDS + other] > 0:
            if not temple(s, other, CLOSED_FIST):
                return True
    return False


def choose_draw(s: Cells, choice: i64, tape: Cells) -> None:
    """Recruit, Be Corrupt, or the Gate."""
    seat = s[ACTIVE]
    if choice >= GATE:
        kind = choice - GATE
        from_jigoku(s, kind)
        gain(s, seat, kind)
        show_all(s, seat, kind)
        note(tape, GATE_OPENED, seat, kind, 0)
        s[PHASE] = PLACE_STEP
    elif choice == CORRUPT:
        if can_draw(s):
            s[PHASE] = CORRUPTING
        else:  # S.3: nothing to reveal
            s[PHASE] = PLACE_STEP
    elif temple(s, seat, MIST_SCOUTS):
        look(s, temple_number(s, seat), temple_number(s, seat) - 1, PLACE_STEP)
    else:
        draw_cards(s, seat, 1, PLACE_STEP)


def draw_cards(s: Cells, seat: i64, number: i64, then: i64) -> None:
    """Let chance deal some cards to a seat, and continue at a step."""
    s[DRAWER] = seat
    s[DRAWS] = number
    s[AFTER_DRAW] = then
    s[PHASE] = DRAWING


def look(s: Cells, number: i64, keep: i64, then: i64) -> None:
    """Let the active player look at some cards of the deck and keep some of them."""
    s[DRAWER] = s[ACTIVE]
    s[DRAWS] = number
    s[KEEP] = keep
    s[AFTER_DRAW] = then
    s[PHASE] = LOOKING


def corrupt(s: Cells, kind: i64, tape: Cells) -> None:
    """The shown card goes under the Ninja Master, and its strength + 2 is drawn (S.4)."""
    seat = s[ACTIVE]
    from_deck(s, kind, tape)
    s[CORRUPTION + seat * KIND_SLOTS + kind] += 1
    note(tape, CARD_CORRUPTED, seat, kind, 0)
    more: i64 = 2
    if temple(s, seat, GREEDY_TITHE):
        more = temple_number(s, seat)
    draw_cards(s, seat, s[STRENGTH + kind] + more, PLACE_STEP)
