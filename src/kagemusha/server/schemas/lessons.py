"""Lessons, examples and the coach."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from kagemusha.server.schemas.common import Natural, Plan
from kagemusha.server.schemas.games import Named
from kagemusha.server.schemas.updates import Update

Trail = Annotated[list[list[str]], Meta(max_length=400)]


class LessonCard(Struct):
    """A lesson of a game's course."""

    id: str
    title: str
    about: str
    group: str
    group_name: str
    steps: int


class Course(Struct):
    """The lessons of a game, in order; none if it has no course."""

    lessons: list[LessonCard]


class LessonRequest(Struct, forbid_unknown_fields=True):
    """What was chosen in a lesson so far: a plan for each choice, [] for a step that is read."""

    trail: Trail
    language: str | None = None


class LessonWhyRequest(LessonRequest, forbid_unknown_fields=True, kw_only=True):
    """A plan that one would like to do in a lesson."""

    plan: Plan


class ExampleCard(Struct):
    """A worked example of a rule."""

    id: str
    rule: str
    title: str
    text: str


class Introduction(Struct):
    """A game in short, and the examples of its rules."""

    intro: list[str]
    examples: list[ExampleCard]


class LessonState(Struct):
    """Where somebody is in a lesson, and what their last choice led to."""

    trail: list[list[str]]
    """To send next time. What was wrong is not in it."""
    begun: int
    """The length of the trail when the step began: cut it there to try the step again."""
    verdict: Literal["start", "more", "right", "wrong", "done"]
    step: int
    """From 0; `steps` once the lesson is over."""
    steps: int
    text: str
    rule: str
    show: list[str]
    """Ids of what to mark on the board."""
    reads: bool
    """Whether the step is for reading only: continue with []."""
    solution: list[str]
    """What is still to be chosen, as actions."""
    reason: str
    """Why the last choice was wrong."""
    frames: list[Update]
    """What the last choice led to, one after another, each with its new events."""
    update: Update
    """What is seen now, with all events."""


Keys = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=200)]


class CoachRequest(Struct, forbid_unknown_fields=True):
    """Earlier remarks of the coach, by key; or a plan, to get its risks."""

    shown: Keys = field(default_factory=list)
    plan: Plan | None = None
    advised: Plan | None = None
    """What the coach advised: of this, or the beginning of it, he does not warn."""
    done: Keys = field(default_factory=list)
    """Lessons that need no longer be offered."""
    seat: Natural | None = None
    language: str | None = None


class CoachRemark(Struct):
    """One thing that the coach says."""

    key: str
    """To send next time, so that it is not shown again. With an @ it is for this match only."""
    name: str
    """Its title; "" if it has none."""
    text: str
    rule: str
    show: list[str]
    """Ids of what to mark on the board."""


class Coaching(Struct):
    """What the coach has to say now; after the match also what was learned, and what is next."""

    remarks: list[CoachRemark]
    learned: list[str]
    lessons: list[Named]
