"""Settings of a server: whom it trusts, and its limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from kagemusha.server.alerts.options import AlertOptions
from kagemusha.server.relying_party import RelyingParty
from kagemusha.table import Delay

RATE = 20
BURST = 5
"""Seconds of its rate that a client may use at once."""
LOOPBACK = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits and trust. The defaults suit people at browsers, and a bot or two."""

    origins: tuple[str, ...] = ()
    """Origins besides the server's own that may change anything: `https://games.example`."""
    hosts: tuple[str, ...] = ()
    """The names under which it is reached; none: any. Keeps foreign names off a local server."""
    rate: float = RATE
    """Requests and messages a second that one client may send for long."""
    burst: float = RATE * BURST
    """How many it may send at once."""
    patience: float = 1
    """Seconds for which who asks too much waits for the refusal, at most: so it asks less."""
    body: int = 64 * 1024
    """Bytes of a request or a message."""
    log_body: int = 1024 * 1024
    """Bytes of a log to be imported."""
    requests: int = 4
    """Requests of one client that are worked on at the same time."""
    waiting: int = 50
    """Further requests that may wait for that, of one client or for one table."""
    connections: int = 200
    """HTTP connections that one address may hold open; that of a proxy on this machine any."""
    headers: int = 16 * 1024
    """Bytes of a request before its body."""
    header_lines: int = 100
    """Headers of a request."""
    header_time: float = 10
    """Seconds in which a new connection, or a request, must have sent its headers."""
    body_time: float = 60
    """Seconds in which a request must have sent its body."""
    chat: bool = True
    """Whether people may talk at tables."""
    lobby: bool = False
    """Whether there is a public lobby."""
    passkeys: RelyingParty | None = None
    """For whom passkeys of profiles are made; None: there are none."""
    delay: Delay = field(default_factory=Delay)
    """How far spectators are behind, at tables that do not say otherwise."""
    streams: int = 32
    """WebSocket streams that one client may hold open."""
    send_timeout: float = 10
    """Seconds after which a client that takes nothing is disconnected."""
    heartbeat: float = 20
    """Seconds between two signs of life."""
    pages: Path | None = None
    """Where the browser's client lies, if not in the package."""
    greeting: float = 10
    """Seconds that a new stream has for its first message."""
    alerts: AlertOptions = field(default_factory=AlertOptions)
    """How turn alerts are sent."""
