"""The store: tables, seats, entries and chat in SQLite or PostgreSQL.

It knows rows, not games. Entries are added and never changed: the number of an entry and the id of
a command are unique at a table, so of two writers the second gets a Conflict.
"""

from __future__ import annotations

import contextlib
import json
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    ScalarSelect,
    Table,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kagemusha.table import database, schema
from kagemusha.table.alert_queue import AlertQueue
from kagemusha.table.analysis_store import AnalysisStore
from kagemusha.table.blocks import BlockStore
from kagemusha.table.chat_store import ChatStore
from kagemusha.table.clock import Clock
from kagemusha.table.entry import Entry, Series, Status, TableSetup, TableSummary, audience_key
from kagemusha.table.errors import Conflict
from kagemusha.table.group_commit import GroupCommit, OnCommit
from kagemusha.table.housekeeping import Housekeeping, no_such_table
from kagemusha.table.invitations import InvitationStore
from kagemusha.table.lobby_store import LOBBY, LobbyStore
from kagemusha.table.passkeys import PasskeyStore
from kagemusha.table.process_notifications import channel
from kagemusha.table.profiles import ProfileStore, rename_profile
from kagemusha.table.rating_store import RatingStore
from kagemusha.table.ratings import apply_results
from kagemusha.table.recipient_store import RecipientStore
from kagemusha.table.reports import ReportStore
from kagemusha.table.rows import NewEntry, NewTable, SeatRow
from kagemusha.table.seat_secrets import new_id
from kagemusha.table.seating import Holder
from kagemusha.table.spectating import Delay
from kagemusha.table.study_store import StudyStore
from kagemusha.table.tournament_results import keep_results
from kagemusha.table.tournament_store import TournamentStore

TOUCH = update(schema.tables).where(schema.tables.c.id == bindparam("asked"))
TOUCHED = ("touched", "status", "pending", "due", "winners", "turns")
ENTRIES = (
    select(schema.entries)
    .where(schema.entries.c.table_id == bindparam("asked"))
    .where(schema.entries.c.number > bindparam("after"))
    .order_by(schema.entries.c.number)
)


SPACE = 64 * 1024 * 1024
"""Free bytes below which a disk counts as full."""


def _last(rows: Table, table_id: ColumnElement[str]) -> ScalarSelect[int]:
    """The highest number at a table: one look into the index of its rows."""
    found = select(func.max(rows.c.number)).where(rows.c.table_id == table_id)
    return found.scalar_subquery()


