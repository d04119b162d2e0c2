"""Many matches between bots, and their statistics."""

from kagemusha.arena.balance import Balance, BalanceRow, BalanceTable, Range, balance
from kagemusha.arena.figures import Share, Spread, wilson
from kagemusha.arena.play import PlayedMatch, bot_rng, game_seed, play_match
from kagemusha.arena.report import EndingCount, SeatingReport, Simulation
from kagemusha.arena.simulate import Progress, WorkerLost, simulate

__all__ = [
    "Balance",
    "BalanceRow",
    "BalanceTable",
    "EndingCount",
    "PlayedMatch",
    "Progress",
    "Range",
    "SeatingReport",
    "Share",
    "Simulation",
    "Spread",
    "WorkerLost",
    "balance",
    "bot_rng",
    "game_seed",
    "play_match",
    "simulate",
    "wilson",
]
