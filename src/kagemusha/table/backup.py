"""Backups: all rows of a store in one file, taken while the server runs, and restored elsewhere."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import tempfile
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert, select
from sqlalchemy.exc import SQLAlchemyError

import kagemusha
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table import database, schema
from kagemusha.table.errors import StoreError
from kagemusha.table.journal import Journal
from kagemusha.table.migrations import REVISIONS
from kagemusha.table.store import Store

FORMAT = "kagemusha-backup"
VERSION = 1
BATCH = 1_000
"""Rows that are read or written at once."""


def write_backup(address: str | None, file: Path) -> Counter[str]:
    """Write everything that is committed now into a file; how many rows of each kind.

    All rows are from one point in time, whatever is played meanwhile. The file takes its place
    when it is complete, and only its owner may read it: it has the seeds of running matches.
    """
    engine = database.connect(address)
    partial = None
    try:
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as raw:
            partial = Path(raw.name)
            with gzip.open(raw, "wt", encoding="utf-8") as out, engine.connect() as connection:
                counts = _write(_at_one_moment(connection), out.write)
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(file)
    except SQLAlchemyError as error:
        raise database.failed(engine.url, error) from error
    finally:
        engine.dispose()
        if partial is not None:
            partial.unlink(missing_ok=True)
    return counts


def _at_one_moment(connection: Connection) -> Connection:
    """A connection that does not see what is committed after its first look; SQLite's never do."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection


def _write(connection: Connection, write: Callable[[str], object]) -> Counter[str]:
    counts: Counter[str] = Counter()
    head = {FORMAT: VERSION, "revision": REVISIONS[-1], "program": kagemusha.__version__}
    write(json.dumps(head) + "\n")
    for table in schema.metadata.sorted_tables:
        rows = connection.execution_options(yield_per=BATCH).execute(select(table))
        for row in rows.mappings():
            write(json.dumps([table.name, dict(row)]) + "\n")
            counts[table.name] += 1
    write(json.dumps({"end": counts}) + "\n")
    return counts


def restore_backup(file: Path, address: str) -> Counter[str]:
    """Fill an empty store from a backup, all of it or nothing; how many rows of each kind."""
    with contextlib.closing(_read(file)) as lines:
        head = next(lines)
        engine = database.connect(address, str(head["revision"]))
        try:
            with engine.execution_options(writes=True).begin() as connection:
                counts = _fill(connection, lines, file)
            database.migrate(engine)
        except SQLAlchemyError as error:
            raise database.failed(engine.url, error) from error
        finally:
            engine.dispose()
    return counts


def _fill(connection: Connection, lines: Iterable[Any], file: Path) -> Counter[str]:
    known = MetaData()
    known.reflect(connection)  # as that revision has them
    for table in known.sorted_tables:
        if table.name != "alembic_version" and connection.execute(select(table)).first():
            raise StoreError(Message("backup-not-empty"))
    counts: Counter[str] = Counter()
    waiting: list[Mapping[str, Any]] = []
    filling = ""

    def flush() -> None:
        if waiting:
            connection.execute(insert(known.tables[filling]), waiting)
            counts[filling] += len(waiting)
            waiting.clear()

    for line in lines:
        if isinstance(line, dict):  # the end
            flush()
            if line.get("end") == dict(counts):
                return counts
            break
        name, row = line
        if name not in known.tables:
            break
        if name != filling or len(waiting) >= BATCH:
            flush()
            filling = name
        waiting.append(row)
    raise _damaged(file)


def _read(file: Path) -> Generator[Any, None, None]:
    """The lines of a backup; StoreError if it is none, or damaged."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get(FORMAT) != VERSION:
                raise _damaged(file)
            if head.get("revision") not in REVISIONS:
                args = {"found": str(head.get("revision")), "known": REVISIONS[-1]}
                raise StoreError(Message("table-store-too-new", args))
            yield head
            for line in lines:
                yield json.loads(line)
    except (gzip.BadGzipFile, EOFError, ValueError, RecursionError):
        raise _damaged(file) from None


def _damaged(file: Path) -> StoreError:
    return StoreError(Message("backup-damaged", {"file": str(file)}))


def check_tables(store: Store) -> Iterator[tuple[str, KagemushaError | None]]:
    """Do all entries of every table again; the id of each, and what is wrong with it."""
    for table_id in store.ids():
        try:
            Journal.read(store, table_id)
        except KagemushaError as error:
            yield table_id, error
        else:
            yield table_id, None
