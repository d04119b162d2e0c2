"""The outermost middleware: gives every request an id, measures it, and logs it."""

from __future__ import annotations

import logging
import re
import secrets
import time
from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kagemusha.server.logs import request_id
from kagemusha.server.security import client_of, header
from kagemusha.table.metrics import Metric

ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
"""What is taken from a proxy as the id of a request."""
METHODS = ("GET", "HEAD", "POST", "DELETE", "OPTIONS")
REQUESTS = Metric(
    "histogram",
    "kagemusha_request_seconds",
    "HTTP requests: seconds until they are answered, by method, route and status.",
    *("method", "route", "status"),
)
STARTS = ("http.response.start", "websocket.accept", "websocket.http.response.start")
"""What an answer begins with."""
log = logging.getLogger(__name__)


class RequestLogging:
    """An ASGI app around another. Query strings, headers and bodies are never logged."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through."""
        if cast(str, scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        given = header(scope, b"x-request-id") or ""
        own_id = given if ID.fullmatch(given) else secrets.token_hex(8)
        before = request_id.set(own_id)
        status, start = 0, time.monotonic()

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in STARTS:
                status = cast(Any, message).get("status", 101)
                own = (b"x-request-id", own_id.encode())
                cast(Any, message)["headers"] = [*cast(Any, message).get("headers", ()), own]
            await send(message)

        try:
            await self._app(scope, receive, with_id)
        finally:
            self._note(scope, status, time.monotonic() - start)
            request_id.reset(before)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(cast(Any, scope).get("method", "STREAM"))
        if method != "STREAM":
            known = method if method in METHODS else "other"
            route = cast(Any, scope).get("path_template") or "other"
            REQUESTS.observe(seconds, known, route, str(status))
        if log.isEnabledFor(logging.INFO):
            facts = {
                "method": method,
                "path": scope["path"],
                "status": status,
                "seconds": round(seconds, 6),
                "client": client_of(scope),
            }
            log.info("%s %s %d %.3f s %s", *facts.values(), extra={"facts": facts})
