"""Ratings in the store: profiles, leaderboards, and who has played whom."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, func, select

from kagemusha.table import schema
from kagemusha.table.glicko import Rating
from kagemusha.table.ratings import BOT, Pool, rated_at

Connect = Callable[[], AbstractContextManager[Connection]]
RANKED = 100
"""Places of a leaderboard."""
MATCHES = 50
"""Matches of one profile that are shown."""
_ratings, _matches, _profiles = schema.ratings.c, schema.rated_matches.c, schema.profiles.c


@dataclass(frozen=True, slots=True)
class Standing:
    """Somebody's rating in a pool."""

    who: str
    """A profile, or `bot:` and the name of a bot."""
    name: str
    pool: Pool
    rating: Rating
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """One seat of a rated match."""

    seat: int
    who: str | None
    """None if the profile was deleted."""
    name: str
    score: float
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class RatedMatch:
    """A match that was rated."""

    table: str
    pool: Pool
    at: int
    players: tuple[RatedPlayer, ...]


class RatingStore:
    """The ratings of one store."""

    def __init__(self, reading: Connect) -> None:
        self._reading = reading

    def of(self, who: str, at: int) -> list[Standing]:
        """The ratings of a profile or a bot, the most played first."""
        query = select(schema.ratings).where(_ratings.who == who, _ratings.played > 0)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(_ratings.played.desc())).all()
            names = _names(connection, [who])
        return [_standing(row, names, at) for row in rows]

    def of_all(self, people: Collection[str], at: int) -> Mapping[tuple[str, Pool], Rating]:
        """The ratings of several."""
        query = select(schema.ratings).where(_ratings.who.in_(people), _ratings.played > 0)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return {(row.who, Pool(row.game, row.mode, row.side)): rated_at(row, at) for row in rows}

    def pools(self) -> list[tuple[Pool, int]]:
        """The pools in which somebody has a rating, and how many have; the largest first."""
        columns = _ratings.game, _ratings.mode, _ratings.side
        query = select(*columns, func.count()).where(_ratings.played > 0).group_by(*columns)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(func.count().desc(), *columns)).all()
        return [(Pool(*row[:3]), row[3]) for row in rows]

    def ranked(self, pool: Pool, at: int) -> list[Standing]:
        """The strongest of a pool: by what they are at least, with 97.5 % certainty."""
        least = _ratings.value - 2 * _ratings.deviation
        query = select(schema.ratings).where(
            _ratings.game == pool.game,
            _ratings.mode == pool.mode,
            _ratings.side == pool.side,
            _ratings.played > 0,
        )
        with self._reading() as connection:
            rows = connection.execute(query.order_by(least.desc(), _ratings.who).limit(RANKED))
            found = rows.all()
            names = _names(connection, [row.who for row in found])
        return [_standing(row, names, at) for row in found]

    def matches(self, who: str) -> list[RatedMatch]:
        """The rated matches of a profile or a bot, newest first."""
        mine = select(schema.rated_matches).where(_matches.who == who)
        mine = mine.order_by(_matches.at.desc(), _matches.table_id).limit(MATCHES)
        with self._reading() as connection:
            own = connection.execute(mine).all()
            tables = [row.table_id for row in own]
            query = select(schema.rated_matches).where(_matches.table_id.in_(tables))
            rows = connection.execute(query.order_by(_matches.seat)).all()
            names = _names(connection, [row.who for row in rows if row.who is not None])
        players: dict[str, list[RatedPlayer]] = {}
        for row in rows:
            one = RatedPlayer(
                row.seat, row.who, names.get(row.who, ""), row.score, row.before, row.value
            )
            players.setdefault(row.table_id, []).append(one)
        return [
            RatedMatch(
                row.table_id,
                Pool(row.game, row.mode, row.side),
                row.at,
                tuple(players[row.table_id]),
            )
            for row in own
        ]


def _standing(row: Row[Any], names: Mapping[str, str], at: int) -> Standing:
    pool = Pool(row.game, row.mode, row.side)
    return Standing(row.who, names.get(row.who, ""), pool, rated_at(row, at), row.played, row.won)


def _names(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    """What they are called now; bots by their names."""
    query = select(_profiles.id, _profiles.name).where(_profiles.id.in_(people))
    bots = {who: who.removeprefix(BOT) for who in people if who.startswith(BOT)}
    return {**bots, **{row.id: row.name for row in connection.execute(query)}}
