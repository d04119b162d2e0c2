"""Collects garbage often and in small steps, between requests.

By default Python collects in the middle of a move and looks at all new objects at once, which
blocked every client for up to 45 ms. Old objects are hardly ever looked at, because tables keep
very many that are in no reference cycle. So nothing that lives long may leave a cycle behind.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 0.05
"""Seconds between two checks."""
ENOUGH = 1_000
"""New objects that trigger a collection; it takes about a millisecond."""
THRESHOLDS = (50_000, 20, 100_000)
"""Python's own limits, for bursts of new objects; a full collection practically never happens."""


async def collect_garbage() -> None:
    """Run until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        if gc.get_count()[0] >= ENOUGH:
            gc.collect(1)
