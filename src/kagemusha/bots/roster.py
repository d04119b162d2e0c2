"""Which bots there are for a game, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kagemusha.bots.bot import Bot
from kagemusha.bots.era_of_the_ninja.greedy import GreedyBot as EraGreedyBot
from kagemusha.bots.seven_ronin.greedy import GreedyBot
from kagemusha.bots.uniform import RandomBot
from kagemusha.bots.wat_aah.greedy import GreedyBot as WatAahGreedyBot
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules

Maker = Callable[[Game, Rules[Any]], Bot]

_ANY_GAME: dict[str, Maker] = {"random": lambda _game, _rules: RandomBot()}
_ONE_GAME: dict[str, dict[str, Maker]] = {
    "seven-ronin": {"greedy": lambda _game, rules: GreedyBot(rules)},
    "wat-aah": {"greedy": lambda _game, rules: WatAahGreedyBot(rules)},
    "era-of-the-ninja": {"greedy": lambda _game, rules: EraGreedyBot(rules)},
}


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game, weakest first."""
    return (*_ANY_GAME, *_ONE_GAME.get(game_id, {}))


def make_bot(name: str, game: Game, rules: Rules[Any]) -> Bot:
    """A bot for matches by these rules; OptionError names those that there are."""
    maker = _ANY_GAME.get(name) or _ONE_GAME.get(game.id, {}).get(name)
    if maker is None:
        known = ", ".join(bot_names(game.id))
        raise OptionError(Message("option-no-such-bot", {"bot": name, "known": known}))
    return maker(game, rules)
