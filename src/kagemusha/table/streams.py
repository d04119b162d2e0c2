"""The streams of a table: who is told what, under which number of his own.

An entry becomes an update for an audience only if something changed that this audience can see,
or if it acted itself. So the numbers count what was seen and nothing else: a stream is the same
whatever others did unseen, and however often.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from kagemusha.core.event import Event
from kagemusha.table.course import Course
from kagemusha.table.entry import Entry, EntryKind, audience_key
from kagemusha.table.update import Audience, Update

KEPT = 32
"""How many updates of a stream are kept in memory; older ones are made again from the entries."""


class Streams:
    """One stream for each audience."""

    def __init__(
        self,
        course: Course,
        at: int,
        audiences: Sequence[Audience],
        before: Sequence[Entry] = (),
    ) -> None:
        """From where a table stands; `before` are the entries that led there."""
        self.audiences = tuple(audiences)
        self._moves = len(course.match.moves)
        """How many moves everybody has been told of, as far as he may know."""
        self._told: dict[Audience, int] = {}
        self._last: dict[Audience, Update] = {}
        self._recent: dict[Audience, deque[Update]] = {}
        self._matters: dict[Audience, int] = {}
        for audience in self.audiences:
            key = audience_key(audience)
            heard = [entry for entry in before if key in entry.heard]
            matter = [entry.heard[key] for entry in heard if audience in entry.matters]
            self._matters[audience] = max(matter, default=0)
            events = course.told(audience)
            self._told[audience] = len(events)
            self._last[audience] = replace(
                course.sight(audience),
                number=heard[-1].heard[key] if heard else 0,
                at=heard[-1].at if heard else at,
                events=events,
                afresh=True,
            )
            self._recent[audience] = deque([] if heard else [self._last[audience]], KEPT)

    def hear(
        self,
        course: Course,
        kind: EntryKind,
        seat: int,
        at: int,
        numbers: Mapping[str, int] | None = None,
    ) -> dict[Audience, Update]:
        """The updates that an entry, after which the table stands like this, makes.

        With `numbers`, those that were made when it was written.
        """
        updates: dict[Audience, Update] = {}
        for audience in self.audiences:
            if numbers is not None and audience_key(audience) not in numbers:
                continue
            undone = kind == "undo" and audience == seat
            events, afresh = self._new_events(course, kind, audience, undone=undone)
            last = self._last[audience]
            sight = replace(
                course.sight(audience), number=last.number + 1, at=at, events=events, afresh=afresh
            )
            if numbers is not None or audience == seat or events or afresh or sight.news(last):
                updates[audience] = sight
        return updates

    def _new_events(
        self, course: Course, kind: EntryKind, audience: Audience, *, undone: bool
    ) -> tuple[tuple[Event, ...], bool]:
        if kind != "undo":
            return course.told_after(audience, self._moves), False
        # What was undone need not be what was told last, so all is told again; and nothing to
        # those who had not heard of it.
        everything = course.told(audience)
        told_less = len(everything) != self._told[audience]
        return (everything, True) if undone or told_less else ((), False)

    def matter(
        self, updates: Mapping[Audience, Update], seat: int, *, final: bool
    ) -> tuple[int, ...]:
        """The seats for which a command made before these updates is stale.

        Not those that owed and owe the same choice while nothing was revealed: that another side
        has sealed its plan does not matter to one that is still making its own.
        """
        found = []
        for audience, update in updates.items():
            if audience is None:
                continue
            before = self._last[audience]
            same = (
                not final
                and audience != seat
                and audience in before.pending
                and audience in update.pending
                and before.legal == update.legal
            )
            if not same:
                found.append(audience)
        return tuple(found)

    def take(
        self, course: Course, updates: Mapping[Audience, Update], matters: Iterable[int]
    ) -> None:
        """The entry that led there, and made these updates, is committed."""
        self._moves = len(course.match.moves)
        for audience, update in updates.items():
            self._recent[audience].append(update)
            self._last[audience] = update
            fresh = len(update.events)
            self._told[audience] = fresh if update.afresh else self._told[audience] + fresh
        for seat in matters:
            if seat in updates:
                self._matters[seat] = updates[seat].number

    def number(self, audience: Audience) -> int:
        """The number of an audience's last update."""
        return self._last[audience].number

    def last(self, audience: Audience) -> Update:
        """Its last update."""
        return self._last[audience]

    def recent(self, audience: Audience, since: int) -> list[Update] | None:
        """Its updates after a number; None if they are no longer in memory."""
        kept = self._recent[audience]
        if since >= self.number(audience):
            return []
        if not kept or since + 1 < kept[0].number:
            return None
        return [update for update in kept if update.number > since]

    def is_stale(self, seat: int, based_on: int) -> bool:
        """Whether what a command of this seat was based on has changed since."""
        return not self._matters[seat] <= based_on <= self.number(seat)
