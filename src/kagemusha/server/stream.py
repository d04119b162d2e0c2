"""A table followed over a WebSocket: updates come by themselves, commands may be sent.

Nothing is kept for a client but a short queue. Who does not empty it is disconnected, and goes on
later after the last number it saw.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Lock
from typing import Any, Protocol, TypeVar

import anyio.to_thread
import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kagemusha.core.errors import KagemushaError
from kagemusha.server import routes
from kagemusha.server.errors import bad_request, language, no_secret, problem, status_of
from kagemusha.server.guard import client_of
from kagemusha.server.rates import Rates
from kagemusha.server.said import Interpreter, interpreter, told
from kagemusha.server.settings import Settings
from kagemusha.server.shapes import (
    Act,
    Done,
    FromClient,
    FromServer,
    Heard,
    Hello,
    Line,
    Ping,
    Pong,
    Refusal,
    Say,
    Told,
    Undo,
    Welcome,
)
from kagemusha.table import Hall, LiveTable, Subscription

log = logging.getLogger(__name__)

BAD_DATA, TOO_LARGE, FAILED, RESTART, TRY_LATER = 1003, 1009, 1011, 1012, 1013
REFUSED = 4000
"""Plus the HTTP status of the refusal: 4403 for a wrong secret, 4404 where there is no table."""
_message = msgspec.json.Decoder(FromClient)
_hello = msgspec.json.Decoder(Hello)
_threads = ThreadPoolExecutor(12, "kagemusha-stream")
"""Enough to share a commit; more of them only wait for each other (`bench/online.py`)."""
BATCH = 16
"""Updates that are read at once."""
T = TypeVar("T")


class Leave(Exception):  # noqa: N818  not an error: the end of a stream
    """The stream ends, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Sends(Protocol):
    """What an outbox needs of a socket."""

    async def send_text(self, data: str) -> None:
        """Send one message."""


class Outbox:
    """The messages that wait for one client: few, and not for long."""

    def __init__(self, socket: Sends, size: int, patience: float) -> None:
        self._socket, self._size, self._patience = socket, size, patience
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._taken = asyncio.Event()

    async def put(self, message: FromServer) -> None:
        """Let a message be sent; Leave if the client takes none for too long."""
        await self.room()
        self.push(encode(message))

    @property
    def full(self) -> bool:
        """Whether the client should take something first."""
        return self._queue.qsize() >= self._size

    async def room(self) -> None:
        """Wait until it is not full; Leave if the client takes nothing for too long."""
        while self.full:
            self._taken.clear()
            await self._patiently(self._taken.wait())

    def push(self, words: str) -> None:
        """Let a message be sent that is text already, for who has looked whether it is full."""
        self._queue.put_nowait(words)

    async def send_all(self) -> None:
        """Send, message by message, for ever."""
        while True:
            words = await self._queue.get()
            self._taken.set()
            await self._patiently(self._socket.send_text(words))

    async def flush(self) -> None:
        """Send what waits, and come back."""
        while not self._queue.empty():
            await self._patiently(self._socket.send_text(self._queue.get_nowait()))

    async def _patiently(self, step: Any) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await step
        except TimeoutError:
            raise Leave(TRY_LATER, "too slow") from None


def encode(message: FromServer) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()


async def in_thread(call: Callable[[], T]) -> T:
    """Ask the table, which may wait for a disk or another writer."""
    return await anyio.to_thread.run_sync(call)


