"""What was found is kept: an interrupted search goes on, with the seed that it was begun with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from kagemusha.core.errors import KagemushaError
from kagemusha.puzzles import puzzles
from kagemusha.puzzles.mining import Findings

GAME = "seven-ronin"


def test_findings_are_kept_and_go_on(tmp_path: Path) -> None:
    one, two, three = puzzles(GAME)[:3]
    path = tmp_path / "new" / "found.jsonl"
    found = Findings.open(path, GAME, 5)
    assert found.add([one, two]) == 2
    assert found.add([]) == 0
    again = Findings.open(path, GAME, 5)
    assert (again.matches, list(again.puzzles)) == (2, [one.id, two.id])
    assert again.add([two, three]) == 1, "a match that was cut short is looked through again"
    assert path.read_text(encoding="utf-8").splitlines() == [p.to_json() for p in (one, two, three)]
    with pytest.raises(KagemushaError, match="seed 5"):
        Findings.open(path, GAME, 6)


def test_a_position_that_was_found_before_is_not_added_again(tmp_path: Path) -> None:
    one = puzzles(GAME)[0]
    found = Findings.open(tmp_path / "found.jsonl", GAME, 1)
    assert found.add([one]) == 1
    assert found.add([replace(one, source="1/9/9")]) == 0
