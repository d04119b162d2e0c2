"""Bots for Shinobi WAT-AAH!"""

from kagemusha.bots.bot import Maker
from kagemusha.bots.rung import Rung
from kagemusha.bots.wat_aah.greedy import GreedyBot
from kagemusha.bots.wat_aah.levels import MASTER, NOVICE, SKILLED, LevelBot

BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    "novice": lambda rules, effort: LevelBot(rules, NOVICE, effort),
    "skilled": lambda rules, effort: LevelBot(rules, SKILLED, effort),
    "master": lambda rules, effort: LevelBot(rules, MASTER, effort),
}
LADDER = (
    Rung("grasshopper-2", "wat-aah", 2, {"mode": "grasshopper"}),
    Rung("grasshopper-3", "wat-aah", 3, {"mode": "grasshopper"}),
    Rung("grand-master-2", "wat-aah", 2, {"mode": "grand-master"}),
)
