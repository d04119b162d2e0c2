"""A store for its operator: lists tables, shows their disk use, and removes some."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    and_,
    delete,
    exists,
    false,
    func,
    or_,
    select,
    text,
)
from sqlalchemy.exc import OperationalError

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.entry import Status
from kagemusha.table.errors import NoSuchTable
from kagemusha.table.expiry import TableKind
from kagemusha.table.profiles import forget_unused
from kagemusha.table.recipient_store import forget_lost
from kagemusha.table.tournament_results import forget_tables, forget_tournaments

BATCH = 500
"""Tables that are removed in one transaction."""
_tables = schema.tables.c
KINDS: dict[TableKind, ColumnElement[bool]] = {
    "finished": and_(_tables.status == "over", _tables.log.is_(None)),
    "abandoned": and_(_tables.status == "running", _tables.due.is_(None)),
    "imported": _tables.log.is_not(None),
}
SQLITE_SIZE = text(
    "SELECT SUM(pgsize) FROM dbstat WHERE name IN"
    " (SELECT name FROM sqlite_master WHERE tbl_name = :name)"
)
POSTGRES_SIZE = text("SELECT pg_total_relation_size(CAST(:name AS regclass))")
POSTGRES_TOTAL = text("SELECT pg_database_size(current_database())")
Connect = Callable[[], AbstractContextManager[Connection]]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in an operator's list."""

    id: str
    game: str
    status: Status
    created: int
    touched: int
    people: int
    """Seats that are not a bot's."""
    entries: int


class Housekeeping:
    """The tables of a store as an operator sees them."""

    def __init__(
        self,
        engine: Engine,
        reading: Connect,
        writing: Connect,
        notify: Callable[[Connection, str], None],
    ) -> None:
        self._engine, self._reading, self._writing, self._notify = engine, reading, writing, notify

    def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        with self._reading() as connection:
            rows = connection.execute(select(_tables.status, func.count()).group_by(_tables.status))
            return {row[0]: row[1] for row in rows}

    def tables(self, limits: Mapping[TableKind, int] | None = None) -> list[TableRow]:
        """Every table, the one touched last first; or those that expire by these limits."""
        seats, entries = schema.seats.c, schema.entries.c
        people = select(func.count()).where(seats.table_id == _tables.id, seats.kind != "bot")
        length = select(func.count()).where(entries.table_id == _tables.id)
        query = select(
            *(_tables.id, _tables.game, _tables.status, _tables.created, _tables.touched),
            *(people.scalar_subquery(), length.scalar_subquery()),
        ).order_by(_tables.touched.desc())
        if limits is not None:
            expired = [and_(KINDS[kind], _tables.touched < at) for kind, at in limits.items()]
            query = query.where(or_(false(), *expired))
        with self._reading() as connection:
            return [TableRow(*row) for row in connection.execute(query)]

    def remove_untouched(
        self, kind: TableKind, before: int, keep: Collection[str] = ()
    ) -> list[str]:
        """Remove tables of a kind that were not touched since, except some; the ids of a batch.

        A game stays while a later or an earlier one at the same table is in use.
        """
        query = select(_tables.id).where(KINDS[kind], _tables.touched < before)
        other = schema.tables.alias()
        used = or_(other.c.touched >= before, other.c.status == "running")
        same = and_(_first(other.c) == _first(_tables), other.c.id != _tables.id)
        query = query.where(~exists().where(same, used).correlate(schema.tables))
        query = query.where(_tables.id.not_in(keep)).order_by(_tables.touched).limit(BATCH)
        with self._writing() as connection:
            # Locked, so that no move is made between the look and the removal.
            gone = list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
            self._remove(connection, gone)
            if kind == "finished":
                old = schema.analyses.c.touched < before
                connection.execute(delete(schema.analyses).where(old))
                forget_lost(connection, before)
                forget_unused(connection, before)
            if kind != "imported":
                forget_tournaments(connection, before, never_started=kind == "abandoned")
        return gone

    def remove(self, table_id: str) -> None:
        """Remove a table with all its games; NoSuchTable if there is none."""
        with self._writing() as connection:
            found = connection.execute(select(_first(_tables)).where(_tables.id == table_id))
            games = select(_tables.id).where(_first(_tables) == found.scalar())
            if not self._remove(connection, list(connection.execute(games).scalars())):
                raise no_such_table(table_id)

    def _remove(self, connection: Connection, table_ids: Sequence[str]) -> int:
        rows = (schema.alerts, schema.chat, schema.entries, schema.seats, schema.studies)
        for table in (*rows, schema.invitations):
            connection.execute(delete(table).where(table.c.table_id.in_(table_ids)))
        done = (schema.reports.c.table_id.in_(table_ids), schema.reports.c.resolved.is_not(None))
        connection.execute(delete(schema.reports).where(*done))
        forget_tables(connection, table_ids)
        for table_id in table_ids:
            self._notify(connection, table_id)
        return connection.execute(delete(schema.tables).where(_tables.id.in_(table_ids))).rowcount

    def disk_use(self) -> dict[str, int]:
        """Bytes of each table of the database, where it says so, and under "" of all of it."""
        sizes: dict[str, int] = {}
        lite = self._engine.dialect.name == "sqlite"
        query = SQLITE_SIZE if lite else POSTGRES_SIZE
        with self._reading() as connection:
            total = None if lite else connection.execute(POSTGRES_TOTAL).scalar()
            with contextlib.suppress(OperationalError):  # a SQLite that was built without dbstat
                for table in schema.metadata.sorted_tables:
                    found = connection.execute(query, {"name": table.name}).scalar()
                    sizes[table.name] = int(found or 0)
        if total is None:
            file = Path(str(self._engine.url.database))
            files = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))]
            total = sum(part.stat().st_size for part in files if part.exists())
        return {**sizes, "": total}


def _first(columns: Any) -> ColumnElement[str]:
    """The first game at the same table."""
    found: ColumnElement[str] = func.coalesce(columns.series, columns.id)
    return found


def no_such_table(table_id: str) -> NoSuchTable:
    """There is no table of that id."""
    return NoSuchTable(Message("table-unknown", {"table": table_id}))
