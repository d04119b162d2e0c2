"""A database by its address: opened, set up for durability, and migrated."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from kagemusha.core.errors import Message
from kagemusha.table.errors import StoreError, StoreTooNew
from kagemusha.table.migrations import REVISIONS

BUSY_MS = 30_000
"""How long SQLite waits for another process that writes."""
CHECKPOINT = 4_000
"""Pages of SQLite's write-ahead log after which it is checkpointed; that write waits."""
OWNER_ONLY = 0o600
"""The mode of a database file: nobody else reads or writes it."""
MIGRATION_LOCK = 7_215_463
"""The number under which PostgreSQL lets one process migrate at a time."""


def default_url() -> str:
    """SQLite in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("kagemusha", appauthor=False))
    return URL.create("sqlite", database=str(folder / "tables.db")).render_as_string()


def connect(address: str | None, revision: str = REVISIONS[-1]) -> Engine:
    """An engine for that address, its tables as a revision wants them."""
    url = _url(default_url() if address is None else address)
    engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)
    try:
        migrate(engine, revision)
    except SQLAlchemyError as error:
        engine.dispose()
        raise failed(url, error) from error
    except StoreError:
        engine.dispose()
        raise
    return engine


def failed(url: URL, error: Exception) -> StoreError:
    """A failure of the database, without the password in its address."""
    shown = url.render_as_string(hide_password=True)
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    problem = " ".join(str(cause).split())
    return StoreError(Message("table-store-failed", {"url": shown, "problem": problem}))


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreError(Message("table-store-no-url", {"url": address})) from None
    backend = url.get_backend_name()
    if backend == "postgresql" and url.drivername == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    nowhere = not url.database or url.database == ":memory:" or "\0" in url.database
    if backend == "sqlite":  # a file of this machine; with two slashes the next word is a host
        nowhere = nowhere or bool(url.host or url.port or url.username or url.password)
    if backend not in ("sqlite", "postgresql") or nowhere:
        shown = url.render_as_string(hide_password=True)
        raise StoreError(Message("table-store-no-url", {"url": shown}))
    return url


def _postgres(url: URL) -> Engine:
    try:
        return create_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,  # seeds and sealed steps, which errors would show
            connect_args={"client_encoding": "utf8"},
        )
    except ImportError as error:
        shown = url.render_as_string(hide_password=True)
        args: dict[str, str | int] = {"url": shown, "problem": str(error)}
        raise StoreError(Message("table-store-no-driver", args)) from error


def _sqlite(url: URL) -> Engine:
    file = Path(str(url.database))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _for_owner_only(file)
    except OSError as error:
        raise failed(url, error) from error
    engine = create_engine(url, paramstyle="named", hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so, below
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}").close()
        _use_wal(connection)
        for pragma in (
            "synchronous = FULL",  # what was acknowledged outlives a power cut, too
            f"wal_autocheckpoint = {CHECKPOINT}",
            "foreign_keys = ON",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and then writes could not wait for another writer.
        writes = connection.get_execution_options().get("writes")
        connection.connection.cursor().execute("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _use_wal(connection: Any) -> None:
    """Of several who open a new file, one changes its mode. The others wait: SQLite would not."""
    end = time.monotonic() + BUSY_MS / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _for_owner_only(file: Path) -> None:
    """Seeds of running matches are in the file; its journals get the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for found in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # that of another user
            found.chmod(OWNER_ONLY)


# --- migrations -----------------------------------------------------------------------------


def migrate(engine: Engine, revision: str = REVISIONS[-1]) -> None:
    """Bring a database to a revision; StoreTooNew if it is ahead of what this version knows."""
    with engine.connect() as connection:
        if _revision(connection) == revision:
            return
    with engine.execution_options(writes=True).begin() as connection, _alone(connection):
        if check_revision(connection) != revision:
            _run(connection, revision, "upgrade")


def downgrade(engine: Engine, revision: str) -> None:
    """Bring a database back to an older revision; what that one cannot hold is lost."""
    with engine.execution_options(writes=True).begin() as connection, _alone(connection):
        found = check_revision(connection)
        if found is None or revision not in REVISIONS or found <= revision:
            args = {"found": str(found), "wanted": revision}
            raise StoreError(Message("table-store-no-way-back", args))
        _run(connection, revision, "downgrade")


def check_revision(connection: Connection) -> str | None:
    """The revision of a database; StoreTooNew if this version does not know it."""
    found = _revision(connection)
    if found is not None and found not in REVISIONS:
        args = {"found": found, "known": REVISIONS[-1]}
        raise StoreTooNew(Message("table-store-too-new", args))
    return found


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


@contextlib.contextmanager
def _alone(connection: Connection) -> Iterator[None]:
    """One process migrates; others wait and find it done. SQLite's writer is alone anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK})
    yield


def _run(connection: Connection, revision: str, way: Literal["upgrade", "downgrade"]) -> None:
    from alembic import command  # loaded when there is something to migrate
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "kagemusha.table:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    getattr(command, way)(config, revision)
