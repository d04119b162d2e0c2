"""Passkeys: what a server keeps to know one again, and the profile's key, sealed by the passkey.

The server cannot open what is sealed: the browser seals it with a secret that only the passkey has.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.errors import Conflict, TableError

Connect = Callable[[], AbstractContextManager[Connection]]
MOST = 10
"""Passkeys of one profile."""
_passkeys, _challenges = schema.passkeys.c, schema.passkey_challenges.c


@dataclass(frozen=True, slots=True)
class Passkey:
    """A passkey of a profile."""

    id: str
    """The id of the credential, in base64url."""
    profile: str
    public_key: str
    """In base64url."""
    sign_count: int
    sealed: str
    """The key of the profile, encrypted in the browser."""
    created: int
    used: int | None = None


class PasskeyStore:
    """The passkeys of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def of(self, profile: str) -> list[Passkey]:
        """The passkeys of a profile, oldest first."""
        query = select(schema.passkeys).where(_passkeys.profile == profile)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(_passkeys.created, _passkeys.id))
            return [Passkey(**row._mapping) for row in rows]

    def find(self, passkey: str) -> Passkey | None:
        """The passkey with that id."""
        query = select(schema.passkeys).where(_passkeys.id == passkey)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Passkey(**row._mapping)

    def add(self, passkey: Passkey, challenge: str, expired: int) -> None:
        """Keep a passkey. TableError if it is known, there are many, or this was answered."""
        if len(self.of(passkey.profile)) >= MOST:
            raise TableError(Message("passkey-many", {"number": MOST}))
        row = {name: getattr(passkey, name) for name in _passkeys.keys()}  # noqa: SIM118
        try:
            with self._writing() as connection:
                _answered(connection, challenge, passkey.created, expired)
                connection.execute(insert(schema.passkeys).values(row))
        except Conflict:
            raise TableError(Message("passkey-refused")) from None

    def use(self, passkey: str, sign_count: int, challenge: str, at: int, expired: int) -> None:
        """Note that somebody signed in. TableError if the challenge was answered before."""
        query = update(schema.passkeys).where(_passkeys.id == passkey)
        try:
            with self._writing() as connection:
                _answered(connection, challenge, at, expired)
                connection.execute(query.values(sign_count=sign_count, used=at))
        except Conflict:
            raise TableError(Message("passkey-refused")) from None

    def remove(self, profile: str, passkey: str) -> None:
        """Forget a passkey of a profile; TableError if it has no such one."""
        mine = _passkeys.profile == profile, _passkeys.id == passkey
        with self._writing() as connection:
            removed = connection.execute(delete(schema.passkeys).where(*mine)).rowcount
        if not removed:
            raise TableError(Message("passkey-unknown"))


def _answered(connection: Connection, challenge: str, at: int, expired: int) -> None:
    """A challenge is answered once; those from before `expired` are refused anyway."""
    connection.execute(delete(schema.passkey_challenges).where(_challenges.at < expired))
    connection.execute(insert(schema.passkey_challenges).values(challenge=challenge, at=at))


def forget_passkeys(connection: Connection, profile: str) -> None:
    """The profile is deleted."""
    connection.execute(delete(schema.passkeys).where(_passkeys.profile == profile))
