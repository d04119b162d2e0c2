"""Learning the champion of WAT-AAH!: positions, fits, and matches against the master."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from kagemusha.bots.wat_aah.learned import CHAMPION, learned
from kagemusha.bots.wat_aah.search.network import (
    LEAD,
    MOST_LEAD,
    MOST_ROWS,
    RONIN_HELD,
    WIDTH,
    network_score,
)
from kagemusha.core.kernel import cells
from research.wat_aah import learn
from research.wat_aah.best_response import respond
from research.wat_aah.diagnosis import diagnose
from research.wat_aah.duels import Pair, match, report
from research.wat_aah.learn import fit, play
from research.wat_aah.network_fit import Network, fit_hands, surprise
from research.wat_aah.positions import HANDS_SHOWN, Table, policy_positions, search_positions


def test_a_fitted_network_says_the_same_in_the_search() -> None:
    table = Table("grasshopper", 2, 3)
    network = Network(1)
    s, dice = table.start[:], table.dice()
    compared = 0
    while (seat := table.owing(s, dice)) != -2 and compared < 20:
        weights = vec[float]([number / 1000 for number in network.numbers()])
        scratch = cells([0] * MOST_ROWS), vec[float]([0.0] * WIDTH)
        rows = np.array([table.seen(s, seat)], np.int16)
        wanted = float(network.scores(rows)[0])
        assert network_score(s, seat, weights, *scratch) == pytest.approx(wanted, abs=0.03)
        table.play(s, table.plans(s, seat, 1)[0], seat)
        compared += 1


def test_a_network_learns_who_wins() -> None:
    """Whoever leads wins: then the fit must be much better than a guess."""
    rng = np.random.default_rng(1)
    leads = rng.integers(-MOST_LEAD, MOST_LEAD + 1, 4000)
    rows = np.stack([np.zeros(4000), LEAD + MOST_LEAD + leads], 1).astype(np.int16)
    won = (leads > 0).astype(np.float32)
    network = Network(1)
    guess = surprise(np.full(4000, won.mean(), np.float32), won)
    assert network.fit(rows, won, 60.0, 20) < guess / 3


def test_hands_that_are_held_are_likelier() -> None:
    """The true hand has a Ronin, the others have none."""
    hands = np.full((400, 4, 2), -1, np.int16)
    hands[:, :, 0] = RONIN_HELD
    hands[:, 0, 0] = RONIN_HELD + 1
    numbers, left, random = fit_hands(hands, np.arange(400, dtype=np.int32))
    assert numbers[RONIN_HELD + 1] > numbers[RONIN_HELD]
    assert left < random / 2


@pytest.mark.parametrize("seats", [2, 3])
def test_positions_of_both_kinds(seats: int) -> None:
    seen, won = policy_positions("grasshopper", seats, 1, 0.2)
    assert len(seen) == len(won) > 0
    assert all(0 <= share <= 1 for share in won)
    found = search_positions("grasshopper", seats, 1, 0.2, 8)
    assert len(found["seen"]) == len(found["won"]) == len(found["found"]) > 0
    assert len(found["hands"]) == len(found["match"])
    assert all(len(hands) == HANDS_SHOWN for hands in found["hands"])
    searched = [chance for chance in found["found"] if chance >= 0]
    assert len(searched) == len(found["hands"]) // (seats - 1)


def test_steps_write_files_and_a_fit_goes_on(tmp_path: Path) -> None:
    champion = tmp_path / "champion.json"
    play("policy", "grasshopper-2", 1, 0.3, "", tmp_path / "0.policy-grasshopper-2-0.positions.npz")
    fit("grasshopper-2", 1, 0.3, tmp_path / "1.fit-grasshopper-2.json")
    champion.write_text((tmp_path / "1.fit-grasshopper-2.json").read_text())
    file = tmp_path / "2.search-grasshopper-2-0.positions.npz"
    play("search", "grasshopper-2", 1, 0.3, str(champion), file)
    fit("grasshopper-2", 3, 0.3, tmp_path / "3.fit-grasshopper-2.json")
    result = json.loads((tmp_path / "3.fit-grasshopper-2.json").read_text())["grasshopper-2"]
    assert set(result) == {"network", "hands"}
    told = tmp_path / "4.match-grasshopper-2-0.json"
    match("grasshopper-2", 1, 0.0, str(tmp_path / "3.fit-grasshopper-2.json"), told, {}, 0.001)
    assert len(json.loads(told.read_text())["shares"]) == 1


def test_deals_are_played_from_every_seat() -> None:
    pair = Pair("grasshopper-2", "-", 0.001, 0.001)
    shares = [pair.deal(number) for number in range(2)]
    assert all(share in (0, 0.25, 0.5, 0.75, 1) for share in shares)
    assert pair.spent["champion"][1] > 20 < pair.spent["rival"][1]


def test_the_report_is_about_odds(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    spent = {"champion": [1.0, 100], "rival": [2.0, 100]}
    file.write_text(json.dumps({"shares": [1.0, 0.5, 0.75, 0.75], "spent": spent}))
    said = report([file], 2)
    assert said.startswith("4 deals, share 0.750, 191 Elo (")
    assert "champion 10.0 ms, the rival 20.0 ms" in said


def test_a_network_is_read_as_it_was_written() -> None:
    network = Network(2)
    numbers = network.numbers()
    assert Network.read([number / 1000 for number in numbers]).numbers() == numbers


def test_a_best_response_is_trained_and_measured(tmp_path: Path) -> None:
    said = respond(1.0, 1, tmp_path)
    assert "deals, share" in said
    files = [
        json.loads((tmp_path / f"{name}.json").read_text()) for name in ("champion", "response")
    ]
    assert files[0] != files[1]
    assert set(files[1]["grasshopper-2"]) == {"network", "hands"}


def test_the_network_of_the_package_knows_who_wins() -> None:
    """A guess of one half has an error of 0.25."""
    weights = learned(CHAMPION)["grasshopper-2"]
    found = diagnose("grasshopper-2", 25, 4, 1, weights, 10)
    assert set(found) == {"playouts", "search", "network", "agreement"}
    assert found["network"] < 0.22
    assert 0 < found["agreement"] < 1


def test_a_course_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "SHARES", {"grasshopper-2": 1})
    monkeypatch.setattr(learn, "STEPS", (("policy", 0.2), ("fit", 0.2), ("trial", 0.01)))
    monkeypatch.setattr(learn, "TRIAL_WORK", 0.001)
    monkeypatch.setattr(learn, "TRIALS", ((1, {"explore": 0.3}), (1, {})))
    written: list[dict[str, int]] = []
    for _ in range(2):
        learn.Course(1.0, 1, tmp_path).take()
        assert set(json.loads((tmp_path / "champion.json").read_text())) == {"grasshopper-2"}
        files = (tmp_path / "work").iterdir()
        written.append({file.name: file.stat().st_mtime_ns for file in files})
    assert len(written[0]) == 5
    assert written[0] == written[1]
