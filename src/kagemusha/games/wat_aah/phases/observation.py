"""What one seat may know, as a fixed row of small numbers for a network.

The same allow-list as in `view.py`. Seats are counted from the one that looks: 0 is itself,
1 sits to its left. `games.wat_aah.features` names the numbers and their bounds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import ONE, ZERO
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AMOUNT,
    ASIDE,
    ASKED,
    AT_COURT,
    AT_MISSIONS,
    AT_SHOWDOWN,
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
    HAND,
    HANDS,
    JIGOKU,
    JIGOKU_SIZE,
    KIND_SLOTS,
    KNOWN,
    LEFT,
    LEVEL,
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
    UNDER,
    UNDER_BY,
    UNDER_SIZE,
    WINNERS,
    YOKAI_AT,
)
from kagemusha.games.wat_aah.phases.ranking import first_asked

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

CARDS: Final[i64] = 16
BOSS_SLOTS: Final[i64] = 8
EFFECTS: Final[i64] = 31
TOP: Final[i64] = 3
MOST: Final[i64] = 127

SEES_MODE: Final[i64] = 0  # + mode
SEES_SEATS: Final[i64] = 2  # + seats - 2
SEES_ROUND: Final[i64] = 5  # + round - 1
SEES_PHASE: Final[i64] = 8  # + step
SEES_ACTIVE: Final[i64] = 40  # + seat
SEES_SHOSHO: Final[i64] = 44  # + seat
SEES_TARGET: Final[i64] = 48  # + seat
SEES_EFFECT: Final[i64] = 52  # + effect at work
SEES_NUMBERS: Final[i64] = 83  # deck, Jigoku, reshuffles, reshuffled, amount, level, left, draws
SEES_DID: Final[i64] = 91  # placed, reinforced, Forced March
SEES_FINAL_BOSS: Final[i64] = 94  # + boss
SEES_DECOYS: Final[i64] = 102  # + decoy * BOSS_SLOTS + boss
SEES_TEMPLES_OUT: Final[i64] = 126  # + card
SEES_COURTS_OUT: Final[i64] = 142  # + card
SEES_COURT: Final[i64] = 158  # + card
SEES_TEMPLES_DRAWN: Final[i64] = 174  # + card
SEES_TEMPLES_UNDER: Final[i64] = 190  # + card
SEES_UNDER_SIZE: Final[i64] = 206
SEES_PICK_NEW: Final[i64] = 207
SEES_PICK_CLAN: Final[i64] = 208  # + clan
SEES_HAND: Final[i64] = 217  # + kind
SEES_PICK: Final[i64] = 257  # + kind
SEES_ASIDE: Final[i64] = 297  # + kind
SEES_OFFER: Final[i64] = 337  # + kind
SEES_JIGOKU: Final[i64] = 377  # + kind
SEES_TOP: Final[i64] = 417  # + place from the top * KIND_SLOTS + kind
SEES_PLAYERS: Final[i64] = 537  # + seat * PLAYER_SIZE, and there:
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


def observe(s: Cells, seat: i64, out: Cells) -> None:
    """Write what one seat may know into `out`: each cell once, nothing is left from before."""
    observe_board(s, out)
    observe_match(s, seat, out)


def observe_board(s: Cells, out: Cells) -> None:
    """The mode and the number of seats, which stay through a match."""
    mark(out, SEES_MODE, 2, s[MODE])
    mark(out, SEES_SEATS, 3, s[SEATS] - 2)


def observe_match(s: Cells, seat: i64, out: Cells) -> None:
    """All that changes in a match."""
    observe_turn(s, seat, out)
    observe_cards_aside(s, seat, out)
    observe_own(s, seat, out)
    for place in range(SEAT_SLOTS):
        if place < s[SEATS]:
            other = (seat + place) % s[SEATS]
            observe_player(s, seat, other, SEES_PLAYERS + place * PLAYER_SIZE, out)
        else:
            mark(out, SEES_PLAYERS + place * PLAYER_SIZE, PLAYER_SIZE, -1)


def mark(out: Cells, first: i64, size: i64, which: i64) -> None:
    """One of `size` cells is 1 and the others are 0; all of them if there is no such one."""
    place: i64 = 0
    while place < size:
        out[first + place] = ONE if place == which else ZERO
        place += 1


def copy_kinds(s: Cells, source: i64, may_see: bool, first: i64, out: Cells) -> None:
    """How many cards of each kind are in a place; zeros for a seat that may not see it."""
    for kind in range(KIND_SLOTS):
        out[first + kind] = s[source + kind] if may_see else ZERO


def seat_from(s: Cells, seat: i64, other: i64) -> i64:
    """How many places to the left of a seat another one sits."""
    return (other - seat + s[SEATS]) % s[SEATS]


def observe_turn(s: Cells, seat: i64, out: Cells) -> None:
    """The step of the match; only the active seat sees that a clan is being picked."""
    mark(out, SEES_ROUND, 3, s[ROUND] - 1)
    hidden = s[PHASE] == PICKING and seat != s[ACTIVE]
    mark(out, SEES_PHASE, STEPS, PLACE_STEP if hidden else s[PHASE])
    mark(out, SEES_ACTIVE, SEAT_SLOTS, seat_from(s, seat, s[ACTIVE]))
    mark(out, SEES_SHOSHO, SEAT_SLOTS, seat_from(s, seat, s[SHOSHO]))
    mark(out, SEES_TARGET, SEAT_SLOTS, seat_from(s, seat, s[TARGET]) if s[OP] > 0 else NOBODY)
    mark(out, SEES_EFFECT, EFFECTS, s[OP])
    out[SEES_NUMBERS] = s[DECK_SIZE]
    out[SEES_NUMBERS + 1] = s[JIGOKU_SIZE]
    out[SEES_NUMBERS + 2] = s[RESHUFFLES]
    out[SEES_NUMBERS + 3] = s[RESHUFFLED]
    out[SEES_NUMBERS + 4] = s[AMOUNT]
    out[SEES_NUMBERS + 5] = s[LEVEL]
    out[SEES_NUMBERS + 6] = s[LEFT]
    out[SEES_NUMBERS + 7] = s[DRAWS]
    out[SEES_DID] = s[DID] & 1
    out[SEES_DID + 1] = s[DID] >> 1 & 1
    out[SEES_DID + 2] = s[MARCH]
    copy_kinds(s, JIGOKU, True, SEES_JIGOKU, out)
    for place in range(TOP):
        top = s[JIGOKU_SIZE] - 1 - place
        kind = s[PILE + top] if top >= 0 else NOBODY
        mark(out, SEES_TOP + place * KIND_SLOTS, KIND_SLOTS, kind)


def observe_cards_aside(s: Cells, seat: i64, out: Cells) -> None:
    """Bosses, Temple and Court cards: those that are open, and those that the seat has seen."""
    mark(out, SEES_FINAL_BOSS, BOSS_SLOTS, s[FINAL_BOSS])
    for decoy in range(DECOYS):
        boss = s[DECOY + decoy] if s[PEEKED + seat] >> decoy & 1 else NOBODY
        mark(out, SEES_DECOYS + decoy * BOSS_SLOTS, BOSS_SLOTS, boss)
    drawing = s[PHASE] == TEMPLE_DRAWING or s[PHASE] == TEMPLE_CHOOSING
    mine = drawing and first_asked(s) == seat
    for card in range(CARDS):
        out[SEES_COURTS_OUT + card] = ONE if s[COURT_IN + card] == OUT else ZERO
        shown = mine and (s[TEMPLE_FIRST] == card or s[TEMPLE_SECOND] == card)
        out[SEES_TEMPLES_DRAWN + card] = ONE if shown else ZERO
        out[SEES_TEMPLES_OUT + card] = ONE if s[TEMPLE_IN + card] == OUT else ZERO
        out[SEES_TEMPLES_UNDER + card] = 0
    for place in range(CARDS):
        if place < s[UNDER_SIZE] and s[UNDER_BY + place] == seat:
            out[SEES_TEMPLES_UNDER + s[UNDER + place]] = 1
    out[SEES_UNDER_SIZE] = s[UNDER_SIZE]
    mark(out, SEES_COURT, CARDS, s[COURT_OF + seat])


def observe_own(s: Cells, seat: i64, out: Cells) -> None:
    """The seat's own hand, and what it is choosing from it or looking at."""
    active = seat == s[ACTIVE]
    copy_kinds(s, HAND + seat * KIND_SLOTS, True, SEES_HAND, out)
    copy_kinds(s, PICK, active, SEES_PICK, out)
    copy_kinds(s, ASIDE, active, SEES_ASIDE, out)
    swapping = s[PHASE] == SWAPPING and (active or seat == s[TARGET])
    offer: i64 = OFFER if active else OFFER + KIND_SLOTS
    copy_kinds(s, offer, swapping, SEES_OFFER, out)
    picking = active and s[PHASE] == PICKING
    out[SEES_PICK_NEW] = s[PICK_NEW] if picking else ZERO
    mark(out, SEES_PICK_CLAN, CLANS, s[PICK_CLAN] if picking else NOBODY)


