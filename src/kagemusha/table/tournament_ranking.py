"""The order of a tournament: points, and what decides between equals. Pure rules.

| system | equal points are decided by |
| --- | --- |
| Swiss | Buchholz, Sonneborn-Berger, the matches between the equal ones, wins |
| round robin | the matches between the equal ones, Sonneborn-Berger, wins |

Buchholz is the sum of the opponents' points. A round without an opponent counts as one against
somebody with as many points as oneself. Sonneborn-Berger is the sum of the points of those whom one
has beaten, and half the points of those with whom one has drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from kagemusha.table.tournament import (
    DRAW,
    SEATS,
    WIN,
    Entrant,
    System,
    Tournament,
    TournamentMatch,
)


@dataclass(frozen=True, slots=True)
class Ranked:
    """Where an entrant stands."""

    place: int
    """From 1; equal ones share it."""
    number: int
    points: float
    played: int
    won: int
    drawn: int
    lost: int
    """Matches; a round without an opponent is none."""
    buchholz: float
    sonneborn_berger: float
    direct: float
    """Points in the matches between those with as many points, if all of them have met."""


def ranking(tournament: Tournament) -> list[Ranked]:
    """Everybody, the first first."""
    return rank(tournament.entrants, tournament.matches, tournament.terms.system)


def rank(
    entrants: Sequence[Entrant], matches: Sequence[TournamentMatch], system: System
) -> list[Ranked]:
    """The order of those who take part, by what they have played until now."""
    done = [match for match in matches if match.points is not None]
    points = {e.number: 0 for e in entrants}
    for match in done:
        for number, score in zip(match.entrants, match.points or (), strict=True):
            points[number] += score
    lots = {e.number: (e.lot, e.number) for e in entrants}
    rows = [_row(e.number, done, points) for e in entrants]
    rows = [replace(row, direct=_direct(row.number, done, points)) for row in rows]
    rows.sort(key=lambda row: ([-value for value in _key(row, system)], lots[row.number]))
    found: list[Ranked] = []
    for _, equal in groupby(rows, key=lambda row: _key(row, system)):
        place = len(found) + 1
        found += [replace(row, place=place) for row in equal]
    return found


def _key(row: Ranked, system: System) -> tuple[float, ...]:
    if system == "swiss":
        return (row.points, row.buchholz, row.sonneborn_berger, row.direct, row.won)
    return (row.points, row.direct, row.sonneborn_berger, row.won)


def _row(number: int, done: Sequence[TournamentMatch], points: dict[int, int]) -> Ranked:
    own = [match for match in done if number in match.entrants]
    results = {WIN: 0, DRAW: 0, 0: 0}
    buchholz = berger = 0
    for match in own:
        seat = match.entrants.index(number)
        score = (match.points or ())[seat]
        bye = len(match.entrants) < SEATS
        other = points[number if bye else match.entrants[1 - seat]]
        results[score] += match.met
        buchholz += other
        berger += score * other
    return Ranked(
        place=0,
        number=number,
        points=points[number] / WIN,
        played=sum(results.values()),
        won=results[WIN],
        drawn=results[DRAW],
        lost=results[0],
        buchholz=buchholz / WIN,
        sonneborn_berger=berger / WIN**2,
        direct=0.0,
    )


def _direct(number: int, done: Sequence[TournamentMatch], points: dict[int, int]) -> float:
    equal = {other for other, score in points.items() if score == points[number]}
    if len(equal) == 1:
        return 0.0
    between = [m for m in done if len(m.entrants) == SEATS and equal.issuperset(m.entrants)]
    met = {frozenset(match.entrants) for match in between}
    if len(met) < len(equal) * (len(equal) - 1) // 2:
        return 0.0
    scores = [
        (match.points or ())[match.entrants.index(number)]
        for match in between
        if number in match.entrants
    ]
    return sum(scores) / WIN
