"""Curves from positions: played, fitted, measured on other matches."""

from __future__ import annotations

import json
import math
import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from bench.calibration_fit import fit
from bench.calibration_play import Row, files, play_row, read, read_row, ship
from bench.calibration_report import calibration_error, measure, picture
from kagemusha.bots.chances import read_curve
from kagemusha.bots.thinking_time import Effort

ROW = Row("wat-aah", 2, "grasshopper", "novice", again=1)


def made_up(number: int, spread: float = 0.6) -> list[dict[str, Any]]:
    """Positions with known true chances, for which the engine is overconfident."""
    rng = random.Random(5)
    found = []
    for match in range(number):
        for part in range(5):
            value = rng.uniform(0.02, 0.98)
            odds = 0.5 * math.log(value / (1 - value)) - 0.4 + rng.gauss(0, spread)
            chance = 1 / (1 + math.exp(-odds))
            again = 8 if part == 0 else 0
            found.append(
                {
                    "match": match,
                    "seat": part % 2,
                    "stage": part / 4,
                    "raw": value,
                    "error": 0.01,
                    "won": int(rng.random() < chance),
                    "again": [sum(rng.random() < chance for _ in range(again)), again],
                    "content": "made up",
                }
            )
    return found


def fitted(found: list[dict[str, Any]]) -> dict[str, Any]:
    return fit("wat-aah", 2, "novice", [{}], found)


def test_a_curve_undoes_what_the_engine_gets_wrong(tmp_path: Path) -> None:
    found = made_up(300)
    row = fitted(found)
    assert row["weights"][1] == pytest.approx(0.5, abs=0.12)
    assert math.exp(row["spread"][0]) == pytest.approx(0.6, abs=0.3)
    measured = measure(found, fitted)
    assert measured.ece < 0.03 + 2 * measured.ece_error
    assert measured.ece < measured.engine_ece / 2
    assert 0.90 < measured.cover < 0.99
    assert measured.brier < measured.base
    picture(ROW, measured, tmp_path / "row.svg")
    assert "<svg" in (tmp_path / "row.svg").read_text(encoding="utf-8")
    estimate = read_curve(row).estimate(0.9, 0.01, 1, 0)
    assert estimate.low is not None
    assert estimate.low < 0.67 < (estimate.high or 0)  # the true chance of 90 % told


def test_what_always_comes_as_told_has_no_error() -> None:
    import numpy as np

    told = np.array([0.2] * 5 + [0.8] * 5)
    won = np.array([1, 0, 0, 0, 0, 1, 1, 1, 1, 0], dtype=float)
    assert calibration_error(told, won) == pytest.approx(0.0)
    assert calibration_error(1 - told, won) == pytest.approx(0.6)


def test_play_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.calibration_play.UNTIMED", Effort(0.01))
    monkeypatch.setattr("bench.calibration_play.SHIPPED", tmp_path / "shipped")
    play_row(ROW, 1, 7, tmp_path)
    path = tmp_path / f"{ROW.id}.jsonl"
    first = read(path)
    assert len(first) == 7
    assert {position["match"] for position in first} == {0}
    assert sum(position["again"][1] for position in first) == 1
    assert all(0 <= position["raw"] <= 1 for position in first)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"match": 1, "se')  # it was stopped here
    play_row(ROW, 1, 7, tmp_path)
    assert read(path) == first
    for _ in range(2):  # what is played together is divided, and does not count twice
        play_row(ROW, 2, 7, tmp_path, together=True)
    assert [p["match"] for p in read_row(ROW, tmp_path)] == [0] * 7 + [1] * 7
    found = read_row(ROW, tmp_path)
    assert ship(ROW, tmp_path) == 2
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    play_row(ROW, 2, 7, elsewhere)  # what is shipped is not played again
    assert [len(read(path)) for path in files(ROW, elsewhere)] == [0, 14]
    assert read_row(ROW, elsewhere) == found
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps({**found[0], "match": 2, "content": "other cards"}) + "\n")
    assert read_row(ROW, tmp_path) == found
