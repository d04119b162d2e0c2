"""Grand Master: the Temple, the pawns, the Decoys, and the Final Showdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    in_play,
    next_seat,
    take_from_play,
    to_jigoku,
)
from kagemusha.games.wat_aah.phases.draw import (
    begin_turn,
)
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    ASKED,
    AT_COURT,
    AT_MISSIONS,
    AT_SHOWDOWN,
    BOSS,
    BOSS_COLUMNS,
    BOSS_REVEALED,
    BOSS_SEEN,
    BOSSES,
    CLAN_OF,
    CLANS,
    CORRUPTION,
    COURT,
    COURT_CARD_DRAWN,
    COURT_DRAWING,
    COURT_IN,
    COURT_OF,
    COURT_VISITED,
    COURTS,
    DAMAGE,
    DECOY,
    DECOY_PEEKED,
    DECOYS,
    DRAWER,
    DRAWS,
    FINAL_BOSS,
    FINAL_SCORE,
    IN_DECK,
    IN_USE,
    KIND_SLOTS,
    KINDS,
    LAST_ROUND,
    MISSION_PEEK,
    NO_PEEK,
    OUT,
    PAWN_POINTS,
    PAWN_STEP,
    PAWNS,
    PAWNS_PLACED,
    PEEK,
    PEEKED,
    PEEKING,
    PHASE,
    PLACER,
    RANK,
    RESHUFFLES,
    REWARD,
    ROUND,
    ROUND_BEGAN,
    SCORE,
    SEAT_SLOTS,
    SEATS,
    SHOSHO,
    SHOWDOWN,
    SHOWN,
    TARGET,
    TEMPLE,
    TEMPLE_CARD_DRAWN,
    TEMPLE_CHOOSING,
    TEMPLE_DRAWING,
    TEMPLE_FIRST,
    TEMPLE_IN,
    TEMPLE_OF,
    TEMPLE_REFUSED,
    TEMPLE_SECOND,
    TEMPLE_STEP,
    TEMPLE_TAKEN,
    TEMPLES,
    THEN,
    TO_COURT,
    TO_MISSIONS,
    TO_SHOWDOWN,
    UNDER,
    UNDER_BY,
    UNDER_SIZE,
    UNDER_SLOTS,
    UNDERNEATH,
    VISIT_TEMPLE,
)
from kagemusha.games.wat_aah.phases.ranking import (
    first_asked,
    win_by,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def legal_temple(s: Cells, legal: Cells) -> i64:
    """Two cards to choose from, or a look at a Decoy."""
    n: i64 = 0
    if temple_cards(s) > 0:
        legal[n] = VISIT_TEMPLE
        n += 1
    for decoy in range(DECOYS):
        legal[n] = PEEK + decoy
        n += 1
    return n


def temple_cards(s: Cells) -> i64:
    """How many cards the Temple deck has, those underneath too."""
    number = s[UNDER_SIZE]
    card: i64 = 0
    while card < s[TEMPLES]:
        if s[TEMPLE_IN + card] == IN_DECK:
            number += 1
        card += 1
    return number


def visit_temple(s: Cells) -> None:
    """Two cards, or what there is."""
    s[DRAWS] = min(temple_cards(s), 2)
    s[TEMPLE_FIRST] = -1
    s[TEMPLE_SECOND] = -1
    s[PHASE] = TEMPLE_DRAWING


def legal_temple_draws(s: Cells, legal: Cells) -> i64:
    """Chance: any card of the deck; once those are gone, the first one underneath."""
    n: i64 = 0
    card: i64 = 0
    while card < s[TEMPLES]:
        if s[TEMPLE_IN + card] == IN_DECK:
            legal[n] = TEMPLE + card
            n += 1
        card += 1
    if n == 0:
        legal[0] = TEMPLE + s[UNDER]
        n = 1
    return n


def draw_temple(s: Cells, card: i64, tape: Cells) -> None:
    """One of the two; the visitor alone sees it."""
    if s[TEMPLE_IN + card] == UNDERNEATH:
        for place in range(UNDER_SLOTS - 1):
            s[UNDER + place] = s[UNDER + place + 1]
            s[UNDER_BY + place] = s[UNDER_BY + place + 1]
        s[UNDER_SIZE] -= 1
    s[TEMPLE_IN + card] = SHOWN
    note(tape, TEMPLE_CARD_DRAWN, first_asked(s), card, 0)
    if s[TEMPLE_FIRST] < 0:
        s[TEMPLE_FIRST] = card
    else:
        s[TEMPLE_SECOND] = card
    s[DRAWS] -= 1
    if s[DRAWS] == 0:
        s[PHASE] = TEMPLE_CHOOSING


def legal_temple_choice(s: Cells, legal: Cells) -> i64:
    """One of the cards drawn."""
    legal[0] = TEMPLE + s[TEMPLE_FIRST]
    if s[TEMPLE_SECOND] < 0:
        return 1
    legal[1] = TEMPLE + s[TEMPLE_SECOND]
    return 2


def choose_temple(s: Cells, card: i64, tape: Cells) -> None:
    """The chosen card is open for the next round; the other goes under the deck, face down."""
    seat = first_asked(s)
    other = s[TEMPLE_FIRST] + s[TEMPLE_SECOND] - card
    s[TEMPLE_OF + seat] = card
    s[TEMPLE_IN + card] = IN_USE
    note(tape, TEMPLE_TAKEN, seat, card, 0)
    if s[TEMPLE_SECOND] >= 0:
        s[UNDER + s[UNDER_SIZE]] = other
        s[UNDER_BY + s[UNDER_SIZE]] = seat
        s[UNDER_SIZE] += 1
        s[TEMPLE_IN + other] = UNDERNEATH
        note(tape, TEMPLE_REFUSED, seat, other, 0)
    s[TEMPLE_FIRST] = 0
    s[TEMPLE_SECOND] = 0
    leave_temple(s)


def leave_temple(s: Cells) -> None:
    """The next of the last; then pawns are placed, from the holder of the Shosho on."""
    s[ASKED] &= ~(1 << first_asked(s))
    s[PHASE] = TEMPLE_STEP


def open_placing(s: Cells) -> None:
    """S.25: the holder of the Shosho begins."""
    s[PLACER] = s[SHOSHO]
    s[COURT_VISITED] = 0
    s[PHASE] = PAWN_STEP


# --- Decoys ------------------------------------------------------------------------------------


def peek(s: Cells, seat: i64, decoy: i64, then: i64, tape: Cells) -> None:
    """A seat looks at a Decoy; who it is, is settled when somebody looks first."""
    note(tape, DECOY_PEEKED, seat, decoy, 0)
    s[DRAWER] = seat
    s[TARGET] = decoy
    s[THEN] = then
    s[PHASE] = PEEKING
    if s[DECOY + decoy] >= 0:
        see_boss(s, s[DECOY + decoy], tape)


def legal_bosses(s: Cells, legal: Cells) -> i64:
    """Chance: every Boss that is not a known Decoy."""
    n: i64 = 0
    boss: i64 = 0
    while boss < s[BOSSES]:
        if s[DECOY] != boss and s[DECOY + 1] != boss and s[DECOY + 2] != boss:
            legal[n] = BOSS + boss
            n += 1
        boss += 1
    return n


def see_boss(s: Cells, boss: i64, tape: Cells) -> None:
    """Only the peeking seat learns the Boss."""
    seat = s[DRAWER]
    decoy = s[TARGET]
    s[DECOY + decoy] = boss
    s[PEEKED + seat] |= 1 << decoy
    note(tape, BOSS_SEEN, seat, decoy, boss)
    then = s[THEN]
    s[DRAWER] = 0
    s[TARGET] = 0
    s[THEN] = 0
    if then == TEMPLE_STEP:
        leave_temple(s)
    else:
        next_placer(s)


# --- pawns ---------------------------------------------------------------------------------------


def legal_pawns(s: Cells, legal: Cells) -> i64:
    """S.26: one location a turn, no passing; one pawn a round on the Court."""
    n: i64 = 0
    seat = s[PLACER]
    if not s[COURT_VISITED] & (1 << seat):
        legal[n] = TO_COURT
        n += 1
    pawns: i64 = 0
    while pawns < s[PAWNS + seat]:
        legal[n] = TO_MISSIONS + pawns
        legal[n + 1] = TO_SHOWDOWN + pawns
        n += 2
        pawns += 1
    return n


def place_pawns(s: Cells, choice: i64, tape: Cells) -> None:
    """Pawns go to one location; the Court gives a card, the Missions may give a look."""
    seat = s[PLACER]
    if choice == TO_COURT:
        s[PAWNS + seat] -= 1
        s[AT_COURT + seat] += 1
        s[COURT_VISITED] |= 1 << seat
        note(tape, PAWNS_PLACED, seat, 0, 1)
        if s[ROUND] < LAST_ROUND and refill_court(s):  # S.28: none after the last round
            s[PHASE] = COURT_DRAWING
        else:
            next_placer(s)
    elif choice < TO_SHOWDOWN:
        number = choice - TO_MISSIONS + 1
        s[PAWNS + seat] -= number
        s[AT_MISSIONS + seat] += number
        note(tape, PAWNS_PLACED, seat, 1, number)
        if s[AT_MISSIONS + seat] % 2 == 0:  # S.27
            s[PHASE] = MISSION_PEEK
        else:
            next_placer(s)
    else:
        number = choice - TO_SHOWDOWN + 1
        s[PAWNS + seat] -= number
        s[AT_SHOWDOWN + seat] += number
        note(tape, PAWNS_PLACED, seat, 2, number)
        next_placer(s)


def refill_court(s: Cells) -> bool:
    """S.28: an empty Court deck takes its discards back; whether there is a card at all."""
    card: i64 = 0
    found = False
    while card < s[COURTS]:
        if s[COURT_IN + card] == IN_DECK:
            found = True
        card += 1
    if not found:
        card = 0
        while card < s[COURTS]:
            if s[COURT_IN + card] == OUT:
                s[COURT_IN + card] = IN_DECK
                found = True
            card += 1
    return found


def legal_court_draws(s: Cells, legal: Cells) -> i64:
    """Chance: any card of the Court deck."""
    n: i64 = 0
    card: i64 = 0
    while card < s[COURTS]:
        if s[COURT_IN + card] == IN_DECK:
            legal[n] = COURT + card
            n += 1
        card += 1
    return n


def draw_court(s: Cells, card: i64, tape: Cells) -> None:
    """The card is face down; its owner may look at it."""
    seat = s[PLACER]
    s[COURT_OF + seat] = card
    s[COURT_IN + card] = IN_USE
    note(tape, COURT_CARD_DRAWN, seat, card, 0)
    next_placer(s)


def legal_mission_peeks(legal: Cells) -> i64:
    """A look at a Decoy, or none."""
    for decoy in range(DECOYS):
        legal[decoy] = PEEK + decoy
    legal[DECOYS] = NO_PEEK
    return DECOYS + 1


def next_placer(s: Cells) -> None:
    """The next seat, clockwise, with pawns to place."""
    s[PHASE] = PAWN_STEP
    for _step in range(SEAT_SLOTS):
        s[PLACER] = next_seat(s, s[PLACER])
        if s[PAWNS + s[PLACER]] > 0:
            return


def next_round(s: Cells, tape: Cells) -> None:
    """S.2: cards in play go to the Jigoku, hands are kept; after the last round the match ends."""
    s[PLACER] = 0
    s[COURT_VISITED] = 0
    for seat in range(SEAT_SLOTS):
        s[RANK + seat] = 0
        s[SCORE + seat] = 0
    if s[ROUND] == LAST_ROUND:
        s[PHASE] = SHOWDOWN
        return
    seat_ = s[SHOSHO]
    for place in range(SEAT_SLOTS):
        if place < s[SEATS]:
            clear_table(s, seat_)
            seat_ = next_seat(s, seat_)
    s[ROUND] += 1
    s[RESHUFFLES] = 0
    s[ACTIVE] = s[SHOSHO]
    note(tape, ROUND_BEGAN, s[ROUND], 0, 0)
    begin_turn(s, tape)


def clear_table(s: Cells, seat: i64) -> None:
    """S.18: a seat's cards in play and its Corruption, by ascending kind."""
    kind: i64 = 0
    while kind < s[KINDS]:
        number = s[CORRUPTION + seat * KIND_SLOTS + kind]
        s[CORRUPTION + seat * KIND_SLOTS + kind] = 0
        clan: i64 = 0  # Ronin and Yokai may stand in any, a Clan card in its own
        past: i64 = CLANS
        if s[CLAN_OF + kind] < CLANS:
            clan = s[CLAN_OF + kind]
            past = clan + 1
        while clan < past:
            while in_play(s, seat, clan, kind) > 0:
                take_from_play(s, seat, clan, kind)
                number += 1
            clan += 1
        for _card in range(number):
            to_jigoku(s, kind)
        kind += 1


def meet_boss(s: Cells, boss: i64, tape: Cells) -> None:
    """The Final Boss is revealed: damage, then the table, then ten points a pawn elsewhere."""
    s[FINAL_BOSS] = boss
    note(tape, BOSS_REVEALED, boss, 0, 0)
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS]:
            left = max(s[AT_SHOWDOWN + seat] - s[DAMAGE + boss], 0)  # S.29
            score = s[REWARD + boss * BOSS_COLUMNS + min(left, BOSS_COLUMNS - 1)]
            score += PAWN_POINTS * (s[AT_COURT + seat] + s[AT_MISSIONS + seat])
            s[SCORE + seat] = score
            note(tape, FINAL_SCORE, seat, score, 0)
    win_by(s, tape)