LENGTHS = select(
    schema.tables.c.id,
    _last(schema.entries, schema.tables.c.id),
    _last(schema.chat, func.coalesce(schema.tables.c.series, schema.tables.c.id)),
).where(schema.tables.c.id.in_(bindparam("asked", expanding=True)))


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What is known of a table without replaying it."""

    id: str
    game: str
    options: Mapping[str, Any]
    status: Status
    pending: tuple[int, ...]
    seats: tuple[SeatRow, ...]
    created: int
    winners: tuple[int, ...] | None
    first: str
    """The first game at the same table."""


class Store:
    """Where tables are kept. One for a process; safe to use from several threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self.channel = channel(engine)
        """Through which processes on the same database notify each other."""
        self._sqlite = engine.dialect.name == "sqlite"
        self._driver: Any = engine.dialect.dbapi
        # For every move. As text for the driver: SQLAlchemy would take longer than SQLite.
        self._touch = str(TOUCH.compile(dialect=engine.dialect, column_keys=TOUCHED))
        self._inserts = [
            str(insert(table).compile(dialect=engine.dialect))
            for table in (schema.tables, schema.seats, schema.entries)
        ]
        self._group_commit = GroupCommit(self._writer, self._add)
        self.analyses = AnalysisStore(self._reading, self._writing)
        """What was found by looking back on matches."""
        self.chat = ChatStore(self._reading, self._writing, self.channel.notify)
        """What people say at tables."""
        self.reports = ReportStore(self._reading, self._writing)
        """The reports of seats to the operator."""
        self.blocks = BlockStore(self._reading, self._writing, self.channel.notify)
        """Who is blocked."""
        self.studies = StudyStore(self._reading, self._writing)
        """What people wrote about matches that are over."""
        self.recipients = RecipientStore(self._reading, self._writing)
        """Who wants alerts."""
        self.alerts = AlertQueue(self._reading, self._writing)
        """The alerts to be sent."""
        self.profiles = ProfileStore(self._reading, self._writing)
        """Who plays in the public lobby."""
        self.passkeys = PasskeyStore(self._reading, self._writing)
        """With which they sign in on another device."""
        self.ratings = RatingStore(self._reading)
        """How strong they are."""
        self.lobby = LobbyStore(self._reading, self._writing, self.channel.notify)
        """Which tables the lobby shows."""
        self.invitations = InvitationStore(self._reading, self._writing, self.channel.notify)
        """Who invites whom there."""
        self.tournaments = TournamentStore(self._reading, self._writing, self.lobby)
        """Who plays in which tournament, and where it stands."""
        self.housekeeping = Housekeeping(engine, self._reading, self._writing, self.channel.notify)
        """What operators ask for."""

    @classmethod
    def open(cls, url: str | None = None) -> Store:
        """The store at a database address, created or migrated if need be.

        `sqlite:///tables.db`, `postgresql://user@host/name`; SQLite in the user's data folder
        without one. StoreTooNew if a newer version of the program wrote it.
        """
        return cls(database.connect(url))

    @property
    def url(self) -> str:
        """The address, without a password."""
        return self._engine.url.render_as_string(hide_password=True)

    def close(self) -> None:
        """Close all connections."""
        self._group_commit.close()
        self._engine.dispose()

    def check(self) -> None:
        """Write something; StoreError if that fails, StoreTooNew if a newer program migrated it."""
        rows = schema.analyses
        row = {"key": new_id(), "run": "", "done": True, "touched": 0, "found": "{}"}
        with self._writing() as connection:
            database.check_revision(connection)
            connection.execute(insert(rows).values(row))
            connection.execute(delete(rows).where(rows.c.key == row["key"]))

    @property
    def has_space(self) -> bool:
        """Whether the disk of the file has space left; true of a database server's disk."""
        file = self._engine.url.database
        return not self._sqlite or shutil.disk_usage(Path(str(file)).parent).free >= SPACE

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, UnicodeEncodeError) as error:
            raise database.failed(self._engine.url, error) from error

    @contextlib.contextmanager
    def _writing(self) -> Iterator[Connection]:
        """A transaction, committed at its end; Conflict if another writer was first."""
        with self._refusing(), self._turn() as connection, connection.begin():
            yield connection

    def _turn(self) -> AbstractContextManager[Connection]:
        """SQLite has one writer: the others would sleep and try again."""
        return self._group_commit.exclusive() if self._sqlite else self._writer.connect()

    @contextlib.contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except (IntegrityError, self._driver.IntegrityError) as error:
            raise Conflict from error
        except (SQLAlchemyError, self._driver.Error, UnicodeEncodeError) as error:
            raise database.failed(self._engine.url, error) from error

    # --- tables -----------------------------------------------------------------------------

    def create(
        self,
        setup: TableSetup,
        rows: Sequence[SeatRow],
        summary: TableSummary,
        listed: int | None = None,
    ) -> None:
        """Keep a new table, shown in the lobby until a time."""
        with self._refusing():
            self._group_commit.write(NewTable(setup, rows, summary, listed))

    def setup(self, table_id: str) -> TableSetup:
        """What was chosen when a table was opened; NoSuchTable if there is none."""
        with self._reading() as connection:
            query = select(schema.tables).where(schema.tables.c.id == table_id)
            found = connection.execute(query).mappings().one_or_none()
        if found is None:
            raise no_such_table(table_id)
        return TableSetup(
            id=found["id"],
            game=found["game"],
            rules=found["rules"],
            content=found["content"],
            seats=found["seats"],
            options=json.loads(found["options"]),
            position=found["position"],
            seed=found["seed"],
            clock=Clock.from_dict(json.loads(found["clock"])),
            spectators=found["spectators"],
            created=found["created"],
            log=found["log"],
            series=Series(
                found["series"],
                found["game_number"],
                tuple(json.loads(found["wins"])),
                tuple(json.loads(found["players"])),
            ),
            delay=Delay.parse(found["delay"]),
            listed=found["listed"] is not None,
            rated=found["rated"],
            tournament=found["tournament"],
        )

    def games(self, first: str) -> list[str]:
        """The games that were played at one table, in order, from the first on."""
        columns = schema.tables.c
        query = select(columns.id).where(or_(columns.id == first, columns.series == first))
        with self._reading() as connection:
            return list(connection.execute(query.order_by(columns.game_number)).scalars())

    def ids(self) -> list[str]:
        """Every table, oldest first."""
        with self._reading() as connection:
            query = select(schema.tables.c.id).order_by(schema.tables.c.created)
            return list(connection.execute(query).scalars())

    def seats(self, table_id: str) -> tuple[SeatRow, ...]:
        """The seats of a table in their order."""
        with self._reading() as connection:
            return _seat_rows(connection, table_id)

    def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries of a table that come after a number, in order."""
        asked = {"asked": table_id, "after": after}
        with self._reading() as connection:
            return [_entry(row) for row in connection.execute(ENTRIES, asked).mappings()]

    def append(self, entry: NewEntry) -> None:
        """Commit an entry. Conflict if its number, its command or its seat is taken already."""
        with self._refusing():
            self._group_commit.write(entry)

    def append_soon(self, entry: NewEntry, on_done: OnCommit) -> None:
        """The same without waiting: `on_done` is called from another thread."""
        self._group_commit.write_soon(entry, on_done)

    def _add(self, connection: Connection, many: Sequence[NewTable | NewEntry]) -> None:
        """Add tables and entries in one transaction."""
        many = sorted(many, key=lambda write: write.table_id)  # two processes in the same order
        added = [write for write in many if isinstance(write, NewEntry)]
        opened = [write for write in many if isinstance(write, NewTable)]
        opened += [write.opens for write in added if write.opens is not None]
        rows = (
            [one.row() for one in opened],
            [row for one in opened for row in one.seat_rows()],
            [one.row() for one in added],
            [one.touch() for one in added],
        )
        with connection.begin():
            cursor = connection.connection.cursor()
            for statement, new in zip((*self._inserts, self._touch), rows, strict=True):
                if new:
                    cursor.executemany(statement, new)
            for one in added:
                if one.taken is not None and one.entry.kind == "rename":
                    _rename(connection, one.table_id, one.entry.seat, one.taken.holder.name)
                elif one.taken is not None:
                    _take_seat(connection, one.table_id, one.entry.seat, one.taken)
                self.channel.notify(connection, one.table_id)
            ended = [(one.result, one.entry.at) for one in added if one.result is not None]
            if ended:
                apply_results(connection, ended)
            of_tournaments = [(n.in_tournament, n.entry.at) for n in added if n.in_tournament]
            if of_tournaments:
                keep_results(connection, of_tournaments)
            shown = any(one.setup.listed for one in opened) or any(one.shows for one in added)
            if shown:
                self.channel.notify(connection, LOBBY)
        if shown:
            self.lobby.changed()

    def version(self) -> int | None:
        """Changes when another process writes; None where the database does not say."""
        if not self._sqlite:
            return None
        with self._refusing(), self._group_commit.exclusive() as connection:
            driver: Any = connection.connection.driver_connection
            version: int = driver.execute("PRAGMA data_version").fetchone()[0]
            return version

    # --- many tables --------------------------------------------------------------------------

    def with_secrets(self, hashes: Sequence[str]) -> list[StoredTable]:
        """The tables that have a seat with one of these secrets, newest first."""
        columns = schema.tables.c
        held = select(schema.seats.c.table_id).where(schema.seats.c.secret_hash.in_(hashes))
        query = (
            select(
                *(columns.id, columns.game, columns.options, columns.status),
                *(columns.pending, columns.created, columns.winners, columns.series),
            )
            .where(columns.id.in_(held))
            .order_by(columns.created.desc(), columns.id)
        )
        with self._reading() as connection:
            return [
                StoredTable(
                    id=row.id,
                    game=row.game,
                    options=json.loads(row.options),
                    status=row.status,
                    pending=tuple(json.loads(row.pending)),
                    seats=_seat_rows(connection, row.id),
                    created=row.created,
                    winners=None if row.winners is None else tuple(json.loads(row.winners)),
                    first=row.series or row.id,
                )
                for row in connection.execute(query).all()
            ]

    def number_of(self, client: str, since: int, *, imported: bool = False) -> int:
        """How many tables have a seat of a client, and changed since a time.

        Of those that are not over, or of those that were made from a log.
        """
        tables, seats = schema.tables.c, schema.seats.c
        held = select(seats.table_id).where(seats.client == client)
        kind = tables.log.is_not(None) if imported else tables.status == "running"
        query = (
            select(func.count())
            .select_from(schema.tables)
            .where(tables.id.in_(held), kind, tables.touched >= since)
        )
        with self._reading() as connection:
            return connection.execute(query).scalar_one()

    def last_delivery(self, table_id: str, seats: Sequence[int]) -> int | None:
        """When one of these seats last received something; None if there was nothing yet."""
        columns = schema.entries.c
        received = [columns.heard.contains(f'"{audience_key(seat)}"') for seat in seats]
        query = (
            select(columns.at)
            .where(columns.table_id == table_id, or_(*received))
            .order_by(columns.number.desc())
            .limit(1)
        )
        with self._reading() as connection:
            return connection.execute(query).scalar()

    def lengths(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How many entries and how many lines of chat these tables have."""
        if not table_ids:
            return {}
        with self._reading() as connection:
            rows = connection.execute(LENGTHS, {"asked": list(table_ids)})
            return {row[0]: (row[1] or 0, row[2] or 0) for row in rows}

    def due(self, at: int) -> dict[str, int]:
        """Running tables that have something to do, and when they were touched last.

        Somebody's time is up there, or a bot is to move.
        """
        columns = schema.tables.c
        query = (
            select(columns.id, columns.touched)
            .where(columns.status == "running", columns.due <= at)
            .order_by(columns.due, columns.touched)
        )
        with self._reading() as connection:
            return {row.id: row.touched for row in connection.execute(query)}


