"""Counterfactual regret minimisation on a miniature of 7 Ronin, by OpenSpiel's own solver.

    python examples/cfr.py crossing --rounds 200

Needs `pip install kagemusha[openspiel]`. It prints the value and the exploitability that it reaches
beside those of the project's exact solver.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import kagemusha
from kagemusha.bots.seven_ronin.exact import ExactSolver
from kagemusha.bots.seven_ronin.miniatures import miniatures
from kagemusha.envs import spiel  # noqa: F401  makes the games known to OpenSpiel
from kagemusha.envs.names import env_name


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("miniature", nargs="?", default="crossing", choices=list(miniatures()))
    parser.add_argument("--rounds", type=int, default=200, help="of the solver")
    asked = parser.parse_args(words)
    name = f"{env_name(kagemusha.game('seven-ronin'))}_turns"
    game = pyspiel.load_game(f"{name}(miniature={asked.miniature})")
    rules, state = miniatures()[asked.miniature].open(kagemusha.game("seven-ronin"))
    print(f"exact: the Attacker wins {ExactSolver(rules).value(state):.2%}")
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, asked.rounds + 1):
        solver.evaluate_and_update_policy()
        if number % max(1, asked.rounds // 10) == 0:
            mixed = solver.average_policy()
            score = expected_game_score.policy_value(game.new_initial_state(), [mixed, mixed])
            left = exploitability.nash_conv(game, mixed)
            print(f"{number:5d}: wins {(1 + score[0]) / 2:.2%}, NashConv {left:.4f}", flush=True)


if __name__ == "__main__":
    main()
