"""Simulates a day in the public lobby with people, bots, tournaments and hostile clients.

    python -m bench.day [--hours 24] [--period 600] [--restarts 6] [--people 24] [--pace 2]
                        [--folder day] [--compiled build/compiled] [ADDRESS]

Starts the server as in docs/run-a-server.md, with a lobby, with a database in the folder or at
ADDRESS; compiled if `make compiled` was run. Each period has a tournament, a backup and a hostile
client, and every sixth one a restart, alternately with SIGTERM and SIGKILL. After each period all
finished matches are replayed from their logs, and every acknowledged command must be in the
database. At the end the last backup is restored. A stopped run resumes; `--report` only prints the
measurements.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

import kagemusha
from bench.abuse_attacks import ATTACKS, attack
from bench.day_people import LOST, Lobby, Person, RefusedError, Tally
from bench.day_server import Database, Server, gauges
from bench.processes import busy, family, memory

ROOT = Path(__file__).parents[1]
SAMPLE = 10.0
"""Seconds between two samples of memory and streams."""
HOSTILE = 10.0
"""How long a hostile client is connected in each period."""
CUP_BOTS = 2


class Day:
    """The whole run."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.folder = asked, asked.folder
        self.state = self.folder / "day.json"
        self.kept: dict[str, Any] = {"keys": [], "periods": []}
        if self.state.exists():
            self.kept = json.loads(self.state.read_text())
        while len(self.kept["keys"]) < asked.people:
            self.kept["keys"].append(secrets.token_hex(32))
        self.dice = random.Random()

    @property
    def seconds(self) -> float:
        return float(sum(row["seconds"] for row in self.kept["periods"]))

    def save(self) -> None:
        fresh = self.state.with_suffix(".new")
        fresh.write_text(json.dumps(self.kept, indent=1))
        fresh.replace(self.state)

    async def run(self) -> None:
        file = None if self.asked.address else self.folder / "tables.db"
        address = self.asked.address or f"sqlite:///{file}"
        self.server = Server(address, self.folder, self.asked.compiled)
        self.database = Database(address, file)
        self.town = Lobby(self.server.url, self.asked.pace)
        keys = self.kept["keys"][: self.asked.people]
        people = [Person(self.town, number, key) for number, key in enumerate(keys)]
        living = [asyncio.ensure_future(one.live()) for one in people]
        try:
            while self.seconds < self.asked.hours * 3600:
                row = await self.period(len(self.kept["periods"]), people)
                self.kept["periods"].append(row)
                self.save()
                print(table_row(row), flush=True)
        finally:
            for person in living:
                person.cancel()
            await asyncio.gather(*living, return_exceptions=True)
            await self.town.http.aclose()
            self.server.stop()

    async def period(self, number: int, people: list[Person]) -> dict[str, Any]:
        tally = self.town.tally = Tally()
        began, used = time.monotonic(), busy(self.server.process.pid)
        row: dict[str, Any] = {"began": datetime.now(UTC).isoformat(timespec="seconds")}
        samples: list[dict[str, float]] = []
        row["restart"] = ""
        planned = [
            (0.1, partial(self.cup, people[number % len(people)])),
            (0.4, partial(self.backup, row)),
            (0.6, partial(self.attacked, number, row)),
        ]
        every = self.asked.restarts
        if number % every == every - 1:
            planned.append((0.8, partial(self.restart, row, kill=number // every % 2 == 1)))
        tasks = [asyncio.ensure_future(self.later(when, what)) for when, what in planned]
        while time.monotonic() < began + self.asked.period:
            await asyncio.sleep(SAMPLE)
            with contextlib.suppress(*LOST):  # during a restart
                samples.append(await asyncio.to_thread(self.sample))
        await asyncio.gather(*tasks)
        row["verified"], row["lost"], row["wrong"] = await self.verify(tally)
        row["seconds"] = round(time.monotonic() - began)
        # The counters of a restarted program start at 0.
        row["busy"] = round(max(0.0, busy(self.server.process.pid) - used) / row["seconds"], 3)
        row["processes"] = len(family(self.server.process.pid))
        for name in samples[0]:
            row[name] = samples[-1][name]
            row[f"most {name}"] = max(one[name] for one in samples)
        row["database"] = await asyncio.to_thread(self.database.size)
        row["moves"], row["paired"] = len(tally.moves), len(tally.paired)
        row["move ms"] = quantiles(tally.moves)
        row["pair ms"] = quantiles(tally.paired)
        row["tables"], row["over"] = len(tally.tables), len(tally.over)
        row["away"], row["done"] = tally.away, dict(tally.done)
        row["errors"] = dict(tally.errors + self.server.complaints())
        row["load"] = os.getloadavg()[0]
        return row

    async def later(self, part: float, what: Any) -> None:
        """Do something after this fraction of the period."""
        await asyncio.sleep(self.asked.period * part)
        await what()

    def sample(self) -> dict[str, float]:
        pid, found = self.server.process.pid, gauges(self.server.metrics)
        return {
            "memory": memory(pid),
            "all memory": sum(memory(one) for one in family(pid)),
            "streams": found.get("streams", 0),
            "in memory": found.get("tables_in_memory", 0),
            "running": found.get("tables running", 0),
            "files": len(list(Path(f"/proc/{pid}/fd").iterdir())),
        }

    async def cup(self, organiser: Person) -> None:
        """Run a tournament of people and bots. Everybody who sees it in the lobby may join."""
        with contextlib.suppress(RefusedError, *LOST):
            clock = {"kind": "live", "seconds": 300, "increment": 5, "out": "lose"}
            game = self.dice.choice(kagemusha.games())
            wanted: dict[str, Any] = {"name": "Cup", "game": game, "clock": clock}
            wanted |= {"rest": 5, "rounds": 2}
            await organiser.ask("POST", "/lobby/me", name=f"Person {organiser.number}")
            cup = await organiser.ask("POST", "/lobby/tournaments", **wanted)
            path = f"/lobby/tournaments/{cup['id']}"
            await organiser.ask("POST", path, type="enter-bots", bot="greedy", number=CUP_BOTS)
            await asyncio.sleep(self.asked.period / 6)
            await organiser.ask("POST", path, type="start")
            self.town.tally.done["began a tournament"] += 1

    async def backup(self, row: dict[str, Any]) -> None:
        file = str(self.folder / "latest.backup")
        words = ("backup", file, f"--database={self.server.database}")
        row["backup"] = round(await asyncio.to_thread(self.server.command, *words), 1)

    async def attacked(self, number: int, row: dict[str, Any]) -> None:
        name = list(ATTACKS)[number % len(ATTACKS)]
        victims = list(self.town.tally.tables) or ["nothing"]
        args = (name, self.server.url, HOSTILE, 50.0, victims)
        loop = asyncio.get_running_loop()
        with ProcessPoolExecutor(1, get_context("spawn")) as worker:
            answers = await loop.run_in_executor(worker, attack, *args)
        failed = {kind: count for kind, count in answers.items() if kind == "500"}
        row["hostile"] = name
        self.town.tally.errors.update({f"to a hostile client: {k}": n for k, n in failed.items()})

    async def restart(self, row: dict[str, Any], *, kill: bool) -> None:
        self.town.up = False
        took = await asyncio.to_thread(self.server.restart, kill=kill)
        row["restart"] = f"{'SIGKILL' if kill else 'SIGTERM'}, {took:.1f} s"
        await asyncio.sleep(5)  # until all clients have noticed
        self.town.up = True

    async def verify(self, tally: Tally) -> tuple[int, int, int]:
        """Replay matches from logs; returns their number, lost or doubled commands, wrong logs."""
        wrong = 0
        for table in list(tally.over):
            try:
                answer = await self.town.http.get(f"/api/tables/{table}/export")
                await asyncio.to_thread(kagemusha.replay, answer.raise_for_status().text)
            except (kagemusha.KagemushaError, httpx.HTTPError) as error:
                tally.errors[f"log of {table}: {error}"[:100]] += 1
                wrong += 1
        lost = await asyncio.to_thread(self.database.lost, list(tally.acknowledged))
        return len(tally.over) - wrong, lost, wrong

    def restored(self) -> str:
        """Restore the last backup, which checks every table."""
        copy = self.folder / "restored.db"
        copy.unlink(missing_ok=True)
        words = ("restore", str(self.folder / "latest.backup"), f"--database=sqlite:///{copy}")
        return f"the last backup was restored and checked in {self.server.command(*words):.0f} s"


def quantiles(took: list[float]) -> list[float]:
    """The median and the 99th percentile, in milliseconds."""
    ordered = sorted(took) or [0.0]
    return [round(ordered[len(ordered) * n // 100] * 1000, 1) for n in (50, 99)]


def table_row(row: dict[str, Any]) -> str:
    """A row of the table."""
    cells = (
        row["began"][5:16].replace("T", " "),
        f"{row['moves'] / row['seconds']:.1f}",
        "{:.0f} / {:.0f}".format(*row["move ms"]),
        "{:.0f} / {:.0f}".format(*row["pair ms"]),
        f"{row['verified']} of {row['over']}",
        f"{row['memory'] / 2**20:.0f} / {row['all memory'] / 2**20:.0f}",
        f"{row['database'] / 2**20:.1f}",
        f"{row['most streams']:.0f}",
        f"{row['files']:.0f}",
        f"{row['most in memory']:.0f}",
        f"{row['running']:.0f}",
        f"{sum(row['errors'].values())}",
        f"{row['lost']}",
        row["hostile"],
        row["restart"],
        f"{row['load']:.1f}",
    )
    return f"| {' | '.join(cells)} |"


COLUMNS = (
    "period",
    "moves/s",
    "move, ms (50 / 99 %)",
    "pairing",
    "logs replayed",
    "MiB: server / all",
    "database, MiB",
    "streams",
    "open files",
    "tables in memory",
    "running",
    "errors",
    "lost",
    "hostile",
    "restart",
    "load",
)
HEAD = f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}\n"


def report(kept: dict[str, Any]) -> str:
    """The table of all periods with totals."""
    rows = kept["periods"]
    hours = sum(row["seconds"] for row in rows) / 3600
    total = {name: sum(row[name] for row in rows) for name in ("moves", "paired", "over", "lost")}
    replayed = sum(row["verified"] for row in rows)
    done: Counter[str] = Counter()
    errors: Counter[str] = Counter()
    for row in rows:
        done.update(row["done"])
        errors.update(row["errors"])
    lines = [HEAD + "\n".join(map(table_row, rows)), ""]
    lines += [f"{hours:.2f} hours, {total['moves']} moves, {total['paired']} pairings;"]
    lines += [f"{total['over']} matches ended, {replayed} of them replayed from their logs;"]
    lines += [f"{total['lost']} acknowledged commands lost or doubled"]
    lines += [", ".join(f"{what}: {number}" for what, number in done.most_common())]
    lines += ["errors: " + (", ".join(f"{k}: {n}" for k, n in errors.most_common()) or "none")]
    return "\n".join(lines)


def main() -> int:
    """Run for the whole day; 1 if anything was lost or wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.day")
    parser.add_argument("--hours", type=float, default=24)
    parser.add_argument("--period", type=float, default=600, help="seconds")
    parser.add_argument("--restarts", type=int, default=6, help="one in so many periods")
    parser.add_argument("--people", type=int, default=24)
    parser.add_argument("--pace", type=float, default=2, help="seconds before a move")
    parser.add_argument("--folder", type=Path, default=Path("day"))
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("address", nargs="?")
    asked = parser.parse_args()
    asked.folder = asked.folder.resolve()
    asked.folder.mkdir(exist_ok=True)
    day = Day(asked)
    if not asked.report:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        print(HEAD, end="", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(day.run())
        print(day.restored())
    print(report(day.kept))
    return int(any(row["lost"] or row["wrong"] for row in day.kept["periods"]))


if __name__ == "__main__":
    sys.exit(main())
