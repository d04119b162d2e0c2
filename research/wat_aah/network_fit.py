"""Fits the champion's network to chances, and the likelihood of hands to hands that were held.

Rows are not fitted alone: a row is the sum of its own number and of steps that it shares with
similar rows, so that frequent situations help with rare ones.
"""

from __future__ import annotations

import time

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots.wat_aah.search.network import (
    BEST_POINTS,
    BLOCK,
    BOSS_PAWNS,
    CLAN_AT,
    CLAN_STATES,
    CLAN_STRENGTH,
    DECK_LEFT,
    HAND_SIZE,
    HAND_STRENGTH,
    LEAD,
    MOST_CLAN_STRENGTH,
    MOST_DECK,
    MOST_HAND,
    MOST_LEAD,
    MOST_PAWNS,
    MOST_POINTS,
    MOST_RONIN,
    MOST_STRENGTH,
    PAWN_POINTS,
    RONIN_HELD,
    ROWS,
    SAFE_PAWNS,
    SEAT_ROWS,
    UNITS,
    YOKAI_HELD,
)
from kagemusha.games.wat_aah.phases.layout import CLANS, KIND_SLOTS

Numbers = NDArray[np.float32]
Rows = NDArray[np.int16]

BATCH = 1024
RATE = 0.003
DECAY = 1e-4
KEPT_APART = 20
"""One in this many positions is only for testing."""
HAND_RIDGE = 3.0
HAND_TURNS = 15
LARGEST = 5
"""The numbers of cards of a clan in play or in hand: none to four."""
HINGES = (-10, -5, 0, 5, 10)
"""The leads at which the effect of one more point may change."""


def _clan_columns(first: int, size: int) -> list[Numbers]:
    """Steps of the clans that lie from a row on: by number of cards, and by clan."""
    columns: list[Numbers] = []
    places = [[first + clan * CLAN_STATES + n for n in range(CLAN_STATES)] for clan in range(CLANS)]

    def add(rows: list[int]) -> None:
        column = np.zeros(size, np.float32)
        column[rows] = 1
        columns.append(column)

    for state in range(CLAN_STATES):
        add([place[state] for place in places])
    for place in places:
        for number in range(1, LARGEST):
            add([place[lying * LARGEST + number] for lying in range(LARGEST)])
            add(place[number * LARGEST : (number + 1) * LARGEST])
    return columns


def steps() -> Numbers:
    """For every row of the network, the steps that it consists of."""
    columns: list[Numbers] = []

    def ramp(first: int, size: int, middle: int, scale: float) -> None:
        column = np.zeros(ROWS, np.float32)
        column[first : first + size] = (np.arange(size) - middle) / scale
        columns.append(column)

    leads = np.arange(-MOST_LEAD, MOST_LEAD + 1)
    ramp(LEAD, len(leads), MOST_LEAD, 10)
    for hinge in HINGES:
        column = np.zeros(ROWS, np.float32)
        column[LEAD : LEAD + len(leads)] = np.maximum(0, leads - hinge) / 10
        columns.append(column)
    ramp(DECK_LEFT, MOST_DECK + 1, 8, 4)
    for base in (SEAT_ROWS, SEAT_ROWS + BLOCK):
        ramp(base + HAND_SIZE, MOST_HAND + 1, 7, 4)
        ramp(base + HAND_STRENGTH, MOST_STRENGTH + 1, 8, 4)
        ramp(base + CLAN_STRENGTH, MOST_CLAN_STRENGTH + 1, 4, 4)
        ramp(base + RONIN_HELD, MOST_RONIN + 1, 0, 1)
        ramp(base + SAFE_PAWNS, MOST_PAWNS + 1, 2, 2)
        ramp(base + BOSS_PAWNS, MOST_PAWNS + 1, 2, 2)
        ramp(base + PAWN_POINTS, MOST_POINTS + 1, 5, 4)
        ramp(base + BEST_POINTS, MOST_POINTS + 1, 10, 4)
        columns += _clan_columns(base + CLAN_AT, ROWS)
    return np.concatenate([np.eye(ROWS, dtype=np.float32), np.array(columns).T], axis=1)


def dense(rows: Rows, size: int) -> Numbers:
    """A 1 for every row of each position."""
    found = np.zeros((len(rows), size), np.float32)
    at, place = np.nonzero(rows >= 0)
    found[at, rows[at, place]] = 1
    return found


def chances(scores: Numbers) -> Numbers:
    """Convert logits to chances."""
    return np.asarray(1 / (1 + np.exp(-np.clip(scores, -30, 30))), np.float32)


def surprise(guessed: Numbers, wanted: Numbers) -> float:
    """The cross-entropy of a guess."""
    guessed = np.clip(guessed, 1e-5, 1 - 1e-5)
    return float(-(wanted * np.log(guessed) + (1 - wanted) * np.log(1 - guessed)).mean())


