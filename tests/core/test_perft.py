"""Counting sequences, positions and plans, against plain recursion."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from docs.perft_tables import CASES, Case
from kagemusha.core.chance import CHANCE
from kagemusha.core.game import Rules
from kagemusha.core.perft import count_plans, perft

SMALL = [
    (game, Case(min(case.depth, 3), case.position, case.seats, case.options))
    for game, cases in CASES.items()
    for case in (cases[1], cases[-1])
]
LAST = (
    "round=8 step=area-abilities reserves=1 ninja=well:1 "
    "ronin=kabe:0@inn,yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x"
)


def reached(rules: Rules[Any], state: Any, depth: int) -> list[bytes]:
    """The state after every sequence of actions, one by one."""
    if not depth:
        return [rules.encode(state)]
    found = []
    for seat in rules.pending(state)[:1]:
        answers = seat == CHANCE and [action for action, _ in rules.chances(state)]
        for action in answers or rules.legal(state, seat):
            there = rules.clone(state)
            rules.apply(there, seat, action)
            found += reached(rules, there, depth - 1)
    return found


@pytest.mark.parametrize(("game", "case"), SMALL)
def test_each_depth_is_what_plain_recursion_counts(game: str, case: Case) -> None:
    start = case.start(game)
    for layer in perft(start.rules, start.state, case.depth):
        states = reached(start.rules, start.state, layer.depth)
        assert (layer.total.sequences, layer.total.positions) == (len(states), len({*states}))
        assert sum(tally.sequences for tally in layer.split.values()) == len(states)
    assert layer.depth == case.depth


def test_the_split_counts_what_follows_each_first_action() -> None:
    start = Case(3, CASES["seven-ronin"][-1].position).start("seven-ronin")
    rules, seat = start.rules, start.pending[0]
    *_, last = perft(rules, start.state, 3)
    assert [*last.split] == [str(action) for action in start.legal(seat)]
    for action in start.legal(seat)[:4]:
        there = rules.clone(start.state)
        rules.apply(there, seat, action)
        states = reached(rules, there, 2)
        tally = last.split[str(action)]
        assert (tally.sequences, tally.positions) == (len(states), len({*states}))


def test_a_match_that_is_over_has_no_further_sequences() -> None:
    start = Case(3, LAST).start("seven-ronin")
    layers = list(perft(start.rules, start.state, 3))
    assert [layer.total.sequences for layer in layers] == [2, 0]
    assert layers[0].over == 2


def test_plans_of_a_secret_swap() -> None:
    """WAT-AAH! S.16: both sides of a Fox choose three cards in secret, one by one."""
    line = "step=place-step hand.p1=fox-3:2,rat-3:2,carp-1:2 hand.p2=bear-6:2,toad-1:2"
    match = kagemusha.game("wat-aah").position(line, seats=2, seed=1)
    match.act_all(0, "place fox fox-3 fox-3; target p2")
    state = match.rules.read_position(match.position())
    assert match.pending == (0, 1)
    assert [sum(count_plans(match.rules, state, seat).values()) for seat in (0, 1)] == [6, 6]
    # Two of one kind and one of the other: three orders, twice.
