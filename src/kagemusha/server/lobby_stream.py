"""The lobby and its tournaments over WebSockets: all that is shown, again when it has changed.

Whoever says who they are also gets their invitations.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kagemusha.server.allowances import Allowances
from kagemusha.server.errors import UNREADABLE
from kagemusha.server.lobby_boards import INVITATIONS, LobbyBoards
from kagemusha.server.outbox import in_thread
from kagemusha.server.rate_limit import RateLimiter
from kagemusha.server.schemas.lobby import Greeting
from kagemusha.server.security import client_of
from kagemusha.server.settings import Settings
from kagemusha.server.stream import (
    FAILED,
    REFUSED,
    TRY_LATER,
    AnySocket,
    end_tasks,
    forget,
    raise_first,
    receive_message,
)
from kagemusha.table import NoSuchTournament
from kagemusha.table.blocks import Blocks

log = logging.getLogger(__name__)
_greeting = msgspec.json.Decoder(Greeting)


class LobbyStream:
    """One client that follows the lobby, or a tournament."""

    def __init__(self, socket: AnySocket, board: str, settings: Settings) -> None:
        """`board` is the id of a tournament; "" is the lobby."""
        self._socket, self._board, self._settings = socket, board, settings
        self._boards: LobbyBoards = socket.app.state.lobby
        self._client = client_of(socket.scope)
        self._key: str | None = None
        self._sending = asyncio.Lock()
        self._greeted: asyncio.Task[None] | None = None
        """Sends invitations, once the client has said who it is."""

    async def run(self, rates: RateLimiter) -> None:
        """Until the client goes, or is blocked."""
        if self._board:
            await in_thread(partial(self._boards.read_tournament, self._board))  # or there is none
        runs = self._follow(self._board, ""), self._read(rates), self._until_blocked()
        tasks = [asyncio.ensure_future(run) for run in runs]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            raise_first(tasks)
        finally:
            if self._greeted is not None:
                tasks.append(self._greeted)
            await end_tasks(tasks)

    async def _follow(self, board_name: str, audience: str) -> None:
        with self._boards.follow(board_name, audience) as (board, changed):
            while True:
                await changed.wait()
                changed.clear()
                async with self._sending:
                    text = board.text(audience)
                    sent = self._socket.send_text(text)
                    await asyncio.wait_for(sent, self._settings.send_timeout)

    async def _read(self, rates: RateLimiter) -> None:
        """Clients only say who they are; it ends when they go."""
        while True:
            words = await receive_message(self._socket)
            while wait := rates.take(self._client):
                await asyncio.sleep(wait)
            with contextlib.suppress(*UNREADABLE):
                self._greet(_greeting.decode(words).key)

    def _greet(self, key: str) -> None:
        if self._greeted is not None:
            self._greeted.cancel()
        self._key = key
        self._greeted = asyncio.ensure_future(self._invite(key))

    async def _invite(self, key: str) -> None:
        """Send the invitations of whoever has this key."""
        with contextlib.suppress(WebSocketDisconnect, OSError, TimeoutError):
            profile = await in_thread(partial(self._boards.lobby.find, key))
            if profile is not None:
                await self._follow(INVITATIONS, profile.id)

    async def _until_blocked(self) -> None:
        while True:
            blocks: Blocks = self._socket.app.state.tables.blocks
            if blocks.client(self._client) or blocks.secret(self._key):
                return
            await asyncio.sleep(self._settings.heartbeat)


def lobby_stream_routes(settings: Settings, allowances: Allowances) -> list[Any]:
    """The routes."""

    async def serve(socket: AnySocket, tournament: str) -> None:
        await socket.accept()
        close = partial(socket.close, code=REFUSED + 404, reason="lobby-closed")
        try:
            if settings.lobby:
                await LobbyStream(socket, tournament, settings).run(allowances.clients)
                close = partial(socket.close, code=REFUSED + 403, reason="server-blocked")
        except (WebSocketDisconnect, OSError):
            return
        except NoSuchTournament:
            close = partial(socket.close, code=REFUSED + 404, reason="tournament-unknown")
        except TimeoutError:
            close = partial(socket.close, code=TRY_LATER, reason="too slow")
        except Exception:
            log.exception("a stream of the lobby failed")
            close = partial(socket.close, code=FAILED, reason="server-failed")
        with contextlib.suppress(Exception):
            await asyncio.wait_for(close(), 1)

    @websocket("/api/lobby/stream")
    async def lobby_stream(socket: AnySocket) -> None:
        try:
            await serve(socket, "")
        finally:
            forget(socket)

    @websocket("/api/lobby/tournaments/{tournament_id:str}/stream")
    async def tournament_stream(socket: AnySocket, tournament_id: FromPath[str]) -> None:
        try:
            await serve(socket, tournament_id)
        finally:
            forget(socket)

    return [lobby_stream, tournament_stream]
