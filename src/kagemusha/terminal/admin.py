"""`kagemusha admin`: manages the tables of a server, whether it runs or not."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kagemusha.core.extras import require_server
from kagemusha.terminal.commands import common
from kagemusha.terminal.options import Command, Word, option
from kagemusha.terminal.printing import file_refusal
from kagemusha.terminal.screen import Screen

if TYPE_CHECKING:
    from kagemusha.table import Tables
    from kagemusha.table.housekeeping import TableRow

app = common.command_group("admin")

Database = Annotated[Word, option("--database", "database", "URL")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="terminal-option-admin-table")]


def command(name: str) -> Callable[[Command], Command]:
    """Add a command for operators, with its texts."""
    return common.command(app, name, texts=f"admin-{name}", short="")


@contextmanager
def open_tables(database: str | None) -> Iterator[Tables]:
    """The tables of a database, without bots and clocks, which only a server runs."""
    require_server()
    from kagemusha.table import Store, Tables

    with Store.open(database) as store, Tables(store, workers=0, every=None) as tables:
        yield tables


@command("list")
def list_tables(screen: Screen, database: Database = None) -> None:
    """List all tables."""
    with open_tables(database) as tables:
        _print(screen, tables.store.housekeeping.tables())


def _print(screen: Screen, rows: list[TableRow]) -> None:
    for row in rows:
        touched = datetime.fromtimestamp(row.touched / 1000, UTC).isoformat(timespec="seconds")
        people = screen.say("admin-row", people=row.people, entries=row.entries)
        screen.show_whole(f"{row.id}  {touched}  {row.status:7}  {row.game}  {people}")
    screen.show(screen.say("admin-number", number=len(rows)))


@command("disk")
def disk(screen: Screen, database: Database = None) -> None:
    """Show how much disk space the tables use."""
    with open_tables(database) as tables:
        for name, size in tables.store.housekeeping.disk_use().items():
            shown = name or screen.say("admin-total")
            screen.show(f"{-(-size // 1024):>10} KiB  {shown}")


@command("close")
def close(screen: Screen, table: Table, database: Database = None) -> None:
    """End a running match as it stands."""
    with open_tables(database) as tables:
        tables.table(table).end()
    screen.show(screen.say("admin-closed", table=table))


@command("export")
def export(
    screen: Screen,
    table: Table,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-admin-file")],
    database: Database = None,
) -> None:
    """Write the log of a finished table to a file."""
    path = Path(file).expanduser()
    with open_tables(database) as tables:
        log = json.dumps(tables.table(table).finished.export())
    try:
        path.write_text(log + "\n", encoding="utf-8")
    except OSError as error:
        raise file_refusal(screen, file, error) from None


@command("delete")
def delete(screen: Screen, table: Table, database: Database = None) -> None:
    """Delete a table permanently."""
    with open_tables(database) as tables:
        tables.remove(table)
    screen.show(screen.say("admin-deleted", number=1))


@command("expire")
def expire(
    screen: Screen,
    after: Annotated[
        list[str], typer.Argument(metavar="KIND=DAYS...", help="terminal-option-admin-expire")
    ],
    dry_run: Annotated[bool, option("--dry-run", "admin-dry-run")] = False,
    database: Database = None,
) -> None:
    """Delete tables without changes for a number of days."""
    require_server()
    from kagemusha.table.expiry import Expiry

    expiry = Expiry.parse(after)
    with open_tables(database) as tables:
        if dry_run:
            now = time.time_ns() // 1_000_000
            _print(screen, tables.store.housekeeping.tables(expiry.limits(now)))
        else:
            screen.show(screen.say("admin-deleted", number=len(tables.expire(expiry))))


@command("downgrade")
def downgrade(
    screen: Screen,
    revision: Annotated[
        str, typer.Argument(metavar="REVISION", help="terminal-option-admin-revision")
    ],
    database: Database = None,
) -> None:
    """Downgrade a database for an older version of the program."""
    require_server()
    from kagemusha.table import database as databases

    engine = databases.connect(database)
    try:
        databases.downgrade(engine, revision)
    finally:
        engine.dispose()
    screen.show(screen.say("admin-downgraded", revision=revision))
