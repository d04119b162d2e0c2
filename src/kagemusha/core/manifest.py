"""What a game declares about itself: name, seats, duration, options."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Manifest:
    """A game as data: everything that can be said of it before its rules are loaded."""

    id: str
    seats: tuple[int, ...]
    title: str = ""
    minutes: tuple[int, int] | None = None
    """Shortest and longest usual duration of a match."""
    rules_version: str = "1"
    seat_names: tuple[str, ...] = ()
    """Text ids of seats that have a name of their own in the rulebook."""

    @property
    def rank(self) -> tuple[float, str]:
        """The place of the game in a list: short games first, unknown durations last."""
        return (self.minutes[1] if self.minutes else float("inf"), self.id)
