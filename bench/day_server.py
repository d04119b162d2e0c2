"""The server for a day in the lobby, started like an operator's, and its database from outside."""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from bench.online import free_port

LEVELS = ("warning", "error", "critical")


class Server:
    """The server program, with one database and one port."""

    def __init__(self, database: str, folder: Path, compiled: Path) -> None:
        self.database, self.folder = database, folder
        self.port = free_port()
        self.url, self.metrics = f"http://127.0.0.1:{self.port}", self.port + 1
        self.env = dict(os.environ)
        self.compiled = (compiled / ".ready").exists()
        if self.compiled:
            self.env["PYTHONPATH"] = str(compiled.resolve())
        self.log = folder / "server.log"
        self.read = self.log.stat().st_size if self.log.exists() else 0
        self.process = self._start()

    def _start(self) -> subprocess.Popen[str]:
        words = ["serve", f"--port={self.port}", f"--metrics={self.metrics}", "--lobby=on"]
        words += [f"--database={self.database}", "--log-format=json", "--language=en"]
        words += ["--expire=finished=90", "--expire=abandoned=90", "--expire=imported=7"]
        with self.log.open("a") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", "kagemusha", *words],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.env,
            )
        assert process.stdout is not None
        process.stdout.readline()
        return process

    def restart(self, *, kill: bool) -> float:
        """Restart it; returns for how many seconds it did not answer."""
        began = time.monotonic()
        self.stop(kill=kill)
        self.process = self._start()
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/api/health/ready").status_code == 200:
                    return time.monotonic() - began
            time.sleep(0.1)

    def stop(self, *, kill: bool = False) -> None:
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.communicate()

    def command(self, *words: str) -> float:
        """Run another command of the program; returns how many seconds it took."""
        began = time.monotonic()
        program = [sys.executable, "-m", "kagemusha", *words, "--language=en"]
        subprocess.run(program, env=self.env, check=True, stdout=subprocess.DEVNULL)
        return time.monotonic() - began

    def complaints(self) -> Counter[str]:
        """New warnings and errors in the log, by logger and start of the message."""
        found: Counter[str] = Counter()
        with self.log.open() as log:
            log.seek(self.read)
            for line in log.read().splitlines():
                with contextlib.suppress(ValueError):
                    entry = json.loads(line)
                    if entry["level"] in LEVELS:
                        found[f"log: {entry['logger']}: {entry['message'][:60]}"] += 1
            self.read = log.tell()
        return found


def gauges(metrics: int) -> dict[str, float]:
    """The metrics, by name and label."""
    page = httpx.get(f"http://127.0.0.1:{metrics}/metrics", timeout=30).text
    rows = re.findall(r'^kagemusha_(\w+)(?:\{\w+="(\w+)"\})? (\S+)$', page, re.MULTILINE)
    return {f"{name} {label}".strip(): float(value) for name, label, value in rows}


class Database:
    """The server's database, read from outside."""

    def __init__(self, address: str, file: Path | None) -> None:
        self.address, self.file = address, file

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        if self.file is not None:
            with contextlib.closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True)) as on:
                return on.execute(query).fetchall()
        import psycopg  # only with PostgreSQL

        with psycopg.connect(self.address) as other:
            return other.execute(query.encode()).fetchall()

    def size(self) -> int:
        """Its size on disk in bytes."""
        if self.file is None:
            return int(self._rows("SELECT pg_database_size(current_database())")[0][0])
        return sum(one.stat().st_size for one in self.file.parent.glob(f"{self.file.name}*"))

    def lost(self, acknowledged: list[tuple[str, str]]) -> int:
        """How many of these commands are not stored exactly once."""
        found = Counter(self._rows("SELECT table_id, command FROM entries WHERE command != ''"))
        return sum(found[one] != 1 for one in acknowledged)
