"""Chat in the store: lines are added; a line that the operator removes loses its text."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import Connection, Select, func, insert, select, update

from kagemusha.table import schema
from kagemusha.table.entry import TableSetup
from kagemusha.table.errors import Conflict

Connect = Callable[[], AbstractContextManager[Connection]]
ChatKind = Literal["said", "removed", "muted", "unmuted", "closed", "opened"]
"""Besides what was said: what the operator did, which is kept and sent in the same way."""
OPERATOR_KINDS: tuple[ChatKind, ...] = ("muted", "unmuted", "closed", "opened")
"""The kinds that say who may talk."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, or what the operator did to it. Chat is no part of the log."""

    number: int
    at: int
    seat: int
    """Who said it, or whom it is about; -1: nobody who sits here."""
    text: str
    """"" of a line that was removed."""
    kind: ChatKind = "said"
    line: int | None = None
    """The line that was removed."""
    client: str = field(default="", repr=False, compare=False)
    """The address of who said it, for the operator alone."""


class ChatStore:
    """The chats of one store."""

    def __init__(
        self, reading: Connect, writing: Connect, notify: Callable[[Connection, str], None]
    ) -> None:
        self._reading, self._writing, self._notify = reading, writing, notify

    def add(self, setup: TableSetup, line: ChatLine) -> None:
        """Keep a line; Conflict if there is one of this number, or not the one before it.

        All games of one table have one chat, in which a player is called by their first seat.
        """
        player = -1 if line.seat < 0 else setup.series.player_at(line.seat)
        kept = schema.chat.c
        query = select(func.max(kept.number)).where(kept.table_id == setup.chat_id)
        text = line.text if line.line is None else str(line.line)
        row = {"number": line.number, "at": line.at, "seat": player, "words": text}
        row |= {"table_id": setup.chat_id, "kind": line.kind, "client": line.client}
        with self._writing() as connection:
            if (connection.execute(query).scalar() or 0) != line.number - 1:
                raise Conflict
            connection.execute(insert(schema.chat).values(row))
            if line.line is not None:
                gone = (kept.table_id == setup.chat_id, kept.number == line.line)
                connection.execute(update(schema.chat).where(*gone).values(words=""))
            touched = update(schema.tables).where(schema.tables.c.id == setup.id)
            connection.execute(touched.values(touched=line.at))
            self._notify(connection, setup.id)

    def lines(
        self, setup: TableSetup, since: int, most: int, until: int | None = None
    ) -> list[ChatLine]:
        """The first lines after a number, said before a time."""
        columns = schema.chat.c
        query = select(schema.chat).where(columns.number > since).limit(most)
        return self._read(setup, query if until is None else query.where(columns.at < until))

    def operator_lines(self, setup: TableSetup) -> list[ChatLine]:
        """Who was muted and when the chat was closed, in order."""
        return self._read(setup, select(schema.chat).where(schema.chat.c.kind.in_(OPERATOR_KINDS)))

    def _read(self, setup: TableSetup, query: Select[Any]) -> list[ChatLine]:
        """Lines by where their speakers sit now."""
        columns, seat_of = schema.chat.c, setup.series.seat_of
        query = query.where(columns.table_id == setup.chat_id).order_by(columns.number)
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [
            ChatLine(
                row.number,
                row.at,
                -1 if row.seat < 0 else seat_of(row.seat),
                "" if row.kind == "removed" else row.words,
                row.kind,
                int(row.words) if row.kind == "removed" else None,
                row.client,
            )
            for row in rows
        ]
