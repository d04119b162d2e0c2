"""Connections: how many one address may open, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kagemusha.server.errors import REFUSALS
from kagemusha.server.settings import Settings

PROXIES = "127.0.0.1,::1"
"""Addresses from which a proxy brings many clients: their number is not limited."""
TRUSTED = "FORWARDED_ALLOW_IPS"
"""uvicorn's variable that names others, whose X-Forwarded-For it believes."""
SLOW = b"HTTP/1.1 408 Request Timeout\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n"
REASONS = {SLOW: "slow", LONG: "long-headers", CROWDED: "too-many-connections"}
END = b"connection: close\r\ncontent-length: 0\r\n\r\n"


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
        _ahead = False
        """Whether it sends a request before the last one is answered."""

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
            self._forget()
            super().handle_websocket_upgrade()

        def data_received(self, data: bytes) -> None:
            """Read on, unless the headers have no end."""
            super().data_received(data)
            if self._header_bytes is not None and self._host:
                self._header_bytes += len(data)
                if self._header_bytes > settings.headers:
                    self._refuse(LONG)

        def on_message_begin(self) -> None:
            """A request: its headers must come in time."""
            cycle: RequestResponseCycle | None = self.cycle
            super().on_message_begin()
            if cycle is not None and not cycle.response_complete:
                self._ahead = True
                cycle.keep_alive = False  # its answer is the last one: nobody needs pipelines
                return
            self._header_bytes = 0
            self._wait(settings.header_time)

        def on_headers_complete(self) -> None:
            """The headers have arrived; wait for the body."""
            if self._ahead:
                return
            self._header_bytes = None
            self._wait(settings.body_time)
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            """Some of its body."""
            if not self._ahead:
                super().on_body(body)

        def on_message_complete(self) -> None:
            """The whole request has arrived."""
            if not self._ahead:
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
            if cycle is None or not cycle.response_started:
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
