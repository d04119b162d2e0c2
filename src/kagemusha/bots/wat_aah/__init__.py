"""Bots for Shinobi WAT-AAH!"""

from kagemusha.bots.bot import Maker
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.bots.wat_aah.champion import CHAMPION, ChampionBot
from kagemusha.bots.wat_aah.greedy import GreedyBot
from kagemusha.bots.wat_aah.levels import (
    BEGINNER,
    EXPERT,
    MASTER,
    NOVICE,
    SKILLED,
    Level,
    LevelBot,
)
from kagemusha.core.view import View
from kagemusha.games.wat_aah.view import WatAahView


def _maker(level: Level) -> Maker:
    return lambda rules, effort: LevelBot(rules, level, effort)


BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    **{level.name: _maker(level) for level in (BEGINNER, NOVICE, SKILLED, EXPERT, MASTER)},
    CHAMPION.name: ChampionBot,
}
LADDER = (
    LadderRow("grasshopper-2", "wat-aah", 2, {"mode": "grasshopper"}),
    LadderRow("grasshopper-3", "wat-aah", 3, {"mode": "grasshopper"}),
    LadderRow("grand-master-2", "wat-aah", 2, {"mode": "grand-master"}),
)
CLANS_TO_END = 4
"""A round ends when a player has this many clans (S.10)."""


def stage(view: View) -> float:
    """The progress of a match: the finished rounds, and how close this one is to its end."""
    if not isinstance(view, WatAahView):
        raise TypeError(f"not a view of WAT-AAH!: {type(view).__name__}")
    most = max(len(player.clans) for player in view.players)
    return view.round - 1 + most / CLANS_TO_END


NAMES = {
    "random": ("Saikoro", "Pon", "Koro", "Tama"),
    "greedy": ("Bunta", "Momo", "Zenji", "Kiku"),
    "beginner": ("Kota", "Nana", "Minori", "Ponta"),
    "novice": ("Sota", "Yuna", "Riku", "Mei"),
    "skilled": ("Shiro", "Chiyo", "Goro", "Fumi"),
    "expert": ("Masumi", "Ginjiro", "Tamaki", "Nagi"),
    "master": ("Kyubei", "Toku", "Raizo", "Suzu"),
    "champion": ("Sennosuke", "Otoha", "Genta", "Ichiyo"),
}
