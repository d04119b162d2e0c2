"""Gymnasium's checker on every mode, with bots in the other seats."""

from __future__ import annotations

from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kagemusha.arena import simulate
from kagemusha.core.errors import KagemushaError, OptionError
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
    assert table.notation(table.index("deploy well")) == "deploy well"
    with pytest.raises(KagemushaError, match="moon"):
        table.index("deploy moon")


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


@pytest.mark.parametrize(
    ("game", "seats", "options", "games"),
    [
        ("seven-ronin", 2, {}, 150),
        ("wat-aah", 2, {}, 100),
        ("era-of-the-ninja", 1, {"mode": "lone-ninja"}, 60),
    ],
)
def test_a_random_learner_fares_as_random_does_in_the_arena(
    game: str, seats: int, options: dict[str, Any], games: int
) -> None:
    """The same match-up by two ways ends as often in each way, within the intervals of both."""
    table = SoloEnv(game, seats, bot="random", **options)
    choose, ends, steps = np.random.default_rng(5), Counter[tuple[bool, str]](), []
    _, info = table.reset(seed=5)
    for _ in range(games):
        ended, taken = False, 0
        while not ended:
            action = int(choose.choice(np.flatnonzero(info["action_mask"])))
            _, reward, ended, _, info = table.step(action)
            taken += 1
        ends[float(reward) > 0, info["reason"]] += 1
        steps.append(taken)
        _, info = table.reset()
    records = simulate(game, ["random"] * seats, 4 * games, options=options, seed=5).matches
    expected = Counter((0 in record.winners, record.reason) for record in records)
    for end in ends | expected:
        share = (ends[end] + expected[end]) / (games + len(records))
        error = (share * (1 - share) * (1 / games + 1 / len(records))) ** 0.5
        assert abs(ends[end] / games - expected[end] / len(records)) <= 4 * error, end
    if seats == 1:  # where random always ends in the same way, how soon it does still tells
        played = [record.decisions for record in records]
        error = (np.var(steps) / games + np.var(played) / len(played)) ** 0.5
        assert abs(np.mean(steps) - np.mean(played)) < 3 * error
