"""Measures processor time and memory of a program and its child processes, on Linux."""

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
    """The fields in `stat` of a process, after its name."""
    return (PROC / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()


def _used(pid: int) -> Iterator[float]:
    for one in family(pid):
        with contextlib.suppress(OSError):  # it has just ended; its parent counts its time
            yield sum(map(int, _fields(one)[11:15]))


def busy(pid: int) -> float:
    """The processor seconds of a program with its children, including ended ones."""
    return sum(_used(pid)) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The bytes of one process: private memory, and its part of shared memory."""
    for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise OSError("the kernel does not say")
