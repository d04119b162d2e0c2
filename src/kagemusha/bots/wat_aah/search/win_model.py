"""A logistic model of who wins, for the start of a round: where a playout may stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.between_rounds import best_pawn_points, unknown_decoys
from kagemusha.bots.wat_aah.search.hand_values import hand_value
from kagemusha.core.kernel import ZERO
from kagemusha.games.wat_aah.phases.layout import (
    AT_COURT,
    AT_MISSIONS,
    AT_SHOWDOWN,
    BOSSES,
    COURT_OF,
    DAMAGE,
    DECOY,
    LAST_ROUND,
    REWARD,
    ROUND,
    SEATS,
    SHOSHO,
    TEMPLE_OF,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

FEATURES: Final[i64] = 8
WIN_SHARES: Final[i64] = 4
"""The first cell of the win shares among the rewards."""


def features(s: Cells, w: Cells, seat: i64) -> list[float]:
    """The features of a seat at the start of a round."""
    there = s[AT_SHOWDOWN + seat]
    coming = 3 * (LAST_ROUND - s[ROUND] + 1)
    # Pawns on the board count by the true Bosses, later pawns by what the seat knows of them.
    return [
        float(s[AT_COURT + seat] + s[AT_MISSIONS + seat]),
        float(showdown_reward(s, there)) / 1000.0,
        float(best_pawn_points(s, seat, there, coming)) / 1000.0,
        float(3 - unknown_decoys(s, seat)),
        float(hand_value(s, w, seat)) / 1000.0,
        1.0 if s[SHOSHO] == seat else 0.0,
        1.0 if s[COURT_OF + seat] >= 0 else 0.0,
        1.0 if s[TEMPLE_OF + seat] >= 0 else 0.0,
    ]


def showdown_reward(s: Cells, pawns: i64) -> i64:
    """The mean points of pawns in the Showdown against the Bosses of this world, times 100."""
    total: i64 = 0
    bosses: i64 = 0
    for boss in range(s[BOSSES]):
        if s[DECOY] != boss and s[DECOY + 1] != boss and s[DECOY + 2] != boss:
            left = min(max(pawns - s[DAMAGE + boss], 0), 5)
            total += 100 * s[REWARD + boss * 6 + left]
            bosses += 1
    return total // bosses


def predict_shares(s: Cells, w: Cells, model: Sequence[float], rewards: Cells, full: i64) -> None:
    """Write the expected win share of each seat into the rewards."""
    first = ZERO if s[ROUND] == LAST_ROUND else FEATURES
    chances: list[float] = []
    total = 0.0
    for seat in range(s[SEATS]):
        value = 0.0
        seen = features(s, w, seat)
        for index in range(FEATURES):
            value += model[first + index] * seen[index]
        chance = math.exp(value)
        chances.append(chance)
        total += chance
    for seat in range(s[SEATS]):
        share: i64 = int(float(full) * chances[seat] / total)
        rewards[seat] = share
        rewards[WIN_SHARES + seat] = share
