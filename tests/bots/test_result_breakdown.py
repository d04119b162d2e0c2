"""Result breakdowns: the parts add up, and each change has the right cause."""

from __future__ import annotations

import math

import pytest

from kagemusha.bots.chances import Estimator
from kagemusha.bots.decisions import Decision, ReviewCandidate, decision_points
from kagemusha.bots.result_breakdown import result_breakdown
from kagemusha.bots.review import review
from tests.bots.sage import calibrate, forget, register
from tests.bots.test_review import GAMES, played


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_every_seat_add_up_to_its_result(game: str) -> None:
    register()
    calibrate()
    try:
        match = played(game)
        found = review(match, "sage")
    finally:
        forget()
    assert match.result is not None
    assert found.breakdowns
    for one in found.breakdowns:
        total = one.start.value + one.luck.value + one.others.value + one.own.value
        assert total == pytest.approx(one.result, abs=1e-9)
        assert one.result == float(one.seat in match.result.winners)
        assert one.own.value <= 0.0
        if match.dealt:
            assert one.start.value == 0.5
        else:
            assert one.luck.value == 0.0  # no dice and no cards in this game


def decision(seat: int, first: int, last: int, before: float, after: float) -> Decision:
    errors = 0.03, 0.04
    options = (ReviewCandidate(("a",), 1.0, after),)
    return Decision(seat, first, last, ("a",), before, after, *errors, 1.0, 0.0, options, None)


def test_what_lies_between_two_decisions_has_its_cause() -> None:
    match = played("seven-ronin")  # no chance: all that is not one's own is the other's doing
    seats = [(point.seat, point.first, point.last) for point in decision_points(match)[:3]]
    assert [seat for seat, _, _ in seats[:2]] == [0, 1]
    given = [decision(*place, 0.5, 0.4) for place in seats[:2]]
    found = result_breakdown(match, 0, given, None)
    assert found is not None
    assert found.start.value == 0.5
    assert found.own.value == pytest.approx(-0.1)
    assert found.own.error == pytest.approx(math.hypot(0.03, 0.04))
    assert found.others.value == pytest.approx(found.result - 0.4)
    assert found.others.error == pytest.approx(0.04)
    alone = result_breakdown(match, 0, given[:1], None)
    assert alone is not None
    assert alone.others.value == 0.0  # nobody else chose: it follows from the decision
    assert alone.own.error == pytest.approx(0.03)  # the chance after it does not matter any more


def test_an_estimator_without_a_curve_knows_no_start() -> None:
    assert Estimator(played("wat-aah").rules, "nobody").start(0) is None
