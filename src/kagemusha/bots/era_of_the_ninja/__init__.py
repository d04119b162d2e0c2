"""Bots for Era of the Ninja."""

from kagemusha.bots.bot import Maker
from kagemusha.bots.era_of_the_ninja.greedy import GreedyBot
from kagemusha.bots.era_of_the_ninja.levels import LEVELS, LevelBot
from kagemusha.bots.ladder_row import OFTEN, LadderRow


def _maker(name: str) -> Maker:
    return lambda rules, effort: LevelBot(name, rules, effort)


BOTS: dict[str, Maker] = {
    "greedy": lambda rules, _effort: GreedyBot(rules),
    **{name: _maker(name) for name in LEVELS},
}
GAME = "era-of-the-ninja"
LADDER = (
    LadderRow("lone-ninja", GAME, 1, {"mode": "lone-ninja"}, often=1),
    LadderRow("standard-2", GAME, 2, {"mode": "standard"}, often=8 * OFTEN),  # nobody wins most
    LadderRow("death-match-2", GAME, 2, {"mode": "nvn-death-match"}),
    LadderRow("clan-attack-2", GAME, 2, {"mode": "clan-attack"}, often=1),
)
NAMES = {
    "random": ("Fura", "Goma", "Dango", "Bura"),
    "greedy": ("Gin", "Choji", "Kinta", "Zenko"),
    "beginner": ("Mame", "Suzume", "Kohaku", "Tanpopo"),
    "novice": ("Taro", "Natsu", "Jiro", "Kaede"),
    "skilled": ("Renji", "Shizuka", "Bunzo", "Matsu"),
    "expert": ("Ranmaru", "Chigusa", "Soji", "Mitsu"),
    "master": ("Genba", "Reiko", "Kurodo", "Yae"),
}
