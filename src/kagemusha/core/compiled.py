"""Which parts of this package run compiled, and the compiled copy that is built during play."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

FOLDER = "KAGEMUSHA_COMPILED_FOLDER"
"""The environment variable that names the folder of the copy: `make play` builds one there."""
PACKAGE = Path(__file__).parents[1]
READY = ".ready"
"""The file that says the copy is complete."""


def compiled_parts(package: Path = PACKAGE) -> list[str]:
    """The folders of a package that hold compiled modules, such as `bots/chess/search`."""
    found = {
        path.parent.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }
    return sorted(found)


def copy_folder() -> Path | None:
    """Where a compiled copy is, or will be; None if none was asked for."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


def failure_of(folder: Path) -> Path:
    """The file beside the copy that says it is not being made: no compiler, or it failed."""
    return folder.with_name(f"{folder.name}.failed")


def is_usable(folder: Path) -> bool:
    """Whether the copy is complete and was made from the sources that run here."""
    copy = folder / PACKAGE.name
    if not (folder / READY).is_file() or not compiled_parts(copy):
        return False
    own, other = _sources(PACKAGE), _sources(copy)
    return own.keys() == other.keys() and all(
        own[name].read_bytes() == other[name].read_bytes() for name in own
    )


def _sources(package: Path) -> dict[str, Path]:
    return {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
