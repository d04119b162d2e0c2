"""Bots: each sees a View, its legal actions and a stream of its own, never a State."""

from kagemusha.bots.bot import Bot
from kagemusha.bots.roster import bot_names, make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
