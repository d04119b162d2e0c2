"""How much a client may ask: a bucket of tokens for each, filled by time."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST = 10_000
"""Buckets that are kept; full ones are forgotten first."""
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

    def take(self, key: str, cost: float = 1) -> float:
        """Take tokens: 0 if there were enough, else the seconds to wait, and none are taken."""
        now = self._now()
        left, at = self._buckets.get(key, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        cost = min(cost, self._burst)
        if left < cost:
            return (cost - left) / self._rate
        self._buckets[key] = (left - cost, now)
        if len(self._buckets) > MOST:
            self._forget(now)
        return 0

    def _forget(self, now: float) -> None:
        full = [
            k for k, (n, at) in self._buckets.items() if n + (now - at) * self._rate >= self._burst
        ]
        for key in full or list(self._buckets)[: MOST // 10]:
            del self._buckets[key]
