"""Evaluates a table: its features, and the Attacker's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec

from kagemusha.bots.seven_ronin.search.network import SIZE, network_score
from kagemusha.games.seven_ronin.phases.end_phase import areas_held
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    AREAS_TO_WIN,
    ATTACKER,
    CASUALTY,
    CURSED,
    ELIMINATED,
    FIELD,
    GREEN,
    HELD,
    KIND,
    LIMIT,
    LIVING,
    NINJA,
    OVER,
    PENNED,
    PHASE,
    RESERVES,
    RONIN_SLOTS,
    ROUND,
    ROUNDS,
    SILENCED,
    SPACES,
    STATION,
    VITALITY,
    WINNER,
    WOUNDS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

    Floats = vec[float]
    """A flat run of numbers."""

# The features of a table, by their positions in a flat array.
ONE: Final[i64] = 0
NEED: Final[i64] = 1  # + areas still needed to win, less 1: one, two, three or four
NINJA_STANDING: Final[i64] = 5
BANDS: Final[i64] = 6  # areas with three ninja or more
TAKEN: Final[i64] = 7  # + kind: ninja stand on such an area
IN_RESERVES: Final[i64] = 17
SHORT: Final[i64] = 18  # how many the Reserves lack for full attacks in all rounds that are left
DRY: Final[i64] = 19  # how many they lack for half as much
ON_GREEN: Final[i64] = 20
GREEN_TAKEN: Final[i64] = 21
ALIVE: Final[i64] = 22  # + ronin
ROOM: Final[i64] = 29  # + ronin: wounds that he can still take
ROOM_OF_ONE: Final[i64] = 36  # + ronin
ROOM_OF_TWO: Final[i64] = 43  # + ronin
LIVING_SQUARED: Final[i64] = 50
IS_HELD: Final[i64] = 51  # + ronin
IS_SILENCED: Final[i64] = 58  # + ronin
TRAPPED: Final[i64] = 65  # held where he can be overwhelmed
FEATURES: Final[i64] = 66

MOST_LEFT: Final[i64] = 8  # rounds left when a match begins, in the village
LINEAR: Final[i64] = FEATURES * (MOST_LEFT + 1)
"""The number of feature weights; those of a network may follow."""

FULL: Final[i64] = 5  # ninja of a full attack
HALF: Final[i64] = 3

HOPE: Final = 1e-4
"""The maximum value of a lost last round, so that better and worse losses differ."""

TIMES: Final = vec[float]([float(number) for number in range(128)])
"""Small integers as factors: faster than converting them."""


def floats(numbers: Sequence[float]) -> Floats:
    """These numbers as a flat array."""
    return vec[float](numbers)


def logistic(score: float) -> float:
    """1 / (1 + e ** -score), approximated with basic arithmetic, to be the same everywhere."""
    power = 1.0 - max(-30.0, min(score, 30.0)) / 256
    for _ in range(8):
        power *= power
    return 1.0 / (1.0 + power)


def score(s: Cells, reserves: i64, left: i64, held: i64, silenced: i64, weights: Floats) -> float:
    """The logit of the Attacker's chance with `left` rounds to play: by the network, if the weights
    have one and there are rounds left."""
    if len(weights) > LINEAR and left < MOST_LEFT:
        return network_score(s, reserves, held, silenced, weights, LINEAR + (left - 1) * SIZE)
    return linear_score(s, reserves, left, held, silenced, weights)


def linear_score(
    s: Cells, reserves: i64, left: i64, held: i64, silenced: i64, weights: Floats
) -> float:
    """The sum of the features times their weights for this number of rounds."""
    w = left * FEATURES
    total = weights[w + ONE]
    standing: i64 = 0
    taken: i64 = 0
    fields: i64 = 0
    areas = s[AREAS]
    area: i64 = 0
    while area < areas:
        ninja = s[NINJA + area]
        if ninja > 0:
            taken += 1
            standing += ninja
            kind = s[KIND + area]
            total += weights[w + TAKEN + kind]
            if kind == FIELD:
                fields += 1
            if ninja >= HALF:
                total += weights[w + BANDS]
        area += 1
    if fields == 2:
        taken += 1
    need = max(1, s[AREAS_TO_WIN] - taken)
    if need < 5:
        total += weights[w + NEED + need - 1]
    green = s[NINJA + GREEN]
    total += weights[w + NINJA_STANDING] * TIMES[standing]
    total += weights[w + IN_RESERVES] * TIMES[reserves]
    total += weights[w + SHORT] * TIMES[max(0, FULL * left - reserves)]
    total += weights[w + DRY] * TIMES[max(0, HALF * left - reserves)]
    if green > 0:
        total += weights[w + ON_GREEN] * TIMES[green] + weights[w + GREEN_TAKEN]
    total += weights[w + LIVING_SQUARED] * TIMES[s[LIVING] * s[LIVING]]
    ronin: i64 = 0
    while ronin < RONIN_SLOTS:
        if s[STATION + ronin] != ELIMINATED:
            total += ronin_score(s, ronin, w, held, silenced, weights)
        ronin += 1
    return total


def ronin_score(s: Cells, ronin: i64, w: i64, held: i64, silenced: i64, weights: Floats) -> float:
    """What one living ronin adds to the score; his weights start at `w`."""
    own = s[VITALITY + ronin] - s[WOUNDS + ronin]
    total = weights[w + ALIVE + ronin] + weights[w + ROOM + ronin] * TIMES[own]
    if own == 1:
        total += weights[w + ROOM_OF_ONE + ronin]
    elif own == 2:
        total += weights[w + ROOM_OF_TWO + ronin]
    if held >> ronin & 1:
        total += weights[w + IS_HELD + ronin]
        station = s[STATION + ronin]
        if station >= 0 and own <= s[LIMIT + station] + s[NINJA + GREEN]:
            total += weights[w + TRAPPED]
    if silenced >> ronin & 1:
        total += weights[w + IS_SILENCED + ronin]
    return total


def planning_score(s: Cells, weights: Floats) -> float:
    """The logit of the Attacker's chance when planning begins."""
    left = s[ROUNDS] - s[ROUND] + 1
    return score(s, s[RESERVES], left, s[HELD], s[SILENCED], weights)


def evaluate(s: Cells, weights: Floats) -> float:
    """The Attacker's chance if step 3 ends now."""
    if s[PHASE] == OVER:
        return 1.0 if s[WINNER] == ATTACKER else 0.0
    if may_be_taken(s) and areas_held(s) >= s[AREAS_TO_WIN]:
        return 1.0
    left = s[ROUNDS] - s[ROUND]
    reserves = s[RESERVES]
    if s[CASUALTY + s[ROUND] - 1] > 0 and reserves > 0:
        reserves -= 1
    if reserves == 0 and no_ninja(s):
        return 0.0
    if left == 0:
        return HOPE * logistic(linear_score(s, reserves, 1, s[PENNED], s[CURSED], weights))
    return logistic(score(s, reserves, left, s[PENNED], s[CURSED], weights))


def may_be_taken(s: Cells) -> bool:
    """Whether ninja are on nearly enough areas: a quick check before the exact one."""
    bands: i64 = 0
    area: i64 = 0
    while area < s[AREAS]:
        if s[NINJA + area] > 0:
            bands += 1
        area += 1
    return bands + 1 >= s[AREAS_TO_WIN]


def no_ninja(s: Cells) -> bool:
    """Whether no ninja is on the board, the Green included."""
    space: i64 = 0
    while space < SPACES:
        if s[NINJA + space] > 0:
            return False
        space += 1
    return True
