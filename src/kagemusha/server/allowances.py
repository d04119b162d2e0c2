"""What clients may use: requests, requests to one table, streams. Processes on one store share it.

Each process counts for itself. Once a second, or soon after somebody has used half of a bucket, it
tells the others what was used here, in one message for all clients. Of those who use little, as
people do who play, it tells nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator

from kagemusha.server.concurrency_limits import ConcurrencyLimit
from kagemusha.server.rate_limit import SMALL, RateLimiter
from kagemusha.server.settings import Settings
from kagemusha.table import Tables

AT_A_TABLE = 10
"""How many clients' rates the spectators of one table may use together; so may each seat."""
EVERY, SOON = 1.0, 0.05
"""Seconds between two messages, at most and at least."""
REPEAT = 10.0
"""Seconds after which the streams of a client are told again."""
SILENT = 30.0
"""Seconds after which streams of a process that tells nothing are forgotten."""
AT_ONCE, LONGEST = 40, 64
"""Clients in one message, and letters of one: a notification has less than 8,000 bytes."""
log = logging.getLogger(__name__)


class StreamLimit:
    """How many streams each client has open. Used from the event loop alone."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self._most, self._now = most, now
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """By client and process: how many, and when that was heard."""
        self._told: dict[str, tuple[int, float]] = {}

    @contextlib.contextmanager
    def take(self, client: str) -> Iterator[bool]:
        """One more, for a while; whether that is allowed."""
        self._here[client] += 1
        try:
            yield self._here[client] + self._there(client) <= self._most
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]

    def _there(self, client: str) -> int:
        since = self._now() - SILENT
        heard = self._elsewhere.get(client, {})
        return sum(number for number, at in heard.values() if at >= since)

    def news(self) -> dict[str, int]:
        """The streams of those who have more than a few, if the others do not know it."""
        now, found = self._now(), {}
        for client, heard in list(self._elsewhere.items()):
            if all(at < now - SILENT for _, at in heard.values()):
                del self._elsewhere[client]
        for client in {*self._here, *self._told}:
            number = self._here[client] if self._here[client] > self._most * SMALL else 0
            known, at = self._told.get(client, (0, now))
            if number != known or (number and now - at >= REPEAT):
                found[client] = number
                self._told[client] = (number, now)
            if not number:
                self._told.pop(client, None)
        return found

    def hear(self, process: str, counts: dict[str, int]) -> None:
        """What another process tells."""
        now = self._now()
        for client, number in counts.items():
            heard = self._elsewhere.setdefault(client, {})
            heard.pop(process, None)
            if number:
                heard[process] = (number, now)


class Allowances:
    """Those of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.clients = RateLimiter(settings.rate, settings.burst)
        self.tables = RateLimiter(AT_A_TABLE * settings.rate, AT_A_TABLE * settings.burst)
        """By place at a table: all spectators share one, each seat has its own."""
        self.streams = StreamLimit(settings.streams)
        self.replays = ConcurrencyLimit(1, settings.waiting)
        """Of all clients together: each of these requests replays a whole match."""
        self._low = asyncio.Event()

    async def share(self, tables: Tables) -> None:
        """Tell other processes and hear them, until it is cancelled."""
        loop = asyncio.get_running_loop()

        def heard(text: str) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended before us
                loop.call_soon_threadsafe(self._hear, text)

        tables.on_allowances = heard
        for limit in (self.clients, self.tables):
            limit.on_low = self._low.set
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._low.wait(), EVERY)
            await asyncio.sleep(SOON)
            self._low.clear()
            for text in self._news(tables.process):
                try:
                    await asyncio.to_thread(tables.announce_allowances, text)
                except Exception as error:  # the store is away: each counts for itself meanwhile
                    log.warning("other processes do not learn what clients use: %s", error)

    def _news(self, process: str) -> Iterator[str]:
        news = (
            *(("clients", key, round(n, 1)) for key, n in self.clients.spent().items()),
            *(("tables", key, round(n, 1)) for key, n in self.tables.spent().items()),
            *(("streams", key, number) for key, number in self.streams.news().items()),
        )
        # Only a proxy could send others, and they do not fit.
        plain = [
            item
            for item in news
            if len(item[1]) <= LONGEST and item[1].isascii() and item[1].isprintable()
        ]
        for first in range(0, len(plain), AT_ONCE):
            yield json.dumps([process, *plain[first : first + AT_ONCE]])

    def _hear(self, text: str) -> None:
        process, *news = json.loads(text)
        streams: dict[str, int] = {}
        for kind, key, number in news:
            if kind == "streams":
                streams[key] = number
            else:
                limit = self.clients if kind == "clients" else self.tables
                limit.spent_elsewhere(key, number)
        self.streams.hear(process, streams)
