"""Contests between bots: ratings with intervals, tests, and a folder to go on from."""

from kagemusha.arena.contest.design import Contest, arrange
from kagemusha.arena.contest.engines import Engine, OtherCode, here, processes
from kagemusha.arena.contest.ratings import Choice, Estimate, Fit, fit
from kagemusha.arena.contest.run import Watch, compete
from kagemusha.arena.contest.sprt import Sprt, Verdict, judge
from kagemusha.arena.contest.standings import Cell, Gap, Rating, Standings
from kagemusha.arena.contest.store import Store, StoreError

__all__ = [
    "Cell",
    "Choice",
    "Contest",
    "Engine",
    "Estimate",
    "Fit",
    "Gap",
    "OtherCode",
    "Rating",
    "Sprt",
    "Standings",
    "Store",
    "StoreError",
    "Verdict",
    "Watch",
    "arrange",
    "compete",
    "fit",
    "here",
    "judge",
    "processes",
]
