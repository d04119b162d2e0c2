"""Tasks to solve small games: how far from optimal play a solver is after some work."""

from __future__ import annotations

import importlib
import random
import time
from typing import Any

import numpy as np

from kagemusha.arena import Progress
from kagemusha.benchmark.tasks import Task
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.extras import require

require("openspiel", "pyspiel")
import pyspiel  # noqa: E402
from open_spiel.python.algorithms import expected_game_score, exploitability  # noqa: E402

from kagemusha.benchmark.solvers import SOLVERS, Solver  # noqa: E402
from kagemusha.envs.spiel import SpielState  # noqa: E402

LONGEST = 20
"""The maximum number of steps of a solver whose steps apply no actions."""


class NoSuchSolver(KagemushaError):  # noqa: N818  says what was asked for
    """The agent is not a solver for small games."""


def find_solver(agent: str) -> Solver:
    """A baseline by name, or a function as `module:function`."""
    if agent in SOLVERS:
        return SOLVERS[agent]
    module, _, name = agent.partition(":")
    try:
        found: Solver = getattr(importlib.import_module(module), name)
    except (AttributeError, ImportError, ValueError) as error:
        args = {"agent": agent, "known": ", ".join(SOLVERS), "problem": str(error)}
        raise NoSuchSolver(Message("benchmark-no-such-solver", args)) from None
    return found


def solve(task: Task, agent: str, seed: int, *, progress: Progress | None = None) -> dict[str, Any]:
    """NashConv at each budget of a task, and the score of the first seat against itself.

    Work is counted in actions applied to states, which does not depend on the machine; measuring
    does not count. The step that reaches a budget uses it up.
    """
    solver = find_solver(agent)
    game = pyspiel.load_game(task.load)
    random.seed(seed)
    np.random.seed(seed)  # OpenSpiel's solvers use it
    steps = solver(game, seed)
    curve: list[dict[str, Any]] = []
    used = seconds = 0.0
    number = idle = 0
    policy: Any = None
    for done, budget in enumerate(task.budgets, start=1):
        while policy is None or (used < budget and idle < LONGEST):
            before, started = SpielState.applied, time.process_time()
            policy = next(steps)
            spent = SpielState.applied - before
            seconds += time.process_time() - started
            used, number = used + spent, number + 1
            idle = 0 if spent else idle + 1
        state = np.random.get_state(), random.getstate()
        found = policy()
        conv = exploitability.nash_conv(game, found)
        score = expected_game_score.policy_value(game.new_initial_state(), [found, found])
        np.random.set_state(state[0])
        random.setstate(state[1])
        curve.append(
            {
                "budget": budget,
                "steps": number,
                "nash_conv": round(float(conv), 6),
                "value": round((1 + float(score[0])) / 2, 6),
            }
        )
        if progress is not None:
            progress(done, len(task.budgets))
    return {"curve": curve, "nash_conv": curve[-1]["nash_conv"]}
