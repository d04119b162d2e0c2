"""Middleware before the app: checks host, origin and rate, and adds security headers."""

from __future__ import annotations

import asyncio
import contextlib
import math
import re
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.path import normalize_path
from uvicorn.protocols.utils import ClientDisconnected

from kagemusha.core.errors import Message as Refusal
from kagemusha.server.allowances import Allowances
from kagemusha.server.client_turns import ClientTurns
from kagemusha.server.concurrency_limits import ConcurrencyLimit, Full
from kagemusha.server.errors import (
    ServerError,
    blocked,
    blocked_table,
    language,
    problem,
    too_many,
)
from kagemusha.server.rate_limit import client_key
from kagemusha.server.settings import Settings
from kagemusha.table import Tables

READING = ("GET", "HEAD", "OPTIONS")
COSTLY = 10
"""What opening a table, reading a log, or asking a bot costs instead of 1."""
MUCH = (
    "/api/tables",
    "/api/studies",
    "/fork",
    "/hint",
    "/analysis",
    "/alerts/mine",
    "/alerts/test",
    "/lobby/me",
    "/lobby/pair",
    "/lobby/tables",
    "/lobby/tournaments",
    "/lobby/passkey",
    "/me/passkeys",
)
"""How the addresses end at which that is done."""
LESSON = re.compile(r"/(lessons|examples)/[^/]+$")
"""So does a choice in a lesson: all before it are carried out again, those of bots too."""
STUDY = re.compile(r"/api/studies/[^/]+$")
"""A study that is saved: its new variations are carried out."""
STREAM = 2
"""What opening a stream costs; its greeting costs 1 more."""
LARGE = 5
"""What a large answer costs, which takes time to write and to compress."""
LONG = ("/lexicon", "/rules", "/introduction", "/schema", "/tips", "/variation")
"""How their addresses end."""
TABLE = 2
"""Requests of one seat, or of all spectators, of a table that are worked on at the same time."""
ANIMATION = "/animation"
REPLAYS = ("/tables/import", ANIMATION)
"""How the addresses end at which a whole match is played again."""
WAITING = "/hint"
"""A request that waits for a bot, and holds nothing meanwhile."""
CHEAP = 0.1
"""What a file of the client costs: a page needs many, and they only have to be sent."""
PORTS = {"http": 80, "https": 443}
LATE = 200
"""Requests of one client that wait for a refusal."""
LATER = 10
"""Seconds to wait when there are too many streams."""
NO_FRAMES, ANY_FRAMES = "frame-ancestors 'none'", "frame-ancestors *"
POLICY = (
    "default-src 'self'; img-src 'self' data:; base-uri 'self'; form-action 'self'; "
    f"{NO_FRAMES}; object-src 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
EMBEDDED = "/embed/"
"""How the pages begin that other sites may show in a frame: their policy says so, too."""
NO_STORE = (b"cache-control", b"no-store")


def header(scope: Scope, name: bytes) -> str | None:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def origin_of(address: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None if it has no such thing."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in PORTS or not parts.hostname:
        return None
    return parts.scheme, parts.hostname, port or PORTS[parts.scheme]


class SecurityMiddleware:
    """An ASGI app around another."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        allowances: Allowances,
        tables: Callable[[], Tables],
    ) -> None:
        self._app, self._tables = app, tables
        self._clients, self._at_tables = allowances.clients, allowances.tables
        self._streams = allowances.streams
        self._of_client = ConcurrencyLimit(settings.requests, settings.waiting)
        self._of_table = ConcurrencyLimit(TABLE, settings.waiting)
        self._late = ConcurrencyLimit(LATE, 0)
        self._patience = settings.patience
        self._replays = allowances.replays
        self._turns = ClientTurns()
        self._origins = {origin_of(origin) for origin in settings.origins} - {None}
        self._hosts = {*settings.hosts}
        if self._hosts:
            self._hosts.update(found[1] for found in self._origins if found)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer in the app's place."""
        if cast(str, scope["type"]) == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal, wait, place = self._refusal(scope), 0.0, ""
        if refusal is None:
            place, cost = self._place(scope), self._cost(scope)
            wait = self._clients.take(client_of(scope), cost)
            wait = wait or (self._at_tables.take(place, cost) if place else 0)
            if wait:
                refusal = too_many(math.ceil(wait))
        if _method(scope) is None:
            with self._streams.take(client_of(scope)) as allowed:
                if refusal is None and not allowed:
                    refusal, wait = ServerError(429, Refusal("server-too-many-streams")), LATER
                if refusal is None:
                    await self._app(scope, receive, send)
                    return
            await receive()
            await self._wait(scope, wait)
            await _answer(scope, send, refusal, wait)
            raise ClientDisconnected  # or uvicorn logs that the handshake was not completed
        with_headers = _with_headers(send, scope)
        if refusal is not None:
            await self._wait(scope, wait)
            await _answer(scope, with_headers, refusal, wait)
            return
        path = normalize_path(scope["path"])
        if "/api/" not in path or path.endswith(WAITING):
            await self._app(scope, receive, with_headers)
            return
        try:
            client = client_of(scope)
            second = self._of_table.take(place or client)
            if path.endswith(ANIMATION):
                second = self._replays.take("")
            async with self._of_client.take(client), second:
                await self._app(scope, receive, with_headers)
        except Full:
            await _answer(scope, with_headers, too_many(1), 1)

    async def _wait(self, scope: Scope, seconds: float) -> None:
        """Let somebody wait who asks too much; not if very many of its requests do already.

        Each waits for those before it, and is answered in a turn of its own: else all that have
        come together would be answered together, and others would wait for that.
        """
        client = client_of(scope)
        with contextlib.suppress(Full):
            async with self._late.take(client):
                behind = self._late.inside(client)
                await asyncio.sleep(min(seconds * behind, self._patience))
        await self._turns.wait(client)

    def _cost(self, scope: Scope) -> float:
        if _method(scope) is None:
            return STREAM
        path = normalize_path(scope["path"])  # as the router reads it, however it is spelled
        if _method(scope) == "POST" and (path.endswith(MUCH) or LESSON.search(path)):
            return COSTLY
        if path.endswith(REPLAYS):
            return COSTLY
        if _method(scope) == "POST" and STUDY.search(path):
            return LARGE
        if path.endswith(LONG) and "/api/" in path:
            return LARGE
        return 1 if "/api/" in path else CHEAP

    def _place(self, scope: Scope) -> str:
        """The place at a table from which a request comes; "" if it is about none.

        A stream says later whose it is.
        """
        table = _table(normalize_path(scope["path"]))
        if not table or _method(scope) is None:
            return ""
        return place_at(self._tables(), table, _secret(scope))

    def _blocked(self, scope: Scope) -> ServerError | None:
        """What the operator has blocked. Pages are for everybody."""
        path, blocks = normalize_path(scope["path"]), self._tables().blocks
        if not blocks.all or "/api/" not in path:
            return None
        if blocks.client(client_of(scope)) or blocks.secret(_secret(scope)):
            return blocked()
        return blocked_table() if blocks.table(_table(path)) else None

    def _refusal(self, scope: Scope) -> ServerError | None:
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        own = origin_of(f"{scheme}://{header(scope, b'host') or ''}")
        if self._hosts and (own is None or own[1] not in self._hosts):
            return ServerError(421, Refusal("server-wrong-host"))
        if (refusal := self._blocked(scope)) is not None or _method(scope) in READING:
            return refusal
        given = header(scope, b"origin")  # browsers always send it here; other programs need not
        if given is None:
            return None
        origin = origin_of(given)
        if origin is None or (origin != own and origin not in self._origins):
            return ServerError(403, Refusal("server-wrong-origin"))
        return None


def _secret(scope: Scope) -> str | None:
    """The secret that came along."""
    kind, _, secret = (header(scope, b"authorization") or "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


def _table(path: str) -> str:
    """The table that a request is about; "" if it is about none."""
    found = path.partition("/tables/")[2].partition("/")[0]
    return "" if found in ("mine", "import") else found


def place_at(tables: Tables, table: str, secret: str | None) -> str:
    """Where somebody is at a table: at a seat, or among the spectators, who share a place.

    Who has a secret for a table that is not in memory may be a player: spectators do not share
    that place.
    """
    seats = tables.seats_in_memory(table, secret)
    if seats:
        return f"{table} {seats[0]}"
    return f"{table} ?" if seats is None and secret else table


def _method(scope: Scope) -> str | None:
    """The method of a request; None if it wants a WebSocket."""
    method: str | None = cast(Any, scope).get("method")
    return method


def client_of(scope: Scope) -> str:
    """Who is asking, as far as rates are concerned."""
    client = scope.get("client")
    return client_key(client[0]) if client else ""


def _with_headers(send: Send, scope: Scope) -> Send:
    """Answers with the headers that keep a browser careful."""
    path = normalize_path(scope["path"])
    private = "/api/" in path
    framed = path.removeprefix(scope.get("root_path", "")).startswith(EMBEDDED)

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", ()))
            present = {name.lower() for name, _ in given}
            ours = [*HEADERS, NO_STORE] if private else HEADERS
            if framed:
                ours = [pair for pair in ours if pair[0] != b"x-frame-options"]
            given += [(name, value) for name, value in ours if name not in present]
            message["headers"] = given
        await send(message)

    return with_headers


async def _answer(scope: Scope, send: Send, refusal: ServerError, wait: float) -> None:
    kind = "http.response" if _method(scope) else "websocket.http.response"
    body = msgspec.json.encode(problem(refusal, language(header(scope, b"accept-language"))))
    headers: list[Any] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    await send(start)
    last: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(last)
