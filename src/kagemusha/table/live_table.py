"""A live table: people, bots and spectators at one match.

Every method may be called from any thread. A command is tried on a copy, committed to the store,
and only then taken over and told: what was acknowledged is kept, and what was refused has changed
nothing.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Condition, RLock
from typing import Any

from kagemusha.bots import Thought
from kagemusha.core.action import Action, Legal
from kagemusha.core.errors import IllegalAction, KagemushaError, Message
from kagemusha.core.event import Event
from kagemusha.core.game import Rules
from kagemusha.core.match import Match
from kagemusha.table.audience_update import Audience, Ending, Update
from kagemusha.table.bot_turns import BotTurns
from kagemusha.table.bot_workers import Answer, BotWorkers
from kagemusha.table.channel import Claims
from kagemusha.table.clock import Clock
from kagemusha.table.entry import EntryKind
from kagemusha.table.errors import (
    Conflict,
    NotYourSeat,
    SeatTaken,
    Stale,
    StoreError,
    TableError,
)
from kagemusha.table.group_commit import Answer as Answered
from kagemusha.table.input_checks import check_chat, check_command, check_name, check_secret
from kagemusha.table.journal import Draft, Journal
from kagemusha.table.keys import hash_secret, new_secret
from kagemusha.table.lookback import Lookback
from kagemusha.table.rows import SeatRow
from kagemusha.table.seating import Holder
from kagemusha.table.state import TableState, plain
from kagemusha.table.store import ChatLine, Store
from kagemusha.table.subscription import Subscription

PATIENCE = 20.0
"""Seconds that somebody who wants a hint waits for it: other bots may be asked before."""
RETRIES = 20
"""How often a command is tried while other processes write to the same table."""

Command = Callable[[int, TableState, int], tuple[str, ...]]
"""What a command of a seat does to a state at a time; the actions that were done."""


class LiveTable:
    """One table. Made by a `Tables`, which has each of its tables once."""

    def __init__(
        self,
        store: Store,
        workers: BotWorkers,
        claims: Claims,
        now: Callable[[], int],
        journal: Journal,
        lines: int,
    ) -> None:
        """`lines` of chat are known."""
        self._news = Condition(RLock())
        """Held by the one writer of this table; told when there is something new."""
        self._store, self._now = store, now
        self._journal = journal
        self._setup = self._journal.setup
        self._thinkers = BotTurns(workers, claims, self._setup)
        self._lines = lines
        self._subscriptions: list[Subscription] = []
        self._lookback: Lookback | None = None
        self._drafted = False
        """Whether an entry of `draft` waits for the store."""
        self._closed = False

    @property
    def _state(self) -> TableState:
        return self._journal.state

    # --- what everybody may know ----------------------------------------------------------------

    @property
    def id(self) -> str:
        """Names the table in addresses; not a secret."""
        return self._setup.id

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._setup.game

    @property
    def rules(self) -> Rules[Any]:
        """The rules that are played."""
        with self._news:
            return self._state.match.rules

    @property
    def clock(self) -> Clock:
        """How time is measured here."""
        return self._setup.clock

    @property
    def spectators(self) -> bool:
        """Whether others may watch while it is in play."""
        return self._setup.spectators

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who sits where."""
        with self._news:
            return tuple(self._state.holders)

    @property
    def ending(self) -> Ending | None:
        """None while the table is in play."""
        with self._news:
            return self._state.ending

    def seats(self, secret: str) -> tuple[int, ...]:
        """The seats that a secret opens; NotYourSeat if there are none."""
        with self._turn():
            return self._journal.secrets.held(secret)

    def header(self) -> dict[str, Any]:
        """The header of the match: game, options, and the commitment to its seed."""
        with self._news:
            return self._state.match.public_header()

    # --- commands -----------------------------------------------------------------------------

    def act(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        plan: Action | str | Sequence[Action | str],
        *,
        seat: int | None = None,
    ) -> Update:
        """Do an action, or a whole plan at once, and return the update it makes for its seat.

        `command` is an id of the sender's choice: sent again, it is answered as it was at first,
        and nothing is done twice. `based_on` is the number of the last update the sender saw;
        Stale, with the current state, if that has changed in a way that matters. None asks for
        no such check. `seat` is needed if the secret opens several that owe a choice.
        """
        change = partial(self._change, [plan] if isinstance(plan, Action) else plan)
        return self._command(secret, command, based_on, seat, "act", change)

    def _change(
        self, plan: str | Sequence[Action | str], on: int, state: TableState, at: int
    ) -> tuple[str, ...]:
        return state.act(at, on, state.foreseeable(on, plan))

    def undo(
        self, secret: str, command: str, based_on: int | None, *, seat: int | None = None
    ) -> Update:
        """Take back the seat's last action, where `Update.can_undo` offers it."""

        def change(on: int, state: TableState, at: int) -> tuple[str, ...]:
            state.undo(at, on)
            return ()

        return self._command(secret, command, based_on, seat, "undo", change)

    def draft(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        plan: str | Sequence[str],
        *,
        seat: int | None = None,
    ) -> Draft | None:
        """What `act` would write, made without waiting for anything; None: call `act` instead.

        For who serves many tables from one thread. The table is held until the same thread calls
        `finish` or, if the draft could not be committed, `drop`.
        """
        if not self._news.acquire(blocking=False):
            return None
        if not self._drafted:
            with contextlib.suppress(KagemushaError):  # `act` will say what is wrong
                draft = self._draft(secret, command, based_on, plan, seat)
                self._drafted = draft is not None
                if draft is not None:
                    return draft
        self._news.release()
        return None

    def _draft(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        plan: str | Sequence[str],
        seat: int | None,
    ) -> Draft | None:
        journal, state, at = self._journal, self._state, self._now()
        due = state.clocks.due()
        waits = self._closed or state.ending or (due is not None and due[0] <= at)
        if waits or state.standing_in or any(h.kind == "bot" for h in state.holders):
            return None
        held = journal.secrets.held(secret)
        key = f"{held[0]}:{check_command(command)}"
        on = journal.secrets.acting(held, seat, state.pending)
        stale = based_on is not None and journal.streams.is_stale(on, based_on)
        if stale or key in journal.commands:
            return None
        return journal.draft("act", on, at, partial(self._change, plan, on), key)

    def write(self, draft: Draft, answer: Answered) -> None:
        """Have a draft committed; `answer` is called from another thread, with what went wrong."""
        self._store.append_soon(self.id, draft.entry, draft.summary, answer)

    def finish(self, draft: Draft) -> Update:
        """A draft is committed: take it over and tell it; the update that it makes for its seat."""
        try:
            update = self._journal.take_over(draft)
            for wake in self._news_for():
                wake()
            return update
        finally:
            self.drop()

    def drop(self) -> None:
        """The draft is done with."""
        self._drafted = False
        self._news.release()

    def _command(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        seat: int | None,
        kind: EntryKind,
        change: Command,
    ) -> Update:
        check_command(command)
        # Another process may have written meanwhile: then the store says so when this is added,
        # and before anything is refused we look.
        with self._turn(look=False) as at:
            journal = self._journal
            for _ in range(RETRIES):
                try:
                    held = journal.secrets.held(secret)
                    # Two seats may choose the same id, and must not learn of each other by it.
                    key = f"{held[0]}:{command}"
                    if (answer := journal.first_answer(key)) is not None:
                        return answer
                    on = journal.secrets.acting(held, seat, self._state.pending)
                    self._check_open(on)
                    if based_on is not None and journal.streams.is_stale(on, based_on):
                        raise Stale(journal.snapshot(on))
                    return journal.add(kind, on, at, partial(change, on), key)
                except Conflict:
                    journal.was_second()
                except StoreError:
                    raise
                except KagemushaError:
                    if not journal.refresh():
                        raise
            raise self._too_busy()

    def sit(
        self, seat: int | None = None, name: str = "", *, secret: str | None = None
    ) -> tuple[int, str]:
        """Take an open seat, or the first one; the seat and its secret.

        Who fears that the answer is lost on its way gives a secret made by `new_secret`: the same
        call again then finds the seat taken by the same secret, and is answered as before.
        """
        secret = new_secret() if secret is None else check_secret(secret)
        name = check_name(name)
        with self._turn() as at:
            for _ in range(RETRIES):
                if mine := self._journal.secrets.opened_by(secret):
                    return mine[0], secret
                on = self._open_seat(seat)
                self._check_open(on)
                taken = SeatRow(Holder("person", name), hash_secret(secret))

                def change(state: TableState, at: int, on: int = on) -> tuple[str, ...]:
                    state.sit(at, on, name)
                    return ()

                try:
                    self._journal.add("sit", on, at, change, taken=taken)
                    return on, secret
                except Conflict:
                    self._journal.was_second()
            raise self._too_busy()

    def _open_seat(self, seat: int | None) -> int:
        still = [n for n, holder in enumerate(self._state.holders) if holder.kind == "open"]
        if seat is not None and seat not in still:
            raise SeatTaken(Message("table-seat-taken", {"seat": seat}))
        if not still:
            raise SeatTaken(Message("table-no-seat-open"))
        return still[0] if seat is None else seat

    def why(
        self,
        secret: str,
        plan: Action | str | Sequence[Action | str],
        *,
        seat: int | None = None,
    ) -> tuple[Message, ...]:
        """Every rule that a plan of a seat would break now; () if it is legal. Changes nothing."""
        with self._turn():
            secrets = self._journal.secrets
            on = secrets.acting(secrets.held(secret), seat, self._state.pending)
            self._check_open(on)
            return self._state.why_not(on, [plan] if isinstance(plan, Action) else plan)

    def hint(self, secret: str, *, seat: int | None = None) -> tuple[Update, Thought]:
        """What the strongest bot would do in a seat that is asked now, and what the seat sees.

        TableError in a match between people, and if the bot has no answer in time.
        """
        replies: SimpleQueue[Answer] = SimpleQueue()
        with self._turn():
            journal, state = self._journal, self._state
            on = journal.secrets.acting(journal.secrets.held(secret), seat, state.pending)
            self._check_open(on)
            if any(h.kind != "bot" for n, h in enumerate(state.holders) if n != on):
                raise TableError(Message("hint-people"))
            if on not in state.pending:
                over = state.ending is not None
                reason = "refused-match-is-over" if over else "refused-not-your-turn"
                raise IllegalAction(Message(reason, rule="core"))
            seen = journal.streams.last(on)
            self._thinkers.hint(journal, on, replies.put)
        with contextlib.suppress(Empty):
            thought = replies.get(timeout=PATIENCE).thought
            if thought is not None:
                return seen, thought
        raise TableError(Message("hint-no-answer"))

    # --- watching -----------------------------------------------------------------------------

    def look(self, secret: str | None = None, *, seat: int | None = None) -> Update:
        """All that a seat, or a spectator without a secret, may know now, with all events."""
        with self._turn():
            return self._journal.snapshot(self._audience(secret, seat))

    def moment(self, secret: str, number: int | None = None, *, seat: int | None = None) -> Update:
        """An update of a seat as it was sent at the time; the last one unless another is named."""
        with self._turn():
            held = self._journal.secrets.held(secret)
            on = self._journal.secrets.one(held, seat, held)
            last = self._journal.streams.number(on)
            number = last if number is None else number
            if not 0 <= number <= last:
                raise TableError(Message("table-no-such-update", {"number": number, "last": last}))
            return self._journal.updates(on, number - 1)[0]

    def events_for(self, audience: Audience) -> tuple[Event, ...]:
        """All that an audience was told of the match, for who speaks to it."""
        with self._news:
            return self._state.events_for(audience)

    def subscribe(
        self,
        secret: str | None = None,
        since: int | None = None,
        *,
        seat: int | None = None,
        wake: Callable[[], None] | None = None,
    ) -> Subscription:
        """Follow the table: all updates after number `since` of one's own stream, in order.

        Without `since` the first is a snapshot of what stands now. `wake` is called from any
        thread when there may be news, chat included; it must not wait for anything.
        """
        with self._turn():
            audience = self._audience(secret, seat)
            read = partial(self._journal.updates, audience)
            recent = partial(self._journal.streams.recent, audience)
            backlog = [self._journal.snapshot(audience)] if since is None else []
            start = max(0, since) if since is not None else backlog[0].number
            subscription = Subscription(
                audience, self._news, read, recent, self._leave, start, backlog, wake
            )
            self._subscriptions.append(subscription)
            self._look_around()
            return subscription

    def _leave(self, subscription: Subscription) -> None:
        with self._news, contextlib.suppress(ValueError):
            self._subscriptions.remove(subscription)
            self._look_around()

    def _look_around(self) -> None:
        watched = any(following.audience is None for following in self._subscriptions)
        self._journal.streams.watched = watched

    @property
    def watched(self) -> bool:
        """Whether anybody follows the table."""
        return bool(self._subscriptions)

    @property
    def known(self) -> tuple[int, int]:
        """How many entries and lines of chat are known: for the tables, which looks for more."""
        return self._journal.length, self._lines

    # --- chat ---------------------------------------------------------------------------------

    def say(self, secret: str, words: str, *, seat: int | None = None) -> ChatLine:
        """Say something to everybody at the table. Chat is no part of the log."""
        words = check_chat(words)
        with self._turn() as at:
            held = self._journal.secrets.held(secret)
            on = self._journal.secrets.one(held, seat, held[:1])
            for _ in range(RETRIES):
                with contextlib.suppress(Conflict):
                    said = self._store.say(self.id, at, on, words)
                    self._hear(said.number)
                    return said
                self._store.setup(self.id)  # or is the table gone?
            raise self._too_busy()

    def _hear(self, lines: int) -> None:
        """Somebody has said something, here or in another process."""
        if lines > self._lines:
            self._lines = lines
            self._journal.fresh.update(self._journal.streams.audiences)

    @property
    def lines(self) -> int:
        """The number of the last line of chat that is known here."""
        return self._lines

    def chat(self, secret: str | None = None, since: int = 0) -> list[ChatLine]:
        """What was said after line `since`."""
        with self._news:
            self._audience(
                secret, None if secret is None else self._journal.secrets.held(secret)[0]
            )
        return self._store.chat(self.id, since)

    # --- taking it along ------------------------------------------------------------------------

    def record(self, secret: str | None = None, *, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator may keep of the match, while it runs and after."""
        with self._turn():
            return self._state.match.record(self._audience(secret, seat))

    def export(self) -> dict[str, Any]:
        """The whole log, once the table is over: what `kagemusha.replay` takes."""
        with self._turn():
            self._check_over()
            return self._state.match.to_dict()

    def review(self, moves: int | None = None) -> Match:
        """The match as it stood after so many moves, with nothing hidden; once it is over."""
        with self._turn():
            return self._review(moves)

    def looks(self, moves: int) -> list[Update]:
        """What the spectators, and then each seat, saw after so many moves; once it is over.

        The events are those of the last of these moves, or of the opening.
        """
        with self._turn():
            match = self._review(moves)
            return [self._look_back(match, who) for who in (None, *range(match.rules.seats))]

    @property
    def moves(self) -> int:
        """How many moves there were, once the table is over."""
        with self._turn():
            self._check_over()
            return len(self._state.match.moves)

    def _review(self, moves: int | None) -> Match:
        self._check_over()
        last = len(self._state.match.moves)
        moves = last if moves is None else moves
        if not 0 <= moves <= last:
            raise TableError(Message("table-no-such-move", {"number": moves, "last": last}))
        if self._lookback is None:
            self._lookback = Lookback(self._state.match)
        return self._lookback.at(moves)

    def _look_back(self, match: Match, audience: Audience) -> Update:
        done = match.moves
        events = match.events(audience)
        if done:
            fresh = sum(event.seen_by(audience) is not None for event in done[-1].events)
            events = events[len(events) - fresh :]
        last = len(done) == len(self._state.match.moves)
        return Update(
            number=len(done),
            at=self._journal.move_times()[len(done)],
            seat=audience,
            events=plain(events),
            afresh=not done,
            pending=match.pending,
            view=match.view(audience),
            legal=Legal(),
            can_undo=False,
            result=self._state.result if last else match.result,
            ending=self._state.ending if last else None,
            clocks=(),
            holders=tuple(self._state.holders),
            standing_in=(),
        )

    def _check_over(self) -> None:
        if self._state.ending is None:
            raise TableError(Message("table-still-running"))

    # --- who is asking --------------------------------------------------------------------------

    def _audience(self, secret: str | None, seat: int | None) -> Audience:
        if secret is not None:
            held = self._journal.secrets.held(secret)
            return self._journal.secrets.one(held, seat, held)
        if seat is not None:
            raise NotYourSeat(Message("table-other-seat", {"seat": seat}))
        if not self.spectators and self._state.ending is None:
            raise NotYourSeat(Message("table-no-spectators"))
        return None

    def _check_open(self, seat: int) -> None:
        ending = self._state.ending
        if ending is not None and ending.reason == "time":
            raise TableError(Message("table-time-lost", {"seat": ending.seat or 0}))
        if ending is not None and ending.reason == "review":
            raise TableError(Message("table-for-review"))
        if seat in self._state.standing_in:
            raise TableError(Message("table-time-up"))

    def _too_busy(self) -> StoreError:
        return StoreError(Message("table-store-busy", {"number": RETRIES}))

    # --- the table's own part ---------------------------------------------------------------------

    @contextlib.contextmanager
    def _turn(self, *, look: bool = True) -> Iterator[int]:
        """Be the one writer at the time that is given, after a `look` at what others wrote.

        Who follows the table is told afterwards, when no lock is held.
        """
        wakes: list[Callable[[], None]] = []
        try:
            with self._news:
                if self._closed:
                    raise TableError(Message("table-closed", {"table": self.id}))
                try:
                    if look:
                        self._journal.refresh()
                    yield self._check_time()
                    self._thinkers.ask(self._journal, self._bot_decided)
                finally:
                    wakes = self._news_for()
        finally:
            for wake in wakes:
                wake()

    def _news_for(self) -> list[Callable[[], None]]:
        """Let those go on who wait for what is new; those who want to be called."""
        fresh = self._journal.fresh
        following = [s for s in self._subscriptions if s.audience in fresh]
        fresh.clear()
        if following:
            self._news.notify_all()
        return [s.wake for s in following if s.wake is not None]

    def _check_time(self) -> int:
        """Whose time is up loses it now; the time of what comes next."""
        while True:
            at = self._now()
            due = None if self._state.ending else self._state.clocks.due()
            if due is None or due[0] > at:
                return at
            seat = due[1]

            def change(state: TableState, at: int, seat: int = seat) -> tuple[str, ...]:
                state.time_out(at, seat)
                return ()

            try:
                self._journal.add("time", seat, at, change)
            except Conflict:
                self._journal.was_second()

    def begin(self) -> None:
        """It was opened just now: bots may move."""
        with self._turn(look=False):
            pass

    def tick(self, lines: int = 0) -> None:
        """Look at the clocks, at other processes and at the bots; chat has so many lines."""
        with self._turn():
            self._hear(lines)

    def _bot_decided(self, seat: int, number: int, answer: Answer) -> None:
        """What a bot decided, or else something random; it is asked again if all has changed."""
        with self._turn() as at, self._thinkers.finishing(seat):
            mine = seat in self._state.pending and self._state.bot_at(seat) is not None
            if not mine or self._journal.streams.is_stale(seat, number):
                return
            problem = answer.problem
            if not problem:
                try:
                    self._bot_acts(seat, at, answer.plan)
                    return
                except StoreError:
                    raise
                except KagemushaError as error:
                    problem = str(error)
            self._bot_acts(seat, at, (self._thinkers.instead(self._state, seat, problem),))

    def _bot_acts(self, seat: int, at: int, plan: Sequence[str]) -> None:
        def change(state: TableState, at: int) -> tuple[str, ...]:
            return state.act(at, seat, plan)

        try:
            self._journal.add("act", seat, at, change)
        except Conflict:
            # Another process has moved: then the bot is asked again, if need be.
            self._journal.was_second()

    def close(self) -> None:
        """Nobody is served any more; whoever follows the table is told so."""
        with self._news:
            self._closed = True
            following, self._subscriptions = self._subscriptions, []
            self._thinkers.forget()
        for subscription in following:
            subscription.end()
            if (wake := subscription.wake) is not None:  # its follower may let go meanwhile
                wake()
