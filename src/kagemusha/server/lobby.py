"""Requests of the public lobby. The key of a profile comes as `Authorization: Bearer KEY`."""

from __future__ import annotations

from typing import Any

from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from kagemusha.core.errors import Message
from kagemusha.server.errors import ServerError
from kagemusha.server.lobby_boards import LobbyBoards, closed_lobby, rating_card
from kagemusha.server.routes import (
    AnyRequest,
    clock_of,
    delay_of,
    link,
    needed_secret,
    opened_table,
    tables_of,
)
from kagemusha.server.schemas.lobby import (
    InvitationsCard,
    Leaderboard,
    LobbyCard,
    LobbySitRequest,
    LobbyTableRequest,
    Me,
    PairingRequest,
    PoolCard,
    ProfileCard,
    ProfileRequest,
    ProfileSeatCard,
    RatedMatchCard,
    RatedPlayerCard,
    StandingCard,
    UninvitedCard,
    UninviteRequest,
)
from kagemusha.server.schemas.tables import OpenedTable, Seated
from kagemusha.server.security import client_of
from kagemusha.table import Holder
from kagemusha.table.lobby import Lobby, Paired, Pairing
from kagemusha.table.profiles import Profile
from kagemusha.table.rating_store import Standing
from kagemusha.table.ratings import BOT, Pool


def lobby_of(request: AnyRequest) -> Lobby:
    """The lobby; ServerError if this server has none."""
    if not request.app.state.settings.lobby:
        raise ServerError(404, Message("lobby-closed"))
    boards: LobbyBoards = request.app.state.lobby
    return boards.lobby


def profile_of(request: AnyRequest) -> tuple[Lobby, str, Profile]:
    """Who is asking; ServerError if nobody has that key."""
    lobby, key = lobby_of(request), needed_secret(request)
    found = lobby.find(key)
    if found is None:
        raise ServerError(403, Message("lobby-unknown-key"))
    return lobby, key, found


def _me(lobby: Lobby, key: str, profile: Profile) -> Me:
    seats = [
        ProfileSeatCard(seat.table, seat.game, seat.seat, secret)
        for seat, secret in lobby.seats(key, profile)
    ]
    return Me(profile.id, profile.name, profile.created, seats)


@get("/api/lobby", sync_to_thread=True, summary="Look into the lobby")
def look(request: AnyRequest) -> LobbyCard:
    """Open tables and matches to watch; `open` is false if this server has no lobby."""
    if not request.app.state.settings.lobby:
        return closed_lobby()
    boards: LobbyBoards = request.app.state.lobby
    return boards.read_lobby()


@get("/api/lobby/me", sync_to_thread=True, summary="Who you are in the lobby")
def who_am_i(request: AnyRequest) -> Me | None:
    """The profile with your key, and your seats at tables that run; null if there is none."""
    lobby, key = lobby_of(request), needed_secret(request)
    profile = lobby.find(key)
    return None if profile is None else _me(lobby, key, profile)


@post("/api/lobby/me", status_code=200, sync_to_thread=True, summary="Be somebody in the lobby")
def save_me(request: AnyRequest, data: JSONBody[ProfileRequest]) -> Me:
    """Your name from now on. You choose the key: 22 random letters or more."""
    lobby, key = lobby_of(request), needed_secret(request)
    return _me(lobby, key, lobby.keep(key, data.name))


@delete("/api/lobby/me", sync_to_thread=True, summary="Delete your data")
def forget_me(request: AnyRequest) -> None:
    """Delete your profile, your name at every table and all that you said. Matches stay."""
    lobby, key, profile = profile_of(request)
    lobby.forget(key, profile)


@get("/api/lobby/me/data", sync_to_thread=True, summary="Download your data")
def my_data(request: AnyRequest) -> dict[str, Any]:
    """All that is kept about you."""
    lobby, key, profile = profile_of(request)
    return lobby.data(key, profile)


@post("/api/lobby/tables", sync_to_thread=True, summary="Open a table in the lobby")
def open_table(request: AnyRequest, data: JSONBody[LobbyTableRequest]) -> OpenedTable:
    """The answer has the only copy of the secrets of other people's seats."""
    lobby, key, profile = profile_of(request)
    opened = lobby.open(
        profile,
        key,
        data.game,
        [Holder(seat.kind, seat.name) for seat in data.seats],
        data.options,
        clock=clock_of(data.clock),
        spectators=data.spectators,
        delay=delay_of(request, data.delay),
        listed=data.listed,
        rated=data.rated,
        invite=data.invite,
        client=client_of(request.scope),
    )
    return opened_table(request, opened)


@post("/api/lobby/pair", status_code=200, sync_to_thread=True, summary="Find somebody to play")
def pair(request: AnyRequest, data: JSONBody[PairingRequest]) -> Seated:
    """A seat at a table where others wait for the same, or at a new one, which waits for them."""
    lobby, key, profile = profile_of(request)
    pairing = Pairing(data.game, data.seats, data.options, clock_of(data.clock), data.rated)
    client = client_of(request.scope)
    return _seated(
        request, lobby.pair(profile, key, pairing, delay=delay_of(request), client=client)
    )


