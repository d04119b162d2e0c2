"""Connections: how many one client may open, how long a request may take to arrive, how much of
what a stream brings is read at once, and how long something waits for somebody who takes nothing.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import partial
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from kagemusha.server.client_turns import ClientTurns
from kagemusha.server.errors import REFUSALS
from kagemusha.server.rate_limit import RateLimiter, client_key
from kagemusha.server.settings import Settings

PROXIES = "127.0.0.1,::1"
"""Addresses from which a proxy brings many clients: their number is not limited."""
TRUSTED = "FORWARDED_ALLOW_IPS"
"""uvicorn's variable that names others, whose X-Forwarded-For it believes."""
SLOW = b"HTTP/1.1 408 Request Timeout\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
BITS = b"HTTP/1.1 413 Content Too Large\r\n"
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n"
REASONS = {
    SLOW: "slow",
    LONG: "long-headers",
    BITS: "small-parts",
    CROWDED: "too-many-connections",
}
END = b"connection: close\r\ncontent-length: 0\r\n\r\n"
SLICE = 4 * 1024
"""Bytes of a request that are read at once: what is refused in between is not read to its end."""
SMALL, MOST_SMALL = 256, 1_000
"""Parts of a body that have fewer bytes: so many are enough."""
CHUNK = 256
"""Bytes of a stream that are read at once: frames may be small, and others wait meanwhile."""
ODD_FRAMES, ODD_TIME = 100, 10.0
"""Frames of one client that bring no message, or come after the end: so many at once, and so many
in so many seconds, are enough."""
FAULTS, MOST_FAULTS = 1, 10
"""Connections of one client that break a limit: so many a second, and at once. After that its new
connections wait before they are read. One that is only slow is no fault: browsers open some to
have them."""
APART = 0.1
"""Seconds between two of those that have waited: else all of them would begin at once."""
MOST_WAITING = 10_000
"""Clients whose connections wait: of more than these, those that do not any more are forgotten."""


class Untaken:
    """Drops connections whose other side takes nothing: uvicorn would keep them for ever.

    A stream is closed before that; then its last words are waited for here.
    """

    def __init__(self, every: float) -> None:
        self._every = every
        self._left: dict[Any, int] = {}
        """By connection that waits: how much was left when it was last looked at."""
        self._looks = False

    def watch(self, loop: asyncio.AbstractEventLoop, connections: set[Any]) -> None:
        """From now on, as long as there are any."""
        if not self._looks:
            self._looks = True
            loop.call_later(self._every, self._look, loop, connections)

    def _look(self, loop: asyncio.AbstractEventLoop, connections: set[Any]) -> None:
        before, self._left, self._looks = self._left, {}, False
        for one in list(connections):
            if not (_is_full(one) or one.transport.is_closing()):
                continue  # else nothing is added to what is left
            left = one.transport.get_write_buffer_size()
            if left and left >= before.get(one, left + 1):
                REFUSALS.add("takes-nothing")
                one.transport.abort()
            elif left:
                self._left[one] = left
        if connections:
            self.watch(loop, connections)


def _is_full(connection: Any) -> bool:
    if isinstance(connection, HttpToolsProtocol):
        return connection.flow.write_paused
    return not connection.writable.is_set()


class Clients:
    """What the connections of each client have in common. Each server has its own.

    Those of a proxy come from many clients, which are told apart later; they share nothing here.
    """

    def __init__(self) -> None:
        named = os.environ.get(TRUSTED, "")
        self._proxies = _TrustedHosts(named if named == "*" else f"{PROXIES},{named}")
        self.faults = RateLimiter(FAULTS, MOST_FAULTS)
        self.turns = ClientTurns()
        self._odd = odd_frames()
        self._begins: dict[str, float] = {}
        """When the last of those that wait begins, by client."""

    def is_proxy(self, connection: Any) -> bool:
        """Whether a proxy has made it."""
        return _host(connection) in self._proxies

    def wait(self, client: str, now: float) -> float:
        """Seconds until a new connection is read."""
        later, last = self.faults.take(client, 0), self._begins.get(client, now)
        if not later and last <= now:
            return 0
        if len(self._begins) > MOST_WAITING:
            self._begins = {one: at for one, at in self._begins.items() if at > now}
        self._begins[client] = max(now + later, last + APART)
        return self._begins[client] - now

    def odd(self, connection: Any) -> RateLimiter:
        """What counts its odd frames."""
        return odd_frames() if self.is_proxy(connection) else self._odd


