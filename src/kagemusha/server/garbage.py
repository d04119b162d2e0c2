"""Collects garbage often, in small portions and between requests.

Python does it when so many objects were made, in the middle of a move and of all of them at once:
that took up to 45 ms, in which nobody was served. What has become old is hardly ever looked at, as
tables keep very many objects that are in no circle; so streams must not leave any circles.
"""

from __future__ import annotations

import asyncio
import gc

EVERY = 0.05
"""Seconds between two looks."""
ENOUGH = 1_000
"""New objects that are worth it. They take about a millisecond."""
THRESHOLDS = (50_000, 20, 100_000)
"""When Python does it nevertheless, if very much is made at once; all objects hardly ever."""


async def collect_garbage() -> None:
    """Until it is cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        if gc.get_count()[0] >= ENOUGH:
            gc.collect(1)
