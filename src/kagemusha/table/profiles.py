"""Profiles: who plays in the public lobby. A name and the hash of a key; no account, no address."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, insert, select, update

from kagemusha.table import schema
from kagemusha.table.entry import Status
from kagemusha.table.input_checks import check_name, check_secret
from kagemusha.table.invitations import forget_invitations
from kagemusha.table.passkeys import forget_passkeys
from kagemusha.table.seat_secrets import PROFILE, hash_secret, new_id
from kagemusha.table.tournament_results import forget_entrant

Connect = Callable[[], AbstractContextManager[Connection]]
MOST_SEATS = 1_000
"""Seats that are read at once."""
_profiles, _seats, _tables = schema.profiles.c, schema.seats.c, schema.tables.c


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody in the public lobby, as everybody may know them."""

    id: str
    """Public, and no secret."""
    name: str
    created: int


@dataclass(frozen=True, slots=True)
class Host:
    """Who opens a table in the public lobby."""

    profile: Profile
    key: str
    listed: int | None = None
    """Until when the lobby shows the table; None: it does not."""
    rated: bool = False


@dataclass(frozen=True, slots=True)
class ProfileSeat:
    """A seat of a profile."""

    table: str
    first: str
    """The first game at the same table."""
    game: str
    seat: int
    status: Status
    created: int
    secret_hash: str | None
    tournament: str | None = None

    @property
    def secret_of(self) -> str:
        """What the secret of the seat follows from, besides the key."""
        return self.tournament or self.first


def hash_key(key: str) -> str:
    """What is kept of the key of a profile."""
    return hash_secret(PROFILE + check_secret(key))


def seat_secret(key: str, first: str) -> str:
    """The secret of a profile's seat at a table, named by its first game.

    At the tables of a tournament it is the same everywhere, and is named by the tournament: they
    are opened while nobody is there who has the key.

    It follows from the key, so another device with the key has it too; the key does not follow
    from it, so the link of a seat can be given away.
    """
    digest = hmac.new(key.encode(), f"kagemusha seat {first}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


class ProfileStore:
    """The profiles of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def find(self, key_hash: str) -> Profile | None:
        """The profile with that key."""
        with self._reading() as connection:
            return _find(connection, _profiles.key_hash == key_hash)

    def get(self, profile: str) -> Profile | None:
        """The profile of that id."""
        with self._reading() as connection:
            return _find(connection, _profiles.id == profile)

    def keep(self, key_hash: str, name: str, at: int) -> Profile:
        """The profile with that key and name, made if there is none. Seats keep the old name."""
        name = check_name(name)
        with self._writing() as connection:
            known = update(schema.profiles).where(_profiles.key_hash == key_hash)
            if not connection.execute(known.values(name=name, touched=at)).rowcount:
                new = {"id": new_id(), "key_hash": key_hash, "name": name}
                query = insert(schema.profiles).values(**new, created=at, touched=at)
                connection.execute(query)
            found = _find(connection, _profiles.key_hash == key_hash)
        assert found is not None
        return found

    def key_hash(self, profile: str) -> str | None:
        """What is kept of the key of a profile."""
        with self._reading() as connection:
            query = select(_profiles.key_hash).where(_profiles.id == profile)
            return connection.execute(query).scalar()

    def touch(self, profile: str, at: int) -> None:
        """It is in use."""
        with self._writing() as connection:
            query = update(schema.profiles).where(_profiles.id == profile)
            connection.execute(query.values(touched=at))

    def seats(self, profile: str, *, running: bool = False) -> list[ProfileSeat]:
        """The seats of a profile, newest first; only at tables that run, if asked."""
        query = (
            select(
                *(_tables.id, _tables.series, _tables.game, _tables.status, _tables.created),
                *(_seats.seat, _seats.secret_hash, _tables.tournament),
            )
            .join(schema.tables, _tables.id == _seats.table_id)
            .where(_seats.profile == profile)
            .order_by(_tables.created.desc(), _tables.id)
            .limit(MOST_SEATS)
        )
        if running:
            query = query.where(_tables.status == "running")
        with self._reading() as connection:
            return [
                ProfileSeat(
                    table=row.id,
                    first=row.series or row.id,
                    game=row.game,
                    seat=row.seat,
                    status=row.status,
                    created=row.created,
                    secret_hash=row.secret_hash,
                    tournament=row.tournament,
                )
                for row in connection.execute(query)
            ]

    def clear_name(self, table_id: str, seat: int) -> None:
        """Delete the name of a seat at a table that can no longer be loaded."""
        with self._writing() as connection:
            for rows in (schema.seats, schema.entries):
                named = update(rows).where(rows.c.table_id == table_id, rows.c.seat == seat)
                connection.execute(named.values(name=""))

    def forget(self, profile: str, at: int) -> None:
        """Delete a profile, and that it held seats. What it said at tables is another matter."""
        with self._writing() as connection:
            seats = update(schema.seats).where(_seats.profile == profile)
            connection.execute(seats.values(profile=None, client=""))
            rows = schema.rated_matches
            connection.execute(update(rows).where(rows.c.who == profile).values(who=None))
            connection.execute(delete(schema.ratings).where(schema.ratings.c.who == profile))
            forget_entrant(connection, profile, at)
            forget_passkeys(connection, profile)
            forget_invitations(connection, profile)
            connection.execute(delete(schema.profiles).where(_profiles.id == profile))


def forget_unused(connection: Connection, before: int) -> None:
    """Delete profiles that nobody has used since, that hold no seat and have no rating."""
    held = exists().where(_seats.profile == _profiles.id)
    rated = exists().where(schema.ratings.c.who == _profiles.id)
    entrants, tournaments = schema.entrants.c, schema.tournaments.c
    takes_part = exists().where(entrants.who == _profiles.id)
    organises = exists().where(tournaments.organiser == _profiles.id)
    unused = ~held, ~rated, ~takes_part, ~organises
    connection.execute(delete(schema.profiles).where(_profiles.touched < before, *unused))
    known = select(_profiles.id)
    for rows in (schema.passkeys, schema.uninvited):
        connection.execute(delete(rows).where(rows.c.profile.not_in(known)))


def rename_profile(connection: Connection, table_id: str, seat: int, name: str) -> None:
    """The operator has changed the name of a seat: that of its profile, too."""
    held = select(_seats.profile).where(_seats.table_id == table_id, _seats.seat == seat)
    query = update(schema.profiles).where(_profiles.id == held.scalar_subquery())
    connection.execute(query.values(name=name))


def _find(connection: Connection, which: Any) -> Profile | None:
    query = select(_profiles.id, _profiles.name, _profiles.created).where(which)
    row = connection.execute(query).one_or_none()
    return None if row is None else Profile(row.id, row.name, row.created)
