"""Live tables over HTTP and WebSocket: an ASGI app in front of the `table` room."""

from __future__ import annotations

from kagemusha.server.app import make_app
from kagemusha.server.settings import Settings

__all__ = ["Settings", "make_app"]
