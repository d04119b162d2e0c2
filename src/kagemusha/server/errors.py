"""What is refused, as JSON: the message's id, its sentence in the client's language, the rule."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import UNSET, UnsetType

from kagemusha.core.errors import IllegalAction, KagemushaError, Message, NotationError
from kagemusha.server.schemas.common import Problem, Reason
from kagemusha.server.schemas.updates import Update
from kagemusha.server.wire import to_wire
from kagemusha.table import (
    NoSuchProfile,
    NoSuchStudy,
    NoSuchTable,
    NoSuchTournament,
    NotYourSeat,
    NotYourTournament,
    SeatTaken,
    Stale,
    StoreError,
    TableError,
)
from kagemusha.table.metrics import Metric
from kagemusha.text import LOCALES, UnknownText, texts

log = logging.getLogger(__name__)

STATUS: tuple[tuple[type[KagemushaError], int], ...] = (
    (NoSuchProfile, 404),
    (NoSuchStudy, 404),
    (NoSuchTable, 404),
    (NoSuchTournament, 404),
    (NotYourTournament, 403),
    (NotYourSeat, 403),
    (SeatTaken, 409),
    (Stale, 409),
    (StoreError, 503),
    (TableError, 409),
    (IllegalAction, 422),
    (NotationError, 422),
    (KagemushaError, 400),
)
WRONG_INPUT = (
    *("alerts-bad-digest", "alerts-bad-quiet", "alerts-bad-zone"),
    *("table-bad-command", "table-bad-secret", "table-bad-words", "table-long-name"),
    "tournament-no-name",
    *("study-empty-variation", "study-long-text", "study-too-much"),
    *("table-no-such-move", "table-no-such-seat", "table-no-such-update", "table-fork-move"),
)
"""Refusals of a table that are about the request alone."""

REFUSALS = Metric("counter", "kagemusha_refusals_total", "What was refused, by reason.", "reason")
TOO_OFTEN = {
    "table-chat-often": 10,
    "alerts-mail-often": 360,
    "invitation-often": 10,
    "table-too-many": 600,
    "table-too-many-imported": 3600,
    "server-too-many": 1,
}
"""Those that pass with time, and how many seconds to wait."""
STORE_WAIT = 5
"""Seconds to wait when the store does not answer."""
LONGEST = 200
"""Letters of what was not understood that are sent back."""
UNREADABLE = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)
"""What reading JSON raises that is not in the form that is documented."""


class ServerError(KagemushaError):
    """The server itself refused something."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message)
        self.status = status


def no_secret() -> ServerError:
    """A command came without the secret of a seat."""
    return ServerError(401, Message("server-no-secret"))


def no_chat() -> ServerError:
    """The operator has switched chat off."""
    return ServerError(403, Message("server-no-chat"))


def blocked() -> ServerError:
    """The operator has blocked a client, or the secret of a seat."""
    return ServerError(403, Message("server-blocked"))


def blocked_table() -> ServerError:
    """The operator has blocked a table."""
    return ServerError(403, Message("server-blocked-table"))


def bad_request(problem: str) -> ServerError:
    """The request is not in the form that is documented."""
    return ServerError(400, Message("server-bad-request", {"problem": problem[:LONGEST]}))


def too_many(seconds: int) -> ServerError:
    """Somebody asks too much: they may try again after some seconds."""
    return ServerError(429, Message("server-too-many", {"number": seconds}))


def unreadable(error: Exception) -> ServerError:
    """What was sent is no JSON, or is nested too deeply, or has the wrong form."""
    if isinstance(error, RecursionError):
        return bad_request("JSON that is nested less deeply")
    return bad_request("UTF-8" if isinstance(error, UnicodeDecodeError) else str(error))


def language(header: str | None, wanted: str | None = None) -> str:
    """The language that is wanted, or the best by `Accept-Language`; else English."""
    if wanted in LOCALES:
        return str(wanted)
    best, locale = 0.0, LOCALES[0]
    for part in (header or "").lower().split(","):
        name, _, weight = part.partition(";")
        found = name.strip().split("-")[0]
        try:
            value = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if found in LOCALES and value > best:
            best, locale = value, found
    return locale


def sentence(message: Message, locale: str) -> str:
    """The message in a language; in English or as it is, if a game has no texts."""
    try:
        return texts(locale).message(message)
    except UnknownText:
        return str(message)


def status_of(error: KagemushaError) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, ServerError):
        return error.status
    if error.messages and error.messages[0].id in WRONG_INPUT:
        return 400
    if error.messages and error.messages[0].id in TOO_OFTEN:
        return 429
    return next(status for kind, status in STATUS if isinstance(error, kind))


def problem(error: KagemushaError, locale: str) -> Problem:
    """A refusal as clients get it."""
    if isinstance(error, StoreError):  # its texts name our addresses and files
        log.warning("the store: %s", error)
        return _problem([Message("server-store")], locale)
    update = to_wire(error.update) if isinstance(error, Stale) else UNSET
    return _problem(error.messages, locale, update)


def reasons_of(messages: Sequence[Message], locale: str) -> list[Reason]:
    """What was wrong, in a language."""
    return [Reason(m.id, sentence(m, locale), "" if m.rule == "core" else m.rule) for m in messages]


def _problem(
    messages: Sequence[Message], locale: str, update: Update | UnsetType = UNSET
) -> Problem:
    reasons = reasons_of(messages, locale)
    first = reasons[0]
    REFUSALS.add(first.id)
    return Problem(first.id, first.text, first.rule, reasons, update)


# --- for Litestar ---------------------------------------------------------------------------


def _locale(request: Request[Any, Any, Any]) -> str:
    return language(request.headers.get("accept-language"))


def refused(request: Request[Any, Any, Any], error: KagemushaError) -> Response[Problem]:
    """The answer to what a table or the server refused."""
    status = status_of(error)
    wait = STORE_WAIT if status == 503 else TOO_OFTEN.get(error.messages[0].id)
    headers = {"Retry-After": str(wait)} if wait is not None else {}
    return Response(problem(error, _locale(request)), status_code=status, headers=headers)


def not_understood(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a body that cannot be read."""
    return refused(request, unreadable(error))


HTTP_MESSAGES = {
    404: "server-not-found",
    405: "server-bad-method",
    413: "server-too-large",
}


GONE = "client disconnected prematurely"
"""Litestar's words for a client that leaves before its body is complete: not our fault."""


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The answer to what Litestar refused."""
    status = 400 if error.detail == GONE else error.status_code
    if status in HTTP_MESSAGES:
        message = Message(HTTP_MESSAGES[status])
    elif status < 500:
        details = error.extra if isinstance(error.extra, list) else []
        problems = [f"{item.get('key', '')}: {item.get('message', '')}" for item in details]
        message = Message("server-bad-request", {"problem": "; ".join(problems) or error.detail})
    else:
        return failed(request, error)
    return Response(_problem([message], _locale(request)), status_code=status)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to an internal error: it is logged, and no details are sent."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(_problem([Message("server-failed")], _locale(request)), status_code=500)
