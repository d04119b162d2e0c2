"""What the tests of all games' observations share."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from kagemusha.core.chance import Rng
from kagemusha.core.features import Feature
from kagemusha.core.game import Rules
from kagemusha.core.kernel import cells

POISON = -99


def observed(observe: Callable[..., None], state: Any, seat: int, size: int) -> list[int]:
    """An observation, written over cells that hold something else."""
    out = cells([POISON] * size)
    observe(state.cells, seat, out)
    return list(out)


def check_features(features: Sequence[Feature], size: int) -> None:
    """The features stand side by side and name every cell once."""
    cell = 0
    for feature in features:
        assert feature.first == cell, feature.name
        cell += feature.size
    assert cell == size


def check_bounds(features: Sequence[Feature], numbers: Sequence[int]) -> None:
    """Every number lies within its bounds."""
    for feature in features:
        for number in numbers[feature.first : feature.first + feature.size]:
            assert feature.low <= number <= feature.high, feature.name


def random_states(rules: Rules[Any], seed: int) -> Iterator[Any]:
    """The states of a random match, each before a choice, and the last one."""
    dice = random.Random(seed)
    state = rules.setup()
    while pending := rules.pending(state):
        if pending == (-1,):
            chances = rules.chances(state)
            actions = dice.choices([a for a, _ in chances], [w for _, w in chances])
            rules.apply(state, -1, actions[0])
            continue
        yield state
        seat = dice.choice(pending)
        rules.apply(state, seat, dice.choice(list(rules.legal(state, seat))))
    yield state


def check_twins(
    rules: Rules[Any], observe: Callable[..., None], size: int, seed: int, every: int
) -> int:
    """What a seat may not see is not in its observation; how many twins differed in the state."""
    differed = 0
    rng = Rng(seed)
    for number, state in enumerate(random_states(rules, seed)):
        if number % every:
            continue
        for seat in range(rules.seats):
            twin = rules.disguise(state, seat, rng)
            differed += twin.numbers() != state.numbers()
            assert observed(observe, twin, seat, size) == observed(observe, state, seat, size)
    return differed
