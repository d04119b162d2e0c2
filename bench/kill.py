"""Kills a server with SIGKILL at random moments while people and bots play: is anything lost?

    python -m bench.kill [--kills 1000] [--seconds 0] [--tables 20] [--round 20] [--postgres]
                         [--state kill.json] [--part 0] [ADDRESS]
    python -m bench.kill --sum FILE ...

Starts `kagemusha serve`, compiled if `make compiled` was run, with SQLite in a temporary folder,
with a temporary PostgreSQL, or with the one at ADDRESS. Every seat and a spectator of each table
follow a stream; people move, and sometimes undo, over theirs. A client that is disconnected
reconnects after the last update it received, and repeats unanswered commands with the same ids.

After each round of kills, on a server that was just restarted:

- every acknowledged command is stored exactly once, and no command that was refused or never sent;
- every stream, read again from its start, equals what was received before, byte for byte;
- every stored table and every exported log can be replayed.

The counts are saved in the state file after each round, and the next call resumes. Parts can run at
the same time, each with its own state file; `--sum` adds them up.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import kagemusha
from bench import parts
from bench.online import COMPILED, free_port, is_compiled
from kagemusha.bots import bot_names
from kagemusha.core.errors import KagemushaError
from kagemusha.table import Store, database, schema
from kagemusha.table.backup import check_tables

MOVES, LONGEST, MORE = 60, 20.0, 0.5
"""A server is killed after at most so many acknowledged moves or seconds, plus some seconds."""
STARTING = 10
"""One kill in this many may happen while it is starting."""
AGAIN = 0.05
"""Seconds before a client reconnects."""
UNDO = 12
"""One command in this many is an undo."""
SEATS: tuple[tuple[str, ...], ...] = (
    ("person", "person"),
    ("person", "bot"),
    ("bot", "bot"),
    ("local", "local"),
)
BORN = "in spawn_main"
"""Part of the traceback of a bot's process if the server was killed while starting it."""
WRONG = ("lost", "doubled", "differing", "unreplayable")


class Said(msgspec.Struct):
    """A message of the server."""

    type: str
    update: msgspec.Raw = msgspec.Raw()
    command: str | None = None
    error: Any = None


class News(msgspec.Struct):
    """The fields of an update that a player needs."""

    number: int
    pending: list[int]
    legal: list[dict[str, Any]]
    can_undo: bool
    ending: Any


said, news = msgspec.json.Decoder(Said), msgspec.json.Decoder(News)


class Follower:
    """A seat or a spectator of a table: the updates, commands and answers."""

    def __init__(self, game: Game, seat: int | None, secret: str | None) -> None:
        self.game, self.seat, self.secret = game, seat, secret
        self.received: dict[int, bytes] = {}
        self.differing = 0
        self.newest: News | None = None
        self.waits: dict[str, Any] | None = None
        """The command that has not been answered yet."""

    @property
    def last(self) -> int:
        """The number of the last update received."""
        return max(self.received, default=0)

    def hello(self, since: int) -> str:
        """The first message on a stream."""
        return json.dumps({"secret": self.secret, "seat": self.seat, "since": since})

    def take(self, raw: bytes) -> None:
        """Process an update."""
        self.newest = news.decode(raw)
        if self.received.setdefault(self.newest.number, raw) != raw:
            self.differing += 1

    async def run(self) -> None:
        """Follow and play until the match is over; reconnect whenever the stream ends."""
        while not (self.newest and self.newest.ending):
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                async with connect(self.game.stream, max_size=None, compression=None) as line:
                    await line.send(self.hello(self.last))
                    if self.waits is not None:
                        await line.send(json.dumps(self.waits))
                    await self._follow(line)
            await asyncio.sleep(AGAIN)

    async def _follow(self, line: ClientConnection) -> None:
        async for words in line:
            message = said.decode(words)
            if message.type == "update":
                self.take(bytes(message.update))
            elif message.type in ("done", "error") and message.command is not None:
                self.waits = None
                kept = self.game.done if message.type == "done" else self.game.refused
                kept.add(f"{self.seat}:{message.command}")
            if self.newest is None or self.newest.ending:
                if self.newest is not None:
                    return
            elif self.waits is None and self.secret is not None:
                await self._play(line, self.newest)

    async def _play(self, line: ClientConnection, shown: News) -> None:
        dice, kind = self.game.dice, "act"
        if shown.can_undo and not dice.randrange(UNDO):
            kind = "undo"
        elif self.seat not in shown.pending:
            return
        command = f"{next(self.game.numbers)}"
        self.waits = {"type": kind, "command": command, "seat": self.seat, "based_on": shown.number}
        if kind == "act":
            self.waits["plan"] = dice.choice(shown.legal)["notation"]
        self.game.sent.add(f"{self.seat}:{command}")
        await line.send(json.dumps(self.waits))


