"""Who came before whom in a match.

The winners come first, together if they share the victory; the others have lost, and are not
compared: the rules of our games know no second place, and bots play to win. If nobody wins, the
scores decide; who shares a place has half a win against each other. A game to which all
rivals may lose takes part as one more seat, the last.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from kagemusha.arena.contest.ratings import Comparison, Member

Places = list[list[int]]
"""The seats that share a place, the best place first."""


def places(
    winners: Sequence[int], scores: Sequence[float], *, shared_defeat: bool = False
) -> Places:
    """The seats by the place they came to."""
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
    """1 if a seat came before the other, 0 if after, a half if together, None if not compared."""
    here, there = (
        next(place for place, seats in enumerate(found) if one in seats) for one in (seat, other)
    )
    if here != there:
        return float(here < there)
    return None if here and here == len(found) - 1 else 0.5


def comparisons(found: Places, members: Sequence[Member]) -> Iterator[Comparison]:
    """The same as one comparison after another: who comes first, who is first among the rest …"""
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
