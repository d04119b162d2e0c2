"""A match that is over, at any moment of it."""

from __future__ import annotations

from kagemusha.core.match import Match

EVERY = 16
"""Moves between two moments that are kept: from the last of them the others are played again."""


class Lookback:
    """Replays a match as far as somebody looks, and only once."""

    def __init__(self, done: Match) -> None:
        self._moves = done.moves
        self._kept = [done.restart()]

    def at(self, move: int) -> Match:
        """The match as it stood after so many moves, with nothing hidden."""
        match = self._kept[min(move // EVERY, len(self._kept) - 1)].clone()
        for done in self._moves[len(match.moves) : move]:
            match.act(done.seat, done.action)
            if len(match.moves) == len(self._kept) * EVERY:
                self._kept.append(match.clone())
        return match
