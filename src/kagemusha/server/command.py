"""`kagemusha serve`: the server as a program."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import uvicorn

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.server import browser
from kagemusha.server.app import make_app
from kagemusha.server.errors import sentence
from kagemusha.server.guard import origin_of
from kagemusha.server.line import Line
from kagemusha.server.processes import supervise
from kagemusha.server.settings import BURST, LOOPBACK, RATE, Settings
from kagemusha.server.sweeping import Sweeper
from kagemusha.table import Hall, Store

PORT = 8770
PATIENCE = 3
"""Seconds that open requests have when the server stops."""
SWITCH = 0.001
"""Seconds that a thread may calculate while others wait for it."""
FAILED = 1
USAGE = 2


@dataclass(frozen=True, slots=True)
class Orders:
    """What the command line says."""

    host: str = "127.0.0.1"
    port: int | None = None
    """None is the usual one and, with `open`, another if something else has it."""
    open: bool = False
    """Whether to show it in a browser."""
    database: str | None = None
    workers: int = 1
    processes: int = 1
    rate: int = RATE
    """Requests and messages a second that one client may send for long."""
    origins: Sequence[str] = ()
    root_path: str = ""
    language: str = "en"


def serve(orders: Orders) -> int:
    """Serve tables until somebody stops it; the exit code."""
    for origin in orders.origins:
        if origin_of(origin) is None:
            return _complain(orders, Message("server-bad-origin", {"value": origin}), USAGE)
    port = PORT if orders.port is None else orders.port
    try:
        listening = listen(orders.host, port)
    except OSError as error:
        taken = orders.open and error.errno == errno.EADDRINUSE
        if taken and browser.is_kagemusha(orders.host, port):
            running = browser.address(orders.host, port, _root_path(orders))
            _say(orders, "server-already", address=running)
            browser.show(running)
            return 0
        if not taken or orders.port is not None:
            args = {"address": f"{orders.host}:{port}", "problem": str(error)}
            return _complain(orders, Message("server-cannot-listen", args), FAILED)
        _say(orders, "server-other-port", port=str(port))
        listening = listen(orders.host, 0)
    try:
        store = Store.open(orders.database)
    except KagemushaError as error:
        listening.close()
        return _complain(orders, error.messages[0], FAILED)

    if orders.processes > 1 and not store.channel.tells:
        listening.close()
        store.close()
        return _complain(orders, Message("server-processes-alone", {"store": store.url}), USAGE)

    where = (orders.host, listening.getsockname()[1], _root_path(orders))
    own = browser.address(*where)
    _say(orders, "server-listening", address=own, store=store.url)
    if others := browser.network_addresses(*where):
        _say(orders, "server-network", addresses=", ".join(others))
    with listening:
        if orders.open:  # it listens: what a browser asks for waits until we serve
            browser.show(own)
        if orders.processes > 1:
            store.close()  # each process has its own
            return supervise(orders.processes, partial(_child, orders, listening))
        serve_on(listening, orders, store)
    return 0


def _child(orders: Orders, listening: socket.socket) -> None:
    serve_on(listening, orders, Store.open(orders.database))


def _root_path(orders: Orders) -> str:
    return "/" + orders.root_path.strip("/") if orders.root_path.strip("/") else ""


def serve_on(listening: socket.socket, orders: Orders, store: Store) -> None:
    """Serve the tables of a store, in this process, until it is stopped."""
    local = orders.host in LOOPBACK
    settings = Settings(
        origins=tuple(orders.origins),
        hosts=LOOPBACK if local else (),
        rate=orders.rate,
        burst=orders.rate * BURST,
    )
    config = uvicorn.Config(
        make_app(lambda: Hall(store, workers=orders.workers), settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        root_path=_root_path(orders),
        lifespan="on",
        ws=Line,
        ws_max_size=settings.body,
        ws_per_message_deflate=False,  # it would cost more than the rest of sending
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=PATIENCE,
    )
    Sweeper().start()
    # The thread that answers must not wait for long while another one calculates.
    sys.setswitchinterval(SWITCH)
    # Ctrl-C comes out again when all is closed: that is how uvicorn ends.
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


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
    except (OSError, OverflowError) as error:  # the latter of a port that no machine has
        listening.close()
        raise error if isinstance(error, OSError) else OSError(str(error).rstrip(".")) from None
    return listening


def _say(orders: Orders, text_id: str, **args: str) -> None:
    print(sentence(Message(text_id, args), orders.language), flush=True)


def _complain(orders: Orders, message: Message, code: int) -> int:
    sys.stderr.write(f"kagemusha: {sentence(message, orders.language)}\n")
    return code
