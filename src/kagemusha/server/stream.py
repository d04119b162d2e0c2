"""A table followed over a WebSocket: updates come by themselves, commands may be sent.

What is done for every move is done in the event loop's own thread and waits for nothing: the store
calls back when it has written. What may take longer is left to other threads. Nothing is kept for a
client but what is on its way. Who does not take it is disconnected, and goes on later after the
last number it saw.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, TypeVar

import anyio.to_thread
import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kagemusha.core.errors import KagemushaError
from kagemusha.server import routes
from kagemusha.server.connection import EXTENSION, Line
from kagemusha.server.errors import bad_request, language, no_secret, problem, status_of
from kagemusha.server.outbox import LoopCalls, Outbox, encode, in_thread
from kagemusha.server.rate_limit import RateLimiter
from kagemusha.server.schemas import (
    Act,
    Done,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Refusal,
    Say,
    Undo,
    Welcome,
)
from kagemusha.server.security import client_of
from kagemusha.server.settings import Settings
from kagemusha.server.wire import Translator, translator
from kagemusha.table import LiveTable, Subscription, Tables, Update

log = logging.getLogger(__name__)

BAD_DATA, FAILED, RESTART, TRY_LATER = 1003, 1011, 1012, 1013
REFUSED = 4000
"""Plus the HTTP status of the refusal: 4403 for a wrong secret, 4404 where there is no table."""
_message = msgspec.json.Decoder(FromClient)
_hello = msgspec.json.Decoder(Hello)
UNREAD = 16
"""Messages of one client that may wait for each other."""
T = TypeVar("T")


class Leave(Exception):  # noqa: N818  not an error: the end of a stream
    """The stream ends, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Stream:
    """One client at one table; the listener of its line."""

    def __init__(
        self,
        line: Line,
        table: LiveTable,
        secret: str | None,
        locale: str,
        settings: Settings,
        allowed: Callable[[], float],
        loop_calls: LoopCalls,
    ) -> None:
        """`allowed` says how long to wait before the client's next message is read."""
        self._line, self._table, self._secret, self._locale = line, table, secret, locale
        self._settings, self._allowed, self._loop_calls = settings, allowed, loop_calls
        self._loop = asyncio.get_running_loop()
        self._ended: asyncio.Future[tuple[int, str] | None] = self._loop.create_future()
        """Why we end it, if we do."""
        self._waiting: deque[bytes] = deque()
        self._busy = False
        """Whether a message is being answered: one at a time."""
        self._task: asyncio.Task[None] | None = None
        self._late: asyncio.TimerHandle | None = None
        """Ends the stream of a client that takes nothing."""
        self._outbox: Outbox | None = None

    async def run(self, hello: Hello, following: Subscription, says: Translator | None) -> None:
        """From the greeting to the end; Leave says why it ended, unless the client has gone."""
        table, loop_calls = self._table, self._loop_calls
        outbox = self._outbox = Outbox(
            *(table, following, says, hello, loop_calls),
            say=self._line.say,
            ended=partial(self._leave, RESTART, "the table is closed here"),
        )
        try:
            self._say(Welcome(table.id, following.audience, self._settings.heartbeat))
            following.wake = outbox.wake
            self._line.take_over(self, self._settings.queue)
            outbox.tell()
            while not (await asyncio.wait([self._ended], timeout=self._settings.heartbeat))[0]:
                self._say(Ping())
            if why := self._ended.result():
                raise Leave(*why)
        finally:
            outbox.stop()
            for timer in (self._task, self._late):
                if timer is not None:
                    timer.cancel()
            with anyio.CancelScope(shield=True):
                await anyio.to_thread.run_sync(following.close)
            # Nobody is called any more: who holds the table lets go, so that it is freed at once.
            following.wake = self._outbox = None

    def _say(self, message: FromServer) -> None:
        self._line.say(encode(message))

    def _leave(self, code: int, reason: str) -> None:
        if not self._ended.done():
            self._ended.set_result((code, reason))

    # --- what the line says ---------------------------------------------------------------------

    def heard(self, words: bytes) -> None:
        """Answer a message, after those that came before it."""
        self._waiting.append(words)
        if len(self._waiting) > UNREAD:
            self._line.listen(on=False)
        self._go_on()

    def full(self) -> None:
        """The client takes nothing."""
        if self._late is None and self._outbox is not None:
            self._outbox.silent = True
            self._late = self._loop.call_later(
                self._settings.patience, self._leave, TRY_LATER, "too slow"
            )

    def room(self) -> None:
        """It has taken something."""
        if self._late is not None and self._outbox is not None:
            self._late.cancel()
            self._late = None
            self._outbox.silent = False
            self._outbox.tell()
            self._go_on()

    def lost(self) -> None:
        """The client has gone."""
        if not self._ended.done():
            self._ended.set_result(None)

    # --- one message after the other ------------------------------------------------------------

    def _go_on(self) -> None:
        while self._waiting and not self._busy and self._late is None and not self._ended.done():
            if wait := self._allowed():  # who sends too fast is read slowly
                self._busy = True
                self._loop.call_later(wait, self._answered)
                return
            try:
                self._answer(self._waiting.popleft())
            except Exception as error:
                self._fail(error)
        if not self._waiting:
            self._line.listen(on=True)

    def _answered(self) -> None:
        self._busy = False
        self._go_on()

    def _answer(self, words: bytes) -> None:
        try:
            message = _message.decode(words)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(None, bad_request(str(error)))
            return
        if isinstance(message, Ping):
            self._say(Pong())
        elif not isinstance(message, Pong):
            self._busy = True
            self._do(message)

    def _do(self, message: Act | Undo | Say) -> None:
        if self._secret is None:
            self._finish(message, no_secret())
        elif isinstance(message, Say):
            self._task = asyncio.ensure_future(self._say_in_thread(message, self._secret))
        else:
            command = routes.to_command(self._secret, message)
            self._table.submit(command, partial(self._submitted, message))

    def _submitted(self, message: Act | Undo, result: Update | Exception) -> None:
        """A command was executed or refused; called from any thread."""
        self._loop_calls.put(partial(self._finish, message, result))

    async def _say_in_thread(self, message: Say, secret: str) -> None:
        try:  # the line comes back to everybody, the speaker included
            await in_thread(partial(routes.do_say, self._table, secret, message))
            self._answered()
        except Exception as error:
            self._finish(message, error)

    def _finish(self, message: Act | Undo | Say, result: Update | Exception) -> None:
        command = None if isinstance(message, Say) else message.command
        if isinstance(result, KagemushaError):
            self._refuse(command, result)
        elif isinstance(result, Exception):
            self._fail(result)
        elif self._outbox is not None and command is not None:
            self._outbox.answer(encode(Done(command, result.seat, result.number)))
        self._answered()

    def _fail(self, error: Exception) -> None:
        log.error("a stream of table %s failed", self._table.id, exc_info=error)
        self._leave(FAILED, "server-failed")

    def _refuse(self, command: str | None, error: KagemushaError) -> None:
        self._say(Refusal(command, problem(error, self._locale)))


