"""Chances depend on what a seat knows; without a curve there are words instead of numbers."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.bots import LEVELS, make_bot
from kagemusha.bots.chances import (
    ChanceEstimate,
    Curve,
    Estimator,
    _rows,
    ask,
    curve_for,
    estimate,
    level_among,
    read_curve,
    stage,
    thinker_seed,
    word_for,
)
from kagemusha.bots.decisions import decision_points, judge
from kagemusha.bots.roster import best_thinker
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.match import Match
from kagemusha.core.playthrough import Playthrough

LITTLE = Effort(0.02)
GAMES = ("seven-ronin", "wat-aah", "era-of-the-ninja")
ROW = {
    "level": "skilled",
    "features": ["one", "odds", "late", "late odds"],
    "weights": [-0.5, 0.8, 0.2, 0.1],
    "covariance": [[0.0] * 4] * 4,
    "spread": [-1.0, 0.0],
    "end": 8.0,
    "noise": 0.05,
    "start": [0.4, 0.6],
}


def curve(**changes: object) -> Curve:
    return read_curve({**ROW, **changes})


def begun(game: str, steps: int) -> Playthrough:
    rules = kagemusha.game(game).rules()
    play = Playthrough(rules, SeededSource(4))
    play.start()
    bot = make_bot("greedy", kagemusha.game(game), rules)
    for number in range(steps):
        seat = play.pending[0]
        plan = bot.decide(play.view(seat), play.legal(seat), Rng(4, number))
        for action in play.arrange(seat, plan):
            play.apply(seat, action)
    return play


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_a_seat_cannot_tell_apart_have_one_chance(game: str) -> None:
    play = begun(game, 9)
    seat = play.pending[0]
    rules, twin = play.rules, play.clone()
    twin.state = rules.disguise(play.state, seat, Rng(1, "twin"))
    found = [
        estimate(kagemusha.game(game), rules, one.view(seat), one.legal(seat), effort=LITTLE)
        for one in (play, twin)
    ]
    assert found[0] is not None
    assert found[0] == found[1]


def test_who_is_still_to_choose_changes_no_draw() -> None:
    view = begun("seven-ronin", 0).view(0)
    other = type(view)(**{**vars(view), "pending": (0,)})
    assert view.pending == (0, 1)
    assert thinker_seed(view) == thinker_seed(other)


@pytest.mark.parametrize("game", GAMES)
def test_hint_and_review_of_a_decision_agree(game: str) -> None:
    match = kagemusha.game(game).new(seed=6)
    bot = make_bot("greedy", match.game, match.rules)
    for number in range(14):
        seat = match.pending[0]
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), Rng(6, number)))
    thinker = best_thinker(match.game, match.rules, LITTLE)
    estimator = Estimator(match.rules, thinker.name)
    for point in decision_points(match)[2:12:3]:
        hint = ask(thinker, point.view, point.legal)
        judged = judge(point, ask(thinker, point.view, point.legal, [point.played]), estimator)
        if hint.chance is None:
            continue
        told = estimator.of(point.view, hint.chance, hint.error)
        assert (judged.before, judged.low, judged.high) == (told.chance, told.low, told.high)
        if hint.plan == point.played:
            assert judged.loss == 0.0


def test_a_better_value_is_a_better_chance_and_the_interval_lies_around_it() -> None:
    found = [curve().estimate(n / 20, 0.02, 3, 0) for n in range(21)]
    chances = [one.chance for one in found]
    assert chances == sorted(chances)
    for one in found:
        assert one.low is not None
        assert one.high is not None
        assert 0.0 < one.low < one.chance < one.high < 1.0


def test_little_search_means_a_wider_interval_and_then_words() -> None:
    widths = []
    for error in (0.05, 0.08, 0.12):
        one = curve().estimate(0.5, error, 3, 0)
        assert one.high is not None
        assert one.low is not None
        widths.append(one.high - one.low)
    assert widths == sorted(widths)
    assert widths[0] < widths[-1]
    assert not curve().estimate(1.0, 0.19, 3, 0).is_number  # never again 100 % ± 19
    assert not curve(spread=[1.0, 0.0]).estimate(0.5, 0.0, 3, 0).is_number


def test_words() -> None:
    assert [word_for(chance) for chance in (0.0, 0.3, 0.5, 0.8, 1.0)] == [
        "lost",
        "behind",
        "even",
        "ahead",
        "won",
    ]
    assert word_for(0.0, 0.19) == "open"


def test_what_is_not_calibrated_is_the_engines_own_value() -> None:
    rules = kagemusha.game("seven-ronin").rules(2, {"spy": True})
    assert curve_for(rules, "master") is None
    view = begun("seven-ronin", 0).view(0)
    found = Estimator(rules, "master").of(view, 0.3, 0.01)
    assert found == ChanceEstimate(0.3, None, None, 0.01, "")
    assert Estimator(kagemusha.game("seven-ronin").rules(), "greedy").level == ""


def test_the_nearest_level_is_taken_and_named() -> None:
    rules = kagemusha.game("seven-ronin").rules()
    for level in LEVELS:
        found = curve_for(rules, "master", level)
        assert found is not None
        assert found.level in LEVELS
    assert level_among(["human", "novice", "master"]) == "master"
    assert level_among(["human", "champion", "novice"]) == "master"
    assert level_among(["human", "random"]) == "skilled"


@pytest.mark.parametrize("game", GAMES)
def test_every_curve_in_the_package_rises(game: str) -> None:
    for row in _rows(game):
        known = read_curve(row)
        for number in (1, int(known.end) + 5):
            for seat in range(row["seats"]):
                told = [known.estimate(n / 10, 0.0, number, seat).chance for n in range(11)]
                assert told == sorted(told), (row["level"], row["seats"])
                assert told[-1] - told[0] > 0.2


@pytest.mark.parametrize("game", GAMES)
def test_every_curve_in_the_package_is_found(game: str) -> None:
    """An option that is new in a game would otherwise take its chances away, unnoticed."""
    for row in _rows(game):
        for options in row["options"]:
            given = {name: value for name, value in options.items() if value is not None}
            rules = kagemusha.game(game).rules(row["seats"], given)
            found = curve_for(rules, row["engine"], row["level"])
            assert found is not None
            assert found.level == row["level"]


def test_no_curve_of_other_cards_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kagemusha.game("seven-ronin").rules()
    assert curve_for(rules, "master") is not None
    monkeypatch.setattr(rules, "content", "other cards")
    assert curve_for(rules, "master") is None


def test_the_stage_of_a_match_grows_with_it() -> None:
    """In a mode with one round, rounds say nothing: the clans in play do."""
    play = begun("wat-aah", 0)
    stages = [stage(play.view(0))]
    for steps in (10, 30):
        stages.append(stage(begun("wat-aah", steps).view(0)))
    assert stages[0] == 0
    assert stages == sorted(set(stages))
    assert stage(begun("seven-ronin", 0).view(0)) == 1


def test_a_match_from_a_position_has_chances_too() -> None:
    match = kagemusha.game("seven-ronin").new(seed=1)
    assert isinstance(match, Match)
    assert not match.dealt
    assert kagemusha.game("wat-aah").new(seed=1).dealt
