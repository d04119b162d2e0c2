"""The puzzles that come with the games: one per line in `puzzles.jsonl` of a game's part."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache
from importlib import resources

from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.plugins import find
from kagemusha.puzzles.puzzle import DIFFICULTIES, Puzzle, read_puzzle

FILE = "puzzles.jsonl"
FIRST_DAY = date(2026, 1, 1)
"""The day of the first daily puzzle."""


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, by id; () if it has none."""
    module = find("puzzles", game_id)
    if module is None:
        return ()
    file = resources.files(module) / FILE
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(sorted((read_puzzle(game_id, line) for line in lines), key=lambda one: one.id))


def puzzle(game_id: str, puzzle_id: str) -> Puzzle:
    """The puzzle with this id; OptionError if there is none."""
    for one in puzzles(game_id):
        if one.id == puzzle_id:
            return one
    raise OptionError(Message("option-no-such-puzzle", {"puzzle": puzzle_id, "game": game_id}))


def theme_ids(found: Sequence[Puzzle]) -> tuple[str, ...]:
    """The themes of some puzzles, the most frequent first."""
    every = [theme for one in found for theme in one.themes]
    return tuple(sorted(set(every), key=lambda theme: (-every.count(theme), theme)))


def today() -> date:
    """The date in UTC, which changes for everybody at once."""
    return datetime.now(UTC).date()


def daily(game_id: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; None if a game has no puzzles.

    Ids are hashes, so their order is as good as random.
    """
    found = puzzles(game_id)
    return found[(day - FIRST_DAY).days % len(found)] if found else None


def in_streak(found: Sequence[Puzzle], rng: Rng) -> list[Puzzle]:
    """An order for a streak: easy ones first, and random within a difficulty."""
    order = rng.shuffled(found)
    return sorted(order, key=lambda one: DIFFICULTIES.index(one.difficulty))
