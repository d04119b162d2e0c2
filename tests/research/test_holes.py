"""The measure of holes in the champion's mixtures: positions, gains and the report."""

import json
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import pytest

from kagemusha.bots.seven_ronin.plan_types import Work
from kagemusha.games.seven_ronin.phases.layout import AREAS, ROUND
from research.seven_ronin import gains, holes

TINY = Work(budget=2000, rows=10, starts=1, most_tries=5, turns=40)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holes, "LEVEL", replace(holes.LEVEL, work=TINY))
    monkeypatch.setattr(gains, "QUICKLY", 10)
    monkeypatch.setattr(gains, "MOST_ATTACKS", 20)
    monkeypatch.setattr(gains, "STARTS", 1)
    monkeypatch.setattr(gains, "CLOSE", 2)
    monkeypatch.setattr(gains, "TRIES", 5)


def test_matches_of_each_kind_give_positions(tmp_path: Path) -> None:
    file = tmp_path / "positions.jsonl"
    holes.collect(Namespace(out=file, matches=1, seed=1))
    found = holes.lines_in(file)
    assert {kind for kind, _ in found} <= set(holes.KINDS)
    assert found
    assert all(len(changing) == AREAS for _, changing in found)
    assert {changing[ROUND] for _, changing in found} <= set(holes.ROUNDS_MEASURED)


def test_the_same_positions_are_measured_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "found.jsonl"
    asked = Namespace(
        positions=holes.POSITIONS, out=out, budget=None, part="1/1", every=1, rounds=[6]
    )
    stored = [line for line in holes.lines_in(holes.POSITIONS) if line[1][ROUND] == 6]
    few = tmp_path / "few.jsonl"
    few.write_text("\n".join(json.dumps(line) for line in stored[:2]))
    asked.positions = few
    holes.measure(asked)
    lines = holes.lines_in(out)
    assert [line["round"] for line in lines] == [6, 6]
    for line in lines:
        assert 0 <= line["value"] <= 1
        assert line["attack"] >= 0
        assert line["guard"] >= 0
    assert max(line["attack"] + line["guard"] for line in lines) > 0
    holes.report(Namespace(files=[out]))
    assert "all       2" in capsys.readouterr().out


def test_a_quantile_is_one_of_the_numbers() -> None:
    assert holes.quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert holes.quantile([3.0, 1.0, 2.0], 1.0) == 3.0
