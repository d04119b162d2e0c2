"""How long one client holds the server's loop up with what comes on 20 connections at once.

    python -m bench.crowd

The server's protocols get it from connections that are none, in the same round of the loop, for an
app that only listens; for streams that are refused, through the guard in front of the app. Printed
is the processor time of the loop's thread, the median of several tries: for the longest round, as
nobody else is served in it, and for all of them. So it says the same on a busy machine. What
reading real connections costs, and what the app does, is not in it.

For logs it is what their decoder takes, in a thread, for the longest of its steps, as nobody else
is served in it, and for all of them.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import uvicorn
from uvicorn.server import ServerState

from bench.fuzz_wire import PING, TEXT, UPGRADE, frame
from kagemusha.core.errors import KagemushaError
from kagemusha.server import log_reading
from kagemusha.server.allowances import Allowances
from kagemusha.server.connections import limited_protocols
from kagemusha.server.security import SecurityMiddleware
from kagemusha.server.settings import Settings

CONNECTIONS, TRIES, ROUNDS = 20, 15, 60
READ = 64 * 1024
"""Bytes that come on each: what the system keeps of a connection."""
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
SENT = {
    "bodies in small parts": HEAD + b"1\r\n{\r\n" * 40_000,
    "pings": frame(b"{}") + frame(b"x" * 125, PING) * 8_000,
    "messages in endless parts": frame(b"{}") + frame(b"", TEXT, 0) + frame(b"", 0, 0) * 40_000,
    "streams that are refused": b"",
}
PATIENCE = 0.02
"""Seconds that refusals wait."""
LOGS = {
    "a log of small lists": b'{"header": {"a": [' + b"[]," * 340_000,
    "a log of empty moves": b'{"moves": [' + b"{}," * 340_000,
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
    settings = Settings(rate=1e-6, burst=1e-6, patience=PATIENCE)
    tables: Any = SimpleNamespace(blocks=SimpleNamespace(all=False))
    guard = SecurityMiddleware(cast(Any, listen), settings, Allowances(settings), lambda: tables)
    app: Any = listen if sent else guard
    config = uvicorn.Config(app, http=http, ws=streams, log_config=None, log_level="critical")
    config.load()
    state = ServerState()
    took: list[float] = []
    connections = [Connection(config, state) for _ in range(CONNECTIONS)]
    for one in connections:
        if sent[:4] != HEAD[:4]:
            one.protocol.data_received(UPGRADE.format(path="/x", host="x").encode())
        await asyncio.sleep(0)
    for _ in range(ROUNDS if sent else 0):
        await asyncio.sleep(0)
    end = 0.0 if sent else time.monotonic() + 3 * PATIENCE
    while len(took) < ROUNDS or time.monotonic() < end:
        start = time.thread_time()
        for one in connections if sent and not took else ():
            one.protocol.data_received(sent[:READ])
        await asyncio.sleep(0)
        took.append((time.thread_time() - start) * 1000)
    for one in connections:
        one.protocol.connection_lost(None)
    return took


def steps(log: bytes) -> list[float]:
    """Milliseconds of each step in which its decoder lets nobody else go on."""
    took: list[float] = []
    piece, value = log_reading._piece, msgspec.json.decode

    def timed(call: Callable[..., Any]) -> Callable[..., Any]:
        def step(*args: Any) -> Any:
            start = time.thread_time()
            try:
                return call(*args)
            finally:
                took.append((time.thread_time() - start) * 1000)

        return step

    log_reading._piece, msgspec.json.decode = timed(piece), timed(value)
    try:
        log_reading.read_log(log)
    except KagemushaError:
        return took
    finally:
        log_reading._piece, msgspec.json.decode = piece, value
    raise AssertionError("it was taken")


def report() -> Iterator[str]:
    """A line for each."""
    yield "| sent | longest round, ms | all rounds, ms |"
    yield "| --- | ---: | ---: |"
    for name, sent in (*SENT.items(), *LOGS.items()):
        listens = name in SENT
        tries = [asyncio.run(rounds(sent)) if listens else steps(sent) for _ in range(TRIES)]
        longest = statistics.median(max(took) for took in tries)
        together = statistics.median(sum(took) for took in tries)
        yield f"| {name} | {longest:.2f} | {together:.2f} |"


if __name__ == "__main__":
    for line in report():
        print(line, flush=True)
