"""The bots for each game, by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kagemusha.bots.adaptive import AdaptiveBot
from kagemusha.bots.bot import Bot, Maker, Thinker
from kagemusha.bots.external_bots import BotSpec, external_makers, register_bot
from kagemusha.bots.random_bot import RandomBot
from kagemusha.bots.search import SEARCH_LEVELS, SearchBot
from kagemusha.bots.thinking_time import ADAPTIVE, CHAMPION, LEVELS, Effort, usual
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.game import Game, Rules
from kagemusha.core.plugins import find

SEARCH = "search"
"""The name of the generic search bot, in every game."""
_ANY_GAME: dict[str, Maker] = {"random": lambda _rules, _effort: RandomBot()}


def _makers(game_id: str) -> Mapping[str, Maker]:
    """The bots for any game, the game's own (`BOTS` in its part of this package), external ones.

    The last of the game's own is the highest level, which judges matches by default.
    """
    module = find("bots", game_id)
    own: Mapping[str, Maker] = module.BOTS if module else {}
    simple = {name: maker for name, maker in own.items() if name not in (*LEVELS, CHAMPION)}
    champion = {name: maker for name, maker in own.items() if name == CHAMPION}
    levels = {name: own.get(name) or _search_bot(name) for name in LEVELS}
    adaptive = {ADAPTIVE: _adaptive(levels)} if levels else {}
    return {**_ANY_GAME, **simple, **external_makers(game_id), **adaptive, **champion, **levels}


def _frozen(game_id: str) -> Mapping[str, Maker]:
    """Unlisted bots of earlier versions, only for comparisons (`FROZEN` in the game's part)."""
    found: Mapping[str, Maker] = getattr(find("bots", game_id), "FROZEN", {})
    return found


def _adaptive(levels: Mapping[str, Maker]) -> Maker:
    return lambda rules, effort: AdaptiveBot(
        rules, effort, lambda name, own: levels[name](rules, own)
    )


def _search_bot(name: str) -> Maker:
    return lambda rules, effort: SearchBot(rules, effort, SEARCH_LEVELS[name])


def bot_names(game_id: str) -> tuple[str, ...]:
    """The bots that play a game: those for any game, its own simple ones, its levels."""
    return tuple(_makers(game_id))


def opponents(game_id: str) -> tuple[str, ...]:
    """The same in the order for menus. The first one, the lowest level, is the default.

    After the levels come the champion, if there is one, the adaptive bot, and the simple ones.
    """

    def place(name: str) -> tuple[bool, bool, bool]:
        return name not in LEVELS, name != CHAMPION, name != ADAPTIVE

    return tuple(sorted(bot_names(game_id), key=place))


def simple_bots(game_id: str) -> tuple[str, ...]:
    """The bots that do not search."""
    return tuple(name for name in bot_names(game_id) if name not in (*LEVELS, CHAMPION, ADAPTIVE))


def advisers(game_id: str) -> tuple[str, ...]:
    """The bots offered for hints and reviews: the strongest level, then the champion, if any."""
    *others, best = bot_names(game_id)
    return (best, *(name for name in others if name == CHAMPION))


def quick_bot(game_id: str) -> str:
    """A bot that is fast enough for thousands of matches: `greedy`, or the lowest level."""
    return next(name for name in ("greedy", *LEVELS) if name in _makers(game_id))


def check_bot(name: str, game_id: str) -> None:
    """Raise OptionError, with the known names, if a game has no bot with this name."""
    known = bot_names(game_id)
    if name not in (*known, SEARCH, *_frozen(game_id)):
        args = {"bot": name, "known": ", ".join(known)}
        raise OptionError(Message("option-no-such-bot", args))


def make_bot(name: str, game: Game, rules: Rules[Any], effort: Effort | None = None) -> Bot:
    """A bot for matches with these rules; OptionError lists the known ones.

    Without an effort, its level limits the seconds. `search` is the generic search bot, which also
    plays games that have their own levels.
    """
    check_bot(name, game.id)
    makers = {SEARCH: _search_bot(name), **_frozen(game.id), **_makers(game.id)}
    maker = makers[name]
    return maker(rules, usual(name) if effort is None else effort)


def load_bot(spec: BotSpec, game: Game, rules: Rules[Any], effort: Effort | None = None) -> Bot:
    """A bot by name, `module:Class`, `exec:COMMAND` or object; registered if necessary.

    Only for callers that may run any code. Names from the network must go to `make_bot`.
    """
    return make_bot(register_bot(spec), game, rules, effort)


def best_thinker(game: Game, rules: Rules[Any], effort: Effort | None = None) -> Thinker:
    """The strongest thinker of a game; OptionError if there is none."""
    for name in reversed(bot_names(game.id)):
        bot = make_bot(name, game, rules, effort)
        if isinstance(bot, Thinker):
            return bot
    raise OptionError(Message("review-no-thinker", {"known": ", ".join(bot_names(game.id))}))


def named_thinker(name: str, game: Game, rules: Rules[Any], effort: Effort | None) -> Thinker:
    """The bot with that name, or the strongest for ""; OptionError if it is not a thinker."""
    if not name:
        return best_thinker(game, rules, effort)
    bot = make_bot(name, game, rules, effort)
    if isinstance(bot, Thinker):
        return bot
    raise OptionError(Message("review-bot-is-silent", {"bot": name}))
