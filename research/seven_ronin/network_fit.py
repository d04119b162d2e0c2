"""Fits the champion's network for one number of rounds left to chances found by search.

It does not fit the rows of the network, but steps: the effect of one more ninja on an area, or of
one more wound that a ronin can take. So frequent situations help with rare ones.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots.seven_ronin.search.network import (
    ALWAYS,
    AT_GREEN,
    HELD_AT,
    IN_A_TRAP,
    MOST_GREEN,
    MOST_NEED,
    MOST_NINJA,
    MOST_RESERVES,
    MOST_ROOM,
    NEEDED,
    NINJA_AT,
    RESERVED,
    ROOM_OF,
    ROWS,
    SILENT,
    UNITS,
)
from kagemusha.games.seven_ronin.phases.layout import AREA_SLOTS, RONIN_SLOTS, SPACES

Numbers = NDArray[np.float64]

HINGES = (3, 6, 9, 12, 15, 18, 22, 26, 30)
"""The numbers of ninja in the Reserves at which the effect of one more may change."""
BATCH = 64
PATIENCE = 40
"""The fit ends after this many epochs without an improvement."""
MOST_TURNS = 300
RATE = 0.003
DECAY = 0.1
KEPT_APART = 8
"""One in this many positions is only for testing."""


def steps() -> Numbers:
    """For every row of the network, the steps that it consists of."""
    columns: list[Numbers] = []

    def add(rows: dict[int, float]) -> None:
        column = np.zeros(ROWS)
        for row, number in rows.items():
            column[row] = number
        columns.append(column)

    add({ALWAYS: 1.0})
    for area in range(AREA_SLOTS):
        first = NINJA_AT + area * MOST_NINJA
        for least in range(MOST_NINJA):
            add({first + number: 1.0 for number in range(least, MOST_NINJA)})
    add({AT_GREEN + number: 1.0 for number in range(MOST_GREEN)})
    add({AT_GREEN + number: number / 3 for number in range(MOST_GREEN)})
    for ronin in range(RONIN_SLOTS):
        first = ROOM_OF + ronin * (MOST_ROOM + 1)
        add({first + room: 1.0 for room in range(MOST_ROOM + 1)})
        add({first + room: room / 4 for room in range(MOST_ROOM + 1)})
        for most in (1, 2, 3):
            add({first + room: 1.0 for room in range(most + 1)})
        add({HELD_AT + ronin * SPACES + space: 1.0 for space in range(SPACES)})
        add({SILENT + ronin: 1.0})
    for space in range(SPACES):
        add({HELD_AT + ronin * SPACES + space: 1.0 for ronin in range(RONIN_SLOTS)})
    for most in range(MOST_NEED - 1):
        add({NEEDED + need: 1.0 for need in range(most + 1)})
    add({RESERVED: 1.0})
    for hinge in (0, *HINGES):
        add({RESERVED + n: max(0, n - hinge) / 10 for n in range(MOST_RESERVES + 1)})
    add({IN_A_TRAP: 1.0})
    return np.array(columns).T


STEPS = steps()


@dataclass
class Network:
    """One hidden layer, and a linear part that bypasses it."""

    straight: Numbers
    into: Numbers
    out: Numbers
    turns: int = 0
    moments: list[tuple[Numbers, Numbers]] = field(default_factory=list)

    def scores(self, seen: Numbers) -> Numbers:
        """The logits of positions, which are given by their steps."""
        found: Numbers = seen @ self.straight + np.maximum(seen @ self.into, 0.0) @ self.out
        return found

    def parts(self) -> list[Numbers]:
        """The parameters to fit."""
        return [self.straight, self.into, self.out]

    def numbers(self) -> list[float]:
        """The network as a flat array of rows, for the search."""
        rows = np.concatenate([STEPS @ self.into, (STEPS @ self.straight)[:, None]], axis=1)
        return [round(float(number), 4) for number in [*rows.ravel(), *self.out]]


def chances(scores: Numbers) -> Numbers:
    """Convert logits to chances."""
    found: Numbers = 1 / (1 + np.exp(-np.clip(scores, -30, 30)))
    return found


def off(one: Numbers, other: Numbers) -> float:
    """The root mean square of their differences."""
    return float(np.sqrt(np.mean((one - other) ** 2)))


def surprise(guessed: Numbers, wanted: Numbers, weights: Numbers) -> float:
    """The cross-entropy of a guess."""
    guessed = np.clip(guessed, 1e-5, 1 - 1e-5)
    each = wanted * np.log(guessed) + (1 - wanted) * np.log(1 - guessed)
    return float(-(weights * each).sum() / weights.sum())


def fit(
    rows: Numbers, wanted: Numbers, weights: Numbers, start: Numbers, seed: int
) -> tuple[Network, float, float]:
    """A network for these positions, and the errors of it and of the start on the test positions.

    `rows` has a 1 for every row of the network that a position has; `start` are the initial logits
    of the linear part.
    """
    rng = np.random.default_rng(seed)
    seen = rows @ STEPS
    size = seen.shape[1]
    ridge = 1e-2 * len(seen) * np.eye(size) / 100
    straight = np.asarray(np.linalg.solve(seen.T @ seen + ridge, seen.T @ start), np.float64)
    network = Network(
        straight, rng.normal(0, 0.7 / np.sqrt(12), (size, UNITS)), rng.normal(0, 0.05, UNITS)
    )
    tests = rng.permutation(len(seen)) % KEPT_APART == 0
    train = np.flatnonzero(~tests)
    best, least, since = [part.copy() for part in network.parts()], np.inf, 0
    for turn in range(MOST_TURNS):
        order = rng.permutation(train)
        rate = RATE * (1 - turn / MOST_TURNS)
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            _improve(network, seen[some], wanted[some], weights[some], rate)
        guessed = chances(network.scores(seen[tests]))
        loss = surprise(guessed, wanted[tests], weights[tests])
        if loss < least:
            best, least, since = [part.copy() for part in network.parts()], loss, 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    network.straight, network.into, network.out = best
    exact = tests & (weights >= 1.0)
    return (
        network,
        off(chances(network.scores(seen[exact])), wanted[exact]),
        off(chances(start[exact]), wanted[exact]),
    )


def _improve(
    network: Network, seen: Numbers, wanted: Numbers, weights: Numbers, rate: float
) -> None:
    """One step of Adam."""
    hidden = np.maximum(seen @ network.into, 0.0)
    guessed = chances(seen @ network.straight + hidden @ network.out)
    slope = weights * (guessed - wanted) / weights.sum()
    back = slope[:, None] * network.out * (hidden > 0)
    slopes = [seen.T @ slope, seen.T @ back, hidden.T @ slope]
    network.turns += 1
    if not network.moments:
        network.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in slopes]
    for index, (part, own) in enumerate(zip(network.parts(), slopes, strict=True)):
        one, two = network.moments[index]
        one *= 0.9
        one += 0.1 * own
        two *= 0.999
        two += 0.001 * own**2
        mean = one / (1 - 0.9**network.turns)
        spread = two / (1 - 0.999**network.turns)
        np.subtract(part, rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * part), out=part)
