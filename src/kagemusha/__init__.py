"""Kagemusha: three tabletop games of ninja and samurai, to play and to study."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from kagemusha.core import replay as _replay
from kagemusha.core.action import Action
from kagemusha.core.errors import (
    ContentError,
    IllegalAction,
    KagemushaError,
    NotationError,
    OptionError,
    ReplayError,
)
from kagemusha.core.event import Event
from kagemusha.core.game import Game, Result
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.core.view import View
from kagemusha.text import speak_english

if TYPE_CHECKING:

    def games() -> tuple[str, ...]:
        """The ids of all games."""
else:
    from kagemusha import games

__version__ = version("kagemusha")
__all__ = [
    "Action",
    "ContentError",
    "Event",
    "Game",
    "IllegalAction",
    "KagemushaError",
    "Match",
    "NotationError",
    "OptionError",
    "ReplayError",
    "Result",
    "View",
    "game",
    "games",
    "replay",
]

speak_english()


def game(name: str) -> Game:
    """The game of that id."""
    return find_game(name)


def replay(log: str | bytes | Mapping[str, Any]) -> Match:
    """Rebuild a match from its log, checking every entry; ReplayError names the first wrong one."""
    return _replay.replay(log, find_game)
