"""Bots for 7 Ronin."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.bots.seven_ronin.levels import GREEDY, MASTER, NOVICE, SKILLED, Level, LevelBot


def _maker(level: Level) -> Maker:
    return lambda rules, effort: LevelBot(rules, effort, level)


BOTS = {level.name: _maker(level) for level in (GREEDY, NOVICE, SKILLED, MASTER)}
LADDER = (LadderRow("seven-ronin", "seven-ronin", 2),)
NAMES = {
    "random": ("Daruma", "Manju"),
    "greedy": ("Zeni", "Koban"),
    "novice": ("Kenta", "Mika"),
    "skilled": ("Daigo", "Naomi"),
    "master": ("Gensai", "Tomoe"),
}