@post(
    "/api/lobby/tables/{table_id:str}/sit",
    status_code=200,
    sync_to_thread=True,
    summary="Take a seat as who you are in the lobby",
)
def sit(request: AnyRequest, table_id: FromPath[str], data: JSONBody[LobbySitRequest]) -> Seated:
    """Take an open seat of any table."""
    lobby, key, profile = profile_of(request)
    client = client_of(request.scope)
    return _seated(request, lobby.sit(profile, key, table_id, data.seat, client))


def _seated(request: AnyRequest, paired: Paired) -> Seated:
    table_id = paired.table.id
    where = link(request, table_id, paired.secret)
    return Seated(paired.seat, paired.secret, where, table_id)


# --- invitations ----------------------------------------------------------------------------


@get("/api/lobby/invitations", sync_to_thread=True, summary="See your invitations")
def invitations(request: AnyRequest) -> InvitationsCard:
    """Those that you got and have not answered, and those that you have sent."""
    _, _, profile = profile_of(request)
    boards: LobbyBoards = request.app.state.lobby
    return boards.invitations_of(profile.id)


@delete("/api/lobby/invitations/{table_id:str}", sync_to_thread=True, summary="Decline")
def decline(request: AnyRequest, table_id: FromPath[str]) -> None:
    """You do not want to play there. To accept, take a seat of the table."""
    lobby, _, profile = profile_of(request)
    lobby.decline(profile, table_id)


@get("/api/lobby/uninvited", sync_to_thread=True, summary="From whom you want no invitations")
def uninvited(request: AnyRequest) -> list[UninvitedCard]:
    """They can still invite you, and are not told that you do not see it."""
    _, _, profile = profile_of(request)
    found = tables_of(request).store.invitations.uninvited(profile.id)
    return [UninvitedCard(who, name) for who, name in found]


@post(
    "/api/lobby/uninvited",
    status_code=204,
    sync_to_thread=True,
    summary="No more invitations from somebody",
)
def uninvite(request: AnyRequest, data: JSONBody[UninviteRequest]) -> None:
    """You are not shown their invitations; or, if you want that, again."""
    lobby, _, profile = profile_of(request)
    lobby.uninvite(profile, data.who, wanted=data.wanted)


# --- ratings --------------------------------------------------------------------------------


@get("/api/lobby/ratings", sync_to_thread=True, summary="See who is strong")
def leaderboard(
    request: AnyRequest,
    game: FromQuery[str | None] = None,
    mode: FromQuery[str] = "",
    side: FromQuery[str] = "",
) -> Leaderboard:
    """The strongest of a pool, of the largest one unless a game is named."""
    lobby_of(request)
    tables = tables_of(request)
    pools = tables.store.ratings.pools()
    pool = pools[0][0] if game is None and pools else Pool(game or "", mode, side)
    return Leaderboard(
        pools=[PoolCard(one.game, one.mode, one.side, number) for one, number in pools],
        ranked=[_standing(one) for one in tables.store.ratings.ranked(pool, tables.now())],
    )


@get("/api/lobby/players/{who:str}", sync_to_thread=True, summary="See a profile")
def player(request: AnyRequest, who: FromPath[str]) -> ProfileCard:
    """A person by id, or a bot by `bot:` and its name: ratings, and the last rated matches."""
    lobby_of(request)
    tables = tables_of(request)
    ratings = tables.store.ratings
    profile = None if who.startswith(BOT) else tables.store.profiles.get(who)
    standings = ratings.of(who, tables.now())
    if profile is None and not (who.startswith(BOT) and standings):
        raise ServerError(404, Message("lobby-no-profile"))
    return ProfileCard(
        who=who,
        name=profile.name if profile else who.removeprefix(BOT),
        created=profile.created if profile else None,
        ratings=[_standing(one) for one in standings],
        matches=[
            RatedMatchCard(
                one.table,
                one.pool.game,
                one.pool.mode,
                one.pool.side,
                one.at,
                [
                    RatedPlayerCard(p.seat, p.who, p.name, p.score, p.before, p.after)
                    for p in one.players
                ],
            )
            for one in ratings.matches(who)
        ],
    )


def _standing(one: Standing) -> StandingCard:
    pool = one.pool
    rating = rating_card(one.rating)
    return StandingCard(
        one.who, one.name, pool.game, pool.mode, pool.side, rating, one.played, one.won
    )


# All together: Litestar wraps a function twice if it is the third at its path.
ROUTES = [
    *(look, who_am_i, save_me, forget_me, my_data, open_table, pair, sit, leaderboard, player),
    *(invitations, decline, uninvited, uninvite),
]
LOBBY_ROUTES = (Router("/", route_handlers=ROUTES),)
