r"""Measures moves over the real server: how many per second, and how soon the opponent sees them.

    python -m bench.server [--game GAME] [--tables 200] [--seconds 10] [--pace 0] [--spectators 0]
                           [--compiled [FOLDER]] [--processes 1] [--memory 0]
                           [--postgres | ADDRESS]

Starts `kagemusha serve` with a database in a temporary folder, with a temporary PostgreSQL that
waits for the disk, or with the one at ADDRESS, and plays at random with two people at each table,
each with their own stream. `--pace` is the time in seconds that a person waits before a move: with
0 the server is as busy as possible. `--spectators` is the number of spectators at each table,
`--memory` the time between two samples of the memory of all processes. The client's own delays, on
the same processors, are part of all measurements, and are printed, too.

2,000 sockets on 500 tables, a move at each every five seconds, for half an hour:

    python -m bench.server --tables 500 --spectators 2 --pace 5 --seconds 1800 --memory 60 \
        --compiled
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

COMPILED = Path(__file__).parent.parent / "build" / "compiled"
MIB = 2**20
BEAT = 0.01
"""Seconds between two samples of the client's delay."""
SETTLED = 1.0
"""A server that is idle for this many seconds is ready."""
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


class Choice(msgspec.Struct):
    notation: str


class News(msgspec.Struct):
    number: int
    pending: list[int]
    legal: list[Choice]


class Message(msgspec.Struct):
    type: str
    update: News | None = None
    command: str | None = None
    error: Any = None


decoder = msgspec.json.Decoder(Message)


class Tally:
    """The measurements, while they count."""

    def __init__(self) -> None:
        self.counts = False
        self.playing: set[str] = set()
        self.sockets = 0
        """Open streams."""
        self.broken = 0
        """Failed streams and requests; their tables were replaced by new ones."""
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.late: list[float] = []
        """The delays of the client itself."""
        self.commands: set[tuple[str, str]] = set()
        """Table and id of every command that was acknowledged, counted or not."""


class Table:
    """Two people at a table: one moves, the other one sees it."""

    def __init__(
        self, url: str, number: int, pace: float, tally: Tally, spectators: int = 0
    ) -> None:
        self.url, self.pace, self.tally, self.spectators = url, pace, tally, spectators
        self.dice = random.Random(number)
        # Like clients behind a proxy on this machine: the server limits each separately.
        self.client = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.id = ""
        self.moved: dict[int, float] = {}
        """When a seat sent a move that the other one has not seen yet."""

    async def play(self, game: str, http: httpx.AsyncClient) -> None:
        while True:
            body = {"game": game, "seats": PEOPLE}
            try:
                answer = await http.post("/api/tables", json=body, headers=self.client)
            except httpx.TransportError:
                self.tally.broken += 1
                continue
            answer.raise_for_status()
            opened = answer.json()
            self.id = opened["id"]
            seats = [
                asyncio.ensure_future(self.sit(opened["id"], seat, card["secret"]))
                for seat, card in enumerate(opened["seats"])
            ]
            seats += [asyncio.ensure_future(self.watch(self.id)) for _ in range(self.spectators)]
            await asyncio.wait(seats, return_when=asyncio.FIRST_COMPLETED)
            for seat in seats:
                seat.cancel()
            for found in await asyncio.gather(*seats, return_exceptions=True):
                if isinstance(found, ConnectionClosed):
                    self.tally.broken += 1
                elif isinstance(found, Exception):
                    raise found

    @contextlib.asynccontextmanager
    async def line(self, table: str) -> AsyncIterator[ClientConnection]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        options: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 60}
        async with connect(address, additional_headers=self.client, **options) as line:
            self.tally.sockets += 1
            try:
                yield line
            finally:
                self.tally.sockets -= 1

    async def watch(self, table: str) -> None:
        async with self.line(table) as line:
            await line.send('{"language": "en", "cells": false}')
            async for _ in line:
                pass
        await asyncio.Event().wait()  # until it is cancelled at the end of the match

    async def sit(self, table: str, seat: int, secret: str) -> None:
        async with self.line(table) as line:
            hello = {"secret": secret, "language": "en", "cells": False}  # like the browser client
            await line.send(msgspec.json.encode(hello).decode())
            player = SimulatedPlayer(self, line, seat)
            async for words in line:
                told = decoder.decode(words)
                now = time.perf_counter()
                if told.type == "done":
                    self.tally.commands.add((table, f"{seat}:{told.command}"))
                if told.type in ("done", "error"):
                    if self.tally.counts and told.type == "done":
                        self.tally.acknowledged.append(now - player.sent)
                    self.tally.playing.add(self.client["X-Forwarded-For"])
                    player.answered()
                elif told.type == "update" and told.update is not None:
                    moved = self.moved.pop(1 - seat, None)
                    if moved is not None and self.tally.counts:
                        self.tally.seen.append(now - moved)
                    if not told.update.pending:
                        return
                    player.look(told.update)


