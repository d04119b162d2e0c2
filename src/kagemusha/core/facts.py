"""Facts about a match for balance statistics: who had and used what, read from its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagemusha.core.action import Action, Legal
from kagemusha.core.event import Event

NOBODY = -1
"""The seat of an item that took part in the match without belonging to a player."""


@dataclass(frozen=True, slots=True)
class Use:
    """A seat had an item in a round of a match, and used it this many times, possibly never."""

    group: str
    item: str
    seat: int
    round: int
    """0 if no round applies."""
    times: int


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts about one match."""

    first: int | None = None
    """The seat that began, if one did."""
    turns: int | None = None
    round_winners: tuple[tuple[int, ...], ...] = ()
    """By round, in a game in which each round has winners."""
    uses: tuple[Use, ...] = ()
    left: tuple[int, ...] = ()
    """For each seat that was eliminated before the end, the round in which that happened."""


@dataclass(frozen=True)
class FactGroup:
    """Items that are compared with each other."""

    id: str
    kind: str
    """The kind of the items' names."""
    items: tuple[str, ...]
    shared: bool = False
    """Everybody shares the item: it counts once per match, as won if anybody won."""


class FactReader:
    """Reads the facts of a match from all its events, also hidden ones; this class finds none."""

    groups: tuple[FactGroup, ...] = ()

    def drawn(self, legal: Legal) -> Sequence[Action]:  # noqa: ARG002
        """The choices from which a report draws at random, so that it compares cards rather than
        the bot's taste in them; empty where the bot chooses."""
        return ()

    def read(self, events: Sequence[Event]) -> Facts:  # noqa: ARG002
        """The facts of one whole match."""
        return Facts()
