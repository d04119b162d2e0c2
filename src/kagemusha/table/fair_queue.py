"""A queue in which nobody waits for somebody else's many items."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by rank, the lowest first. In a rank each group has its turn, then each of its members.

    A group that puts many items waits for its own only. May be used from several threads.
    """

    def __init__(self) -> None:
        self._ranks: dict[int, OrderedDict[str, OrderedDict[str, deque[T]]]] = {}
        self._news = threading.Condition()
        self._closed = False

    def put(self, item: T, rank: int, group: str, member: str) -> None:
        """Add an item; a group is a client, say, and a member one of its tables."""
        with self._news:
            groups = self._ranks.setdefault(rank, OrderedDict())
            groups.setdefault(group, OrderedDict()).setdefault(member, deque()).append(item)
            self._news.notify()

    def lengths(self) -> dict[int, int]:
        """How many items of each rank wait."""
        with self._news:
            return {
                rank: sum(len(items) for members in groups.values() for items in members.values())
                for rank, groups in self._ranks.items()
            }

    def get(self) -> T | None:
        """Wait for the next item; None once the queue is closed."""
        with self._news:
            self._news.wait_for(lambda: self._closed or self._ranks)
            return None if self._closed else self._take()

    def _take(self) -> T:
        rank = min(self._ranks)
        groups = self._ranks[rank]
        group, members = groups.popitem(last=False)
        member, items = members.popitem(last=False)
        item = items.popleft()
        if items:
            members[member] = items
        if members:
            groups[group] = members
        if not groups:
            del self._ranks[rank]
        return item

    def close(self) -> None:
        """Give nothing more to anybody, and wake those who wait."""
        with self._news:
            self._closed = True
            self._news.notify_all()
