"""What one seat may know, as a fixed row of small numbers for a network.

The same allow-list as in `view.py`. Seats are counted from the one that looks: 0 is itself,
1 sits to its left. `games.wat_aah.features` names the numbers and their bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import u8

from kagemusha.core.kernel import ONE, ZERO, touch
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AMOUNT,
    ASIDE,
    ASKED,
    AT_COURT,
    AT_MISSIONS,
    AT_SHOWDOWN,
    CLAN_OF,
    CLAN_START,
    CLANS,
    CORRUPTION,
    COURT_IN,
    COURT_OF,
    DECK_SIZE,
    DECOY,
    DECOYS,
    DID,
    DRAWS,
    FINAL_BOSS,
    GRAND_MASTER,
    HAND,
    HANDS,
    JIGOKU,
    JIGOKU_SIZE,
    KEEPING,
    KIND_SLOTS,
    KINDS,
    KNOWN,
    LEFT,
    LEVEL,
    LOOKING,
    MARCH,
    MODE,
    NOBODY,
    OFFER,
    OP,
    OUT,
    PAWNS,
    PEEKED,
    PHASE,
    PICK,
    PICK_CLAN,
    PICK_NEW,
    PICKING,
    PILE,
    PLACE_STEP,
    RANK,
    RESHUFFLED,
    RESHUFFLES,
    RONIN_IN,
    ROUND,
    SCORE,
    SEALS,
    SEAT_SLOTS,
    SEATS,
    SHOSHO,
    STEPS,
    STRENGTH,
    SWAP_SEALED,
    SWAPPING,
    TABLE,
    TARGET,
    TEMPLE_CHOOSING,
    TEMPLE_DRAWING,
    TEMPLE_FIRST,
    TEMPLE_IN,
    TEMPLE_OF,
    TEMPLE_SECOND,
    TEMPLE_SPENT,
    TWO_OP,
    UNDER,
    UNDER_BY,
    UNDER_SIZE,
    WINNERS,
    YOKAI_AT,
)
from kagemusha.games.wat_aah.phases.ranking import first_asked

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells, Row

CARDS: Final[i64] = 16
BOSS_SLOTS: Final[i64] = 8
EFFECTS: Final[i64] = 31
TOP: Final[i64] = 3
MOST: Final[i64] = 127
POINTS: Final[i64] = 254  # a score is shown 127 higher, as none is negative then

SEES_MODE: Final[i64] = 0  # + mode
SEES_SEATS: Final[i64] = 2  # + seats - 2
SEES_SEAT: Final[i64] = 5  # + seat
SEES_ROUND: Final[i64] = 9  # + round - 1
SEES_PHASE: Final[i64] = 12  # + step
SEES_ACTIVE: Final[i64] = 44  # + seat
SEES_SHOSHO: Final[i64] = 48  # + seat
SEES_TARGET: Final[i64] = 52  # + seat
SEES_EFFECT: Final[i64] = 56  # + effect at work
SEES_NUMBERS: Final[i64] = 87  # deck, Jigoku, reshuffles, reshuffled, amount, level, left, draws
SEES_DID: Final[i64] = 95  # placed, reinforced, Forced March
SEES_FINAL_BOSS: Final[i64] = 98  # + boss
SEES_DECOYS: Final[i64] = 106  # + decoy * BOSS_SLOTS + boss
SEES_TEMPLES_OUT: Final[i64] = 130  # + card
SEES_COURTS_OUT: Final[i64] = 146  # + card
SEES_COURT: Final[i64] = 162  # + card
SEES_TEMPLES_DRAWN: Final[i64] = 178  # + card
SEES_TEMPLES_UNDER: Final[i64] = 194  # + card
SEES_UNDER_SIZE: Final[i64] = 210
SEES_PICK_NEW: Final[i64] = 211
SEES_PICK_CLAN: Final[i64] = 212  # + clan
SEES_HAND: Final[i64] = 221  # + kind
SEES_PICK: Final[i64] = 261  # + kind
SEES_ASIDE: Final[i64] = 301  # + kind
SEES_OFFER: Final[i64] = 341  # + kind
SEES_JIGOKU: Final[i64] = 381  # + kind
SEES_TOP: Final[i64] = 421  # + place from the top * KIND_SLOTS + kind
SEES_PLAYERS: Final[i64] = 541  # + seat * PLAYER_SIZE, and there:
TABLE_AT: Final[i64] = 0  # + kind
CORRUPTION_AT: Final[i64] = 40  # + kind
KNOWN_AT: Final[i64] = 80  # + kind
YOKAI_IN: Final[i64] = 120  # + kind: its clan + 1
RONIN_AT: Final[i64] = 160  # + clan
TEMPLE_AT: Final[i64] = 169  # + card
NUMBERS_AT: Final[i64] = 185  # hand, score, rank, pawns, at the Court, the Missions, the Showdown
FLAGS_AT: Final[i64] = 192  # Court card, Temple spent, asked, seal, swap sealed, winner
PEEKED_AT: Final[i64] = 198  # + decoy
PLAYER_SIZE: Final[i64] = 201
OBSERVATION_SIZE: Final[i64] = SEES_PLAYERS + SEAT_SLOTS * PLAYER_SIZE


def observe(s: Cells, seat: i64, out: Row, at: i64) -> None:
    """Write what one seat may know into `out`, over zeros, from place `at` on."""
    observe_board(s, out, at)
    observe_match(s, seat, out, at)


def observe_board(s: Cells, out: Row, at: i64) -> None:
    """The mode and the number of seats, which stay through a match."""
    mark(out, at + SEES_MODE, 2, s[MODE])
    mark(out, at + SEES_SEATS, 3, s[SEATS] - 2)


def observe_match(s: Cells, seat: i64, out: Row, at: i64) -> None:
    """All that changes in a match; for a spectator, seat -1, seats are counted from the first."""
    mark(out, at + SEES_SEAT, SEAT_SLOTS, seat)
    observe_turn(s, seat, out, at)
    observe_cards_aside(s, seat, out, at)
    observe_own(s, seat, out, at)
    own = seat if seat >= 0 else ZERO
    for place in range(SEAT_SLOTS):
        if place < s[SEATS]:
            other = (own + place) % s[SEATS]
            observe_player(s, seat, other, at + SEES_PLAYERS + place * PLAYER_SIZE, out)
        else:
            mark(out, at + SEES_PLAYERS + place * PLAYER_SIZE, PLAYER_SIZE, NOBODY)


def fetch(s: Cells) -> i64:
    """Read from what most steps and observations need, as `touch` does."""
    total = touch(s, 0, TEMPLE_IN) + touch(s, YOKAI_AT, ASIDE) + touch(s, JIGOKU, PILE)
    total += touch(s, KINDS, STRENGTH) + touch(s, CLAN_OF, TWO_OP)
    held = s[SEATS] * KIND_SLOTS
    total += touch(s, HAND, HAND + held)
    total += touch(s, CORRUPTION, CORRUPTION + held)
    total += touch(s, TABLE, TABLE + held)
    for seat in range(s[SEATS]):
        known = KNOWN + seat * SEAT_SLOTS * KIND_SLOTS
        total += touch(s, known, known + held)
    return total


def put(out: Row, place: i64, number: i64) -> None:
    """Write one number where 0 stands; what is compiled by numba replaces this."""
    if number:
        out[place] = u8(number)


def mark(out: Row, first: i64, size: i64, which: i64) -> None:
    """Of `size` numbers one is 1, or none; replaced as `put` is."""
    if 0 <= which < size:
        out[first + which] = u8(1)


def copy(s: Cells, start: i64, shown: bool, first: i64, size: i64, out: Row) -> None:
    """Write `size` cells, or zeros where they are not shown; replaced as `put` is."""
    if not shown:
        return
    place: i64 = 0
    while place < size:
        out[first + place] = u8(s[start + place])
        place += 1


def seat_from(s: Cells, seat: i64, other: i64) -> i64:
    """How many places to the left of a seat another one sits."""
    own = seat if seat >= 0 else ZERO
    return (other - own + s[SEATS]) % s[SEATS]


def observe_turn(s: Cells, seat: i64, out: Row, at: i64) -> None:
    """The step of the match; only the active seat sees that a clan is being picked."""
    mark(out, at + SEES_ROUND, 3, s[ROUND] - 1)
    hidden = s[PHASE] == PICKING and seat != s[ACTIVE]
    mark(out, at + SEES_PHASE, STEPS, PLACE_STEP if hidden else s[PHASE])
    mark(out, at + SEES_ACTIVE, SEAT_SLOTS, seat_from(s, seat, s[ACTIVE]))
    mark(out, at + SEES_SHOSHO, SEAT_SLOTS, seat_from(s, seat, s[SHOSHO]))
    mark(out, at + SEES_TARGET, SEAT_SLOTS, seat_from(s, seat, s[TARGET]) if s[OP] > 0 else NOBODY)
    mark(out, at + SEES_EFFECT, EFFECTS, s[OP])
    put(out, at + SEES_NUMBERS, s[DECK_SIZE])
    put(out, at + SEES_NUMBERS + 1, s[JIGOKU_SIZE])
    put(out, at + SEES_NUMBERS + 2, s[RESHUFFLES])
    put(out, at + SEES_NUMBERS + 3, s[RESHUFFLED])
    put(out, at + SEES_NUMBERS + 4, s[AMOUNT])
    put(out, at + SEES_NUMBERS + 5, s[LEVEL])
    put(out, at + SEES_NUMBERS + 6, s[LEFT])
    put(out, at + SEES_NUMBERS + 7, s[DRAWS])
    put(out, at + SEES_DID, s[DID] & 1)
    put(out, at + SEES_DID + 1, s[DID] >> 1 & 1)
    put(out, at + SEES_DID + 2, s[MARCH])
    copy(s, JIGOKU, True, at + SEES_JIGOKU, KIND_SLOTS, out)
    for place in range(TOP):
        top = s[JIGOKU_SIZE] - 1 - place
        kind = s[PILE + top] if top >= 0 else NOBODY
        mark(out, at + SEES_TOP + place * KIND_SLOTS, KIND_SLOTS, kind)


def observe_cards_aside(s: Cells, seat: i64, out: Row, at: i64) -> None:
    """Bosses, Temple and Court cards: those that are open, and those that the seat has seen."""
    mark(out, at + SEES_FINAL_BOSS, BOSS_SLOTS, s[FINAL_BOSS])
    for decoy in range(DECOYS):
        seen = seat >= 0 and s[PEEKED + seat] >> decoy & 1 == 1
        boss = s[DECOY + decoy] if seen else NOBODY
        mark(out, at + SEES_DECOYS + decoy * BOSS_SLOTS, BOSS_SLOTS, boss)
    drawing = s[PHASE] == TEMPLE_DRAWING or s[PHASE] == TEMPLE_CHOOSING
    mine = drawing and seat >= 0 and first_asked(s) == seat
    mark(out, at + SEES_TEMPLES_OUT, CARDS, NOBODY)
    mark(out, at + SEES_COURTS_OUT, CARDS, NOBODY)
    mark(out, at + SEES_TEMPLES_DRAWN, CARDS, NOBODY)
    mark(out, at + SEES_TEMPLES_UNDER, CARDS, NOBODY)
    for card in range(CARDS if s[MODE] == GRAND_MASTER else ZERO):
        put(out, at + SEES_COURTS_OUT + card, ONE if s[COURT_IN + card] == OUT else ZERO)
        shown = mine and (s[TEMPLE_FIRST] == card or s[TEMPLE_SECOND] == card)
        put(out, at + SEES_TEMPLES_DRAWN + card, ONE if shown else ZERO)
        put(out, at + SEES_TEMPLES_OUT + card, ONE if s[TEMPLE_IN + card] == OUT else ZERO)
    for place in range(s[UNDER_SIZE]):
        if seat >= 0 and s[UNDER_BY + place] == seat:
            put(out, at + SEES_TEMPLES_UNDER + s[UNDER + place], 1)
    put(out, at + SEES_UNDER_SIZE, s[UNDER_SIZE])
    mark(out, at + SEES_COURT, CARDS, s[COURT_OF + seat] if seat >= 0 else NOBODY)


def observe_own(s: Cells, seat: i64, out: Row, at: i64) -> None:
    """The seat's own hand, and what it is choosing from it or looking at."""
    own = seat if seat >= 0 else ZERO
    copy(s, HAND + own * KIND_SLOTS, seat >= 0, at + SEES_HAND, KIND_SLOTS, out)
    active = seat >= 0 and seat == s[ACTIVE]
    picking = active and s[PHASE] == PICKING
    copy(s, PICK, picking, at + SEES_PICK, KIND_SLOTS, out)
    looking = active and (s[PHASE] == LOOKING or s[PHASE] == KEEPING)
    copy(s, ASIDE, looking, at + SEES_ASIDE, KIND_SLOTS, out)
    swapping = s[PHASE] == SWAPPING and (active or (seat >= 0 and seat == s[TARGET]))
    offer: i64 = OFFER if active else OFFER + KIND_SLOTS
    copy(s, offer, swapping, at + SEES_OFFER, KIND_SLOTS, out)
    put(out, at + SEES_PICK_NEW, s[PICK_NEW] if picking else ZERO)
    mark(out, at + SEES_PICK_CLAN, CLANS, s[PICK_CLAN] if picking else NOBODY)


