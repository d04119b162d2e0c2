"""Bots for Shinobi WAT-AAH!"""

from kagemusha.bots.bot import Maker
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.bots.wat_aah.greedy import GreedyBot
from kagemusha.bots.wat_aah.levels import MASTER, NOVICE, SKILLED, LevelBot

BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    "novice": lambda rules, effort: LevelBot(rules, NOVICE, effort),
    "skilled": lambda rules, effort: LevelBot(rules, SKILLED, effort),
    "master": lambda rules, effort: LevelBot(rules, MASTER, effort),
}
LADDER = (
    LadderRow("grasshopper-2", "wat-aah", 2, {"mode": "grasshopper"}),
    LadderRow("grasshopper-3", "wat-aah", 3, {"mode": "grasshopper"}),
    LadderRow("grand-master-2", "wat-aah", 2, {"mode": "grand-master"}),
)
NAMES = {
    "random": ("Saikoro", "Pon", "Koro", "Tama"),
    "greedy": ("Bunta", "Momo", "Zenji", "Kiku"),
    "novice": ("Sota", "Yuna", "Riku", "Mei"),
    "skilled": ("Shiro", "Chiyo", "Goro", "Fumi"),
    "master": ("Kyubei", "Toku", "Raizo", "Suzu"),
}
