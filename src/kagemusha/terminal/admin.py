"""`kagemusha admin`: the tables of a server, for its operator, while it runs or not."""

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
from kagemusha.terminal.commands.common import Language
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.help import HelpCommand, HelpGroup
from kagemusha.terminal.options import Word, option
from kagemusha.terminal.screen import Screen

if TYPE_CHECKING:
    from kagemusha.table import Tables
    from kagemusha.table.housekeeping import TableRow

app = typer.Typer(
    cls=HelpGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.callback(help="terminal-help-admin", short_help="terminal-help-admin-short")
def root(_language: Language = None) -> None:
    """Manage the tables of a server."""


Database = Annotated[Word, option("--database", "database", "URL")]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="terminal-option-admin-table")]


def command(name: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """A command of operators, with its texts."""
    return app.command(
        name,
        cls=HelpCommand,
        context_settings={"allow_extra_args": True},
        help=f"terminal-help-admin-{name}",
        short_help=f"terminal-help-admin-{name}",
    )


@contextmanager
def open_tables(database: str | None) -> Iterator[Tables]:
    """The tables of a database, without bots and clocks: a server has those."""
    require_server()
    from kagemusha.table import Store, Tables

    with Store.open(database) as store, Tables(store, workers=0, every=None) as tables:
        yield tables


@command("list")
def list_tables(ctx: typer.Context, database: Database = None, _language: Language = None) -> int:
    """List all tables."""
    with open_tables(database) as tables:
        _print(ctx.obj, tables.store.housekeeping.tables())
    return 0


def _print(screen: Screen, rows: list[TableRow]) -> None:
    for row in rows:
        touched = datetime.fromtimestamp(row.touched / 1000, UTC).isoformat(timespec="seconds")
        people = screen.say("admin-row", people=row.people, entries=row.entries)
        screen.show_whole(f"{row.id}  {touched}  {row.status:7}  {row.game}  {people}")
    screen.show(screen.say("admin-number", number=len(rows)))


@command("disk")
def disk(ctx: typer.Context, database: Database = None, _language: Language = None) -> int:
    """Show what the tables take on the disk."""
    screen: Screen = ctx.obj
    with open_tables(database) as tables:
        for name, size in tables.store.housekeeping.disk_use().items():
            shown = name or screen.say("admin-total")
            screen.show(f"{-(-size // 1024):>10} KiB  {shown}")
    return 0


@command("close")
def close(
    ctx: typer.Context, table: Table, database: Database = None, _language: Language = None
) -> int:
    """End a running match where it is."""
    screen: Screen = ctx.obj
    with open_tables(database) as tables:
        tables.table(table).end()
    screen.show(screen.say("admin-closed", table=table))
    return 0


@command("export")
def export(
    ctx: typer.Context,
    table: Table,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-admin-file")],
    database: Database = None,
    _language: Language = None,
) -> int:
    """Write the log of a table that is over into a file."""
    screen: Screen = ctx.obj
    path = Path(file).expanduser()
    with open_tables(database) as tables:
        log = json.dumps(tables.table(table).finished.export())
    try:
        path.write_text(log + "\n", encoding="utf-8")
    except OSError as error:
        problem = screen.problem(error)
        raise Refused(screen.say("terminal-error-file", file=file, problem=problem)) from None
    return 0


@command("delete")
def delete(
    ctx: typer.Context, table: Table, database: Database = None, _language: Language = None
) -> int:
    """Remove a table for ever."""
    screen: Screen = ctx.obj
    with open_tables(database) as tables:
        tables.remove(table)
    screen.show(screen.say("admin-deleted", number=1))
    return 0


@command("expire")
def expire(
    ctx: typer.Context,
    after: Annotated[
        list[str], typer.Argument(metavar="KIND=DAYS...", help="terminal-option-admin-expire")
    ],
    dry_run: Annotated[bool, option("--dry-run", "admin-dry-run")] = False,
    database: Database = None,
    _language: Language = None,
) -> int:
    """Delete tables that have not changed for a number of days."""
    require_server()
    from kagemusha.table.expiry import Expiry

    screen: Screen = ctx.obj
    expiry = Expiry.parse(after)
    with open_tables(database) as tables:
        if dry_run:
            now = time.time_ns() // 1_000_000
            _print(screen, tables.store.housekeeping.tables(expiry.limits(now)))
        else:
            screen.show(screen.say("admin-deleted", number=len(tables.expire(expiry))))
    return 0


@command("downgrade")
def downgrade(
    ctx: typer.Context,
    revision: Annotated[
        str, typer.Argument(metavar="REVISION", help="terminal-option-admin-revision")
    ],
    database: Database = None,
    _language: Language = None,
) -> int:
    """Bring a database back to what an older program knows."""
    require_server()
    from kagemusha.table import database as databases

    screen: Screen = ctx.obj
    engine = databases.connect(database)
    try:
        databases.downgrade(engine, revision)
    finally:
        engine.dispose()
    screen.show(screen.say("admin-downgraded", revision=revision))
    return 0
