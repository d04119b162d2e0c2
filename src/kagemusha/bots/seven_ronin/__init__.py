"""Bots for 7 Ronin."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.rung import Rung
from kagemusha.bots.seven_ronin.levels import GREEDY, MASTER, NOVICE, SKILLED, Level, LevelBot


def _maker(level: Level) -> Maker:
    return lambda rules, effort: LevelBot(rules, effort, level)


BOTS = {level.name: _maker(level) for level in (GREEDY, NOVICE, SKILLED, MASTER)}
LADDER = (Rung("seven-ronin", "seven-ronin", 2),)
