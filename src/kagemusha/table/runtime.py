"""What all parts of a live table share: its journal, its lock, and what follows every change.

After a change, clocks are checked, bots are asked, and subscribers are woken.
"""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from threading import Condition, Lock
from typing import Any

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.table.audience_update import Audience, Update
from kagemusha.table.bot_turns import BotTurns
from kagemusha.table.bot_workers import BotReply, BotWorkers
from kagemusha.table.errors import Conflict, NotYourSeat, StoreError, TableError
from kagemusha.table.journal import Journal
from kagemusha.table.process_notifications import Claims
from kagemusha.table.state import TableState
from kagemusha.table.subscription import Subscription

RELEASES = 1_000
"""How many times are remembered at which spectators may see more."""


class TableRuntime:
    """The running part of one table. One thread at a time writes; a commit may end in another."""

    def __init__(
        self,
        journal: Journal,
        workers: BotWorkers,
        claims: Claims,
        now: Callable[[], int],
        client: str = "",
    ) -> None:
        """`client` has opened the table: bots are shared out fairly between clients."""
        self.lock = Condition(Lock())
        """Held while writing to the table; notified on every change."""
        self.journal = journal
        self.bots = BotTurns(workers, claims, journal.setup, client)
        self.subscriptions: list[Subscription] = []
        self.now = now
        delay = journal.setup.delay
        due = [now() + delay.amount * 1000] if delay.kind == "seconds" else []
        self._releases = deque(due, RELEASES)
        """When spectators with a delay may have more."""
        self._closed = False

    @contextlib.contextmanager
    def turn(self, *, refresh: bool = True) -> Iterator[int]:
        """Hold the lock, after a look at what other processes wrote; gives the time.

        Subscribers are woken afterwards, when the lock is free.
        """
        wakes: list[Callable[[], None]] = []
        try:
            with self.lock:
                if self._closed:
                    raise TableError(Message("table-closed", {"table": self.journal.setup.id}))
                try:
                    if refresh:
                        self.journal.refresh()
                    yield self._check_clocks()
                    self.bots.ask(self.journal, self._bot_decided)
                finally:
                    wakes = self.subscribers_to_wake()
        finally:
            for wake in wakes:
                wake()

    def idle_at(self) -> int | None:
        """The time, if a command can be done without waiting: no bot, and no clock has run out."""
        at, state = self.now(), self.journal.state
        due = state.clocks.due()
        late = due is not None and due[0] <= at
        seats = range(len(state.holders))
        bots = any(state.bot_at(seat) is not None for seat in seats)
        return None if self._closed or late or bots else at

    def subscribers_to_wake(self) -> list[Callable[[], None]]:
        """Notify the readers that wait for something new; those who want to be called."""
        fresh, delay = self.journal.fresh, self.journal.setup.delay
        if None in fresh and delay.kind == "seconds" and self.journal.state.ending is None:
            self._releases.append(self.now() + delay.amount * 1000)
        following = [s for s in self.subscriptions if s.audience in fresh]
        fresh.clear()
        if following:
            self.lock.notify_all()
        return [s.wake for s in following if s.wake is not None]

    def wake_all(self) -> None:
        """Call everybody who wants to be called, without the lock: something beside the journal."""
        for subscription in list(self.subscriptions):
            if (wake := subscription.wake) is not None:
                wake()

    def audience(self, secret: str | None, seat: int | None) -> Audience:
        """Who is asking: the seat of a secret, or a spectator."""
        if secret is not None:
            held = self.journal.secrets.held(secret)
            return self.journal.secrets.one(held, seat, held)
        if seat is not None:
            raise NotYourSeat(Message("table-other-seat", {"seat": seat}))
        if not self.journal.setup.spectators and self.journal.state.ending is None:
            raise NotYourSeat(Message("table-no-spectators"))
        return None

    # --- what an audience may have by now: spectators may be behind -----------------------------

    def snapshot(self, audience: Audience) -> Update:
        """What an audience may know, with all events."""
        shown = self.journal.shown(audience, self.now())
        return self.journal.snapshot(audience) if shown is None else self.journal.behind(shown)[0]

    def seat_log(self, audience: Audience) -> dict[str, Any]:
        """What an audience may keep of the match."""
        shown = self.journal.shown(audience, self.now())
        if shown is None:
            return self.journal.state.match.seat_log(audience)
        return self.journal.behind(shown)[1]

    def updates(self, audience: Audience, since: int, most: int) -> list[Update]:
        """The first updates after a number."""
        shown = self.journal.shown(audience, self.now())
        if shown is not None:
            most = min(most, max(0, shown - since))
        return self.journal.updates(audience, since, most)

    def recent(self, audience: Audience, since: int) -> list[Update] | None:
        """The updates after a number; None if they are no longer in memory."""
        shown = self.journal.shown(audience, self.now())
        if shown is not None and since >= shown:
            return []
        recent = self.journal.deliveries.recent(audience, since)
        if shown is None or recent is None:
            return recent
        return [update for update in recent if update.number <= shown]

    def heard_until(self, audience: Audience) -> int | None:
        """The time after which an audience has not heard anything yet; None: it hears all."""
        shown = self.journal.shown(audience, self.now())
        return None if shown is None else self.journal.horizon.until(self.now())

    def is_release_due(self, now: int) -> bool:
        """Whether spectators may see more than when they were last woken."""
        return bool(self._releases) and self._releases[0] <= now

    def release(self) -> None:
        """Wake the spectators if they may see more."""
        now = self.now()
        while self.is_release_due(now):
            self._releases.popleft()
            self.journal.fresh.add(None)

    def _check_clocks(self) -> int:
        """Write down whose time is up; the time now."""
        while True:
            at, state = self.now(), self.journal.state
            due = None if state.ending else state.clocks.due()
            if due is None or due[0] > at:
                return at
            time_out = partial(TableState.after_time_out, seat=due[1])
            try:
                self.journal.commit(self.journal.draft("time", due[1], at, time_out))
            except Conflict:
                self.journal.was_second()

    def _bot_decided(self, seat: int, number: int, answer: BotReply) -> None:
        """Do what a bot decided, or something random. If all has changed, it is asked again."""
        with self.turn() as at, self.bots.finishing(seat):
            state = self.journal.state
            mine = seat in state.pending and state.bot_at(seat) is not None
            if not mine or self.journal.deliveries.is_stale(seat, number):
                return
            problem = answer.problem
            if not problem:
                try:
                    self._bot_acts(seat, at, answer.plan)
                    return
                except StoreError:
                    raise
                except KagemushaError as error:
                    problem = error.messages[0].id  # without what it tried: others must not know
            self._bot_acts(seat, at, (self.bots.instead(state, seat, problem),))

    def _bot_acts(self, seat: int, at: int, plan: Sequence[str]) -> None:
        act = partial(TableState.after_plan, seat=seat, plan=plan, to_reveal=False)
        try:
            self.journal.commit(self.journal.draft("act", seat, at, act))
        except Conflict:
            # Another process has moved: then the bot is asked again, if need be.
            self.journal.was_second()

    def close(self) -> None:
        """Stop serving, and notify the subscribers."""
        with self.lock:
            self._closed = True
            following, self.subscriptions = self.subscriptions, []
            self.bots.forget()
        for subscription in following:
            subscription.end()
            if (wake := subscription.wake) is not None:  # its follower may let go meanwhile
                wake()
