"""The fixed tasks, from tasks.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Literal

from kagemusha.core.errors import KagemushaError, Message

Kind = Literal["solve", "versus", "alone"]


class NoSuchTask(KagemushaError):  # noqa: N818  says what was asked for
    """A task that the benchmark does not have."""


@dataclass(frozen=True)
class Task:
    """What an agent is asked to do; its id names it for ever."""

    id: str
    kind: Kind
    game: str
    load: str = ""
    """`solve`: how OpenSpiel loads the game."""
    value: float = 0.0
    """`solve`: how often the first seat wins if both play perfectly."""
    budgets: tuple[int, ...] = ()
    """`solve`: after how many actions applied to states it is measured."""
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()
    """`versus`: each sits on all seats but the agent's."""
    deals: int = 0
    """Matches on each seat against each opponent, or for each stratum of the game."""
    work: float = 1.0
    """The part of its usual work that a bot with levels of work does."""


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
    """The task of an id; NoSuchTask lists those there are."""
    try:
        return tasks()[name]
    except KeyError:
        args = {"task": name, "known": ", ".join(tasks())}
        raise NoSuchTask(Message("benchmark-no-such-task", args)) from None
