"""A clock for tests."""

from __future__ import annotations


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)
