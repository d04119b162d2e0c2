"""Findings are saved: an interrupted search resumes, but only with the same seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.learn.attempt import opening
from kagemusha.puzzles import Puzzle, puzzles
from kagemusha.puzzles.judging import Judgement
from kagemusha.puzzles.mining import Findings, Miner

GAME = "seven-ronin"


def test_findings_are_kept_and_go_on(tmp_path: Path) -> None:
    one, two, three = (
        replace(given, mined_from=f"5/{match}/9")
        for given, match in zip(puzzles(GAME), (0, 3, 4), strict=False)
    )
    path = tmp_path / "new" / "found.jsonl"
    found = Findings.open(path, GAME, 5)
    assert found.add([one]) == 1
    assert found.add([two]) == 1
    with path.open("a", encoding="utf-8") as file:
        file.write(three.to_json()[:40])
    again = Findings.open(path, GAME, 5)
    assert list(again.puzzles) == [one.id, two.id], "what was cut short is dropped"
    assert again.matches == 3, "the last match is looked through again"
    assert again.add([two, three]) == 1
    assert path.read_text(encoding="utf-8").splitlines() == [p.to_json() for p in (one, two, three)]
    with pytest.raises(KagemushaError, match="seed 5"):
        Findings.open(path, GAME, 6)


def test_a_position_that_was_found_before_is_not_added_again(tmp_path: Path) -> None:
    one = puzzles(GAME)[0]
    found = Findings.open(tmp_path / "found.jsonl", GAME, 1)
    assert found.add([one]) == 1
    assert found.add([replace(one, mined_from="1/9/9")]) == 0


def test_the_share_of_easy_ones_is_limited_and_difficulty_can_be_measured_again(
    tmp_path: Path,
) -> None:
    class Measure(Miner):
        """Returns given difficulties."""

        def measured(self, given: Puzzle) -> Puzzle:
            easy = given.id in easier
            return replace(given, difficulty="easy" if easy else "hard")

    path, (one, two, three, four, *_) = tmp_path / "found.jsonl", puzzles(GAME)
    given = [
        replace(p, difficulty="easy", themes=("area",), mined_from="1/0/9")
        for p in (one, two, three, four)
    ]
    given[2] = replace(given[2], difficulty="medium")
    found = Findings.open(path, GAME, 1)
    assert found.add(given, 3) == 3, "the last easy one is too much"
    easier = {one.id, two.id, three.id}
    miner = Measure(kagemusha.game(GAME), 1)
    assert list(found.measure(miner, 3)) == [1, 2, 3]
    levels = {p.id: p.difficulty for p in Findings.open(path, GAME, 1).puzzles.values()}
    assert levels == {one.id: "easy", two.id: "easy"}
    assert found.add(given, 2) == 1, "only what is not easy still fits"


def test_a_puzzle_of_other_cards_is_judged_again_or_dropped() -> None:
    """A position that the cards of today do not allow is dropped, too."""
    game = "era-of-the-ninja"
    given = puzzles(game)[0]
    judged = Judgement(0.5, given.answers)

    class Again(Miner):
        """Returns given results of searches."""

        holds = True

        def _usual(self, *_: object) -> Judgement:
            return judged

        def _last(self, *_: object) -> Judgement | None:
            return judged if self.holds else None

        def _shares(self, *_: object) -> dict[str, float]:
            return {"beginner": 0.1, "skilled": 1.0}

    miner, old = Again(kagemusha.game(game), 1), replace(given, rules="1 other")
    again = miner.measured(old)
    assert again is not None
    assert (again.id, again.mined_from) == (given.id, given.mined_from)
    assert (again.value, again.difficulty) == (0.5, "medium")
    assert again.rules == f"{miner._game.rules_version} {opening(miner._game, old)[0].content}"
    miner.holds = False
    assert miner.measured(old) is None
    assert miner.measured(replace(old, position=f"{given.position} p1.wounds=99")) is None


def test_the_share_of_a_theme_is_limited(tmp_path: Path) -> None:
    given = [replace(p, difficulty="hard", themes=("defence",)) for p in puzzles(GAME)[:3]]
    found = Findings.open(tmp_path / "found.jsonl", GAME, 1)
    assert found.most == {"defence": 2 / 3}
    assert found.add(given, 3) == 2
    assert found.add(given) == 1, "without a number there is no share"
