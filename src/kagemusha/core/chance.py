"""Chance is a seat. A seeded source answers for it; in tests a script does."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from kagemusha.core.action import Action
from kagemusha.core.errors import KagemushaError, Message

CHANCE = -1
"""The seat of chance."""

T = TypeVar("T")


def fresh_seed() -> int:
    """A new seed that nobody can guess."""
    return secrets.randbits(256)


def commitment(seed: int) -> str:
    """The SHA-256 of a seed, which is published before the match."""
    return hashlib.sha256(f"kagemusha seed {seed}".encode()).hexdigest()


class Rng:
    """Random numbers from a seed and a purpose, the same on every platform and version.

    Different purposes (chance, a bot, determinisation) never share an rng, so drawing more numbers
    for one of them does not change the numbers of the others.
    """

    def __init__(self, seed: int | str, *purpose: str | int) -> None:
        self._key = hashlib.sha256(":".join(map(str, (seed, *purpose))).encode()).digest()
        self._block = 0
        self._pool = 0
        self._bits = 0

    def bits(self, number: int) -> int:
        """The next `number` random bits."""
        while self._bits < number:
            block = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._pool = self._pool << 256 | int.from_bytes(block, "big")
            self._bits += 256
        self._bits -= number
        drawn = self._pool >> self._bits
        self._pool &= (1 << self._bits) - 1
        return drawn

    def below(self, limit: int) -> int:
        """An integer from 0 to `limit` - 1, all equally likely."""
        if limit < 1:
            raise ValueError(f"cannot draw below {limit}: the limit must be at least 1")
        size = (limit - 1).bit_length()
        while (drawn := self.bits(size)) >= limit:
            pass
        return drawn

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[tuple[T, int]]) -> T:
        """One of the items, with probabilities in proportion to their weights."""
        drawn = self.below(sum(weight for _, weight in items))
        for item, weight in items:
            if drawn < weight:
                return item
            drawn -= weight
        raise AssertionError("weights changed while drawing")

    def copy(self) -> Rng:
        """An independent copy that continues like this one."""
        twin = Rng.__new__(Rng)
        twin.__dict__.update(self.__dict__)
        return twin

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """The items in random order."""
        pool = list(items)
        for last in range(len(pool) - 1, 0, -1):
            other = self.below(last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return pool


class Source(Protocol):
    """Decides what chance does."""

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """Choose one of the outcomes, which are given with their weights."""

    def fork(self) -> Source:
        """An independent copy that continues like this one."""


class SeededSource:
    """Answers drawn from a seed."""

    def __init__(self, seed: int | Rng) -> None:
        self._rng = seed if isinstance(seed, Rng) else Rng(seed, "chance")

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """Draw an outcome with a probability in proportion to its weight."""
        return self._rng.weighted(outcomes)

    def draw(self, outcomes: Sequence[tuple[T, int]]) -> T:
        """Draw in the same way from outcomes that are not actions."""
        return self._rng.weighted(outcomes)

    def fork(self) -> SeededSource:
        """An independent copy that continues like this one."""
        return SeededSource(self._rng.copy())


class ScriptedSource:
    """Answers that are known in advance: from a test, or from the log of a match."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = list(answers)

    def answer(self, outcomes: Sequence[tuple[Action, int]]) -> Action:
        """The next answer, which must be one of the outcomes."""
        wanted = self._answers.pop(0) if self._answers else ""
        for outcome, weight in outcomes:
            if outcome.notation == wanted and weight > 0:
                return outcome
        raise KagemushaError(Message("chance-cannot-answer", {"answer": wanted}))

    def fork(self) -> ScriptedSource:
        """An independent copy that continues like this one."""
        return ScriptedSource(self._answers)
