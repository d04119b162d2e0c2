"""The fixed tasks, from tasks.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from kagemusha.core.errors import KagemushaError, Message

Kind = Literal["solve", "versus", "alone", "exploit"]


class NoSuchTask(KagemushaError):  # noqa: N818  says what was asked for
    """The benchmark has no such task."""


@dataclass(frozen=True)
class Task:
    """A task for an agent. What an id stands for never changes."""

    id: str
    kind: Kind
    game: str
    load: str = ""
    """`solve`: the game's name for OpenSpiel."""
    value: float = 0.0
    """`solve`: how often the first seat wins if both play optimally."""
    budgets: tuple[int, ...] = ()
    """`solve`: the numbers of applied actions after which it is measured."""
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()
    """`versus`: each opponent takes all seats but the agent's."""
    deals: int = 0
    """The number of matches on each seat against each opponent, or for each stratum.

    `exploit`: on each seat against the local best response to the agent.
    """
    work: float = 1.0
    """The fraction of its usual work that a bot with adjustable work does."""


@cache
def tasks() -> dict[str, Task]:
    """All tasks by id."""
    file = Path(__file__).with_name("tasks.toml")
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: _task(name, data) for name, data in found.items()}


def _task(name: str, data: dict[str, Any]) -> Task:
    lists = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
    return Task(name, **{**data, **lists})


def find_task(name: str) -> Task:
    """The task with this id; NoSuchTask lists all ids."""
    try:
        return tasks()[name]
    except KeyError:
        args = {"task": name, "known": ", ".join(tasks())}
        raise NoSuchTask(Message("benchmark-no-such-task", args)) from None
