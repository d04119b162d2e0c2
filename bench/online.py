"""Compares our server with a boardgame.io server: the same load, one after the other.

    python -m bench.online [--tables 200] [--seconds 10] [--rounds 3] [--markdown FILE]
                           [--compiled build/compiled]

Needs Node. The load (bench/boardgameio/load.mjs) plays at random with two people at each table: as
fast as the server answers, and at a person's pace. boardgame.io plays a card game of WAT-AAH!'s
size and keeps its matches in memory, which is its default, or in files, with its own storage, which
does not wait for the disk. Ours plays WAT-AAH! in English, and every move is on disk before it
answers. Ours runs compiled if `make compiled` was run.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import IO

from bench.server import busy

FOLDER = Path(__file__).parent / "boardgameio"
PACE = 1.0
"""The mean time in seconds that a person waits before a move."""
ROWS = (
    ("rate", "as fast as it answers: moves acknowledged a second", 0, True),
    ("busy", "as fast as it answers: to the opponent's screen, 99 % within, ms", 0, False),
    ("calm", "a move a second at each table: to the opponent's screen, 99 % within, ms", 1, False),
    ("work", "processor time of the server for a move, ms", 2, False),
)
COMPILED = Path(__file__).parent.parent / "build" / "compiled"


def free_port() -> int:
    """A port that is free, like the one after it."""
    while True:
        with socket.socket() as one, socket.socket() as two:
            one.bind(("127.0.0.1", 0))
            port: int = one.getsockname()[1]
            with contextlib.suppress(OSError, OverflowError):
                two.bind(("127.0.0.1", port + 1))
                return port


@contextlib.contextmanager
def stored() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as folder, peer(folder) as running:
        yield running


@contextlib.contextmanager
def peer(*folder: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    words = ["node", str(FOLDER / "peer.cjs"), str(port), *folder]
    with _running(words, {"NODE_ENV": "production"}) as (server, pid):
        while "ready" not in server.readline():
            pass
        yield f"http://127.0.0.1:{port}", pid


@contextlib.contextmanager
def ours(compiled: Path) -> Iterator[tuple[str, int]]:
    more = {"PYTHONPATH": str(compiled)} if is_compiled(compiled) else {}
    with tempfile.TemporaryDirectory() as folder:
        database = f"--database=sqlite:///{folder}/tables.db"
        words = [sys.executable, "-m", "kagemusha.server", "--port=0", database]
        with _running(words, more) as (server, pid):
            yield server.readline().split()[3].rstrip("/"), pid


def is_compiled(folder: Path) -> bool:
    return any(folder.glob("kagemusha*__mypyc.*"))


@contextlib.contextmanager
def _running(words: list[str], more: dict[str, str]) -> Iterator[tuple[IO[str], int]]:
    environment = {**os.environ, **more}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout, process.pid
        finally:
            process.terminate()


def load(
    which: str, server: tuple[str, int], tables: int, seconds: float, pace: float
) -> dict[str, float]:
    url, pid = server
    numbers = [str(tables), str(seconds), str(pace)]
    driver = "ours" if which == "ours" else "peer"
    words = ["node", str(FOLDER / "load.mjs"), driver, url, *numbers, "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        player.stdout.readline()
        before = busy(pid)  # excludes opening the first tables
        found = json.loads(player.stdout.readline())
        work = (busy(pid) - before) * 1000 / found["moves"]
    return {"rate": found["rate"], "most": found["seen"]["most"], "work": work}


def measure(which: str, tables: int, seconds: float, compiled: Path) -> dict[str, float]:
    server = {"ours": partial(ours, compiled), "peer": peer, "stored": stored}[which]
    with server() as running:
        full = load(which, running, tables, seconds, 0)
    with server() as running:
        calm = load(which, running, tables, seconds, PACE)
    return {
        "rate": full["rate"],
        "busy": full["most"],
        "calm": calm["most"],
        "work": full["work"],
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--markdown", type=Path)
    parser.add_argument("--compiled", type=Path, default=COMPILED, help="our compiled build")
    asked = parser.parse_args()
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True)
    runs: dict[str, list[dict[str, float]]] = {"peer": [], "stored": [], "ours": []}
    for number in range(asked.rounds):
        for which, found in runs.items():
            found.append(measure(which, asked.tables, asked.seconds, asked.compiled))
            print(f"round {number + 1}, {which}: {found[-1]}", file=sys.stderr)
    table = report(runs, asked.tables, compiled=is_compiled(asked.compiled))
    print(table)
    if asked.markdown:
        asked.markdown.write_text(table, encoding="utf-8")


def report(runs: dict[str, list[dict[str, float]]], tables: int, *, compiled: bool) -> str:
    build = "compiled" if compiled else "interpreted"
    lines = [
        f"{tables} tables, two people at each; runs: {len(runs['ours'])}, their median; "
        f"{os.cpu_count()} cores, Python {platform.python_version()}, {build}, {date.today()}.",
        "",
        "| | boardgame.io 0.50.2 | in files | Kagemusha | better by | than in files |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for key, label, digits, more in ROWS:
        found = {w: statistics.median(run[key] for run in done) for w, done in runs.items()}
        own = found["ours"]
        rivals = [found["peer"], found["stored"]]
        shown = [f"{number:.{digits}f}" for number in (*rivals, own)]
        shown += [f"{own / theirs if more else theirs / own:.1f}x" for theirs in rivals]
        lines.append(f"| {label} | {' | '.join(shown)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
