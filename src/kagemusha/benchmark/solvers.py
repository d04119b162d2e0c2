"""OpenSpiel's baselines for small games.

A solver is a generator function of a game and a seed. After each of its steps it yields a function
that returns its policy, so that the policy is only computed when needed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    discounted_cfr,
    external_sampling_mccfr,
    fictitious_play,
    outcome_sampling_mccfr,
)

Step = Callable[[], Any]
Solver = Callable[[Any, int], Iterator[Step]]


def uniform(game: Any, seed: int) -> Iterator[Step]:  # noqa: ARG001  it draws nothing
    """Every legal action equally often."""
    while True:
        yield lambda: policy.UniformRandomPolicy(game)


def _improving(make: Callable[[Any], Any], step: str) -> Solver:
    def solve(game: Any, seed: int) -> Iterator[Step]:  # noqa: ARG001  NumPy has it
        solver = make(game)
        while True:
            getattr(solver, step)()
            yield solver.average_policy

    return solve


def _learning(name: str) -> Solver:
    """A solver with networks, which imports PyTorch only when it is used."""

    def solve(game: Any, seed: int) -> Iterator[Step]:
        from kagemusha.benchmark import neural_solvers

        found: Iterator[Step] = getattr(neural_solvers, name)(game, seed)
        return found

    return solve


SOLVERS: dict[str, Solver] = {
    "uniform": uniform,
    "cfr": _improving(cfr.CFRSolver, "evaluate_and_update_policy"),
    "cfr-plus": _improving(cfr.CFRPlusSolver, "evaluate_and_update_policy"),
    "discounted-cfr": _improving(discounted_cfr.DCFRSolver, "evaluate_and_update_policy"),
    "mccfr-external": _improving(external_sampling_mccfr.ExternalSamplingSolver, "iteration"),
    "mccfr-outcome": _improving(outcome_sampling_mccfr.OutcomeSamplingSolver, "iteration"),
    "deep-cfr": _learning("deep_cfr"),
    "nfsp": _learning("nfsp"),
    "fictitious-play": _improving(fictitious_play.XFPSolver, "iteration"),
}
