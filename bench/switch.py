"""Measures how Python's switch interval affects moves while the server's threads compute.

    python -m bench.switch [--intervals 5 0.5] [--rounds 2] [--readers 4] [--moves 25]
                           [--compiled build/compiled]

One person moves and undoes; then again, while `--readers` requests at a time read a long history of
another table. Intervals, in milliseconds, take turns.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.server import PEOPLE

SERVE = (
    "import sys; from kagemusha.server import serve, __main__ as program;"
    "serve.SWITCH = {seconds}; sys.exit(program.main())"
)
ENTRIES = 60
"""The number of moves, each of them undone, in the history."""
PLAN = "deploy well"
PAUSE = 0.02


def half(took: list[float]) -> str:
    """The median, in milliseconds."""
    return f"{sorted(took)[len(took) // 2] * 1000:.1f}"


async def moves(line: ClientConnection, number: int, name: str) -> list[float]:
    """How long moves and undoing them took until they were acknowledged."""
    took = []
    for count in range(number):
        for kind in ("act", "undo"):
            command: dict[str, Any] = {"type": kind, "command": f"{name} {kind} {count}"}
            if kind == "act":
                command["plan"] = PLAN
            start = time.perf_counter()
            await line.send(json.dumps(command))
            while json.loads(await line.recv())["type"] != "done":
                pass
            took.append(time.perf_counter() - start)
            await asyncio.sleep(PAUSE)
    return took


async def measure(url: str, readers: int, number: int) -> tuple[str, str]:
    """The times without and with readers."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:

        async def opened() -> tuple[str, str]:
            answer = await http.post("/api/tables", json={"game": "seven-ronin", "seats": PEOPLE})
            return answer.json()["id"], answer.json()["seats"][0]["secret"]

        (long, secret), (own, key) = await opened(), await opened()
        about, held = f"/api/tables/{long}", {"Authorization": f"Bearer {secret}"}
        for count in range(ENTRIES):
            act = {"command": f"a{count}", "plan": PLAN}
            await http.post(f"{about}/act", json=act, headers=held)
            await http.post(f"{about}/undo", json={"command": f"u{count}"}, headers=held)

        async def read() -> None:
            while True:
                await http.get(f"{about}/updates?since=0&language=pl", headers=held)

        address = f"{url.replace('http', 'ws', 1)}/api/tables/{own}/stream"
        async with connect(address, max_size=None) as line:
            await line.send(json.dumps({"secret": key}))
            await moves(line, 5, "first")
            alone = await moves(line, number, "alone")
            reading = [asyncio.ensure_future(read()) for _ in range(readers)]
            beside = await moves(line, number, "beside")
            for task in reading:
                task.cancel()
    return half(alone), half(beside)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.switch")
    parser.add_argument("--intervals", type=float, nargs="+", default=[5, 0.5])
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--readers", type=int, default=4)
    parser.add_argument("--moves", type=int, default=25)
    parser.add_argument("--compiled", type=Path)
    asked = parser.parse_args()
    more = {"PYTHONPATH": str(asked.compiled)} if asked.compiled else {}
    print(f"{date.today()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}; half within, ms")
    print(f"| interval, ms | alone | beside {asked.readers} readers |\n| ---: | ---: | ---: |")
    for interval in asked.intervals * asked.rounds:
        with tempfile.TemporaryDirectory() as folder:
            words = [sys.executable, "-c", SERVE.format(seconds=interval / 1000), "--port=0"]
            words += [f"--database=sqlite:///{folder}/tables.db", "--rate=1000000"]
            with subprocess.Popen(
                words, stdout=subprocess.PIPE, text=True, env={**os.environ, **more}
            ) as server:
                assert server.stdout is not None
                url = server.stdout.readline().split()[3].rstrip("/")
                try:
                    found = asyncio.run(measure(url, asked.readers, asked.moves))
                finally:
                    server.kill()
        print(f"| {interval:g} | {' | '.join(found)} |", flush=True)


if __name__ == "__main__":
    main()
