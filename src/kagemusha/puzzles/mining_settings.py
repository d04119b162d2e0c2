"""How a game's puzzles are mined, and their themes: from its own part of this package."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.plugins import find
from kagemusha.core.view import View

Themes = Callable[[View, Action], tuple[str, ...]]
"""The themes of a position with its best choice."""


def _always(_view: View) -> bool:
    return True


@dataclass(frozen=True)
class MiningSettings:
    """How puzzles of a game are mined."""

    matches: tuple[tuple[int, Mapping[str, Any]], ...]
    """Seats and options of the matches, in turn."""
    themes: Themes
    known: tuple[str, ...]
    """All themes that `themes` may return; the text of each is `puzzle-theme-<game>-<id>`."""
    bot: str = "skilled"
    """The bot that plays the matches."""
    least_choices: int = 2
    most_choices: int = 12
    """Positions with fewer or more choices are skipped,"""
    worth: Callable[[View], bool] = _always
    """and so are positions that are not worth a search."""
    most: Mapping[str, float] = field(default_factory=dict)
    """The maximum share of a theme in a file."""
    verifier: str = ""
    """Another bot, which must find a right choice, too."""


def mining_settings(game_id: str) -> MiningSettings | None:
    """`MINING_SETTINGS` of a game, in its part of this package; None if it has none."""
    module = find("puzzles", game_id)
    found: MiningSettings | None = module.MINING_SETTINGS if module else None
    return found


def mining_settings_of(game_id: str) -> MiningSettings:
    """The same; OptionError if it has none."""
    found = mining_settings(game_id)
    if found is None:
        raise OptionError(Message("option-no-puzzles", {"game": game_id}))
    return found
