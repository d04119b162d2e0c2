"""Measures the public lobby under load: how soon a client that wants a match has a seat.

    python -m bench.lobby [--clients 500] [--rate 20] [--seconds 30] [--processes 1]
                          [--compiled build/compiled] [ADDRESS]

Starts `kagemusha serve --lobby on` with a database in a temporary folder or at ADDRESS; compiled if
`make compiled` was run. Every client has its own profile and address, and follows the lobby over a
stream all the time. `--rate` of them per second ask for a match of one of several games and clocks.
They follow its table until both are there, stay a while, cancel the match, and come back. Measured
from outside, over TCP: how long a request takes, when the waiting client sees the other one, and
when the lobby shows a new table to all.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import deque
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

import kagemusha
from bench.processes import busy
from bench.server import quantiles

ROOT = Path(__file__).parents[1]
MINUTES = (5, 15)
STAY = 5.0
"""How long two clients stay at their table."""
STREAM: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 60}


class Tally:
    """The measurements."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.met: list[float] = []
        self.shown: list[float] = []
        self.errors: list[str] = []
        self.messages = self.bytes = 0


class Meeting:
    """A table with one client, until the second one comes."""

    def __init__(self) -> None:
        self.sat: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        """When the second one asked."""


class Bench:
    """All clients of one run."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url, self.http, self.tally = url, http, Tally()
        self.socket = url.replace("http", "ws", 1)
        self.free: deque[Client] = deque()
        self.opened: dict[str, float] = {}
        """The opening times of tables that the lobby has not shown yet."""
        self.meetings: dict[str, Meeting] = {}
        self.counts = False

    def meeting(self, table: str) -> Meeting:
        return self.meetings.setdefault(table, Meeting())


class Client:
    """A client in the lobby."""

    def __init__(self, bench: Bench, number: int) -> None:
        self.bench, self.number = bench, number
        self.dice, self.key = random.Random(number), secrets.token_hex(32)
        # Like clients behind a proxy on this machine: the server limits each separately.
        self.client = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self.headers = {**self.client, "Authorization": f"Bearer {self.key}"}

    async def arrive(self) -> None:
        name = {"name": f"Client {self.number}"}
        answer = await self.bench.http.post("/api/lobby/me", json=name, headers=self.headers)
        answer.raise_for_status()

    async def watch(self, here: asyncio.Event) -> None:
        """Follow the lobby. Only one client parses it, to keep the load on this side low."""
        bench = self.bench
        address = f"{bench.socket}/api/lobby/stream"
        async with connect(address, additional_headers=self.client, **STREAM) as line:
            async for text in line:
                here.set()
                bench.tally.messages += 1
                bench.tally.bytes += len(text)
                if self.number or not isinstance(text, str):
                    continue
                now = time.perf_counter()
                for table in [table for table in bench.opened if table in text]:
                    took = now - bench.opened.pop(table)
                    if bench.counts:
                        bench.tally.shown.append(took)

    async def pair(self, wish: dict[str, Any]) -> None:
        bench = self.bench
        asked = time.perf_counter()
        answer = await bench.http.post("/api/lobby/pair", json=wish, headers=self.headers)
        took = time.perf_counter() - asked
        if answer.status_code != 200:
            bench.tally.errors.append(f"{answer.status_code} {answer.text[:120]}")
            bench.free.append(self)
            return
        if bench.counts:
            bench.tally.asked.append(took)
        seat = answer.json()
        second = seat["table"] in bench.meetings
        meeting = bench.meeting(seat["table"])
        if second:
            meeting.sat.set_result(asked)
        else:
            bench.opened[seat["table"]] = asked
        await self.sit(seat, meeting, second)
        bench.free.append(self)

    async def sit(self, seat: dict[str, Any], meeting: Meeting, second: bool) -> None:
        """Stay at the table until both were there for a while; the second one cancels the match."""
        bench = self.bench
        address = f"{bench.socket}/api/tables/{seat['table']}/stream"
        async with connect(address, additional_headers=self.client, **STREAM) as line:
            hello = {"secret": seat["secret"], "language": "en", "cells": False}
            await line.send(msgspec.json.encode(hello).decode())
            await until_full(line)
            if not second:
                asked = await meeting.sat
                if bench.counts:
                    bench.tally.met.append(time.perf_counter() - asked)
            await asyncio.sleep(STAY)
            if second:
                body = {"type": "abort", "command": "abort"}
                headers = {**self.client, "Authorization": f"Bearer {seat['secret']}"}
                path = f"/api/tables/{seat['table']}/agreements"
                answer = await bench.http.post(path, json=body, headers=headers)
                if answer.status_code != 200:
                    bench.tally.errors.append(f"{answer.status_code} {answer.text[:120]}")
                del bench.meetings[seat["table"]]


async def until_full(line: ClientConnection) -> None:
    """Wait until every seat at a table is taken."""
    async for text in line:
        update = msgspec.json.decode(text).get("update")
        if update and all(one["kind"] != "open" for one in update["holders"]):
            return


def wishes() -> list[dict[str, Any]]:
    games = [game for game in kagemusha.games() if 2 in kagemusha.game(game).seat_counts]
    return [
        {"game": game, "seats": 2, "clock": {"kind": "live", "seconds": minutes * 60}}
        for game in games
        for minutes in MINUTES
    ]


async def measure(pid: int, url: str, asked: argparse.Namespace) -> Tally:
    # The server closes connections that are idle for 5 seconds, so never use one of that age.
    limits = httpx.Limits(max_connections=None, keepalive_expiry=2)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        bench, dice, wanted = Bench(url, http), random.Random(1), wishes()
        people = [Client(bench, number) for number in range(asked.clients)]
        following = []
        for first in range(0, len(people), 50):  # in groups, not all at the same moment
            some = people[first : first + 50]
            await asyncio.gather(*(one.arrive() for one in some))
            there = [asyncio.Event() for _ in some]
            following += [
                asyncio.ensure_future(one.watch(here))
                for one, here in zip(some, there, strict=True)
            ]
            await asyncio.gather(*(here.wait() for here in there))
        dice.shuffle(people)
        bench.free.extend(people)
        pairing: set[asyncio.Future[None]] = set()
        begin = time.perf_counter()
        warm = 2 * STAY
        for number in range(round((asked.seconds + warm) * asked.rate)):
            await asyncio.sleep(max(0.0, begin + number / asked.rate - time.perf_counter()))
            if not bench.counts and time.perf_counter() > begin + warm:
                bench.counts, used, since = True, busy(pid), time.perf_counter()
            if not bench.free:
                bench.tally.errors.append("nobody is free to ask")
                continue
            one = asyncio.ensure_future(bench.free.popleft().pair(dice.choice(wanted)))
            pairing.add(one)
            one.add_done_callback(pairing.discard)
        bench.counts = False
        seconds = time.perf_counter() - since
        used = busy(pid) - used
        for task in (*pairing, *following):
            task.cancel()
        for found in await asyncio.gather(*pairing, *following, return_exceptions=True):
            if isinstance(found, Exception):
                bench.tally.errors.append(f"{type(found).__name__}: {found}"[:200])
        tally = bench.tally
        print(f"{asked.clients} clients, {len(tally.asked) / seconds:.1f} a second asked to play")
        print(f"  answered: {quantiles(tally.asked)}")
        print(f"  seen by who waited: {quantiles(tally.met)}")
        print(f"  shown in the lobby: {quantiles(tally.shown)}")
        print(f"  messages of the lobby: {tally.messages}, {tally.bytes / 2**20:.0f} MiB")
        print(f"  processor of the server: {100 * used / seconds:.0f} %")
        print(f"  errors: {len(tally.errors)}")
        for error in tally.errors[:5]:
            print(f"    {error}")
        return tally


def main() -> int:
    """Run it once; 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m bench.lobby")
    parser.add_argument("--clients", type=int, default=500)
    parser.add_argument("--rate", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--compiled", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("address", nargs="?")
    asked = parser.parse_args()
    env = dict(os.environ)
    if compiled := (asked.compiled / ".ready").exists():
        env["PYTHONPATH"] = str(asked.compiled.resolve())
    with tempfile.TemporaryDirectory() as folder:
        address = asked.address or f"sqlite:///{folder}/tables.db"
        words = [sys.executable, "-m", "kagemusha.server", "--port=0", "--lobby=on"]
        words += [f"--database={address}", f"--processes={asked.processes}"]
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env
        ) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3].rstrip("/")
            kind = "compiled" if compiled else "interpreted"
            print(f"{date.today()}, {kagemusha.__version__}, {kind}, {os.cpu_count()} cores")
            try:
                tally = asyncio.run(measure(server.pid, url, asked))
            finally:
                server.terminate()
    return 1 if tally.errors else 0


if __name__ == "__main__":
    sys.exit(main())
