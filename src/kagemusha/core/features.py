"""Names for the numbers that a network is shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feature:
    """Some numbers side by side: where they stand, how many, and their bounds."""

    name: str
    first: int
    size: int
    low: int
    high: int
