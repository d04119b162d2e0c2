"""The champion's network: the chance of winning at the start of a turn, both hands being known.

Everything that may be true of a table has a row of numbers: one for each hidden unit, and one that
goes straight to the result. The rows of a table are added up; the weighted sum of all positive
units is the logit of a seat's chance.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from kagemusha.bots.wat_aah.search.between_rounds import best_pawn_points, unknown_decoys
from kagemusha.bots.wat_aah.search.ranking import ranking_points
from kagemusha.bots.wat_aah.search.win_model import WIN_SHARES, showdown_reward
from kagemusha.games.wat_aah.phases.cards import hand_of, spot
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    AT_COURT,
    AT_MISSIONS,
    AT_SHOWDOWN,
    CARDS_IN,
    CLAN_START,
    CLANS,
    COURT_OF,
    DECK_SIZE,
    DECOYS,
    GRASSHOPPER,
    HANDS,
    JIGOKU,
    KIND_SLOTS,
    KINDS,
    LAST_ROUND,
    MODE,
    RESHUFFLES,
    RONIN_KIND,
    ROUND,
    SEAT_SLOTS,
    SEATS,
    SHOSHO,
    STRENGTH,
    TABLE,
    TEMPLE_OF,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

    Floats = vec[float]

MOST_HELD: Final[i64] = 4
"""More cards of a clan in hand count as this many; likewise below."""
MOST_HAND: Final[i64] = 15
MOST_STRENGTH: Final[i64] = 20
STRENGTH_STEP: Final[i64] = 3
MOST_LEAD: Final[i64] = 40
DECK_STEP: Final[i64] = 6
MOST_DECK: Final[i64] = 15
MOST_RESHUFFLES: Final[i64] = 2
MOST_RONIN: Final[i64] = 4
MOST_YOKAI: Final[i64] = 4
CLAN_STATES: Final[i64] = 25
"""No card to four in play, and none to four or more in hand."""
MOST_CLAN_STRENGTH: Final[i64] = 12
MOST_PAWNS: Final[i64] = 12
POINTS_STEP: Final[i64] = 1000
LEAST_POINTS: Final[i64] = 5
"""Points of pawns, in steps of ten, begin at minus fifty."""
MOST_POINTS: Final[i64] = 23
CARDS: Final[i64] = 16

# The rows, by their numbers: first those of the whole table.
ALWAYS: Final[i64] = 0
TO_MOVE: Final[i64] = 1  # + how many seats after this one
LEAD: Final[i64] = TO_MOVE + 4  # + lead over the best opponent + MOST_LEAD
DECK_LEFT: Final[i64] = LEAD + 2 * MOST_LEAD + 1  # + cards / DECK_STEP
RESHUFFLED: Final[i64] = DECK_LEFT + MOST_DECK + 1  # + times
RONIN_LYING: Final[i64] = RESHUFFLED + MOST_RESHUFFLES + 1  # + Ronin in the Jigoku
YOKAI_LYING: Final[i64] = RONIN_LYING + MOST_RONIN + 1  # + Yokai in the Jigoku
ROUNDS: Final[i64] = YOKAI_LYING + MOST_YOKAI + 1  # + round - 1
SEAT_ROWS: Final[i64] = ROUNDS + LAST_ROUND
# Then those of the seat itself, and once more for its opponents.
CLAN_AT: Final[i64] = 0  # + clan * CLAN_STATES + cards in play * 5 + cards in hand
RONIN_HELD: Final[i64] = CLANS * CLAN_STATES  # + Ronin in hand
YOKAI_HELD: Final[i64] = RONIN_HELD + MOST_RONIN + 1  # + kind
CLANS_THERE: Final[i64] = YOKAI_HELD + KIND_SLOTS  # + clans in play
HAND_SIZE: Final[i64] = CLANS_THERE + 5  # + cards in hand
HAND_STRENGTH: Final[i64] = HAND_SIZE + MOST_HAND + 1  # + strength in hand / STRENGTH_STEP
CLAN_STRENGTH: Final[i64] = HAND_STRENGTH + MOST_STRENGTH + 1  # + strength of the strongest / 2
# In the long mode only:
SAFE_PAWNS: Final[i64] = CLAN_STRENGTH + MOST_CLAN_STRENGTH + 1  # + pawns at Court and Missions
BOSS_PAWNS: Final[i64] = SAFE_PAWNS + MOST_PAWNS + 1  # + pawns at the Showdown
PAWN_POINTS: Final[i64] = BOSS_PAWNS + MOST_PAWNS + 1  # + points against the Bosses, by steps
BEST_POINTS: Final[i64] = PAWN_POINTS + MOST_POINTS + 1  # + points to be hoped for, by steps
TEMPLE_CARD: Final[i64] = BEST_POINTS + MOST_POINTS + 1  # + Temple card
COURT_CARD: Final[i64] = TEMPLE_CARD + CARDS  # + Court card
HOLDS_SHOSHO: Final[i64] = COURT_CARD + CARDS
SEEN_DECOYS: Final[i64] = HOLDS_SHOSHO + 1  # + Decoys that the seat knows
BLOCK: Final[i64] = SEEN_DECOYS + DECOYS + 1
ROWS: Final[i64] = SEAT_ROWS + 2 * BLOCK

UNITS: Final[i64] = 32
WIDTH: Final[i64] = UNITS + 1
"""The length of a row: one number for each unit, and one that goes straight to the result."""
SIZE: Final[i64] = ROWS * WIDTH + UNITS
"""The size of a network: its rows, and a weight for each unit."""
MOST_ROWS: Final[i64] = 256


def rows_of_seat(s: Cells, seat: i64, base: i64, rows: Cells, count: i64) -> i64:
    """Add the rows of one seat's cards; return how many rows there are now."""
    n = count
    hand = hand_of(seat)
    kind: i64 = 0
    clans: i64 = 0
    strength: i64 = 0
    strongest: i64 = 0
    table = TABLE + seat * KIND_SLOTS
    for clan in range(CLANS):
        held: i64 = 0
        there: i64 = 0
        past = s[CLAN_START + clan + 1]
        while kind < past:
            number = s[hand + kind]
            held += number
            strength += number * s[STRENGTH + kind]
            there += s[table + kind] * s[STRENGTH + kind]
            kind += 1
        lying = s[CARDS_IN + spot(seat, clan)]
        if lying > 0:
            clans += 1
            strongest = max(strongest, there)
        rows[n] = base + CLAN_AT + clan * CLAN_STATES + lying * 5 + min(held, MOST_HELD)
        n += 1
    kind = s[RONIN_KIND]
    rows[n] = base + RONIN_HELD + min(s[hand + kind], MOST_RONIN)
    n += 1
    kind += 1
    while kind < s[KINDS]:
        if s[hand + kind] > 0:
            strength += s[STRENGTH + kind]
            rows[n] = base + YOKAI_HELD + kind
            n += 1
        kind += 1
    rows[n] = base + CLANS_THERE + min(clans, 4)
    rows[n + 1] = base + HAND_SIZE + min(s[HANDS + seat], MOST_HAND)
    rows[n + 2] = base + HAND_STRENGTH + min(strength // STRENGTH_STEP, MOST_STRENGTH)
    rows[n + 3] = base + CLAN_STRENGTH + min(strongest // 2, MOST_CLAN_STRENGTH)
    n += 4
    return n if s[MODE] == GRASSHOPPER else rows_of_pawns(s, seat, base, rows, n)


def rows_of_pawns(s: Cells, seat: i64, base: i64, rows: Cells, count: i64) -> i64:
    """Add the rows of a seat that only the long mode has."""
    n = count
    there = s[AT_SHOWDOWN + seat]
    coming = 3 * (LAST_ROUND - s[ROUND] + 1)
    rows[n] = base + SAFE_PAWNS + min(s[AT_COURT + seat] + s[AT_MISSIONS + seat], MOST_PAWNS)
    rows[n + 1] = base + BOSS_PAWNS + min(there, MOST_PAWNS)
    rows[n + 2] = base + PAWN_POINTS + step_of(showdown_reward(s, there))
    rows[n + 3] = base + BEST_POINTS + step_of(best_pawn_points(s, seat, there, coming))
    rows[n + 4] = base + SEEN_DECOYS + DECOYS - unknown_decoys(s, seat)
    n += 5
    if s[TEMPLE_OF + seat] >= 0:
        rows[n] = base + TEMPLE_CARD + s[TEMPLE_OF + seat]
        n += 1
    if s[COURT_OF + seat] >= 0:
        rows[n] = base + COURT_CARD + s[COURT_OF + seat]
        n += 1
    if s[SHOSHO] == seat:
        rows[n] = base + HOLDS_SHOSHO
        n += 1
    return n


def step_of(points: i64) -> i64:
    """The place of points, times 100, among their rows."""
    return min(max(points // POINTS_STEP + LEAST_POINTS, 0), MOST_POINTS)


def rows_of(s: Cells, seat: i64, rows: Cells) -> i64:
    """Write the rows of a table, as a seat's chance is asked for; return how many there are."""
    seats = s[SEATS]
    best: i64 = -1000
    for other in range(seats):
        if other != seat:
            best = max(best, ranking_points(s, other))
    lead = ranking_points(s, seat) - best
    kind = s[RONIN_KIND] + 1
    yokai: i64 = 0
    while kind < s[KINDS]:
        yokai += s[JIGOKU + kind]
        kind += 1
    rows[0] = ALWAYS
    rows[1] = TO_MOVE + (s[ACTIVE] - seat + seats) % seats
    rows[2] = LEAD + MOST_LEAD + min(max(lead, -MOST_LEAD), MOST_LEAD)
    rows[3] = DECK_LEFT + min(s[DECK_SIZE] // DECK_STEP, MOST_DECK)
    rows[4] = RESHUFFLED + min(s[RESHUFFLES], MOST_RESHUFFLES)
    rows[5] = RONIN_LYING + min(s[JIGOKU + s[RONIN_KIND]], MOST_RONIN)
    rows[6] = YOKAI_LYING + min(yokai, MOST_YOKAI)
    rows[7] = ROUNDS + s[ROUND] - 1
    n = rows_of_seat(s, seat, SEAT_ROWS, rows, 8)
    for step in range(1, SEAT_SLOTS):
        if step < seats:
            n = rows_of_seat(s, (seat + step) % seats, SEAT_ROWS + BLOCK, rows, n)
    return n


def network_score(s: Cells, seat: i64, weights: Floats, rows: Cells, hidden: Floats) -> float:
    """The logit of a seat's chance."""
    n = rows_of(s, seat, rows)
    for unit in range(WIDTH):
        hidden[unit] = 0.0
    for index in range(n):
        at = rows[index] * WIDTH
        for unit in range(WIDTH):
            hidden[unit] = hidden[unit] + weights[at + unit]
    total = hidden[UNITS]
    at = ROWS * WIDTH
    for unit in range(UNITS):
        total += max(0.0, hidden[unit]) * weights[at + unit]
    return total


def network_shares(
    s: Cells, weights: Floats, rows: Cells, hidden: Floats, rewards: Cells, full: i64
) -> None:
    """Write the expected win share of each seat into the rewards."""
    seats = s[SEATS]
    if seats == 2:
        mover = s[ACTIVE]
        chance = 1.0 / (1.0 + math.exp(-network_score(s, mover, weights, rows, hidden)))
        share: i64 = int(float(full) * chance)
        rewards[mover] = share
        rewards[1 - mover] = full - share
        rewards[WIN_SHARES + mover] = share
        rewards[WIN_SHARES + 1 - mover] = full - share
        return
    chances: list[float] = []
    total = 0.0
    for seat in range(seats):
        chance = 1.0 / (1.0 + math.exp(-network_score(s, seat, weights, rows, hidden)))
        chances.append(chance)
        total += chance
    for seat in range(seats):
        share = int(float(full) * chances[seat] / total)
        rewards[seat] = share
        rewards[WIN_SHARES + seat] = share
