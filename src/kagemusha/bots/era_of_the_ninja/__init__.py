"""Bots for Era of the Ninja."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.era_of_the_ninja.greedy import GreedyBot
from kagemusha.bots.era_of_the_ninja.levels import LevelBot

BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    "novice": lambda rules, effort: LevelBot("novice", rules, effort),
    "skilled": lambda rules, effort: LevelBot("skilled", rules, effort),
    "master": lambda rules, effort: LevelBot("master", rules, effort),
}
