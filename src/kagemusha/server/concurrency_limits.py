"""How many requests of one client, or of one table, are worked on at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass


class Full(Exception):  # noqa: N818  not an error: somebody asks for too much at once
    """Too many wait already."""


@dataclass(slots=True)
class _Queue:
    free: asyncio.Semaphore
    inside: int = 0
    """Those who work or wait."""


class ConcurrencyLimit:
    """A few places for each key; others wait without a thread, so nobody else waits for them."""

    def __init__(self, each: int, waiting: int) -> None:
        """`each` is the number of places per key; `waiting` is how many may wait for one."""
        self._each, self._most = each, each + waiting
        self._queues: dict[str, _Queue] = {}

    def inside(self, key: str) -> int:
        """How many have a place of this key, or wait for one."""
        queue = self._queues.get(key)
        return 0 if queue is None else queue.inside

    @asynccontextmanager
    async def take(self, key: str) -> AsyncIterator[None]:
        """Wait for a place; Full if too many do."""
        queue = self._queues.get(key)
        if queue is None:
            queue = self._queues[key] = _Queue(asyncio.Semaphore(self._each))
        if queue.inside >= self._most:
            raise Full
        queue.inside += 1
        try:
            async with queue.free:
                yield
        finally:
            queue.inside -= 1
            if not queue.inside:
                del self._queues[key]
