"""Splits long runs into parts, each with its own file, and adds them up at the end."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

APART = 10**8
"""The distance between the input numbers of two parts."""


def add_options(parser: argparse.ArgumentParser, file: str) -> None:
    """Add the options for the file of a part, its number, and adding parts up."""
    parser.add_argument("--state", type=Path, default=Path(file))
    parser.add_argument("--part", type=int, default=0, help="another part has other inputs")
    parser.add_argument("--sum", type=Path, nargs="+", metavar="FILE", help="only add these up")


def read(file: Path) -> dict[str, Any]:
    """The counts of a part so far."""
    found: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return found


def keep(file: Path, counted: dict[str, Any]) -> None:
    """Save the counts atomically."""
    new = file.with_name(f"{file.name}.new")
    new.write_text(json.dumps(counted, indent=1))
    new.replace(file)


def added(files: list[Path]) -> dict[str, Any]:
    """The sum of all parts."""
    total: dict[str, Any] = {}
    for file in files:
        _add(total, read(file))
    return total


def _add(total: dict[str, Any], more: dict[str, Any]) -> None:
    for name, value in more.items():
        if isinstance(value, dict):
            _add(total.setdefault(name, {}), value)
        else:
            total[name] = total[name] + value if name in total else value
