"""Conditions for steps of lessons and remarks of the coach; combine them with `&`, `|` and `~`."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from kagemusha.core.event import Event
from kagemusha.core.game import Result, Rules
from kagemusha.core.view import View


@dataclass(frozen=True)
class Scene:
    """The input of conditions: only what the learner knows."""

    chosen: tuple[str, ...]
    """The learner's choices in this step, in notation."""
    events: Sequence[Event]
    """The events in this step, as the learner saw them."""
    view: Mapping[str, Any]
    result: Result | None
    rules: Rules[Any] | None = None
    """In a guided match the rules, for computing chances."""
    seen: View | None = None
    """In a guided match the view, for computing chances."""


class Condition(ABC):
    """A condition on a scene."""

    @abstractmethod
    def holds(self, scene: Scene) -> bool:
        """Whether it holds."""

    def __and__(self, other: Condition) -> Condition:
        return _Both(self, other)

    def __or__(self, other: Condition) -> Condition:
        return ~(~self & ~other)

    def __invert__(self) -> Condition:
        return _Not(self)


@dataclass(frozen=True)
class _Both(Condition):
    one: Condition
    other: Condition

    def holds(self, scene: Scene) -> bool:
        return self.one.holds(scene) and self.other.holds(scene)


@dataclass(frozen=True)
class _Not(Condition):
    one: Condition

    def holds(self, scene: Scene) -> bool:
        return not self.one.holds(scene)


@dataclass(frozen=True)
class Chose(Condition):
    """At least `least` choices of this step match a pattern such as `deploy *`."""

    pattern: str
    least: int = 1

    def holds(self, scene: Scene) -> bool:
        """Whether enough choices match."""
        return sum(fnmatchcase(one, self.pattern) for one in scene.chosen) >= self.least


@dataclass(frozen=True)
class ChoseExactly(Condition):
    """The choices of this step are these, in any order."""

    choices: tuple[str, ...]

    def holds(self, scene: Scene) -> bool:
        """Whether no choice is missing and none is additional."""
        return Counter(scene.chosen) == Counter(self.choices)


class Saw(Condition):
    """The learner saw an event of this kind in this step, with at least these arguments."""

    def __init__(self, kind: str, **args: str | int) -> None:
        self.kind, self.args = kind, args

    def holds(self, scene: Scene) -> bool:
        """Whether there was such an event."""
        return any(
            event.kind == self.kind
            and all(event.args.get(key) == value for key, value in self.args.items())
            for event in scene.events
        )


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
}


@dataclass(frozen=True)
class Shows(Condition):
    """The learner's view has this value at a path such as `ronin.2.wounds`."""

    path: str
    comparison: str
    value: Any

    def holds(self, scene: Scene) -> bool:
        """Whether the comparison is true."""
        found: Any = scene.view
        for key in self.path.split("."):
            found = found[int(key)] if isinstance(found, Sequence) else found[key]
        return _COMPARISONS[self.comparison](found, self.value)


@dataclass(frozen=True)
class Won(Condition):
    """The match is over, and this seat is among the winners."""

    seat: int

    def holds(self, scene: Scene) -> bool:
        """Whether it has won."""
        return scene.result is not None and self.seat in scene.result.winners


@dataclass(frozen=True)
class Means(Condition):
    """A function of the scene returns something true."""

    check: Callable[[Scene], object]

    def holds(self, scene: Scene) -> bool:
        """Whether the result is true."""
        return bool(self.check(scene))


class Over(Condition):
    """The match is over, whoever won."""

    def holds(self, scene: Scene) -> bool:
        """Whether it is over."""
        return scene.result is not None