def odd_frames() -> RateLimiter:
    """Counts odd frames."""
    return RateLimiter(ODD_FRAMES / ODD_TIME, ODD_FRAMES)


def _host(connection: Any) -> str:
    return connection.client[0] if connection.client else ""


def limited_protocols(
    settings: Settings,
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """uvicorn's protocols with limits, for HTTP and streams. Each server has its own."""
    clients = Clients()

    class CountedStreamProtocol(LimitedStreamProtocol):
        """One of this server."""

        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, clients=clients, **more)

    return _limited_protocol(settings, clients), CountedStreamProtocol


def _limited_protocol(settings: Settings, clients: Clients) -> type[asyncio.Protocol]:
    counts: Counter[str] = Counter()
    untaken = Untaken(settings.send_timeout)

    class LimitedProtocol(HttpToolsProtocol):
        """Closes connections that are too many, too slow or endless."""

        _timer: asyncio.TimerHandle | None = None
        _host: str = ""
        """The counted client; "" once it is no longer counted."""
        _waits_for: str = ""
        """The client whose other connections it waits for; "" if a proxy has made it."""
        _held: bytes | None = None
        """What has come and is read later; None if nothing waits."""
        _header_bytes: int | None = 0
        """None once the headers are complete."""
        _header_lines = 0
        _small_parts = 0
        _upgraded = False
        _ignored = False
        """Whether all that still comes is ignored."""

        def connection_made(self, transport: Any) -> None:
            """Count it, and wait for its first request."""
            super().connection_made(transport)
            self._host = client_key(_host(self))
            counts[self._host] += 1
            untaken.watch(self.loop, self.connections)
            if not clients.is_proxy(self):
                self._waits_for = self._host
                if counts[self._host] > settings.connections:
                    self._refuse(CROWDED)
                    return
                if later := clients.wait(self._host, self.loop.time()):
                    self._held = b""
                    self._timer = self.loop.call_later(later, self._begin)
                    return
            self._wait(settings.header_time)

        def _begin(self) -> None:
            """Read it, after a while."""
            held, self._held = self._held, None
            if not self.transport.is_closing():
                self._wait(settings.header_time)
                self.transport.resume_reading()
                if held:
                    self.data_received(held)

        def connection_lost(self, exc: Exception | None) -> None:
            """The connection is closed."""
            self._forget()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            """From now on it is a stream, and those are counted elsewhere."""
            self._upgraded = True
            self._forget()
            super().handle_websocket_upgrade()

        def data_received(self, data: bytes) -> None:
            """Read on, unless the headers have no end."""
            if self._held is not None:
                self._held += data
                self.transport.pause_reading()
            elif clients.turns.take(self.loop, self._waits_for, partial(self._go_on, data)):
                self._read(data)
            else:
                self.transport.pause_reading()

        def _go_on(self, data: bytes) -> None:
            if not self.transport.is_closing():
                if not self.flow.read_paused:
                    self.transport.resume_reading()
                self._read(data)

        def _read(self, data: bytes) -> None:
            for start in range(0, len(data), SLICE):
                some = data if len(data) <= SLICE else data[start : start + SLICE]
                super().data_received(some)
                if self._upgraded:
                    del self.parser  # it would be a reference cycle
                    return
                if self._header_bytes is not None and self._host:
                    self._header_bytes += len(some)
                    if self._header_bytes > settings.headers:
                        self._ignored = True
                        self._refuse(LONG)
                if self.transport.is_closing():
                    return

        def on_message_begin(self) -> None:
            """A request: its headers must come in time."""
            cycle: RequestResponseCycle | None = self.cycle
            super().on_message_begin()
            if cycle is not None and not cycle.response_complete:
                self._ignored = True
                cycle.keep_alive = False  # its answer is the last one: nobody needs pipelines
                return
            self._header_bytes = self._header_lines = self._small_parts = 0
            self._wait(settings.header_time)

        def on_header(self, name: bytes, value: bytes) -> None:
            """One of its headers: each is looked at several times."""
            if self._ignored:
                return
            self._header_lines += 1
            if self._header_lines > settings.header_lines:
                self._ignored = True
                self._refuse(LONG)
                return
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            """The headers have arrived; wait for the body."""
            if self._ignored:
                return
            self._header_bytes = None
            self._wait(settings.body_time)
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            """Some of its body."""
            if self._ignored:
                return
            self._small_parts += len(body) < SMALL
            if self._small_parts > MOST_SMALL:
                self._ignored = True
                self._refuse(BITS)
                return
            super().on_body(body)

        def on_message_complete(self) -> None:
            """The whole request has arrived."""
            if not self._ignored:
                self._wait(None)
                super().on_message_complete()

        def _wait(self, seconds: float | None) -> None:
            if self._timer is not None:
                self._timer.cancel()
            self._timer = None
            if seconds is not None:
                self._timer = self.loop.call_later(seconds, self._refuse, SLOW)

        def _refuse(self, answer: bytes) -> None:
            REFUSALS.add(REASONS[answer])
            if self._host and answer != SLOW:
                clients.faults.spent_elsewhere(self._host, 1)
            cycle: RequestResponseCycle | None = self.cycle
            before = self._header_bytes is not None  # it is that of the last request
            if cycle is None or before or not cycle.response_started:
                self.transport.write(answer + END)
            self.transport.close()

        def _forget(self) -> None:
            self._wait(None)
            if self._host:
                counts[self._host] -= 1
                if not counts[self._host]:
                    del counts[self._host]
                self._host = ""

    return LimitedProtocol


class LimitedStreamProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which reads on only when what was read is worked on.

    Its own would parse all that came at once, tens of thousands of frames, and answer every ping of
    a client that reads nothing.
    """

    def __init__(self, *args: Any, clients: Clients, **more: Any) -> None:
        super().__init__(*args, **more)
        self._clients, self._waits_for = clients, ""
        self._unread = bytearray()

    def connection_made(self, transport: Any) -> None:
        """It begins as a request, which has been read."""
        super().connection_made(transport)
        self._key, self._odd = client_key(_host(self)), self._clients.odd(self)
        self._waits_for = "" if self._clients.is_proxy(self) else self._key

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        """Some of it, until there is a message."""
        self._unread += data
        self._read_by_turns()

    def _read_by_turns(self) -> None:
        if self._clients.turns.take(self.loop, self._waits_for, self._go_on):
            self._read_on()
        elif not self.transport.is_closing():
            self.transport.pause_reading()

    def _go_on(self) -> None:
        if not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()
        self._read_on()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        if self._unread:
            self._read_by_turns()
        return message

    def _read_on(self) -> None:
        while self._unread and not self.read_paused:
            if self.transport.is_closing():
                self._unread.clear()
                return
            some = bytes(self._unread[:CHUNK])
            del self._unread[:CHUNK]
            super().data_received(some)

    def handle_text(self, event: Frame) -> None:
        """A message, or the beginning of one."""
        if self._may_come():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same without text."""
        if self._may_come():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """More of a message."""
        if self._may_come(odd=True):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are there."""
        if self._may_come(odd=True):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """We are answered, asked or not."""
        if self._may_come(odd=True):
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A message is complete. uvicorn logs an error if it is no text; anybody can cause that."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._end(CloseCode.INVALID_DATA, "UTF-8")
                return
        super().send_receive_event_to_app()

    def _may_come(self, *, odd: bool = False) -> bool:
        """Whether a frame is worked on; too many that bring nothing end the stream."""
        if self.transport.is_closing():
            return False
        if not (odd or self.close_sent):
            return True
        if self._odd.take(self._key):
            self._end(CloseCode.POLICY_VIOLATION, "too many frames")
            return False
        return True

    def _end(self, code: int, reason: str) -> None:
        """Close it, whatever the client says."""
        REFUSALS.add("bad-frames")
        self._clients.faults.spent_elsewhere(self._key, 1)
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        self.transport.close()
