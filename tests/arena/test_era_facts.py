"""The facts that the balance report reads from a match of Era of the Ninja."""

from __future__ import annotations

from collections import Counter

import pytest

from kagemusha.arena.balance import balance
from kagemusha.arena.play import MatchRunner, game_seed

GAME = "era-of-the-ninja"


@pytest.mark.parametrize(("seats", "mode"), [(1, "lone-ninja"), (3, "standard")])
def test_everybody_met_the_lord_and_held_what_was_kept(seats: int, mode: str) -> None:
    runner = MatchRunner(GAME, seats, {"mode": mode}, gather=True)
    for index in range(3):
        facts = runner.play(index, game_seed(1, index), ["greedy"] * seats).facts
        assert facts is not None
        had = Counter(use.group for use in facts.uses)
        assert had["lord"] == had["ninja"] == seats
        for group in ("weapon", "item", "skill"):
            assert {use.seat for use in facts.uses if use.group == group} == set(range(seats))
        assert facts.turns
        assert (facts.first is None) == (seats == 1)
        assert all(use.times >= 0 for use in facts.uses)


def test_a_report_has_every_card_and_a_death_match_no_lord() -> None:
    report = balance(GAME, ["random"], 6, options={"mode": "lone-ninja"}, seed=1)
    sizes = {table.group: len(table.lines) for table in report.tables}
    cards = dict.fromkeys(("weapon", "item", "skill", "synergy"), 20)
    assert sizes == cards | {"seat": 1, "lord": 24, "ninja": 30, "encounter": 24}
    assert sum(line.wins.of for line in report.tables[1].lines) == 6
    duel = {"mode": "nvn-death-match", "rounds": 2}
    report = balance(GAME, ["random"] * 2, 2, options=duel, seed=1)
    assert {table.group for table in report.tables} == {"seat", "order", "ninja", *cards}
