"""The sequential test on streams of pairs whose true strength is known."""

from __future__ import annotations

import random

import pytest

from kagemusha.arena.contest import Sprt, judge
from kagemusha.arena.contest.sprt import expected

ASKED = Sprt(0, 50)


def rng(elo: float, luck: random.Random) -> float:
    """The points of a pair of matches: two matches with draws, of that mean."""
    mean = expected(elo)
    drawn = 0.2
    won = mean - drawn / 2
    return sum(luck.choices([1.0, 0.5, 0.0], [won, drawn, 1 - won - drawn], k=2)) / 2


def outcome(elo: float, luck: random.Random, test: Sprt) -> tuple[str, int]:
    seen: list[float] = []
    while True:
        seen.append(rng(elo, luck))
        if len(seen) % 8 == 0 and (found := judge(test, seen)).found:
            return found.found, len(seen)


@pytest.mark.parametrize(("elo", "right"), [(0.0, "low"), (50.0, "high")])
def test_errors_are_as_rare_as_asked(elo: float, right: str) -> None:
    luck = random.Random(int(elo))
    ended = [outcome(elo, luck, ASKED) for _ in range(150)]
    wrong = sum(found != right for found, _ in ended)
    assert wrong <= 15  # 5 % of 150 are 7.5; more than 15 in one case of two hundred
    assert sum(pairs for _, pairs in ended) / 150 < 400


def test_a_large_difference_is_found_at_once() -> None:
    found, pairs = outcome(300, random.Random(1), ASKED)
    assert found == "high"
    assert pairs <= 64


def test_bounds() -> None:
    assert ASKED.bounds == pytest.approx((-2.944, 2.944), abs=0.001)
    assert Sprt(0, 10, alpha=0.01, beta=0.1).bounds[1] == pytest.approx(4.4998, abs=0.001)


def test_nothing_played_says_nothing() -> None:
    empty = judge(ASKED, [])
    assert (empty.ratio, empty.pairs, empty.found) == (0.0, 0, "")


def test_the_ratio_goes_with_the_results() -> None:
    even = judge(ASKED, [0.5] * 10 + [0.25, 0.75] * 10).ratio
    better = judge(ASKED, [0.5] * 10 + [0.75] * 20).ratio
    assert even < 0 < better
    assert judge(ASKED, [1.0] * 30).ratio > judge(ASKED, [1.0] * 10).ratio > 0
