"""Bots: each sees a View, its legal actions and an rng of its own, never a State."""

from kagemusha.bots.bot import Bot, Candidate, Thinker, Thought
from kagemusha.bots.effort import LEVELS, Effort
from kagemusha.bots.roster import bot_names, make_bot, opponents, quick_bot

__all__ = [
    "LEVELS",
    "Bot",
    "Candidate",
    "Effort",
    "Thinker",
    "Thought",
    "bot_names",
    "make_bot",
    "opponents",
    "quick_bot",
]
