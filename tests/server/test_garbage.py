"""Garbage is looked for while nobody waits."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from kagemusha.server.garbage import IDLE, Sweeper


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def python_does_not() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def knots(number: int) -> weakref.ref[Knot]:
    first = weakref.ref(Knot())
    for _ in range(number):
        Knot()
    return first


def work() -> None:
    end = time.process_time() + 2 * IDLE
    while time.process_time() < end:
        pass


def test_while_nobody_waits() -> None:
    sweeper, knot = Sweeper(some=1000, many=100_000), knots(2000)
    assert knot() is not None
    assert sweeper.look()
    assert knot() is None
    assert not sweeper.look()


def test_not_while_there_is_work() -> None:
    sweeper, knot = Sweeper(some=1000, many=100_000), knots(2000)
    work()
    assert not sweeper.look()
    assert knot() is not None
    assert sweeper.look()
    assert knot() is None


def test_at_any_time_when_there_is_too_much() -> None:
    sweeper, knot = Sweeper(some=1000, many=5000), knots(6000)
    work()
    assert sweeper.look()
    assert knot() is None