def observe_player(s: Cells, seat: i64, other: i64, first: i64, out: Cells) -> None:
    """A player's cards in play, and what the seat knows of the hand."""
    copy_kinds(s, TABLE + other * KIND_SLOTS, True, first + TABLE_AT, out)
    copy_kinds(s, CORRUPTION + other * KIND_SLOTS, True, first + CORRUPTION_AT, out)
    known = KNOWN + (seat * SEAT_SLOTS + other) * KIND_SLOTS
    copy_kinds(s, known, seat != other, first + KNOWN_AT, out)
    for kind in range(KIND_SLOTS):
        clan = s[YOKAI_AT + kind] - other * CLANS
        out[first + YOKAI_IN + kind] = clan + 1 if 0 <= clan < CLANS else ZERO
    for clan_ in range(CLANS):
        out[first + RONIN_AT + clan_] = s[RONIN_IN + other * CLANS + clan_]
    mark(out, first + TEMPLE_AT, CARDS, s[TEMPLE_OF + other])
    numbers = first + NUMBERS_AT
    out[numbers] = s[HANDS + other]
    out[numbers + 1] = max(min(s[SCORE + other], MOST), -MOST)
    out[numbers + 2] = s[RANK + other]
    out[numbers + 3] = s[PAWNS + other]
    out[numbers + 4] = s[AT_COURT + other]
    out[numbers + 5] = s[AT_MISSIONS + other]
    out[numbers + 6] = s[AT_SHOWDOWN + other]
    flags = first + FLAGS_AT
    out[flags] = ONE if s[COURT_OF + other] >= 0 else ZERO
    out[flags + 1] = s[TEMPLE_SPENT] >> other & 1
    out[flags + 2] = s[ASKED] >> other & 1
    out[flags + 3] = s[SEALS] >> other & 1
    swaps = (other == s[ACTIVE] and s[SWAP_SEALED] == 1) or (
        other == s[TARGET] and s[SWAP_SEALED + 1] == 1
    )
    out[flags + 4] = ONE if swaps else ZERO
    out[flags + 5] = s[WINNERS] >> other & 1
    for decoy in range(DECOYS):
        out[first + PEEKED_AT + decoy] = s[PEEKED + other] >> decoy & 1
