"""What a network is shown of 7 Ronin: bounded, complete, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.games.seven_ronin.features import FEATURES
from kagemusha.games.seven_ronin.phases import layout
from kagemusha.games.seven_ronin.phases import observation as sees
from kagemusha.games.seven_ronin.phases.observation import observe
from tests.games import observations as shared
from tests.games.seven_ronin.table import MINIATURE

GAME = kagemusha.game("seven-ronin")
SIZE = sees.OBSERVATION_SIZE
VARIANTS = [*(options for _, options in GAME.variants()), {"board": MINIATURE, "spy": True}]


def test_features_name_every_number() -> None:
    shared.check_features(FEATURES, SIZE)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_number_is_written_and_within_its_bounds(options: dict[str, object]) -> None:
    for state in shared.random_states(GAME.rules(2, options), seed=3):
        for seat in (0, 1):
            shared.check_bounds(FEATURES, shared.observed(observe, state, seat, SIZE))


@pytest.mark.parametrize("options", VARIANTS)
def test_the_other_plan_is_not_in_it(options: dict[str, object]) -> None:
    rules = GAME.rules(2, options)
    assert shared.check_twins(rules, observe, SIZE, seed=5, every=1) > 20


def test_the_own_plan_is_in_it() -> None:
    rules = GAME.rules()
    state = rules.setup()
    before = shared.observed(observe, state, layout.ATTACKER, SIZE)
    hidden = shared.observed(observe, state, layout.DEFENDER, SIZE)
    rules.apply(state, layout.ATTACKER, next(iter(rules.legal(state, layout.ATTACKER))))
    after = shared.observed(observe, state, layout.ATTACKER, SIZE)
    assert after[sees.SEES_PLAN_COUNT] == before[sees.SEES_PLAN_COUNT] + 1
    assert shared.observed(observe, state, layout.DEFENDER, SIZE) == hidden


def test_it_tells_what_the_view_tells() -> None:
    rules = GAME.rules(2, {"edition": "fr", "spy": True})
    for state in shared.random_states(rules, seed=8):
        for seat in (0, 1):
            view: Any = rules.view(state, seat)
            numbers = shared.observed(observe, state, seat, SIZE)
            ninja = numbers[sees.SEES_NINJA : sees.SEES_NINJA + layout.AREA_SLOTS]
            assert ninja == [area.ninja for area in view.areas]
            wounds = numbers[sees.SEES_WOUNDS : sees.SEES_WOUNDS + layout.RONIN_SLOTS]
            assert wounds == [ronin.wounds for ronin in view.ronin]
            assert numbers[sees.SEES_RESERVES] == view.reserves
            assert numbers[sees.SEES_SUPPLY] == view.supply
            assert numbers[sees.SEES_REQUIRED] == view.required_force
            plan = tuple(numbers[sees.SEES_NINJA_PLAN : sees.SEES_NINJA_PLAN + layout.SPACES])
            assert plan == (view.ninja_plan or (0,) * layout.SPACES)
            told = view.spy.told if view.spy else None
            assert numbers[sees.SEES_TOLD] == (told is not None)
            if isinstance(told, int):
                assert numbers[sees.SEES_TOLD_NINJA] == told
