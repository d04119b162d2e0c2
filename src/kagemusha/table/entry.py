"""What the store keeps of a table: its setup, and an entry for each thing that was done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from kagemusha.table.clock import Clock

EntryKind = Literal["act", "undo", "sit", "time", "close"]
Status = Literal["running", "over", "review"]
SPECTATOR = "-"


def audience_key(audience: int | None) -> str:
    """An audience as it is written in an entry."""
    return SPECTATOR if audience is None else str(audience)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done at a table. Entries are added, never changed."""

    number: int
    """Counts everything, unseen steps too: it never leaves this package."""
    at: int
    kind: EntryKind
    seat: int
    command: str | None = None
    """The id that its sender gave it, after the seat that sent it."""
    actions: tuple[str, ...] = ()
    name: str = ""
    """The name of a person who took a seat."""
    delivered: Mapping[str, int] = field(default_factory=dict)
    """By audience, the number of the update that it made."""
    stale_for: tuple[int, ...] = ()
    """Seats for which an earlier command is stale now."""
    hash: str = ""
    """Of the state after it."""

    @property
    def undone(self) -> int:
        """How many actions an undo took back; a single one is not written down."""
        return max(1, len(self.actions))


@dataclass(frozen=True, slots=True)
class TableSetup:
    """What was chosen when a table was opened."""

    id: str
    game: str
    rules: str
    content: str
    seats: int
    options: Mapping[str, Any]
    position: str | None
    seed: str
    clock: Clock
    spectators: bool
    created: int
    log: str | None = None
    """The log that a table for review was made from."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What can be known of a table without replaying its entries."""

    status: Status
    pending: tuple[int, ...]
    due: int | None
    """When the table has something to do by itself: 0 if a bot owes a choice."""
