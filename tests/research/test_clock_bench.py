"""The cost of the clock, from matches with and without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.clock import SETTINGS, elo_of, play, read, row


def test_quick_matches_are_the_same_by_the_clock(tmp_path: Path) -> None:
    setting = next(one for one in SETTINGS if one.id == "lone-ninja")
    for together in (True, False):  # what is there is not played again
        play(setting, "beginner", 2, tmp_path, together=together)
    lines = read(setting, "beginner", tmp_path)
    assert [line["match"] for line in lines] == [0, 1]
    assert all(line["same"] for line in lines)
    assert "| 2 | 2 |" in row(setting, "beginner", lines)
    assert "0 Elo (-" in row(setting, "beginner", lines)


def test_points_in_elo() -> None:
    assert elo_of(0.0) == 0.0
    assert elo_of(0.1) == pytest.approx(69.7, abs=0.1)  # 55 % and 45 %
    assert elo_of(-0.1) == -elo_of(0.1)
