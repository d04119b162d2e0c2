"""The lobby over a WebSocket: all that it shows, again whenever it has changed.

The store is read once for all clients of a process, and only while there are any.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from kagemusha.core.registry import find_game
from kagemusha.server.errors import REFUSALS
from kagemusha.server.outbox import encode, in_thread
from kagemusha.server.rate_limit import RateLimiter
from kagemusha.server.schemas.lobby import LobbyCard, LobbySeat, LobbyTable, RatingCard
from kagemusha.server.security import client_of
from kagemusha.server.settings import Settings
from kagemusha.server.stream import FAILED, REFUSED, TRY_LATER, AnySocket, receive_message
from kagemusha.table.glicko import Rating
from kagemusha.table.lobby import Lobby
from kagemusha.table.lobby_store import ListedTable, LobbyStore
from kagemusha.table.ratings import Pool, pool_of

log = logging.getLogger(__name__)
SOONEST = 0.5
"""Seconds between two answers to all clients, at least."""
SENT = 10_000_000
"""Bytes a second that all clients together are sent; a busy lobby is told less often."""
LATEST = 5.0
"""Seconds after which the store is read again, even without a notification: tables expire."""


def closed_lobby() -> LobbyCard:
    """The answer of a server without a lobby."""
    return LobbyCard(open=False, waiting=[], played=[])


def rating_card(rating: Rating) -> RatingCard:
    """A rating as clients get it."""
    return RatingCard(round(rating.value, 1), round(rating.deviation, 1), rating.settled)


def _card(table: ListedTable, ratings: Mapping[tuple[str, Pool], Rating]) -> LobbyTable:
    manifest, seats = find_game(table.game).manifest, []
    for seat, held in enumerate(table.seats):
        pool = pool_of(manifest, table.options, seat)
        rating = ratings.get((held.profile or "", pool))
        card = None if rating is None else rating_card(rating)
        seats.append(LobbySeat(held.holder.kind, held.holder.name, held.profile, card))
    return LobbyTable(
        id=table.id,
        game=table.game,
        options=dict(table.options),
        clock=table.clock,
        rated=table.rated,
        created=table.created,
        seats=seats,
    )


class LobbyBoard:
    """What the lobby shows, for all clients of this process. Used from its event loop."""

    def __init__(self, lobby: Lobby, store: LobbyStore) -> None:
        self.lobby = lobby
        self._loop = asyncio.get_running_loop()
        self._nudged = asyncio.Event()
        self._followers: set[asyncio.Event] = set()
        self._task: asyncio.Task[None] | None = None
        self.text = ""
        """The last message that was made."""
        store.changed = self._nudge

    def _nudge(self) -> None:
        """Something may have changed; called from any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended before us
            self._loop.call_soon_threadsafe(self._nudged.set)

    def read(self) -> LobbyCard:
        """What it shows now."""
        waiting, played = self.lobby.open_tables(), self.lobby.played()
        ratings = self.lobby.ratings([*waiting, *played])
        return LobbyCard(
            open=True,
            waiting=[_card(table, ratings) for table in waiting],
            played=[_card(table, ratings) for table in played],
        )

    @contextlib.contextmanager
    def follow(self) -> Any:
        """An event that is set whenever there is another `text`."""
        changed = asyncio.Event()
        self._followers.add(changed)
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
        elif self.text:
            changed.set()
        try:
            yield changed
        finally:
            self._followers.discard(changed)
            if not self._followers and self._task is not None:
                self._task.cancel()
                self._task, self.text = None, ""

    async def _run(self) -> None:
        while True:
            self._nudged.clear()
            try:
                text = encode(await in_thread(self.read)).decode()
            except Exception:
                log.exception("the lobby could not be read")
                text = self.text
            if text != self.text:
                self.text = text
                for follower in self._followers:
                    follower.set()
            await asyncio.sleep(max(SOONEST, len(self._followers) * len(self.text) / SENT))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), LATEST)


async def _send(socket: AnySocket, board: LobbyBoard, settings: Settings) -> None:
    with board.follow() as changed:
        while True:
            await changed.wait()
            changed.clear()
            await asyncio.wait_for(socket.send_text(board.text), settings.send_timeout)


async def _read(socket: AnySocket, rates: RateLimiter) -> None:
    """Clients have nothing to say here; it ends when they go."""
    while True:
        await receive_message(socket)
        while wait := rates.take(client_of(socket.scope)):
            await asyncio.sleep(wait)


async def _until_blocked(socket: AnySocket, settings: Settings) -> None:
    while not socket.app.state.tables.blocks.client(client_of(socket.scope)):
        await asyncio.sleep(settings.heartbeat)


async def _serve(socket: AnySocket, settings: Settings, rates: RateLimiter) -> None:
    runs = (
        _send(socket, socket.app.state.lobby, settings),
        _read(socket, rates),
        _until_blocked(socket, settings),
    )
    tasks = [asyncio.ensure_future(run) for run in runs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def lobby_stream_route(settings: Settings, rates: RateLimiter) -> Any:
    """The route, with how many streams each client has open."""
    open_now: Counter[str] = Counter()

    @websocket("/api/lobby/stream")
    async def lobby_stream(socket: AnySocket) -> None:
        client = client_of(socket.scope)
        await socket.accept()
        close = partial(socket.close, code=TRY_LATER, reason="too many streams")
        open_now[client] += 1
        try:
            if not settings.lobby:
                close = partial(socket.close, code=REFUSED + 404, reason="lobby-closed")
            elif open_now[client] > settings.streams:
                REFUSALS.add("too-many-streams")
            else:
                await _serve(socket, settings, rates)
                close = partial(socket.close, code=REFUSED + 403, reason="server-blocked")
        except (WebSocketDisconnect, OSError):
            return
        except TimeoutError:
            close = partial(socket.close, code=TRY_LATER, reason="too slow")
        except Exception:
            log.exception("a stream of the lobby failed")
            close = partial(socket.close, code=FAILED, reason="server-failed")
        finally:
            open_now[client] -= 1
            if not open_now[client]:
                del open_now[client]
        with contextlib.suppress(Exception):
            await asyncio.wait_for(close(), 1)

    return lobby_stream
