"""Requests about what people say: chat, and reports to the operator."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from kagemusha.server.errors import no_chat
from kagemusha.server.routes import AnyRequest, Natural, needed_secret, secret_of, tables_of
from kagemusha.server.schemas.commands import Say
from kagemusha.server.schemas.tables import ChatLine, ChatLines, Reported, ReportRequest
from kagemusha.server.security import client_of
from kagemusha.server.wire import chat_line
from kagemusha.table import LiveTable
from kagemusha.table.chat import PAGE as LINES


@post(
    "/api/tables/{table_id:str}/chat",
    status_code=200,
    sync_to_thread=True,
    summary="Send a chat message",
)
def chat(request: AnyRequest, table_id: FromPath[str], data: JSONBody[Say]) -> ChatLine:
    """Say something to everybody at the table."""
    if not request.app.state.settings.chat:
        raise no_chat()
    table, client = tables_of(request).table(table_id), client_of(request.scope)
    return do_say(table, needed_secret(request), data, client)


@get("/api/tables/{table_id:str}/chat", sync_to_thread=True, summary="List chat messages")
def chat_lines(request: AnyRequest, table_id: FromPath[str], since: Natural = None) -> ChatLines:
    """The lines after a number."""
    chat = tables_of(request).table(table_id).chat
    lines = chat.lines(secret_of(request), since or 0)
    more = len(lines) == LINES and lines[-1].number < chat.number
    return ChatLines([chat_line(line) for line in lines], more=more)


@post("/api/tables/{table_id:str}/reports", sync_to_thread=True, summary="Tell the operator")
def report(request: AnyRequest, table_id: FromPath[str], data: JSONBody[ReportRequest]) -> Reported:
    """Report a line of chat or a name to the operator of the server. Nobody else is told."""
    table, secret = tables_of(request).table(table_id), needed_secret(request)
    made = table.report(
        secret, line=data.line, about=data.about, reason=data.reason, seat=data.seat
    )
    return Reported(made.id, made.at)


def do_say(table: LiveTable, secret: str, data: Say, client: str) -> ChatLine:
    """A line of chat, from a request or a stream."""
    return chat_line(table.chat.say(secret, data.text, seat=data.seat, client=client))


TALK_ROUTES = (chat, chat_lines, report)
