"""`kagemusha admin reports` and other commands for moderation."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from kagemusha.terminal.admin import Database, Table, command, open_tables
from kagemusha.terminal.options import Word, option, whole
from kagemusha.terminal.screen import Screen

if TYPE_CHECKING:
    from kagemusha.table.reports import Report

Measure = Annotated[str, typer.Argument(metavar="MEASURE", help="terminal-option-admin-measure")]
Name = Annotated[str, option("--name", "admin-name", "NAME")]
Note = Annotated[str, option("--note", "admin-note", "TEXT")]


def _date(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


@command("reports")
def reports(
    screen: Screen,
    all_: Annotated[bool, option("--all", "admin-all")] = False,
    database: Database = None,
) -> None:
    """List the reports."""
    with open_tables(database) as tables:
        found = tables.store.reports.list(resolved=all_)
    for report in found:
        _print(screen, report)
    screen.show(screen.say("admin-reports", number=len(found)))


def _print(screen: Screen, report: Report) -> None:
    client = report.client or "?"
    head = f"{report.id}  {_date(report.at)}  {report.table}"
    screen.show_whole(f"{head}  {report.measure}".rstrip())
    text = "admin-report-line" if report.kind == "line" else "admin-report-name"
    about = screen.say(text, seat=report.about, client=client, line=report.line, words=report.text)
    screen.show_whole(f"  {about}")
    by = screen.say("admin-report-by", seat=report.seat, reason=report.reason)
    screen.show_whole(f"  {by}")


@command("resolve")
def resolve(
    screen: Screen,
    report: Annotated[str, typer.Argument(metavar="REPORT", help="terminal-option-admin-report")],
    measure: Measure,
    name: Name = "",
    database: Database = None,
) -> None:
    """Take a measure about a report."""
    from kagemusha.table.moderation import Moderator

    with open_tables(database) as tables:
        Moderator(tables).resolve(report, measure, name)
    screen.show(screen.say("admin-done", measure=measure))


@command("moderate")
def moderate(
    screen: Screen,
    table: Table,
    measure: Measure,
    seat: Annotated[Word, option("--seat", "admin-seat", "N")] = None,
    line: Annotated[Word, option("--line", "admin-line", "N")] = None,
    name: Name = "",
    note: Note = "",
    database: Database = None,
) -> None:
    """Take a measure at a table without a report."""
    from kagemusha.table.moderation import Moderator

    at, number = whole(screen, "--seat", seat, 0), whole(screen, "--line", line, 1)
    with open_tables(database) as tables:
        Moderator(tables).take(measure, table, seat=at, line=number, name=name, note=note)
    screen.show(screen.say("admin-done", measure=measure))


@command("block")
def block(
    screen: Screen,
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help="terminal-option-admin-block")],
    note: Note = "",
    database: Database = None,
) -> None:
    """Block an address or a network."""
    from kagemusha.table.moderation import Moderator

    with open_tables(database) as tables:
        made = Moderator(tables).block("address", address, note)
    screen.show(screen.say("admin-blocked", value=made.value))


@command("blocks")
def blocks(screen: Screen, database: Database = None) -> None:
    """List the blocks."""
    with open_tables(database) as tables:
        found = tables.blocks.all
    for one in found:
        line = f"{_date(one.at)}  {one.kind:7}  {one.value}  {one.note}"
        screen.show_whole(line.rstrip())
    screen.show(screen.say("admin-blocks", number=len(found)))


@command("unblock")
def unblock(
    screen: Screen,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="terminal-option-admin-unblock")],
    database: Database = None,
) -> None:
    """Remove a block."""
    from kagemusha.table.moderation import Moderator

    with open_tables(database) as tables:
        Moderator(tables).unblock(value)
    screen.show(screen.say("admin-unblocked", value=value))


@command("studies")
def studies(screen: Screen, database: Database = None) -> None:
    """List the studies."""
    with open_tables(database) as tables:
        found = tables.store.studies.list()
    for study, client in found:
        head = f"{study.id}  {_date(study.touched)}  {study.table}  {client or '?'}"
        screen.show_whole(f"{head}  {study.content.author}: {study.content.title}")
    screen.show(screen.say("admin-studies", number=len(found)))


@command("delete-study")
def delete_study(
    screen: Screen,
    study: Annotated[str, typer.Argument(metavar="STUDY", help="terminal-option-admin-study")],
    database: Database = None,
) -> None:
    """Delete a study permanently."""
    with open_tables(database) as tables:
        tables.store.studies.remove(study)
    screen.show(screen.say("admin-study-deleted", study=study))
