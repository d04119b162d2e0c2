"""Ratings between two rounds: seals, the Shosho, the Temple, the Decoys, pawns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.weights import COURT_CARD, EARLY_PAWN, PEEK_VALUE
from kagemusha.games.wat_aah.phases.layout import (
    AT_MISSIONS,
    AT_SHOWDOWN,
    BOSSES,
    CLOSED_FIST,
    DAMAGE,
    DECOY,
    DECOYS,
    ECHO_STRIKE,
    FALSE_LEDGER,
    GATE_OF_JIGOKU,
    GREEDY_TITHE,
    IRON_DRILL,
    LAST_ROUND,
    LAST_STAND,
    MASTERLESS_BANNER,
    MIST_SCOUTS,
    NO_PEEK,
    PAWN_STEP,
    PAWNS,
    PEEK,
    PEEKED,
    PHASE,
    REWARD,
    ROUND,
    SEAT,
    SHADOW_STORES,
    SHOW_SEAL,
    TEMPLE,
    TEMPLE_CHOOSING,
    TEMPLE_OP,
    TO_COURT,
    TO_MISSIONS,
    TO_SHOWDOWN,
    VISIT_TEMPLE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def rate_between_rounds(
    s: Cells, w: Cells, seat: i64, moves: Cells, n: i64, ratings: Cells
) -> None:
    """Rate each choice between two rounds."""
    phase = s[PHASE]
    for index in range(n):
        move = moves[index]
        value: i64 = 0
        if phase == PAWN_STEP:
            value = pawns_value(s, w, seat, move)
        elif phase == TEMPLE_CHOOSING:
            value = temple_value(s[TEMPLE_OP + move - TEMPLE])
        elif move == SHOW_SEAL or move == SEAT + seat:
            value = 1
        elif move == VISIT_TEMPLE:
            unknown = unknown_decoys(s, seat)
            wanted = unknown == 0 or (s[ROUND] < LAST_ROUND and unknown < 3)
            if wanted:
                value = 3
        elif PEEK <= move < TO_COURT:
            if not s[PEEKED + seat] >> (move - PEEK) & 1:
                value = 2
        elif move == NO_PEEK:
            value = 1
        ratings[index] = value


def unknown_decoys(s: Cells, seat: i64) -> i64:
    """How many Decoys a seat has not seen."""
    number: i64 = 0
    for decoy in range(DECOYS):
        if not s[PEEKED + seat] >> decoy & 1:
            number += 1
    return number


def may_be_last_boss(s: Cells, seat: i64, boss: i64) -> bool:
    """Whether a seat must expect this Boss at the Final Showdown."""
    for decoy in range(DECOYS):
        if s[PEEKED + seat] >> decoy & 1 and s[DECOY + decoy] == boss:
            return False
    return True


def possible_bosses(s: Cells, seat: i64) -> i64:
    """How many Bosses a seat must expect at the Final Showdown."""
    number: i64 = 0
    for boss in range(s[BOSSES]):
        if may_be_last_boss(s, seat, boss):
            number += 1
    return number


def expected_reward(s: Cells, seat: i64, pawns: i64) -> i64:
    """The mean points of pawns in the Final Showdown, times 100."""
    total: i64 = 0
    bosses: i64 = 0
    for boss in range(s[BOSSES]):
        if may_be_last_boss(s, seat, boss):
            left = min(max(pawns - s[DAMAGE + boss], 0), 5)
            total += 100 * s[REWARD + boss * 6 + left]
            bosses += 1
    return total // bosses


def best_pawn_points(s: Cells, seat: i64, pawns: i64, coming: i64) -> i64:
    """The most points with `pawns` at the Showdown and `coming` still to be placed, times 100."""
    best: i64 = -1000000
    more: i64 = 0
    while more <= coming:
        best = max(best, expected_reward(s, seat, pawns + more) + 1000 * (coming - more))
        more += 1
    return best


def pawns_value(s: Cells, w: Cells, seat: i64, move: i64) -> i64:
    """The expected points after a placement of pawns, times 100."""
    rounds = LAST_ROUND - s[ROUND]
    there = s[AT_SHOWDOWN + seat]
    number: i64 = 1
    if move >= TO_SHOWDOWN:
        number = move - TO_SHOWDOWN + 1
    elif move >= TO_MISSIONS:
        number = move - TO_MISSIONS + 1
    left = s[PAWNS + seat] - number
    coming = left + 3 * rounds
    if move >= TO_SHOWDOWN:  # waiting gives more information
        return best_pawn_points(s, seat, there + number, coming) - w[EARLY_PAWN] * (left + rounds)
    total = 1000 * number + best_pawn_points(s, seat, there, coming)
    if move == TO_COURT:
        return total + w[COURT_CARD] if rounds > 0 else total
    if (s[AT_MISSIONS + seat] + number) % 2 == 0 and coming > 0:
        total += w[PEEK_VALUE] * unknown_decoys(s, seat) // 3
    return total


def temple_value(effect: i64) -> i64:
    """A rough ranking of the Temple cards."""
    order: i64 = 0
    if effect == LAST_STAND:
        order = 10
    elif effect == MIST_SCOUTS:
        order = 9
    elif effect == CLOSED_FIST:
        order = 8
    elif effect == GREEDY_TITHE:
        order = 7
    elif effect == SHADOW_STORES:
        order = 6
    elif effect == IRON_DRILL:
        order = 5
    elif effect == GATE_OF_JIGOKU:
        order = 4
    elif effect == ECHO_STRIKE:
        order = 3
    elif effect == FALSE_LEDGER:
        order = 2
    elif effect == MASTERLESS_BANNER:
        order = 1
    return order
