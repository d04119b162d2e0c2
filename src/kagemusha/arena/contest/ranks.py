"""Who ranks before whom in a match.

The winners come first, tied if they share the victory. The others have lost and are not compared:
our games have no second place, and bots play to win. If nobody wins, the scores decide; seats
with equal scores have half a win against each other. A game that can beat all rivals counts as
one more seat, the last.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from kagemusha.arena.contest.ratings import Comparison, Member

Places = list[list[int]]
"""Groups of tied seats, the best first."""


def places(
    winners: Sequence[int], scores: Sequence[float], *, shared_defeat: bool = False
) -> Places:
    """The seats by their rank."""
    if shared_defeat:
        winners = winners or (len(scores),)
        scores = (*scores, 0.0)
    if winners:
        lost = [seat for seat in range(len(scores)) if seat not in winners]
        return [list(winners), lost] if lost else [list(winners)]
    seats: dict[float, list[int]] = {}
    for seat, score in enumerate(scores):
        seats.setdefault(score, []).append(seat)
    return [seats[score] for score in sorted(seats, reverse=True)]


def points(found: Places, seat: int, other: int) -> float | None:
    """1 if a seat ranks before the other, 0 if after, 0.5 if tied, None if not compared."""
    here, there = (
        next(place for place, seats in enumerate(found) if one in seats) for one in (seat, other)
    )
    if here != there:
        return float(here < there)
    return None if here and here == len(found) - 1 else 0.5


def comparisons(found: Places, members: Sequence[Member]) -> Iterator[Comparison]:
    """The same as a series of comparisons: who is first, who is first among the rest …"""
    for place, tied in enumerate(found):
        behind = [seat for seats in found[place + 1 :] for seat in seats]
        if place and not behind:
            return
        orders = list(itertools.permutations(tied))
        for order in orders:
            for number in range(len(order)):
                field = tuple(sorted(members[seat] for seat in (*order[number:], *behind)))
                if len(set(field)) > 1:
                    yield Comparison(field, field.index(members[order[number]]), 1 / len(orders))
