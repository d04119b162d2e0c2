"""The search bot that plays any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

import kagemusha
from examples.lanterns import Lanterns, LanternsGame, LanternsRules
from kagemusha.arena import play_match, simulate
from kagemusha.arena.contest import make_contest, play_contest
from kagemusha.bots import LEVELS, Effort, Thinker, make_bot
from kagemusha.bots.review import review
from kagemusha.bots.search import SEARCH_LEVELS, SearchBot
from kagemusha.core import registry
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.event import Event
from kagemusha.core.match import Match

GAME = LanternsGame()
LIGHT_NINE = (Action("light 9"), Action("seal"))


@pytest.fixture(autouse=True)
def lanterns() -> Iterator[None]:
    """Register the game only for these tests."""
    registry.register(GAME)
    yield
    del registry._games[GAME.id]


def thinker(match: Match, name: str, work: float = 1.0) -> Thinker:
    bot = make_bot(name, match.game, match.rules, Effort(work))
    assert isinstance(bot, Thinker)
    return bot


def dealt(*hands: Sequence[str]) -> Match:
    """A match in its last night, with these hands."""
    rules = LanternsRules(len(hands))
    state = rules.setup()
    state.hands = [list(hand) for hand in hands]
    for hand in hands:
        for card in hand:
            state.deck.remove(card)
    state.draws, state.night = [], 3
    return GAME.position(rules.write_position(state), len(hands))


@pytest.mark.parametrize(
    ("name", "work"),
    [("skilled", 0.2), ("expert", 0.06), ("master", 0.02), ("search", 0.2)],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_finds_the_brightest_lantern(name: str, work: float, seats: int) -> None:
    """9 beats 1 in every world, on every seat; the plan ends with the seal."""
    for seat in range(seats):
        hands = [["3", "6"], ["4", "7"], ["5", "8"]][:seats]
        hands[seat] = ["1", "9"]
        match = dealt(*hands)
        plan = thinker(match, name, work).decide(match.view(seat), match.legal(seat), Rng(seat))
        assert tuple(plan) == LIGHT_NINE


def test_weak_levels_overlook_some_of_their_plans() -> None:
    """They play the best that they notice."""
    match = GAME.new(2, seed=2)
    view, legal = match.view(0), match.legal(0)
    level = SEARCH_LEVELS["beginner"]
    careful = SearchBot(match.rules, Effort(), replace(level, overlooks=0.0))
    forgetful = SearchBot(match.rules, Effort(), level)
    plans = [
        (tuple(careful.decide(view, legal, Rng(n))), tuple(forgetful.decide(view, legal, Rng(n))))
        for n in range(12)
    ]
    missed = sum(best != played for best, played in plans)
    assert 0 < missed < len(plans)


@pytest.mark.parametrize("seats", [2, 3])
def test_it_beats_random(seats: int) -> None:
    """Each deal is played on every seat; a random player would win its share."""
    won = 0.0
    for seed in range(24):
        for seat in range(seats):
            names = ["random"] * seats
            names[seat] = "beginner"
            result = play_match(GAME.id, names, seed).result
            assert result is not None
            won += (seat in result.winners) / len(result.winners)
    assert won / 24 / seats > 1 / seats + 0.05


@pytest.mark.parametrize("seats", [2, 3])
def test_it_uses_nothing_that_is_hidden(seats: int) -> None:
    """In a twin that differs only in what the seat may not know it decides the same."""
    rules, compared = LanternsRules(seats), 0
    match = GAME.new(seats, seed=4)
    bot = thinker(match, "novice")
    while match.result is None:
        for seat in match.pending:
            state = rules.read_position(match.position())
            twin = rules.disguise(state, seat, Rng(9))
            compared += rules.encode(state) != rules.encode(twin)
            thoughts = [
                bot.think(rules.view(world, seat), rules.legal(world, seat), Rng(5))
                for world in (state, twin)
            ]
            assert thoughts[0] == thoughts[1]
        seat = match.pending[-1]
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), Rng(seat)))
    assert compared > 4


class ParityRules(LanternsRules):
    """Seat 1 wins if both show an even or both an odd lantern; `seen`: what is lit is public."""

    seen = False

    def face(self, state: Lanterns, seat: int, action: Action) -> Action | None:
        return action if self.seen else super().face(state, seat, action)

    def _score(self, state: Lanterns, parity: str) -> list[Event]:
        same = sum(int(card or 0) for card in state.chosen) % 2 == 0
        events = super()._score(state, parity)
        state.points = [int(not same), int(same)]
        return events


def test_a_hidden_step_is_no_branch_in_the_tree_of_another_seat() -> None:
    """Seat 1 could answer what seat 0 does only if it saw that."""
    chances = []
    for seen in (False, True):
        match = dealt(["1", "2"], ["3", "4"])
        match.rules = ParityRules(2)
        match.rules.seen = seen
        thought = thinker(match, "master", 0.5).think(match.view(0), match.legal(0), Rng(1))
        assert thought.chance is not None
        chances.append(thought.chance)
    assert chances[0] == pytest.approx(0.5, abs=0.08)
    assert chances[1] < 0.4


def test_a_thought() -> None:
    match = dealt(["1", "9"], ["3", "6"])
    bot = thinker(match, "skilled", 0.4)
    dim = (Action("light 1"), Action("light 9"), Action("light 1"), Action("seal"))
    thought = bot.think(match.view(0), match.legal(0), Rng(1), [dim])
    assert thought == bot.think(match.view(0), match.legal(0), Rng(1), [dim])
    best, *others = thought.candidates
    assert best.plan == thought.plan == LIGHT_NINE
    assert thought.chance == best.chance > 0.7
    assert [option.plan for option in others][-1] == dim
    assert 0.5 < sum(option.share for option in thought.candidates) <= 1.0
    assert best.error is not None
    assert best.error < 0.1
    assert others[-1].chance < 0.5
    assert thought.why.id == "bots-best"
    with pytest.raises(ValueError, match="not legal now: light 4"):
        bot.think(match.view(0), match.legal(0), Rng(1), [(Action("light 4"),)])
    match.act(0, "light 9")
    only = bot.think(match.view(0), Legal(match.legal(0)[-1:]), Rng(1))
    assert (only.plan, only.why.id) == (LIGHT_NINE[1:], "bots-only")


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_it_plays_every_game(game_id: str) -> None:
    """Whole plans of the games that have bots of their own are legal, too."""
    match = kagemusha.game(game_id).new(seed=2)
    bot = thinker(match, "search", 0.01)
    for number in range(6):
        seat = match.pending[0]
        match.act_all(seat, bot.decide(match.view(seat), match.legal(seat), Rng(number)))
    assert len(match.moves) >= 6


def test_review_and_arena() -> None:
    match = GAME.new(3, seed=1)
    players = [make_bot(name, GAME, match.rules, Effort(0.2)) for name in LEVELS]
    while match.result is None:
        seat = match.pending[0]
        match.act_all(seat, players[seat].decide(match.view(seat), match.legal(seat), Rng(seat)))
    found = review(match, "novice", Effort())
    assert found.complete
    assert found.total == 6
    assert all(decision.after is not None for decision in found.decisions)
    standings = play_contest(make_contest(GAME.id, ("random", "novice"), seed=3), 4)
    assert standings.games == 4
    assert simulate(GAME.id, ("novice", "random"), 2, seed=1).games == 2
