"""The champion's network is learned backwards from the last round, and a run resumes."""

import json
from argparse import Namespace
from pathlib import Path

import numpy as np
import pytest

from kagemusha.bots.seven_ronin.plan_types import MixedPlan, Work
from kagemusha.bots.seven_ronin.search.network import ROWS, SIZE
from kagemusha.bots.seven_ronin.weights import CHAMPION, MOST_ROUNDS, weights
from kagemusha.core.chance import Rng
from kagemusha.games.seven_ronin.phases.layout import AREAS
from research.seven_ronin import champion, network_fit
from research.seven_ronin.gains import gains


def test_a_network_is_fitted_to_what_depends_on_two_things_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network_fit, "BATCH", 32)
    rng = np.random.default_rng(1)
    rows = np.zeros((400, ROWS))
    one, two = rng.random(400) < 0.5, rng.random(400) < 0.5
    rows[:, 0] = 1
    rows[one, 1], rows[two, 6] = 1, 1
    wanted = np.where(one ^ two, 0.8, 0.1)
    network, error, was = network_fit.fit(rows, wanted, np.ones(400), np.zeros(400), 1)
    assert error < 0.1 < was
    assert len(network.numbers()) == SIZE


def test_learning_goes_on_from_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small = Work(budget=1, rows=4, starts=1, most_tries=1, turns=30)
    monkeypatch.setattr(champion, "QUICK", small)
    monkeypatch.setattr(champion, "VALUED", small)
    monkeypatch.setattr(champion, "FEWEST", 3)
    monkeypatch.setattr(network_fit, "MOST_TURNS", 1)
    asked = Namespace(
        folder=tmp_path, seconds=0.5, worker=0, workers=1, seed=1, start=None, old=None
    )
    champion.Worker(asked).learn()
    values = list(champion.lines_of(tmp_path, "values-*"))
    assert {line[0] for line in values} == set(range(1, MOST_ROUNDS))
    assert all(len(line[1]) == AREAS and 0 <= line[2] <= 1 for line in values)
    champion.Worker(asked).learn()
    assert list(champion.lines_of(tmp_path, "values-*")) == values
    champion.join(tmp_path, tmp_path / "champion.json")
    joined = json.loads((tmp_path / "champion.json").read_text())
    assert [len(network) for network in joined["networks"]] == [SIZE] * 7
    assert len(joined["error"]) == 7


def test_gains_are_found_against_a_single_plan() -> None:
    """Against one guard that leaves areas free, and one attack, both sides do better."""
    table = champion.start_of_match()
    attack = MixedPlan((0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0), 1.0, 0.0)
    guard = MixedPlan((4, 5, 6, 7, 8, 9, 0), 1.0, 0.0)
    value, high, low = gains(weights(CHAMPION), list(table), [attack], [guard])
    assert low <= value < high


def test_a_strange_match_still_follows_the_rules() -> None:
    match = champion.Match(weights(CHAMPION), Rng(3))
    work = Work(budget=1, rows=6, starts=1, most_tries=2, turns=4)
    rounds = [left for left, _, _ in match.positions(work)]
    assert rounds == list(range(8, 8 - len(rounds), -1))
    assert match.won in (True, False)
