"""The queue of alerts: noted from what tables wait for, leased to one process, sent once.

Nothing of it is part of a move. What is owed is read from the tables, so an alert that was not
noted before a crash is noted after it.
"""

from __future__ import annotations

import contextlib
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, insert, or_, select, update

from kagemusha.table import schema
from kagemusha.table.alerts import (
    ALERT_WAITS,
    MINUTE,
    Alert,
    AlertMessage,
    Medium,
    Recipient,
    next_try,
)
from kagemusha.table.entry import Turn
from kagemusha.table.errors import Conflict
from kagemusha.table.invitations import UNWANTED, pending
from kagemusha.table.recipient_store import read_recipient

Connect = Callable[[], AbstractContextManager[Connection]]
Looking = Callable[[str, int], bool]
"""Whether somebody looks at a seat of a table now."""
BATCH = 20
"""Recipients whose alerts are taken at once."""
LEASE = 5 * MINUTE
"""Milliseconds for which a process has what it took; then another may send it."""
_tables, _seats, _alerts = schema.tables.c, schema.seats.c, schema.alerts.c
_invitations, _profiles = schema.invitations.c, schema.profiles.c
_recipients, _wanted = schema.recipients.c, schema.recipient_seats.c
Key = tuple[str, str, str, int, str]
NO_SEAT = -1
"""Of an invitation: the guest has none yet."""
ABOUT_TABLES = {"turn", "alarm", "invitation"}
KEY = ("recipient", "medium", "table_id", "seat", "kind")


