"""Commands: the one path from what somebody sends to what everybody receives.

Validate, apply on a copy, commit to the store, publish. What was acknowledged is on the disk, and
what was refused has changed nothing. `execute` waits for the store, `submit` does not.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar

from kagemusha.core.action import Action
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table.agreements import Absence, check_absent
from kagemusha.table.audience_update import Update
from kagemusha.table.entry import EntryKind, TableSetup
from kagemusha.table.errors import Conflict, SeatTaken, StoreError, TableError
from kagemusha.table.input_checks import check_command, check_name, check_secret
from kagemusha.table.journal import Change, Draft, Journal
from kagemusha.table.next_game import answered, offered
from kagemusha.table.rematch import Rematch, RematchTerms
from kagemusha.table.rows import SeatRow
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.seat_secrets import hash_secret, new_secret
from kagemusha.table.seating import Holder
from kagemusha.table.state import TableState

MOST_UNDOS = 500
"""How often one seat may take something back at one table."""
MOST_ENTRIES = 20_000
"""Entries of one table: many times what the longest match needs."""
RETRIES = 20
"""How often a command is tried while other processes write to the same table."""
THREADS = ThreadPoolExecutor(12, "kagemusha-table")
"""For submitted commands that have to wait."""

OnDone = Callable[[Update | Exception], None]
"""Gets the update that a command made for its seat, or why it was refused; from any thread."""


@dataclass(frozen=True, slots=True)
class Command:
    """What a seat asks for."""

    kind: ClassVar[EntryKind]
    secret: str
    id: str
    """Chosen by the sender. The same id again gets the first answer, and nothing is done twice."""
    based_on: int | None = None
    """The last update that the sender saw; Stale if what matters has changed. None: no check."""
    seat: int | None = None
    """Needed if the secret opens several seats with a pending choice."""

    @property
    def words(self) -> tuple[str, ...]:
        """What its entry says besides its kind."""
        return ()

    def absence(self, state: TableState) -> Absence | None:  # noqa: ARG002
        """What it says of a seat that must be absent for it."""
        return None

    def prepare(self, journal: Journal, held: Sequence[int], at: int) -> tuple[int, Change]:  # noqa: ARG002
        """The seat that it is for, and what it does; an error if it may not be done now."""
        seat = journal.secrets.acting(held, self.seat, journal.state.pending)
        journal.state.check_open(seat)
        journal.check_current(seat, self.based_on)
        if self.kind == "undo" and journal.undos[seat] >= MOST_UNDOS:
            raise TableError(Message("table-many-undos", {"number": MOST_UNDOS}))
        return seat, partial(self.apply, seat=seat)

    def apply(self, state: TableState, at: int, seat: int) -> TableState:
        """The state after the command."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Act(Command):
    """Do an action or a whole plan."""

    kind = "act"
    plan: str | Sequence[Action | str] = ""

    def apply(self, state: TableState, at: int, seat: int) -> TableState:
        """All of the plan, or nothing."""
        return state.after_plan(at, seat, self.plan, to_reveal=True)


@dataclass(frozen=True, slots=True)
class Undo(Command):
    """Take back the last action, or with it all steps of a plan that the others did not see."""

    kind = "undo"
    whole_plan: bool = False

    def apply(self, state: TableState, at: int, seat: int) -> TableState:
        """Where `Update.can_undo` offers it."""
        return state.after_undo(at, seat, whole_plan=self.whole_plan)


