"""The names of bots at a table, by game and strength."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kagemusha.core.plugins import find

NAMES = {
    "random": ("Daruma", "Koma", "Mari", "Temari"),
    "greedy": ("Zeni", "Gin", "Kin", "Ryo"),
    "beginner": ("Poko", "Mimi", "Coro", "Niko"),
    "novice": ("Ken", "Mai", "Jun", "Sora"),
    "skilled": ("Makoto", "Nori", "Tetsu", "Kei"),
    "expert": ("Kaito", "Misaki", "Ren", "Toru"),
    "master": ("Genji", "Shinobu", "Takumi", "Yasu"),
    "adaptive": ("Kagami", "Yanagi", "Mizu", "Kaze"),
}
"""For games without their own names. No initial vowel or H, which needs elision in French."""


def names_of(game_id: str, bot: str) -> tuple[str, ...]:
    """The names of a bot in a game, one for each seat that it holds: `NAMES` in the game's part."""
    module = find("bots", game_id)
    own: dict[str, tuple[str, ...]] = getattr(module, "NAMES", {})
    return own.get(bot) or NAMES.get(bot) or (bot,)


def called(game_id: str, bots: Sequence[str | None]) -> list[str]:
    """A different name for the bot on each seat; empty on seats without a bot."""
    before: Counter[str] = Counter()
    found = []
    for bot in bots:
        names = names_of(game_id, bot) if bot else ("",)
        lap, place = divmod(before[bot or ""], len(names))
        found.append(f"{names[place]} {lap + 1}" if bot and lap else names[place])
        before[bot or ""] += 1
    return found
