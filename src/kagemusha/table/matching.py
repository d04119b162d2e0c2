"""Who is matched with whom: everybody with somebody, if that is possible, at little cost.

That everybody finds somebody is decided exactly, by Edmonds' blossom algorithm. Then pairs change
partners, two and three at a time, as long as the cost falls.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import combinations

Costs = Sequence[Sequence[int | None]]
"""What each pair would cost, symmetric; None: these two cannot be matched."""
Pairs = list[tuple[int, int]]
NEAR = 7
"""Pairs that are tried together with each pair, three at a time."""


def match_all(costs: Costs) -> Pairs | None:
    """Everybody in a pair, each pair and the pairs in rising order; None if that is impossible."""
    mates = _Matching(costs).mates
    if mates is None:
        return None
    pairs = sorted((one, other) for one, other in enumerate(mates) if one < other)
    while _improve(costs, pairs, 2) or _improve(costs, pairs, 3):
        pairs.sort()
    return sorted(pairs)


def _improve(costs: Costs, pairs: Pairs, number: int) -> bool:
    """Let so many pairs at a time change partners, in place; whether anything became better."""
    better = False
    for chosen in _groups(len(pairs), number):
        old = sum(costs[a][b] or 0 for a, b in (pairs[n] for n in chosen))
        everybody = sorted(one for n in chosen for one in pairs[n])
        least, new = old, None
        for found in _pairings(everybody):
            prices = [costs[a][b] for a, b in found]
            total = sum(price for price in prices if price is not None)
            if total < least and None not in prices:
                least, new = total, found
        if new is not None:
            better = True
            for n, pair in zip(chosen, new, strict=True):
                pairs[n] = pair
    return better


def _groups(size: int, number: int) -> Iterator[tuple[int, ...]]:
    if number == 2:
        yield from combinations(range(size), 2)
        return
    for first in range(size):
        for others in combinations(range(first + 1, min(size, first + 1 + NEAR)), number - 1):
            yield (first, *others)


def _pairings(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """All ways to put them into pairs."""
    if not people:
        yield []
        return
    first, *others = people
    for n, other in enumerate(others):
        for rest in _pairings(others[:n] + others[n + 1 :]):
            yield [(first, other), *rest]


class _Matching:
    """Grows a matching along alternating paths until everybody is in it."""

    def __init__(self, costs: Costs) -> None:
        self._size = len(costs)
        self._known = [
            [other for _, other in sorted((c, n) for n, c in enumerate(row) if c is not None)]
            for row in costs
        ]
        self._mate = [-1] * self._size
        for one in range(self._size):
            free = [n for n in self._known[one] if self._mate[n] < 0 and n != one]
            if self._mate[one] < 0 and free:
                self._mate[one], self._mate[free[0]] = free[0], one
        complete = all(mate >= 0 or self._grow(one) for one, mate in enumerate(self._mate))
        self.mates = self._mate if complete else None
        """By person, the other one; None if somebody stays alone."""

    def _grow(self, root: int) -> bool:
        """Find a path from somebody without a mate to another one, and match along it."""
        if self._mate[root] >= 0:
            return True
        self._parent = [-1] * self._size
        self._base = list(range(self._size))
        self._outer = [False] * self._size
        self._outer[root] = True
        self._queue = deque([root])
        while self._queue:
            one = self._queue.popleft()
            for other in self._known[one]:
                if self._base[one] == self._base[other] or self._mate[one] == other:
                    continue
                mate = self._mate[other]
                if other == root or (mate >= 0 and self._parent[mate] >= 0):
                    self._shrink(one, other)
                elif self._parent[other] < 0:
                    self._parent[other] = one
                    if mate < 0:
                        self._switch(other)
                        return True
                    self._outer[mate] = True
                    self._queue.append(mate)
        return False

    def _switch(self, end: int) -> None:
        """Match along the path that leads to its end."""
        while end >= 0:
            before = self._parent[end]
            following = self._mate[before]
            self._mate[end], self._mate[before] = before, end
            end = following

    def _shrink(self, one: int, other: int) -> None:
        """Two outer people know each other: the odd cycle that they close counts as one person."""
        top = self._meeting(one, other)
        cycle: set[int] = set()
        self._mark(one, top, other, cycle)
        self._mark(other, top, one, cycle)
        for person in range(self._size):
            if self._base[person] in cycle:
                self._base[person] = top
                if not self._outer[person]:
                    self._outer[person] = True
                    self._queue.append(person)

    def _meeting(self, one: int, other: int) -> int:
        """Where the ways of two people to the root meet."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._mate[one] < 0:
                break
            one = self._parent[self._mate[one]]
        while (other := self._base[other]) not in passed:
            other = self._parent[self._mate[other]]
        return other

    def _mark(self, person: int, top: int, child: int, cycle: set[int]) -> None:
        """Note what is on the way up to the top of the cycle, and how to come back."""
        while self._base[person] != top:
            mate = self._mate[person]
            cycle |= {self._base[person], self._base[mate]}
            self._parent[person] = child
            child = mate
            person = self._parent[mate]
