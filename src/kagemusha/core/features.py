"""Names for the numbers that a neural network gets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Feature:
    """A range of numbers: where it starts, how many there are, and their bounds."""

    name: str
    first: int
    size: int
    low: int
    high: int
