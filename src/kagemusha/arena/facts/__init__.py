"""What is kept of a match for a report on balance: who used what. A reader a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kagemusha.arena.facts.era_of_the_ninja import EraReader
from kagemusha.arena.facts.facts import NOBODY, Facts, Group, PlainReader, Reader, Use
from kagemusha.arena.facts.wat_aah import WatAahReader
from kagemusha.core.game import Rules

__all__ = ["NOBODY", "Facts", "Group", "Reader", "Use", "reader_for"]

_READERS: dict[str, Callable[[Rules[Any]], Reader]] = {
    "era-of-the-ninja": EraReader,
    "wat-aah": WatAahReader,
}


def reader_for(game_id: str, rules: Rules[Any]) -> Reader:
    """The reader of a game; one that knows of no cards, for a game that has none of its own."""
    return _READERS.get(game_id, PlainReader)(rules)