async def _greeted(socket: WebSocket[Any, Any, Any], settings: Settings) -> Hello:
    try:
        return _hello.decode(await asyncio.wait_for(socket.receive_text(), settings.greeting))
    except TimeoutError:
        raise Leave(BAD_DATA, "no greeting") from None
    except msgspec.DecodeError as error:
        raise bad_request(str(error)) from None


def _enter(
    tables: Tables, table_id: str, hello: Hello
) -> tuple[LiveTable, Subscription, Translator | None]:
    table = tables.table(table_id)
    says = translator(table, hello.language)
    return table, table.subscribe(hello.secret, hello.since, seat=hello.seat), says


async def _serve(
    socket: WebSocket[Any, Any, Any],
    table_id: str,
    settings: Settings,
    allowed: Callable[[], float],
    loop_calls: LoopCalls,
) -> None:
    """One stream from the first message to the end."""
    tables: Tables = socket.app.state.tables
    line = _line_of(socket)
    asked = socket.headers.get("accept-language")
    locale = language(asked)
    try:
        hello = await _greeted(socket, settings)
        while wait := allowed():
            await asyncio.sleep(wait)
        locale = language(asked, hello.language)
        table, following, says = await anyio.to_thread.run_sync(
            partial(_enter, tables, table_id, hello)
        )
        stream = Stream(line, table, hello.secret, locale, settings, allowed, loop_calls)
        await stream.run(hello, following, says)
    except Leave as end:
        await _close(socket, end.code, end.reason)
    except KagemushaError as error:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await socket.send_text(encode(Refusal(None, problem(error, locale))).decode())
        await _close(socket, REFUSED + status_of(error), error.messages[0].id)
    except (WebSocketDisconnect, OSError):  # the client has gone, before or while we sent
        pass


def _line_of(socket: WebSocket[Any, Any, Any]) -> Line:
    """The line that a server with `ws=Line` has put there."""
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[EXTENSION]["line"]
    return line


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    # A client that is too slow would not take a farewell either.
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code=code, reason=reason), 1)


def stream_route(settings: Settings, rates: RateLimiter) -> Any:
    """The route, with how many streams each client has open."""
    open_now: Counter[str] = Counter()
    all_loop_calls: dict[asyncio.AbstractEventLoop, LoopCalls] = {}

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
        client = client_of(socket.scope)
        loop_calls = all_loop_calls.setdefault(asyncio.get_running_loop(), LoopCalls())
        async with counted(client) as allowed:
            await socket.accept()
            if not allowed:
                await socket.close(code=TRY_LATER, reason="too many streams")
                return
            try:
                await _serve(socket, table_id, settings, partial(rates.take, client), loop_calls)
            except Exception:
                log.exception("a stream of table %s failed", table_id)
                with contextlib.suppress(Exception):
                    await socket.close(code=FAILED, reason="server-failed")

    return stream
