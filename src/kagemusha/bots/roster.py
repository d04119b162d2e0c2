"""Which bots there are for a game, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kagemusha.bots.bot import Bot
from kagemusha.bots.effort import LEVELS, Effort, usual
from kagemusha.bots.era_of_the_ninja.greedy import GreedyBot as EraGreedyBot
from kagemusha.bots.era_of_the_ninja.levels import LevelBot as EraLevelBot
from kagemusha.bots.seven_ronin.greedy import GreedyBot
from kagemusha.bots.seven_ronin.levels import MasterBot, NoviceBot, SkilledBot
from kagemusha.bots.uniform import RandomBot
from kagemusha.bots.wat_aah.greedy import GreedyBot as WatAahGreedyBot
from kagemusha.bots.wat_aah.levels import MASTER, NOVICE, SKILLED, LevelBot
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules

Maker = Callable[[Rules[Any], Effort], Bot]

_ANY_GAME: dict[str, Maker] = {"random": lambda _rules, _effort: RandomBot()}
_ONE_GAME: dict[str, dict[str, Maker]] = {
    "seven-ronin": {
        "greedy": lambda rules, _effort: GreedyBot(rules),
        "novice": NoviceBot,
        "skilled": SkilledBot,
        "master": MasterBot,
    },
    "wat-aah": {
        "greedy": lambda rules, _effort: WatAahGreedyBot(rules),
        "novice": lambda rules, effort: LevelBot(rules, NOVICE, effort),
        "skilled": lambda rules, effort: LevelBot(rules, SKILLED, effort),
        "master": lambda rules, effort: LevelBot(rules, MASTER, effort),
    },
    "era-of-the-ninja": {
        "greedy": lambda rules, _effort: EraGreedyBot(rules),
        "novice": lambda rules, effort: EraLevelBot("novice", rules, effort),
        "skilled": lambda rules, effort: EraLevelBot("skilled", rules, effort),
        "master": lambda rules, effort: EraLevelBot("master", rules, effort),
    },
}


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game: those of any game, its own simple one, its levels."""
    return (*_ANY_GAME, *_ONE_GAME.get(game_id, {}))


def opponents(game_id: str) -> tuple[str, ...]:
    """The same for people to choose from, the levels first; who does not choose meets the first."""
    return tuple(sorted(bot_names(game_id), key=lambda name: name not in LEVELS))


def make_bot(name: str, game: Game, rules: Rules[Any], effort: Effort | None = None) -> Bot:
    """A bot for matches by these rules; OptionError names those that there are.

    Without an effort it keeps to the seconds of its level.
    """
    maker = _ANY_GAME.get(name) or _ONE_GAME.get(game.id, {}).get(name)
    if maker is None:
        known = ", ".join(bot_names(game.id))
        raise OptionError(Message("option-no-such-bot", {"bot": name, "known": known}))
    return maker(rules, usual(name) if effort is None else effort)
