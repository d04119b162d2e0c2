"""Who meets whom in a round of a tournament, and on which seats. Pure rules, without a store.

A round robin follows the circle method. A Swiss system matches people with as many points as each
other, never two who have met, and gives nobody a second bye. Within a group of equals the upper
half meets the lower half. Seats stay balanced: where that is possible at all, nobody sits on the
same seat three times in a row, or more than twice more often than on the other.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from kagemusha.table.matching import match_all
from kagemusha.table.tournament import (
    LOSS,
    WIN,
    Entrant,
    MatchReason,
    System,
    Tournament,
    TournamentMatch,
)

Pair = tuple[int, ...]
"""Two numbers of entrants, by seat; one alone has a bye."""
BALANCED = 2
"""How much more often somebody may sit on one seat than on the other."""
APART = 10**9
"""What a difference of half a point costs, squared."""
AGAIN = 10**6
"""What it costs if somebody meets others with more points, or with fewer, once more."""


@dataclass
class _Past:
    """What an entrant has played."""

    number: int
    lot: int
    points: int = 0
    met: set[int] = field(default_factory=set)
    bye: bool = False
    seats: list[int] = field(default_factory=list)
    down: bool = False
    """Whether the last opponent had fewer points; `up`: more."""
    up: bool = False
    place: int = 0
    """Among those with as many points, by lot."""
    equals: int = 0

    @property
    def balance(self) -> int:
        """How much more often on the first seat."""
        return self.seats.count(0) - self.seats.count(1)

    @property
    def must(self) -> int | None:
        """The seat that it needs next."""
        if self.balance >= BALANCED or self.seats[-2:] == [0, 0]:
            return 1
        if self.balance <= -BALANCED or self.seats[-2:] == [1, 1]:
            return 0
        return None


def pair_round(tournament: Tournament) -> list[Pair] | None:
    """The pairs of the next round, the first board first; None if there is none."""
    if tournament.terms.system == "swiss":
        active = tournament.active
        return None if len(active) < 2 else swiss_pairs(active, tournament.matches)
    if not tournament.active:
        return None
    order = [e.number for e in sorted(tournament.entrants, key=lambda e: e.lot)]
    return circle_pairs(order, tournament.round)


# --- round robin ----------------------------------------------------------------------------------


def circle_pairs(numbers: Sequence[int], round_: int) -> list[Pair]:
    """The pairs of a round, counted from 0; after the last one all meet again on other seats.

    One stays, the others go round. Everybody changes seats from round to round, but once.
    """
    people: list[int | None] = [*numbers, *([None] if len(numbers) % 2 else [])]
    moving = len(people) - 1
    cycle, turn = divmod(round_, moving)
    found: list[list[int | None]] = []
    for step in range(len(people) // 2):
        one, other = people[(turn + step) % moving], people[(turn - step) % moving]
        if step == 0:
            other = people[-1]
        swapped = turn % 2 == 1 if step == 0 else step % 2 == 0
        pair = [other, one] if swapped != (cycle % 2 == 1) else [one, other]
        found.append(pair)
    pairs = [tuple(n for n in pair if n is not None) for pair in found]
    return sorted(pairs, key=len, reverse=True)


# --- Swiss ----------------------------------------------------------------------------------------


def swiss_pairs(active: Sequence[Entrant], matches: Sequence[TournamentMatch]) -> list[Pair] | None:
    """The pairs of the next round; None if some would have to meet again."""
    people = _pasts(active, matches)
    for strict in (True, False):
        costs = [[_cost(one, other, strict=strict) for other in people] for one in people]
        if len(people) % 2:
            byes = [_cost_of_bye(people, one) for one in people]
            costs = [[*row, bye] for row, bye in zip(costs, byes, strict=True)]
            costs.append([*byes, None])
        pairs = match_all(costs)
        if pairs is not None:
            break
    else:
        return None
    full = [(people[a], people[b]) for a, b in pairs if b < len(people)]
    full.sort(key=lambda pair: (-max(p.points for p in pair), -sum(p.points for p in pair)))
    found: list[Pair] = [_seated(board, *pair) for board, pair in enumerate(full)]
    return found + [(people[a].number,) for a, b in pairs if b == len(people)]


def _pasts(active: Sequence[Entrant], matches: Sequence[TournamentMatch]) -> list[_Past]:
    """Those who play on, the strongest first, and what they have played."""
    known = {e.number: _Past(e.number, e.lot) for e in active}
    points: dict[int, int] = {}
    for match in sorted(matches, key=lambda match: (match.round, match.board)):
        before = [points.get(number, 0) for number in match.entrants]
        for seat, number in enumerate(match.entrants):
            points[number] = before[seat] + (match.points[seat] if match.points else 0)
            past = known.get(number)
            if past is None:
                continue
            past.down = past.up = False
            if len(match.entrants) == 1:
                past.bye = past.down = True
                continue
            past.met.add(match.entrants[1 - seat])
            if match.met:
                past.seats.append(seat)
                past.down = before[seat] > before[1 - seat]
                past.up = before[seat] < before[1 - seat]
    for past in known.values():
        past.points = points.get(past.number, 0)
    people = sorted(known.values(), key=lambda past: (-past.points, past.lot))
    for past in people:
        equals = [other for other in people if other.points == past.points]
        past.place, past.equals = equals.index(past), len(equals)
    return people


def _cost(one: _Past, other: _Past, *, strict: bool) -> int | None:
    """What it costs that these two meet; None: they cannot. `strict`: nor if both need a seat."""
    if one is other or other.number in one.met:
        return None
    if strict and one.must is not None and one.must == other.must:
        return None
    if one.points == other.points:
        return abs(2 * abs(one.place - other.place) - one.equals)
    upper, lower = (one, other) if one.points > other.points else (other, one)
    again = upper.down + lower.up
    near = (upper.equals - 1 - upper.place) + lower.place
    return (upper.points - lower.points) ** 2 * APART + again * AGAIN + near


def _cost_of_bye(people: Sequence[_Past], one: _Past) -> int | None:
    """The last one has a bye, unless it had one: as if it met somebody without points."""
    if one.bye:
        return None
    after = sum(other.bye is False for other in people[people.index(one) + 1 :])
    least = min(other.points for other in people)
    return (one.points - least) ** 2 * APART + after


def _seated(board: int, one: _Past, other: _Past) -> Pair:
    """On the seats that both need most; else they change; else by turns."""
    ways = ((one, other), (other, one))
    need = [sum(_strain(past, seat) for seat, past in enumerate(way)) for way in ways]
    if need[0] != need[1]:
        first = need.index(min(need))
    else:
        first = _last_difference(one, other, board)
    return tuple(past.number for past in ways[first])


def _strain(past: _Past, seat: int) -> int:
    """How unfair it would be to get a seat."""
    forced = past.must is not None and past.must != seat
    more = past.balance if seat == 0 else -past.balance
    same = bool(past.seats) and past.seats[-1] == seat
    return 100 * forced + 10 * max(0, more + 1) + same


def _last_difference(one: _Past, other: _Past, board: int) -> int:
    for mine, theirs in zip(reversed(one.seats), reversed(other.seats), strict=False):
        if mine != theirs:
            return int(mine == 0)
    return board % 2


# --- what is decided without a table --------------------------------------------------------------


def decided(
    pair: Pair, withdrawn: Collection[int], system: System
) -> tuple[tuple[int, ...], MatchReason] | None:
    """Points and reason of a pair that has no match; None if there is one.

    A bye is worth a win in a Swiss system. In a round robin with an odd number everybody has one.
    """
    if len(pair) == 1:
        return (WIN if system == "swiss" else LOSS,), "bye"
    gone = [number in withdrawn for number in pair]
    if not any(gone):
        return None
    return tuple(LOSS if out else WIN for out in gone), "withdrawn"
