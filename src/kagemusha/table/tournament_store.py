"""Tournaments in the store. Each change locks its tournament and gives it another version."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.clock import DAY, Clock
from kagemusha.table.errors import Conflict, NoSuchTournament, TableError
from kagemusha.table.lobby_store import LobbyStore
from kagemusha.table.rows import NewTable, as_json
from kagemusha.table.spectating import Delay
from kagemusha.table.tournament import (
    MOST_BOTS,
    MOST_ORGANISED,
    Entrant,
    Tournament,
    TournamentMatch,
    TournamentStatus,
    TournamentTerms,
    is_bot,
)
from kagemusha.table.tournament_results import note_end_of_round, touch

Connect = Callable[[], AbstractContextManager[Connection]]
MOST_LISTED = 30
"""Tournaments of one status that the lobby shows."""
SHOWN = 2 * DAY * 1000
"""Milliseconds for which one that is over is shown."""
_tournaments, _entrants = schema.tournaments.c, schema.entrants.c
_matches, _profiles = schema.tournament_matches.c, schema.profiles.c


@dataclass(frozen=True, slots=True)
class ListedTournament:
    """A tournament as the lobby shows it."""

    id: str
    terms: TournamentTerms
    organiser: str
    """The name; "" if the profile was deleted."""
    status: TournamentStatus
    created: int
    touched: int
    round: int
    entrants: int


class TournamentStore:
    """The tournaments of one store."""

    def __init__(self, reading: Connect, writing: Connect, lobby: LobbyStore) -> None:
        self._reading, self._writing, self._lobby = reading, writing, lobby

    # --- reading ------------------------------------------------------------------------------

    def read(self, tournament: str) -> Tournament:
        """All of a tournament; NoSuchTournament if there is none."""
        with self._reading() as connection:
            row = _row(connection, tournament)
            names = _names(connection, tournament, row.organiser)
            entrants = select(schema.entrants).where(_entrants.tournament == tournament)
            matches = select(schema.tournament_matches).where(_matches.tournament == tournament)
            return Tournament(
                id=row.id,
                terms=_terms(row),
                organiser=row.organiser,
                organiser_name=names.get(row.organiser, ""),
                status=row.status,
                created=row.created,
                round=row.round,
                rounds=0 if row.status == "open" else row.rounds,
                due=row.due,
                ended_by=row.ended_by,
                version=row.version,
                entrants=tuple(
                    _entrant(one, names)
                    for one in connection.execute(entrants.order_by(_entrants.number))
                ),
                matches=tuple(
                    _match(one)
                    for one in connection.execute(matches.order_by(_matches.round, _matches.board))
                ),
            )

    def due(self, at: int) -> list[str]:
        """Tournaments in which the next round begins, or that end."""
        query = select(_tournaments.id).where(_tournaments.status == "running")
        with self._reading() as connection:
            return list(connection.execute(query.where(_tournaments.due <= at)).scalars())

    def listed(self, at: int | None = None) -> list[ListedTournament]:
        """Those that are open, run, or have just ended, the newest first; all without a time."""
        size = select(func.count()).where(
            _entrants.tournament == _tournaments.id, ~_entrants.withdrawn
        )
        columns = size.scalar_subquery().label("size"), _profiles.name.label("organiser_name")
        query = select(schema.tournaments, *columns).outerjoin(
            schema.profiles, _profiles.id == _tournaments.organiser
        )
        query = query.order_by(_tournaments.created.desc(), _tournaments.id)
        which = [()]
        if at is not None:
            new = _tournaments.status == "over", _tournaments.touched > at - SHOWN
            which = [(_tournaments.status == "open",), (_tournaments.status == "running",), new]  # type: ignore[list-item]
        with self._reading() as connection:
            return [
                ListedTournament(
                    id=row.id,
                    terms=_terms(row),
                    organiser=row.organiser_name or "",
                    status=row.status,
                    created=row.created,
                    touched=row.touched,
                    round=row.round,
                    entrants=row.size,
                )
                for wanted in which
                for row in connection.execute(
                    query.where(*wanted).limit(None if at is None else MOST_LISTED)
                )
            ]

    def of(self, profile: str) -> list[tuple[str, str, bool, bool]]:
        """The tournaments of a profile: id, name, whether it organises it, and takes part."""
        takes_part = exists().where(
            _entrants.tournament == _tournaments.id, _entrants.who == profile
        )
        organises = _tournaments.organiser == profile
        query = select(_tournaments.id, _tournaments.name, organises, takes_part)
        query = query.where(or_(organises, takes_part)).order_by(_tournaments.created)
        with self._reading() as connection:
            return [
                (row[0], row[1], bool(row[2]), bool(row[3])) for row in connection.execute(query)
            ]

    # --- before the start ---------------------------------------------------------------------

    def add(
        self, tournament: str, terms: TournamentTerms, organiser: str, client: str, at: int
    ) -> None:
        """Keep a new one, which is open."""
        row = {
            "id": tournament,
            "name": terms.name,
            "organiser": organiser,
            "client": client,
            "game": terms.game,
            "options": json.dumps(dict(terms.options), sort_keys=True),
            "clock": json.dumps(terms.clock.to_dict(), sort_keys=True),
            "system": terms.system,
            "rounds": terms.rounds,
            "rated": terms.rated,
            "spectators": terms.spectators,
            "delay": terms.delay.written(),
            "least": terms.least,
            "most": terms.most,
            "rest": terms.rest,
            "status": "open",
            "round": 0,
            "due": None,
            "ended_by": "",
            "created": at,
            "touched": at,
            "version": 1,
        }
        own = select(func.count()).where(
            _tournaments.organiser == organiser, _tournaments.status.in_(("open", "running"))
        )
        with self._writing() as connection:
            if (connection.execute(own).scalar() or 0) >= MOST_ORGANISED:
                raise TableError(Message("tournament-many", {"number": MOST_ORGANISED}))
            connection.execute(insert(schema.tournaments).values(row))
            self._lobby.announce(connection)
        self._lobby.changed()

    def enter(self, tournament: str, people: Sequence[tuple[str, str | None]], at: int) -> None:
        """Profiles or bots take part, each with the hash of its secret.

        A profile that takes part already does so once.
        """
        with self._changing(tournament, at) as connection:
            row = _row(connection, tournament)
            _check_open(row)
            query = select(_entrants.number, _entrants.who).where(
                _entrants.tournament == tournament
            )
            known = connection.execute(query).all()
            there = {one.who for one in known}
            new = [one for one in people if is_bot(one[0]) or one[0] not in there]
            if len(known) + len(new) > row.most:
                raise TableError(Message("tournament-full", {"number": row.most}))
            bots = sum(is_bot(who) for who in (*(one.who for one in known), *(w for w, _ in new)))
            if bots > MOST_BOTS:
                raise TableError(Message("tournament-many-bots", {"number": MOST_BOTS}))
            last = max((one.number for one in known), default=0)
            rows = [
                {
                    "tournament": tournament,
                    "number": last + n,
                    "who": who,
                    "lot": 0,
                    "withdrawn": False,
                    "secret_hash": secret_hash,
                }
                for n, (who, secret_hash) in enumerate(new, 1)
            ]
            if rows:
                connection.execute(insert(schema.entrants), rows)

    def leave(self, tournament: str, number: int, at: int) -> None:
        """An entrant takes part no longer; after the start it is shown as withdrawn."""
        with self._changing(tournament, at) as connection:
            row = _row(connection, tournament)
            one = _entrants.tournament == tournament, _entrants.number == number
            if row.status == "open":
                done = connection.execute(delete(schema.entrants).where(*one))
            elif row.status == "running":
                query = update(schema.entrants).where(*one, ~_entrants.withdrawn)
                done = connection.execute(query.values(withdrawn=True))
            else:
                raise TableError(Message("tournament-ended"))
            if not done.rowcount:
                raise TableError(Message("tournament-no-entrant"))

    def start(self, tournament: Tournament, lots: Mapping[int, int], rounds: int, at: int) -> None:
        """No more people, and the first round is due; Conflict if it has changed since."""
        with self._changing(tournament.id, at, tournament.version) as connection:
            for number, lot in lots.items():
                one = _entrants.tournament == tournament.id, _entrants.number == number
                connection.execute(update(schema.entrants).where(*one).values(lot=lot))
            _set(connection, tournament.id, status="running", rounds=rounds, due=at)

    # --- while it runs ------------------------------------------------------------------------

    def begin_round(
        self,
        tournament: Tournament,
        matches: Sequence[TournamentMatch],
        tables: Sequence[NewTable],
        at: int,
    ) -> None:
        """The next round and all of its tables; Conflict if somebody else was first."""
        with self._changing(tournament.id, at, tournament.version) as connection:
            if tables:
                connection.execute(insert(schema.tables), [one.row() for one in tables])
                rows = [row for one in tables for row in one.seat_rows()]
                connection.execute(insert(schema.seats), rows)
            rows = [
                {
                    "tournament": tournament.id,
                    "round": one.round,
                    "board": one.board,
                    "entrants": as_json(one.entrants),
                    "table_id": one.table,
                    "points": None if one.points is None else as_json(one.points),
                    "reason": one.reason,
                }
                for one in matches
            ]
            connection.execute(insert(schema.tournament_matches), rows)
            _set(connection, tournament.id, round=tournament.round + 1, due=None)
            note_end_of_round(connection, tournament.id, at)

    def finish(self, tournament: Tournament, at: int) -> None:
        """It is over; Conflict if it has changed since."""
        with self._changing(tournament.id, at, tournament.version) as connection:
            _set(connection, tournament.id, status="over", due=None)

    def cancel(self, tournament: str, by: Literal["organiser", "operator"], at: int) -> None:
        """There is no further round. Matches that run are played to their end."""
        with self._changing(tournament, at) as connection:
            if _row(connection, tournament).status not in ("open", "running"):
                raise TableError(Message("tournament-ended"))
            _set(connection, tournament, status="cancelled", ended_by=by, due=None)

    def decide(
        self, tournament: str, match: TournamentMatch, points: Sequence[int], at: int
    ) -> None:
        """The organiser gives a match to one side, whose table cannot be loaded any more."""
        with self._changing(tournament, at) as connection:
            one = _matches.tournament == tournament, _matches.table_id == match.table
            query = update(schema.tournament_matches).where(*one, _matches.points.is_(None))
            values = {"points": as_json(points), "reason": "walkover"}
            if not connection.execute(query.values(values)).rowcount:
                raise TableError(Message("tournament-no-match"))
            note_end_of_round(connection, tournament, at)

    def rename(self, tournament: str, name: str, at: int) -> None:
        """The operator gives it another name."""
        with self._changing(tournament, at) as connection:
            _set(connection, tournament, name=name)

    @contextlib.contextmanager
    def _changing(
        self, tournament: str, at: int, version: int | None = None
    ) -> Iterator[Connection]:
        """A transaction that has the tournament for itself; Conflict if it is another version."""
        with self._writing() as connection:
            if not touch(connection, tournament, at):
                raise no_such_tournament(tournament)
            if version is not None and _row(connection, tournament).version != version + 1:
                raise Conflict
            yield connection
            self._lobby.announce(connection)
        self._lobby.changed()


def no_such_tournament(tournament: str) -> NoSuchTournament:
    """There is no tournament of that id."""
    return NoSuchTournament(Message("tournament-unknown", {"tournament": tournament}))


def _check_open(row: Row[Any]) -> None:
    if row.status != "open":
        raise TableError(Message("tournament-not-open"))


def _set(connection: Connection, tournament: str, **values: Any) -> None:
    query = update(schema.tournaments).where(_tournaments.id == tournament)
    connection.execute(query.values(**values))


def _row(connection: Connection, tournament: str) -> Row[Any]:
    query = select(schema.tournaments).where(_tournaments.id == tournament)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise no_such_tournament(tournament)
    return row


def _names(connection: Connection, tournament: str, organiser: str | None) -> dict[str, str]:
    """What they are called now, by profile."""
    taking_part = select(_entrants.who).where(_entrants.tournament == tournament)
    which = or_(_profiles.id.in_(taking_part), _profiles.id == organiser)
    query = select(_profiles.id, _profiles.name).where(which)
    return {row.id: row.name for row in connection.execute(query)}


def _entrant(row: Row[Any], names: Mapping[str, str]) -> Entrant:
    name = row.who.removeprefix("bot:") if is_bot(row.who) else names.get(row.who, "")
    return Entrant(row.number, row.who, name, row.lot, row.withdrawn, row.secret_hash)


def _match(row: Row[Any]) -> TournamentMatch:
    return TournamentMatch(
        round=row.round,
        board=row.board,
        entrants=tuple(json.loads(row.entrants)),
        table=row.table_id,
        points=None if row.points is None else tuple(json.loads(row.points)),
        reason=row.reason,
    )


def _terms(row: Row[Any]) -> TournamentTerms:
    return TournamentTerms(
        name=row.name,
        game=row.game,
        options=json.loads(row.options),
        clock=Clock.from_dict(json.loads(row.clock)),
        system=row.system,
        rounds=row.rounds,
        rated=row.rated,
        spectators=row.spectators,
        delay=Delay.parse(row.delay),
        least=row.least,
        most=row.most,
        rest=row.rest,
    )
