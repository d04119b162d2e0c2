"""A program and the processes that it has started: their processor time and memory, on Linux."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

PROC = Path("/proc")


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for folder in PROC.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int(_fields(int(folder.name))[1])
            children.setdefault(parent, []).append(int(folder.name))
    found = [pid]
    for one in found:
        found += children.get(one, [])
    return found


def _fields(pid: int) -> list[str]:
    """What `stat` says of a process, after its name."""
    return (PROC / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()


def _used(pid: int) -> Iterator[float]:
    for one in family(pid):
        with contextlib.suppress(OSError):  # it has just ended; what it used counts at its parent
            yield sum(map(int, _fields(one)[11:15]))


def busy(pid: int) -> float:
    """Seconds of the processor that a program has used, with its children, also ended ones."""
    return sum(_used(pid)) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that one process has to itself, and its part of what it shares."""
    for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise OSError("the kernel does not say")
