"""Restarts two servers behind Caddy in turn while people play: how long does each table wait?

    python -m bench.rolling [--tables 50] [--pace 1] [--rounds 2] [--caddy caddy]

Uses deploy/Caddyfile and a temporary PostgreSQL. Each table has its own address. One client moves
by requests, and repeats a move, with the same id, until it is acknowledged; another one follows a
stream and reconnects after the last update it received. The aim: nobody waits for more than 2 s,
and every acknowledged move is stored exactly once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.online import free_port
from tests.postgres import Postgres

ROOT = Path(__file__).parent.parent
LOCAL = [{"kind": "local"}] * 2


class Server:
    """One of the two servers."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self._words = [sys.executable, "-m", "kagemusha.server", f"--port={self.port}"]
        self._words.append(f"--database={database}")
        self._process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        process = subprocess.Popen(self._words, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        process.stdout.readline()
        return process

    async def ready(self) -> None:
        """Wait until it is ready."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await http.get("/api/health/ready")).status_code == 200:
                        return
                await asyncio.sleep(0.1)

    def restart(self) -> None:
        """Stop it like systemd, and start it again."""
        self.stop()
        self._process = self._start()

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.communicate()


class Play:
    """One table, and the longest time in seconds that its clients waited."""

    def __init__(self, url: str, pace: float, number: int) -> None:
        self.url, self.pace, self.dice = url, pace, random.Random(number)
        self.address = f"127.0.1.{number + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=url, timeout=30, transport=transport)
        self.waited, self.away = 0.0, 0.0
        self.acknowledged: list[tuple[str, str]] = []
        self.numbers: list[int] = []
        self.table, self.secret = "", ""

    async def open(self) -> None:
        """Open the table."""
        body = {"game": "wat-aah", "seats": LOCAL}
        answer = await self.http.post("/api/tables", json=body)
        opened = answer.raise_for_status().json()
        self.table, self.secret = opened["id"], opened["seats"][0]["secret"]

    async def move(self) -> None:
        """Move until the match is over."""
        self.http.headers["Authorization"] = f"Bearer {self.secret}"
        path, pending = f"/api/tables/{self.table}", [0]
        for number in itertools.count():
            await asyncio.sleep(self.pace * self.dice.uniform(0.5, 1.5))
            seat, start = pending[0], time.monotonic()
            look = await self._until("GET", f"{path}/updates?seat={seat}")
            shown = look["updates"][0]
            if seat not in shown["pending"]:
                pending = shown["pending"]
                if not pending:
                    return
                continue
            plan = self.dice.choice(shown["legal"])["notation"]
            body = {"command": str(number), "plan": plan, "seat": seat}
            done = await self._until("POST", f"{path}/act", body)
            self.waited = max(self.waited, time.monotonic() - start)
            self.acknowledged.append((self.table, f"0:{number}"))
            pending = done["pending"]
            if not pending:
                return

    async def _until(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        while True:
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.http.request(method, path, json=body)
                if answer.status_code == 200:
                    found: dict[str, Any] = answer.json()
                    return found
            await asyncio.sleep(0.05)

    async def follow(self) -> None:
        """Follow as a spectator, and reconnect whenever the stream ends."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/stream"
        since, here, lost = 0, False, time.monotonic()
        while True:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(address, local_addr=(self.address, 0)) as line:
                    await line.send(json.dumps({"since": since}))
                    async for words in line:
                        told = json.loads(words)
                        if told["type"] == "welcome":
                            self.away = max(self.away, time.monotonic() - lost)
                            here = True
                        elif told["type"] == "update":
                            since = told["update"]["number"]
                            self.numbers.append(since)
            if here:
                here, lost = False, time.monotonic()
            await asyncio.sleep(0.05)


@contextlib.contextmanager
def caddy(program: str, servers: list[Server]) -> Iterator[str]:
    """Run the proxy; yields its address."""
    port = free_port()
    names = " ".join(f"127.0.0.1:{server.port}" for server in servers)
    more = {"KAGEMUSHA_NAME": f"http://127.0.0.1:{port}", "KAGEMUSHA_SERVERS": names}
    words = [program, "run", "--adapter=caddyfile", f"--config={ROOT / 'deploy' / 'Caddyfile'}"]
    with subprocess.Popen(words, env={**os.environ, **more}, stderr=subprocess.DEVNULL) as proxy:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            proxy.terminate()


async def measure(url: str, servers: list[Server], asked: argparse.Namespace) -> list[Play]:
    tables = [Play(url, asked.pace, number) for number in range(asked.tables)]
    for server in servers:
        await server.ready()
    await asyncio.sleep(2)  # until the proxy has noticed
    for table in tables:
        await table.open()
    tasks = [asyncio.ensure_future(t) for one in tables for t in (one.move(), one.follow())]
    await asyncio.sleep(5)
    before = max(max(table.waited, table.away) for table in tables)
    for _ in range(asked.rounds):
        for server in servers:
            await asyncio.to_thread(server.restart)
            await server.ready()
            await asyncio.sleep(3)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(found, Exception):
            raise found
    for table in tables:
        await table.http.aclose()
    print(f"before the first restart: {before:.2f} s at most")
    return tables


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=1)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--caddy", default="caddy")
    asked = parser.parse_args()
    postgres = Postgres(safe=True)
    try:
        database = postgres.new_database()
        servers = [Server(database) for _ in range(2)]
        try:
            with caddy(asked.caddy, servers) as url:
                tables = asyncio.run(measure(url, servers, asked))
        finally:
            for server in servers:
                server.stop()
        with psycopg.connect(database) as connection:
            kept = connection.execute("SELECT table_id, command FROM entries").fetchall()
    finally:
        postgres.stop()
    done = [command for table in tables for command in table.acknowledged]
    gaps = sum(b != a + 1 for table in tables for a, b in itertools.pairwise(table.numbers))
    print(
        f"{2 * asked.rounds} restarts, {asked.tables} tables: {len(done)} moves acknowledged, "
        f"{sum(kept.count(command) != 1 for command in done)} lost or doubled; a move took "
        f"{max(t.waited for t in tables):.2f} s at most; a stream was away for "
        f"{max(t.away for t in tables):.2f} s at most, with {gaps} gaps"
    )


if __name__ == "__main__":
    main()
