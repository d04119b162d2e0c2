"""The addresses of the server, for browsers on this machine and in the network."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import socket
import sys
import threading
import urllib.request
import webbrowser

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses to listen on that a browser cannot open, and what it opens instead."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, but one may ask which way it would go."""
HEALTH_SECONDS = 2.0


def address(host: str, port: int, root_path: str = "") -> str:
    """The address for a browser on this machine of a server that listens there."""
    host = EVERYWHERE.get(host, host)
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}{root_path}/"


def network_addresses(host: str, port: int, root_path: str = "") -> list[str]:
    """The addresses for others in the network; none if it listens on one address only."""
    if host not in EVERYWHERE:
        return []
    found: dict[str, None] = {}
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        found[probe.getsockname()[0]] = None
    with contextlib.suppress(OSError):
        own = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found.update((str(entry[4][0]), None) for entry in own)
    usable = [one for one in found if not ipaddress.ip_address(one).is_loopback]
    return [address(one, port, root_path) for one in usable]


def is_kagemusha(host: str, port: int) -> bool:
    """Whether a server of ours answers at an address."""
    health = f"{address(host, port)}api/health"
    try:
        with urllib.request.urlopen(health, timeout=HEALTH_SECONDS) as answer:
            return bool(answer.read(16) == b"ok")
    except (OSError, ValueError):
        return False


def can_show() -> bool:
    """Whether there is a screen for a browser: one in the terminal would take it from us."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show(address: str) -> None:
    """Open a browser there, without waiting for it."""
    if can_show():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
