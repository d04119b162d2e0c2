"""The end of a round: scores, ranks, the Shosho of the Emperor, the Temple of the Shadow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import note
from kagemusha.games.wat_aah.phases.cards import (
    next_seat,
    spot,
    temple,
    temple_number,
    temple_points,
)
from kagemusha.games.wat_aah.phases.draw import (
    bits,
    lowest_bit,
)
from kagemusha.games.wat_aah.phases.layout import (
    ASKED,
    CARDS_IN,
    CLANS,
    CORRUPTION,
    COURT_AMOUNT,
    COURT_IN,
    COURT_LAID_DOWN,
    COURT_OF,
    COURT_OP,
    FALSE_LEDGER,
    GRASSHOPPER,
    HIGHEST_TOTAL,
    HONOURING,
    IMPERIAL_SEAL,
    IRON_DRILL,
    KIND_SLOTS,
    KINDS,
    LESS_CORRUPT,
    MASTERLESS_BANNER,
    MATCH_WON,
    MODE,
    NO_SEAL,
    NOBODY,
    OUT,
    OVER,
    PAWNS,
    PHASE,
    RANK,
    RANKED,
    REASON,
    RONIN_IN,
    RONIN_KIND,
    ROUND,
    ROUND_ENDED,
    SCORE,
    SCORED,
    SEAL_KEPT,
    SEAL_SHOWN,
    SEALING,
    SEALS,
    SEAT,
    SEAT_SLOTS,
    SEATS,
    SHARED,
    SHOSHO,
    SHOSHO_GIVEN,
    SHOW_SEAL,
    STRENGTH,
    TABLE,
    TEMPLE_IN,
    TEMPLE_OF,
    TEMPLE_SPENT,
    TEMPLE_STEP,
    WINNERS,
    YOKAI_AT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def end_round(s: Cells, tape: Cells) -> None:
    """No more choices of the turn; who holds a Court card is asked for the Imperial Seal."""
    note(tape, ROUND_ENDED, s[ROUND], 0, 0)
    s[ASKED] = 0
    s[SEALS] = 0
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS] and s[COURT_OF + seat] >= 0:
            s[ASKED] |= 1 << seat
    s[PHASE] = SEALING


def first_asked(s: Cells) -> i64:
    """The first of the asked seats, clockwise from the holder of the Shosho."""
    seat = s[SHOSHO]
    for _step in range(SEAT_SLOTS):
        if s[ASKED] & (1 << seat):
            return seat
        seat = next_seat(s, seat)
    return NOBODY


def legal_seals(s: Cells, legal: Cells) -> i64:
    """Show the Seal, if held. All who hold a Court card are asked, so that reveals nothing."""
    legal[0] = NO_SEAL
    if s[COURT_OP + s[COURT_OF + first_asked(s)]] == IMPERIAL_SEAL:
        legal[1] = SHOW_SEAL
        return 2
    return 1


def answer_seal(s: Cells, shown: bool, tape: Cells) -> None:
    """One holder has answered."""
    seat = first_asked(s)
    s[ASKED] &= ~(1 << seat)
    if shown:
        s[SEALS] |= 1 << seat
        note(tape, SEAL_SHOWN, seat, s[COURT_OF + seat], 0)
    else:
        note(tape, SEAL_KEPT, seat, 0, 0)


def corruption_total(s: Cells, seat: i64) -> i64:
    """The strength of a Corruption pile."""
    total: i64 = 0
    kind: i64 = 0
    while kind < s[KINDS]:
        total += s[STRENGTH + kind] * s[CORRUPTION + seat * KIND_SLOTS + kind]
        kind += 1
    return total


def troops(s: Cells, seat: i64) -> i64:
    """The strength of all cards in play before a seat, Temple cards counted."""
    total: i64 = 0
    for clan in range(CLANS):
        if s[CARDS_IN + spot(seat, clan)] >= 3 and temple(s, seat, IRON_DRILL):
            total += temple_number(s, seat)
        ronin = s[STRENGTH + s[RONIN_KIND]]
        if temple(s, seat, MASTERLESS_BANNER):
            ronin = temple_number(s, seat)
        total += s[RONIN_IN + spot(seat, clan)] * ronin
    kind: i64 = 0
    while kind < s[KINDS]:
        strength = s[STRENGTH + kind]
        if kind < s[RONIN_KIND]:
            total += strength * s[TABLE + seat * KIND_SLOTS + kind]
        elif s[YOKAI_AT + kind] >= 0 and s[YOKAI_AT + kind] // CLANS == seat:
            total += strength
        kind += 1
    return total


def rank(s: Cells, tape: Cells) -> None:
    """S.21 to S.23: totals, and dense ranks by them."""
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS]:
            corrupt = corruption_total(s, seat)
            counted = corrupt
            if temple(s, seat, FALSE_LEDGER):
                counted = max(corrupt - temple_number(s, seat), 0)
            score = troops(s, seat) + temple_points(s, seat) - counted
            if s[SEALS] & (1 << seat):
                score += s[COURT_AMOUNT + s[COURT_OF + seat]]
            s[SCORE + seat] = score
            note(tape, SCORED, seat, score, corrupt)
    if s[MODE] == GRASSHOPPER:
        win_by(s, tape)
        return
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS]:
            s[RANK + seat] = rank_of(s, seat)
            note(tape, RANKED, seat, s[RANK + seat], reward_of(s[SEATS], s[RANK + seat]))
    lay_down_cards(s, tape)
    honour(s, tape)


def rank_of(s: Cells, seat: i64) -> i64:
    """One more than the number of different higher totals."""
    rank_: i64 = 1
    for other in range(SEAT_SLOTS):
        if other < s[SEATS] and s[SCORE + other] > s[SCORE + seat]:
            first = True
            for earlier in range(other):
                if s[SCORE + earlier] == s[SCORE + other]:
                    first = False
            if first:
                rank_ += 1
    return rank_


def reward_of(seats: i64, rank_: i64) -> i64:
    """Ninja pawns by rank: 4 2, 4 3 1, or 4 3 2 1."""
    if rank_ == 1:
        return 4
    if seats == 2:
        return 2
    if rank_ == 2:
        return 3
    if seats == 3:
        return 1
    return 5 - rank_


def lay_down_cards(s: Cells, tape: Cells) -> None:
    """S.28: Temple and Court cards of the round that ended are discarded, face up."""
    for seat in range(SEAT_SLOTS):
        if s[TEMPLE_OF + seat] >= 0:
            s[TEMPLE_IN + s[TEMPLE_OF + seat]] = OUT
            s[TEMPLE_OF + seat] = -1
        if s[COURT_OF + seat] >= 0:
            note(tape, COURT_LAID_DOWN, seat, s[COURT_OF + seat], 0)
            s[COURT_IN + s[COURT_OF + seat]] = OUT
            s[COURT_OF + seat] = -1
    s[TEMPLE_SPENT] = 0
    s[SEALS] = 0


def first_ranked(s: Cells) -> i64:
    """The winners of the round, one bit each."""
    seats: i64 = 0
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS] and s[RANK + seat] == 1:
            seats |= 1 << seat
    return seats


def least_corrupt(s: Cells, seats: i64) -> i64:
    """Those of some seats whose Corruption is the lowest total strength (S.22)."""
    least: i64 = 1000000
    found: i64 = 0
    for seat in range(SEAT_SLOTS):
        if seats & (1 << seat):
            corrupt = corruption_total(s, seat)
            if corrupt < least:
                least = corrupt
                found = 0
            if corrupt == least:
                found |= 1 << seat
    return found


def honour(s: Cells, tape: Cells) -> None:
    """S.24: the winner gets the Shosho; tied, the least corrupt; still tied, the holder chooses."""
    best = least_corrupt(s, first_ranked(s))
    s[ASKED] = best
    if bits(best) == 1:
        give_shosho(s, lowest_bit(best), tape)
    else:
        s[PHASE] = HONOURING


def legal_honours(s: Cells, legal: Cells) -> i64:
    """The seats that are still tied."""
    n: i64 = 0
    for seat in range(SEAT_SLOTS):
        if s[ASKED] & (1 << seat):
            legal[n] = SEAT + seat
            n += 1
    return n


def give_shosho(s: Cells, seat: i64, tape: Cells) -> None:
    """The Shosho changes hands; then all take pawns, and the last visit the Temple (S.23, S.35)."""
    s[SHOSHO] = seat
    note(tape, SHOSHO_GIVEN, seat, 0, 0)
    worst: i64 = 1
    for other in range(SEAT_SLOTS):
        if other < s[SEATS]:
            s[PAWNS + other] = reward_of(s[SEATS], s[RANK + other])
            worst = max(worst, s[RANK + other])
    s[ASKED] = 0
    for other in range(SEAT_SLOTS):
        if other < s[SEATS] and worst > 1 and s[RANK + other] == worst:
            s[ASKED] |= 1 << other
    s[PHASE] = TEMPLE_STEP


def win_by(s: Cells, tape: Cells) -> None:
    """The highest total wins; tied, the less corrupt; still tied, together (S.22)."""
    highest = s[SCORE]
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS]:
            highest = max(highest, s[SCORE + seat])
    tied: i64 = 0
    for seat in range(SEAT_SLOTS):
        if seat < s[SEATS] and s[SCORE + seat] == highest:
            tied |= 1 << seat
    winners = least_corrupt(s, tied)
    s[WINNERS] = winners
    s[REASON] = HIGHEST_TOTAL
    if bits(tied) > 1:
        s[REASON] = LESS_CORRUPT if bits(winners) == 1 else SHARED
    s[PHASE] = OVER
    note(tape, MATCH_WON, winners, s[REASON], 0)
