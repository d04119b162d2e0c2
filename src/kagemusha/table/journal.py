"""A table's journal: its entries are read, done again, and added to.

Not safe for several threads: `TableRuntime` holds the lock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table.audience_update import Audience, Update
from kagemusha.table.checkpoints import Checkpoints
from kagemusha.table.deliveries import KEPT, Deliveries, Delivery
from kagemusha.table.entry import (
    SPECTATOR,
    STANDS,
    Entry,
    EntryKind,
    TableSetup,
    audience_key,
)
from kagemusha.table.errors import Stale, TableError
from kagemusha.table.group_commit import OnCommit
from kagemusha.table.metrics import Metric
from kagemusha.table.next_game import next_table
from kagemusha.table.ratings import rated_result
from kagemusha.table.rows import NewEntry, NewTable, SeatRow
from kagemusha.table.seat_secrets import SeatSecrets
from kagemusha.table.seating import Holder, open_seat
from kagemusha.table.spectating import Horizon
from kagemusha.table.state import TableState
from kagemusha.table.store import Store
from kagemusha.table.tournament_results import tournament_result

ENTRIES = Metric("counter", "kagemusha_entries_total", "Entries made here, by kind.", "kind")
SEATS = ("sit", "rename")
"""Entries that change who holds a seat."""
Change = Callable[[TableState, int], TableState]
"""What an entry does: from a state and a time to the state after it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is to be committed, and the state after it."""

    entry: Entry
    state: TableState
    delivery: Delivery
    taken: SeatRow | None
    opens: NewTable | None
    """The table of the next game, if all have agreed to one."""


class Journal:
    """The entries of a table and where they lead."""

    def __init__(
        self,
        store: Store,
        setup: TableSetup,
        rows: Sequence[SeatRow],
        entries: Sequence[Entry] = (),
        state: TableState | None = None,
    ) -> None:
        """`state` is that of a table without entries, if it was made already."""
        self._store = store
        self.setup = setup
        sat = {entry.seat for entry in entries if entry.kind == "sit"}
        self.secrets = SeatSecrets(rows)
        self._first_holders: tuple[Holder, ...] = tuple(
            open_seat() if seat in sat else row.holder for seat, row in enumerate(rows)
        )
        self.state = state or TableState(self.setup, self._first_holders)
        self.commands: dict[str, Entry] = {}
        """The entries that a command made, by its id."""
        self.fresh: set[Audience] = set()
        """Audiences with something new; cleared when they are woken."""
        self.undos: Counter[int] = Counter()
        """How often each seat took something back."""
        self._entries: list[Entry] = []
        self._delivered: dict[str, int] = {}
        """The number of each audience's last update, by its key."""
        self._checkpoints = Checkpoints()
        self.horizon = Horizon(setup.delay)
        self._behind: tuple[int, Update, dict[str, Any]] | None = None
        """What spectators with a delay saw last: by number, all of it, and their log."""
        self._broken: TableError | None = None
        old = entries[: max(0, len(entries) - KEPT)]
        for entry in old:  # without updates: nobody will ask for those
            self._redo(entry)
            self._note(entry)
        audiences: list[Audience] = [None, *range(self.setup.seats)]
        self.deliveries = Deliveries(self.state, self.setup.created, audiences, old)
        self._replay(entries[len(old) :])

    @classmethod
    def read(cls, store: Store, table_id: str) -> Journal:
        """The journal of a table that is kept."""
        setup, rows = store.setup(table_id), store.seats(table_id)
        entries = store.entries(table_id)
        journal = cls(store, setup, rows, entries)
        if any(entry.kind in SEATS for entry in entries):  # maybe after the seats were read
            journal.secrets = SeatSecrets(store.seats(table_id))
        return journal

    # --- what was written -----------------------------------------------------------------------

    def refresh(self) -> bool:
        """Read what another process wrote; whether there was anything."""
        if self._broken is not None:
            raise self._broken
        entries = self._store.entries(self.setup.id, after=len(self._entries))
        if any(entry.kind in SEATS for entry in entries):
            self.secrets = SeatSecrets(self._store.seats(self.setup.id))
        self._replay(entries)
        return bool(entries)

    def was_second(self) -> None:
        """Another writer was first, or has removed the table."""
        self._store.setup(self.setup.id)
        self.refresh()

    def _replay(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._redo(entry)
            self._add(entry, self.deliveries.deliver_again(self.state, entry))
        if entries and entries[-1].hash != self.state.match.hash:
            raise self._damaged(entries[-1])

    def _redo(self, entry: Entry) -> None:
        try:
            self.state.redo(entry)
        except KagemushaError as error:
            raise self._damaged(entry) from error

    def _damaged(self, entry: Entry) -> TableError:
        args: dict[str, str | int] = {"table": self.setup.id, "number": entry.number}
        self._broken = TableError(Message("table-store-damaged", args))
        return self._broken

    def _note(self, entry: Entry) -> None:
        self._entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry
        if entry.kind == "undo":
            self.undos[entry.seat] += 1
        self._delivered.update(entry.delivered)
        if (number := entry.delivered.get(SPECTATOR)) is not None:
            self.horizon.note(number, entry.at, moved=entry.kind == "act")
        self._checkpoints.offer(len(self._entries), self.state, self._delivered)

    def _add(self, entry: Entry, delivery: Delivery) -> None:
        self._note(entry)
        self.deliveries.add(self.state, delivery, entry.stale_for)
        self.fresh.update(delivery)
        if entry.kind == "rename":
            self._forget_name(entry)

    def _forget_name(self, renamed: Entry) -> None:
        """A name that the operator changed is in no update that is made from now on."""
        self._entries = [
            replace(e, name=renamed.name) if e.kind in SEATS and e.seat == renamed.seat else e
            for e in self._entries
        ]
        first = list(self._first_holders)
        if first[renamed.seat].kind != "open":
            first[renamed.seat] = replace(first[renamed.seat], name=renamed.name)
        self._first_holders = tuple(first)
        self._checkpoints, self._behind = Checkpoints(), None
        self.deliveries.forget_recent()

    @property
    def length(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    @property
    def last_at(self) -> int:
        """When the last entry was made."""
        return self._entries[-1].at if self._entries else self.setup.created

    # --- what is written ------------------------------------------------------------------------

    def draft(
        self,
        kind: EntryKind,
        seat: int,
        at: int,
        change: Change,
        command: str | None = None,
        taken: SeatRow | None = None,
        words: Sequence[str] = (),
    ) -> Draft:
        """Apply a change to a copy: what is to be committed, and then published.

        `words` say what was proposed or answered.
        """
        at = max(at, self.last_at)
        state = change(self.state, at)
        opens = next_table(self.setup, self.secrets.rows, state, at)
        if opens is not None and state.rematch is not None:
            state.rematch = replace(state.rematch, next=opens.table_id)
        delivery = self.deliveries.deliver(state, seat, at)
        entry = Entry(
            number=len(self._entries) + 1,
            at=at,
            kind=kind,
            seat=seat,
            command=command,
            actions=(*words, *self._actions(kind, seat, state)),
            name=taken.holder.name if taken else "",
            delivered={audience_key(who): update.number for who, update in delivery.items()},
            stale_for=self.deliveries.stale_for(delivery, seat, kind, final=state.final),
            hash=state.match.hash,
        )
        return Draft(entry, state, delivery, taken, opens)

    def _actions(self, kind: EntryKind, seat: int, state: TableState) -> tuple[str, ...]:
        """What was done; for an undo of several actions, what was taken back."""
        if kind == "rematch" and state.rematch is not None:
            return (state.rematch.written(),)
        before, after = self.state.match.moves, state.match.moves
        if kind == "undo":
            undone = [str(move.action) for move in before if move.seat == seat]
            steps = len(before) - len(after)
            return tuple(undone[-steps:]) if steps > 1 else ()
        if state.rewound:
            return (f"{STANDS}{len(after)}",)
        return tuple([str(move.action) for move in after[len(before) :]])

    def commit(self, draft: Draft) -> Update:
        """Commit and publish: the update for its seat. Conflict if another writer was first."""
        self._store.append(self._row(draft))
        return self.publish(draft)

    def commit_soon(self, draft: Draft, on_done: OnCommit) -> None:
        """Commit without waiting; `on_done` is called from another thread, and publishes."""
        self._store.append_soon(self._row(draft), on_done)

    def _row(self, draft: Draft) -> NewEntry:
        state = draft.state
        return NewEntry(
            self.setup.id,
            draft.entry,
            state.summary(),
            draft.taken,
            draft.opens,
            rated_result(self.setup, self.secrets.rows, self.state, state),
            tournament_result(self.setup, self.state, state),
        )

    def publish(self, draft: Draft) -> Update:
        """Take over what is committed: the update for its seat."""
        ENTRIES.add(draft.entry.kind)
        self.state = draft.state
        self._add(draft.entry, draft.delivery)
        if draft.taken is not None:
            self.secrets.take(draft.entry.seat, draft.taken)
        return draft.delivery[draft.entry.seat]

    def move_times(self) -> list[int]:
        """When the table was opened, and when each of the moves that stand was made."""
        made = self._made()
        created = self.setup.created
        unknown = len(self.state.match.moves) - len(made)  # of a log, which has no times
        return [created] * (unknown + 1) + [entry.at for entry in made]

    def own_moves(self) -> list[bool]:
        """Of each of the moves that stand: whether who holds the seat made it, and no bot."""
        made = [entry.command is not None for entry in self._made()]
        return [False] * (len(self.state.match.moves) - len(made)) + made

    @property
    def full_at(self) -> int:
        """When the last open seat was taken."""
        sat = [entry.at for entry in self._entries if entry.kind == "sit"]
        return max(sat, default=self.setup.created)

    def _made(self) -> list[Entry]:
        """The entry of each of the moves that stand."""
        made: list[Entry] = []
        for entry in self._entries:
            if entry.kind == "act":
                made += [entry] * len(entry.actions)
            elif entry.kind == "undo":
                for _ in range(entry.undone):
                    del made[max(n for n, one in enumerate(made) if one.seat == entry.seat)]
            elif entry.stands is not None:
                del made[entry.stands :]
        return made

    # --- what was sent --------------------------------------------------------------------------

    def check_current(self, seat: int, based_on: int | None) -> None:
        """Stale if a command of a seat was based on something that has changed since."""
        if based_on is not None and self.deliveries.is_stale(seat, based_on):
            raise Stale(self.snapshot(seat))

    def first_answer(self, command: str) -> Update | None:
        """How a command was answered when it came first; None if it is new."""
        entry = self.commands.get(command)
        if entry is None:
            return None
        return self.updates(entry.seat, entry.delivered[audience_key(entry.seat)] - 1, 1)[0]

    def shown(self, audience: Audience, now: int) -> int | None:
        """The last update that an audience may have by now; None: all that there are."""
        if audience is not None or not self.setup.delay or self.state.ending is not None:
            return None
        return self.horizon.last(now)

    def behind(self, number: int) -> tuple[Update, dict[str, Any]]:
        """What spectators knew after an update, with all events, and their log of then."""
        if self._behind is None or self._behind[0] != number:
            state, update = next(self._again(None, number - 1))
            update = replace(update, events=state.events_for(None), reset=True)
            self._behind = (number, update, state.match.seat_log(None))
        return self._behind[1:]

    def snapshot(self, audience: Audience) -> Update:
        """What an audience may know now, with all events."""
        events = self.state.events_for(audience)
        return replace(self.deliveries.last(audience), events=events, reset=True)

    def updates(self, audience: Audience, since: int, most: int | None = None) -> list[Update]:
        """The updates of an audience after a number, in order, or the first of them."""
        recent = self.deliveries.recent(audience, since)
        if recent is not None:
            return recent[:most]
        return [update for _, update in islice(self._again(audience, since), most)]

    def _again(self, audience: Audience, since: int) -> Iterator[tuple[TableState, Update]]:
        """Updates after a number made again, equal to what was sent, each with its state."""
        point = self._checkpoints.before(audience_key(audience), since)
        done = point.length if point else 0
        state = point.state.copy() if point else TableState(self.setup, self._first_holders)
        before, after = self._entries[:done], self._entries[done:]
        deliveries = Deliveries(state, self.setup.created, [audience], before)
        if since < 0:
            yield state, deliveries.last(audience)
        for entry in after:
            state.redo(entry)
            delivery = deliveries.deliver_again(state, entry)
            deliveries.add(state, delivery, ())
            for update in delivery.values():
                if update.number > since:
                    yield state, update
