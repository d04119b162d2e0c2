"""Facts of a match for balance statistics: who had and used what, read from its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kagemusha.core.action import Action, Legal
from kagemusha.core.event import Event

NOBODY = -1
"""The seat of what was part of a match, but of no player's."""


@dataclass(frozen=True, slots=True)
class Use:
    """A seat had something in a round of a match, and used it this many times, perhaps never."""

    group: str
    item: str
    seat: int
    round: int
    """0 if it belongs to no round."""
    times: int


@dataclass(frozen=True, slots=True)
class Facts:
    """What is kept of one match."""

    first: int | None = None
    """The seat that began, if one did."""
    turns: int | None = None
    round_winners: tuple[tuple[int, ...], ...] = ()
    """By round, in a game whose rounds are won one by one."""
    uses: tuple[Use, ...] = ()
    left: tuple[int, ...] = ()
    """For each seat that was out before the end: the round in which it was."""


@dataclass(frozen=True)
class FactGroup:
    """Things that are compared with each other."""

    id: str
    kind: str
    """Of which kind of name the items are."""
    items: tuple[str, ...]
    shared: bool = False
    """Everybody has the same one: counted once for each match, and won if anybody won."""


class FactReader:
    """Reads the facts of a match from all its events, also hidden ones; this class finds none."""

    groups: tuple[FactGroup, ...] = ()

    def drawn(self, legal: Legal) -> Sequence[Action]:  # noqa: ARG002
        """The choices among which a report draws, so that cards are compared and not the bot's
        liking for them; none where the bot chooses."""
        return ()

    def read(self, events: Sequence[Event]) -> Facts:  # noqa: ARG002
        """The facts of one whole match."""
        return Facts()