class SimulatedPlayer:
    """A person, who looks at the newest update, thinks, makes a move and waits for the answer."""

    def __init__(self, table: Table, line: ClientConnection, seat: int) -> None:
        self.table, self.line, self.seat = table, line, seat
        self.sent = 0.0
        self.newest: News | None = None
        self.thinking: asyncio.Future[None] | None = None

    def look(self, update: News) -> None:
        self.newest = update if self.seat in update.pending else None
        if self.thinking is None and self.newest is not None:
            self.thinking = asyncio.ensure_future(self.act())

    def answered(self) -> None:
        self.thinking = None
        if self.newest is not None:
            self.look(self.newest)

    async def act(self) -> None:
        table = self.table
        if table.pace:
            await asyncio.sleep(table.pace * table.dice.uniform(0.5, 1.5))
        update, self.newest = self.newest, None
        if update is None:
            self.thinking = None
            return
        act = {
            "type": "act",
            "command": f"{self.seat} {update.number}",
            "based_on": update.number,
            "plan": table.dice.choice(update.legal).notation,
        }
        self.sent = table.moved[self.seat] = time.perf_counter()
        await self.line.send(msgspec.json.encode(act).decode())


def quantiles(took: list[float]) -> str:
    ordered = sorted(took) or [0.0]
    half, most = (ordered[len(ordered) * n // 100] * 1000 for n in (50, 99))
    return f"half within {half:6.1f} ms, 99 % within {most:6.1f} ms"


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in task.read_text().split():
                found += family(int(child))
    return found


def busy(pid: int) -> float:
    """The processor seconds of a process and its children."""
    ticks = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            used = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            ticks += int(used[11]) + int(used[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """The memory of a process and its children in MiB."""
    pages = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def settle(pid: int) -> None:
    """Wait until a server that was just started is ready."""
    while True:
        before = busy(pid)
        time.sleep(SETTLED)
        if busy(pid) - before < SETTLED / 20:
            return


async def sample(pid: int, every: float, tally: Tally) -> None:
    """Print the memory, and how long moves took, at intervals, if requested."""
    start, seen = time.monotonic(), 0
    while every:
        passed, took = time.monotonic() - start, tally.acknowledged[seen:]
        seen += len(took)
        sockets = f"{tally.sockets} sockets"
        line = f"  after {passed:5.0f} s: {memory(pid):7.1f} MiB, {sockets}, {quantiles(took)}"
        print(line, flush=True)
        await asyncio.sleep(every)


async def watch_the_client(tally: Tally) -> None:
    """Record by how much this client is late."""
    while True:
        wanted = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        tally.late.append(time.perf_counter() - wanted)


async def measure(
    pid: int, url: str, asked: argparse.Namespace, database: int | None = None
) -> None:
    """Measure; `database` is the process id of our own PostgreSQL."""
    game, tables, seconds, pace = asked.game, asked.tables, asked.seconds, asked.pace
    tally = Tally()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        playing = [
            asyncio.ensure_future(
                Table(url, number, pace, tally, asked.spectators).play(game, http)
            )
            for number in range(tables)
        ]
        while len(tally.playing) < tables and not any(table.done() for table in playing):
            await asyncio.sleep(0.1)
        await asyncio.sleep(2 * pace)  # until the last ones are there
        gc.freeze()  # so that the garbage collector does not scan all streams again and again
        tally.counts = True
        watching = asyncio.ensure_future(watch_the_client(tally))
        used, most, stored = busy(pid), tally.sockets, busy(database) if database else 0.0
        sampling = asyncio.ensure_future(sample(pid, asked.memory, tally))
        await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        tally.counts = False
        used = busy(pid) - used
        stored = busy(database) - stored if database else 0.0
        sampling.cancel()
        watching.cancel()
        for table in playing:
            table.cancel()
        for found in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(found, Exception):
                raise found
    rate = len(tally.acknowledged) / seconds
    print(
        f"{game}, {tables} tables, {most} sockets, pace {pace:g} s: {rate:.0f} moves/s acknowledged"
    )
    print(
        f"  of the processors, by all of its processes: "
        f"{used / len(tally.acknowledged) * 1000:.2f} ms a move"
        + (f", by PostgreSQL: {stored / len(tally.acknowledged) * 1000:.2f} ms" if database else "")
    )
    print(f"  streams and requests that broke: {tally.broken}")
    print(f"  acknowledged: {quantiles(tally.acknowledged)}")
    print(f"  on the opponent's screen: {quantiles(tally.seen)}")
    print(f"  late itself, the client: {quantiles(tally.late)}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="wat-aah")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--spectators", type=int, default=0)
    parser.add_argument("--memory", type=float, default=0)
    parser.add_argument("--compiled", type=Path, nargs="?", const=COMPILED)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("address", nargs="?")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # inherited by the server
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as after:
        address, database = asked.address or f"sqlite:///{folder}/tables.db", None
        if asked.postgres:
            from tests.postgres import Postgres  # late: it needs a driver

            postgres = Postgres(safe=True)
            after.callback(postgres.stop)
            address, database = postgres.new_database(), postgres.pid
        words = [sys.executable, "-m", "kagemusha.server", "--port=0", f"--database={address}"]
        if asked.processes > 1:
            words.append(f"--processes={asked.processes}")
        environment = {**os.environ}
        if asked.compiled is not None:
            if not any(asked.compiled.glob("kagemusha*__mypyc.*")):
                parser.error(f"nothing is compiled in {asked.compiled}: make compiled")
            environment["PYTHONPATH"] = str(asked.compiled)
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        ) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            try:
                settle(server.pid)
                asyncio.run(measure(server.pid, url, asked, database))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
