"""Which bots there are, and the one that plays everything."""

from __future__ import annotations

from collections import Counter

import pytest

import kagemusha
from kagemusha.bots import bot_names, make_bot
from kagemusha.bots.uniform import RandomBot
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Stream
from kagemusha.core.errors import OptionError
from kagemusha.core.view import View


def test_names() -> None:
    assert bot_names("seven-ronin") == ("random", "greedy")
    assert bot_names("some-other-game") == ("random",)


@pytest.mark.parametrize("name", bot_names("seven-ronin"))
def test_made_by_name(name: str) -> None:
    game = kagemusha.game("seven-ronin")
    assert make_bot(name, game, game.rules()).name == name


def test_an_unknown_bot_is_refused() -> None:
    game = kagemusha.game("seven-ronin")
    with pytest.raises(OptionError) as refused:
        make_bot("genius", game, game.rules())
    (message,) = refused.value.messages
    assert message.id == "option-no-such-bot"
    assert message.args == {"bot": "genius", "known": "random, greedy"}


def test_random_is_uniform() -> None:
    legal = Legal(Action(name) for name in "abcd")
    stream = Stream(1, "bot", 0)
    view = View("any", 0, (0,))
    seen = Counter(RandomBot().decide(view, legal, stream)[0].notation for _ in range(4000))
    assert set(seen) == set("abcd")
    assert all(900 < count < 1100 for count in seen.values())
