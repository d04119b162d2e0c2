"""Throws that depend only on a seed, a match and a count."""

from __future__ import annotations

from collections import Counter

import pytest

from kagemusha.core.kernel import threefry, throw

WORD = 0xFFFFFFFF
# The published answers of Threefry-2x32 with 13 rounds, first word: key, counter, answer.
KNOWN = (
    ((0, 0), (0, 0), 0x9D1C5EC6),
    ((WORD, WORD), (WORD, WORD), 0xFD36D048),
    ((0x13198A2E, 0x03707344), (0x243F6A88, 0x85A308D3), 0xBA3E4725),
)


@pytest.mark.parametrize(("key", "counter", "answer"), KNOWN)
def test_known_answers(key: tuple[int, int], counter: tuple[int, int], answer: int) -> None:
    assert threefry(*key, *counter) == answer


def test_every_choice_comes_up_as_often() -> None:
    counts = Counter(throw(7, match, count, 6) for match in range(60) for count in range(100))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < number < 1150 for number in counts.values())


def test_seed_match_and_count_all_matter() -> None:
    def row(seed: int, match: int, first: int) -> list[int]:
        return [throw(seed, match, first + n, 1000) for n in range(20)]

    rows = [row(1, 0, 0), row(2, 0, 0), row(1 << 40, 0, 0), row(1, 1, 0), row(1, 0, 20)]
    assert len({tuple(numbers) for numbers in rows}) == len(rows)
    assert row(1, 0, 5)[:15] == row(1, 0, 0)[5:]


def test_the_largest_numbers() -> None:
    assert 0 <= throw((1 << 63) - 1, WORD, WORD, 587) < 587
    assert throw(5, 6, 7, 1) == 0
