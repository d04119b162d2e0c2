"""Where the master of WAT-AAH! loses strength: is it the value, the policy, or the hands?

    python -m research.wat_aah.diagnosis --matches 200

In matches between searches, at one turn of each match: how far the policy's playouts, the search
and the champion's network are from who wins (mean squared error; a guess of one half has 0.25), and
how often the search takes the plan with the best rating.
"""

from __future__ import annotations

import argparse

from librt.vecs import vec

from kagemusha.bots.wat_aah.learned import CHAMPION, learned
from kagemusha.bots.wat_aah.search.network import WIDTH, network_shares
from kagemusha.bots.wat_aah.search.playout import FULL_WIN
from kagemusha.bots.wat_aah.search.win_model import WIN_SHARES
from kagemusha.core.kernel import cells
from kagemusha.games.wat_aah.phases.layout import ACTIVE, DRAW_STEP, PHASE, ROUND
from research.wat_aah.duels import learned_in, split
from research.wat_aah.positions import Table, search_plan, shares

PLAYOUTS = 200


def diagnose(
    variant: str,
    matches: int,
    simulations: int,
    seed: int,
    weights: dict[str, list[float]],
    playouts: int = PLAYOUTS,
) -> dict[str, float]:
    """The mean squared errors of each way to value a table, and how often plan and rating agree."""
    table = Table(*split(variant), seed)
    network = vec[float](weights.get("network", []))
    agreed, decisions = 0, 0
    errors: dict[str, list[float]] = {}
    for _ in range(matches):
        s, dice = table.start[:], table.dice()
        turn, turns = (-1, -1), 0
        kept, searched, who = s, 0.5, 0
        while (seat := table.owing(s, dice)) != -2:
            plan, chance = search_plan(table, s, seat, simulations, weights)
            if chance is not None:
                decisions += 1
                agreed += plan == table.plans(s, seat, 1)[0]
                if s[PHASE] == DRAW_STEP and turn != (s[ACTIVE], s[ROUND]):
                    turn, turns = (s[ACTIVE], s[ROUND]), turns + 1
                    if table.random.random() * turns < 1:
                        kept, searched, who = s[:], chance, seat
            table.play(s, plan, seat)
        told = {
            "playouts": sum(table.finish(kept[:])[who] for _ in range(playouts)) / playouts,
            "search": searched,
        }
        if network:
            rewards = cells([0] * (2 * WIN_SHARES))
            scratch = vec[float]([0.0] * WIDTH)
            network_shares(kept, network, table.rows, scratch, rewards, FULL_WIN)
            told["network"] = int(rewards[who]) / int(FULL_WIN)
        won = shares(s)[who]
        for name, chance in told.items():
            errors.setdefault(name, []).append((chance - won) ** 2)
    return {
        **{name: sum(each) / len(each) for name, each in errors.items()},
        "agreement": agreed / decisions,
    }


def main() -> None:
    """Print the result."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--variant", default="grasshopper-2")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--champion", default="", help="a file; default: that of the package")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    own = learned(CHAMPION).get(asked.variant, {})
    weights = learned_in(asked.champion, asked.variant) if asked.champion else own
    found = diagnose(asked.variant, asked.matches, asked.simulations, asked.seed, weights)
    for name, number in found.items():
        print(f"{name}: {number:.3f}")


if __name__ == "__main__":
    main()
