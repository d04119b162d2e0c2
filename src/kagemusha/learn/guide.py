"""A guided match: a coach explains what is new, what a plan risks and what happened.

The coach's remarks are data of a game: `GUIDE` in its part of this package. Their conditions only
see what one seat may see, so they cannot reveal anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kagemusha.core.plugins import find
from kagemusha.learn.conditions import Condition, Scene

if TYPE_CHECKING:
    from kagemusha.core.event import Event
    from kagemusha.core.game import Result, Rules
    from kagemusha.core.view import View

Facts = Mapping[str, str | int | Sequence[str]]
"""Arguments of a text: numbers, and ids with names."""
AGAIN = "@"
"""Separates the key and the number of a remark that may be shown again: `round@3`."""
LESSONS = 3
"""How many lessons are suggested at the end."""
RECAPS = 4
"""After this many rounds the coach stops summarising what happened."""


def _nothing(_scene: Scene) -> Facts:
    return {}


@dataclass(frozen=True)
class Remark:
    """One remark of the coach: the text `<game>-guide-<id>`, one or two short sentences."""

    id: str
    when: Condition
    show: tuple[str, ...] = ()
    """Ids of the things on the board to mark, as in a lesson."""
    rule: str = ""
    """The rule behind it."""
    lesson: str = ""
    """The lesson that teaches more about it."""
    facts: Callable[[Scene], Facts] = _nothing


@dataclass(frozen=True)
class Guide:
    """The coach of a game: the remarks, and the match that they are for."""

    opponent: str
    """The bot on all other seats."""
    ideas: tuple[Remark, ...]
    """Each is shown once, when its condition first holds; its title is `<game>-guide-<id>-name`."""
    risks: tuple[Remark, ...]
    """Shown before a plan is carried out; `Scene.chosen` has its choices."""
    recaps: tuple[Remark, ...] = ()
    """Shown at most once per round, which is in the fact `round`. Later ones are `<id>-again`."""
    seat: int = 0
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class ShownRemark:
    """A remark to show: text ids and facts, for any language."""

    key: str
    """Clients send it back next time, so that the remark is not shown again."""
    name: str
    """The id of its title; "" if it has none."""
    text: str
    facts: Facts
    remark: Remark


def guide(game_id: str) -> Guide | None:
    """The guide of a game; None if it has none."""
    module = find("learn", game_id)
    found: Guide | None = getattr(module, "GUIDE", None)
    return found


def scene_of(
    rules: Rules[Any],
    view: View,
    events: Sequence[Event],
    result: Result | None,
    plan: Sequence[str] = (),
) -> Scene:
    """The scene for the coach: everything that the seat of a view saw, and its plan."""
    chosen = tuple([action.notation for line in plan for action in rules.parse(line)])
    return Scene(chosen, events, view.to_dict(), result, rules, view)


def remarks(game_id: str, scene: Scene, shown: Iterable[str]) -> list[ShownRemark]:
    """The new remarks of the coach: first what happened, then ideas."""
    coach, known = guide(game_id), set(shown)
    if coach is None:
        return []
    found = [_recap(game_id, recap, scene, known) for recap in coach.recaps]
    found += [
        _to_show(game_id, idea, scene, named=True)
        for idea in coach.ideas
        if idea.id not in known and idea.when.holds(scene)
    ]
    return [one for one in found if one]


def risks(game_id: str, scene: Scene) -> list[ShownRemark]:
    """The remarks about risks of the plan in a scene."""
    coach = guide(game_id)
    return [
        _to_show(game_id, risk, scene)
        for risk in (coach.risks if coach else ())
        if risk.when.holds(scene)
    ]


def learned(game_id: str, shown: Iterable[str]) -> list[Remark]:
    """The ideas that were shown, in the order of the guide."""
    coach, known = guide(game_id), set(shown)
    return [idea for idea in (coach.ideas if coach else ()) if idea.id in known]


def next_lessons(
    game_id: str, shown: Iterable[str], done: Iterable[str], most: int = 3
) -> list[str]:
    """The lessons about the shown ideas, without finished ones."""
    known = set(done)
    wanted = [idea.lesson for idea in learned(game_id, shown) if idea.lesson not in known]
    return [lesson for lesson in dict.fromkeys(wanted) if lesson][:most]


def _to_show(game_id: str, remark: Remark, scene: Scene, *, named: bool = False) -> ShownRemark:
    text = f"{game_id}-guide-{remark.id}"
    return ShownRemark(
        remark.id, f"{text}-name" if named else "", text, remark.facts(scene), remark
    )


def _recap(game_id: str, remark: Remark, scene: Scene, shown: set[str]) -> ShownRemark | None:
    """What happened in a round: in full the first time, then shorter, and after some rounds not."""
    if not remark.when.holds(scene):
        return None
    facts = remark.facts(scene)
    key = f"{remark.id}{AGAIN}{facts['round']}"
    before = sum(one.startswith(f"{remark.id}{AGAIN}") for one in shown)
    if key in shown or before >= RECAPS:
        return None
    text = f"{game_id}-guide-{remark.id}"
    return ShownRemark(key, "", f"{text}-again" if before else text, facts, remark)
