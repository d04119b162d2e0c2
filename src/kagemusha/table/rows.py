"""Rows of the store: new tables with their seats, and new entries."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kagemusha.table.entry import Entry, TableSetup, TableSummary
from kagemusha.table.seating import Holder


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat as it is kept."""

    holder: Holder
    secret_hash: str | None = None
    client: str = ""
    """The address of who took the seat, for the operator alone."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is being opened."""

    setup: TableSetup
    seats: Sequence[SeatRow]
    summary: TableSummary

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