class Game:
    """One table and its followers."""

    def __init__(self, url: str, dice: random.Random, opened: dict[str, Any]) -> None:
        self.id, self.dice, self.numbers = str(opened["id"]), dice, itertools.count(1)
        self.stream = f"{url.replace('http', 'ws', 1)}/api/tables/{self.id}/stream"
        self.sent: set[str] = set()
        self.done: set[str] = set()
        self.refused: set[str] = set()
        self.followers = [Follower(self, None, None)] + [
            Follower(self, seat, card["secret"])
            for seat, card in enumerate(opened["seats"])
            if card["secret"]
        ]


class Round:
    """Tables in one database, and a server that is killed again and again."""

    def __init__(self, address: str, folder: Path, seed: str) -> None:
        self.address, self.port, self.dice = address, free_port(), random.Random(seed)
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "log"
        self._environment = {**os.environ}
        if is_compiled(COMPILED):
            self._environment["PYTHONPATH"] = str(COMPILED)
        self.games: list[Game] = []
        self.counts: Counter[str] = Counter()

    @contextlib.contextmanager
    def nursery(self) -> Iterator[None]:
        """Run the process that starts servers."""
        with self._log.open("a") as log:
            words = [sys.executable, "-m", "bench.kill_nursery"]
            pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            running = subprocess.Popen(words, **pipes, stderr=log, text=True, env=self._environment)
        self._nursery = running
        try:
            yield
        finally:
            assert running.stdin is not None
            running.stdin.close()  # it kills its servers and exits
            running.wait()

    def _ask(self, line: str) -> str:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(line + "\n")
        self._nursery.stdin.flush()
        answered: str = self._nursery.stdout.readline()
        return answered

    def start(self) -> int:
        """Start a server, and wait until it listens."""
        words = [f"--port={self.port}", f"--database={self.address}"]
        pid = self._ask(" ".join(["start", *words, "--rate=1000000", "--log-level=error"]))
        assert self._nursery.stdout is not None
        if not self._nursery.stdout.readline().strip():
            raise SystemExit(f"the server did not start: {self._log.read_text()[-2000:]}")
        return int(pid)

    def kill(self, pid: int) -> None:
        """Kill a server, and wait until it is gone."""
        os.kill(pid, signal.SIGKILL)
        self._ask(f"gone {pid}")

    async def play(self, kills: int, tables: int, until: float) -> None:
        """Kill it this many times, then compare everything."""
        with self.nursery():
            await self._kill_while_they_play(kills, tables, until)
        if tracebacks := [one for one in _tracebacks(self._log.read_text()) if BORN not in one]:
            raise SystemExit(f"the server logged a traceback: {tracebacks[-1][-3000:]}")

    async def _kill_while_they_play(self, kills: int, tables: int, until: float) -> None:
        server = await asyncio.to_thread(self.start)
        playing = [asyncio.ensure_future(self._table(number)) for number in range(tables)]
        try:
            while self.counts["kills"] < kills and time.monotonic() < until:
                if self.dice.randrange(STARTING):
                    await self._is_busy()
                await asyncio.sleep(self.dice.uniform(0, MORE))
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.to_thread(self.kill, server)
                self.counts["kills"] += 1
                server = await asyncio.to_thread(self.start)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self._compare()
        finally:
            self.kill(server)

    async def _is_busy(self) -> None:
        """Wait until some moves were acknowledged."""
        end = time.monotonic() + LONGEST
        enough = self._acknowledged() + self.dice.randrange(MOVES)
        while self._acknowledged() < enough and time.monotonic() < end:
            await asyncio.sleep(AGAIN / 10)

    def _acknowledged(self) -> int:
        return sum(len(game.done) for game in self.games)

    async def _table(self, number: int) -> None:
        """Play at one table after the other."""
        names = sorted(kagemusha.games())
        while True:
            game = names[number % len(names)]
            kinds = SEATS[number // len(names) % len(SEATS)]
            bots = bot_names(game)
            seats = [
                {"kind": kind, "name": self.dice.choice(bots[:2]) if kind == "bot" else "Ada"}
                for kind in kinds
            ]
            opened = await self._open({"game": game, "seats": seats})
            table = Game(self.url, self.dice, opened)
            self.games.append(table)
            await asyncio.gather(*(follower.run() for follower in table.followers))

    async def _open(self, body: dict[str, Any]) -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    answer = await http.post("/api/tables", json=body)
                    if answer.status_code == 201:
                        opened: dict[str, Any] = answer.json()
                        return opened
                await asyncio.sleep(AGAIN)

    async def _compare(self) -> None:
        counts = self.counts
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            for game in self.games:
                counts["tables"] += 1
                for follower in game.followers:
                    counts["streams"] += 1
                    counts["updates"] += len(follower.received)
                    again = await _reread(follower)
                    differing = [n for n, raw in follower.received.items() if again.get(n) != raw]
                    differing += sorted(again.keys() - follower.received.keys())
                    if differing or follower.differing:
                        counts["differing"] += 1
                        where = f"{game.id} seat {follower.seat}"
                        print(f"{where}: {differing}, {follower.differing}", file=sys.stderr)
                answer = await http.get(f"/api/tables/{game.id}/export")
                if answer.status_code == 200:
                    counts["finished"] += 1
                    try:
                        kagemusha.replay(answer.json())
                    except KagemushaError:
                        counts["unreplayable"] += 1
        counts["acknowledged"] += self._acknowledged()
        engine = database.connect(self.address)
        with engine.connect() as connection:
            rows = connection.execute(
                select(schema.entries.c.table_id, schema.entries.c.command)
            ).all()
        engine.dispose()
        by_table: dict[str, Counter[str]] = {game.id: Counter() for game in self.games}
        counts["entries"] += len(rows)
        for table, command in rows:
            if command is not None and table in by_table:
                by_table[table][command] += 1
        for game in self.games:
            kept = by_table[game.id]
            counts["lost"] += len(game.done - kept.keys())
            counts["doubled"] += sum(number - 1 for number in kept.values())
            counts["doubled"] += len(kept.keys() - game.sent) + len(game.refused & kept.keys())
        store = Store.open(self.address)
        counts["unreplayable"] += sum(error is not None for _, error in check_tables(store))
        store.close()


def _tracebacks(logged: str) -> list[str]:
    return logged.split("Traceback (most recent call last):")[1:]


async def _reread(follower: Follower) -> dict[int, bytes]:
    """Everything that a stream sends from the start, up to the last update received before."""
    found: dict[int, bytes] = {}
    with contextlib.suppress(WebSocketException):  # then the comparison fails
        async with connect(follower.game.stream, max_size=None, compression=None) as line:
            await line.send(follower.hello(0))
            await line.send('{"type": "ping"}')  # answered after all updates
            async for words in line:
                message = said.decode(words)
                if message.type == "update":
                    raw = bytes(message.update)
                    found[news.decode(raw).number] = raw
                if message.type == "pong":
                    break
    return {number: raw for number, raw in found.items() if number <= follower.last}


@contextlib.contextmanager
def addresses(asked: argparse.Namespace) -> Iterator[Iterator[str]]:
    """An address for each round."""
    if asked.address:
        yield itertools.repeat(asked.address)
    elif asked.postgres:
        from tests.postgres import Postgres  # late: it needs a driver

        postgres = Postgres(safe=True)
        try:
            yield (postgres.new_database() for _ in itertools.count())
        finally:
            postgres.stop()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield (f"sqlite:///{folder}/{number}.db" for number in itertools.count())


def report(kept: dict[str, Any]) -> int:
    """Print the counts for each store; 1 if anything was wrong."""
    print(f"{date.today()}, {kagemusha.__version__}")
    for store, total in kept.items():
        print(
            f"{store}: {total['kills']} kills, {total['acknowledged']:,} acknowledged moves at "
            f"{total['tables']} tables, {total['streams']} streams with {total['updates']:,} "
            "updates read again"
        )
        print(", ".join(f"{total.get(name, 0)} {name}" for name in WRONG))
    return 1 if any(total.get(name) for total in kept.values() for name in WRONG) else 0


def main() -> int:
    """Kill the requested number of times."""
    parser = argparse.ArgumentParser(prog="python -m bench.kill")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--round", type=int, default=20)
    parser.add_argument("--postgres", action="store_true")
    parts.add_options(parser, "kill.json")
    parser.add_argument("address", nargs="?")
    asked = parser.parse_args()
    if asked.sum:
        return report(parts.added(asked.sum))
    store = "postgresql" if asked.postgres or asked.address else "sqlite"
    kept = parts.read(asked.state)
    total = Counter(kept.get(store, {}))
    seed = f"{store} {asked.part}" if asked.part else store
    until = time.monotonic() + (asked.seconds or float("inf"))
    with addresses(asked) as each, tempfile.TemporaryDirectory() as folder:
        while total["kills"] < asked.kills and time.monotonic() < until:
            one = Round(next(each), Path(folder), f"{seed} {total['rounds']}")
            kills = min(asked.round, asked.kills - total["kills"])
            asyncio.run(one.play(kills, asked.tables, until))
            total += one.counts
            total["rounds"] += 1
            kept[store] = dict(total)
            parts.keep(asked.state, kept)
            print(f"round {total['rounds']}: {dict(one.counts)}", flush=True)
    return report(kept)


if __name__ == "__main__":
    sys.exit(main())
