"""The adaptive bot: weaker when ahead, stronger when behind, using only its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.bots import LEVELS, Effort, Thinker, make_bot
from kagemusha.bots.adaptive import STEPS, AdaptiveBot
from kagemusha.bots.bot import Thought
from kagemusha.bots.thinking_time import usual
from kagemusha.core import registry
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.match import Match
from kagemusha.core.view import View
from tests.games.era_of_the_ninja.table import ROW, table

LITTLE = Effort(0.01)
FIGHT = {"mode": "nvn-death-match", "rounds": 6}


@pytest.fixture
def lanterns() -> Iterator[LanternsGame]:
    game = LanternsGame()
    registry.register(game)
    yield game
    del registry._games[game.id]


def adaptive(match: Match, effort: Effort = LITTLE) -> AdaptiveBot:
    bot = make_bot("adaptive", match.game, match.rules, effort)
    assert isinstance(bot, AdaptiveBot)
    return bot


def rank(match: Match, seat: int = 0) -> int:
    """The rank of the level that it would play."""
    return list(LEVELS).index(adaptive(match).level(match.view(seat), match.legal(seat)))


def ronin(line: str) -> Match:
    return kagemusha.game("seven-ronin").position(line, seed=1)


AHEAD, BEHIND = (
    "round=7 reserves=12 ninja=inn:1,shrine:1,field-2:1 "
    "ronin=yobu:1,kabe:2,yumi:1,musashi:x,hayai:x,taiko:x,tasuke:x",
    "round=7 reserves=3 ninja=inn:1",
)


def test_it_is_weaker_ahead_and_stronger_behind_in_7_ronin() -> None:
    assert rank(ronin(AHEAD)) < 2 < rank(ronin(BEHIND))
    assert rank(ronin(AHEAD), 1) > 2 > rank(ronin(BEHIND), 1)


def test_it_is_weaker_ahead_and_stronger_behind_in_wat_aah() -> None:
    hands = "hand.p1=bear-6:1,ronin:1 hand.p2=bear-6:2"
    ranks = []
    for seat in ("p1", "p2"):
        line = f"step=place-step {hands} table.{seat}=rat-3:1,toad-4:1,fox-5:1"
        ranks.append(rank(kagemusha.game("wat-aah").position(line, seats=2, seed=1)))
    assert ranks[0] < ranks[1]


def test_it_is_weaker_ahead_and_stronger_behind_in_era() -> None:
    strong = "p1=onijin@0 p1.cards=katana* p1.shadow=8 p2=hikage@2 p2.wounds=1 p2.shadow=1"
    weak = "p1=onijin@0 p1.wounds=1 p1.shadow=1 p2=hikage@1 p2.cards=katana* p2.shadow=8"
    ranks = [rank(table(f"{ROW} {line}", options=FIGHT)) for line in (strong, weak)]
    assert ranks[0] < ranks[1]


class Oracle:
    """A level that reports a given chance, and plays its first choice."""

    blind = False

    def __init__(self, name: str, chance: float | None) -> None:
        self.name, self.chance = name, chance

    def decide(self, view: View, legal: Legal, rng: Rng) -> tuple[Action, ...]:
        return (legal[0],)

    def think(self, view: View, legal: Legal, rng: Rng, consider: Any = ()) -> Thought:
        return Thought((legal[0],), Message("bots-only"), self.chance)


@pytest.mark.parametrize(
    ("chance", "level"),
    [
        (0.99, "beginner"),
        (0.68, "novice"),
        (0.5, "skilled"),
        (None, "skilled"),
        (0.42, "expert"),
        (0.01, "master"),
    ],
)
def test_each_level_has_its_chances(
    lanterns: LanternsGame, chance: float | None, level: str
) -> None:
    """By the engine's own value, where there is no curve: the fair share is even."""
    assert len(STEPS) == len(LEVELS) - 1
    match = lanterns.new(2, seed=1)
    made: list[tuple[str, Effort]] = []

    def make(name: str, effort: Effort) -> Oracle:
        made.append((name, effort))
        return Oracle(name, chance)

    bot = AdaptiveBot(match.rules, usual("adaptive"), make)
    assert isinstance(Oracle("any", chance), Thinker)
    assert bot.decide(match.view(0), match.legal(0), Rng(1)) == (match.legal(0)[0],)
    (engine, quick), (played, effort) = made
    assert (engine, played) == ("master", level)
    assert quick.seconds < usual("adaptive").seconds
    assert effort.seconds <= usual(level).seconds


def test_it_plays_any_game_and_decides_the_same_again(lanterns: LanternsGame) -> None:
    match = lanterns.new(3, seed=4)
    bots = [adaptive(match, Effort(0.02)) for _ in range(2)]
    while match.result is None:
        seat = match.pending[-1]
        view, legal = match.view(seat), match.legal(seat)
        first, again = (bot.decide(view, legal, Rng(seat)) for bot in bots)
        assert tuple(first) == tuple(again)
        match.act_all(seat, first)


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_it_explains_nothing_and_is_nobodys_engine(game_id: str) -> None:
    game = kagemusha.game(game_id)
    assert not isinstance(make_bot("adaptive", game, game.rules()), Thinker)
