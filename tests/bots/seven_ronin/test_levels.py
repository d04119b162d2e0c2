"""The levels: legal, deterministic, in time, no secrets, and right where the choice is obvious."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import kagemusha
from kagemusha.bots import LEVELS, make_bot
from kagemusha.bots.bot import Thinker
from kagemusha.bots.seven_ronin.levels import BEGINNER, NOVICE, SKILLED, Level, LevelBot
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.bots.seven_ronin.weights import (
    FEATURE_NAMES,
    HAND_MADE,
    LEARNED,
    learned_for,
    read,
    weights,
)
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.games.seven_ronin.board import tracks, village_with
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.text.texts import texts
from tests.bots.conftest import Clock
from tests.bots.seven_ronin.test_greedy import HAMLET, OPTIONS

GAME = kagemusha.game("seven-ronin")
LITTLE = Effort(0.002)
"""Enough for the plainest positions, and quick where nothing is compiled."""


def level(name: str, rules: Any, effort: Effort = LITTLE) -> LevelBot:
    bot = make_bot(name, GAME, rules, effort)
    assert isinstance(bot, LevelBot)
    return bot


def look(match: kagemusha.Match, seat: int) -> VillageView:
    view = match.view(seat)
    assert isinstance(view, VillageView)
    return view


def play(match: kagemusha.Match, bots: list[LevelBot], seed: int = 1, until: int = 99) -> None:
    """Let the bots play to the end or to the start of a round."""
    rngs = [Rng(seed, "bot", seat) for seat in range(2)]
    while match.pending and look(match, 0).round < until:
        seat = match.pending[0]
        match.act_all(seat, bots[seat].decide(match.view(seat), match.legal(seat), rngs[seat]))


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (("novice", "master"), OPTIONS[0]),
        (("master", "skilled"), OPTIONS[1]),
        (("skilled", "beginner"), OPTIONS[2]),
        (("expert", "novice"), OPTIONS[3]),
        (("master", "master"), OPTIONS[4]),
    ],
    ids=str,
)
def test_every_decision_is_legal(names: tuple[str, str], options: dict[str, Any]) -> None:
    match = GAME.new(options=options, seed=5)
    play(match, [level(name, match.rules) for name in names], seed=5)  # Match refuses illegal ones
    assert match.result is not None


@pytest.mark.parametrize("name", [*LEVELS, "champion"])
def test_it_thinks_the_same_again_and_in_disguised_twins(name: str) -> None:
    """Its mixture, its value and its reason, too: a hint must not know more than the seat."""
    match = GAME.new(options={"spy": True}, seed=2)
    bots = [level("novice", match.rules) for _ in range(2)]
    bot = level(name, match.rules)
    rng = Rng(4, "twins")
    compared = 0
    rngs = [Rng(2, "bot", seat) for seat in range(2)]
    while match.pending and look(match, 0).round < 2:
        seat = match.pending[-1]
        view, legal = match.view(seat), match.legal(seat)
        if look(match, seat).step == "planning" and len(legal) > 1:
            thought = bot.think(view, legal, Rng(9))
            assert bot.think(view, legal, Rng(9)) == thought
            twin = match.rules.disguise(match._state, seat, rng)
            assert match.rules.view(twin, seat) == view
            assert bot.think(match.rules.view(twin, seat), legal, Rng(9)) == thought
            compared += match.rules.encode(twin) != match.rules.encode(match._state)
        match.act_all(seat, bots[seat].decide(view, legal, rngs[seat]))
    assert compared


@pytest.mark.parametrize("name", LEVELS)
def test_it_keeps_to_its_seconds(name: str, clock: Clock) -> None:
    match = GAME.new(seed=1)
    bots = [level("novice", match.rules) for _ in range(2)]
    play(match, bots, until=4)
    hurried = level(name, match.rules, Effort(seconds=0.05))
    for seat in range(2):
        before = clock.seconds
        plan = hurried.decide(match.view(seat), match.legal(seat), Rng(seat))
        assert clock.seconds - before < 0.05 + 20 * Clock.TICK
        assert match.rules.why_not(match._state, seat, plan) == []


def test_a_begun_plan_is_completed() -> None:
    match = GAME.new(options={"board": HAMLET}, seed=3)
    bot = level("master", match.rules)
    match.act(1, match.legal(1)[0])
    match.act(0, match.legal(0)[0])
    for seat in range(2):
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), Rng(seat)))
    assert look(match, 0).round > 1 or look(match, 0).step != "planning"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_mixture_is_made_of_whole_legal_plans(seat: int) -> None:
    match = GAME.position("round=5 reserves=17 ninja=passage:2,green:1 ronin=yobu:1,yumi:x,kabe:3")
    bot = level("master", match.rules)
    mixture = bot.mixture(look(match, seat), Rng(1))
    assert sum(share for _, share in mixture) == pytest.approx(1.0)
    for plan, _ in mixture:
        assert plan[-1].verb == "seal"
        assert match.rules.why_not(match._state, seat, plan) == []


@pytest.mark.parametrize("track", tracks())
def test_openings_are_mixed_legal_and_quick(track: str) -> None:
    for edition in ("en", "fr", "pl"):
        match = GAME.new(options={"edition": edition, "track": track}, seed=1)
        bot = level("master", match.rules)
        for seat in range(2):
            thought = bot.think(match.view(seat), match.legal(seat), Rng(seat))
            assert thought.why.id == "bots-seven-ronin-opening"
            assert len(thought.candidates) > 2
            assert match.rules.why_not(match._state, seat, thought.plan) == []


def test_the_values_are_those_of_the_track_that_is_played() -> None:
    def value(**options: Any) -> str:
        return learned_for(GAME.rules(options=options))

    own = village_with("rising", 40).to_dict()
    assert value() == value(reserves=44) == value(board=own) == LEARNED
    rising = value(track="rising", reserves=36)
    assert rising != LEARNED
    assert set(read(rising)) == set(read(LEARNED))
    # The same position is worth more to the Attacker where more areas may be attacked.
    line = "round=4 reserves=24 ninja=well:1,inn:1 ronin=yobu:1,kabe:3"
    chances = []
    for track in tracks():
        match = GAME.position(line, options={"track": track}, seed=1)
        bot = level("master", match.rules)
        chances.append(bot.think(match.view(0), match.legal(0), Rng(1)).chance or 0.0)
    assert chances[1] > chances[0]


def test_without_openings_for_a_handicap_it_plans() -> None:
    match = GAME.new(options={"reserves": 44}, seed=1)
    thought = level("master", match.rules).think(match.view(0), match.legal(0), Rng(1))
    assert thought.why.id != "bots-seven-ronin-opening"
    assert match.rules.why_not(match._state, 0, thought.plan) == []


def test_what_is_to_be_considered_is_among_the_options() -> None:
    match = GAME.new(seed=1)
    bot = level("master", match.rules)
    assert isinstance(bot, Thinker)
    plan = match.rules.parse("deploy field-2 2, field-3 3, green 1; seal")
    thought = bot.think(match.view(0), match.legal(0), Rng(1), consider=[plan])
    assert any(
        sorted(map(str, option.plan)) == sorted(map(str, plan)) for option in thought.candidates
    )
    assert all(0 <= option.chance <= 1 for option in thought.candidates)
    assert thought.chance is not None
    assert 0 < thought.chance < 1


@pytest.mark.parametrize("name", ["master", "champion"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_rare_plan_of_the_mixture_keeps_its_share(name: str, seat: int) -> None:
    match = GAME.new(seed=1)
    bot = level(name, match.rules)
    view, legal = match.view(seat), match.legal(seat)
    assert isinstance(view, VillageView)
    mixture = bot.mixture(view, Rng(1))
    played = [entry for entry in mixture if entry[1] > 0]
    rarest, share = min(played, key=lambda entry: entry[1])
    thought = bot.think(view, legal, Rng(1), consider=[rarest])
    assert thought.drawn_from == len(played) > 8
    (found,) = [option for option in thought.candidates if option.plan == rarest]
    assert found.share == share


def test_a_plan_of_a_solved_endgame_is_listed_once() -> None:
    rules, state = miniatures()["crossing"].open(GAME)
    bot = level("master", rules, Effort())
    view, legal = rules.view(state, 1), rules.legal(state, 1)
    thought = bot.think(view, legal, Rng(1))
    assert thought.why.id == "bots-seven-ronin-solved"
    again = bot.think(view, legal, Rng(1), consider=[(*thought.plan[-2::-1], thought.plan[-1])])
    assert again.candidates == thought.candidates


@pytest.mark.parametrize("locale", ["en", "fr", "pl"])
def test_every_why_is_a_sentence(locale: str) -> None:
    args = {"plans": 3, "percent": 40, "choices": 5}
    for name in (
        *("only", "opening", "mixed", "best-plan", "begun", "solved", "spies"),
        *("keeps-spy", "wins", "enough", "divides", "uses"),
    ):
        said = texts(locale).message(Message(f"bots-seven-ronin-{name}", args))
        assert said.endswith(".")
        assert "bots-seven" not in said


# --- positions where the right move is plain ------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", [BEGINNER, NOVICE], ids=lambda kind: kind.name)
def test_weak_levels_play_the_best_plan_that_they_notice(kind: Level, seat: int) -> None:
    """They do not mix: a plan is rarer, the more better ones must be overlooked first."""
    match = GAME.position("round=2 reserves=30")
    view = look(match, seat)
    mixture = level(kind.name, match.rules).mixture(view, Rng(1))
    shares = [share for _, share in mixture]
    assert sum(shares) == pytest.approx(1.0)
    for more, less in pairwise(shares):
        assert less == pytest.approx(kind.overlooks[seat] * more)
    careful = LevelBot(match.rules, LITTLE, replace(kind, overlooks=(0.0, 0.0)))
    (best, share), *_ = careful.mixture(view, Rng(1))
    assert (best, share) == (mixture[0][0], 1.0)


def test_with_a_short_horizon_a_table_is_valued_as_if_the_match_were_nearly_over() -> None:
    every, near = (list(weights(HAND_MADE, horizon)) for horizon in (8, 2))
    features = len(FEATURE_NAMES)
    rows = [every[n : n + features] for n in range(0, len(every), features)]
    seen = [near[n : n + features] for n in range(0, len(near), features)]
    assert seen[:3] == rows[:3]
    assert all(row == rows[2] for row in seen[2:])
    assert rows[5] != rows[2]


def test_forgotten_abilities_are_missed_but_never_a_win() -> None:
    used = GAME.position(
        "round=3 step=area-abilities reserves=9 ninja=passage:1,well:1 "
        "ronin=yumi:2@inn,kabe:0@field-3,hayai:0@granary,taiko:0@shrine,yobu:1@field-2,"
        "musashi:0@watchtower,tasuke:0@animal-pen"
    )
    view, legal = used.view(0), used.legal(0)
    careful = LevelBot(used.rules, LITTLE, replace(BEGINNER, forgets=(0.0, 0.0)))
    forgetful = LevelBot(used.rules, LITTLE, BEGINNER)
    best = careful.decide(view, legal, Rng(0))
    assert {tuple(forgetful.decide(view, legal, Rng(n))) == tuple(best) for n in range(20)} == {
        True,
        False,
    }
    won = GAME.position(ATTACKER_WINS[3])
    sure = {forgetful.decide(won.view(0), won.legal(0), Rng(n))[0].notation for n in range(20)}
    assert len(sure) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_hunches_are_as_frequent_as_the_level_says(seat: int) -> None:
    match = GAME.position("round=2 reserves=30")
    calm = LevelBot(match.rules, LITTLE, replace(SKILLED, hunches=(0.0, 0.0)))
    plain = dict(calm.mixture(look(match, seat), Rng(1)))
    mixture = level("skilled", match.rules).mixture(look(match, seat), Rng(1))
    hunch = SKILLED.hunches[seat]
    for plan, share in mixture:
        usual = (1 - hunch) * plain.get(plan, 0.0)
        assert share == pytest.approx(usual + hunch / len(mixture))


ATTACKER_WINS = [
    # The Passage kills Yumi on the Inn, which then counts as a Field.
    "round=5 step=area-abilities reserves=9 ninja=passage:1,burial-grounds:1,field-2:1 "
    "ronin=yumi:2@inn,kabe:0@field-3,hayai:0@granary,taiko:0@well,musashi:0@shrine,yobu:x,tasuke:x",
    # Four areas, one of them a Field, and the Inn.
    "round=3 step=area-abilities reserves=9 ninja=inn:1,field-2:1,shrine:1,well:1 "
    "ronin=yobu:0@granary,kabe:0@field-3,hayai:0@passage,taiko:0@animal-pen,yumi:x,musashi:x,tasuke:x",
    # Two marches: one takes the Inn, which marches on.
    "round=8 step=area-abilities reserves=2 ninja=passage:1,granary:1,shrine:1 "
    "ronin=yobu:0@field-2,kabe:0@field-3,hayai:0@watchtower,taiko:x,yumi:x,musashi:x,tasuke:x",
    # The Well kills the last ronin.
    "round=4 step=area-abilities reserves=5 ninja=well:1 "
    "ronin=kabe:6@field-2,yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x",
    # Both Fields count as three.
    "round=6 step=area-abilities reserves=3 ninja=passage:1,field-2:1,well:1 "
    "ronin=yobu:0@granary,kabe:0@shrine,hayai:0@inn,taiko:x,yumi:x,musashi:x,tasuke:x",
]

DEFENDER_SURVIVES = [
    # Musashi's cut keeps him alive and the fifth area free.
    "round=8 step=ronin-abilities reserves=0 ninja=inn:1,shrine:1,granary:1,animal-pen:1,"
    "watchtower:2 ronin=musashi:2@watchtower,yobu:x,yumi:x,hayai:x,taiko:x,kabe:x,tasuke:x",
    # Hayai rides to one of the five.
    "round=8 step=ronin-abilities reserves=0 ninja=field-2:1,well:1,inn:1,shrine:1,granary:1 "
    "ronin=hayai:0@passage,yobu:x,yumi:x,musashi:x,taiko:x,kabe:x,tasuke:x",
    # Taiko heals Hayai, who then lets nobody past.
    "round=8 step=ronin-abilities reserves=0 ninja=well:1,inn:1,shrine:1,granary:1,passage:2 "
    "ronin=hayai:4@passage,kabe:3@field-2,taiko:0@field-3,yobu:x,yumi:x,musashi:x,tasuke:x",
    # Yobu drives both away from the fifth area, to one that is lost already.
    "round=8 step=ronin-abilities reserves=0 ninja=burial-grounds:1,granary:1,animal-pen:1,inn:1,"
    "shrine:2 ronin=yobu:2@shrine,yumi:x,musashi:x,hayai:x,taiko:x,kabe:x,tasuke:x",
]


@pytest.mark.parametrize("line", ATTACKER_WINS)
@pytest.mark.parametrize("name", ["expert", "master"])
def test_the_attacker_wins_where_he_can(line: str, name: str) -> None:
    match = GAME.position(line)
    play(match, [level(name, match.rules)] * 2)
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.parametrize("line", DEFENDER_SURVIVES)
def test_the_defender_survives_where_he_can(line: str) -> None:
    match = GAME.position(line)
    play(match, [level("master", match.rules)] * 2)
    assert match.result is not None
    assert match.result.winners == (1,)


def test_wounds_are_divided_so_that_nobody_falls() -> None:
    match = GAME.position(
        "round=5 step=division reserves=9 ninja=passage:3 "
        "ronin=kabe:3@passage,tasuke:2@passage,yobu:0@inn,yumi:x,musashi:x,hayai:x,taiko:x"
    )
    thought = level("master", match.rules).think(match.view(1), match.legal(1), Rng(1))
    assert [str(step) for step in thought.plan] == ["divide tasuke 0"]
    assert thought.why.id == "bots-seven-ronin-divides"


def test_the_last_guard_goes_to_one_of_five_taken_areas() -> None:
    match = GAME.position(
        "round=8 reserves=0 ninja=well:1,inn:1,shrine:1,granary:1,passage:1 "
        "ronin=kabe:3,yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x"
    )
    bot = level("master", match.rules)
    (step, _) = bot.decide(match.view(1), match.legal(1), Rng(1))
    assert str(step).split()[-1] in ("well", "inn", "shrine", "granary", "passage")


def test_the_attacker_does_not_waste_a_sure_last_round() -> None:
    match = GAME.position(
        "round=8 reserves=9 ninja=well:1,inn:1,shrine:1 "
        "ronin=kabe:3,yobu:x,yumi:x,musashi:x,hayai:x,taiko:x,tasuke:x"
    )
    thought = level("master", match.rules).think(match.view(0), match.legal(0), Rng(1))
    assert thought.chance is not None
    assert thought.chance > 0.99


def test_actions_are_compared_by_notation() -> None:
    # `consider` may come from text, without parts.
    match = GAME.position("round=2 reserves=30")
    bot = level("novice", match.rules)
    plan = [Action("deploy well", "deploy"), Action("deploy inn", "deploy"), Action("seal", "seal")]
    thought = bot.think(match.view(0), match.legal(0), Rng(1), consider=[plan])
    assert any(
        [str(step) for step in option.plan] == [str(step) for step in plan]
        for option in thought.candidates
    )
