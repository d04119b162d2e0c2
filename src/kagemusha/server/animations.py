"""A match that is over as a small animation, from what one seat or a spectator knew."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from kagemusha.core.errors import Message
from kagemusha.server.routes import AnyRequest, Language, Natural, locale_of, tables_of
from kagemusha.table import TableError
from kagemusha.terminal.animation.animated import animated
from kagemusha.terminal.screen import Screen
from kagemusha.text import texts

SVG = "image/svg+xml"
POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""Its styles stand in the file. It has no script, and may have none."""
Seconds = Annotated[float, QueryParameter(ge=0.1, le=60, description="for each picture")]


@get(
    "/api/tables/{table_id:str}/animation",
    media_type=SVG,
    sync_to_thread=True,
    summary="Get an animation",
)
def animation(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: Natural = None,
    seconds: Seconds = 1.0,
    language: Language = None,
) -> Response[str]:
    """A finished table as an SVG file, from what a seat knew, or a spectator if none is named."""
    table = tables_of(request).table(table_id)
    match = table.finished.match()
    seats = match.rules.seats
    if seat is not None and seat >= seats:
        args: dict[str, str | int] = {"seat": seat, "last": seats - 1}
        raise TableError(Message("table-no-such-seat", args))
    picture = animated(Screen(texts(locale_of(request, language))), match, seat, seconds)
    name = f"{table.game}-{table.id}.svg"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Content-Security-Policy": POLICY,
    }
    return Response(picture, media_type=SVG, headers=headers)
