"""The lobby in the store: which tables it shows, and until when."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Select, exists, select, update

from kagemusha.core.game import Options
from kagemusha.table import schema
from kagemusha.table.clock import Clock
from kagemusha.table.entry import TableSetup
from kagemusha.table.seating import Holder

if TYPE_CHECKING:
    from kagemusha.table.live_table import LiveTable

Connect = Callable[[], AbstractContextManager[Connection]]
LOBBY = "*lobby"
"""The name of the lobby in notifications between processes; no table has it as its id."""
LISTED = 45_000
"""Milliseconds for which a table is shown after somebody was last seen waiting there."""
MOST = 100
"""Tables with an open seat that the lobby shows."""
MOST_PLAYED = 30
"""Matches to watch that it shows."""
WATCHED = 24 * 3_600_000
"""Milliseconds for which a match is shown to be watched. Its last change says too much: it may be
a step that nobody else can see."""
_tables, _seats = schema.tables.c, schema.seats.c
OPEN = exists().where(_seats.table_id == _tables.id, _seats.kind == "open")


@dataclass(frozen=True, slots=True)
class ListedSeat:
    """A seat of a table that the lobby shows."""

    holder: Holder
    profile: str | None


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table that the lobby shows."""

    id: str
    game: str
    options: Options
    clock: Clock
    spectators: bool
    rated: bool
    created: int
    seats: tuple[ListedSeat, ...]


class LobbyStore:
    """The listed tables of one store."""

    def __init__(
        self, reading: Connect, writing: Connect, notify: Callable[[Connection, str], None]
    ) -> None:
        self._reading, self._writing, self._notify = reading, writing, notify
        self.changed: Callable[[], None] = lambda: None
        """Called when something may have changed, from any thread; must not wait."""

    def open(self, at: int) -> list[ListedTable]:
        """The tables with an open seat at which somebody waits, oldest first."""
        with self._reading() as connection:
            return read_tables(connection, _open(at).limit(MOST))

    def like(self, setup: TableSetup, at: int) -> list[ListedTable]:
        """Those of them with the same game, seats, options and clock."""
        query = _open(at).where(
            _tables.game == setup.game,
            _tables.rules == setup.rules,
            _tables.seats == setup.seats,
            _tables.rated == setup.rated,
            _tables.options == json.dumps(dict(setup.options), sort_keys=True),
            _tables.clock == json.dumps(setup.clock.to_dict(), sort_keys=True),
        )
        with self._reading() as connection:
            return read_tables(connection, query.limit(MOST))

    def played(self, at: int) -> list[ListedTable]:
        """Matches that can be watched, the newest first."""
        query = select(schema.tables).where(
            _tables.status == "running",
            _tables.listed.is_not(None),
            _tables.spectators,
            _tables.created > at - WATCHED,
            ~OPEN,
        )
        with self._reading() as connection:
            return read_tables(
                connection, query.order_by(_tables.created.desc(), _tables.id).limit(MOST_PLAYED)
            )

    def keep_waiting(self, tables: Sequence[LiveTable], now: int, *, again: bool) -> None:
        """Go on showing tables at which somebody waits, now and `again`; not those left by all."""
        waiting = [table for table in tables if table.waits_in_lobby]
        here = [table.id for table in waiting if again and table.presence.occupied]
        self.show(here, now + LISTED)
        left = [t.id for t in waiting if not t.presence.reported and not t.presence.occupied]
        self.show(left, now - 1)

    def show(self, table_ids: Sequence[str], until: int) -> None:
        """Show these tables until a time, which may be now: then no more."""
        if not table_ids:
            return
        which = _tables.id.in_(table_ids), _tables.listed.is_not(None)
        with self._writing() as connection:
            connection.execute(update(schema.tables).where(*which).values(listed=until))
            self._notify(connection, LOBBY)
        self.changed()

    def announce(self, connection: Connection) -> None:
        """Notify other processes, once this transaction is committed; then call `changed`."""
        self._notify(connection, LOBBY)


def _open(at: int) -> Select[Any]:
    listed = _tables.status == "running", _tables.listed >= at, OPEN
    return select(schema.tables).where(*listed).order_by(_tables.created, _tables.id)


def read_tables(connection: Connection, query: Select[Any]) -> list[ListedTable]:
    """The tables that a query finds, as the lobby shows them."""
    rows = connection.execute(query).all()
    of_these = _seats.table_id.in_([row.id for row in rows])
    held: dict[str, list[ListedSeat]] = {row.id: [] for row in rows}
    seats = select(schema.seats).where(of_these).order_by(_seats.table_id, _seats.seat)
    for seat in connection.execute(seats):
        held[seat.table_id].append(ListedSeat(Holder(seat.kind, seat.name), seat.profile))
    return [
        ListedTable(
            id=row.id,
            game=row.game,
            options=json.loads(row.options),
            clock=Clock.from_dict(json.loads(row.clock)),
            spectators=row.spectators,
            rated=row.rated,
            created=row.created,
            seats=tuple(held[row.id]),
        )
        for row in rows
    ]
