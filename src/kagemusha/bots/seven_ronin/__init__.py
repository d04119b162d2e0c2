"""Bots for 7 Ronin."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.rung import Rung
from kagemusha.bots.seven_ronin.greedy import GreedyBot
from kagemusha.bots.seven_ronin.levels import MasterBot, NoviceBot, SkilledBot

BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    "novice": NoviceBot,
    "skilled": SkilledBot,
    "master": MasterBot,
}
LADDER = (Rung("seven-ronin", "seven-ronin", 2),)
