"""Checks of observations, for the tests of all games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from kagemusha.core.batch import BatchState
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.kernel import row


def observed(rules: Rules[Any], state: BatchState, seat: int | None, at: int = 0) -> list[int]:
    """An observation as the kernel writes it, from place `at` of a larger row on."""
    numbering = rules.numbering()
    assert numbering is not None
    out = row(at + numbering.size + at)
    state.observe_start(out, at)
    state.observe(-1 if seat is None else seat, out, at)
    numbers = list(out)
    assert not any(numbers[:at] + numbers[at + numbering.size :])
    return numbers[at : at + numbering.size]


def check_fields(rules: Rules[Any]) -> None:
    """The fields stand side by side and have names of their own."""
    numbering = rules.numbering()
    assert numbering is not None
    fields = numbering.fields
    place = 0
    for field in fields:
        assert field.start == place, field.name
        assert field.span <= 255, field.name
        assert field.size == field.rows * (len(field.among) or field.size)
        place += field.size
    assert len({field.name for field in fields}) == len(fields)


def read(rules: Rules[Any], numbers: Sequence[int]) -> dict[str, Any]:
    """An observation read back, by the names of its fields; every number is within its bounds."""
    numbering = rules.numbering()
    assert numbering is not None
    found = {}
    for field in numbering.fields:
        part = numbers[field.start : field.start + field.size]
        assert 0 <= min(part) <= max(part) <= field.span, field.name
        scaled = [0.0] * field.start + [number / field.span for number in part]
        found[field.name] = field.read(scaled)
    return found


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


def check_secrecy(rules: Rules[Any], seed: int, every: int, most: int | None = None) -> int:
    """An observation follows from the view alone, for every seat and for a spectator.

    Looked at are some of the first states of a random match. A state that was drawn from the view,
    and a twin in which only hidden things differ, give the same numbers. Returns how many of those
    states differed from the true one.
    """
    differed = 0
    rng = Rng(seed)
    for number, state in enumerate(islice(random_states(rules, seed), most)):
        if number % every:
            continue
        for seat in (*range(rules.seats), None):
            seen = observed(rules, state, seat, at=number % 3)
            twins = [rules.disguise(state, seat, rng)]
            if seat is not None and rules.pending(state):
                twins.append(rules.determinize(rules.view(state, seat), rng))
            for twin in twins:
                differed += rules.encode(twin) != rules.encode(state)
                assert observed(rules, twin, seat) == seen
    return differed
