"""One hostile client against a server with ordinary tables: how those fare.

    python -m bench.abuse [--tables 50] [--seconds 10] [--turns 3] [--pace 2] [--speed 200]
                          [--compiled build/compiled] [NAME ...]

Starts `kagemusha serve` on SQLite in a temporary folder, for each attack of bench/abuse_attacks.py
again. Two people play at each table over streams, each table from its own address. By turns
nobody attacks, and a client that sends `--speed` requests a second, ten times its rate; so other
work on the machine slows down both. The aim: the others' p99 at most doubles, and no acknowledged
move is lost. On a machine with few or busy cores the attacker's own work slows down everything
else, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path

import httpx

from bench.abuse_attacks import ATTACKS, attack
from bench.server import Table, Tally, memory

GAME = "wat-aah"
PAUSE = 0.5
"""Seconds after an attack in which nothing is measured."""


def percentile(took: list[float], part: int) -> float:
    """In milliseconds."""
    return sorted(took)[len(took) * part // 100] * 1000 if took else float("nan")


class Bench:
    """Ordinary tables, and what is measured of them."""

    def __init__(self, url: str, tables: int, pace: float) -> None:
        self.tally = Tally()
        self.tables = [Table(url, number, pace, self.tally) for number in range(tables)]
        self.playing: list[asyncio.Future[None]] = []

    async def start(self, http: httpx.AsyncClient) -> None:
        """Until every table has moved once."""
        self.playing = [asyncio.ensure_future(table.play(GAME, http)) for table in self.tables]
        while len(self.tally.playing) < len(self.tables) and not self.dropped:
            await asyncio.sleep(0.1)

    @property
    def dropped(self) -> int:
        """Tables at which somebody was disconnected or refused."""
        return self.tally.broken + sum(table.done() for table in self.playing)

    @contextlib.contextmanager
    def measured(self, took: list[float]) -> Iterator[None]:
        """What the moves take meanwhile."""
        self.tally.acknowledged, self.tally.counts = took, True
        yield
        self.tally.counts = False


async def measure(
    name: str, url: str, pid: int, asked: argparse.Namespace, workers: ProcessPoolExecutor
) -> tuple[str, Tally]:
    """One attack after a quiet while: a row of the table, and what was acknowledged."""
    bench, loop = Bench(url, asked.tables, asked.pace), asyncio.get_running_loop()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await bench.start(http)
        quiet: list[float] = []
        attacked: list[float] = []
        answers: Counter[str] = Counter()
        held = memory(pid)
        for _ in range(asked.turns):
            with bench.measured(quiet):
                await asyncio.sleep(asked.seconds / asked.turns)
            victims = [table.id for table in bench.tables]
            args = (name, url, asked.seconds / asked.turns, asked.speed, victims)
            with bench.measured(attacked):
                answers += await loop.run_in_executor(workers, attack, *args)
            await asyncio.sleep(PAUSE)
        dropped, held = bench.dropped, memory(pid) - held
        for table in bench.playing:
            table.cancel()
        await asyncio.gather(*bench.playing, return_exceptions=True)
    before, after = percentile(quiet, 99), percentile(attacked, 99)
    halves = f"{percentile(quiet, 50):.1f} | {percentile(attacked, 50):.1f}"
    shown = ", ".join(f"{what} {number}" for what, number in answers.most_common(4))
    times = f"{before:.0f} | {after:.0f} | {after / before:.1f}"
    numbers = f"{len(attacked)} | {halves} | {times} | {held:.0f} | {dropped}"
    return f"| {name} | {numbers} | {shown} |", bench.tally


def lost(file: Path, tally: Tally) -> int:
    """How many of the acknowledged commands are not in the database, once each."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute("SELECT table_id, command FROM entries WHERE command IS NOT NULL")
        found = Counter((table, command) for table, command in rows)
    return sum(found[command] != 1 for command in tally.commands)


def run(name: str, asked: argparse.Namespace, workers: ProcessPoolExecutor) -> None:
    """One attack on its own server."""
    more = {"PYTHONPATH": str(asked.compiled)} if asked.compiled else {}
    with tempfile.TemporaryDirectory() as folder:
        file, log = Path(folder) / "tables.db", Path(folder) / "log"
        database = f"--database=sqlite:///{file}"
        words = [sys.executable, "-m", "kagemusha.server", "--port=0", database]
        with (
            log.open("w") as errors,
            subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **more}
            ) as server,
        ):
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            try:
                row, tally = asyncio.run(measure(name, url, server.pid, asked, workers))
            finally:
                server.terminate()
        print(f"{row} {len(tally.commands)} | {lost(file, tally)} |", flush=True)
        if "Traceback" in (logged := log.read_text()):
            print(logged, file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--pace", type=float, default=2)
    parser.add_argument("--speed", type=float, default=200)
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args()
    build = "compiled" if asked.compiled else "interpreted"
    print(
        f"{asked.tables} tables, who is asked moves after {asked.pace:g} s; {asked.seconds:g} s "
        f"without and with each attack, in {asked.turns} turns; {os.cpu_count()} cores, "
        f"load {os.getloadavg()[0]:.0f}, Python {platform.python_version()}, {build}, "
        f"{date.today()}.\n"
    )
    columns = (
        "attack",
        "moves",
        "quiet half, ms",
        "half, ms",
        "quiet p99, ms",
        "p99, ms",
        "times",
        "MiB more",
        "tables dropped",
        "answers",
    )
    print("| " + " | ".join((*columns, "acknowledged", "lost")) + " |")
    print("| --- |" + " ---: |" * 8 + " --- | ---: | ---: |")
    with ProcessPoolExecutor(1, get_context("spawn")) as workers:
        workers.submit(attack, "schema", "http://127.0.0.1:1", 0, 1, [""]).result()  # imports
        for name in asked.names or ATTACKS:
            run(name, asked, workers)


if __name__ == "__main__":
    main()
