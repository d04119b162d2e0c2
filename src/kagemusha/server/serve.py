"""`kagemusha serve`: the server as a program."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import uvicorn
from litestar.types import ASGIApp

from kagemusha.bots import register_bot
from kagemusha.core.errors import KagemushaError, Message, OptionError
from kagemusha.server import browser, logs
from kagemusha.server.alerts.options import PASSWORD, AlertOptions
from kagemusha.server.app import make_app
from kagemusha.server.connections import limited_protocols
from kagemusha.server.errors import sentence
from kagemusha.server.garbage import THRESHOLDS
from kagemusha.server.processes import supervise
from kagemusha.server.relying_party import LOCAL, RelyingParty
from kagemusha.server.security import origin_of
from kagemusha.server.settings import BURST, LOOPBACK, RATE, Settings
from kagemusha.table import Delay, Expiry, Store, Tables

PORT = 8770
TABLES = 200
"""Tables of one client that are not over."""
SHUTDOWN_SECONDS = 3
"""Seconds that open requests have when the server stops."""
SWITCH = 0.0005
"""Seconds after which a thread that computes lets others go on. Python's own 5 ms count several
times in each move, which goes from thread to thread."""
RECEIVED = 64 * 1024
"""Bytes of one connection that wait in the system to be read: all that many connections have sent
would be read at once, while others wait."""
FAILED = 1
USAGE = 2


@dataclass(frozen=True, slots=True)
class ServeArgs:
    """The arguments of `kagemusha serve`."""

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
    client_tables: int = TABLES
    """Tables that are not over, of one client; 0: any number."""
    origins: Sequence[str] = ()
    root_path: str = ""
    chat: str = "on"
    lobby: str = "off"
    passkeys: str = "off"
    spectator_delay: str = ""
    """How far spectators are behind: seconds=N or moves=N."""
    expire: Sequence[str] = ()
    """KIND=DAYS: when tables that nobody uses are removed."""
    bots: Sequence[str] = ()
    """Bots from outside that people can choose, as `module:Class` or `exec:COMMAND`."""
    metrics: str | None = None
    """PORT or HOST:PORT where metrics are served; process n has the port plus n."""
    address: str = ""
    """Where browsers reach the server: what links in alerts begin with."""
    push: str = ""
    """Whom push services may write to; "": no Web Push."""
    smtp: str = ""
    mail_from: str = ""
    webhooks: str = "off"
    log_format: str = "text"
    log_level: str = "warning"
    language: str = "en"


def serve(options: ServeArgs) -> int:
    """Serve tables until it is stopped; the exit code."""
    for origin in options.origins:
        if origin_of(origin) is None:
            return _complain(options, Message("server-bad-origin", {"value": origin}), USAGE)
    logs.configure(options.log_format, options.log_level)
    try:
        for bot in options.bots:
            register_bot(bot)
        Expiry.parse(options.expire)
        Delay.parse(options.spectator_delay)
        _alert_options(options)
        _relying_party(options, PORT)
    except KagemushaError as error:
        return _complain(options, error.messages[0], USAGE)
    watched = _metrics_address(options)
    if options.metrics is not None and watched is None:
        return _complain(options, Message("server-bad-metrics", {"value": options.metrics}), USAGE)
    port = PORT if options.port is None else options.port
    try:
        listening = listen(options.host, port)
    except OSError as error:
        taken = options.open and error.errno == errno.EADDRINUSE
        if taken and browser.is_kagemusha(options.host, port):
            running = browser.address(options.host, port, _root_path(options))
            _say(options, "server-already", address=running)
            browser.show(running)
            return 0
        if not taken or options.port is not None:
            args = {"address": f"{options.host}:{port}", "problem": error.strerror or str(error)}
            return _complain(options, Message("server-cannot-listen", args), FAILED)
        _say(options, "server-other-port", port=str(port))
        listening = listen(options.host, 0)
    try:
        store = Store.open(options.database)
    except KagemushaError as error:
        listening.close()
        return _complain(options, error.messages[0], FAILED)

    if options.processes > 1 and not store.channel.notifies:
        listening.close()
        store.close()
        return _complain(options, Message("server-processes-alone", {"store": store.url}), USAGE)

    try:
        metrics = (
            [listen(watched[0], watched[1] + n) for n in range(options.processes)]
            if watched
            else []
        )
    except OSError as error:
        listening.close()
        store.close()
        args = {"address": str(options.metrics), "problem": error.strerror or str(error)}
        return _complain(options, Message("server-cannot-listen", args), FAILED)

    where = (options.host, listening.getsockname()[1], _root_path(options))
    own = browser.address(*where)
    _say(options, "server-listening", address=own, store=store.url)
    if others := browser.network_addresses(*where):
        _say(options, "server-network", addresses=", ".join(others))
    with listening:
        if options.open:  # it listens: what a browser asks for waits until we serve
            browser.show(own)
        if options.processes > 1:
            store.close()  # each process has its own
            return supervise(options.processes, partial(_child, options, listening, metrics))
        serve_on(listening, options, store, metrics[0] if metrics else None)
    return 0


def _child(
    options: ServeArgs, listening: socket.socket, metrics: Sequence[socket.socket], index: int
) -> None:
    logs.configure(options.log_format, options.log_level)
    for bot in options.bots:
        register_bot(bot)
    own = metrics[index] if metrics else None
    serve_on(listening, options, Store.open(options.database), own)


def _metrics_address(options: ServeArgs) -> tuple[str, int] | None:
    host, _, port = (options.metrics or "").rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= 65535:
        return None
    return host.strip("[]") or LOOPBACK[1], int(port)


def _alert_options(options: ServeArgs) -> AlertOptions:
    return AlertOptions(
        address=options.address,
        push=options.push,
        smtp=options.smtp,
        mail_from=options.mail_from,
        webhooks=options.webhooks == "on",
        password=os.environ.get(PASSWORD, ""),
    )


def _relying_party(options: ServeArgs, port: int) -> RelyingParty | None:
    """For whom passkeys are made; OptionError if the options do not allow any."""
    if options.passkeys != "on":
        return None
    if options.lobby != "on":
        raise OptionError(Message("passkey-lobby"))
    local = f"http://{LOCAL}:{port}/" if options.host in LOOPBACK else ""
    return RelyingParty.at(options.address or local)


def _root_path(options: ServeArgs) -> str:
    return "/" + options.root_path.strip("/") if options.root_path.strip("/") else ""


def serve_on(
    listening: socket.socket,
    options: ServeArgs,
    store: Store,
    metrics: socket.socket | None = None,
) -> None:
    """Serve the tables of a store, in this process, until it is stopped."""
    local = options.host in LOOPBACK
    settings = Settings(
        origins=tuple(options.origins),
        hosts=LOOPBACK if local else (),
        rate=options.rate,
        burst=options.rate * BURST,
        chat=options.chat == "on",
        lobby=options.lobby == "on",
        passkeys=_relying_party(options, listening.getsockname()[1]),
        delay=Delay.parse(options.spectator_delay),
        alerts=_alert_options(options),
    )
    expiry = Expiry.parse(options.expire)
    open_tables = partial(
        Tables,
        store,
        workers=options.workers,
        preload=options.bots,
        expiry=expiry,
        most=options.client_tables,
    )
    app = make_app(open_tables, settings, metrics)
    config = uvicorn_config(app, settings, _root_path(options))
    sys.setswitchinterval(SWITCH)
    gc.freeze()  # what was loaded by now is never garbage
    gc.set_threshold(*THRESHOLDS)
    # Ctrl-C comes out again when all is closed: that is how uvicorn ends.
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def uvicorn_config(app: ASGIApp, settings: Settings, root_path: str = "") -> uvicorn.Config:
    """The uvicorn configuration of our app."""
    http, streams = limited_protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        root_path=root_path,
        lifespan="on",
        ws=streams,
        ws_max_size=settings.body,
        ws_per_message_deflate=False,  # it would cost more than the rest of sending
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that connections will come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, or asyncio leaves out TCP_NODELAY and every answer takes 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
        listening.bind((host, port))
        listening.listen()  # from now on connections wait until the server is ready
    except (OSError, OverflowError) as error:  # the latter of a port that no machine has
        listening.close()
        raise error if isinstance(error, OSError) else OSError(str(error).rstrip(".")) from None
    return listening


def _say(options: ServeArgs, text_id: str, **args: str) -> None:
    print(sentence(Message(text_id, args), options.language), flush=True)


def _complain(options: ServeArgs, message: Message, code: int) -> int:
    sys.stderr.write(f"kagemusha: {sentence(message, options.language)}\n")
    return code
