"""The spectator's log of a match, for `render`."""

from __future__ import annotations

from kagemusha.core.event import Event
from kagemusha.text import texts

MODES = ("ansi", "human")


class Transcript:
    """The sentences of a match, in English."""

    def __init__(self) -> None:
        self._lines: list[str] = []

    def add(self, events: list[Event]) -> None:
        """Add what happened."""
        shown = [seen for event in events if (seen := event.seen_by(None))]
        self._lines += [texts("en").event(event) for event in shown]

    def render(self, mode: str | None) -> str | None:
        """The whole log: returned as text, or printed."""
        if mode == "human":
            print("\n".join(self._lines), end="\n\n")
        return "\n".join(self._lines) if mode == "ansi" else None
