"""Calculates the library of openings: python -m research.seven_ronin.openings"""

from __future__ import annotations

import argparse
import json
import math
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from kagemusha.bots.seven_ronin.openings import SIDES, Entry, key_of
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_notation import ATTACKER, DEFENDER, as_actions
from kagemusha.bots.seven_ronin.plan_types import PlanKnowledge, Work
from kagemusha.bots.seven_ronin.weights import learned_for, weights
from kagemusha.bots.thinking_time import Deadline
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.games.seven_ronin.board import tracks
from kagemusha.games.seven_ronin.view import VillageView

WORK = Work(budget=5_000_000, rows=4000, starts=8, most_tries=400, turns=4000)
"""Several times what `master` does."""


def prepare(rules: Rules[Any], work: Work, seed: int) -> dict[str, list[Entry]]:
    """The mixtures of both sides for the first round of these rules."""
    state = rules.setup()
    plan_game = PlanGame(
        weights(learned_for(rules)), state.numbers(), Rng(seed, "openings"), work, PlanKnowledge()
    )
    plan_game.play(Deadline(math.inf))
    prepared: dict[str, list[Entry]] = {}
    for seat, mixture in (
        (ATTACKER, plan_game.attack_mixture()),
        (DEFENDER, plan_game.guard_mixture()),
    ):
        view = rules.view(state, seat)
        if not isinstance(view, VillageView):
            raise TypeError(f"not the rules of 7 Ronin: {type(rules).__name__}")
        prepared[SIDES[seat]] = [
            (
                "; ".join(step.notation for step in as_actions(view, entry.plan)),
                round(entry.share, 4),
                round(entry.chance, 4),
            )
            for entry in mixture
        ]
    return prepared


def main() -> None:
    """Write the library."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=WORK.budget, help="tables to value")
    parser.add_argument("--seed", type=int, default=1)
    default = Path(str(files("kagemusha.bots.seven_ronin") / "content" / "openings.json"))
    parser.add_argument("--out", type=Path, default=default)
    args = parser.parse_args()
    work = Work(args.budget, WORK.rows, WORK.starts, WORK.most_tries, WORK.turns)
    library = {}
    for track, edition in product(tracks(), ("en", "fr", "pl")):
        rules = find_game("seven-ronin").rules(2, {"edition": edition, "track": track})
        found = library[key_of(rules)] = prepare(rules, work, args.seed)
        print(track, edition, {side: len(entries) for side, entries in found.items()})
    args.out.write_text(json.dumps(library, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
