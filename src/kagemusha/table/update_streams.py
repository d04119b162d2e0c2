"""The streams of a table: which update each audience receives, under which number of its own.

An entry becomes an update for an audience only if something changed that this audience can see,
or if it acted itself. So the numbers count what was seen and nothing else: a stream is the same
whatever others did unseen, and however often.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kagemusha.core.event import Event
from kagemusha.table.audience_update import Audience, Update, make_update
from kagemusha.table.entry import Entry, EntryKind, audience_key
from kagemusha.table.state import TableState

KEPT = 8
"""How many updates of a stream are kept in memory; older ones are made again from the entries."""


@dataclass(slots=True)
class Delivery:
    """The updates that an entry makes, by audience."""

    updates: dict[Audience, Update] = field(default_factory=dict)
    """Without the spectators' one if nobody watches."""
    numbers: dict[Audience, int] = field(default_factory=dict)
    """The number of each update."""
    events: dict[Audience, int] = field(default_factory=dict)
    """How many events the audience has received by then."""


class UpdateStreams:
    """One stream for each audience."""

    def __init__(
        self,
        state: TableState,
        at: int,
        audiences: Sequence[Audience],
        before: Sequence[Entry] = (),
        *,
        watched: bool = False,
    ) -> None:
        """From a state; `before` are the entries that led there."""
        self.audiences = tuple(audiences)
        self.watched = watched
        """Whether there are spectators: else their updates are made on request."""
        self._state = state
        self._at = at
        """When the spectators' last update was skipped."""
        self._moves = len(state.match.moves)
        """How many moves were delivered."""
        self._numbers: dict[Audience, int] = {}
        self._events: dict[Audience, int] = {}
        self._pending: dict[Audience, tuple[int, ...]] = dict.fromkeys(audiences, state.pending)
        """Who owed a choice, as each audience knows it."""
        self._last: dict[Audience, Update] = {}
        self._recent: dict[Audience, deque[Update]] = {}
        self._stale_before: dict[Audience, int] = {}
        for audience in self.audiences:
            key = audience_key(audience)
            received = [entry for entry in before if key in entry.delivered]
            stale = [e.delivered[key] for e in received if audience in e.stale_for]
            self._stale_before[audience] = max(stale, default=0)
            events = state.events_for(audience)
            self._events[audience] = len(events)
            last = received[-1] if received else None
            number, sent_at = (last.delivered[key], last.at) if last else (0, at)
            self._numbers[audience] = number
            self._recent[audience] = deque(maxlen=KEPT)
            if audience is None and not watched:
                self._at = sent_at
                continue
            self._last[audience] = make_update(
                state, audience, number, sent_at, events, afresh=True
            )
            if not received:
                self._recent[audience].append(self._last[audience])

    def deliver_again(self, state: TableState, entry: Entry) -> Delivery:
        """What an entry delivered when it was written; `state` is the one after it."""
        return self.deliver(state, entry.kind, entry.seat, entry.at, entry.delivered)

    def deliver(
        self,
        state: TableState,
        kind: EntryKind,
        seat: int,
        at: int,
        numbers: Mapping[str, int] | None = None,
    ) -> Delivery:
        """What an entry delivers; `state` is the one after it, `numbers` what was written."""
        delivery = Delivery()
        unseen = numbers is None and kind == "act" and self._unseen(state)
        for audience in self.audiences:
            if numbers is not None and audience_key(audience) not in numbers:
                continue
            undone = kind == "undo" and audience == seat
            events, afresh = self._new_events(state, kind, audience, undone=undone)
            due = numbers is not None or audience == seat or bool(events) or afresh
            number = self._numbers[audience] + 1
            if due and audience is None and not self.watched:
                self._note(delivery, audience, number, events, afresh=afresh)
                continue
            if not due and unseen and state.pending == self._pending[audience]:
                continue
            update = make_update(state, audience, number, at, events, afresh=afresh)
            if due or update.differs(self.last(audience)):
                self._note(delivery, audience, number, events, afresh=afresh)
                delivery.updates[audience] = update
        return delivery

    def _unseen(self, state: TableState) -> bool:
        """Whether all that is new is steps without a face, which change nothing for others."""
        return state.unseen_after(self._moves) and state.looks_like(self._state)

    def _note(
        self,
        delivery: Delivery,
        audience: Audience,
        number: int,
        events: Sequence[Event],
        *,
        afresh: bool,
    ) -> None:
        delivery.numbers[audience] = number
        delivery.events[audience] = len(events) + (0 if afresh else self._events[audience])

    def _new_events(
        self, state: TableState, kind: EntryKind, audience: Audience, *, undone: bool
    ) -> tuple[tuple[Event, ...], bool]:
        if kind != "undo":
            return state.events_after(audience, self._moves), False
        # What was undone need not be what was sent last, so all is sent again; and nothing to
        # those who had not seen it.
        everything = state.events_for(audience)
        fewer = len(everything) != self._events[audience]
        return (everything, True) if undone or fewer else ((), False)

    def stale_for(
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

    def add(self, state: TableState, at: int, delivery: Delivery, stale_for: Iterable[int]) -> None:
        """The entry that led to this state is committed."""
        self._state, self._moves = state, len(state.match.moves)
        self._numbers.update(delivery.numbers)
        self._events.update(delivery.events)
        pending = state.pending
        for audience in delivery.numbers:
            self._pending[audience] = pending
            update = delivery.updates.get(audience)
            if update is not None:
                self._recent[audience].append(update)
                self._last[audience] = update
            else:
                self._recent[audience].clear()
                self._last.pop(audience, None)
                self._at = at
        for seat in stale_for:
            if seat in delivery.numbers:
                self._stale_before[seat] = delivery.numbers[seat]

    def number(self, audience: Audience) -> int:
        """The number of an audience's last update."""
        return self._numbers[audience]

    def last(self, audience: Audience) -> Update:
        """Its last update; without events if it was skipped at first."""
        if audience not in self._last:
            number = self._numbers[audience]
            self._last[audience] = make_update(
                self._state, audience, number, self._at, (), afresh=False
            )
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
        return not self._stale_before[seat] <= based_on <= self.number(seat)
