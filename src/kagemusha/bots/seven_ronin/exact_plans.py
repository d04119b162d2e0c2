"""Whole plans as actions, as choices of the kernel, and as mixtures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.view import VillageView

Mixture = Sequence[tuple[Sequence[Action], float]]
"""Whole plans, the seal included, each with its probability."""

FINE = 1 << 30
"""The resolution of probabilities when drawing from a mixture."""


def choices_of(rules: Rules[Any], state: Any, side: int, plan: Sequence[Action]) -> tuple[int, ...]:
    """A plan of actions as the kernel's choices."""
    after = rules.clone(state)
    choices: list[int] = []
    for action in rules.arrange(state, side, plan):
        number = rules.legal(after, side).index(action)
        choices.append(after.legal(side)[number])
        after.apply(side, choices[-1])
    return tuple(choices)


def actions_of(rules: Rules[Any], state: Any, side: int, plan: Sequence[int]) -> list[Action]:
    """A plan of the kernel's choices as actions."""
    after = rules.clone(state)
    after.clear_plan(side)
    actions: list[Action] = []
    for choice in plan:
        actions.append(rules.legal(after, side)[after.legal(side).index(choice)])
        after.apply(side, choice)
    return actions


def state_of(rules: Rules[Any], model: Any, cells: Any) -> Any:
    """A state around the cells of the kernel."""
    state = rules.clone(model)
    state.cells = cells
    return state


def draw_plan(mixture: Mixture, rng: Rng) -> Sequence[Action]:
    """Draw a plan by its probability."""
    return rng.weighted([(plan, round(chance * FINE)) for plan, chance in mixture])


def view_of(rules: Rules[Any], state: Any, seat: int | None) -> VillageView:
    """What a seat may see of a state."""
    view = rules.view(state, seat)
    if not isinstance(view, VillageView):
        raise TypeError(f"not a view of 7 Ronin: {type(view).__name__}")
    return view


def seat_of(view: View) -> int:
    """The seat that a view belongs to."""
    if view.seat is None:
        raise TypeError("a spectator does not play")
    return view.seat
