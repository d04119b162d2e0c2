"""Names of environments: the game, and a version that changes when the numbering does."""

from __future__ import annotations

from kagemusha.core.game import Game

VERSION = 2
"""The version of layouts and action indices."""


def env_name(game: Game) -> str:
    """The name of a game for PettingZoo and OpenSpiel: `kagemusha_some_game_v2`."""
    return f"kagemusha_{game.id.replace('-', '_')}_v{VERSION}"


def class_name(game_id: str) -> str:
    """The name of a game for Gymnasium: `SomeGame`."""
    return "".join(word.capitalize() for word in game_id.split("-"))
