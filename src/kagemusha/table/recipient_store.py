"""Recipients in the store: who wants alerts for which seats, and at which addresses."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, func, insert, select, update

from kagemusha.core.errors import Message
from kagemusha.table import schema
from kagemusha.table.alerts import AlertRules, Medium, Recipient
from kagemusha.table.errors import Conflict, TableError
from kagemusha.table.seat_secrets import new_id, new_secret

Connect = Callable[[], AbstractContextManager[Connection]]
MOST = 5
"""Recipients of one seat; the newest are kept."""
CONFIRMATIONS = 3
"""Mails that ask an address to confirm itself, in `WHILE` milliseconds."""
WHILE = 24 * 3600 * 1000
_profiles = schema.profiles.c
_recipients, _seats, _alerts = schema.recipients.c, schema.recipient_seats.c, schema.alerts.c


@dataclass(frozen=True, slots=True)
class RecipientSettings:
    """Everything that somebody wants; what is not named is switched off."""

    rules: AlertRules
    secret_hashes: Sequence[str] = ()
    """Of the seats that they want alerts for."""
    profile: str | None = None
    """What is kept of the key of the profile for whose invitations they want alerts."""
    push: Mapping[str, str] | None = None
    mail: str | None = None
    webhook: str | None = None


class RecipientStore:
    """The recipients of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def find(self, key_hash: str) -> Recipient | None:
        """The recipient with that key."""
        with self._reading() as connection:
            return _find(connection, key_hash)

    def keep(self, key_hash: str, settings: RecipientSettings, at: int) -> Recipient:
        """Do as somebody wishes. A new mail address is asked to confirm itself first.

        TableError if it was asked too often.
        """
        with self._writing() as connection:
            known = _find(connection, key_hash)
            confirmed = known is not None and known.confirmed and known.mail == settings.mail
            values = {
                "touched": at,
                "rules": json.dumps(settings.rules.to_dict()),
                "push": None if settings.push is None else json.dumps(dict(settings.push)),
                "mail": settings.mail,
                "confirmed": confirmed,
                "webhook": settings.webhook,
            }
            if known is None:
                recipient = new_id()
                new = {"id": recipient, "key_hash": key_hash, "hook_key": new_secret()}
                empty = {"sent": "{}", "problems": "{}"}
                connection.execute(insert(schema.recipients).values(**values, **new, **empty))
            else:
                recipient = known.id
                query = update(schema.recipients).where(_recipients.id == recipient)
                connection.execute(query.values(**values))
            if settings.mail is not None and (known is None or known.mail != settings.mail):
                _ask_to_confirm(connection, recipient, settings.mail, at)
            _keep_seats(connection, recipient, settings, at)
            found = _find(connection, key_hash)
        assert found is not None
        return found

    def seats(self, recipient: str) -> set[str]:
        """The hashes of the secrets of the seats for which a recipient gets alerts."""
        profile = exists().where(_profiles.key_hash == _seats.secret_hash)
        query = select(_seats.secret_hash).where(_seats.recipient == recipient, ~profile)
        with self._reading() as connection:
            return set(connection.execute(query).scalars())

    def confirm(self, recipient: str, mail: str) -> bool:
        """The owner of an address agrees; False if it is not wanted any more."""
        asked = _recipients.id == recipient, _recipients.mail == mail
        with self._writing() as connection:
            query = update(schema.recipients).where(*asked)
            return connection.execute(query.values(confirmed=True)).rowcount == 1

    def mail_of(self, recipient: str) -> str | None:
        """The mail address of a recipient."""
        with self._reading() as connection:
            query = select(_recipients.mail).where(_recipients.id == recipient)
            return connection.execute(query).scalar()

    def close(self, recipient: str, medium: Medium, problem: str = "") -> None:
        """Forget an address: its owner does not want messages, or it is gone."""
        values: dict[str, Any] = {medium: None}
        if medium == "mail":
            values["confirmed"] = False
        query = select(_recipients.problems).where(_recipients.id == recipient)
        with self._writing() as connection:
            problems = json.loads(connection.execute(query).scalar() or "{}")
            if problem:
                problems[medium] = problem
            values["problems"] = json.dumps(problems)
            one = update(schema.recipients).where(_recipients.id == recipient)
            connection.execute(one.values(**values))
            gone = _alerts.recipient == recipient, _alerts.medium == medium
            connection.execute(delete(schema.alerts).where(*gone))

    def forget(self, key_hash: str) -> None:
        """Delete everything about a recipient."""
        with self._writing() as connection:
            known = _find(connection, key_hash)
            if known is not None:
                _remove(connection, [known.id])

    def try_out(self, recipient: Recipient, at: int) -> None:
        """Send something over every medium, now."""
        with self._writing() as connection:
            for medium in recipient.media:
                _add(connection, recipient.id, medium, "test", at)

    def server_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this server, made when it is first asked for; the same for all processes."""
        keys = schema.server_keys
        query = select(keys.c.value).where(keys.c.name == name)
        with self._reading() as connection:
            found: str | None = connection.execute(query).scalar()
        if found is not None:
            return found
        try:
            with self._writing() as connection:
                connection.execute(insert(keys).values(name=name, value=make()))
        except Conflict:  # another process was first
            pass
        return self.server_key(name, make)


def _ask_to_confirm(connection: Connection, recipient: str, mail: str, at: int) -> None:
    asked = select(func.count()).where(
        _alerts.kind == "confirm",
        _alerts.since > at - WHILE,
        _alerts.recipient.in_(select(_recipients.id).where(_recipients.mail == mail)),
    )
    if (connection.execute(asked).scalar() or 0) >= CONFIRMATIONS:
        raise TableError(Message("alerts-mail-often"))
    _add(connection, recipient, "mail", "confirm", at)


def _add(connection: Connection, recipient: str, medium: str, kind: str, at: int) -> None:
    """Something that is not about a table: sent now, in place of an earlier one."""
    key = {"recipient": recipient, "medium": medium, "kind": kind, "table_id": "", "seat": 0}
    same = [schema.alerts.c[name] == value for name, value in key.items()]
    connection.execute(delete(schema.alerts).where(*same))
    row = {**key, "since": at, "due": at, "tries": 0, "leased": 0}
    connection.execute(insert(schema.alerts).values(row))


def _keep_seats(
    connection: Connection, recipient: str, settings: RecipientSettings, at: int
) -> None:
    rows, real = schema.recipient_seats, schema.seats.c.secret_hash
    found = select(real).where(real.in_(settings.secret_hashes)).distinct()
    known = select(_profiles.key_hash).where(_profiles.key_hash == settings.profile)
    wanted = {*connection.execute(found).scalars(), *connection.execute(known).scalars()}
    own = select(_seats.secret_hash).where(_seats.recipient == recipient)
    before = set(connection.execute(own).scalars())
    dropped = _seats.secret_hash.in_(before - wanted)
    connection.execute(delete(rows).where(_seats.recipient == recipient, dropped))
    for secret_hash in wanted - before:
        row = {"recipient": recipient, "secret_hash": secret_hash, "added": at}
        connection.execute(insert(rows).values(row))
        others = select(_seats.recipient).where(_seats.secret_hash == secret_hash)
        others = others.where(_seats.recipient != recipient).order_by(_seats.added.desc())
        extra = list(connection.execute(others).scalars())[MOST - 1 :]
        crowded = _seats.secret_hash == secret_hash, _seats.recipient.in_(extra)
        connection.execute(delete(rows).where(*crowded))


def _remove(connection: Connection, recipients: Sequence[str]) -> None:
    for table in (schema.alerts, schema.recipient_seats):
        connection.execute(delete(table).where(table.c.recipient.in_(recipients)))
    connection.execute(delete(schema.recipients).where(_recipients.id.in_(recipients)))


def forget_lost(connection: Connection, before: int) -> None:
    """Forget seats that are removed, and recipients without a seat who did nothing since."""
    kept = exists().where(schema.seats.c.secret_hash == _seats.secret_hash)
    named = exists().where(_profiles.key_hash == _seats.secret_hash)
    connection.execute(delete(schema.recipient_seats).where(~kept, ~named))
    seated = exists().where(_seats.recipient == _recipients.id)
    lost = select(_recipients.id).where(~seated, _recipients.touched < before)
    _remove(connection, list(connection.execute(lost).scalars()))


def _find(connection: Connection, key_hash: str) -> Recipient | None:
    query = select(schema.recipients).where(_recipients.key_hash == key_hash)
    row = connection.execute(query).one_or_none()
    return None if row is None else read_recipient(row)


def read_recipient(row: Row[Any]) -> Recipient:
    """A recipient from its row."""
    return Recipient(
        id=row.id,
        rules=AlertRules.from_dict(json.loads(row.rules)),
        push=None if row.push is None else json.loads(row.push),
        mail=row.mail,
        confirmed=row.confirmed,
        webhook=row.webhook,
        hook_key=row.hook_key,
        sent=json.loads(row.sent),
        problems=json.loads(row.problems),
    )
