"""The levels of WAT-AAH!: legal, deterministic, in time, no secrets, with reasons."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from kagemusha.arena.play import bot_rng
from kagemusha.bots.random_bot import RandomBot
from kagemusha.bots.thinking_time import Effort
from kagemusha.bots.wat_aah.greedy import GreedyBot
from kagemusha.bots.wat_aah.levels import BEGINNER, EXPERT, MASTER, NOVICE, SKILLED, Level, LevelBot
from kagemusha.core.action import Action
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.match import Match
from kagemusha.games.wat_aah.names import MODE_IDS
from kagemusha.games.wat_aah.rules import WatAah
from kagemusha.text.fluent_texts import FluentTexts

GAME = WatAah()
VARIANTS = [(mode, seats) for mode in MODE_IDS for seats in (2, 3, 4)]
QUICK = Effort(6 / MASTER.simulations[0])
HASTY = Effort(2 / MASTER.simulations[0])


def _bots(rules: Any, effort: Effort = QUICK) -> list[LevelBot]:
    return [LevelBot(rules, level, effort) for level in (MASTER, BEGINNER, NOVICE, SKILLED, EXPERT)]


@pytest.mark.parametrize(("mode", "seats"), VARIANTS)
def test_levels_play_whole_matches_and_say_why(mode: str, seats: int) -> None:
    match = GAME.new(seats, {"mode": mode}, seed=8)
    bots = _bots(match.rules, HASTY)
    catalogues = [FluentTexts(locale) for locale in ("en", "fr", "pl")]
    rng = Rng(3, "test", mode, seats)
    while pending := match.pending:
        seat = pending[rng.below(len(pending))]
        thought = bots[seat % len(bots)].think(match.view(seat), match.legal(seat), rng)
        for catalogue in catalogues:
            assert catalogue.format(thought.why.id, thought.why.args)
        if thought.candidates:
            assert thought.candidates[0].plan == thought.plan
            assert thought.chance == thought.candidates[0].chance
            assert all(0 <= option.chance <= 1 for option in thought.candidates)
            assert 0.99 < sum(option.share for option in thought.candidates) <= 1.01
        match.act_all(seat, thought.plan)  # refuses what is not legal
    assert match.result is not None


@pytest.mark.parametrize("mode", MODE_IDS)
def test_they_go_on_with_what_another_began(mode: str) -> None:
    match = GAME.new(2, {"mode": mode}, seed=5)
    bot = LevelBot(match.rules, MASTER, HASTY)
    rng = Rng(4, "test", mode)
    while pending := match.pending:
        seat = pending[rng.below(len(pending))]
        legal = match.legal(seat)
        if rng.below(3):  # a stranger makes two of three small choices
            match.act(seat, rng.choice(legal))
        else:
            match.act_all(seat, bot.decide(match.view(seat), legal, rng))


@pytest.mark.parametrize(("mode", "seats"), [("grasshopper", 2), ("grand-master", 3)])
def test_secrets_change_nothing_and_the_same_decision_comes_again(mode: str, seats: int) -> None:
    """Same view and rng, same thought: also where all that the seat cannot know differs."""
    rules = GAME.rules(seats, {"mode": mode})
    first, second = _bots(rules), _bots(rules)
    state = rules.setup()
    source = SeededSource(21)
    compared = 0
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        bot = compared % len(first)
        thought = first[bot].think(view, legal, bot_rng(compared, seat))
        if len(legal) > 1 and compared % 8 == 0:
            twin = rules.disguise(state, seat, Rng(compared, "disguise"))
            same = second[bot].think(rules.view(twin, seat), legal, bot_rng(compared, seat))
            assert thought == same
        compared += 1
        for action in rules.arrange(state, seat, thought.plan):
            rules.apply(state, seat, action)
    assert compared > 15


def test_a_clock_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second at each look; no level looks much more often than it may."""
    match = GAME.new(4, {"mode": "grand-master"}, seed=2)
    seat = match.pending[0]
    for level in (MASTER, SKILLED, NOVICE):
        looks = itertools.count()
        monkeypatch.setattr("time.perf_counter", looks.__next__)
        bot = LevelBot(match.rules, level, Effort(seconds=5))
        thought = bot.think(match.view(seat), match.legal(seat), Rng(1, "clock"))
        assert next(looks) < 9
        assert thought.plan[0] in match.legal(seat)


def _thoughts(match: Match, bot: LevelBot, plans: list[str]) -> tuple[Any, Any]:
    seat = match.pending[0]
    view, legal = match.view(seat), match.legal(seat)
    asked = [match.rules.parse(plan) for plan in plans]
    alone = bot.think(view, legal, Rng(6, "consider"))
    return alone, bot.think(view, legal, Rng(6, "consider"), asked)


def test_what_is_asked_for_is_considered() -> None:
    line = "step=place-step hand.p1=rat-3:2,rat-5:1,bear-6:3,ronin:1,oni:1 hand.p2=fox-3:3"
    match = GAME.position(line, seats=2)
    plans = ["place rat rat-3 rat-3", "place rat rat-5 rat-3 ronin", "pass"]
    for level in (MASTER, NOVICE):
        bot = LevelBot(match.rules, level, Effort(20 / MASTER.simulations[0]))
        alone, asked = _thoughts(match, bot, plans)
        assert asked.plan == alone.plan  # being asked changes no mind
        told = [{str(action) for action in option.plan} for option in asked.candidates]
        for plan in plans:
            assert {str(action) for action in match.rules.parse(plan)} in told


