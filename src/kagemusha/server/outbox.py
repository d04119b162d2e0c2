"""What one client is told of a table: updates in order, and chat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import get_ident
from typing import Any, TypeVar

import msgspec

from kagemusha.server.schemas import ChatLine, ChatMessage, Hello, UpdateMessage
from kagemusha.server.wire import Translator, to_wire
from kagemusha.table import LiveTable, Subscription, Update

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
BATCH = 16
"""Updates that are told at once."""
_threads = ThreadPoolExecutor(12, "kagemusha-stream")
T = TypeVar("T")


async def in_thread(call: Callable[[], T]) -> T:
    """Ask the table, which may wait; not waited for if the stream ends meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_threads, call)


class LoopCalls:
    """Calls from other threads into the event loop's: many at once, where many came."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._calls: deque[Callable[[], None]] = deque()
        self._coming = False

    def put(self, call: Callable[[], None]) -> None:
        """Have something called in the event loop."""
        self._calls.append(call)
        if not self._coming:
            self._coming = True
            with contextlib.suppress(RuntimeError):  # the loop has ended before us
                self._loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        self._coming = False
        while self._calls:
            try:
                self._calls.popleft()()
            except Exception:
                log.exception("a stream could not go on")


class Outbox:
    """Tells one client what is new, as long as it takes it."""

    def __init__(
        self,
        table: LiveTable,
        following: Subscription,
        says: Translator | None,
        hello: Hello,
        post: LoopCalls,
        say: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> None:
        """`say` sends a message; `ended` is called when nothing more will come."""
        self._table, self._following, self._says = table, following, says
        self._secret, self._heard, self._cells = hello.secret, hello.chat, hello.cells
        self._post, self._say, self._ended = post, say, ended
        self._thread = get_ident()
        self._task: asyncio.Task[None] | None = None
        """Reads what cannot be told without waiting."""
        self._answers: list[bytes] = []
        """What is to be said after the updates that are being read."""
        self.silent = False
        """Whether the client takes nothing at the moment."""

    def wake(self) -> None:
        """There may be something new; called from any thread."""
        if get_ident() == self._thread:
            self.tell()
        else:
            self._post.put(self.tell)

    def tell(self) -> None:
        """Tell what is new, if the client has room for it."""
        if self.silent or self._task is not None:
            return
        found = self._following.ready(BATCH)
        for update in found or ():
            self._say(self._words(update))
        if self._following.closed:
            self._ended()
        elif found is None or self._table.chat.number > self._heard:
            self._task = asyncio.ensure_future(self._read())
            self._task.add_done_callback(self._read_on)
        elif len(found) == BATCH:
            self._post.put(self.tell)

    def answer(self, words: bytes) -> None:
        """Say something that is to come after the updates that there are."""
        if self._task is None:
            self._say(words)
        else:
            self._answers.append(words)

    async def _read(self) -> None:
        for words in await in_thread(self._updates):
            self._say(words)
        if self._table.chat.number > self._heard:
            for line in await in_thread(partial(self._table.chat.lines, self._secret, self._heard)):
                self._heard = line.number
                self._say(
                    encode(ChatMessage(ChatLine(line.number, line.at, line.seat, line.words)))
                )

    def _updates(self) -> list[bytes]:
        found: list[bytes] = []
        while len(found) < BATCH and (update := self._following.get()) is not None:
            found.append(self._words(update))
        return found

    def _words(self, update: Update) -> bytes:
        return encode(UpdateMessage(to_wire(update, self._says, cells=self._cells)))

    def _read_on(self, task: asyncio.Task[Any]) -> None:
        self._task = None
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("a stream cannot tell what is new", exc_info=task.exception())
            self._ended()
            return
        self.tell()
        answers, self._answers = self._answers, []
        for words in answers:
            self.answer(words)

    def stop(self) -> None:
        """Tell nothing more."""
        self.silent = True
        if self._task is not None:
            self._task.cancel()
