"""`kagemusha serve`: the server as a program."""

from __future__ import annotations

import contextlib
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass

import uvicorn

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.server.app import make_app
from kagemusha.server.errors import sentence
from kagemusha.server.guard import origin_of
from kagemusha.server.settings import LOOPBACK, Settings
from kagemusha.table import Hall, Store

PATIENCE = 3
"""Seconds that open requests have when the server stops."""
FAILED = 1
USAGE = 2


@dataclass(frozen=True, slots=True)
class Orders:
    """What the command line says."""

    host: str = "127.0.0.1"
    port: int = 8770
    database: str | None = None
    workers: int = 1
    origins: Sequence[str] = ()
    root_path: str = ""
    language: str = "en"


def serve(orders: Orders) -> int:
    """Serve tables until somebody stops it; the exit code."""
    for origin in orders.origins:
        if origin_of(origin) is None:
            return _complain(orders, Message("server-bad-origin", {"value": origin}), USAGE)
    try:
        listening = listen(orders.host, orders.port)
    except OSError as error:
        args = {"address": f"{orders.host}:{orders.port}", "problem": str(error)}
        return _complain(orders, Message("server-cannot-listen", args), FAILED)
    try:
        store = Store.open(orders.database)
    except KagemushaError as error:
        listening.close()
        return _complain(orders, error.messages[0], FAILED)

    local = orders.host in LOOPBACK
    settings = Settings(origins=tuple(orders.origins), hosts=LOOPBACK if local else ())
    root_path = "/" + orders.root_path.strip("/") if orders.root_path.strip("/") else ""
    config = uvicorn.Config(
        make_app(lambda: Hall(store, workers=orders.workers), settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        root_path=root_path,
        lifespan="on",
        ws_max_size=settings.body,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=PATIENCE,
    )
    port = listening.getsockname()[1]
    shown = f"[{orders.host}]" if ":" in orders.host else orders.host
    args = {"address": f"http://{shown}:{port}{root_path}/", "store": store.url}
    print(sentence(Message("server-listening", args), orders.language), flush=True)
    # Ctrl-C comes out again when all is closed: that is how uvicorn ends.
    with contextlib.suppress(KeyboardInterrupt), listening:
        uvicorn.Server(config).run(sockets=[listening])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that connections will come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, or asyncio leaves out TCP_NODELAY and every answer takes 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen()  # from now on connections wait until the server is ready
    except OSError:
        listening.close()
        raise
    return listening


def _complain(orders: Orders, message: Message, code: int) -> int:
    sys.stderr.write(f"kagemusha: {sentence(message, orders.language)}\n")
    return code
