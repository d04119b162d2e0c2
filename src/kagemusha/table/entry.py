"""What the store keeps of a table: its setup, and an entry for each thing that was done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from kagemusha.table.agreements import AgreementKind
from kagemusha.table.clock import Clock
from kagemusha.table.spectating import Delay

EntryKind = (
    Literal["act", "undo", "sit", "time", "close", "walkover", "decline", "rematch", "rename"]
    | AgreementKind
)
Status = Literal["running", "over", "review"]
SPECTATOR = "-"
STANDS = "moves="
"""Before the number of moves that a takeback left."""


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
    """What was done, or taken back by an undo of several; what was proposed or answered; where
    the offer of a rematch stands."""
    name: str = ""
    """The name of a person who took a seat, or that the operator gave."""
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

    @property
    def stands(self) -> int | None:
        """How many moves were left by a takeback; None if it was none."""
        found = [word.removeprefix(STANDS) for word in self.actions if word.startswith(STANDS)]
        return int(found[0]) if self.kind in ("propose", "answer") and found else None


@dataclass(frozen=True, slots=True)
class Series:
    """Which of the games at one table this is, and what came before it.

    Each game has its own row among the tables; a rematch carries seats and secrets over.
    """

    first: str | None = None
    """The first game, whose chat all of them share; None for the first itself."""
    number: int = 1
    wins: tuple[int, ...] = ()
    """By seat: how many of the earlier games were won; () for none."""
    players: tuple[int | None, ...] = ()
    """By seat: where that player sat in the first game; () for the same seat."""

    def wins_of(self, seat: int) -> int:
        """How many of the earlier games the player of a seat has won."""
        return self.wins[seat] if self.wins else 0

    def player_at(self, seat: int) -> int | None:
        """Where the player of a seat sat in the first game; None: was not there."""
        return self.players[seat] if self.players else seat

    def seat_of(self, player: int) -> int:
        """Where a player of the first game sits now; -1: no longer here."""
        if not self.players:
            return player
        return self.players.index(player) if player in self.players else -1


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
    series: Series = field(default_factory=Series)
    delay: Delay = field(default_factory=Delay)
    """How far spectators are behind."""
    listed: bool = False
    """Whether the public lobby shows it."""
    rated: bool = False
    """Whether its result changes ratings."""
    tournament: str | None = None
    """The tournament that it belongs to."""

    @property
    def no_help(self) -> bool:
        """Whether no bot helps anybody, and nothing is agreed but a draw: the result counts."""
        return self.rated or self.tournament is not None

    @property
    def chat_id(self) -> str:
        """The table that the chat is kept with: the first of its games."""
        return self.series.first or self.id


@dataclass(frozen=True, slots=True)
class Turn:
    """A person owes a choice: what an alert is about."""

    seat: int
    since: int
    """Since when, without a break: it stays the same while the seat makes several choices."""
    alarm: int | None = None
    """When most of the time will be used; None without a clock."""
    due: int | None = None
    """When the time will be up."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What can be known of a table without replaying its entries."""

    status: Status
    pending: tuple[int, ...]
    """The seats with a choice; once it is over, those that are offered another game."""
    due: int | None
    """When the table has something to do by itself: 0 if a bot must choose."""
    winners: tuple[int, ...] | None = None
    """None while it is not decided."""
    turns: tuple[Turn, ...] = ()
    """For which people the table waits."""
