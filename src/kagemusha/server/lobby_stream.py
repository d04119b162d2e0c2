"""The lobby and its tournaments over WebSockets: all that is shown, again when it has changed.

The store is read once for all clients of a process, and only while there are any.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kagemusha.core.registry import find_game
from kagemusha.server.allowances import Allowances
from kagemusha.server.outbox import encode, in_thread
from kagemusha.server.rate_limit import RateLimiter
from kagemusha.server.schemas.lobby import LobbyCard, LobbySeat, LobbyTable, RatingCard
from kagemusha.server.schemas.tournaments import TournamentCard
from kagemusha.server.security import client_of
from kagemusha.server.settings import Settings
from kagemusha.server.stream import FAILED, REFUSED, TRY_LATER, AnySocket, receive_message
from kagemusha.server.tournament_cards import tournament_card, tournament_row
from kagemusha.table import NoSuchTournament, Tables
from kagemusha.table.glicko import Rating
from kagemusha.table.lobby import Lobby
from kagemusha.table.lobby_store import ListedTable
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
    return LobbyCard(open=False, waiting=[], played=[], tournaments=[])


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


class LobbyBoards:
    """The lobby and its tournaments, for all clients of this process."""

    def __init__(self, lobby: Lobby, tables: Tables) -> None:
        self.lobby, self._tables = lobby, tables
        self._loop = asyncio.get_running_loop()
        self._boards: dict[str, Board] = {}
        tables.store.lobby.changed = self._nudge

    def _nudge(self) -> None:
        """Something may have changed; called from any thread."""
        with contextlib.suppress(RuntimeError):  # the loop has ended before us
            self._loop.call_soon_threadsafe(self._nudge_all)

    def _nudge_all(self) -> None:
        for board in self._boards.values():
            board.nudged.set()

    def read_lobby(self) -> LobbyCard:
        """What the lobby shows now."""
        waiting, played = self.lobby.open_tables(), self.lobby.played()
        ratings = self.lobby.ratings([*waiting, *played])
        tournaments = self._tables.store.tournaments.listed(self._tables.now())
        return LobbyCard(
            open=True,
            waiting=[_card(table, ratings) for table in waiting],
            played=[_card(table, ratings) for table in played],
            tournaments=[tournament_row(one) for one in tournaments],
        )

    def read_tournament(self, tournament: str) -> TournamentCard:
        """What the page of a tournament shows now; NoSuchTournament if there is none."""
        return tournament_card(self._tables.tournaments.read(tournament))

    @contextlib.contextmanager
    def follow(self, tournament: str) -> Iterator[tuple[Board, asyncio.Event]]:
        """The board of a tournament, or of the lobby for "", and an event for each new text."""
        if tournament not in self._boards:
            known = partial(self.read_tournament, tournament)
            self._boards[tournament] = Board(known if tournament else self.read_lobby)
        board = self._boards[tournament]
        try:
            with board.follow() as changed:
                yield board, changed
        finally:
            if not board.followed:
                self._boards.pop(tournament, None)


class Board:
    """A message that is made again when something may have changed. Used from the event loop."""

    def __init__(self, read: Callable[[], object]) -> None:
        self._read = read
        self.nudged = asyncio.Event()
        self._followers: set[asyncio.Event] = set()
        self._task: asyncio.Task[None] | None = None
        self.text = ""
        """The last message that was made."""

    @property
    def followed(self) -> bool:
        """Whether anybody wants it."""
        return bool(self._followers)

    @contextlib.contextmanager
    def follow(self) -> Iterator[asyncio.Event]:
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
            self.nudged.clear()
            try:
                text = encode(await in_thread(self._read)).decode()
            except NoSuchTournament:  # it has expired meanwhile
                text = self.text
            except Exception:
                log.exception("the lobby could not be read")
                text = self.text
            if text != self.text:
                self.text = text
                for follower in self._followers:
                    follower.set()
            await asyncio.sleep(max(SOONEST, len(self._followers) * len(self.text) / SENT))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudged.wait(), LATEST)


async def _send(
    socket: AnySocket, boards: LobbyBoards, tournament: str, settings: Settings
) -> None:
    with boards.follow(tournament) as (board, changed):
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


async def _serve(
    socket: AnySocket, tournament: str, settings: Settings, rates: RateLimiter
) -> None:
    boards: LobbyBoards = socket.app.state.lobby
    if tournament:
        await in_thread(partial(boards.read_tournament, tournament))  # or there is none
    runs = (
        _send(socket, boards, tournament, settings),
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


def lobby_stream_routes(settings: Settings, allowances: Allowances) -> list[Any]:
    """The routes."""

    async def serve(socket: AnySocket, tournament: str) -> None:
        await socket.accept()
        close = partial(socket.close, code=REFUSED + 404, reason="lobby-closed")
        try:
            if settings.lobby:
                await _serve(socket, tournament, settings, allowances.clients)
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
        await serve(socket, "")

    @websocket("/api/lobby/tournaments/{tournament_id:str}/stream")
    async def tournament_stream(socket: AnySocket, tournament_id: FromPath[str]) -> None:
        await serve(socket, tournament_id)

    return [lobby_stream, tournament_stream]