@dataclass(frozen=True, slots=True)
class RematchCommand(Command):
    """What is said of another game, once the match is over."""

    kind = "rematch"

    def prepare(self, journal: Journal, held: Sequence[int], at: int) -> tuple[int, Change]:  # noqa: ARG002
        """One of the seats that the secret opens speaks for all of them."""
        seat = journal.secrets.one(held, self.seat, held[:1])
        journal.state.check_over()
        rematch = self.rematch(journal.setup, journal.state, seat)
        return seat, lambda state, _at: state.after_rematch(rematch)

    def rematch(self, setup: TableSetup, state: TableState, seat: int) -> Rematch:
        """Where the offer stands then."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class OfferRematch(RematchCommand):
    """Offer another game to everybody at the table. It begins when all people agree."""

    terms: RematchTerms = field(default_factory=RematchTerms)

    def rematch(self, setup: TableSetup, state: TableState, seat: int) -> Rematch:
        """The same offer again is an answer to it."""
        return offered(setup, state, seat, self.terms)


@dataclass(frozen=True, slots=True)
class AnswerRematch(RematchCommand):
    """Accept the offer, or decline it; its author takes it back so."""

    accept: bool = True

    def rematch(self, setup: TableSetup, state: TableState, seat: int) -> Rematch:  # noqa: ARG002
        """An answer of one seat."""
        return answered(state, seat, accept=self.accept)


class Commands:
    """Executes the commands of one table."""

    def __init__(self, runtime: TableRuntime, gone_since: Callable[[int], int | None]) -> None:
        """`gone_since` says since when nobody is at a seat; None if somebody is."""
        self._runtime, self._gone_since = runtime, gone_since

    def execute(self, command: Command) -> Update:
        """Do a command and wait for it: the update that it makes for its seat."""
        check_command(command.id)
        # Another process may have written meanwhile: then the store refuses the entry, and before
        # anything else is refused we read what was written.
        with self._runtime.turn(refresh=False) as at:
            journal = self._runtime.journal
            for _ in range(RETRIES):
                try:
                    prepared = self._prepare(command, at)
                    return prepared if isinstance(prepared, Update) else journal.commit(prepared)
                except Conflict:
                    journal.was_second()
                except StoreError:
                    raise
                except KagemushaError:
                    if not journal.refresh():
                        raise
            raise too_busy()

    def submit(self, command: Command, on_done: OnDone) -> None:
        """Do a command without waiting for anything. What has to wait, does so in a thread."""
        draft = self._prepare_now(command)
        if draft is None:
            THREADS.submit(self._execute, command, on_done)
            return
        committed = partial(self._committed, command, draft, on_done)
        try:
            self._runtime.journal.commit_soon(draft, committed)
        except Conflict as problem:  # the store is closed
            committed(problem)

    def _execute(self, command: Command, on_done: OnDone) -> None:
        try:
            done: Update | Exception = self.execute(command)
        except Exception as error:
            done = error
        on_done(done)

    def _prepare(self, command: Command, at: int) -> Draft | Update:
        """Validate and apply: an entry to be committed, or the answer to what was done before."""
        journal = self._runtime.journal
        held = journal.secrets.held(command.secret)
        # Two seats may choose the same id, and must not learn of each other by it.
        key = f"{held[0]}:{command.id}"
        if (answer := journal.first_answer(key)) is not None:
            return answer
        seat, change = command.prepare(journal, held, at)
        if (absence := command.absence(journal.state)) is not None:
            check_absent(journal.state, at, self._gone_since(absence[1]), absence)
        if journal.length >= MOST_ENTRIES:
            raise TableError(Message("table-full", {"number": MOST_ENTRIES}))
        return journal.draft(command.kind, seat, at, change, key, words=command.words)

    def _prepare_now(self, command: Command) -> Draft | None:
        """The same at once, with the table locked until it is committed; None if it must wait."""
        runtime = self._runtime
        if not isinstance(command, Act) or not runtime.lock.acquire(blocking=False):
            return None
        with contextlib.suppress(KagemushaError):  # `execute` looks again, and says what is wrong
            if (at := runtime.idle_at()) is not None:
                prepared = self._prepare(command, at)
                if isinstance(prepared, Draft):
                    return prepared
        runtime.lock.release()
        return None

    def _committed(
        self, command: Command, draft: Draft, on_done: OnDone, problem: Exception | None
    ) -> None:
        runtime = self._runtime
        if problem is not None:  # another process was first, or the store fails
            runtime.lock.release()
            THREADS.submit(self._execute, command, on_done)
            return
        try:
            update = runtime.journal.publish(draft)
            wakes = runtime.subscribers_to_wake()
        finally:
            runtime.lock.release()
        for wake in wakes:
            wake()
        on_done(update)

    # --- seats ------------------------------------------------------------------------------------

    def sit(
        self,
        seat: int | None,
        name: str,
        secret: str | None,
        client: str = "",
        profile: str | None = None,
    ) -> tuple[int, str]:
        """Take an open seat, or the first one: the seat and its secret."""
        secret = new_secret() if secret is None else check_secret(secret)
        name = check_name(name)
        taken = SeatRow(Holder("person", name), hash_secret(secret), client, profile)
        with self._runtime.turn() as at:
            journal = self._runtime.journal
            for _ in range(RETRIES):
                if mine := journal.secrets.opened_by(secret):
                    return mine[0], secret
                if journal.setup.rated and profile is None:
                    raise TableError(Message("rated-profile"))
                on = self._open_seat(seat)
                journal.state.check_open(on)
                sit = partial(TableState.after_sit, seat=on, name=name)
                try:
                    journal.commit(journal.draft("sit", on, at, sit, taken=taken))
                    return on, secret
                except Conflict:
                    journal.was_second()
            raise too_busy()

    def end(self) -> None:
        """End the match where it is, for the operator; TableError if it is over."""
        self._end("close", 0, TableState.after_close)

    def _end(self, kind: EntryKind, seat: int, change: Change) -> None:
        with self._runtime.turn() as at:
            journal = self._runtime.journal
            for _ in range(RETRIES):
                if journal.state.ending is not None:
                    raise TableError(Message("refused-match-is-over"))
                try:
                    journal.commit(journal.draft(kind, seat, at, change))
                    return
                except Conflict:
                    journal.was_second()
            raise too_busy()

    def walk_over(self, loser: int) -> None:
        """End the match: a seat has lost. TableError if it is over."""
        self._end("walkover", loser, partial(TableState.after_walkover, loser=loser))

    def decline(self) -> None:
        """End the match before it begins; TableError if it does not wait for anybody."""
        self._end("decline", 0, TableState.after_decline)

    def rename(self, seat: int, name: str) -> None:
        """Give the seat of a person another name, for the operator."""
        name = check_name(name)
        with self._runtime.turn() as at:
            journal = self._runtime.journal
            for _ in range(RETRIES):
                if seat not in journal.state.people:
                    raise TableError(Message("table-no-person", {"seat": seat}))
                row = journal.secrets.rows[seat]
                taken = replace(row, holder=replace(row.holder, name=name))
                rename = partial(TableState.after_rename, seat=seat, name=name)
                try:
                    journal.commit(journal.draft("rename", seat, at, rename, taken=taken))
                    return
                except Conflict:
                    journal.was_second()
            raise too_busy()

    def _open_seat(self, seat: int | None) -> int:
        holders = self._runtime.journal.state.holders
        free = [n for n, holder in enumerate(holders) if holder.kind == "open"]
        if seat is not None and seat not in free:
            raise SeatTaken(Message("table-seat-taken", {"seat": seat}))
        if not free:
            raise SeatTaken(Message("table-no-seat-open"))
        return free[0] if seat is None else seat

    def why_not(
        self, secret: str, plan: str | Sequence[Action | str], seat: int | None
    ) -> tuple[Message, ...]:
        """Every rule that a plan of a seat would break now; () if it is legal."""
        with self._runtime.turn():
            journal = self._runtime.journal
            on = journal.secrets.acting(journal.secrets.held(secret), seat, journal.state.pending)
            journal.state.check_open(on)
            return journal.state.why_not(on, plan)


def too_busy() -> StoreError:
    """Other processes have written to the same table all the time."""
    return StoreError(Message("table-store-busy", {"number": RETRIES}))
