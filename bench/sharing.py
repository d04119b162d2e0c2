"""Numbered work that several processes of a machine share, each taking the next number."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from pathlib import Path


def shared(numbers: Iterable[int], file: Path) -> Iterator[int]:
    """Each number goes to one of the processes that use this file.

    The file counts what was taken. What a stopped process had begun is left: work once more
    without the file, or without what it says, to find that.
    """
    turn = _take(file)
    for place, number in enumerate(numbers):
        if place == turn:
            yield number
            turn = _take(file)


def own_name(name: str) -> str:
    """The name of a file or folder into which this process alone writes."""
    return f"{name}.{os.getpid()}"


def _take(file: Path) -> int:
    with file.open("a+", encoding="utf-8") as opened:
        fcntl.flock(opened, fcntl.LOCK_EX)
        opened.seek(0)
        taken = len(opened.read())
        opened.write(".")
        return taken
