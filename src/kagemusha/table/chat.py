"""What people at a table say to each other. Chat is not part of the log."""

from __future__ import annotations

import contextlib
from collections import deque

from kagemusha.core.errors import Message
from kagemusha.table.commands import RETRIES, too_busy
from kagemusha.table.errors import Conflict, TableError
from kagemusha.table.input_checks import check_chat
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.store import ChatLine, Store

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

    def say(self, secret: str, words: str, *, seat: int | None = None) -> ChatLine:
        """Send a chat message to everybody at the table."""
        words = check_chat(words)
        with self._runtime.turn() as at:
            secrets = self._runtime.journal.secrets
            held = secrets.held(secret)
            on = secrets.one(held, seat, held[:1])
            if self.number >= MOST:
                raise TableError(Message("table-chat-full", {"number": MOST}))
            said = self._said.setdefault(on, deque(maxlen=OFTEN))
            if len(said) == OFTEN and at - said[0] < WITHIN:
                raise TableError(Message("table-chat-often", {"number": OFTEN}))
            said.append(at)
            for _ in range(RETRIES):
                with contextlib.suppress(Conflict):
                    line = self._store.add_chat(self._setup, at, on, words)
                    self.advance(line.number)
                    return line
                self._store.setup(self._setup.chat_id)  # or is the table gone?
            raise too_busy()

    def advance(self, number: int) -> None:
        """The chat has this many lines, written here or by another process."""
        if number > self.number:
            self.number = number
            self._runtime.journal.fresh.update(self._runtime.journal.streams.audiences)

    def lines(self, secret: str | None = None, since: int = 0) -> list[ChatLine]:
        """What was said after a line, at most `PAGE` lines of it."""
        with self._runtime.lock:
            held = None if secret is None else self._runtime.journal.secrets.held(secret)
            self._runtime.audience(secret, held[0] if held else None)
        return self._store.chat(self._setup, since, PAGE)
