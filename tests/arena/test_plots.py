"""Pictures of contests; skipped only where matplotlib is not installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kagemusha.arena.contest import Standings, make_contest, play_contest
from kagemusha.arena.contest.plots import draw
from kagemusha.arena.contest.ratings import Estimate
from kagemusha.arena.contest.standings import Cell

HAS_PLOTS = importlib.util.find_spec("matplotlib") is not None
needs_plots = pytest.mark.skipif(not HAS_PLOTS, reason="the extra kagemusha[plots] is missing")
BOTS = ("random", "greedy")
WORDS = {"elo": "Elo", "rate": "won", "row": "of", "column": "against", "attacker": "Attacker"}


def drawn(result: Standings, folder: Path) -> list[Path]:
    folder.mkdir()
    return draw(result, WORDS, folder / "ratings.svg", folder / "matrix.svg")


@needs_plots
def test_the_same_contest_gives_the_same_pictures(tmp_path: Path) -> None:
    result = play_contest(make_contest("seven-ronin", BOTS, seed=1), 2)
    first, second = drawn(result, tmp_path / "a"), drawn(result, tmp_path / "b")
    assert [file.name for file in first] == ["ratings.svg", "matrix.svg"]
    for one, other in zip(first, second, strict=True):
        assert one.read_bytes() == other.read_bytes()
        ElementTree.parse(one)
    assert "greedy Attacker" in first[0].read_text(encoding="utf-8")


@needs_plots
def test_a_rate_can_be_read_on_its_shade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """White on a dark cell, black on a pale one."""
    rates = {("random", "greedy"): 0.1, ("greedy", "random"): 0.75}
    cells = [Cell(*bots, 0, 0, 0, Estimate(rate, 0, 1)) for bots, rate in rates.items()]
    monkeypatch.setattr(Standings, "matrix", cells)
    result = Standings(make_contest("seven-ronin", BOTS, seed=1), 1, {}, None)
    matrix = drawn(result, tmp_path / "a")[1].read_text(encoding="utf-8")
    texts = [line for line in matrix.splitlines() if "%</text>" in line]
    assert ["fill: #ffffff" in text for text in texts] == [True, False]


@needs_plots
def test_win_rates_have_no_matrix(tmp_path: Path) -> None:
    options = {"mode": "lone-ninja", "lord": "kasai", "rounds": 2}
    result = play_contest(
        make_contest("era-of-the-ninja", BOTS, seats=1, options=options, seed=1), 2
    )
    assert [file.name for file in drawn(result, tmp_path / "a")] == ["ratings.svg"]
