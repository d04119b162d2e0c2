"""Tasks that consist of matches.

Against fixed opponents, against a best response to the agent itself, or alone against the game.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from kagemusha.arena import Progress
from kagemusha.arena.contest.engines import on_processes
from kagemusha.arena.figures import wilson
from kagemusha.arena.play import MatchRunner, game_seed, known_everywhere
from kagemusha.benchmark.tasks import Task
from kagemusha.bots import Bot, Effort, load_bot, register_bot
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Rules
from kagemusha.core.plugins import find
from kagemusha.core.registry import find_game

BEST_RESPONSE = "best response"


class NoOpponentError(KagemushaError):
    """The agent is the only opponent of the task."""


class ExploitRunner(MatchRunner):
    """A runner with one more bot, which knows how the agent plays.

    It gets a copy of the agent, and may ask the copy what it would do; it sees neither the agent's
    random numbers nor its hidden choices.
    """

    def __init__(self, task: Task, agent: str) -> None:
        effort = Effort(task.work)
        super().__init__(task.game, task.seats or 0, task.options, effort=effort)
        own = find("benchmark", task.game)
        assert own is not None, f"nothing answers the agents of {task.game}"
        copy = load_bot(agent, self.game, self.rules, effort)
        self._response: Bot = own.best_response(self.rules, copy)

    def bot(self, name: str) -> Bot:
        """The bot with that name."""
        return self._response if name == BEST_RESPONSE else super().bot(name)


class TaskPlayer:
    """Plays the numbered matches of a task."""

    def __init__(self, task: Task, agent: str, seed: int) -> None:
        self._task, self._agent, self._seed = task, agent, seed
        register_bot(agent)
        rules: Rules[Any] = find_game(task.game).rules(task.seats, task.options)
        self.seats = rules.seats
        option, values = rules.strata()
        alone = task.kind == "alone"
        self._option = option
        self.against: Sequence[str] = (values or ("",)) if alone else task.opponents
        """The opponents; in a task without any, the strata, or one empty string; or the seats."""
        if task.kind == "exploit":
            self.against = [f"seat {seat}" for seat in range(self.seats)]
        self._places = self.seats if task.kind == "versus" else 1
        self.matches = len(self.against) * task.deals * self._places
        self._runners: dict[str, MatchRunner] = {}

    def place(self, number: int) -> tuple[str, int, int]:
        """The opponent, the agent's seat and the deal of a match."""
        met, rest = divmod(number, self.matches // len(self.against))
        deal, seat = divmod(rest, self._places)
        return self.against[met], met if self._task.kind == "exploit" else seat, deal

    def play(self, number: int) -> float:
        """Play a match; returns the agent's share of the points."""
        met, seat, deal = self.place(number)
        task = self._task
        if task.kind == "alone":
            names, runner = [self._agent] * self.seats, self._runner(met)
        else:
            met = BEST_RESPONSE if task.kind == "exploit" else met
            names, runner = [met] * self.seats, self._runner("")
            names[seat] = self._agent
        seed = game_seed(self._seed, deal)
        winners = runner.play(number, seed, names, among=names).winners
        if seat not in winners:
            return 0.0
        return 1.0 if task.kind == "alone" else 1 / len(winners)

    def _runner(self, value: str) -> MatchRunner:
        if value not in self._runners:
            task = self._task
            if task.kind == "exploit":
                self._runners[value] = ExploitRunner(task, self._agent)
                return self._runners[value]
            options = dict(task.options) | ({self._option: value} if value else {})
            self._runners[value] = MatchRunner(
                task.game, self.seats, options, effort=Effort(task.work)
            )
        return self._runners[value]


def run_matches(
    task: Task, agent: str, seed: int, *, workers: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """The points of an agent against each opponent or stratum, and in total."""
    opponents = tuple(name for name in task.opponents if name != agent)
    if task.opponents and not opponents:
        raise NoOpponentError(Message("benchmark-no-opponent", {"agent": agent, "task": task.id}))
    task = replace(task, opponents=opponents)
    player = TaskPlayer(task, agent, seed)
    points: dict[int, float] = {}
    if workers > 1:
        known_everywhere([agent])
        make = partial(TaskPlayer, task, agent, seed)
        played = on_processes(workers, make, range(player.matches))
    else:
        played = ((number, player.play(number)) for number in range(player.matches))
    with contextlib.closing(played):
        for number, found in played:
            points[number] = found
            if progress is not None:
                progress(len(points), player.matches)
    by_met: dict[str, list[float]] = {met: [] for met in player.against}
    for number in range(player.matches):
        by_met[player.place(number)[0]].append(points[number])
    whole = _figures(points[number] for number in range(player.matches))
    return {**whole, "against": {met: _figures(found) for met, found in by_met.items()}}


def _figures(points: Iterable[float]) -> dict[str, Any]:
    """The share of points with its 95 % interval, also as a difference in Elo."""
    found = list(points)
    total = math.fsum(found)
    low, high = wilson(total, len(found))
    elo = 400 * math.log10((total + 0.5) / (len(found) - total + 0.5))
    return {
        "matches": len(found),
        "points": round(total, 4),
        "share": round(total / len(found), 4),
        "interval": [round(low, 4), round(high, 4)],
        "elo": round(elo),
    }
