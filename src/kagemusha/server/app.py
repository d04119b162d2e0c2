"""The ASGI app: routes, errors, schema, and the guard around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import anyio.to_thread
from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.server.errors import failed, http_error, refused
from kagemusha.server.guard import Guard
from kagemusha.server.rates import Rates
from kagemusha.server.routes import ROUTES, import_route
from kagemusha.server.settings import Settings
from kagemusha.server.stream import stream_route
from kagemusha.table import Hall


def make_app(open_hall: Callable[[], Hall], settings: Settings | None = None) -> ASGIApp:
    """An app for the hall that `open_hall` opens when the server starts.

    When the server stops, the hall and its store are closed.
    """
    settings = settings or Settings()
    rates = Rates(settings.rate, settings.burst)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = await anyio.to_thread.run_sync(open_hall)
        try:
            yield
        finally:
            with anyio.CancelScope(shield=True):
                await anyio.to_thread.run_sync(hall.close)
                await anyio.to_thread.run_sync(hall.store.close)

    app = Litestar(
        route_handlers=[*ROUTES, import_route(settings), stream_route(settings, rates)],
        exception_handlers={
            KagemushaError: refused,
            HTTPException: http_error,
            Exception: failed,
        },
        lifespan=[lifespan],
        request_max_body_size=settings.body,
        cors_config=CORSConfig(
            allow_origins=list(settings.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
        if settings.origins
        else None,
        openapi_config=OpenAPIConfig(
            title="Kagemusha",
            version=kagemusha.__version__,
            description="Live tables. See docs/api.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    return Guard(app, settings, rates)
