"""Shares numbered work between processes on a machine: each takes the next number."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from pathlib import Path


def shared(numbers: Iterable[int], file: Path) -> Iterator[int]:
    """Yields numbers, each to only one of the processes that use this file.

    The file counts what was taken. A number that a stopped process had taken is lost: run once more
    without the file to find it.
    """
    turn = _take(file)
    for place, number in enumerate(numbers):
        if place == turn:
            yield number
            turn = _take(file)


def own_name(name: str) -> str:
    """The name of a file or folder to which only this process writes."""
    return f"{name}.{os.getpid()}"


def _take(file: Path) -> int:
    with file.open("a+", encoding="utf-8") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        opened.seek(0)
        taken = len(opened.read())
        opened.write(".")
        return taken
