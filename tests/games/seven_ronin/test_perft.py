"""Perft: the number of complete plans pins the generator, and a count by hand pins the number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import kagemusha
from kagemusha.core.perft import count_plans
from kagemusha.games.seven_ronin.board import village
from kagemusha.games.seven_ronin.rules import SevenRoninRules
from kagemusha.games.seven_ronin.state import State
from tests.games.seven_ronin.plans_by_hand import (
    Situation,
    count_ronin_plans,
    ninja_plans,
    ronin_plans,
    situation,
)
from tests.games.seven_ronin.table import ATTACKER, DEFENDER, MINIATURE, look

pytestmark = pytest.mark.slow

CROWDED: dict[str, Any] = {
    **MINIATURE,
    "name": "crowded",
    "reserves": 30,
    "round": [{"threat": 2, "minimum": 9}, {"threat": 0, "minimum": 3}],
}
"""A minimum that the limits cannot hold (and a round in which no area can be attacked)."""

TURNED: dict[str, Any] = {
    **village().to_dict(),
    "name": "turned",
    "area": [*village().to_dict()["area"][-1:], *village().to_dict()["area"][:-1]],
    "round": [{"threat": 3, "minimum": 100}],
}
"""The village with the Inn first, and all that can be deployed must be."""


@dataclass(frozen=True)
class Case:
    """A position, and the pinned numbers of plans."""

    line: str
    ninja: int
    ronin: int
    minimum: str = "track"
    options: dict[str, Any] = field(default_factory=dict)


CASES = {
    "start": Case("", 1_415, 1_512_000),
    "two on the Green": Case("round=3 ninja=green:2", 7_401, 3_477_600),
    "held Kabe": Case("round=2 ronin=kabe:2@well held=kabe", 1_404, 151_200),
    "held Tasuke": Case(
        "round=3 ronin=tasuke:0@inn,kabe:x held=tasuke ninja=green:1", 3_713, 55_440
    ),
    "held Tasuke under a marker": Case(
        "round=3 ronin=tasuke:0@inn,kabe:x held=tasuke silenced=tasuke ninja=green:1", 3_713, 30_240
    ),
    "Tasuke under a marker": Case("round=2 silenced=tasuke ninja=inn:3", 1_404, 604_800),
    "Tasuke and Musashi held together": Case(
        "round=4 ronin=tasuke:1@field-3,musashi:3@field-3,yumi:x held=tasuke,musashi", 4_303, 3_024
    ),
    "two held apart, one of them Tasuke": Case(
        "round=5 ronin=tasuke:1@field-3,musashi:3@well,yumi:x,yobu:x held=tasuke,musashi",
        4_303,
        504,
    ),
    "three dead": Case("round=5 ronin=yobu:x,hayai:x,kabe:x,taiko:4 ninja=granary:2", 4_303, 7_200),
    "the last one": Case("round=6 ronin=yobu:x,hayai:x,kabe:x,taiko:x,musashi:x,yumi:x", 4_303, 10),
    "few Reserves": Case(
        "round=7 reserves=3 ninja=green:1 ronin=yobu:x,hayai:x,kabe:x", 271, 10_620
    ),
    "one in Reserves": Case(
        "round=8 reserves=1 ninja=green:3 ronin=yobu:x,hayai:x,kabe:x", 11, 10_620
    ),
    "no Reserves": Case("round=4 reserves=0 ninja=well:2 ronin=yobu:x,hayai:x,yumi:x", 1, 7_200),
    "French, late": Case(
        "round=8 reserves=9 ninja=green:1 ronin=yobu:x,hayai:x,yumi:x",
        32_360,
        10_620,
        "threat",
        {"edition": "fr"},
    ),
    "Polish, late": Case(
        "round=8 ronin=yobu:x,hayai:x,yumi:x,kabe:6", 3_588, 7_200, "round", {"edition": "pl"}
    ),
    "Polish, Reserves below the minimum": Case(
        "round=6 reserves=5 ronin=yobu:x,hayai:x,yumi:x", 1_115, 7_200, "round", {"edition": "pl"}
    ),
    "miniature": Case("", 19, 9, "track", {"board": MINIATURE}),
    "miniature, last round": Case("round=2 ninja=green:1", 37, 15, "track", {"board": MINIATURE}),
    "a minimum that does not fit": Case("", 2, 9, "track", {"board": CROWDED}),
    "all that fits, the Inn first": Case("ronin=kabe:x", 10, 302_400, "track", {"board": TURNED}),
    "no area may be attacked": Case("round=2 ninja=green:2", 1, 15, "track", {"board": CROWDED}),
}
by_case = pytest.mark.parametrize("name", CASES)


def start(case: Case) -> tuple[SevenRoninRules, State, Situation]:
    """The rules, the state, and what a planner sees of it."""
    match = kagemusha.game("seven-ronin").position(case.line, options=case.options, seed=1)
    rules = SevenRoninRules(case.options)
    return rules, rules.read_position(case.line), situation(look(match), case.minimum)


def walk(rules: SevenRoninRules, state: State, side: int) -> list[dict[str, Any]]:
    """Every plan that the generator builds: ninja by space, or spaces by ronin."""
    found: list[dict[str, Any]] = []
    stack: list[tuple[State, dict[str, Any]]] = [(state, {})]
    while stack:
        here, plan = stack.pop()
        for action in rules.legal(here, side):
            if action.verb == "seal":
                found.append(plan)
                continue
            parts = dict(action.parts)
            step: dict[str, Any] = (
                {str(parts["area"]): plan.get(str(parts["area"]), 0) + 1}
                if side == ATTACKER
                else {str(parts["ronin"]): parts["area"]}
            )
            there = rules.clone(here)
            rules.apply(there, side, action)
            stack.append((there, {**plan, **step}))
    return found


@by_case
def test_plans_of_the_attacker(name: str) -> None:
    case = CASES[name]
    rules, state, now = start(case)
    built = walk(rules, state, ATTACKER)
    plans = {tuple(sorted(plan.items())) for plan in built}
    assert len(plans) == len(built)  # each plan is built in one way
    assert plans == ninja_plans(now)
    assert len(plans) == case.ninja == sum(count_plans(rules, state, ATTACKER).values())


@by_case
def test_plans_of_the_defender(name: str) -> None:
    case = CASES[name]
    rules, state, now = start(case)
    total = sum(count_plans(rules, state, DEFENDER).values())
    assert total == count_ronin_plans(now)
    if len(now.free) <= 4:
        built = walk(rules, state, DEFENDER)
        plans = {tuple(sorted(plan.items())) for plan in built}
        assert len(plans) == len(built) == total
        assert plans == {tuple(sorted(plan.items())) for plan in ronin_plans(now)}
    assert total == case.ronin