class Network:
    """One hidden layer and a linear part that bypasses it, in steps."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.steps = steps()
        size = self.steps.shape[1]
        self.parts: list[Numbers] = [
            np.zeros(size, np.float32),
            rng.normal(0, 0.1, (size, UNITS)).astype(np.float32),
            rng.normal(0, 0.1, UNITS).astype(np.float32),
        ]

    @classmethod
    def read(cls, numbers: list[float]) -> Network:
        """A network as the search has it, to go on with."""
        network = cls(1)
        rows = np.array(numbers[:-UNITS], np.float32).reshape(ROWS, UNITS + 1)
        straight, into, out = network.parts
        straight[:], into[:], out[:] = 0, 0, numbers[-UNITS:]
        straight[:ROWS], into[:ROWS] = rows[:, UNITS], rows[:, :UNITS]
        return network

    def scores(self, rows: Rows) -> Numbers:
        """The logits of positions."""
        straight, into, out = self.parts
        flat = np.concatenate([self.steps @ into, (self.steps @ straight)[:, None]], axis=1)
        found: list[Numbers] = []
        for first in range(0, len(rows), BATCH):
            sums = dense(rows[first : first + BATCH], ROWS) @ flat
            found.append(sums[:, UNITS] + np.maximum(sums[:, :UNITS], 0) @ out)
        return np.concatenate(found)

    def loss(self, rows: Rows, wanted: Numbers) -> float:
        """The cross-entropy on the positions kept apart."""
        tests = np.arange(len(rows)) % KEPT_APART == 0
        return surprise(chances(self.scores(rows[tests])), wanted[tests])

    def fit(
        self, rows: Rows, wanted: Numbers, seconds: float, turns: int, slower: float = 1.0
    ) -> float:
        """Fit to chances for so many seconds or passes over the positions; the loss at the end."""
        rng = np.random.default_rng(1)
        train = np.flatnonzero(np.arange(len(rows)) % KEPT_APART != 0)
        moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        batch = min(BATCH, len(train))
        batches = len(train) // batch
        began, done, past = time.monotonic(), 0, 0.0
        while past < 1.0:
            if done % batches == 0:
                order = rng.permutation(train)
            some = order[done % batches * batch :][:batch]
            past = max((time.monotonic() - began) / seconds, done / (turns * batches))
            done += 1
            rate = RATE * slower * max(0.02, 1 - past)
            self._improve(rows[some], wanted[some], moments, done, rate)
        return self.loss(rows, wanted)

    def _improve(
        self,
        rows: Rows,
        wanted: Numbers,
        moments: list[tuple[Numbers, Numbers]],
        done: int,
        rate: float,
    ) -> None:
        """One step of Adam."""
        straight, into, out = self.parts
        seen = dense(rows, ROWS)
        hidden = seen @ (self.steps @ into)
        kept = np.maximum(hidden, 0)
        slope = (chances(seen @ (self.steps @ straight) + kept @ out) - wanted) / len(rows)
        back = slope[:, None] * out * (hidden > 0)
        slopes = [self.steps.T @ (seen.T @ slope), self.steps.T @ (seen.T @ back), kept.T @ slope]
        for index, part in enumerate(self.parts):
            one, two = moments[index]
            one += 0.1 * (slopes[index] - one)
            two += 0.001 * (slopes[index] ** 2 - two)
            spread = np.sqrt(two / (1 - 0.999**done)) + 1e-8
            np.subtract(part, rate * (one / (1 - 0.9**done) / spread + DECAY * part), out=part)

    def numbers(self) -> list[int]:
        """The network as rows in thousandths, for the search."""
        straight, into, out = self.parts
        flat = np.concatenate([self.steps @ into, (self.steps @ straight)[:, None]], axis=1)
        return [round(1000 * float(number)) for number in [*flat.ravel(), *out]]


def _hand_steps() -> Numbers:
    """The steps of the rows of a hand."""
    columns = _clan_columns(CLAN_AT, BLOCK)
    for row in (
        *range(RONIN_HELD, RONIN_HELD + MOST_RONIN + 1),
        *range(YOKAI_HELD, YOKAI_HELD + KIND_SLOTS),
    ):
        columns.append(np.eye(BLOCK, dtype=np.float32)[row])
    for power in (1, 2):
        column = np.zeros(BLOCK, np.float32)
        place = slice(HAND_STRENGTH, HAND_STRENGTH + MOST_STRENGTH + 1)
        column[place] = (np.arange(MOST_STRENGTH + 1) / 5) ** power
        columns.append(column)
    return np.array(columns).T


def fit_hands(hands: Rows, match: NDArray[np.int32]) -> tuple[list[int], float, float]:
    """How likely hands are compared with random ones, in thousandths.

    Also the surprise at the true hand among the others, in matches kept apart, and without weights.
    """
    number, each, _ = hands.shape
    into = _hand_steps()
    flat = hands.reshape(number * each, -1)
    seen = np.concatenate(
        [dense(flat[first : first + 8192], BLOCK) @ into for first in range(0, len(flat), 8192)]
    ).reshape(number, each, -1)
    differ = np.abs(seen - seen[:, :1]).sum((1, 2)) > 0
    tests = differ & (match % KEPT_APART == 1)
    train = seen[differ & ~tests].astype(np.float64)
    weights = np.zeros(seen.shape[2])
    for _ in range(HAND_TURNS):
        likely = _likely(train, weights)
        mean = np.einsum("nk,nkf->nf", likely, train)
        slope = (train[:, 0] - mean).sum(0) - HAND_RIDGE * weights
        curve = np.einsum("nk,nkf,nkg->fg", likely, train, train, optimize=True) - mean.T @ mean
        weights += np.linalg.solve(curve + HAND_RIDGE * np.eye(len(weights)), slope)
    left = -np.log(_likely(seen[tests].astype(np.float64), weights)[:, 0]).mean()
    numbers = [round(1000 * float(number)) for number in into @ weights]
    return numbers, float(left), float(np.log(each))


def _likely(seen: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    scores = seen @ weights
    found = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(found / found.sum(1, keepdims=True), np.float64)
