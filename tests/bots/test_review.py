"""Reviews of matches."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

import kagemusha
from kagemusha.bots import make_bot
from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.chances import Estimator
from kagemusha.bots.decisions import (
    Decision,
    DecisionPoint,
    ReviewCandidate,
    decision_points,
    judge,
)
from kagemusha.bots.review import BLUNDER, MISTAKE, MOST, TURN, Review, review, summed_up
from kagemusha.bots.roster import best_thinker, named_thinker
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.match import Match
from kagemusha.core.view import View
from tests.bots.sage import BEST, WORST, forget, register

WHY = Message("refused-not-your-turn")


def plain(game: str = "wat-aah") -> Estimator:
    """Uncalibrated chances."""
    return Estimator(kagemusha.game(game).rules(), "nobody")


def judged(point: DecisionPoint, thought: Thought | None) -> Decision:
    return judge(point, thought, plain())


def summed(match: Match, total: int, decisions: Sequence[Decision]) -> Review:
    return summed_up(match, "sage", total, decisions, plain(match.game.id))


@pytest.fixture(autouse=True)
def sage() -> Iterator[None]:
    """Register the thinker only for these tests."""
    register()
    yield
    forget()


@cache
def played(game: str) -> Match:
    match = kagemusha.game(game).new(seed=3)
    player = make_bot("greedy", match.game, match.rules)
    while match.result is None:
        seat = match.pending[0]
        rng = Rng(3, seat, len(match.moves))
        match.act_all(seat, player.decide(match.view(seat), match.legal(seat), rng))
    return match


GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_point_is_what_its_seat_saw_and_did(game: str) -> None:
    match = played(game)
    found = decision_points(match)
    assert len(found) > 10
    again = match.restart()
    views = {}
    for number in range(len(match.moves) + 1):
        views[number] = [again.view(seat).to_json() for seat in range(again.rules.seats)]
        if number < len(match.moves):
            again.act(match.moves[number].seat, match.moves[number].action)
    for point in found:
        assert point.view.to_json() == views[point.first][point.seat]
        mine = [
            move.action for move in match.moves[point.first : point.last] if move.seat == point.seat
        ]
        assert point.played == tuple(mine)
        assert point.played[0] in point.legal


def candidate(plan: str, *numbers: float) -> Candidate:
    """A candidate whose actions are single letters."""
    return Candidate(tuple(map(Action, plan)), *numbers)


def test_a_sealed_plan_is_one_decision_even_if_the_other_seat_plans_at_the_same_time() -> None:
    match = kagemusha.game("seven-ronin").new(seed=1)
    bot = make_bot("greedy", match.game, match.rules)
    plans = [list(bot.decide(match.view(n), match.legal(n), Rng(1))) for n in (0, 1)]
    for step in range(max(map(len, plans))):
        for seat, plan in enumerate(plans):
            if step < len(plan):
                match.act(seat, plan[step])
    first, second = decision_points(match)[:2]
    assert (first.seat, first.first, list(first.played)) == (0, 0, plans[0])
    assert (second.seat, second.first, list(second.played)) == (1, 1, plans[1])


def test_what_is_no_choice_is_no_decision() -> None:
    match = played("era-of-the-ninja")
    running = match.restart()
    forced = set()
    for number, move in enumerate(match.moves, start=1):
        if len(running.legal(move.seat)) == 1 and move.face is not None:
            forced.add(number)
        running.act(move.seat, move.action)
    alone = {point.last for point in decision_points(match) if len(point.played) == 1}
    assert forced
    assert not forced & alone


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_review(game: str) -> None:
    match = played(game)
    told: list[tuple[int, int]] = []
    found = review(match, "sage", progress=lambda done, total: told.append((done, total)))
    assert found.complete
    assert found.bot == "sage"
    assert told == [(n, found.total) for n in range(found.total + 1)]
    for decision in found.decisions:
        liked = decision.loss == 0.0
        assert decision.after == (BEST if liked else WORST)
        assert decision.before == BEST
    assert match.result is not None
    for seat, line in enumerate(found.lines):
        assert [point.move for point in line] == sorted(point.move for point in line)
        assert line[-1].chance == float(seat in match.result.winners)
    data = found.to_dict()
    assert json.loads(json.dumps(data)) == data
    assert review(match, "sage") == found


def test_it_can_be_cancelled() -> None:
    match = played("wat-aah")
    done = 0

    def progress(number: int, _total: int) -> None:
        nonlocal done
        done = number

    found = review(match, "sage", progress=progress, cancelled=lambda: done == 3)
    assert len(found.decisions) == 3
    assert not found.complete
    assert all(point.move < len(match.moves) for line in found.lines for point in line)


def point(plan: Sequence[str]) -> DecisionPoint:
    actions = tuple(map(Action, plan))
    return DecisionPoint(0, 4, 6, View("wat-aah", 0, (0,)), Legal(actions), actions)


def test_sealed_steps_may_stand_in_any_order() -> None:
    thought = Thought(
        (Action("b"), Action("a")),
        WHY,
        0.5,
        0.01,
        (candidate("ba", 0.4, 0.6),),
    )
    found = judged(point(["a", "b"]), thought)
    assert (found.after, found.share, found.loss) == (0.6, 0.4, 0.0)


def test_what_was_looked_at_less_often_is_less_sure() -> None:
    options = (candidate("z", 0.64, 0.7), candidate("a", 0.04, 0.3))
    found = judged(point(["a"]), Thought((Action("z"),), WHY, 0.7, 0.02, options))
    assert found.after_error == pytest.approx(0.08)
    sure = Thought((Action("z"),), WHY, 0.7, 0.02, (options[0], candidate("a", 0.0, 0.3)))
    assert judged(point(["a"]), sure).after_error == 0.02
    barely = Thought((Action("z"),), WHY, 0.7, 0.1, (options[0], candidate("a", 1e-4, 0)))
    assert judged(point(["a"]), barely).after_error == 0.5
    told = Thought((Action("z"),), WHY, 0.7, 0.1, (options[0], candidate("a", 0, 0, 0.03)))
    assert judged(point(["a"]), told).after_error == 0.03  # a thinker that can say is believed


def test_a_thinker_that_says_nothing_leaves_no_number() -> None:
    found = judged(point(["a"]), None)
    assert (found.before, found.after, found.why, found.loss) == (None, None, None, 0.0)
    bare = judged(point(["a"]), Thought((Action("a"),), WHY))
    assert (bare.before, bare.after) == (None, None)
    by_options = Thought((Action("z"),), WHY, None, 0.0, (candidate("z", 1.0, 0.7),))
    assert judged(point(["a"]), by_options).before == 0.7


def decision(
    first: int, before: float, after: float, *, seat: int = 0, loss: float = 0.0, error: float = 0.0
) -> Decision:
    chances = before, after, error, error
    options = (ReviewCandidate(("z",), 1.0, after + loss), ReviewCandidate(("a",), 0.0, after))
    return Decision(seat, first, first + 1, ("a",), *chances, 0.0, loss, options, None)


def test_marks_stand_by_their_thresholds() -> None:
    match = played("wat-aah")
    given = [
        decision(0, 0.5, 0.5, loss=MISTAKE),
        decision(3, 0.5, 0.5, loss=MISTAKE - 0.01),
        decision(5, 0.5, 0.5, loss=BLUNDER),
        decision(7, 0.5, 0.5, loss=0.3, error=0.16),
        decision(9, 0.5, 0.5),
        decision(13, 0.51 + TURN, 0.5),
        decision(15, 0.51 - TURN, 0.5),
    ]
    found = summed(match, 100, given)
    assert [(m.kind, m.change) for m in found.marks] == [
        ("mistake", -MISTAKE),
        ("blunder", -BLUNDER),
        ("turn", pytest.approx(TURN + 0.01)),
    ]
    (turn,) = (mark for mark in found.marks if mark.kind == "turn")
    assert 10 <= turn.move <= 13


def test_what_another_gave_away_is_told_once() -> None:
    match = played("wat-aah")
    mine = [decision(0, 0.5, 0.5), decision(9, 0.8, 0.8)]

    def kinds(loss: float) -> list[str]:
        found = summed(match, 100, [*mine, decision(4, 0.5, 0.5, seat=1, loss=loss)])
        return [mark.kind for mark in found.marks]

    assert kinds(0.3) == ["blunder"]
    assert sorted(kinds(0.05)) == ["turn"]
    worse = [decision(0, 0.5, 0.5), decision(9, 0.2, 0.2), decision(4, 0.5, 0.5, seat=1, loss=0.3)]
    assert sorted(m.kind for m in summed(match, 100, worse).marks) == ["blunder", "turn"]


def test_only_the_largest_marks_are_kept() -> None:
    match = played("wat-aah")
    losses = [0.30, 0.31, 0.32, 0.33, 0.34, 0.35, 0.36]
    given = [decision(2 * n, 0.5, 0.5, loss=loss) for n, loss in enumerate(losses)]
    found = summed(match, 100, given)
    assert sorted(-mark.change for mark in found.marks) == losses[-MOST:]


def test_the_end_is_a_turn_for_who_did_not_expect_it() -> None:
    match = played("wat-aah")
    assert match.result is not None
    loser = 1 - match.result.winners[0]
    last = len(match.moves)
    found = summed(match, 1, [decision(last - 1, 0.9, 0.9, seat=loser)])
    assert [(m.kind, m.seat, m.change) for m in found.marks] == [("turn", loser, -0.9)]


def test_who_can_review() -> None:
    game = kagemusha.game("wat-aah")
    rules = game.rules()
    assert named_thinker("sage", game, rules, None).name == "sage"
    with pytest.raises(OptionError, match="cannot explain its choices"):
        named_thinker("random", game, rules, None)
    with pytest.raises(OptionError, match="no bot"):
        named_thinker("nobody", game, rules, None)
    assert hasattr(best_thinker(game, rules), "think")
