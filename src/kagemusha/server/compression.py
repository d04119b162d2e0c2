"""Large answers are compressed in a thread: everybody else would wait for it."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache, partial
from typing import Any, cast

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

LARGE = 2048
"""Bytes from which on an answer is worth it."""
LEVEL = 5
JSON = "json"
"""In the type of what is compressed: also in that of the schema."""


SAME = ("/lexicon", "/rules", "/introduction", "/schema")
"""How the addresses end at which everybody gets the same: it is compressed once."""
KEPT = 64


def _packed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


_packed_once = lru_cache(KEPT)(_packed)


class Compression:
    """An ASGI app around another. Files of the client are compressed elsewhere."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let everything through, smaller if its reader can take it."""
        if cast(str, scope["type"]) != "http" or not _accepts(scope):
            await self._app(scope, receive, send)
            return
        start: HTTPResponseStartEvent | None = None
        packed = _packed_once if scope["path"].endswith(SAME) else _packed

        async def compressed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                begun, start = start, None
                headers = MutableScopeHeaders.from_message(begun)
                body = message.get("body", b"")
                plain = JSON in headers.get("Content-Type", "")
                if plain and len(body) >= LARGE and not message.get("more_body", False):
                    pack = partial(packed, body)
                    body = await asyncio.get_running_loop().run_in_executor(None, pack)
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(body))
                    headers.extend_header_value("vary", "Accept-Encoding")
                    cast(Any, message)["body"] = body
                await send(begun)
            await send(message)

        await self._app(scope, receive, compressed)


def _accepts(scope: Scope) -> bool:
    """Whether a client has said that it reads gzip."""
    for name, value in scope["headers"]:
        if name == b"accept-encoding":
            for part in value.decode("latin-1").lower().split(","):
                kind, _, quality = part.partition(";")
                if kind.strip() == "gzip":
                    return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
