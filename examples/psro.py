"""Policy-space response oracles on the first planning step of a miniature of 7 Ronin.

    python examples/psro.py crossing --gap 0.001

Needs `pip install kagemusha[openspiel]`. Both sides plan at the same time. Each begins with one
plan; OpenSpiel's projected replicator dynamics mix the plans that there are, and the best response
of each side to that mixture joins them. It prints how much a best response would still win, and
the chance of the Attacker beside that of the project's exact solver.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from open_spiel.python.algorithms.projected_replicator_dynamics import (
    projected_replicator_dynamics,
)

import kagemusha
from kagemusha.bots.seven_ronin.exact import ATTACKER, DEFENDER, ExactSolver, PlanningStep, Strategy
from kagemusha.bots.seven_ronin.miniatures import miniatures


def mixtures(step: PlanningStep, known: list[list[Strategy]]) -> list[dict[Strategy, float]]:
    """How both sides mix the strategies that they know."""
    chances = np.array([[step.meet(attack, guard) for guard in known[1]] for attack in known[0]])
    found = projected_replicator_dynamics([chances, 1 - chances], prd_iterations=20_000)
    return [dict(zip(known[side], found[side].tolist(), strict=True)) for side in (0, 1)]


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("miniature", nargs="?", default="crossing", choices=list(miniatures()))
    parser.add_argument("--gap", type=float, default=0.001, help="what may be left to win")
    asked = parser.parse_args(words)
    rules, state = miniatures()[asked.miniature].open(kagemusha.game("seven-ronin"))
    if getattr(rules.view(state, None), "step", "") != "planning":
        parser.error(f"{asked.miniature} does not begin with a planning step")
    solver = ExactSolver(rules)
    step = solver.step(state)
    known = [[tuple(0 for _ in step.numbers(side))] for side in (ATTACKER, DEFENDER)]
    while True:
        mixed = mixtures(step, known)
        best = step.best_response(ATTACKER, mixed[DEFENDER])
        worst = step.best_response(DEFENDER, mixed[ATTACKER])
        gap = best[0] - worst[0]
        plans = " and ".join(str(len(each)) for each in known)
        print(f"{plans} plans: {worst[0]:.2%} to {best[0]:.2%}, {gap:.4f} to win", flush=True)
        new = [found for found, own in zip((best[1], worst[1]), known, strict=True)]
        if gap <= asked.gap or all(found in own for found, own in zip(new, known, strict=True)):
            break
        for found, own in zip(new, known, strict=True):
            if found not in own:
                own.append(found)
    print(f"exact: the Attacker wins {solver.value(state):.2%}")


if __name__ == "__main__":
    main()
