"""Requests about tournaments. The key of a profile comes as `Authorization: Bearer KEY`."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody

from kagemusha.server.lobby import lobby_of, profile_of
from kagemusha.server.routes import AnyRequest, clock_of, delay_of, tables_of
from kagemusha.server.schemas import tournaments as schemas
from kagemusha.server.schemas.tournaments import (
    TournamentCard,
    TournamentCommand,
    TournamentRequest,
)
from kagemusha.server.security import client_of
from kagemusha.server.tournament_cards import tournament_card
from kagemusha.table import Clock
from kagemusha.table.profiles import Profile
from kagemusha.table.tournament import Tournament, TournamentTerms
from kagemusha.table.tournaments import Tournaments

PATH = "/api/lobby/tournaments/{tournament_id:str}"


@post("/api/lobby/tournaments", sync_to_thread=True, summary="Open a tournament")
def open_tournament(request: AnyRequest, data: JSONBody[TournamentRequest]) -> TournamentCard:
    """You are its organiser; to play in it you join it, too."""
    _, _, profile = profile_of(request)
    terms = TournamentTerms(
        name=data.name,
        game=data.game,
        options=data.options or {},
        clock=clock_of(data.clock) or Clock(),
        system=data.system,
        rounds=data.rounds,
        rated=data.rated,
        spectators=data.spectators,
        delay=delay_of(request, data.delay),
        least=data.least,
        most=data.most,
        rest=data.rest,
    )
    client = client_of(request.scope)
    return tournament_card(tables_of(request).tournaments.open(profile, terms, client))


@get(PATH, sync_to_thread=True, summary="Get a tournament")
def show_tournament(request: AnyRequest, tournament_id: FromPath[str]) -> TournamentCard:
    """Who takes part, all matches and the ranking."""
    lobby_of(request)
    return tournament_card(tables_of(request).tournaments.read(tournament_id))


@post(PATH, status_code=200, sync_to_thread=True, summary="Do something in a tournament")
def act_in_tournament(
    request: AnyRequest, tournament_id: FromPath[str], data: JSONBody[TournamentCommand]
) -> TournamentCard:
    """Join or leave it or, as its organiser, run it. The answer is the tournament after that."""
    _, key, profile = profile_of(request)
    service = tables_of(request).tournaments
    return tournament_card(_do(data, service, tournament_id, profile, key))


def _do(
    data: TournamentCommand, service: Tournaments, where: str, who: Profile, key: str
) -> Tournament:
    match data:
        case schemas.JoinTournament():
            return service.join(where, who, key)
        case schemas.LeaveTournament():
            return service.leave(where, who)
        case schemas.EnterBots(bot, number):
            return service.enter_bots(where, who, bot, number)
        case schemas.RemoveEntrant(entrant):
            return service.remove(where, who, entrant)
        case schemas.StartTournament():
            return service.start(where, who)
        case schemas.CancelTournament():
            return service.cancel(where, who)
        case schemas.WalkOver(table, loser):
            return service.walk_over(where, who, table, loser)


TOURNAMENT_ROUTES = (
    open_tournament,
    Router("/", route_handlers=[show_tournament, act_in_tournament]),
)