def test_what_is_asked_for_is_tried_often_enough_to_be_compared() -> None:
    line = "step=place-step hand.p1=rat-3:2,rat-5:1,bear-6:3,ronin:1,oni:1 hand.p2=fox-3:3"
    match = GAME.position(line, seats=2)
    bot = LevelBot(match.rules, SKILLED, Effort(0.2))
    _, asked = _thoughts(match, bot, ["pass", "place rat rat-3 rat-3"])
    assert len(asked.candidates) >= 3
    assert all(0 < option.error < 0.1 for option in asked.candidates)
    assert asked.error == asked.candidates[0].error


def test_time_is_kept_for_what_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "step=place-step hand.p1=rat-3:2,rat-5:1,bear-6:3,ronin:1,oni:1 hand.p2=fox-3:3"
    match = GAME.position(line, seats=2)
    monkeypatch.setattr("time.perf_counter", itertools.count().__next__)
    bot = LevelBot(match.rules, MASTER, Effort(100, seconds=150))  # more than it has time for
    _, asked = _thoughts(match, bot, ["pass"])
    chance = next(option for option in asked.candidates if str(option.plan[0]) == "pass")
    assert 0 < chance.error < 0.4  # one try alone has 0.5


def test_a_plan_that_is_not_legal_cannot_be_considered() -> None:
    match = GAME.position("step=place-step hand.p1=rat-3:2 hand.p2=fox-3:3", seats=2)
    bot = LevelBot(match.rules, MASTER, QUICK)
    with pytest.raises(ValueError, match="card bear-6"):
        _thoughts(match, bot, ["place rat bear-6 bear-6"])


def test_only_a_players_view_can_be_thought_about() -> None:
    match = GAME.new(2, {}, seed=2)
    bot = LevelBot(match.rules, MASTER, QUICK)
    with pytest.raises(TypeError, match="WatAahView"):
        bot.think(match.view(None), match.legal(match.pending[0]), Rng(1, "test"))


def test_they_play_cards_of_a_players_own() -> None:
    powers = (
        ({"do": "draw", "number": 1}, {"do": "swap", "number": 2}),
        ({"do": "destroy-card"}, {"do": "copy", "number": 3}),
        ({"do": "look", "number": 4, "keep": 2}, {"do": "dig", "number": 1}),
        ({"do": "return-clan"}, {"do": "nothing"}),
        ({"do": "discard", "number": 1}, {"do": "destroy-clan"}),
    )
    clans = [
        {"id": f"tribe-{n}", "strengths": [n, 2, 3, 4, 4, 5, 6, 7, 8], "two": two, "three": three}
        for n, (two, three) in enumerate(powers)
    ]
    deck = {"name": "small", "hand": 6, "ronin": {"number": 2, "strength": 2}, "clan": clans}
    yokai = [{"id": "wisp", "strength": 0, "power": {"do": "return-card"}}]
    rules = GAME.rules(2, {"deck": {**deck, "yokai": yokai}, "mode": "grand-master"})
    bots = [LevelBot(rules, level, HASTY) for level in (MASTER, NOVICE)]
    assert _winner(rules, bots, 3) in (0, 1)


def test_beginner_beats_random() -> None:
    rules = GAME.rules(2, {})
    beginner = LevelBot(rules, BEGINNER, HASTY)  # its simulations say why, and decide nothing
    assert sum(_winner(rules, [beginner, RandomBot()], index) == 0 for index in range(6)) >= 5


def test_weak_levels_play_the_best_of_the_plans_that_they_notice() -> None:
    """Never one below the best six; the beginner takes the best rating, without looking ahead."""
    line = "step=place-step hand.p1=rat-3:2,rat-5:1,bear-6:3,ronin:1,oni:1 hand.p2=fox-3:3"
    match = GAME.position(line, seats=2)
    view, legal = match.view(0), match.legal(0)

    def played(level: Level, seeds: int) -> list[tuple[Action, ...]]:
        bot = LevelBot(match.rules, level, HASTY)
        return [tuple(bot.decide(view, legal, Rng(n))) for n in range(seeds)]

    assert BEGINNER.plans[0] == NOVICE.plans[0] == 6
    (best,) = set(played(replace(BEGINNER, overlooks=(0.0, 0.0, 0.0)), 4))
    assert best == tuple(GreedyBot(match.rules).decide(view, legal, Rng(1)))
    for level in (BEGINNER, NOVICE):
        found = Counter(played(level, 40))
        assert 1 < len(found) <= level.plans[0]
    assert Counter(played(BEGINNER, 40)).most_common(1)[0][0] == best


def _winner(rules: Any, bots: list[Any], index: int) -> int:
    """Which of two bots wins; the first one takes each seat in turn."""
    order = bots if index % 2 == 0 else bots[::-1]
    rngs = [bot_rng(index, seat) for seat in range(2)]
    source = SeededSource(index)
    state = rules.setup()
    while pending := rules.pending(state):
        seat = pending[0]
        if seat == CHANCE:
            rules.apply(state, CHANCE, source.answer(rules.chances(state)))
            continue
        legal = rules.legal(state, seat)
        plan = order[seat].decide(rules.view(state, seat), legal, rngs[seat])
        for action in rules.arrange(state, seat, plan):
            rules.apply(state, seat, action)
    return bots.index(order[rules.result(state).winners[0]])
