"""Environments can be copied and pickled in the middle of a match."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import kagemusha
from kagemusha.envs.aec import TableEnv, TurnEnv
from kagemusha.envs.solo import SoloEnv

STEPS = 12


def legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_a_solo_environment(game_id: str) -> None:
    env = SoloEnv(game_id, bot="random")
    env.reset(seed=4)
    for _ in range(STEPS):
        env.step(legal(env.action_masks()))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(STEPS):
        action = legal(env.action_masks())
        observation, *told, _ = env.step(action)
        for twin in twins:
            seen, *heard, _ = twin.step(action)
            assert heard == told
            assert (seen["observation"] == observation["observation"]).all()
        if told[1]:
            break


def test_agents_in_turn_and_at_once() -> None:
    turns = TurnEnv("seven-ronin")
    turns.reset(seed=4)
    table = TableEnv("seven-ronin")
    table.reset(seed=4)
    for twin in (copy.deepcopy(turns), pickle.loads(pickle.dumps(turns))):
        seen, known = twin.observe("player_1"), turns.observe("player_1")
        assert (seen["observation"] == known["observation"]).all()
        twin.step(legal(twin.observe(twin.agent_selection)["action_mask"]))
        assert turns.agent_selection == "player_0"
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.agents == table.agents
