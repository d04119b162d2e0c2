"""How long one client holds the server's loop up with what comes on 20 connections at once.

    python -m bench.crowd

The server's protocols get it from connections that are none, in the same round of the loop, for an
app that only listens. Printed is the processor time of the loop's thread, the median of several
tries: for the longest round, as nobody else is served in it, and for all of them. So it says the
same on a busy machine. What reading real connections costs, and what the app does, is not in it.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from bench.fuzz_wire import PING, TEXT, UPGRADE, frame
from kagemusha.server.connections import limited_protocols
from kagemusha.server.settings import Settings

CONNECTIONS, TRIES, ROUNDS = 20, 15, 60
READ = 64 * 1024
"""Bytes that come on each: what the system keeps of a connection."""
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
SENT = {
    "bodies in small parts": HEAD + b"1\r\n{\r\n" * 40_000,
    "pings": frame(b"{}") + frame(b"x" * 125, PING) * 8_000,
    "messages in endless parts": frame(b"{}") + frame(b"", TEXT, 0) + frame(b"", 0, 0) * 40_000,
}


class Connection(asyncio.Transport):
    """One of a client, which is not there."""

    def __init__(self, config: uvicorn.Config, state: ServerState) -> None:
        super().__init__({"peername": ("192.0.2.1", 1), "sockname": ("127.0.0.1", 1)})
        self.closed = False
        make: Any = config.http_protocol_class
        self.protocol = make(config=config, server_state=state, app_state={})
        self.protocol.connection_made(self)

    def write(self, data: Any) -> None:
        """Nobody reads it."""

    def close(self) -> None:
        """From now on nothing comes."""
        self.closed = True

    abort = close

    def pause_reading(self) -> None:
        """All has come already."""

    def resume_reading(self) -> None:
        """The same."""

    def is_closing(self) -> bool:
        """Whether it is closed."""
        return self.closed

    def get_write_buffer_size(self) -> int:
        """Nothing waits."""
        return 0

    def set_protocol(self, protocol: Any) -> None:
        """It becomes a stream."""
        self.protocol = protocol


async def listen(scope: Any, receive: Any, send: Any) -> None:
    """An app that only listens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
    while (await receive())["type"] not in ("http.disconnect", "websocket.disconnect"):
        pass


async def rounds(sent: bytes) -> list[float]:
    """Milliseconds of each round of the loop after it came."""
    http, streams = limited_protocols(Settings())
    config = uvicorn.Config(listen, http=http, ws=streams, log_config=None, log_level="critical")
    config.load()
    state, took = ServerState(), []
    connections = [Connection(config, state) for _ in range(CONNECTIONS)]
    for one in connections:
        if sent[:4] != HEAD[:4]:
            one.protocol.data_received(UPGRADE.format(path="/x", host="x").encode())
        await asyncio.sleep(0)
    for _ in range(ROUNDS):
        await asyncio.sleep(0)
    for number in range(ROUNDS):
        start = time.thread_time()
        for one in connections if not number else ():
            one.protocol.data_received(sent[:READ])
        await asyncio.sleep(0)
        took.append((time.thread_time() - start) * 1000)
    for one in connections:
        one.protocol.connection_lost(None)
    return took


def report() -> Iterator[str]:
    """A line for each."""
    yield "| sent | longest round, ms | all rounds, ms |"
    yield "| --- | ---: | ---: |"
    for name, sent in SENT.items():
        tries = [asyncio.run(rounds(sent)) for _ in range(TRIES)]
        longest = statistics.median(max(took) for took in tries)
        together = statistics.median(sum(took) for took in tries)
        yield f"| {name} | {longest:.2f} | {together:.2f} |"


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)
