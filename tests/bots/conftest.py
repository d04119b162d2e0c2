"""Fixtures for the tests of bots."""

from __future__ import annotations

import pytest


class Clock:
    """A clock that advances when it is read, so that bots do the same on every machine."""

    TICK = 0.001

    def __init__(self) -> None:
        self.seconds = 0.0

    def perf_counter(self) -> float:
        self.seconds += self.TICK
        return self.seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of every deadline: it advances by a millisecond each time it is read."""
    clock = Clock()
    monkeypatch.setattr("kagemusha.bots.thinking_time.time", clock)
    return clock
