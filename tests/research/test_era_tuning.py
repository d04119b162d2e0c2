"""The numbers of tuned.py can be found again, step by step."""

from __future__ import annotations

import numpy as np

from kagemusha.bots.era_of_the_ninja.tuned import WIN_MODEL
from research.era_of_the_ninja import tuning


def test_evolution_goes_to_where_the_score_is_best() -> None:
    def score(numbers: tuning.Numbers, _generation: int) -> float:
        return -abs(numbers["life"] - 2.0) - abs(numbers["fit"] - 0.8)

    found = tuning.evolve({"life": 6.0, "fit": 0.4}, score, 30, 1)
    assert abs(found["life"] - 2.0) < 0.4
    assert abs(found["fit"] - 0.8) < 0.1


def test_the_player_of_now_wins_half_of_its_matches_with_itself() -> None:
    assert tuning.death_match_score({}, 4, 1) == 0.5


def test_a_fit_finds_the_weights_that_made_the_outcomes() -> None:
    chance = np.random.default_rng(1)
    signs = chance.normal(size=(4000, 2))
    won = (chance.random(4000) < 1 / (1 + np.exp(-signs @ np.array([1.5, -0.5])))).astype(float)
    assert np.abs(tuning.fit(signs, won, np.arange(4000)) - [1.5, -0.5]).max() < 0.2


def test_what_is_gathered_has_one_winner_a_match() -> None:
    signs, won, match = tuning.gather(1, 3)
    assert signs.shape == (len(won), len(WIN_MODEL))
    assert set(match) == {0}
    assert 0 < won.mean() < 1
