"""Which modules run compiled, and the compiled copy of the package that is built during play."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

FOLDER = "KAGEMUSHA_COMPILED_FOLDER"
"""The environment variable with the folder of the copy; `make play` builds the copy there."""
PACKAGE = Path(__file__).parents[1]
READY = ".ready"
"""This file exists if the copy is complete."""


def compiled_parts(package: Path = PACKAGE) -> list[str]:
    """The folders of a package that contain compiled modules, such as `bots/chess/search`."""
    found = {
        path.parent.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.name.endswith(tuple(EXTENSION_SUFFIXES))
    }
    return sorted(found)


def copy_folder() -> Path | None:
    """Where the compiled copy is or will be; None if none was requested."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else None


def failure_of(folder: Path) -> Path:
    """The file beside the copy that exists if building it failed, or if there is no compiler."""
    return folder.with_name(f"{folder.name}.failed")


def is_usable(folder: Path) -> bool:
    """Whether the copy is complete and was built from the sources that run here."""
    copy = folder / PACKAGE.name
    if not (folder / READY).is_file() or not compiled_parts(copy):
        return False
    own, other = _sources(PACKAGE), _sources(copy)
    return own.keys() == other.keys() and all(
        own[name].read_bytes() == other[name].read_bytes() for name in own
    )


def _sources(package: Path) -> dict[str, Path]:
    return {path.relative_to(package).as_posix(): path for path in package.rglob("*.py")}
