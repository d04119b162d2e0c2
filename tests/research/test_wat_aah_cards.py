"""Counting the rounds that holders of a card won: two runs add up to one, also after a stop."""

from __future__ import annotations

from research.wat_aah.cards import VARIANTS, Counts, add, play


def test_the_counts_of_parts_add_up() -> None:
    whole = play(2, 3, 0, 4, "random", VARIANTS)
    parts: Counts = {}
    for first, number in ((0, 1), (1, 3)):
        add(parts, play(2, 3, first, number, "random", VARIANTS))
    assert parts == whole
    assert whole["order"]["first"][1] == 4
    assert sum(of for _, of in whole["temple"].values()) >= 4
