"""Converts plans between numbers and actions, and reads what a view says about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kagemusha.bots.seven_ronin.plan_types import MOST_NINJA, RONIN, SPACES, Plan, PlanKnowledge
from kagemusha.core.action import Action
from kagemusha.games.seven_ronin.board import GREEN_ID, RONIN_IDS
from kagemusha.games.seven_ronin.names import bits_of
from kagemusha.games.seven_ronin.notation import make
from kagemusha.games.seven_ronin.view import BESIDE, GONE, VillageView

ATTACKER, DEFENDER = 0, 1
GREEN = SPACES - 1
AWAY, DEAD = -1, -2


def space_of(view: VillageView, name: str) -> int:
    """The number of a space in a plan."""
    return GREEN if name == GREEN_ID else [area.id for area in view.areas].index(name)


def name_of(view: VillageView, space: int) -> str:
    """The id of a space of a plan."""
    return GREEN_ID if space == GREEN else view.areas[space].id


def is_begun(view: VillageView) -> bool:
    """Whether something is already on the seat's planning board."""
    if view.ninja_plan is not None:
        return any(view.ninja_plan)
    placed = zip(view.ronin, view.ronin_plan or (), strict=False)
    return any(space is not None and not ronin.held for ronin, space in placed)


def as_actions(view: VillageView, plan: Plan) -> tuple[Action, ...]:
    """The steps of a whole plan of the view's seat, with the seal."""
    if view.seat == ATTACKER:
        steps = [
            make("deploy", (("area", name_of(view, space)),))
            for space, number in enumerate(plan)
            for _ in range(number)
        ]
    else:
        held = {ronin.id for ronin in view.ronin if ronin.held}
        steps = [
            make("deploy", (("ronin", ronin), ("area", name_of(view, space))))
            for ronin, space in zip(RONIN_IDS, plan, strict=True)
            if space >= 0 and ronin not in held
        ]
    return (*steps, make("seal"))


def remaining_steps(view: VillageView, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """The steps that are not yet on the planning board."""
    placed: Counter[str] = Counter()
    spaces = [*(area.id for area in view.areas), GREEN_ID]
    for space, number in zip(spaces, view.ninja_plan or (), strict=False):
        placed[f"deploy {space}"] = number
    for ronin, station in zip(view.ronin, view.ronin_plan or (), strict=False):
        if station is not None and not ronin.held:
            placed[f"deploy {ronin.id} {station}"] = 1
    rest: list[Action] = []
    for action in actions:
        if placed[action.notation] > 0:
            placed[action.notation] -= 1
        else:
            rest.append(action)
    return tuple(rest)


def as_plan(view: VillageView, actions: Sequence[Action]) -> Plan:
    """The plan on the seat's planning board after these steps."""
    words = [action.notation.split()[1:] for action in actions if action.verb == "deploy"]
    if view.seat == ATTACKER:
        plan = [0] * SPACES
        for space, number in enumerate(view.ninja_plan or ()):
            plan[GREEN if space == len(view.areas) else space] += number
        for (name,) in words:
            plan[space_of(view, name)] += 1
        return tuple(plan)
    plan = list(_posts(view))
    for ronin, name in words:
        plan[RONIN_IDS.index(ronin)] = space_of(view, name)
    return tuple(plan)


def plan_knowledge(view: VillageView) -> PlanKnowledge:
    """What the seat knows about the two plans before it decides."""
    least = [0] * SPACES
    most = [MOST_NINJA] * SPACES
    area, seen = -1, 0
    if view.ninja_plan is not None and any(view.ninja_plan):
        placed = as_plan(view, ())
        last = max(space for space in range(SPACES) if placed[space])
        for space in range(last + 1):  # a plan names spaces in the order of the board
            least[space] = placed[space]
            if space < last:
                most[space] = placed[space]
    if view.spy is not None and view.spy.told is not None and view.spy.area is not None:
        spied = space_of(view, view.spy.area)
        if isinstance(view.spy.told, int):
            least[spied] = most[spied] = view.spy.told
        else:
            area, seen = spied, bits_of(view.spy.told)
    return PlanKnowledge(tuple(least), tuple(most), _posts(view), area, seen)


def _posts(view: VillageView) -> Plan:
    """The known stations of ronin."""
    posts = [DEAD] * RONIN
    planned = view.ronin_plan or (None,) * len(view.ronin)
    for ronin, station in zip(view.ronin, planned, strict=True):
        place = station if station is not None else ronin.station
        if place != GONE:
            number = RONIN_IDS.index(ronin.id)
            posts[number] = AWAY if place == BESIDE else space_of(view, place)
    return tuple(posts)


def seat_chance(view: VillageView, chance: float) -> float:
    """The chance of the view's seat, given the Attacker's chance."""
    return chance if view.seat == ATTACKER else 1.0 - chance
