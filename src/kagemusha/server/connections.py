"""Connections: how many one address may open, how long a request may take to arrive, and how much
of what a stream brings is read at once."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from kagemusha.server.errors import REFUSALS
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
SLICE = 16 * 1024
"""Bytes of a request that are read at once: what is refused in between is not read to its end."""
SMALL, MOST_SMALL = 256, 1_000
"""Parts of a body that have fewer bytes: so many are enough."""
CHUNK = 1024
"""Bytes of a stream that are read at once: frames may be small, and others wait meanwhile."""
ODD_FRAMES, ODD_TIME = 100, 10.0
"""Frames that bring no message, or come after the end: so many in so many seconds are enough."""


def limited_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's HTTP protocol with limits. One class for each server: it counts."""
    counts: Counter[str] = Counter()
    named = os.environ.get(TRUSTED, "")
    proxies = _TrustedHosts(named if named == "*" else f"{PROXIES},{named}")

    class LimitedProtocol(HttpToolsProtocol):
        """Closes connections that are too many, too slow or endless."""

        _timer: asyncio.TimerHandle | None = None
        _host: str = ""
        """The counted address; "" once it is no longer counted."""
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
            self._host = self.client[0] if self.client else ""
            counts[self._host] += 1
            if self._host not in proxies and counts[self._host] > settings.connections:
                self._refuse(CROWDED)
                return
            self._wait(settings.header_time)

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
            for start in range(0, len(data), SLICE):
                some = data if len(data) <= SLICE else data[start : start + SLICE]
                super().data_received(some)
                if self._upgraded:
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

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unread = bytearray()
        self._odd, self._odd_since = 0, 0.0

    def data_received(self, data: bytes) -> None:
        """Some of it, until there is a message."""
        self._unread += data
        self._read_on()

    async def receive(self) -> Any:
        """The next message."""
        message = await super().receive()
        self._read_on()
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
        now = self.loop.time()
        if now - self._odd_since > ODD_TIME:
            self._odd, self._odd_since = 0, now
        self._odd += 1
        if self._odd > ODD_FRAMES:
            self._end(CloseCode.POLICY_VIOLATION, "too many frames")
            return False
        return True

    def _end(self, code: int, reason: str) -> None:
        """Close it, whatever the client says."""
        REFUSALS.add("bad-frames")
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()
        self.transport.close()
