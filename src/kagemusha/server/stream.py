"""A table followed over a WebSocket: updates come by themselves, commands may be sent.

One task reads and answers one message after the other, another sends. Nothing is kept for a client
but what is on its way. A client that takes nothing is disconnected, and continues later after the
last number it saw.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import anyio.to_thread
import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.server import routes, talk
from kagemusha.server.allowances import Allowances
from kagemusha.server.errors import (
    UNREADABLE,
    blocked,
    blocked_table,
    language,
    no_chat,
    no_secret,
    problem,
    status_of,
    unreadable,
)
from kagemusha.server.outbox import LoopCalls, Outbox, encode, in_thread
from kagemusha.server.schemas.commands import Say
from kagemusha.server.schemas.messages import (
    ClientMessage,
    Done,
    Hello,
    JoinReview,
    LeadReview,
    LeaveReview,
    Ping,
    Pong,
    Refusal,
    ReviewMessage,
    ShowPlace,
    Visibility,
    Welcome,
)
from kagemusha.server.security import client_of, place_at
from kagemusha.server.settings import Settings
from kagemusha.server.wire import Translator, translator
from kagemusha.table import (
    Command,
    LiveTable,
    ReviewPlace,
    Subscription,
    TableError,
    Tables,
    Update,
)
from kagemusha.table.blocks import Blocks
from kagemusha.table.metrics import Metric

log = logging.getLogger(__name__)

STREAMS = Metric("gauge", "kagemusha_streams", "Streams that are open.")
ABOUT = "Commands over streams: seconds until they are answered, by type."
COMMANDS = Metric("histogram", "kagemusha_stream_command_seconds", ABOUT, "type")
BAD_DATA, FAILED, RESTART, TRY_LATER = 1003, 1011, 1012, 1013
REFUSED = 4000
"""Plus the HTTP status of the refusal: 4403 for a wrong secret, 4404 where there is no table."""
_message = msgspec.json.Decoder(ClientMessage)
_hello = msgspec.json.Decoder(Hello)
AnySocket = WebSocket[Any, Any, Any]


class StreamClosed(Exception):  # noqa: N818  not an error: the end of a stream
    """The stream ends, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


