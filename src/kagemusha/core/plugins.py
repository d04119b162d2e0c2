"""Finds a game's own part of a general package: its bots, texts, terminal or encoders."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from types import ModuleType

from kagemusha.core.registry import GAMES, package_of


def find(part: str, game_id: str) -> ModuleType | None:
    """The module of a game for `part`; None if it has none and the generic part is used.

    That is `kagemusha.<part>.<game>` for a built-in game, else `<package of the game>.<part>`.
    Errors inside the module are not hidden.
    """
    package = package_of(game_id)
    if package is None:
        return None
    if package.startswith(f"{GAMES}."):
        name = f"kagemusha.{part}.{package.removeprefix(f'{GAMES}.')}"
    else:
        name = f"{package}.{part}"
    return importlib.import_module(name) if find_spec(name) else None
