"""Gymnasium's vector environment, and one policy on every kind of environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import kagemusha
from kagemusha.cuda.kernels import games_with_kernel, kernel_of
from kagemusha.envs import GYMNASIUM, raw_env
from kagemusha.envs.names import VERSION
from kagemusha.envs.solo import SoloEnv
from kagemusha.vector import MatchesEnv

pytestmark = pytest.mark.filterwarnings("default")


@pytest.mark.parametrize("name", GYMNASIUM)
def test_the_ids(name: str) -> None:
    made = gymnasium.make_vec(f"kagemusha/{name}-v{VERSION}", num_envs=3)
    seen, infos = made.reset(seed=3)
    ended = False
    for _ in range(400):
        assert made.observation_space.contains(seen)
        mask = infos["action_mask"]
        assert mask.shape == (3, made.action_space.nvec[0])  # type: ignore[attr-defined]
        seen, rewards, done, cut, infos = made.step(mask.argmax(axis=1))
        assert not cut.any()
        assert not rewards[~done].any()
        if ended := bool(done.any()):
            assert set(rewards[done]) <= {1.0, -1.0}
            break
    assert ended
    made.close()


def test_what_it_returned_before_stays() -> None:
    envs = MatchesEnv(2, "seven-ronin")
    seen, infos = envs.reset(seed=1)
    before = seen.copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert (seen == before).all()
    assert (envs.reset(seed=1)[0] == before).all()
    assert envs.action_masks().dtype == np.bool_
    fast = MatchesEnv(2, "seven-ronin", copy=False)
    seen, infos = fast.reset(seed=1)
    fast.step(infos["action_mask"].argmax(axis=1))
    assert (seen != before).any()


class Linear:
    """A policy: the legal action with the highest sum of weighted numbers."""

    def __init__(self, seen: int, actions: int) -> None:
        rng = np.random.default_rng(8)
        self.weights = rng.integers(-5, 6, (seen, actions)).astype(np.float64)

    def __call__(self, seen: Any, mask: Any) -> Any:
        scores = np.round(np.asarray(seen, np.float64) @ self.weights, 3)
        return np.where(mask, scores, -np.inf).argmax(axis=-1)


@pytest.mark.parametrize("game", kagemusha.games())
def test_one_policy_runs_on_every_environment(game: str) -> None:
    """Sizes, meaning of numbers and of actions are the same everywhere, a GPU's as well."""
    envs = MatchesEnv(2, game, learners="all")
    seen, infos = envs.reset(seed=2)
    policy = Linear(seen.shape[1], infos["action_mask"].shape[1])
    for _ in range(30):
        seen, *_, infos = envs.step(policy(seen, infos["action_mask"]))
    table: Any = raw_env(game)
    table.reset(seed=2)
    for agent in table.agent_iter(60):
        found, _, ended, cut, _ = table.last()
        done = ended or cut
        table.step(None if done else int(policy(found["observation"], found["action_mask"])))
        assert agent
    solo = SoloEnv(game, bot="random")
    told, _ = solo.reset(seed=2)
    for _ in range(20):
        told, _, over, *_ = solo.step(int(policy(told["observation"], told["action_mask"])))
        if over:
            break
    if game in games_with_kernel():
        check_gpu(game, policy, envs)


def check_gpu(game: str, policy: Callable[..., Any], envs: MatchesEnv) -> None:
    """The programs of a GPU, run here, write the same observations and masks of a state."""
    kernel = kernel_of(game)
    from kagemusha.core import kernel_loader

    def plain(function: Any) -> Any:
        return function

    functions = kernel_loader.wrapped(kernel.package, plain)
    assert (kernel.observation, kernel.choices) == (
        envs.single_observation_space.shape[0],  # type: ignore[index]
        len(envs.many.spec.space),
    )
    group = envs.many._group
    assert group
    for place in range(2):
        cells = [int(number) for number in group._engine.state(place).numbers()]
        seat = int(envs.many.arrays.seats[place])
        out = np.full(kernel.observation, 99, np.uint8)  # every number is written
        functions.observe_board(cells, out, 0)
        functions.observe_match(cells, seat, out, 0)
        seen = out * envs.many.spec.encoder.scale
        assert (seen == envs.many.arrays.observations[place]).all()
        buffer = [0] * kernel.legal
        count = functions.choices_of(cells, seat, buffer)
        mask = np.zeros(kernel.choices, np.int8)
        mask[buffer[:count]] = 1
        assert (mask == envs.many.arrays.mask[place]).all()
        mine = policy(envs.many.arrays.observations[place], envs.many.arrays.mask[place])
        assert policy(seen, mask) == mine


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from kagemusha.core import extras

    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(kagemusha.KagemushaError, match=r"kagemusha\[vector\]"):
        extras.require("vector", "gymnasium")
