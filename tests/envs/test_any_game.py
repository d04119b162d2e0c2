"""A game with only rules, in the research environments."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from examples.lanterns import LanternsGame
from kagemusha.core import registry
from kagemusha.core.chance import Rng
from kagemusha.core.view import View
from kagemusha.envs import env, layout, spiel
from kagemusha.envs.encoder import SLOTS, encoder_of
from kagemusha.envs.solo import SoloEnv

GAME = LanternsGame()


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game only in this process."""
    monkeypatch.setitem(registry._games, GAME.id, GAME)


def test_views_that_differ_are_encoded_differently() -> None:
    (field,) = layout("lanterns", 3)
    assert field.size == SLOTS
    match, rng = GAME.new(2, seed=1), Rng("encoding")
    seen: dict[bytes, View] = {}
    encoder = encoder_of(match.rules)
    while match.pending:
        for seat in (None, 0, 1):
            view = match.view(seat)
            numbers = encoder.observe(match._play.state, seat)
            assert numbers.shape == (SLOTS,)
            assert ((numbers >= 0) & (numbers <= 1)).all()
            assert seen.setdefault(numbers.tobytes(), view) == view
        seat = rng.choice(match.pending)
        match.act(seat, rng.choice(match.legal(seat)))
    assert len(seen) > 10


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo() -> None:
    api_test(env("lanterns", seats=2), num_cycles=50)


def test_gymnasium() -> None:
    solo = SoloEnv("lanterns", seats=2)
    observed, _ = solo.reset(seed=3)
    rng, over = Rng("solo"), False
    while not over:
        legal = np.flatnonzero(observed["action_mask"])
        observed, reward, over, _, _ = solo.step(int(rng.choice([int(n) for n in legal])))
    assert reward in (-1.0, 1.0)


def test_openspiel() -> None:
    spiel.register_game("lanterns")
    game = pyspiel.load_game("kagemusha_lanterns_v2(players=3)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    start = game.new_initial_state()
    number = len(start.chance_outcomes())
    assert start.action_to_string(pyspiel.PlayerId.CHANCE, number) == f"chance {number}"
