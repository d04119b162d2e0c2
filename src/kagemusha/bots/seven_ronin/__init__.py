"""Bots for 7 Ronin."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.bots.seven_ronin.levels import (
    BEGINNER,
    CHAMPION,
    EXPERT,
    GREEDY,
    MASTER,
    NOVICE,
    SKILLED,
    Level,
    LevelBot,
)


def _maker(level: Level) -> Maker:
    return lambda rules, effort: LevelBot(rules, effort, level)


BOTS = {
    level.name: _maker(level)
    for level in (GREEDY, BEGINNER, NOVICE, SKILLED, EXPERT, MASTER, CHAMPION)
}
FROZEN = {"master-0.1": _maker(MASTER)}
"""The master still plays as in version 0.1. If it changes, that version stays here."""
LADDER = (LadderRow("seven-ronin", "seven-ronin", 2),)
NAMES = {
    "random": ("Daruma", "Manju"),
    "greedy": ("Zeni", "Koban"),
    "beginner": ("Botan", "Sen"),
    "novice": ("Kenta", "Mika"),
    "skilled": ("Daigo", "Naomi"),
    "expert": ("Masaru", "Chika"),
    "master": ("Gensai", "Tomoe"),
    "champion": ("Jubei", "Yukimura"),
}
