"""Tournaments as clients get them."""

from __future__ import annotations

from kagemusha.server.schemas.tournaments import (
    EntrantCard,
    TournamentCard,
    TournamentMatchCard,
    TournamentRow,
)
from kagemusha.table.tournament import WIN, Tournament
from kagemusha.table.tournament_ranking import Ranked, ranking
from kagemusha.table.tournament_store import ListedTournament


def tournament_card(now: Tournament) -> TournamentCard:
    """All of a tournament: nothing of it is secret."""
    terms = now.terms
    return TournamentCard(
        id=now.id,
        name=terms.name,
        game=terms.game,
        options=dict(terms.options),
        clock=terms.clock,
        system=terms.system,
        rated=terms.rated,
        spectators=terms.spectators,
        delay=terms.delay,
        status=now.status,
        ended_by=now.ended_by,
        round=now.round,
        rounds=now.rounds or terms.rounds,
        least=terms.least,
        most=terms.most,
        rest=terms.rest,
        due=now.due if now.status == "running" and now.round else None,
        organiser=now.organiser,
        organiser_name=now.organiser_name,
        entrants=[_entrant(now, row) for row in ranking(now)],
        matches=[
            TournamentMatchCard(
                one.round,
                one.board,
                list(one.entrants),
                one.table,
                None if one.points is None else [points / WIN for points in one.points],
                one.reason,
            )
            for one in now.matches
        ],
    )


def _entrant(now: Tournament, row: Ranked) -> EntrantCard:
    one = now.by_number(row.number)
    assert one is not None
    return EntrantCard(
        row.number,
        one.who,
        one.name,
        one.withdrawn,
        row.place,
        row.points,
        row.won,
        row.drawn,
        row.lost,
        row.buchholz,
        row.sonneborn_berger,
    )


def tournament_row(one: ListedTournament) -> TournamentRow:
    """A tournament in the list of the lobby."""
    terms = one.terms
    return TournamentRow(
        id=one.id,
        name=terms.name,
        game=terms.game,
        options=dict(terms.options),
        clock=terms.clock,
        system=terms.system,
        rated=terms.rated,
        status=one.status,
        round=one.round,
        rounds=terms.rounds,
        entrants=one.entrants,
        most=terms.most,
        organiser=one.organiser,
    )
