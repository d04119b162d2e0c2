"""Invitations: one profile asks another to play, at a table that waits for exactly them.

The host sits at the table already, and the guest takes an open seat of it, as anybody with its link
would. Whoever wants no invitations from somebody gets none, and nobody is told.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, or_, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.clock import DAY, Clock
from kagemusha.table.errors import NoSuchProfile, TableError
from kagemusha.table.lobby_store import LOBBY, OPEN, ListedTable, read_tables

Connect = Callable[[], AbstractContextManager[Connection]]
MINUTE = 60_000
ONE_DAY = DAY * 1000
LASTS = {"live": 15 * MINUTE, "days": 7 * ONE_DAY, "none": 7 * ONE_DAY}
"""Milliseconds for which an invitation holds, by the kind of its clock."""
MOST_PENDING = 5
"""Invitations of one host that wait for an answer."""
MOST_DAILY = 40
"""Invitations of one host in a day."""
MOST_SHOWN = 20
"""Invitations that one guest is shown, the newest."""
MOST_UNINVITED = 500
"""People from whom a profile can want no invitations; the newest are kept."""
_invitations, _tables = schema.invitations.c, schema.tables.c
_uninvited, _seats = schema.uninvited.c, schema.seats.c
_profiles = schema.profiles.c


@dataclass(frozen=True, slots=True)
class Invitation:
    """Somebody is asked to play."""

    table: ListedTable
    """What is to be played. The lobby does not show it to others."""
    host: str
    """The profile that invites."""
    host_name: str
    guest: str
    guest_name: str
    at: int
    until: int
    """When it expires."""
    declined: bool
    shown: bool
    """Whether the guest is shown it: not from those from whom they want none."""


def lasts(clock: Clock) -> int:
    """Milliseconds for which an invitation to a match with such a clock holds."""
    return LASTS[clock.kind]


def pending(at: int) -> list[ColumnElement[bool]]:
    """What is true of an invitation, with its table, that has not expired, while a seat is free."""
    sits = exists().where(_seats.table_id == _tables.id, _seats.profile == _invitations.guest)
    return [_invitations.until > at, _tables.status == "running", OPEN, ~sits]


UNWANTED = exists().where(
    _uninvited.profile == _invitations.guest, _uninvited.host == _invitations.host
)


class InvitationStore:
    """The invitations of one store."""

    def __init__(
        self, reading: Connect, writing: Connect, notify: Callable[[Connection, str], None]
    ) -> None:
        self._reading, self._writing, self._notify = reading, writing, notify
        self.changed: Callable[[], None] = lambda: None
        """Called when something may have changed, from any thread; must not wait."""

    def all(self, at: int, profile: str | None = None) -> list[Invitation]:
        """All that have not expired, the newest first; those from or to a profile, if named."""
        host, guest = schema.profiles.alias().c, schema.profiles.alias().c
        query = (
            select(
                *schema.invitations.columns,
                host.name.label("host_name"),
                guest.name.label("guest_name"),
                UNWANTED.label("unwanted"),
            )
            .join(schema.tables, _tables.id == _invitations.table_id)
            .join(host.id.table, host.id == _invitations.host)
            .join(guest.id.table, guest.id == _invitations.guest)
            .where(*pending(at))
            .order_by(_invitations.at.desc(), _invitations.table_id)
        )
        if profile is not None:
            query = query.where(or_(_invitations.host == profile, _invitations.guest == profile))
        with self._reading() as connection:
            rows = connection.execute(query).all()
            wanted = _tables.id.in_([row.table_id for row in rows])
            tables = {
                table.id: table
                for table in read_tables(connection, select(schema.tables).where(wanted))
            }
        return [
            Invitation(
                table=tables[row.table_id],
                host=row.host,
                host_name=row.host_name,
                guest=row.guest,
                guest_name=row.guest_name,
                at=row.at,
                until=row.until,
                declined=row.declined,
                shown=not row.unwanted and not row.declined,
            )
            for row in rows
            if row.table_id in tables
        ]

    def check(self, host: str, guest: str, at: int) -> None:
        """TableError if a host may not invite this guest now. It says nothing about the guest."""
        mine = _invitations.host == host
        count = select(func.count()).select_from(schema.invitations)
        waiting = count.join(schema.tables, _tables.id == _invitations.table_id).where(
            mine, ~_invitations.declined, *pending(at)
        )
        with self._reading() as connection:
            known = select(_profiles.id).where(_profiles.id == guest)
            if connection.execute(known).first() is None:
                raise NoSuchProfile(Message("lobby-no-profile"))
            if host == guest:
                raise TableError(Message("invitation-self"))
            lately = count.where(mine, _invitations.at > at - ONE_DAY)
            refused = lately.where(_invitations.guest == guest, _invitations.declined)
            if connection.execute(refused).scalar():
                raise TableError(Message("invitation-declined"))
            if connection.execute(waiting.where(_invitations.guest == guest)).scalar():
                raise TableError(Message("invitation-waits"))
            if (connection.execute(waiting).scalar() or 0) >= MOST_PENDING:
                raise TableError(Message("invitation-many", {"number": MOST_PENDING}))
            if (connection.execute(lately).scalar() or 0) >= MOST_DAILY:
                raise TableError(Message("invitation-often"))

    def add(self, table_id: str, host: str, guest: str, at: int, until: int) -> None:
        """Invite somebody to a table."""
        row = {"table_id": table_id, "host": host, "guest": guest, "at": at, "until": until}
        with self._writing() as connection:
            old = _invitations.until < at - ONE_DAY
            connection.execute(delete(schema.invitations).where(old))
            connection.execute(insert(schema.invitations).values(**row, declined=False))
            self._notify(connection, LOBBY)
        self.changed()

    def decline(self, table_id: str, guest: str) -> None:
        """The guest does not want to play."""
        mine = _invitations.table_id == table_id, _invitations.guest == guest
        with self._writing() as connection:
            connection.execute(update(schema.invitations).where(*mine).values(declined=True))
            self._notify(connection, LOBBY)
        self.changed()

    # --- from whom somebody wants none -----------------------------------------------------------

    def uninvited(self, profile: str) -> list[tuple[str, str]]:
        """From whom a profile wants no invitations: ids and names, the newest first."""
        query = (
            select(_uninvited.host, _profiles.name)
            .join(schema.profiles, _profiles.id == _uninvited.host)
            .where(_uninvited.profile == profile)
            .order_by(_uninvited.at.desc(), _uninvited.host)
        )
        with self._reading() as connection:
            return [(row.host, row.name) for row in connection.execute(query)]

    def uninvite(self, profile: str, host: str, at: int, *, wanted: bool = False) -> None:
        """A profile wants no more invitations from somebody; or, if `wanted`, again."""
        same = _uninvited.profile == profile, _uninvited.host == host
        with self._writing() as connection:
            connection.execute(delete(schema.uninvited).where(*same))
            if not wanted:
                row = {"profile": profile, "host": host, "at": at}
                connection.execute(insert(schema.uninvited).values(row))
                own = select(_uninvited.host).where(_uninvited.profile == profile)
                older = own.order_by(_uninvited.at.desc()).offset(MOST_UNINVITED)
                gone = list(connection.execute(older).scalars())
                extra = _uninvited.profile == profile, _uninvited.host.in_(gone)
                connection.execute(delete(schema.uninvited).where(*extra))
            self._notify(connection, LOBBY)
        self.changed()


def forget_invitations(connection: Connection, profile: str) -> None:
    """The profile is deleted."""
    theirs = or_(_invitations.host == profile, _invitations.guest == profile)
    connection.execute(delete(schema.invitations).where(theirs))
    either = or_(_uninvited.profile == profile, _uninvited.host == profile)
    connection.execute(delete(schema.uninvited).where(either))
