"""The tuning of WAT-AAH!: equal weights are equally strong, and the model can be fitted."""

from __future__ import annotations

import pytest

from kagemusha.bots.wat_aah.search.weights import weights_for
from kagemusha.bots.wat_aah.search.win_model import FEATURES
from research.wat_aah.self_play import round_starts, win_share
from research.wat_aah.tuning import fit, start


def test_equal_weights_win_half_of_the_matches() -> None:
    assert win_share(start("grasshopper", 2), [weights_for(2), weights_for(2)], 4, 1) == 0.5


def test_the_model_is_fitted_to_rounds_of_matches() -> None:
    rows = round_starts(start("grand-master", 2), weights_for(2), 2, 1)
    assert [number for number, _features, _won in rows] == [2, 3, 2, 3]
    assert all(sum(won) == pytest.approx(1) for _number, _features, won in rows)
    assert len(fit(rows)) == FEATURES
