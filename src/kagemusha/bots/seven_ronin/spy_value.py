"""The value of using a Spy token now, estimated from the mixtures of a round without spies."""

from __future__ import annotations

from collections import defaultdict

from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_types import SPACES, MixedPlan
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.matrix_game import fill_column
from kagemusha.core.action import Legal
from kagemusha.core.kernel import cells
from kagemusha.games.seven_ronin.view import VillageView

WARNED = 0.6
"""The fraction of the gain that remains, because the other side learns where the spy looks."""
TOKEN_VALUE = 0.02
"""The value of keeping the token, for each later round, as a chance to win."""


def spy_gains(plan_game: PlanGame, view: VillageView, legal: Legal) -> list[float]:
    """What each choice gains compared with never using the token."""
    attacks, guards = plan_game.attack_mixture(), plan_game.guard_mixture()
    payoffs = [[_chance(plan_game, attack, guard) for guard in guards] for attack in attacks]
    attacks_spied = view.step == "spy-defender"
    left = len(view.track) - view.round
    names = [area.id for area in view.areas]
    gains: list[float] = []
    for action in legal:
        if action.verb != "spy":
            gains.append(TOKEN_VALUE * left)
            continue
        area = names.index(action.notation.split()[1])
        if attacks_spied:
            columns = [list(column) for column in zip(*payoffs, strict=True)]
            value = -_informed([[-v for v in column] for column in columns], attacks, area)
            gains.append(WARNED * (plan_game.chance() - value))
        else:
            value = _informed(payoffs, guards, area)
            gains.append(WARNED * (value - plan_game.chance()))
    return gains


def _chance(plan_game: PlanGame, attack: MixedPlan, guard: MixedPlan) -> float:
    column = floats([0.0])
    fill_column(
        plan_game.workspace, plan_game.table, cells(attack.plan), 0, 1, cells(guard.plan), column
    )
    return column[0]


def _informed(payoffs: list[list[float]], hidden: list[MixedPlan], area: int) -> float:
    """The chance of a side that learns what happens on an area and answers each case optimally."""
    cases: dict[object, list[int]] = defaultdict(list)
    for index, entry in enumerate(hidden):
        told: object = tuple(ronin for ronin, space in enumerate(entry.plan) if space == area)
        if len(entry.plan) == SPACES:
            told = entry.plan[area]
        cases[told].append(index)
    return sum(
        max(sum(row[index] * hidden[index].share for index in case) for row in payoffs)
        for case in cases.values()
    )
