"""Fingerprints that show whether two runs used the same code."""

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
"""The suffixes of generated files."""
DECIDING = ("random_bot", "roster", "thinking_time", "mistakes", "search", "search_tree")
"""The shared modules that affect what bots of all games do."""


def fingerprint(game: Game, names: Sequence[str] = (), parts: Sequence[str] = ("bots",)) -> str:
    """A hash of the code that decides what bots do in a game: its rules, its bots, and those named.

    `parts` are the general packages in which the game has deciding code of its own.

    Curves of chances are left out unless the adaptive bot plays, the only one that uses them.
    """
    root = Path(kagemusha.__file__).parent
    home = Path(inspect.getfile(type(game)))
    own = home.parent if package_of(game.id) else home
    modules = filter(None, (find(part, game.id) for part in parts))
    adapts = ADAPTIVE in names
    files = [
        *(root / "bots" / f"{name}.py" for name in (*DECIDING, *((ADAPTIVE,) if adapts else ()))),
        *(own.rglob("*") if own.is_dir() else [own]),
        *(file for each in modules for file in Path(str(each.__file__)).parent.rglob("*")),
        *filter(None, map(code_file, names)),
    ]
    found = hashlib.sha256()
    for file in sorted(set(files)):
        if file.is_dir() or file.suffix in BUILT or (file.name == CURVES and not adapts):
            continue
        found.update(f"{'/'.join(file.parts[-3:])}\n".encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16]
