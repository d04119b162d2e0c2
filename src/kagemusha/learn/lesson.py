"""A lesson as data: where it starts, what each step asks, the answer to a wrong choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kagemusha.learn.conditions import ChoseExactly, Condition


@dataclass(frozen=True)
class Wrong:
    """A wrong choice with its own text."""

    id: str
    when: Condition
    script: tuple[str, ...] = ()
    """What is played then to show the consequence, as for a step."""


@dataclass(frozen=True)
class LessonStep:
    """One idea: one sentence to read, and usually one thing to do.

    The text ids are `<game>-lesson-<lesson>-<step>` for the sentence, `<the same>-wrong` for the
    reason why a choice is wrong, and `<the same>-<wrong>` for those of `wrong`.
    """

    id: str
    solution: tuple[str, ...] = ()
    """Choices, in notation, that fulfil the step. None: it is only read."""
    accept: Condition | None = None
    """What fulfils the step; without it, exactly the solution."""
    free: bool = False
    """Whether any choice may be on the way; else only the beginning of the solution is."""
    wrong: tuple[Wrong, ...] = ()
    """Looked at in order, after `accept`."""
    script: tuple[str, ...] = ()
    """What is played when the step is fulfilled: `1 seal` is the choice `seal` of seat 1.

    What is not legal then, because the learner found another way, is left out.
    """
    otherwise: tuple[str, ...] = ()
    """What is played after any other wrong choice."""
    show: tuple[str, ...] = ()
    """Ids of the things on the board to mark."""
    rule: str = ""
    """The rule that the step is about."""

    @property
    def accepted(self) -> Condition:
        """What fulfils the step."""
        return self.accept or ChoseExactly(self.solution)


@dataclass(frozen=True)
class Lesson:
    """A short playable lesson. Its title is the text `<game>-lesson-<id>`."""

    id: str
    group: str
    """The part of the course that it belongs to: the text `<game>-lessons-<group>`."""
    seat: int
    """Where the learner sits."""
    steps: tuple[LessonStep, ...]
    position: str | None = None
    """Where it starts, if not at the start of a match."""
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    chance: tuple[str, ...] = ()
    """What chance answers, in this order, as far as it can; the seed decides the rest."""
    opponent: str = ""
    """The bot that chooses for the others where no script does."""
