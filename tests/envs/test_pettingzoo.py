"""PettingZoo's own validators, on every mode; and what they do not look at."""

from __future__ import annotations

import itertools
import sys
import types
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)

import kagemusha
from kagemusha.core.errors import IllegalAction
from kagemusha.envs import env, parallel_env, raw_env
from tests.envs.variants import every_variant

# The validators play with NumPy's warnings on, and warn themselves about what is only unusual.
pytestmark = pytest.mark.filterwarnings("default")


@every_variant
def test_the_validators_of_agents_in_turn(variant: Any) -> None:
    game, seats, options = variant
    api_test(env(game, seats, **options), num_cycles=120)


@every_variant
def test_the_validators_of_agents_at_once(variant: Any) -> None:
    game, seats, options = variant
    parallel_api_test(parallel_env(game, seats, **options), num_cycles=60)


@pytest.mark.parametrize("game", kagemusha.games())
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=40)


def test_the_validator_of_speed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock of its own: it plays for five seconds."""
    clock = types.SimpleNamespace(time=itertools.count(0, 0.01).__next__)
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env("seven-ronin"))
    assert "turns per second" in capsys.readouterr().out


def play(game: str, seed: int, seats: int | None = None, **options: Any) -> dict[str, float]:
    table = raw_env(game, seats, **options)
    table.reset(seed=seed)
    choose, earned = np.random.default_rng(seed), dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        earned[agent] += reward
        mask = seen["action_mask"]
        table.step(None if ended or cut else int(choose.choice(np.flatnonzero(mask))))
    return earned


@pytest.mark.parametrize("game", kagemusha.games())
def test_winners_get_one_and_losers_minus_one(game: str) -> None:
    for seed in range(4):
        earned = play(game, seed)
        assert set(earned.values()) <= {1.0, -1.0}
        if game == "seven-ronin":
            assert sum(earned.values()) == 0


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    table = raw_env("seven-ronin")
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(wrong)
    assert (table.observe(table.agent_selection)["observation"] == before["observation"]).all()


def test_who_acts_illegally_loses_at_once() -> None:
    table = env("seven-ronin")
    table.reset(seed=1)
    agent = table.agent_selection
    observed = table.observe(agent)
    assert observed is not None
    table.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert table.rewards[agent] == -1
    assert all(table.terminations.values())


def test_planning_is_simultaneous_in_the_parallel_game() -> None:
    table = parallel_env("seven-ronin")
    seen, _ = table.reset(seed=1)
    masks = [seen[agent]["action_mask"] for agent in table.agents]
    assert all(mask[:-1].any() and not mask[-1] for mask in masks), "both plan"
    waited = False
    choose = np.random.default_rng(1)
    while table.agents:
        moves = {
            a: int(choose.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in table.agents
        }
        waited |= table.wait in moves.values()
        seen, *_ = table.step(moves)
    assert waited


def test_a_match_is_rendered_in_sentences() -> None:
    table = raw_env("wat-aah", render_mode="ansi")
    table.reset(seed=1)
    assert "round" in str(table.render()).lower()


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(kagemusha.KagemushaError, match="edition"):
        raw_env("seven-ronin", edition="de")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        raw_env("wat-aah", 4, mode="grand-master").reset(seed=3)