async def quickly(call: Callable[[], T]) -> T:
    """The same for what is done for every move; not waited for if the stream ends meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_threads, call)


class News:
    """What is new for one client, passed on by the thread that made it new: no other is woken."""

    def __init__(self, following: Subscription, says: Interpreter | None, outbox: Outbox) -> None:
        self._following, self._says, self._outbox = following, says, outbox
        self._loop = asyncio.get_running_loop()
        self._reading = Lock()
        self.left = asyncio.Event()
        """There may be more: what a slow client had no room for, chat, the end."""
        self.left.set()

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return self._following.closed

    def wake(self) -> None:
        """There may be something new; called from any thread."""
        try:
            found = 0 if self._outbox.full else self.pass_on()
        except Exception:  # not the fault of the one who moved
            log.exception("a stream cannot tell what is new")
            self._following.end()
            found = 0
        if not found:
            self._later(self.left.set)

    def pass_on(self) -> int:
        """Let some of what is new be sent, in order; how many updates."""
        with self._reading:
            found: list[str] = []
            while len(found) < BATCH and (update := self._following.get()) is not None:
                found.append(encode(Told(told(update, self._says))))
            for words in found:
                self._later(self._outbox.push, words)
            if len(found) == BATCH:
                self._later(self.left.set)
            return len(found)

    def _later(self, call: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended before us
            self._loop.call_soon_threadsafe(call, *args)


class Stream:
    """One client at one table."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hall: Hall, settings: Settings, rates: Rates
    ) -> None:
        self._socket, self._hall, self._settings, self._rates = socket, hall, settings, rates
        self._client = client_of(socket.scope)
        self._outbox = Outbox(socket, settings.queue, settings.patience)
        self._locale = language(socket.headers.get("accept-language"))

    async def run(self, table_id: str) -> None:
        """From the first message to the end."""
        try:
            await self._follow(table_id)
        except Leave as end:
            await self._close(end.code, end.reason)
        except KagemushaError as error:
            with contextlib.suppress(Leave, WebSocketDisconnect, OSError):
                await self._outbox.put(Refusal(None, problem(error, self._locale)))
                await self._outbox.flush()
            await self._close(REFUSED + status_of(error), error.messages[0].id)
        except (WebSocketDisconnect, OSError):  # the client has gone, before or while we sent
            pass

    async def _close(self, code: int, reason: str) -> None:
        # A client that is too slow would not take a farewell either.
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._socket.close(code=code, reason=reason), 1)

    async def _follow(self, table_id: str) -> None:
        hello = await self._greeted()
        table = await in_thread(partial(self._hall.table, table_id))
        says = await in_thread(partial(interpreter, table, hello.language))
        following = await in_thread(
            partial(table.subscribe, hello.secret, hello.since, seat=hello.seat)
        )
        try:
            heartbeat = self._settings.heartbeat
            await self._outbox.put(Welcome(table.id, following.audience, heartbeat))
            news = News(following, says, self._outbox)
            following.wake = news.wake
            await _first_end(
                self._outbox.send_all(),
                self._tell(table, news, hello),
                self._listen(table, hello.secret),
                self._beat(),
            )
        finally:
            with anyio.CancelScope(shield=True):
                await in_thread(following.close)

    async def _greeted(self) -> Hello:
        try:
            words = await asyncio.wait_for(self._receive(), self._settings.greeting)
            hello = _hello.decode(words)
        except TimeoutError:
            raise Leave(BAD_DATA, "no greeting") from None
        except msgspec.DecodeError as error:
            raise bad_request(str(error)) from None
        self._locale = language(self._socket.headers.get("accept-language"), hello.language)
        return hello

    async def _receive(self) -> str:
        words = await self._socket.receive_text()
        if len(words) > self._settings.body:
            raise Leave(TOO_LARGE, "too large")
        while wait := self._rates.take(self._client):  # who sends too fast is read slowly
            await asyncio.sleep(wait)
        return words

    # --- four things at once ------------------------------------------------------------------

    async def _tell(self, table: LiveTable, news: News, hello: Hello) -> None:
        heard = hello.chat
        while True:
            await news.left.wait()
            news.left.clear()
            await self._outbox.room()
            await quickly(news.pass_on)
            if table.lines > heard:
                for line in await quickly(partial(table.chat, hello.secret, heard)):
                    heard = line.number
                    await self._outbox.put(Heard(Line(heard, line.at, line.seat, line.words)))
            if news.ended:
                raise Leave(RESTART, "the table is closed here")

    async def _listen(self, table: LiveTable, secret: str | None) -> None:
        while True:
            words = await self._receive()
            command: str | None = None
            try:
                try:
                    message = _message.decode(words)
                except msgspec.DecodeError as error:
                    raise bad_request(str(error)) from None
                if isinstance(message, Act | Undo):
                    command = message.command
                answer = await self._do(table, secret, message)
            except KagemushaError as error:
                answer = Refusal(command, problem(error, self._locale))
            if answer is not None:
                await self._outbox.put(answer)

    async def _do(
        self, table: LiveTable, secret: str | None, message: FromClient
    ) -> FromServer | None:
        if isinstance(message, Ping):
            return Pong()
        if not isinstance(message, Act | Undo | Say):
            return None
        if secret is None:
            raise no_secret()
        if isinstance(message, Say):  # comes back to everybody, the speaker included
            await quickly(partial(routes.do_say, table, secret, message))
            return None
        if isinstance(message, Act):
            update = await quickly(partial(routes.do_act, table, secret, message))
        else:
            update = await quickly(partial(routes.do_undo, table, secret, message))
        return Done(message.command, update.seat, update.number)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self._settings.heartbeat)
            await self._outbox.put(Ping())


async def _first_end(*steps: Any) -> None:
    """Run them side by side until one ends, as they all do, with an exception."""
    tasks = [asyncio.ensure_future(step) for step in steps]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


def stream_route(settings: Settings, rates: Rates) -> Any:
    """The route, with how many streams each client has open."""
    open_now: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def counted(client: str) -> AsyncIterator[bool]:
        open_now[client] += 1
        try:
            yield open_now[client] <= settings.streams
        finally:
            open_now[client] -= 1
            if not open_now[client]:
                del open_now[client]

    @websocket("/api/tables/{table_id:str}/stream")
    async def stream(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
        async with counted(client_of(socket.scope)) as allowed:
            await socket.accept()
            if not allowed:
                await socket.close(code=TRY_LATER, reason="too many streams")
                return
            try:
                await Stream(socket, socket.app.state.hall, settings, rates).run(table_id)
            except Exception:
                log.exception("a stream of table %s failed", table_id)
                with contextlib.suppress(Exception):
                    await socket.close(code=FAILED, reason="server-failed")

    return stream
