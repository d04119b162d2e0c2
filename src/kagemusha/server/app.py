"""The ASGI app: routes, errors, schema, and the guard around them."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from functools import partial

import anyio.to_thread
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.server import catalogue
from kagemusha.server.alerts.routes import ALERT_ROUTES
from kagemusha.server.alerts.thread import Alerts
from kagemusha.server.allowances import Allowances
from kagemusha.server.analysis import ANALYSIS_ROUTES
from kagemusha.server.animations import animation
from kagemusha.server.coach import coach
from kagemusha.server.compression import Compression
from kagemusha.server.errors import UNREADABLE, failed, http_error, not_understood, refused
from kagemusha.server.garbage import collect_garbage
from kagemusha.server.health import HEALTH_ROUTES
from kagemusha.server.lessons import LESSON_ROUTES
from kagemusha.server.lobby import LOBBY_ROUTES
from kagemusha.server.lobby_boards import LobbyBoards
from kagemusha.server.lobby_stream import lobby_stream_routes
from kagemusha.server.metrics import metrics_server
from kagemusha.server.pages import Pages, page_routes
from kagemusha.server.passkeys import PASSKEY_ROUTES
from kagemusha.server.puzzles import PUZZLE_ROUTES
from kagemusha.server.request_logging import RequestLogging
from kagemusha.server.routes import ROUTES, import_route
from kagemusha.server.rules_examples import INTRODUCTION_ROUTES
from kagemusha.server.security import SecurityMiddleware
from kagemusha.server.settings import Settings
from kagemusha.server.stream import stream_route
from kagemusha.server.studies import STUDY_ROUTES
from kagemusha.server.talk import TALK_ROUTES
from kagemusha.server.tournaments import TOURNAMENT_ROUTES
from kagemusha.table import Tables
from kagemusha.table.lobby import Lobby

THREADS = 40
"""Threads for requests: many times what one client gets at once."""


def make_app(
    open_tables: Callable[[], Tables],
    settings: Settings | None = None,
    metrics: socket.socket | None = None,
) -> ASGIApp:
    """An app for the tables that `open_tables` opens when the server starts.

    When the server stops, the tables and its store are closed. Metrics are served on a socket of
    their own, if there is one.
    """
    settings = settings or Settings()
    allowances = Allowances(settings)
    opened: list[Tables] = []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.settings = settings
        app.state.tables = tables = await anyio.to_thread.run_sync(open_tables)
        app.state.lobby = LobbyBoards(Lobby(tables), tables)
        opened.append(tables)
        executor = ThreadPoolExecutor(THREADS, "kagemusha-request")
        asyncio.get_running_loop().set_default_executor(executor)
        tables.wake_bots()
        threading.Thread(target=_warm, args=(app,), name="kagemusha-warm", daemon=True).start()
        watching = ExitStack()
        app.state.alerts = None
        if settings.alerts.on:
            make = partial(Alerts, tables, settings.alerts)
            app.state.alerts = alerts = await anyio.to_thread.run_sync(make)
            watching.callback(alerts.close)
        if metrics is not None:
            watching.enter_context(metrics_server(metrics, tables))
        running = [asyncio.ensure_future(collect_garbage())]
        if tables.store.channel.notifies:
            running.append(asyncio.ensure_future(allowances.share(tables)))
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            with anyio.CancelScope(shield=True):
                await anyio.to_thread.run_sync(watching.close)
                await anyio.to_thread.run_sync(tables.close)
                await anyio.to_thread.run_sync(tables.store.close)

    api = make_api(settings, allowances, [lifespan])
    inner = Compression(api)
    return RequestLogging(SecurityMiddleware(inner, settings, allowances, lambda: opened[-1]))


def _warm(app: Litestar) -> None:
    """Prepare what takes a while the first time, before anybody waits for it."""
    catalogue.warm()
    # As Litestar keeps it: else the first to ask would make it, and all others would wait.
    app.state.schema.prepare(app.plugins.get(OpenAPIPlugin).provide_openapi_schema())


def make_api(
    settings: Settings | None = None,
    allowances: Allowances | None = None,
    lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (),
) -> Litestar:
    """The routes without the guard."""
    from kagemusha.server.openapi import WholeSchema  # late: it is a program, too

    settings = settings or Settings()
    allowances = allowances or Allowances(settings)
    schema = WholeSchema()
    pages = Pages(settings.pages, lobby=settings.lobby, passkeys=settings.passkeys is not None)
    return Litestar(
        route_handlers=[
            *ROUTES,
            *TALK_ROUTES,
            *ANALYSIS_ROUTES,
            *STUDY_ROUTES,
            animation,
            *LESSON_ROUTES,
            *PUZZLE_ROUTES,
            coach,
            *INTRODUCTION_ROUTES,
            *HEALTH_ROUTES,
            *ALERT_ROUTES,
            *LOBBY_ROUTES,
            *TOURNAMENT_ROUTES,
            *PASSKEY_ROUTES,
            *lobby_stream_routes(settings, allowances),
            import_route(settings, allowances.replays),
            stream_route(settings, allowances),
            *page_routes(pages),
        ],
        exception_handlers={
            KagemushaError: refused,
            NotFoundException: pages.not_found,
            HTTPException: http_error,
            **dict.fromkeys(UNREADABLE, not_understood),
            Exception: failed,
        },
        lifespan=lifespan,
        state=State({"schema": schema}),
        request_max_body_size=settings.body,
        cors_config=CORSConfig(
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST", "DELETE"],
            allow_headers=["Authorization", "Content-Type"],
        )
        if settings.origins
        else None,
        openapi_config=OpenAPIConfig(
            title="Kagemusha",
            version=kagemusha.__version__,
            description="Live tables. See docs/api.md.",
            path="/api/schema",
            render_plugins=[schema],
        ),
        logging_config=None,
    )
