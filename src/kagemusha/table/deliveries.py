"""The deliveries of a table: which update each audience receives, under which number.

An entry becomes an update for an audience only if something changed that this audience can see,
or if it acted itself. So the numbers count what was seen and nothing else: they are the same
whatever others did unseen, and however often.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence

from kagemusha.core.event import Event
from kagemusha.table.agreements import KINDS
from kagemusha.table.audience_update import Audience, Update, make_update
from kagemusha.table.entry import Entry, EntryKind, audience_key
from kagemusha.table.state import TableState

KEPT = 8
"""Updates of an audience that are kept in memory; older ones are made again from the entries."""


Delivery = dict[Audience, Update]
"""The updates that an entry makes, by audience."""


class Deliveries:
    """What each audience has received."""

    def __init__(
        self,
        state: TableState,
        at: int,
        audiences: Sequence[Audience],
        before: Sequence[Entry] = (),
    ) -> None:
        """From a state; `before` are the entries that led there."""
        self.audiences = tuple(audiences)
        self._moves = len(state.match.moves)
        """How many moves were delivered."""
        self._events: dict[Audience, int] = {}
        """How many events each audience has received."""
        self._last: Delivery = {}
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
            update = make_update(state, audience, number, sent_at, events, reset=True)
            self._last[audience] = update
            self._recent[audience] = deque(() if received else (update,), maxlen=KEPT)

    def deliver_again(self, state: TableState, entry: Entry) -> Delivery:
        """What an entry delivered when it was written; `state` is the one after it."""
        return self.deliver(state, entry.seat, entry.at, entry.delivered)

    def deliver(
        self,
        state: TableState,
        seat: int,
        at: int,
        numbers: Mapping[str, int] | None = None,
    ) -> Delivery:
        """What an entry delivers; `state` is the one after it, `numbers` what was written."""
        delivery: Delivery = {}
        for audience, last in self._last.items():
            if numbers is not None and audience_key(audience) not in numbers:
                continue
            events, reset = self._new_events(state, audience, undone=audience == seat)
            update = make_update(state, audience, last.number + 1, at, events, reset=reset)
            due = numbers is not None or audience == seat or bool(events) or reset
            if due or update.differs(last):
                delivery[audience] = update
        return delivery

    def _new_events(
        self, state: TableState, audience: Audience, *, undone: bool
    ) -> tuple[tuple[Event, ...], bool]:
        if not state.rewound:
            return state.events_after(audience, self._moves), False
        # What was undone need not be what was sent last, so all is sent again; and nothing to
        # those who had not seen it.
        everything = state.events_for(audience)
        fewer = len(everything) != self._events[audience]
        return (everything, True) if undone or fewer else ((), False)

    def stale_for(
        self, delivery: Delivery, seat: int, kind: EntryKind, *, final: bool
    ) -> tuple[int, ...]:
        """The seats for which a command made before these updates is stale.

        Not those with the same pending choice as before if nothing was revealed: that another
        side has sealed its plan does not matter to one that is still making its own. Nor does what
        people agree on, unless it changes the match or who plays.
        """
        found = []
        for audience, update in delivery.items():
            if audience is None:
                continue
            before = self._last[audience]
            if kind in KINDS or kind == "rename":
                same = before.pending == update.pending
            else:
                same = audience != seat and audience in {*before.pending} & {*update.pending}
            if final or not same or before.legal != update.legal:
                found.append(audience)
        return tuple(found)

    def add(self, state: TableState, delivery: Delivery, stale_for: Sequence[int]) -> None:
        """The entry that led to this state is committed."""
        self._moves = len(state.match.moves)
        for audience, update in delivery.items():
            earlier = 0 if update.reset else self._events[audience]
            self._events[audience] = earlier + len(update.events)
            self._recent[audience].append(update)
            if audience in stale_for:
                self._stale_before[audience] = update.number
        self._last.update(delivery)

    def forget_recent(self) -> None:
        """Make all updates but the last again from the entries, when they are asked for."""
        for audience, update in self._last.items():
            self._recent[audience] = deque((update,), maxlen=KEPT)

    def last(self, audience: Audience) -> Update:
        """The last update of an audience."""
        return self._last[audience]

    def recent(self, audience: Audience, since: int) -> list[Update] | None:
        """Its updates after a number; None if they are no longer in memory."""
        kept = self._recent[audience]
        if since >= self._last[audience].number:
            return []
        if not kept or since + 1 < kept[0].number:
            return None
        return [update for update in kept if update.number > since]

    def is_stale(self, seat: int, based_on: int) -> bool:
        """Whether what a command of this seat was based on has changed since."""
        return not self._stale_before[seat] <= based_on <= self._last[seat].number