def _take_seat(connection: Connection, table_id: str, seat: int, taken: SeatRow) -> None:
    seats = schema.seats.c
    done = connection.execute(
        update(schema.seats)
        .where(seats.table_id == table_id, seats.seat == seat, seats.kind == "open")
        .values(
            kind=taken.holder.kind,
            name=taken.holder.name,
            secret_hash=taken.secret_hash,
            client=taken.client,
            profile=taken.profile,
        )
    )
    if done.rowcount != 1:
        raise Conflict


def _rename(connection: Connection, table_id: str, seat: int, name: str) -> None:
    """Another name for a seat, also where it was written down before."""
    rename_profile(connection, table_id, seat, name)
    for rows in (schema.seats, schema.entries):
        named = update(rows).where(rows.c.table_id == table_id, rows.c.seat == seat)
        if rows is schema.entries:
            named = named.where(rows.c.kind.in_(("sit", "rename")))
        connection.execute(named.values(name=name))


def _entry(row: Mapping[Any, Any]) -> Entry:
    return Entry(
        number=row["number"],
        at=row["at"],
        kind=row["kind"],
        seat=row["seat"],
        command=row["command"],
        actions=tuple(json.loads(row["actions"])),
        name=row["name"],
        delivered=json.loads(row["heard"]),
        stale_for=tuple(json.loads(row["matters"])),
        hash=row["hash"],
    )


def _seat_rows(connection: Connection, table_id: str) -> tuple[SeatRow, ...]:
    columns = schema.seats.c
    query = (
        select(columns.kind, columns.name, columns.secret_hash, columns.client, columns.profile)
        .where(columns.table_id == table_id)
        .order_by(columns.seat)
    )
    rows = connection.execute(query)
    return tuple(
        SeatRow(Holder(row.kind, row.name), row.secret_hash, row.client, row.profile)
        for row in rows
    )
