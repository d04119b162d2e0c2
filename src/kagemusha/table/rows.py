"""Rows of the store: new tables with their seats, and new entries."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kagemusha.table.entry import Entry, TableSetup, TableSummary
from kagemusha.table.seating import Holder
from kagemusha.table.tournament import MatchReason


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as it is kept."""

    holder: Holder
    secret_hash: str | None = None
    client: str = ""
    """The address of who took the seat, for the operator alone."""
    profile: str | None = None
    """Of whom in the public lobby the seat is."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a rated match."""

    who: str | None
    """A profile, or `bot:` and the name of a bot; None: nobody who is rated."""
    mode: str
    side: str
    scores: Mapping[int, float] = field(default_factory=dict)
    """By the seat of an opponent: 1 won, 0.5 drawn, 0 lost."""


@dataclass(frozen=True, slots=True)
class RatedResult:
    """What a match says about its players."""

    table_id: str
    game: str
    seats: Sequence[RatedSeat]


@dataclass(frozen=True, slots=True)
class TournamentResult:
    """What a match says about its tournament."""

    tournament: str
    table_id: str
    points: tuple[int, ...]
    """By seat, in half points."""
    reason: MatchReason


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is being opened."""

    setup: TableSetup
    seats: Sequence[SeatRow]
    summary: TableSummary
    listed: int | None = None
    """Until when it is shown in the lobby; None: never."""

    @property
    def table_id(self) -> str:
        """Which one."""
        return self.setup.id

    def row(self) -> dict[str, Any]:
        """Its row among the tables."""
        setup = self.setup
        return {
            "id": setup.id,
            "game": setup.game,
            "rules": setup.rules,
            "content": setup.content,
            "seats": setup.seats,
            "options": json.dumps(dict(setup.options), sort_keys=True),
            "position": setup.position,
            "seed": setup.seed,
            "clock": json.dumps(setup.clock.to_dict(), sort_keys=True),
            "spectators": setup.spectators,
            "created": setup.created,
            "touched": setup.created,
            "log": setup.log,
            "series": setup.series.first,
            "game_number": setup.series.number,
            "wins": as_json(setup.series.wins),
            "players": as_json(setup.series.players),
            "delay": setup.delay.written(),
            "listed": self.listed,
            "rated": setup.rated,
            "tournament": setup.tournament,
            **_summary(self.summary),
        }

    def seat_rows(self) -> list[dict[str, Any]]:
        """The rows of its seats."""
        return [
            {
                "table_id": self.setup.id,
                "seat": seat,
                "kind": row.holder.kind,
                "name": row.holder.name,
                "secret_hash": row.secret_hash,
                "client": row.client,
                "profile": row.profile,
            }
            for seat, row in enumerate(self.seats)
        ]


@dataclass(frozen=True, slots=True)
class NewEntry:
    """An entry that is being added, and where its table stands then."""

    table_id: str
    entry: Entry
    summary: TableSummary
    taken: SeatRow | None
    """The seat of its entry, if somebody took it or its name was changed."""
    opens: NewTable | None = None
    """The table of the next game, opened in the same transaction."""
    result: RatedResult | None = None
    """If it ends a rated match: the ratings change in the same transaction."""
    in_tournament: TournamentResult | None = None
    """If it ends a match of a tournament: that goes on in the same transaction."""

    @property
    def shows(self) -> bool:
        """Whether it may change what the lobby shows."""
        return self.entry.kind in ("sit", "rename") or self.summary.status != "running"

    def row(self) -> dict[str, Any]:
        """Its row among the entries."""
        entry = self.entry
        return {
            "table_id": self.table_id,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "command": entry.command,
            "actions": as_json(entry.actions),
            "name": entry.name,
            "heard": as_json(entry.delivered),
            "matters": as_json(entry.stale_for),
            "hash": entry.hash,
        }

    def touch(self) -> dict[str, Any]:
        """What changes in the row of the table `asked`."""
        return {"asked": self.table_id, "touched": self.entry.at, **_summary(self.summary)}


def _summary(summary: TableSummary) -> dict[str, Any]:
    return {
        "status": summary.status,
        "pending": as_json(summary.pending),
        "due": summary.due,
        "winners": None if summary.winners is None else as_json(summary.winners),
        "turns": as_json([[t.seat, t.since, t.alarm, t.due] for t in summary.turns]),
    }


def as_json(value: object) -> str:
    """Plain data as text."""
    return msgspec.json.encode(value).decode()
