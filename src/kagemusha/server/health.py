"""Routes for monitoring: whether the process runs, and whether it can do its work."""

from __future__ import annotations

import logging
import time
from typing import Literal

from litestar import get
from litestar.enums import MediaType
from litestar.response import Response
from msgspec import Struct

from kagemusha.server.routes import AnyRequest, tables_of
from kagemusha.table import Tables
from kagemusha.table.errors import Conflict, StoreError, StoreTooNew

FRESH = 2.0
"""Seconds for which an answer holds: a check writes to the database."""
RETRY = "2"
"""Seconds after which a monitor may ask again."""
log = logging.getLogger(__name__)
State = Literal["ok", "failed"]


class Readiness(Struct):
    """What the server needs for its work."""

    database: State
    """It accepts writes."""
    migrations: State
    """No newer program has changed it."""
    disk: State
    """There is space left."""
    bots: State
    """They respond."""
    bots_compiled: bool
    """Whether they run compiled, and so at the strength of the ladder."""
    bots_compiling: bool
    """Whether a compiled copy is being made, which they will use."""

    @property
    def ready(self) -> bool:
        """Whether all is well."""
        return {self.database, self.migrations, self.disk, self.bots} == {"ok"}


def check(tables: Tables) -> Readiness:
    """Try what a move needs."""
    bots: State = "ok" if tables.bots_ready else "failed"
    found = Readiness("ok", "ok", "ok", bots, tables.bots_compiled, tables.bots_compiling)
    try:
        tables.store.check()
        found.disk = "ok" if tables.store.has_space else "failed"
    except StoreTooNew:
        found.migrations = "failed"
    except (StoreError, Conflict, OSError) as error:
        log.warning("not ready: %s", error)
        found.database = "failed"
    return found


@get("/api/health", media_type=MediaType.TEXT, sync_to_thread=False, summary="Liveness")
def live() -> Response[str]:
    """`ok`, whenever the process answers."""
    return Response("ok", media_type=MediaType.TEXT)


@get("/api/health/ready", sync_to_thread=True, summary="Readiness")
def ready(request: AnyRequest) -> Response[Readiness]:
    """Status 200 if the database can be written, there is space and bots can be asked; else 503."""
    at, found = getattr(request.app.state, "readiness", (-FRESH, None))
    now = time.monotonic()
    if found is None or now - at >= FRESH:
        found = check(tables_of(request))
        request.app.state.readiness = (now, found)
    if found.ready:
        return Response(found)
    return Response(found, status_code=503, headers={"Retry-After": RETRY})


HEALTH_ROUTES = (live, ready)