class AlertQueue:
    """The alerts of one store. Safe to use from several threads and processes."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    # --- noting ---------------------------------------------------------------------------------

    def note(self, after: int, looking: Looking, waits: Mapping[Medium, int] = ALERT_WAITS) -> int:
        """Note what is owed at tables, or wanted by recipients, that changed since; how much.

        Whoever has the table in sight when their turn begins needs no alert.
        """
        with self._reading() as connection:
            new = list(self._missing(connection, after, looking, waits))
            new += self._uninformed(connection, after, waits)
        if new:
            with contextlib.suppress(Conflict), self._writing() as connection:
                for row in new:  # Conflict: another process notes the same
                    same = [_alerts[name] == row[name] for name in KEY]
                    older = _alerts.since < row["since"]
                    connection.execute(delete(schema.alerts).where(*same, older))
                    if connection.execute(select(_alerts.since).where(*same)).first() is None:
                        connection.execute(insert(schema.alerts).values(row))
        return len(new)

    def _missing(
        self, connection: Connection, after: int, looking: Looking, waits: Mapping[Medium, int]
    ) -> Iterable[dict[str, Any]]:
        rows = connection.execute(
            select(_tables.id.label("table_id"), _tables.turns, _seats.seat, _wanted.added)
            .add_columns(*schema.recipients.columns)
            .join_from(schema.tables, schema.seats, _seats.table_id == _tables.id)
            .join(schema.recipient_seats, _wanted.secret_hash == _seats.secret_hash)
            .join(schema.recipients, _recipients.id == _wanted.recipient)
            .where(_tables.status == "running", _tables.turns != "[]")
            .where(or_(_tables.touched >= after, _recipients.touched >= after))
        ).all()
        known = _known(connection, {row.id for row in rows})
        for row in rows:
            turn = _turns(row.turns).get(row.seat)
            if turn is None:
                continue
            recipient = read_recipient(row)
            for medium in recipient.media:
                for kind, due in _dues(recipient, waits[medium], turn, row.added):
                    key = (recipient.id, medium, row.table_id, row.seat, kind)
                    if known.get(key, -1) < turn.since:
                        seen = kind == "turn" and looking(row.table_id, row.seat)
                        when = {"since": turn.since, "due": None if seen else due}
                        what = dict(zip(KEY, key, strict=True))
                        yield {**what, **when, "tries": 0, "leased": 0}

    def _uninformed(
        self, connection: Connection, after: int, waits: Mapping[Medium, int]
    ) -> Iterable[dict[str, Any]]:
        """The same of invitations, for recipients who have named their profile."""
        rows = connection.execute(
            select(_invitations.table_id, _invitations.at, _wanted.added)
            .add_columns(*schema.recipients.columns)
            .join_from(schema.invitations, schema.profiles, _profiles.id == _invitations.guest)
            .join(schema.recipient_seats, _wanted.secret_hash == _profiles.key_hash)
            .join(schema.recipients, _recipients.id == _wanted.recipient)
            .where(or_(_invitations.at >= after, _recipients.touched >= after))
            .where(_invitations.at > _wanted.added, ~_invitations.declined, ~UNWANTED)
        ).all()
        known = _known(connection, {row.id for row in rows})
        for row in rows:
            for medium in read_recipient(row).media:
                key = (row.id, medium, row.table_id, NO_SEAT, "invitation")
                if key not in known:
                    what = dict(zip(KEY, key, strict=True))
                    when = {"since": row.at, "due": row.at + waits[medium]}
                    yield {**what, **when, "tries": 0, "leased": 0}

    # --- sending --------------------------------------------------------------------------------

    def take(self, at: int, looking: Looking) -> list[AlertMessage]:
        """What is to be sent now, leased to the caller; what is not owed any more is dropped."""
        ready = and_(_alerts.due <= at, _alerts.leased <= at)
        with self._reading() as connection:
            if connection.execute(select(_alerts.since).where(ready).limit(1)).first() is None:
                return []
        with self._writing() as connection:
            whose = select(_alerts.recipient).where(ready).order_by(_alerts.due).limit(BATCH)
            # Locked, so that one process alone makes a digest for one recipient.
            locked = select(schema.recipients).where(_recipients.id.in_(whose))
            rows = connection.execute(locked.with_for_update(skip_locked=True)).all()
            found = []
            for row in rows:
                found += self._messages(connection, read_recipient(row), at, looking)
        return found

    def _messages(
        self, connection: Connection, recipient: Recipient, at: int, looking: Looking
    ) -> list[AlertMessage]:
        waiting = _waiting(connection, recipient.id)
        known = waiting | _asked(connection, recipient.id, at)
        soon = and_(_alerts.due <= at + MINUTE, _alerts.leased <= at)
        query = select(schema.alerts).where(_alerts.recipient == recipient.id, soon)
        by_medium: dict[Medium, list[tuple[Row[Any], Alert]]] = defaultdict(list)
        for row in connection.execute(query.order_by(_alerts.due)).all():
            game, turn = known.get((row.table_id, row.seat), ("", None))
            current = turn is not None and turn.since == row.since
            open_now = row.medium in recipient.media or row.kind == "confirm"
            if row.kind in ABOUT_TABLES:
                open_now = open_now and current
            if not open_now or (row.kind == "turn" and looking(row.table_id, row.seat)):
                _set(connection, row, due=None)
                continue
            if row.kind == "alarm" and turn is not None and turn.alarm and turn.due:
                later = recipient.rules.alarm_at(turn.alarm, turn.due)
                if later > at + MINUTE:  # the clock was set forward
                    _set(connection, row, due=later)
                    continue
            due = turn.due if turn else None
            alert = Alert(row.kind, row.table_id, game, row.seat, row.since, row.tries, due)
            by_medium[row.medium].append((row, alert))
        found = []
        for medium, pairs in by_medium.items():
            if all(row.due > at for row, _ in pairs):
                continue
            kinds = {alert.kind for _, alert in pairs}
            held = None
            if kinds <= ABOUT_TABLES:
                last = recipient.sent.get(medium, 0)
                held = recipient.rules.held_until(at, last=last, urgent="alarm" in kinds)
            for row, _ in pairs:
                if held is None:
                    _set(connection, row, leased=at + LEASE)
                else:
                    _set(connection, row, due=held)
            if held is None:
                alerts = tuple(alert for _, alert in pairs)
                found.append(AlertMessage(recipient, medium, alerts, len(waiting)))
        return found

    def sent(self, message: AlertMessage, at: int) -> None:
        """A message has arrived."""
        self._finish(message, at, None)

    def failed(self, message: AlertMessage, at: int, problem: str, *, final: bool) -> None:
        """A message could not be sent: it is tried again later, unless that is of no use."""
        self._finish(message, at, problem, final=final)

    def _finish(
        self, message: AlertMessage, at: int, problem: str | None, *, final: bool = False
    ) -> None:
        recipient = message.recipient.id
        with self._writing() as connection:
            for alert in message.alerts:
                tries = 0 if problem is None else alert.tries + 1
                due = None if problem is None or final else next_try(at, tries)
                one = update(schema.alerts).where(
                    _alerts.recipient == recipient,
                    _alerts.medium == message.medium,
                    _alerts.table_id == alert.table_id,
                    _alerts.seat == alert.seat,
                    _alerts.kind == alert.kind,
                    _alerts.since == alert.since,
                )
                connection.execute(one.values(due=due, tries=tries, leased=0))
            row = connection.execute(
                select(_recipients.sent, _recipients.problems).where(_recipients.id == recipient)
            ).one_or_none()
            if row is None:
                return
            sent, problems = json.loads(row.sent), json.loads(row.problems)
            problems.pop(message.medium, None)
            if problem is None:
                sent[message.medium] = at
            else:
                problems[message.medium] = problem
            values = {"sent": json.dumps(sent), "problems": json.dumps(problems)}
            changed = update(schema.recipients).where(_recipients.id == recipient)
            connection.execute(changed.values(**values))


def _set(connection: Connection, row: Row[Any], **values: int | None) -> None:
    same: Sequence[ColumnElement[bool]] = [
        _alerts[name] == getattr(row, name) for name in (*KEY, "since")
    ]
    connection.execute(update(schema.alerts).where(*same).values(**values))


def _dues(recipient: Recipient, waits: int, turn: Turn, added: int) -> Iterable[tuple[str, int]]:
    """The alerts for a turn, and when each is due; none if the turn began before they were set."""
    if turn.since > added:
        yield "turn", turn.since + waits
    if recipient.rules.alarm and turn.alarm is not None and turn.due is not None:
        yield "alarm", recipient.rules.alarm_at(turn.alarm, turn.due)


def _turns(text: str) -> dict[int, Turn]:
    return {turn[0]: Turn(*turn) for turn in json.loads(text)}


def _known(connection: Connection, recipients: set[str]) -> dict[Key, int]:
    known: dict[Key, int] = {}
    names = sorted(recipients)
    for start in range(0, len(names), 500):
        some = _alerts.recipient.in_(names[start : start + 500])
        columns = [_alerts[name] for name in (*KEY, "since")]
        for row in connection.execute(select(*columns).where(some)):
            known[row[0], row[1], row[2], row[3], row[4]] = row[5]
    return known


def _waiting(connection: Connection, recipient: str) -> dict[tuple[str, int], tuple[str, Turn]]:
    """The choices that tables wait for from a recipient: by table and seat, the game and turn."""
    rows = connection.execute(
        select(_tables.id, _tables.game, _tables.turns, _seats.seat)
        .join_from(schema.tables, schema.seats, _seats.table_id == _tables.id)
        .join(schema.recipient_seats, _wanted.secret_hash == _seats.secret_hash)
        .where(_wanted.recipient == recipient)
        .where(_tables.status == "running", _tables.turns != "[]")
    )
    found = {}
    for row in rows:
        if (turn := _turns(row.turns).get(row.seat)) is not None:
            found[row.id, row.seat] = (row.game, turn)
    return found


def _asked(connection: Connection, recipient: str, at: int) -> dict[tuple[str, int], Any]:
    """The invitations that a recipient has not answered, in the same form."""
    rows = connection.execute(
        select(_tables.id, _tables.game, _invitations.at)
        .join_from(schema.invitations, schema.tables, _tables.id == _invitations.table_id)
        .join(schema.profiles, _profiles.id == _invitations.guest)
        .join(schema.recipient_seats, _wanted.secret_hash == _profiles.key_hash)
        .where(_wanted.recipient == recipient, *pending(at))
        .where(~_invitations.declined, ~UNWANTED)
    )
    return {(row.id, NO_SEAT): (row.game, Turn(NO_SEAT, row.at)) for row in rows}