def raise_first(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Raise what a task has raised, if one has, and keep no cycle from the error to the task."""
    found = [task for task in tasks if task.done()]
    try:
        while found:
            found.pop(0).result()
    finally:
        found.clear()


async def end_tasks(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks and forget them: what one has raised knows all that was under way."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tasks.clear()


class Stream:
    """One client at one table."""

    def __init__(
        self,
        socket: AnySocket,
        table: LiveTable,
        hello: Hello,
        settings: Settings,
        allowed: Callable[[], float],
        loop_calls: LoopCalls,
    ) -> None:
        """`allowed` says how long to wait before the client's next message is read."""
        self._socket, self._table, self._hello = socket, table, hello
        self._settings, self._allowed, self._loop_calls = settings, allowed, loop_calls
        self._locale = language(socket.headers.get("accept-language"), hello.language)
        self._client = client_of(socket.scope)

    def _check_blocked(self) -> None:
        """ServerError if the operator has blocked the client, the seat or the table meanwhile."""
        blocks: Blocks = self._socket.app.state.tables.blocks
        if blocks.client(self._client) or blocks.secret(self._hello.secret):
            raise blocked()
        if blocks.table(self._table.id):
            raise blocked_table()

    async def run(self, following: Subscription, words: Translator | None) -> None:
        """From the greeting to the end; StreamClosed says why, unless the client has gone."""
        given = (self._table, following, words, self._hello, self._loop_calls)
        outbox = Outbox(*given, self._send)
        tasks: list[asyncio.Task[None]] = []
        self._visitor = self._table.presence.enter(following.audience)
        try:
            welcome = Welcome(self._table.id, following.audience, self._settings.heartbeat)
            await self._send(encode(welcome).decode())
            tasks += [asyncio.ensure_future(run) for run in (outbox.run(), self._read(outbox))]
            await self._watch(outbox, tasks)
            raise StreamClosed(RESTART, "the table is closed here")
        finally:
            self._leave_review(outbox)
            self._visitor.leave()
            await end_tasks(tasks)
            with anyio.CancelScope(shield=True):
                await anyio.to_thread.run_sync(following.close)
            following.wake = None  # else a cycle would keep the table

    async def _watch(self, outbox: Outbox, tasks: list[asyncio.Task[None]]) -> None:
        """Send heartbeats until a task ends, and disconnect a client that reads nothing."""
        loop, settings = asyncio.get_running_loop(), self._settings
        beat = loop.time() + settings.heartbeat
        pause = min(settings.heartbeat, settings.send_timeout / 2)
        first = asyncio.FIRST_COMPLETED
        while not (await asyncio.wait(tasks, timeout=pause, return_when=first))[0]:
            self._check_blocked()
            if outbox.stuck > settings.send_timeout:
                raise StreamClosed(TRY_LATER, "too slow")
            if loop.time() >= beat:
                beat += settings.heartbeat
                outbox.answer(Ping())
        raise_first(tasks)

    async def _send(self, text: str) -> None:
        try:
            await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except RuntimeError:  # uvicorn's, after the end
            raise WebSocketDisconnect(detail="closed") from None

    async def _read(self, outbox: Outbox) -> None:
        while True:
            words = await receive_message(self._socket)
            while wait := self._allowed():  # who sends too fast is read slowly
                await asyncio.sleep(wait)
            self._check_blocked()
            try:
                message = _message.decode(words)
            except UNREADABLE as error:
                outbox.answer(Refusal(None, problem(unreadable(error), self._locale)))
                continue
            if isinstance(message, Ping):
                outbox.answer(Pong())
            elif isinstance(message, Visibility):
                self._visitor.set_away(away=message.hidden)
            elif isinstance(message, ReviewMessage):
                self._join_in_review(message, outbox)
            elif not isinstance(message, Pong):
                with COMMANDS.time(str(message.__struct_config__.tag)):
                    await self._do(message, outbox)

    def _join_in_review(self, message: ReviewMessage, outbox: Outbox) -> None:
        """Look back together with others. It is kept in memory: nothing waits for the store."""
        review, own = self._table.presence.joint_review, outbox.participant
        try:
            if self._table.ending is None:
                raise TableError(Message("table-still-running"))
            if isinstance(message, JoinReview):
                self._leave_review(outbox)
                outbox.participant = review.join(message.name)
            elif isinstance(message, LeaveReview):
                self._leave_review(outbox)
            elif own is None:
                raise TableError(Message("review-no-participant"))
            elif isinstance(message, LeadReview):
                review.lead(own, message.to)
            elif isinstance(message, ShowPlace):
                place = msgspec.convert(msgspec.to_builtins(message.place), ReviewPlace)
                review.show(own, place)
        except KagemushaError as error:
            outbox.answer(Refusal(None, problem(error, self._locale)))
        outbox.wake()

    def _leave_review(self, outbox: Outbox) -> None:
        if outbox.participant is not None:
            self._table.presence.joint_review.leave(outbox.participant)
            outbox.participant = None

    async def _do(self, message: routes.CommandRequest | Say, outbox: Outbox) -> None:
        command = None if isinstance(message, Say) else message.command
        try:
            secret = self._hello.secret
            if secret is None:
                raise no_secret()
            if isinstance(message, Say) and not self._settings.chat:
                raise no_chat()
            if isinstance(message, Say):  # comes back to everybody, the speaker included
                say = partial(talk.do_say, self._table, secret, message, self._client)
                await in_thread(say)
            else:
                await self._submit(routes.to_command(secret, message), outbox)
        except KagemushaError as error:
            outbox.answer(Refusal(command, problem(error, self._locale)))

    def _submit(self, command: Command, outbox: Outbox) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def finish(result: Update | Exception) -> None:
            if future.done():  # the stream has ended
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:  # at once: so it leaves together with the update that woke the outbox
                outbox.answer(Done(command.id, result.seat, result.number))
                future.set_result(None)

        self._table.submit(command, lambda result: self._loop_calls.put(partial(finish, result)))
        return future


async def receive_message(socket: AnySocket) -> str | bytes:
    """The next message of a client; WebSocketDisconnect when it has gone."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event["code"])
    return event.get("text") or event.get("bytes") or b""


def forget(socket: AnySocket) -> None:
    """Break the reference cycle of a Litestar socket, which would keep the whole stream."""
    socket.receive, socket.send = empty_receive, empty_send


async def _greeted(socket: AnySocket, settings: Settings) -> Hello:
    try:
        return _hello.decode(await asyncio.wait_for(receive_message(socket), settings.greeting))
    except TimeoutError:
        raise StreamClosed(BAD_DATA, "no greeting") from None
    except UNREADABLE as error:
        raise unreadable(error) from None


def _enter(
    tables: Tables, table_id: str, hello: Hello
) -> tuple[LiveTable, Subscription, Translator | None]:
    table = tables.table(table_id)
    words = translator(table, hello.language)
    return table, table.subscribe(hello.secret, hello.since, seat=hello.seat), words


async def _serve(
    socket: AnySocket,
    table_id: str,
    settings: Settings,
    allowances: Allowances,
    loop_calls: LoopCalls,
) -> None:
    """One stream from the first message to the end."""
    hello = Hello()
    allowed = partial(allowances.clients.take, client_of(socket.scope))
    tables: Tables = socket.app.state.tables
    try:
        hello = await _greeted(socket, settings)
        while wait := allowed():
            await asyncio.sleep(wait)
        if allowances.tables.take(place_at(tables, table_id, hello.secret)):
            raise StreamClosed(TRY_LATER, "too many at this table")
        enter = partial(_enter, tables, table_id, hello)
        if tables.blocks.secret(hello.secret):
            raise blocked()
        table, following, words = await anyio.to_thread.run_sync(enter)
        stream = Stream(socket, table, hello, settings, allowed, loop_calls)
        await stream.run(following, words)
    except StreamClosed as end:
        await _close(socket, end.code, end.reason)
    except KagemushaError as error:
        locale = language(socket.headers.get("accept-language"), hello.language)
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await socket.send_text(encode(Refusal(None, problem(error, locale))).decode())
        await _close(socket, REFUSED + status_of(error), error.messages[0].id)
    except (WebSocketDisconnect, OSError):  # the client has gone, before or while we sent
        pass


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    # A client that is too slow may not read the close frame either.
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code=code, reason=reason), 1)


def stream_route(settings: Settings, allowances: Allowances) -> Any:
    """The route."""
    loop_calls: dict[asyncio.AbstractEventLoop, LoopCalls] = {}

    @websocket("/api/tables/{table_id:str}/stream")
    async def stream(socket: AnySocket, table_id: FromPath[str]) -> None:
        calls = loop_calls.setdefault(asyncio.get_running_loop(), LoopCalls())
        STREAMS.add()
        try:
            await socket.accept()
            await _serve(socket, table_id, settings, allowances, calls)
        except Exception:
            log.exception("a stream of table %s failed", table_id)
            with contextlib.suppress(Exception):
                await socket.close(code=FAILED, reason="server-failed")
        finally:
            STREAMS.add(by=-1)
            forget(socket)

    return stream
