"""What the lobby and its tournaments show, made again when something may have changed.

The store is read once for all clients of a process, and only while there are any.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence

from kagemusha.core.registry import find_game
from kagemusha.server.outbox import encode, in_thread
from kagemusha.server.schemas.lobby import (
    InvitationCard,
    InvitationsCard,
    LobbyCard,
    LobbySeat,
    LobbyTable,
    RatingCard,
)
from kagemusha.server.schemas.tournaments import TournamentCard
from kagemusha.server.tournament_cards import tournament_card, tournament_row
from kagemusha.table import NoSuchTournament, Tables
from kagemusha.table.glicko import Rating
from kagemusha.table.invitations import MOST_SHOWN, Invitation
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
INVITATIONS = "*invitations"
"""The name of the board of invitations; no tournament has it as its id."""


def closed_lobby() -> LobbyCard:
    """The answer of a server without a lobby."""
    return LobbyCard(open=False, waiting=[], played=[], tournaments=[])


def rating_card(rating: Rating) -> RatingCard:
    """A rating as clients get it."""
    return RatingCard(round(rating.value, 1), round(rating.deviation, 1), rating.settled)


def table_card(table: ListedTable, ratings: Mapping[tuple[str, Pool], Rating]) -> LobbyTable:
    """A table as the lobby shows it."""
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


def _invitation_card(one: Invitation, ratings: Mapping[tuple[str, Pool], Rating]) -> InvitationCard:
    return InvitationCard(
        table=table_card(one.table, ratings),
        host=one.host,
        host_name=one.host_name,
        guest=one.guest,
        guest_name=one.guest_name,
        at=one.at,
        until=one.until,
        declined=one.declined,
    )


def _invitations_card(
    profile: str, known: Sequence[Invitation], ratings: Mapping[tuple[str, Pool], Rating]
) -> InvitationsCard:
    received = [one for one in known if one.guest == profile and one.shown][:MOST_SHOWN]
    sent = [one for one in known if one.host == profile]
    return InvitationsCard(
        [_invitation_card(one, ratings) for one in received],
        [_invitation_card(one, ratings) for one in sent],
    )


class LobbyBoards:
    """The lobby and its tournaments, for all clients of this process."""

    def __init__(self, lobby: Lobby, tables: Tables) -> None:
        self.lobby, self._tables = lobby, tables
        self._loop = asyncio.get_running_loop()
        self._boards: dict[str, LobbyBoard] = {}
        tables.store.lobby.changed = tables.store.invitations.changed = self._nudge

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
            waiting=[table_card(table, ratings) for table in waiting],
            played=[table_card(table, ratings) for table in played],
            tournaments=[tournament_row(one) for one in tournaments],
        )

    def invitations_of(self, profile: str) -> InvitationsCard:
        """The invitations that a profile got and sent."""
        found = self.lobby.invitations(profile)
        return _invitations_card(profile, found, self.lobby.ratings([one.table for one in found]))

    def _read_invitations(self) -> dict[str, object]:
        """The invitations of everybody who has any."""
        known = self.lobby.invitations()
        ratings = self.lobby.ratings([one.table for one in known])
        people = {one.guest for one in known} | {one.host for one in known}
        return {who: _invitations_card(who, known, ratings) for who in people}

    def read_tournament(self, tournament: str) -> TournamentCard:
        """What the page of a tournament shows now; NoSuchTournament if there is none."""
        return tournament_card(self._tables.tournaments.read(tournament))

    @contextlib.contextmanager
    def follow(self, name: str, audience: str = "") -> Iterator[tuple[LobbyBoard, asyncio.Event]]:
        """A board, and an event for each new text for an audience there.

        The lobby is "", a tournament its id; both have one text for everybody. The audiences of
        `INVITATIONS` are profiles.
        """
        if name not in self._boards:
            self._boards[name] = self._board(name)
        board = self._boards[name]
        try:
            with board.follow(audience) as changed:
                yield board, changed
        finally:
            if not board.followed:
                self._boards.pop(name, None)

    def _board(self, name: str) -> LobbyBoard:
        if name == INVITATIONS:
            return LobbyBoard(self._read_invitations, InvitationsCard([], []))
        if name:
            return LobbyBoard(lambda: {"": self.read_tournament(name)})
        return LobbyBoard(lambda: {"": self.read_lobby()})


class LobbyBoard:
    """Messages that are made again when something may have changed. Used from the event loop."""

    def __init__(self, read: Callable[[], Mapping[str, object]], empty: object = None) -> None:
        """`read` gives the message for each audience; the others get `empty`."""
        self._read, self._empty = read, encode(empty).decode()
        self.nudged = asyncio.Event()
        self._followers: dict[asyncio.Event, str] = {}
        self._task: asyncio.Task[None] | None = None
        self._texts: dict[str, str] | None = None
        """The last messages that were made."""

    @property
    def followed(self) -> bool:
        """Whether anybody wants it."""
        return bool(self._followers)

    def text(self, audience: str) -> str:
        """The last message for an audience."""
        return (self._texts or {}).get(audience, self._empty)

    @contextlib.contextmanager
    def follow(self, audience: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever there is another `text` for an audience."""
        changed = asyncio.Event()
        self._followers[changed] = audience
        if self._task is None:
            self._task = asyncio.ensure_future(self._run())
        elif self._texts is not None:
            changed.set()
        try:
            yield changed
        finally:
            del self._followers[changed]
            if not self._followers and self._task is not None:
                self._task.cancel()
                self._task, self._texts = None, None

    async def _run(self) -> None:
        while True:
            self.nudged.clear()
            before = self._texts
            try:
                self._texts = await in_thread(self._encoded)
            except NoSuchTournament:  # it has expired meanwhile
                pass
            except Exception:
                log.exception("the lobby could not be read")
            if self._texts is not None:
                known = before or {}
                for follower, audience in self._followers.items():
                    if before is None or self.text(audience) != known.get(audience, self._empty):
                        follower.set()
            sent = sum(len(self.text(audience)) for audience in self._followers.values())
            await asyncio.sleep(max(SOONEST, sent / SENT))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.nudged.wait(), LATEST)

    def _encoded(self) -> dict[str, str]:
        return {audience: encode(card).decode() for audience, card in self._read().items()}
