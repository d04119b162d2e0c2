"""Live tables over HTTP and WebSocket: an ASGI app for the package `table`."""

from __future__ import annotations

from kagemusha.server.app import make_app
from kagemusha.server.settings import Settings

__all__ = ["Settings", "make_app"]
