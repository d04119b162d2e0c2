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
    """The choices, in notation, that complete the step. Empty if it is only read."""
    accept: Condition | None = None
    """What completes the step; without it, exactly the solution does."""
    free: bool = False
    """Whether other choices are allowed in between; otherwise only the start of the solution is."""
    wrong: tuple[Wrong, ...] = ()
    """Checked in order, after `accept`."""
    script: tuple[str, ...] = ()
    """What is played when the step is completed: `1 seal` is the choice `seal` of seat 1.

    Moves that are not legal then, because the learner found another way, are skipped.
    """
    otherwise: tuple[str, ...] = ()
    """What is played after any other wrong choice."""
    show: tuple[str, ...] = ()
    """Ids of the things on the board to mark."""
    rule: str = ""
    """The rule behind the step."""

    @property
    def accepted(self) -> Condition:
        """What completes the step."""
        return self.accept or ChoseExactly(self.solution)


@dataclass(frozen=True)
class Lesson:
    """A short playable lesson. Its title is the text `<game>-lesson-<id>`."""

    id: str
    group: str
    """The part of the course that it belongs to: the text `<game>-lessons-<group>`."""
    seat: int
    """The learner's seat."""
    steps: tuple[LessonStep, ...]
    position: str | None = None
    """The position line, if it does not start at the start of a match."""
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    chance: tuple[str, ...] = ()
    """The answers of chance in this order, as far as they are possible; then the seed decides."""
    opponent: str = ""
    """The bot that chooses for the others if no script does."""
