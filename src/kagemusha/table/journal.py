"""A table's journal: its entries read, done again, and added to.

Not safe for several threads: its table sees to that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table.audience_update import Audience, Update
from kagemusha.table.entry import Entry, EntryKind, TableSetup, TableSummary, audience_key
from kagemusha.table.errors import TableError
from kagemusha.table.rows import SeatRow
from kagemusha.table.seat_secrets import SeatSecrets
from kagemusha.table.seating import Holder, open_seat
from kagemusha.table.state import TableState
from kagemusha.table.store import Store
from kagemusha.table.update_streams import KEPT, Delivery, UpdateStreams

Change = Callable[[TableState, int], tuple[str, ...]]
"""What an entry does to a state at a time; the actions that were done."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that was tried on a copy, and is to be committed before it counts."""

    entry: Entry
    state: TableState
    summary: TableSummary
    delivery: Delivery
    taken: SeatRow | None


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
        """`state` is where a table without entries stands."""
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
        """Who has been told something new; whoever tells them takes it out."""
        self._entries: list[Entry] = []
        self._broken: TableError | None = None
        old = entries[: max(0, len(entries) - KEPT)]
        for entry in old:  # nobody will ask for what was sent so long ago: only do it
            self._redo(entry)
            self._note(entry)
        audiences: list[Audience] = [None, *range(self.setup.seats)]
        self.streams = UpdateStreams(self.state, self.setup.created, audiences, old)
        self._replay(entries[len(old) :])

    @classmethod
    def read(cls, store: Store, table_id: str) -> Journal:
        """The journal of a table that is kept."""
        setup, rows = store.setup(table_id), store.seats(table_id)
        entries = store.entries(table_id)
        journal = cls(store, setup, rows, entries)
        if any(entry.kind == "sit" for entry in entries):  # maybe after the seats were read
            journal.secrets = SeatSecrets(store.seats(table_id))
        return journal

    # --- what was written -----------------------------------------------------------------------

    def refresh(self) -> bool:
        """Read what another process wrote; whether there was anything."""
        if self._broken is not None:
            raise self._broken
        entries = self._store.entries(self.setup.id, after=len(self._entries))
        if any(entry.kind == "sit" for entry in entries):
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
            self._take(entry, self._heard(self.streams, self.state, entry))
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

    def _heard(self, streams: UpdateStreams, state: TableState, entry: Entry) -> Delivery:
        return streams.hear(state, entry.kind, entry.seat, entry.at, entry.heard)

    def _note(self, entry: Entry) -> None:
        self._entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry

    def _take(self, entry: Entry, delivery: Delivery) -> None:
        self._note(entry)
        self.streams.take(self.state, entry.at, delivery, entry.matters)
        self.fresh.update(delivery.numbers)

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
    ) -> Draft:
        """Try something on a copy: what is to be committed, and then taken over."""
        at = max(at, self.last_at)
        trial = self.state.clone()
        actions = change(trial, at)
        delivery = self.streams.hear(trial, kind, seat, at)
        entry = Entry(
            number=len(self._entries) + 1,
            at=at,
            kind=kind,
            seat=seat,
            command=command,
            actions=actions,
            name=taken.holder.name if taken else "",
            heard={audience_key(who): number for who, number in delivery.numbers.items()},
            matters=self.streams.matter(delivery.updates, seat, final=trial.final),
            hash=trial.match.hash,
        )
        return Draft(entry, trial, trial.summary(), delivery, taken)

    def take_over(self, draft: Draft) -> Update:
        """It is committed: the update that it made for its seat."""
        self.state = draft.state
        self._take(draft.entry, draft.delivery)
        if draft.taken is not None:
            self.secrets.take(draft.entry.seat, draft.taken)
        return draft.delivery.updates[draft.entry.seat]

    def add(
        self,
        kind: EntryKind,
        seat: int,
        at: int,
        change: Change,
        command: str | None = None,
        taken: SeatRow | None = None,
    ) -> Update:
        """Try on a copy, commit, take over: in this order. Conflict if another was first."""
        draft = self.draft(kind, seat, at, change, command, taken)
        self._store.append(self.setup.id, draft.entry, draft.summary, taken)
        return self.take_over(draft)

    def move_times(self) -> list[int]:
        """When the table was opened, and when each of the moves that stand was made."""
        made: list[tuple[int, int]] = []
        for entry in self._entries:
            if entry.kind == "act":
                made += [(entry.seat, entry.at)] * len(entry.actions)
            elif entry.kind == "undo":
                last = max(n for n, (seat, _) in enumerate(made) if seat == entry.seat)
                del made[last]
        created = self.setup.created
        unknown = len(self.state.match.moves) - len(made)  # of a log, which has no times
        return [created] * (unknown + 1) + [at for _, at in made]

    # --- what was told ----------------------------------------------------------------------------

    def first_answer(self, command: str) -> Update | None:
        """How a command was answered when it came first; None if it is new."""
        entry = self.commands.get(command)
        if entry is None:
            return None
        return self.updates(entry.seat, entry.heard[audience_key(entry.seat)] - 1)[0]

    def snapshot(self, audience: Audience) -> Update:
        """What an audience may know now, with all events."""
        events = self.state.events_for(audience)
        return replace(self.streams.last(audience), events=events, afresh=True)

    def updates(self, audience: Audience, since: int) -> list[Update]:
        """The updates of an audience after a number, in order."""
        recent = self.streams.recent(audience, since)
        if recent is not None:
            return recent
        # Made again from the entries, equal to what was sent at the time.
        state = TableState(self.setup, self._first_holders)
        stream = UpdateStreams(state, self.setup.created, [audience], watched=True)
        found = [stream.last(audience)] if since < 0 else []
        for entry in self._entries:
            state.redo(entry)
            delivery = self._heard(stream, state, entry)
            stream.take(state, entry.at, delivery, ())
            found.extend(u for u in delivery.updates.values() if u.number > since)
        return found
