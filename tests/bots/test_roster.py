"""The roster of bots, and the one that plays every game."""

from __future__ import annotations

from collections import Counter

import pytest

import kagemusha
from kagemusha.bots import LEVELS, Thinker, advisers, bot_names, make_bot, opponents, simple_bots
from kagemusha.bots.random_bot import RandomBot
from kagemusha.bots.thinking_time import usual
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import OptionError
from kagemusha.core.view import View


def test_names() -> None:
    assert tuple(LEVELS) == ("beginner", "novice", "skilled", "expert", "master")
    assert bot_names("seven-ronin") == ("random", "greedy", "adaptive", "champion", *LEVELS)
    assert bot_names("some-other-game") == ("random", "adaptive", *LEVELS)
    assert simple_bots("seven-ronin") == ("random", "greedy")


@pytest.mark.parametrize("name", bot_names("seven-ronin"))
def test_made_by_name(name: str) -> None:
    game = kagemusha.game("seven-ronin")
    assert make_bot(name, game, game.rules()).name == name


@pytest.mark.parametrize("game_id", kagemusha.games())
def test_every_game_has_every_level(game_id: str) -> None:
    """A level thinks, says why, and keeps within what it may take."""
    game = kagemusha.game(game_id)
    best = ("champion",) if game_id in ("seven-ronin", "wat-aah") else ()
    assert opponents(game_id) == (*LEVELS, *best, "adaptive", "random", "greedy")
    for level, seconds in LEVELS.items():
        assert isinstance(make_bot(level, game, game.rules()), Thinker)
        assert usual(level).seconds < seconds
    assert opponents("some-other-game") == (*LEVELS, "adaptive", "random")


def test_who_may_give_hints_and_reviews() -> None:
    """The strongest level, with its calibrated chances, unless somebody chooses the champion."""
    assert advisers("seven-ronin") == ("master", "champion")
    assert advisers("wat-aah") == ("master", "champion")
    assert advisers("era-of-the-ninja") == advisers("some-other-game") == ("master",)
    for name in advisers("seven-ronin"):
        game = kagemusha.game("seven-ronin")
        assert isinstance(make_bot(name, game, game.rules()), Thinker)


def test_an_unknown_bot_is_refused() -> None:
    game = kagemusha.game("seven-ronin")
    with pytest.raises(OptionError) as refused:
        make_bot("genius", game, game.rules())
    (message,) = refused.value.messages
    assert message.id == "option-no-such-bot"
    assert message.args == {"bot": "genius", "known": ", ".join(bot_names("seven-ronin"))}


def test_random_is_uniform() -> None:
    legal = Legal(Action(name) for name in "abcd")
    rng = Rng(1, "bot", 0)
    view = View("any", 0, (0,))
    seen = Counter(RandomBot().decide(view, legal, rng)[0].notation for _ in range(4000))
    assert set(seen) == set("abcd")
    assert all(900 < count < 1100 for count in seen.values())
