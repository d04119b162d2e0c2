"""How much a client may ask: a bucket of tokens for each, filled by time."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST = 10_000
"""Buckets that are kept; full ones are forgotten first."""
SMALL = 1 / 8
"""The part of its rate that a client may use without the other processes learning of it."""
NETWORK = 64
"""The bits of an IPv6 address that one client has: it may choose the others as it likes."""


def client_key(host: str) -> str:
    """Whose bucket it is: the address, or the network that one IPv6 client has."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))


class RateLimiter:
    """The buckets of all clients. Used from the event loop alone."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        """`rate` tokens a second, at most `burst` of them."""
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, tuple[float, float]] = {}
        self._spent: dict[str, float] = {}
        self._told = now()
        self.on_low: Callable[[], None] | None = None
        """Called when somebody has less than half left. With None, nobody asks what was `spent`."""

    def take(self, key: str, cost: float = 1) -> float:
        """Take tokens: 0 if there were enough, else the seconds to wait, and none are taken."""
        now = self._now()
        left, at = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        cost = min(cost, self._burst)
        if left < cost:
            return (cost - left) / self._rate
        self._buckets[key] = (left - cost, now)
        if self.on_low is not None:
            self._spent[key] = self._spent.get(key, 0) + cost
            if left - cost < self._burst / 2:
                self.on_low()
        if len(self._buckets) > MOST:
            self._forget(now)
        return 0

    def spent(self) -> dict[str, float]:
        """What was taken since the last call, by those who use more than a little."""
        now = self._now()
        little, self._told = (now - self._told) * self._rate * SMALL, now
        spent, self._spent = self._spent, {}
        return {
            key: n
            for key, n in spent.items()
            if n > little or self._buckets.get(key, (self._burst, now))[0] < self._burst / 2
        }

    def spent_elsewhere(self, key: str, cost: float) -> None:
        """Somebody took tokens at another process."""
        now = self._now()
        left, at = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        self._buckets[key] = (max(left - cost, -self._burst), now)
        if len(self._buckets) > MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        full = [
            k for k, (n, at) in self._buckets.items() if n + (now - at) * self._rate >= self._burst
        ]
        for key in full or list(self._buckets)[: MOST // 10]:
            del self._buckets[key]
