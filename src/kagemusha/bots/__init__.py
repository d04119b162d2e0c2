"""Bots. A bot gets a View, its legal actions and its own rng, never a State."""

from kagemusha.bots.bot import Bot, Candidate, Thinker, Thought
from kagemusha.bots.external_bots import BotSpec, register_bot
from kagemusha.bots.names import called, names_of
from kagemusha.bots.roster import (
    advisers,
    bot_names,
    check_bot,
    load_bot,
    make_bot,
    opponents,
    quick_bot,
    simple_bots,
)
from kagemusha.bots.thinking_time import LEVELS, Effort

__all__ = [
    "LEVELS",
    "Bot",
    "BotSpec",
    "Candidate",
    "Effort",
    "Thinker",
    "Thought",
    "advisers",
    "bot_names",
    "called",
    "check_bot",
    "load_bot",
    "make_bot",
    "names_of",
    "opponents",
    "quick_bot",
    "register_bot",
    "simple_bots",
]
