"""The ASGI app: routes, errors, schema, and the guard around them."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import anyio.to_thread
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.server import catalogue
from kagemusha.server.analysis import ANALYSIS_ROUTES
from kagemusha.server.errors import failed, http_error, refused
from kagemusha.server.guard import Guard
from kagemusha.server.pages import COMPRESSED, Pages, page_routes
from kagemusha.server.rates import Rates
from kagemusha.server.routes import ROUTES, import_route
from kagemusha.server.settings import Settings
from kagemusha.server.stream import stream_route
from kagemusha.table import Hall

LARGE = 2048
"""Bytes from which on an answer is worth compressing."""


def make_app(open_hall: Callable[[], Hall], settings: Settings | None = None) -> ASGIApp:
    """An app for the hall that `open_hall` opens when the server starts.

    When the server stops, the hall and its store are closed.
    """
    settings = settings or Settings()
    rates = Rates(settings.rate, settings.burst)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = app.state.hall = await anyio.to_thread.run_sync(open_hall)
        hall.wake_bots()
        threading.Thread(target=catalogue.warm, name="kagemusha-warm", daemon=True).start()
        try:
            yield
        finally:
            with anyio.CancelScope(shield=True):
                await anyio.to_thread.run_sync(hall.close)
                await anyio.to_thread.run_sync(hall.store.close)

    return Guard(make_api(settings, rates, [lifespan]), settings, rates)


def make_api(
    settings: Settings | None = None,
    rates: Rates | None = None,
    lifespan: Sequence[Callable[[Litestar], AbstractAsyncContextManager[None]]] = (),
) -> Litestar:
    """The routes without the guard."""
    from kagemusha.server.schema import WholeSchema  # late: it is a program, too

    settings = settings or Settings()
    rates = rates or Rates(settings.rate, settings.burst)
    pages = Pages(settings.pages)
    return Litestar(
        route_handlers=[
            *ROUTES,
            *ANALYSIS_ROUTES,
            import_route(settings),
            stream_route(settings, rates),
            *page_routes(pages),
        ],
        compression_config=CompressionConfig(
            "gzip", minimum_size=LARGE, gzip_compress_level=5, exclude_opt_key=COMPRESSED
        ),
        exception_handlers={
            KagemushaError: refused,
            NotFoundException: pages.lost,
            HTTPException: http_error,
            Exception: failed,
        },
        lifespan=lifespan,
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
            render_plugins=[WholeSchema()],
        ),
        logging_config=None,
    )
