"""Measures how much can be won from a bot of 7 Ronin in miniatures that are solved exactly.

    python -m bench.nashconv [--bot master] [--work 1.0] [--mixing] [--pairs 40] [GAME …]

For each game: its exact value, and what the best response of each side, of all there are, reaches
against the bot. NashConv is what both together gain; 0 is play that cannot be exploited. The bot
does the work that is usual for its level, without a clock, so that the numbers stay the same.

To ask the bot at every choice of an ability takes too long in the larger games; the exact value,
which lies between the two responses, does in some. With --pairs the value is left out, and the bot
is measured by its plans alone, both sides using abilities optimally. Then, on this many pairs
of plans, one drawn from its mixture and one from all of the other side, it reports how much more
the other side wins if the bot uses the abilities itself: the mean for each seat of the bot.

Where little is left of a match on a small board, the master solves it with the very solver that
measures it here: 0 then says nothing about how it mixes. With --mixing it does not.
"""

from __future__ import annotations

import argparse
from typing import Any

import kagemusha
from kagemusha.benchmark.seven_ronin.exploiter import Player
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin import endgame
from kagemusha.bots.seven_ronin.exact import ATTACKER, SIDES, ExactSolver
from kagemusha.bots.seven_ronin.exact_plans import choices_of, draw_plan, state_of, view_of
from kagemusha.bots.seven_ronin.miniatures import Miniature, miniatures
from kagemusha.bots.seven_ronin.search import round_solver
from kagemusha.bots.seven_ronin.search.round_solver import every_plan, revealed
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.chance import Rng
from kagemusha.core.game import Game, Rules
from research.seven_ronin.best_response import Response

HEAD = "game              value   attacker  defender  NashConv  positions  asked  longest"


def slips(rules: Rules[Any], state: Any, bot: Player, side: int, pairs: int) -> float:
    """How much more a side wins, on average, where the bot on the other seat uses abilities."""
    rng = Rng(1, "pairs", side)
    exact, response = ExactSolver(rules), Response(rules, side, bot)
    mixture = bot.mixture(view_of(rules, state, 1 - side), rng)
    plans = every_plan(state.cells, side)
    total = 0.0
    for _ in range(pairs):
        theirs = list(choices_of(rules, state, 1 - side, draw_plan(mixture, rng)))
        both = [rng.choice(plans), theirs]
        table = revealed(state.cells, both[side], both[1 - side])
        met = state_of(rules, state, table)
        total += response.value(met) - exact.value(met)
    return (total if side == ATTACKER else 0.0 - total) / pairs


def measure(game: Game, known: Miniature, name: str, effort: Effort, pairs: int) -> float:
    """One line of the table; NashConv."""
    rules, state = known.open(game)
    exact = ExactSolver(rules)
    value = "  -   " if pairs else f"{exact.value(state):6.4f}"
    bot = make_bot(name, game, rules, effort)
    assert isinstance(bot, Player), f"{name} does not say how it mixes"
    responses = [Response(rules, side, bot, plans_only=pairs > 0) for side in SIDES]
    won, kept = (response.value(state) for response in responses)
    asked = sum(response.mixtures for response in responses)
    seconds = max(response.longest for response in responses)
    print(
        f"{known.name:16} {value}  {won:8.4f}  {kept:8.4f}  {won - kept:8.4f}"
        f"  {exact.steps:9}  {asked:5}  {seconds:5.2f} s",
        flush=True,
    )
    if pairs and view_of(rules, state, None).step == "planning":
        lost = [slips(rules, state, bot, side, pairs) for side in SIDES]
        print(f"{'':16} its abilities cost {lost[1]:.4f} as Attacker, {lost[0]:.4f} as Defender")
    return won - kept


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    options.add_argument("games", nargs="*", metavar="GAME")
    options.add_argument("--bot", default="master")
    options.add_argument("--mixing", action="store_true", help="without its own exact solver")
    options.add_argument("--pairs", type=int, default=0, help="its plans alone; see above")
    options.add_argument("--work", type=float, default=1.0, help="part of the level's work")
    asked = options.parse_args()
    effort = Effort(asked.work)
    if asked.mixing:
        endgame.MOST_ROUNDS = 0
    game, known = kagemusha.game("seven-ronin"), miniatures()
    for name in asked.games:
        if name not in known:
            options.error(f"no such game: {name}; there are {', '.join(known)}")
    build = "compiled" if round_solver.__file__.endswith((".so", ".pyd")) else "interpreted"
    how = "without its own exact solver" if asked.mixing else "as it plays"
    print(f"{asked.bot} {how}, {build}; the Attacker's chance to win")
    print(HEAD)
    found = [
        measure(game, known[name], asked.bot, effort, asked.pairs) for name in asked.games or known
    ]
    print(f"the largest NashConv: {max(found):.4f}, the mean: {sum(found) / len(found):.4f}")


if __name__ == "__main__":
    main()
