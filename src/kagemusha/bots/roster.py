"""Which bots there are for a game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kagemusha.bots.bot import Bot, Maker
from kagemusha.bots.effort import LEVELS, Effort, usual
from kagemusha.bots.search import SEARCH_LEVELS, SearchBot
from kagemusha.bots.uniform import RandomBot
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules
from kagemusha.core.plugins import find

_ANY_GAME: dict[str, Maker] = {"random": lambda _rules, _effort: RandomBot()}


def _makers(game_id: str) -> Mapping[str, Maker]:
    """The bots of any game, and those of the game itself: `BOTS` in its part of this package."""
    module = find("bots", game_id)
    own: Mapping[str, Maker] = module.BOTS if module else {}
    simple = {name: maker for name, maker in own.items() if name not in LEVELS}
    levels = {name: own.get(name) or _search_bot(name) for name in LEVELS}
    return {**_ANY_GAME, **simple, **levels}


def _search_bot(name: str) -> Maker:
    return lambda rules, effort: SearchBot(rules, effort, SEARCH_LEVELS[name])


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game: those of any game, its own simple ones, its levels."""
    return tuple(_makers(game_id))


def opponents(game_id: str) -> tuple[str, ...]:
    """The same in the order in which people choose: levels first. The first is the default."""
    return tuple(sorted(bot_names(game_id), key=lambda name: name not in LEVELS))


def quick_bot(game_id: str) -> str:
    """A bot that is quick enough for thousands of matches: `greedy`, or the lowest level."""
    return next(name for name in ("greedy", *LEVELS) if name in _makers(game_id))


def make_bot(name: str, game: Game, rules: Rules[Any], effort: Effort | None = None) -> Bot:
    """A bot for matches by these rules; OptionError names those that there are.

    Without an effort it keeps to the seconds of its level. `search` is the generic search bot,
    which also plays games that have levels of their own.
    """
    maker = _search_bot(name) if name == "search" else _makers(game.id).get(name)
    if maker is None:
        known = ", ".join(bot_names(game.id))
        raise OptionError(Message("option-no-such-bot", {"bot": name, "known": known}))
    return maker(rules, usual(name) if effort is None else effort)
