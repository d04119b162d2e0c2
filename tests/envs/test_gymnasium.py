"""Gymnasium's checker on every mode, with bots in the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kagemusha.arena import simulate
from kagemusha.core.errors import OptionError
from kagemusha.envs import GYMNASIUM
from kagemusha.envs.names import VERSION
from kagemusha.envs.solo import SoloEnv
from tests.envs.variants import every_variant

pytestmark = pytest.mark.filterwarnings("default")


@every_variant
def test_the_checker(variant: Any) -> None:
    game, seats, options = variant
    check_env(SoloEnv(game, seats, bot="random", **options), skip_render_check=True)


@pytest.mark.parametrize("name", GYMNASIUM)
def test_the_ids(name: str) -> None:
    made = gymnasium.make(f"kagemusha/{name}-v{VERSION}", render_mode="ansi")
    seen, info = made.reset(seed=3)
    assert made.observation_space.contains(seen)
    assert (info["action_mask"] == seen["action_mask"]).all()
    choose, ended = np.random.default_rng(3), False
    for _ in range(600):
        action = int(choose.choice(np.flatnonzero(info["action_mask"])))
        seen, reward, ended, cut, info = made.step(action)
        assert not cut
        if ended:
            break
        assert reward == 0
    assert ended
    assert reward in (1.0, -1.0)
    assert info["reason"]
    assert made.render()


def test_an_illegal_action_loses() -> None:
    table = SoloEnv("seven-ronin")
    seen, _ = table.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = table.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert table.notation(wrong) in info["illegal"]


def test_the_defender_and_any_seat() -> None:
    defender = SoloEnv("seven-ronin", seat=1, bot="random")
    seen, info = defender.reset(seed=1)
    assert info["seat"] == 1
    assert seen["action_mask"].any()
    any_seat = SoloEnv("wat-aah", 3, seat=None, bot="random")
    any_seat.reset(seed=1)
    assert {any_seat.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}
    with pytest.raises(OptionError):
        SoloEnv("wat-aah", 2, seat=2)


def test_a_random_learner_fares_as_random_does_in_the_arena() -> None:
    """The same match-up by two ways agrees within the intervals of both."""
    games = 60
    table = SoloEnv("wat-aah", seat=None, bot="random")
    choose, won = np.random.default_rng(5), 0.0
    _, info = table.reset(seed=5)
    for _ in range(games):
        ended = False
        while not ended:
            action = int(choose.choice(np.flatnonzero(info["action_mask"])))
            _, reward, ended, _, info = table.step(action)
        won += reward > 0
        _, info = table.reset()
    records = simulate("wat-aah", ["random", "random"], 300, seed=5).records
    expected = sum(0 in record.winners for record in records) / len(records)
    expected = (expected + sum(1 in record.winners for record in records) / len(records)) / 2
    error = (0.25 / games + 0.25 / len(records)) ** 0.5
    assert abs(won / games - expected) < 3 * error
