"""How a game's levels are compared on the ladder: the data in `LADDER` of `bots/<game>`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

OFTEN = 5
"""A share close to 1 needs many matches; those against random are fast."""


@dataclass(frozen=True)
class LadderRow:
    """One contest of the ladder."""

    id: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    often: int = OFTEN
    """The factor by which the lowest level plays more deals against random."""
