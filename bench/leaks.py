"""The wire leak test in bulk: pairs of tables that differ only in what the observer may not know.

    python -m bench.leaks [--pairs 20000] [--seconds 0] [--state leaks.json] [--part 0] [GAME ...]
    python -m bench.leaks --sum FILE ...

Everything that is sent to the observer and the spectators is compared byte by byte, as in
tests/table/test_leaks.py: updates and their texts, tips, record, chat, presence, lists, refusals
and stale answers, and the messages of the lobby, profiles and tournaments; at tables with and
without a delay for spectators, rated ones, in a tournament, after a rematch, with another world
behind the same view, and with the same seed but another sealed plan. Only comparisons between
worlds that really differ count. The command resumes, and stops after `--seconds`. Parts can run at
the same time, each with its own state file; `--sum` adds them up.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

import kagemusha
from bench import parts
from kagemusha.core.chance import Rng
from kagemusha.table import Store, Tables
from tests.table.time import Time
from tests.table.twins import Leak, pairs

BATCH = 20
"""The number of pairs in one database."""
WHOLE = 4
"""One comparison in this many is of everything from the start, the others of what is new."""
MEMORY = Path("/dev/shm")
"""A folder in memory for the database, on Linux."""


def batch(game: str, number: int) -> tuple[int, int]:
    """Compare one batch; returns the number of tables, and of comparisons with different worlds."""
    now, stream = Time(), Rng(number, "bench leaks", game)
    seats = [n for n in kagemusha.game(game).seat_counts if n > 1]
    with (
        tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder,
        Store.open(f"sqlite:///{folder}/tables.db") as store,
        Tables(store, workers=0, every=None, now=now) as tables,
    ):
        found = pairs(tables, now, game, stream, seats[number % len(seats)], WHOLE)
        return BATCH, sum(next(found) for _ in range(BATCH))


def main() -> int:
    """Compare the requested number of pairs."""
    parser = argparse.ArgumentParser(prog="python -m bench.leaks")
    parser.add_argument("games", nargs="*", default=list(kagemusha.games()))
    parser.add_argument("--pairs", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=0)
    parts.add_options(parser, "leaks.json")
    asked = parser.parse_args()
    kept = parts.added(asked.sum or [asked.state])
    for game in () if asked.sum else asked.games:
        row = kept.setdefault(game, {"batches": 0, "tables": 0, "pairs": 0, "leaks": []})
        end = time.monotonic() + asked.seconds if asked.seconds else float("inf")
        while row["pairs"] < asked.pairs and time.monotonic() < end:
            try:
                tables, different = batch(game, asked.part * parts.APART + row["batches"])
            except Leak as leak:
                tables, different = BATCH, 0
                row["leaks"].append({"batch": row["batches"], "leak": str(leak)[:2000]})
                print(f"{game}, batch {row['batches']}: {str(leak)[:500]}", file=sys.stderr)
            row["batches"] += 1
            row["tables"] += tables
            row["pairs"] += different
            parts.keep(asked.state, kept)
    print(f"{date.today()}, {kagemusha.__version__}")
    print("| game | pairs of tables | comparisons of worlds that differ | leaks |")
    print("| --- | --- | --- | --- |")
    for game, row in kept.items():
        print(f"| {game} | {row['tables']:,} | {row['pairs']:,} | {len(row['leaks'])} |")
    return 1 if any(row["leaks"] for row in kept.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
