"""What people at a table say to each other. Chat is not part of the log.

What the operator does to it is a line, too: kept in the same order and sent in the same way.
"""

from __future__ import annotations

import contextlib
from collections import deque

from kagemusha.core.errors import Message
from kagemusha.table.chat_store import ChatKind, ChatLine
from kagemusha.table.commands import RETRIES, too_busy
from kagemusha.table.errors import Conflict, TableError
from kagemusha.table.input_checks import check_chat
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.store import Store

PAGE = 100
"""Lines that are read at once."""
MOST = 5_000
"""Lines of one table."""
OFTEN, WITHIN = 20, 60_000
"""How many lines one seat may send, and within how many milliseconds."""


class Chat:
    """The chat of one table."""

    def __init__(self, runtime: TableRuntime, store: Store, number: int) -> None:
        self.number = number
        """Of the last line that is known here."""
        self._runtime, self._store = runtime, store
        self._said: dict[int, deque[int]] = {}
        """When each seat said its last lines."""
        self._setup = runtime.journal.setup
        self._closed = False
        self._muted: set[int] = set()
        self._checked_to = -1
        """The last line up to which it is known who may talk."""

    def say(self, secret: str, text: str, *, seat: int | None = None, client: str = "") -> ChatLine:
        """Send a chat message to everybody at the table; `client` is the sender's address."""
        text = check_chat(text)
        with self._runtime.turn() as at:
            secrets = self._runtime.journal.secrets
            held = secrets.held(secret)
            on = secrets.one(held, seat, held[:1])
            self._check(on, at)
            self._said[on].append(at)
            return self._add(at, on, text, client=client)

    def rule(self, kind: ChatKind, *, seat: int = -1, line: int | None = None) -> ChatLine:
        """What the operator does: mute a seat, remove a line, close the chat, or the opposite."""
        with self._runtime.turn() as at:
            if line is not None:
                seat = self.find(line).seat
            elif kind in ("muted", "unmuted") and seat not in self._runtime.journal.state.people:
                raise TableError(Message("table-no-person", {"seat": seat}))
            return self._add(at, seat, "", kind, line)

    def _add(
        self,
        at: int,
        seat: int,
        text: str,
        kind: ChatKind = "said",
        line: int | None = None,
        client: str = "",
    ) -> ChatLine:
        for _ in range(RETRIES):
            if kind == "said":
                self._check_allowed(seat)
            new = ChatLine(self.number + 1, at, seat, text, kind, line, client)
            with contextlib.suppress(Conflict):
                self._store.chat.add(self._setup, new)
                current = self._checked_to == self.number and kind in ("said", "removed")
                self.advance(new.number)
                if current:
                    self._checked_to = new.number
                return new
            self._store.setup(self._setup.chat_id)  # or is the table gone?
            self.advance(self._store.lengths([self._setup.id])[self._setup.id][1])
        raise too_busy()

    def _check(self, seat: int, at: int) -> None:
        if self.number >= MOST:
            raise TableError(Message("table-chat-full", {"number": MOST}))
        said = self._said.setdefault(seat, deque(maxlen=OFTEN))
        if len(said) == OFTEN and at - said[0] < WITHIN:
            raise TableError(Message("table-chat-often", {"number": OFTEN}))

    def _check_allowed(self, seat: int) -> None:
        """TableError if the operator has muted the seat or closed the chat."""
        if self._checked_to != self.number or self._closed or seat in self._muted:
            self._read_operator_lines()  # before it is refused: another process may have allowed it
        if self._closed:
            raise TableError(Message("table-chat-closed"))
        if seat in self._muted:
            raise TableError(Message("table-muted"))

    def _read_operator_lines(self) -> None:
        self._closed, self._muted = False, set()
        for line in self._store.chat.operator_lines(self._setup):
            if line.kind in ("closed", "opened"):
                self._closed = line.kind == "closed"
            elif line.kind == "muted":
                self._muted.add(line.seat)
            else:
                self._muted.discard(line.seat)
        self._checked_to = self.number

    def advance(self, number: int) -> None:
        """The chat has this many lines, written here or by another process."""
        if number > self.number:
            self.number = number
            self._runtime.journal.fresh.update(self._runtime.journal.deliveries.audiences)

    def lines(self, secret: str | None = None, since: int = 0) -> list[ChatLine]:
        """What was said after a line, at most `PAGE` lines of it.

        Spectators with a delay hear later what was said at the table, too.
        """
        with self._runtime.lock:
            held = None if secret is None else self._runtime.journal.secrets.held(secret)
            audience = self._runtime.audience(secret, held[0] if held else None)
            until = self._runtime.heard_until(audience)
        return self._store.chat.lines(self._setup, since, PAGE, until)

    def find(self, number: int) -> ChatLine:
        """A line that somebody said and that is still there; TableError if there is none."""
        found = self._store.chat.lines(self._setup, number - 1, 1)
        if not found or found[0].number != number or found[0].kind != "said" or not found[0].text:
            raise TableError(Message("table-no-such-line", {"number": number}))
        return found[0]
