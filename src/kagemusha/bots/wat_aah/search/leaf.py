"""What the table between two rounds is worth to each seat: where a playout may stop."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.board import prospect, unknown_decoys
from kagemusha.bots.wat_aah.search.hands import hand_worth
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
SHARES: Final[i64] = 4
"""Where the shares of victory begin among the rewards."""


def features(s: Cells, w: Cells, seat: i64) -> list[float]:
    """What is seen of a seat at the start of a round."""
    there = s[AT_SHOWDOWN + seat]
    coming = 3 * (LAST_ROUND - s[ROUND] + 1)
    # What it has is worth what it truly brings; what is to come, what the seat thinks it brings.
    return [
        float(s[AT_COURT + seat] + s[AT_MISSIONS + seat]),
        float(true_reward(s, there)) / 1000.0,
        float(prospect(s, seat, there, coming)) / 1000.0,
        float(3 - unknown_decoys(s, seat)),
        float(hand_worth(s, w, seat)) / 1000.0,
        1.0 if s[SHOSHO] == seat else 0.0,
        1.0 if s[COURT_OF + seat] >= 0 else 0.0,
        1.0 if s[TEMPLE_OF + seat] >= 0 else 0.0,
    ]


def true_reward(s: Cells, pawns: i64) -> i64:
    """What pawns bring in the Showdown against the Bosses left in this world, in hundredths."""
    total: i64 = 0
    bosses: i64 = 0
    for boss in range(s[BOSSES]):
        if s[DECOY] != boss and s[DECOY + 1] != boss and s[DECOY + 2] != boss:
            left = min(max(pawns - s[DAMAGE + boss], 0), 5)
            total += 100 * s[REWARD + boss * 6 + left]
            bosses += 1
    return total // bosses


def shares(s: Cells, w: Cells, learned: Sequence[float], rewards: Cells, full: i64) -> None:
    """Write what each seat may expect of a victory, by a logistic model, into the rewards."""
    first = ZERO if s[ROUND] == LAST_ROUND else FEATURES
    chances: list[float] = []
    total = 0.0
    for seat in range(s[SEATS]):
        value = 0.0
        seen = features(s, w, seat)
        for index in range(FEATURES):
            value += learned[first + index] * seen[index]
        chance = math.exp(value)
        chances.append(chance)
        total += chance
    for seat in range(s[SEATS]):
        share: i64 = int(float(full) * chances[seat] / total)
        rewards[seat] = share
        rewards[SHARES + seat] = share
