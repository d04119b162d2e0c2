"""The leaderboard: one line for each run of an agent, with everything needed to repeat it."""

from __future__ import annotations

import json
import os
import platform
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import kagemusha
from kagemusha.arena import Progress
from kagemusha.arena.fingerprint import fingerprint
from kagemusha.benchmark.matches import run_matches
from kagemusha.benchmark.tasks import Task, find_task
from kagemusha.bots import register_bot
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.registry import find_game

FORMAT = 1
LEADERBOARD = Path(__file__).with_name("leaderboard.jsonl")
CLOSE = 1e-4
"""How far figures may differ between builds of NumPy."""


class LeaderboardError(KagemushaError):
    """A line of the file is not a run."""


@dataclass(frozen=True)
class Line:
    """One run of an agent on a task."""

    benchmark: int
    task: str
    agent: str
    seed: int
    result: Mapping[str, Any]
    code: str
    """The fingerprint of the rules and all bots of the game, and of the agent's own file."""
    version: str
    seconds: float
    """Processor time of this process alone, for information."""
    machine: str

    def to_json(self) -> str:
        """The run as one line of JSON."""
        return json.dumps(asdict(self))


def code_of(task: Task, agent: str) -> str:
    """The current fingerprint of an agent on a task."""
    names = [] if task.kind == "solve" else [register_bot(agent)]
    parts = ["bots", "benchmark"] if task.kind == "exploit" else ["bots"]
    return fingerprint(find_game(task.game), names, parts)


def run_task(
    task: Task, agent: str, seed: int = 1, *, workers: int = 1, progress: Progress | None = None
) -> Line:
    """Run an agent on a task."""
    started = time.process_time()
    if task.kind == "solve":
        from kagemusha.benchmark.solving import solve

        result = solve(task, agent, seed, progress=progress)
    else:
        result = run_matches(task, agent, seed, workers=workers, progress=progress)
    return Line(
        FORMAT,
        task.id,
        agent,
        seed,
        result,
        code_of(task, agent),
        kagemusha.__version__,
        round(time.process_time() - started, 1),
        f"{platform.machine()}, Python {platform.python_version()}",
    )


def read_lines(path: str | os.PathLike[str] = LEADERBOARD) -> list[Line]:
    """All lines of a leaderboard; LeaderboardError names the first invalid one."""
    found = []
    for number, text in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), start=1):
        try:
            line = Line(**json.loads(text))
            find_task(line.task)
            if line.benchmark != FORMAT:
                raise ValueError(f"format {line.benchmark}")
        except (TypeError, ValueError, KagemushaError) as error:
            args: dict[str, str | int] = {"file": str(path), "line": number, "problem": str(error)}
            raise LeaderboardError(Message("benchmark-not-a-line", args)) from None
        found.append(line)
    return found


def reproduces(line: Line, again: Line) -> bool:
    """Whether a run gave the figures of a line, which may have fewer points of the curve."""
    result = dict(again.result)
    if "curve" in result and "curve" in line.result:
        budgets = [point["budget"] for point in line.result["curve"]]
        result["curve"] = [point for point in result["curve"] if point["budget"] in budgets]
    return same(line.result, result)


def same(one: Any, other: Any) -> bool:
    """Whether two results agree: counts exactly, other figures approximately."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float) or isinstance(other, float):
        return bool(abs(one - other) <= CLOSE)
    return bool(one == other)
