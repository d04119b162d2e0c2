"""Who came before whom in a match.

The winners come first, together if they share the victory; then the others by their scores. Who
shares a place has half a win against each other. So it is if nobody wins and the scores are equal;
but those who share the last place behind somebody are not compared: all we know is that they lost.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from kagemusha.arena.contest.ratings import Choice, Member

Places = list[list[int]]
"""The seats that share a place, the best place first."""


def places(winners: Sequence[int], scores: Sequence[float]) -> Places:
    """The seats by the place they came to."""
    seats: dict[float, list[int]] = {}
    for seat, score in enumerate(scores):
        if seat not in winners:
            seats.setdefault(score, []).append(seat)
    others = [seats[score] for score in sorted(seats, reverse=True)]
    return [list(winners), *others] if winners else others


def points(found: Places, seat: int, other: int) -> float | None:
    """1 if a seat came before the other, 0 if after, a half if together, None if not compared."""
    here, there = (
        next(place for place, seats in enumerate(found) if one in seats) for one in (seat, other)
    )
    if here != there:
        return float(here < there)
    return None if here and here == len(found) - 1 else 0.5


def choices(found: Places, members: Sequence[Member]) -> Iterator[Choice]:
    """The same as one choice after another: who comes first, who is first among the rest …"""
    for place, tied in enumerate(found):
        behind = [seat for seats in found[place + 1 :] for seat in seats]
        if place and not behind:
            return
        orders = list(itertools.permutations(tied))
        for order in orders:
            for number in range(len(order)):
                field = tuple(sorted(members[seat] for seat in (*order[number:], *behind)))
                if len(set(field)) > 1:
                    yield Choice(field, field.index(members[order[number]]), 1 / len(orders))
