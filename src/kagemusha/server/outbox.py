"""What one client is sent over its stream: updates in order, chat, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from kagemusha.server.concurrency_limits import ConcurrencyLimit
from kagemusha.server.schemas.messages import (
    ChatMessage,
    Hello,
    JointReviewMessage,
    PresenceMessage,
    ServerMessage,
    UpdateMessage,
)
from kagemusha.server.wire import Translator, chat_line, to_wire
from kagemusha.table import JointReviewNow, LiveTable, PresenceNow, Subscription, Update

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
BATCH = 16
"""Updates that are read at once."""
_threads = ThreadPoolExecutor(12, "kagemusha-stream")
_reads = ConcurrencyLimit(1, waiting=10_000)
"""One thread for a seat, or all spectators, of a table: who waits for its lock needs none."""
T = TypeVar("T")


async def in_thread(call: Callable[[], T]) -> T:
    """Ask the table, which may wait; abandoned if the stream ends meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_threads, call)


class LoopCalls:
    """Calls from other threads into the event loop: one wake-up for all that wait."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._calls: deque[Callable[[], object]] = deque()
        self._scheduled = False

    def put(self, call: Callable[[], object]) -> None:
        """Have something called in the event loop."""
        self._calls.append(call)
        if not self._scheduled:
            self._scheduled = True
            with contextlib.suppress(RuntimeError):  # the loop has ended before us
                self._loop.call_soon_threadsafe(self._run)

    def _run(self) -> None:
        self._scheduled = False
        while self._calls:
            try:
                self._calls.popleft()()
            except Exception:
                log.exception("a call into the event loop failed")


class Outbox:
    """Sends one client what is new, as fast as it takes it."""

    def __init__(
        self,
        table: LiveTable,
        following: Subscription,
        translator: Translator | None,
        hello: Hello,
        loop_calls: LoopCalls,
        send: Callable[[str], Awaitable[None]],
    ) -> None:
        self._table, self._following, self._translator = table, following, translator
        self._secret, self._chat, self._cells = hello.secret, hello.chat, hello.cells
        self._loop_calls, self._send_text = loop_calls, send
        self._loop = asyncio.get_running_loop()
        self._woken = asyncio.Event()
        self._answers: list[ServerMessage] = []
        self._presence: PresenceNow | None = None
        """The presence that the client knows."""
        self.participant: str | None = None
        """Who the client is in a joint review."""
        self._joint_review: tuple[JointReviewNow, str | None] = (JointReviewNow(), None)
        """The joint review that the client knows."""
        self._sending_since: float | None = None
        self._following.wake = self.wake
        self._woken.set()

    def wake(self) -> None:
        """There may be something new; called from any thread."""
        self._loop_calls.put(self._woken.set)

    def answer(self, message: ServerMessage) -> None:
        """Send a message after the updates made so far."""
        self._answers.append(message)
        self._woken.set()

    @property
    def stuck(self) -> float:
        """For how many seconds the client has taken nothing."""
        return 0 if self._sending_since is None else self._loop.time() - self._sending_since

    async def run(self) -> None:
        """Send until the table is closed."""
        while not self._following.closed:
            await self._woken.wait()
            self._woken.clear()
            answers, self._answers = self._answers, []
            await self._send_updates()
            while self._table.chat.number > self._chat and await self._send_chat():
                pass
            if (presence := self._table.presence.now) != self._presence:
                self._presence = presence
                await self._send(PresenceMessage(presence))
            joint_review = (self._table.presence.joint_review.now, self.participant)
            if joint_review != self._joint_review:
                self._joint_review = joint_review
                await self._send(JointReviewMessage(*joint_review))
            for message in answers:
                await self._send(message)

    async def _send_updates(self) -> None:
        while True:
            found = self._following.ready(BATCH)
            if found is None:
                async with _reads.take(f"{self._table.id} {self._following.audience}"):
                    found = await in_thread(self._read)
            if not found:  # fewer than a batch may be the end of a page
                return
            for update in found:
                wire = to_wire(update, self._translator, cells=self._cells)
                await self._send(UpdateMessage(wire))

    def _read(self) -> list[Update]:
        """Updates that are not in memory, or whose table is locked."""
        found: list[Update] = []
        while len(found) < BATCH and (update := self._following.get()) is not None:
            found.append(update)
        return found

    async def _send_chat(self) -> bool:
        """Some lines; whether there were any."""
        lines = await in_thread(partial(self._table.chat.lines, self._secret, self._chat))
        for line in lines:
            self._chat = line.number
            await self._send(ChatMessage(chat_line(line)))
        return bool(lines)

    async def _send(self, message: ServerMessage) -> None:
        self._sending_since = self._loop.time()
        await self._send_text(encode(message).decode())
        self._sending_since = None
