"""`kagemusha admin tournaments` and other commands for the tournaments of a server."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

import typer

from kagemusha.terminal.admin import Database, command, open_tables
from kagemusha.terminal.screen import Screen

Tournament = Annotated[
    str, typer.Argument(metavar="TOURNAMENT", help="terminal-option-admin-tournament")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="terminal-option-admin-tournament-name")]


@command("tournaments")
def tournaments(screen: Screen, database: Database = None) -> None:
    """List the tournaments."""
    with open_tables(database) as tables:
        found = tables.store.tournaments.listed()
    for one in found:
        touched = datetime.fromtimestamp(one.touched / 1000, UTC).isoformat(timespec="seconds")
        where = screen.say(
            "admin-tournament-row",
            round=one.round,
            rounds=one.terms.rounds,
            entrants=one.entrants,
        )
        head = f"{one.id}  {touched}  {one.status:9}  {one.terms.game}  {where}"
        screen.show_whole(f"{head}  {one.organiser or '?'}: {one.terms.name}")
    screen.show(screen.say("admin-tournaments", number=len(found)))


@command("cancel-tournament")
def cancel_tournament(
    screen: Screen,
    tournament: Tournament,
    database: Database = None,
) -> None:
    """Cancel a tournament."""
    with open_tables(database) as tables:
        tables.tournaments.cancel(tournament, None)
    screen.show(screen.say("admin-tournament-cancelled", tournament=tournament))


@command("rename-tournament")
def rename_tournament(
    screen: Screen,
    tournament: Tournament,
    name: Name,
    database: Database = None,
) -> None:
    """Rename a tournament."""
    with open_tables(database) as tables:
        tables.tournaments.rename(tournament, name)
    screen.show(screen.say("admin-tournament-renamed", tournament=tournament, name=name))