def observe_player(s: Cells, seat: i64, other: i64, first: i64, out: Row) -> None:
    """A player's cards in play, and what the seat knows of the hand."""
    copy(s, TABLE + other * KIND_SLOTS, True, first + TABLE_AT, KIND_SLOTS, out)
    copy(s, CORRUPTION + other * KIND_SLOTS, True, first + CORRUPTION_AT, KIND_SLOTS, out)
    own = seat if seat >= 0 else ZERO
    known = KNOWN + (own * SEAT_SLOTS + other) * KIND_SLOTS
    copy(s, known, seat >= 0 and seat != other, first + KNOWN_AT, KIND_SLOTS, out)
    mark(out, first + YOKAI_IN, KIND_SLOTS, NOBODY)
    for kind in range(s[CLAN_START + CLANS], KIND_SLOTS):
        clan = s[YOKAI_AT + kind] - other * CLANS
        put(out, first + YOKAI_IN + kind, clan + 1 if 0 <= clan < CLANS else ZERO)
    copy(s, RONIN_IN + other * CLANS, True, first + RONIN_AT, CLANS, out)
    mark(out, first + TEMPLE_AT, CARDS, s[TEMPLE_OF + other])
    numbers = first + NUMBERS_AT
    put(out, numbers, s[HANDS + other])
    points = s[SCORE + other] + MOST
    if points < 0:
        points = 0
    elif points > POINTS:
        points = POINTS
    put(out, numbers + 1, points)
    put(out, numbers + 2, s[RANK + other])
    put(out, numbers + 3, s[PAWNS + other])
    put(out, numbers + 4, s[AT_COURT + other])
    put(out, numbers + 5, s[AT_MISSIONS + other])
    put(out, numbers + 6, s[AT_SHOWDOWN + other])
    flags = first + FLAGS_AT
    put(out, flags, ONE if s[COURT_OF + other] >= 0 else ZERO)
    put(out, flags + 1, s[TEMPLE_SPENT] >> other & 1)
    put(out, flags + 2, s[ASKED] >> other & 1)
    put(out, flags + 3, s[SEALS] >> other & 1)
    swaps = (other == s[ACTIVE] and s[SWAP_SEALED] == 1) or (
        other == s[TARGET] and s[SWAP_SEALED + 1] == 1
    )
    put(out, flags + 4, ONE if swaps else ZERO)
    put(out, flags + 5, s[WINNERS] >> other & 1)
    for decoy in range(DECOYS):
        put(out, first + PEEKED_AT + decoy, s[PEEKED + other] >> decoy & 1)
