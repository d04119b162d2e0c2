"""A match for programs: the rules and a state, without log, texts or copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.event import Event
from kagemusha.core.game import Result, Rules
from kagemusha.core.view import View

Hears = Callable[[list[Event]], None]
"""Told what happened, unmasked."""


class Board:
    """Where a match stands. Chance answers by itself, by a seed, unless there is none."""

    def __init__(
        self,
        rules: Rules[Any],
        seed: int | None,
        hears: Hears | None = None,
        position: str | None = None,
    ) -> None:
        self.rules = rules
        self._source = None if seed is None else SeededSource(seed)
        self._hears = hears
        self._state = rules.setup() if position is None else rules.read_position(position)
        self._tell(rules.opening(self._state))
        self._let_chance_answer()

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a choice; (CHANCE,) if chance does and has no seed."""
        return self.rules.pending(self._state)

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.rules.result(self._state)

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        return self.rules.legal(self._state, seat)

    def chances(self) -> list[tuple[Action, float]]:
        """What chance may answer, with the probability of each."""
        outcomes = self.rules.chances(self._state)
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def view(self, seat: int | None) -> View:
        """What a seat may see."""
        return self.rules.view(self._state, seat)

    def act(self, seat: int, action: Action) -> None:
        """Do a legal action."""
        self._tell(self.rules.apply(self._state, seat, action))
        self._let_chance_answer()

    def arranged(self, seat: int, plan: tuple[Action, ...]) -> tuple[Action, ...]:
        """A whole plan in the order in which its steps are legal."""
        return tuple(self.rules.arrange(self._state, seat, plan))

    def position(self) -> str:
        """The whole state as one line, secrets included."""
        return self.rules.write_position(self._state)

    def clone(self, hears: Hears | None = None) -> Board:
        """An independent copy; chance would answer it as it would answer this one."""
        copy = Board.__new__(Board)
        copy.rules, copy._hears = self.rules, hears
        copy._source = None if self._source is None else self._source.fork()
        copy._state = self.rules.clone(self._state)
        return copy

    def imagined(self, seat: int, rng: Rng, hears: Hears | None = None) -> Board:
        """One of the tables that it may be, by what a seat knows."""
        copy = self.clone(hears)
        copy._state = self.rules.determinize(self.view(seat), rng)
        return copy

    def _let_chance_answer(self) -> None:
        while self._source is not None and self.pending == (CHANCE,):
            answer = self._source.answer(self.rules.chances(self._state))
            self._tell(self.rules.apply(self._state, CHANCE, answer))

    def _tell(self, events: list[Event]) -> None:
        if self._hears is not None:
            self._hears(events)


def rewards(seats: int, result: Result | None) -> list[float]:
    """For each seat: 1 if it won, alone or with others, -1 if not; 0 while the match runs."""
    if result is None:
        return [0.0] * seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]
