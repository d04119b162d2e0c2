"""Describes whole plans in words, step by step."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from typing import Any

from kagemusha.core.action import Legal
from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.text.speaker import Speaker


def plans_in_words(
    rules: Rules[Any], speaker: Speaker, view: View, plans: Iterable[Sequence[str]]
) -> list[list[str]]:
    """What each step of some plans would do, from the view of their seat.

    The steps are applied in a world drawn from the view, so that each is described in its context.
    The action that only closes a plan is left out.
    """
    world = rules.determinize(view, Rng("plans in words"))
    return [_in_words(rules, speaker, view.seat, rules.clone(world), plan) for plan in plans]


def plan_in_words(
    rules: Rules[Any], speaker: Speaker, view: View, plan: Sequence[str]
) -> list[str]:
    """The same for one plan."""
    return plans_in_words(rules, speaker, view, [plan])[0]


def _in_words(
    rules: Rules[Any], speaker: Speaker, seat: int | None, world: Any, plan: Sequence[str]
) -> list[str]:
    if seat is None:
        raise ValueError("a spectator has no plans")
    say = speaker.describe if len(plan) == 1 else speaker.step
    steps: list[str] = []
    for notation in plan:
        legal = Legal() if rules.pending(world) == (CHANCE,) else rules.legal(world, seat)
        action = next((action for action in legal if action.notation == notation), None)
        if action is None:  # steps after a die or a card cannot be known yet
            steps.append(notation)
            continue
        if action.parts or len(plan) == 1:
            steps.append(say(rules.view(world, seat), action))
        rules.apply(world, seat, action)
    counted = [(words, len(list(same))) for words, same in itertools.groupby(steps)]
    return [words if number == 1 else f"{words} ×{number}" for words, number in counted]
