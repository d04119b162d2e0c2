"""What a game plays on the ladder of its levels: data that `bots/<game>` gives as `LADDER`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

OFTEN = 5
"""A share near one is sure after many matches only; those with random are quick."""


@dataclass(frozen=True)
class LadderRow:
    """A game as it is played on the ladder."""

    id: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    often: int = OFTEN
    """How many times as many deals the lowest level plays against random."""
