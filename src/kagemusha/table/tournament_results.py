"""What happens elsewhere and matters to a tournament: a match ends, a table or a profile goes.

The result of a match is kept in the transaction that commits its end, so it is kept once, whatever
happens to the process. The last result of a round says when the next one begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, select, update

from kagemusha.table import schema
from kagemusha.table.entry import TableSetup
from kagemusha.table.rows import TournamentResult, as_json
from kagemusha.table.tournament import DRAW, LOSS, SEATS, WIN

if TYPE_CHECKING:
    from kagemusha.table.state import TableState

CLOSED = (LOSS,) * SEATS
"""Nobody gets anything for a match that the operator has closed or removed."""
_tournaments = schema.tournaments.c
_entrants, _matches = schema.entrants.c, schema.tournament_matches.c


def tournament_result(
    setup: TableSetup, before: TableState, after: TableState
) -> TournamentResult | None:
    """What a match says about its tournament, if an entry has just ended it."""
    ending, result = after.ending, after.result
    if setup.tournament is None or before.ending is not None or ending is None or result is None:
        return None
    reason = ending.reason
    if reason == "aborted" or reason == "review" or reason == "declined" or reason == "closed":
        return TournamentResult(setup.tournament, setup.id, CLOSED, "closed")
    won = [
        seat in result.winners and seat not in after.agreements.resigned for seat in range(SEATS)
    ]
    equal = won[0] == won[1]
    points = tuple(DRAW if equal else WIN if mine else LOSS for mine in won)
    return TournamentResult(setup.tournament, setup.id, points, reason)


def keep_results(connection: Connection, many: Sequence[tuple[TournamentResult, int]]) -> None:
    """Keep the results of matches, each with the time of its end.

    Tournaments are locked in one order, and before anything is counted: of two last matches of a
    round that end at once, the second sees the first.
    """
    latest: dict[str, int] = {}
    for result, at in many:
        latest[result.tournament] = max(at, latest.get(result.tournament, at))
    for tournament, at in sorted(latest.items()):
        touch(connection, tournament, at)
    for result, _ in many:
        running = _matches.table_id == result.table_id, _matches.points.is_(None)
        values = {"points": as_json(result.points), "reason": result.reason}
        connection.execute(update(schema.tournament_matches).where(*running).values(values))
    for tournament, at in latest.items():
        note_end_of_round(connection, tournament, at)


def touch(connection: Connection, tournament: str, at: int) -> bool:
    """Lock a tournament and give it another version; whether there is one."""
    changed = update(schema.tournaments).where(_tournaments.id == tournament)
    values = {"version": _tournaments.version + 1, "touched": at}
    return connection.execute(changed.values(values)).rowcount == 1


def note_end_of_round(connection: Connection, tournament: str, at: int) -> None:
    """If nothing is played any longer in a round, say when the next one begins."""
    row = connection.execute(select(schema.tournaments).where(_tournaments.id == tournament)).one()
    in_round = _matches.tournament == tournament, _matches.round == row.round
    query = select(func.count()).where(*in_round, _matches.points.is_(None))
    if row.status != "running" or connection.execute(query).scalar():
        return
    rest = row.rest * 1000 if row.round < row.rounds else 0
    ended = update(schema.tournaments).where(_tournaments.id == tournament)
    connection.execute(ended.where(_tournaments.due.is_(None)).values(due=at + rest))


def forget_tables(connection: Connection, table_ids: Sequence[str]) -> None:
    """These tables are removed: the results of those that are over stay."""
    running = _matches.table_id.in_(table_ids), _matches.points.is_(None)
    query = select(_matches.tournament, _matches.table_id, _tournaments.touched).join(
        schema.tournaments, _tournaments.id == _matches.tournament
    )
    results = [
        (TournamentResult(row.tournament, row.table_id, CLOSED, "closed"), row.touched)
        for row in connection.execute(query.where(*running)).all()
    ]
    keep_results(connection, results)


def forget_entrant(connection: Connection, profile: str, at: int) -> None:
    """A profile is deleted: it leaves all tournaments, and what it organises cannot start."""
    mine = select(_entrants.tournament).where(_entrants.who == profile)
    concerned = _tournaments.id.in_(mine) | (_tournaments.organiser == profile)
    query = select(_tournaments.id, _tournaments.status).where(concerned).order_by(_tournaments.id)
    for row in connection.execute(query).all():
        touch(connection, row.id, at)
        if row.status == "open":
            entered = _entrants.tournament == row.id, _entrants.who == profile
            connection.execute(delete(schema.entrants).where(*entered))
    gone = {"who": None, "secret_hash": None, "withdrawn": True}
    connection.execute(update(schema.entrants).where(_entrants.who == profile).values(gone))
    own = update(schema.tournaments).where(_tournaments.organiser == profile)
    cancelled = {"status": "cancelled", "ended_by": "organiser", "due": None}
    connection.execute(own.where(_tournaments.status == "open").values(cancelled))
    connection.execute(own.values(organiser=None, client=""))


def forget_tournaments(connection: Connection, before: int, *, never_started: bool) -> None:
    """Delete those that are over, or that have never started, and that nobody touched since."""
    status = ("open",) if never_started else ("over", "cancelled")
    old = _tournaments.status.in_(status), _tournaments.touched < before
    ids = select(_tournaments.id).where(*old)
    for rows in (schema.tournament_matches, schema.entrants):
        connection.execute(delete(rows).where(rows.c.tournament.in_(ids)))
    connection.execute(delete(schema.tournaments).where(*old))
