"""The matches of the ladder in parts, brought together."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.ladder_parts import merge, play
from kagemusha.arena.contest import nobody, play_contest
from kagemusha.arena.contest.ladder import ladder_rows, row_contest
from kagemusha.arena.result_folder import ResultFolderError


def test_parts_add_up_to_the_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.arena.contest.ladder.LEVELS", {"greedy": 1.0})
    monkeypatch.setattr("kagemusha.arena.contest.ladder.GREEDY", "novice")
    row = next(row for row in ladder_rows() if row.id == "grasshopper-2")
    parts, store = tmp_path / "parts", tmp_path / "store"
    assert play(row, parts, 2, 1, without=["novice"], together=True) == 5  # greedy and random
    assert play(row, parts, 2, 1, without=["novice"], together=True) == 0  # all are taken
    assert merge(row, store, 1, [parts]) == 5
    assert merge(row, store, 1, [parts]) == 0
    without = play_contest(row_contest(row, 1), 2, engine=nobody, folder=store / row.id)
    assert without.interrupted
    assert play(row, store, 2, 1, only_with="novice") == 1
    found = play_contest(row_contest(row, 1), 2, engine=nobody, folder=store / row.id)
    assert (found.games, found.interrupted) == (found.requested, False)
    with pytest.raises(ResultFolderError):  # another seed
        merge(row, store, 2, [parts])
