"""Whether two runs played by the same code."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Sequence
from pathlib import Path

import kagemusha
from kagemusha.bots.chances import FILE as CURVES
from kagemusha.bots.external_bots import code_file
from kagemusha.bots.thinking_time import ADAPTIVE
from kagemusha.core.game import Game
from kagemusha.core.plugins import find
from kagemusha.core.registry import package_of

BUILT = (".pyc", ".pyd", ".so")
"""The endings of files that are made of others."""
DECIDING = ("random_bot", "roster", "thinking_time", "mistakes", "search", "search_tree")
"""The modules that bots of all games share and that decide what they do."""


def fingerprint(game: Game, names: Sequence[str] = ()) -> str:
    """Of the code that decides what bots do in a game: its rules, its bots, and these.

    Curves of chances are left out unless the bot that adapts plays: no other decides by them.
    """
    root = Path(kagemusha.__file__).parent
    home = Path(inspect.getfile(type(game)))  # its package, or the only file of the game
    own = home.parent if package_of(game.id) else home
    bots = find("bots", game.id)
    adapts = ADAPTIVE in names
    files = [
        *(root / "bots" / f"{name}.py" for name in (*DECIDING, *((ADAPTIVE,) if adapts else ()))),
        *(own.rglob("*") if own.is_dir() else [own]),
        *(Path(str(bots.__file__)).parent.rglob("*") if bots else ()),
        *filter(None, map(code_file, names)),
    ]
    found = hashlib.sha256()
    for file in sorted(set(files)):
        if file.is_dir() or file.suffix in BUILT or (file.name == CURVES and not adapts):
            continue
        found.update(f"{'/'.join(file.parts[-3:])}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
