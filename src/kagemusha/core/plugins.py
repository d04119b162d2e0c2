"""A game's own part of a general package: its bots, its texts, its terminal, its encoders."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from types import ModuleType

from kagemusha.core.registry import GAMES, package_of


def find(part: str, game_id: str) -> ModuleType | None:
    """The module for `part` of a game; None if it has none: then a generic part is used.

    For a built-in game it is `kagemusha.<part>.<game>`, for one from outside
    `<package of the game>.<part>`. An error inside of the module is not hidden.
    """
    package = package_of(game_id)
    if package is None:
        return None
    if package.startswith(f"{GAMES}."):
        name = f"kagemusha.{part}.{package.removeprefix(f'{GAMES}.')}"
    else:
        name = f"{package}.{part}"
    return importlib.import_module(name) if find_spec(name) else None
