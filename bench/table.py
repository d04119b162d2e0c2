"""Measures how many moves per second a live table acknowledges, committed and sent to everybody.

    python -m bench.table [ADDRESS …]

Without an address it uses SQLite in a temporary folder, and a temporary PostgreSQL if available.
Both write to the disk before they answer.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator

from kagemusha.table import LiveTable, Store, Tables, local
from tests.postgres import NoPostgresError, Postgres

SECONDS = 5.0
GAMES = (("seven-ronin", 2), ("wat-aah", 2), ("era-of-the-ninja", 2))


def match(tables: Tables, game: str, seats: int, seed: int) -> tuple[LiveTable, str]:
    opened = tables.create(game, [local()] * seats, seed=seed)
    return opened.table, str(opened.secrets[0])


def measure(tables: Tables, game: str, seats: int) -> tuple[float, float]:
    """Moves per second, and the 99th percentile in milliseconds."""
    dice = random.Random(1)
    table, secret = match(tables, game, seats, 1)
    took: list[float] = []
    seed = 1
    while sum(took) < SECONDS:
        pending = table._state.pending
        if not pending:
            seed += 1
            table, secret = match(tables, game, seats, seed)
            continue
        seat = pending[0]
        seen = table._runtime.journal.deliveries.last(seat)
        started = time.perf_counter()
        table.act(secret, f"{seat} {seen.number}", seen.number, dice.choice(seen.legal), seat=seat)
        took.append(time.perf_counter() - started)
    return len(took) / sum(took), sorted(took)[len(took) * 99 // 100] * 1000


def stores() -> Iterator[tuple[str, str]]:
    if len(sys.argv) > 1:
        yield from ((address, address) for address in sys.argv[1:])
        return
    with tempfile.TemporaryDirectory() as folder:
        yield "SQLite", f"sqlite:///{folder}/tables.db"
    try:
        server = Postgres(safe=True)
    except NoPostgresError as error:
        print(f"PostgreSQL: not measured, {error}")
        return
    try:
        yield "PostgreSQL", server.new_database()
    finally:
        server.stop()


def main() -> None:
    for name, address in stores():
        with Store.open(address) as store, Tables(store, workers=0, every=None) as tables:
            for game, seats in GAMES:
                rate, slow = measure(tables, game, seats)
                print(f"{name:12} {game:18} {rate:7.0f} moves/s, 99 % within {slow:6.1f} ms")


if __name__ == "__main__":
    main()
