"""Computes the library of openings: python -m research.seven_ronin.openings

With --champion it computes the champion's: for the village with its usual track, with its networks.
With --show it only prints a summary of the champion's library for the English edition.
"""

from __future__ import annotations

import argparse
import json
import math
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.openings import CHAMPIONS, MASTERS, SIDES, Entry, key_of, opening
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_notation import ATTACKER, DEFENDER, as_actions
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.weights import CHAMPION, champion_for, learned_for, weights
from kagemusha.bots.thinking_time import Deadline
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game
from kagemusha.games.seven_ronin.board import RONIN_IDS, tracks
from kagemusha.games.seven_ronin.view import VillageView
from research.seven_ronin.gains import gains

WORK = Work(budget=5_000_000, rows=4000, starts=8, most_tries=400, turns=4000)
"""Several times the work of `master`."""
MOST_SHOWN = 8


def prepare(
    rules: Rules[Any], work: Work, seed: int, *, champion: bool = False
) -> dict[str, list[Entry]]:
    """The mixtures of both sides for the first round of these rules."""
    state = rules.setup()
    kind = ChampionGame if champion else PlanGame
    value = weights(champion_for(rules) if champion else learned_for(rules))
    plan_game = kind(value, state.numbers(), Rng(seed, "openings"), work, PlanKnowledge())
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


def show(rules: Rules[Any]) -> None:
    """Print the most frequent plans, and how often each space and ronin is part of one."""
    state = rules.setup()
    both: list[list[MixedPlan]] = []
    for seat in (ATTACKER, DEFENDER):
        view = rules.view(state, seat)
        if not isinstance(view, VillageView):
            raise TypeError(f"not the rules of 7 Ronin: {type(rules).__name__}")
        found = opening(rules, view, CHAMPIONS)
        both.append(found)
        value = sum(entry.share * entry.chance for entry in found)
        print(f"{SIDES[seat]}: {len(found)} plans, the Attacker wins {100 * value:.1f} %")
        for entry in found[:MOST_SHOWN]:
            steps = "; ".join(step.notation for step in as_actions(view, entry.plan)[:-1])
            print(f"{100 * entry.share:5.1f} %  {steps}")
        spaces = [*(area.id for area in view.areas), "green"]
        if seat == ATTACKER:
            mean = sum(entry.share * sum(entry.plan) for entry in found)
            print(f"new ninja, on average: {mean:.1f}")
        for number, name in enumerate(spaces):
            if seat == ATTACKER:
                often = sum(entry.share for entry in found if entry.plan[number])
                ninja = sum(entry.share * entry.plan[number] for entry in found)
                print(f"{name:16} in {100 * often:3.0f} % of the plans, {ninja:.2f} ninja")
            else:
                guards = [
                    (sum(entry.share for entry in found if entry.plan[ronin] == number), one)
                    for ronin, one in enumerate(RONIN_IDS)
                ]
                often = sum(entry.share for entry in found if number in entry.plan)
                who = ", ".join(
                    f"{one} {100 * part:.0f} %" for part, one in sorted(guards, reverse=True)[:3]
                )
                print(f"{name:16} guarded in {100 * often:3.0f} % of the plans: {who}")
    value, high, low = gains(weights(CHAMPION), state.numbers(), both[0], both[1])
    print(
        f"the best plans found gain {100 * (high - value):.2f} and {100 * (value - low):.2f} points"
    )


def main() -> None:
    """Write the library."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=WORK.budget, help="tables to value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--champion", action="store_true")
    parser.add_argument("--show", action="store_true", help="print the champion's library")
    parser.add_argument("--out", type=Path, help="instead of the file that the bots read")
    args = parser.parse_args()
    if args.show:
        show(find_game("seven-ronin").rules(2, {}))
        return
    name = CHAMPIONS if args.champion else MASTERS
    out = args.out or Path(str(files("kagemusha.bots.seven_ronin") / "content" / name))
    work = Work(args.budget, WORK.rows, WORK.starts, WORK.most_tries, WORK.turns)
    library = {}
    for track, edition in product(tracks(), ("en", "fr", "pl")):
        rules = find_game("seven-ronin").rules(2, {"edition": edition, "track": track})
        if args.champion and champion_for(rules) != CHAMPION:
            continue
        found = library[key_of(rules)] = prepare(rules, work, args.seed, champion=args.champion)
        print(track, edition, {side: len(entries) for side, entries in found.items()})
    out.write_text(json.dumps(library, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
