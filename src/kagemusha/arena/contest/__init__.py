"""Contests between bots: ratings with intervals, statistical tests, and a folder for resuming."""

from kagemusha.arena.contest.design import Contest, make_contest
from kagemusha.arena.contest.engines import CodeMismatch, Engine, here, nobody, processes
from kagemusha.arena.contest.ratings import Comparison, Estimate, Fit, fit
from kagemusha.arena.contest.run import Watch, play_contest
from kagemusha.arena.contest.sprt import Sprt, Verdict, judge
from kagemusha.arena.contest.standings import BotRating, Cell, Gap, Standings
from kagemusha.arena.result_folder import ResultFolder, ResultFolderError

__all__ = [
    "BotRating",
    "Cell",
    "CodeMismatch",
    "Comparison",
    "Contest",
    "Engine",
    "Estimate",
    "Fit",
    "Gap",
    "ResultFolder",
    "ResultFolderError",
    "Sprt",
    "Standings",
    "Verdict",
    "Watch",
    "fit",
    "here",
    "judge",
    "make_contest",
    "nobody",
    "play_contest",
    "processes",
]
