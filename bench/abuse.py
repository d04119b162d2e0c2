"""One hostile client against a server with ordinary tables: how those fare.

    python -m bench.abuse [--tables 50] [--seconds 10] [--pace 2] [--speed 200]
                          [--compiled build/compiled] [NAME ...]

Starts `kagemusha serve` on SQLite in a temporary folder. Two people play at each table over
streams, each table from an address of its own. First nobody attacks; then each attack of
bench/abuse_attacks.py runs, or those that are named, by a client that sends `--speed` requests a
second, ten times its rate. The aim: the others' p99 at most doubles, and no acknowledged move is
lost. On a machine with few cores the attacker's own work slows down everything else, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from multiprocessing import get_context
from pathlib import Path

import httpx

from bench.abuse_attacks import ATTACKS, attack
from bench.server import Table, Tally

GAME = "wat-aah"


def percentile(took: list[float], part: int) -> float:
    """In milliseconds."""
    return sorted(took)[len(took) * part // 100] * 1000 if took else float("nan")


class Bench:
    """Ordinary tables, and what is measured of them."""

    def __init__(self, url: str, tables: int, pace: float) -> None:
        self.url, self.tally = url, Tally()
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
        return sum(table.done() for table in self.playing)

    async def row(
        self, name: str, seconds: float, running: asyncio.Future[Counter[str]] | None
    ) -> None:
        """Measure while an attack runs, or for so long, and print a row of the table."""
        self.tally.acknowledged, self.tally.counts = [], True
        if running is None:
            await asyncio.sleep(seconds)
        answers = Counter[str]() if running is None else await running
        self.tally.counts = False
        took = self.tally.acknowledged
        shown = ", ".join(f"{what} {number}" for what, number in answers.most_common(5))
        print(
            f"| {name} | {len(took)} | {percentile(took, 50):.0f} | {percentile(took, 99):.0f} "
            f"| {self.dropped} | {shown} |",
            flush=True,
        )


async def measure(url: str, asked: argparse.Namespace) -> Tally:
    bench = Bench(url, asked.tables, asked.pace)
    workers = ProcessPoolExecutor(1, get_context("spawn"))
    loop = asyncio.get_running_loop()
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await bench.start(http)
        build = "compiled" if asked.compiled else "interpreted"
        print(
            f"{asked.tables} tables, a move every {asked.pace:g} s by each who is asked; "
            f"{asked.seconds:g} s each; {os.cpu_count()} cores, Python "
            f"{platform.python_version()}, {build}, {date.today()}.\n"
        )
        print("| attack | moves | half within, ms | 99 % within, ms | tables dropped | answers |")
        print("| --- | ---: | ---: | ---: | ---: | --- |")
        warm = (next(iter(ATTACKS)), url, 0, asked.speed, [""])
        await loop.run_in_executor(workers, attack, *warm)  # its imports are not measured
        await bench.row("none", asked.seconds, None)
        for name in asked.names or ATTACKS:
            victims = [table.id for table in bench.tables]
            args = (name, url, asked.seconds, asked.speed, victims)
            await bench.row(name, asked.seconds, loop.run_in_executor(workers, attack, *args))
        await bench.row("none, afterwards", asked.seconds, None)
        for table in bench.playing:
            table.cancel()
        await asyncio.gather(*bench.playing, return_exceptions=True)
    workers.shutdown()
    return bench.tally


def lost(file: Path, tally: Tally) -> int:
    """How many of the acknowledged commands are not in the database, once each."""
    with sqlite3.connect(file) as connection:
        rows = connection.execute("SELECT table_id, command FROM entries WHERE command IS NOT NULL")
        found = Counter((table, command) for table, command in rows)
    return sum(found[command] != 1 for command in tally.commands)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=2)
    parser.add_argument("--speed", type=float, default=200)
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    asked = parser.parse_args()
    more = {"PYTHONPATH": str(asked.compiled)} if asked.compiled else {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        words = [
            sys.executable,
            "-m",
            "kagemusha.server",
            "--port=0",
            f"--database=sqlite:///{file}",
        ]
        log = Path(folder) / "log"
        with (
            log.open("w") as errors,
            subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **more}
            ) as server,
        ):
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            try:
                tally = asyncio.run(measure(url, asked))
            finally:
                server.terminate()
        errors_found = log.read_text().count("Traceback")
        print(
            f"\nAcknowledged moves: {len(tally.commands)}; lost or doubled: {lost(file, tally)}; "
            f"tracebacks in the server's log: {errors_found}."
        )


if __name__ == "__main__":
    main()
