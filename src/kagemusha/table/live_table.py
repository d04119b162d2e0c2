"""A live table: people, bots and spectators at one match.

Every method may be called from any thread.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.core.event import Event
from kagemusha.core.game import Rules
from kagemusha.table.audience_update import Audience, Update
from kagemusha.table.chat import Chat
from kagemusha.table.clock import Clock
from kagemusha.table.commands import Act, Command, Commands, OnDone, Undo
from kagemusha.table.entry import Series
from kagemusha.table.errors import TableError
from kagemusha.table.finished_table import FinishedTable
from kagemusha.table.hints import OnHint, ask_for_hint
from kagemusha.table.outcome import Ending
from kagemusha.table.presence import Presence
from kagemusha.table.reports import Report
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.seating import Holder
from kagemusha.table.spectating import Delay
from kagemusha.table.state import TableState
from kagemusha.table.store import Store
from kagemusha.table.subscription import Subscription
from kagemusha.table.table_reports import TableReports

PAGE = 100
"""Old updates that are made again at once for a follower."""


class LiveTable:
    """One table. Made by `Tables`, which has each of its tables once."""

    def __init__(self, store: Store, runtime: TableRuntime, chat_lines: int) -> None:
        """`chat_lines` are known."""
        self._runtime = runtime
        self._setup = runtime.journal.setup
        self.chat = Chat(runtime, store, chat_lines)
        """What people say to each other."""
        self.presence = Presence(self._setup.seats, runtime.now, runtime.wake_all)
        """Who is here."""
        # No method of ours: a cycle would keep a table in memory that nobody uses.
        gone_since = partial(_gone_since, runtime, self.presence, runtime.now())
        self._commands = Commands(runtime, gone_since)
        self._reports = TableReports(runtime, store.reports, self.chat)
        self.finished = FinishedTable(runtime)
        """For a table that is over."""

    # --- what everybody may know ----------------------------------------------------------------

    @property
    def _state(self) -> TableState:
        return self._runtime.journal.state

    @property
    def id(self) -> str:
        """Names the table in addresses; not a secret."""
        return self._setup.id

    @property
    def first(self) -> str:
        """The id of the first game at this table; its own, if it is that."""
        return self._setup.chat_id

    @property
    def series(self) -> Series:
        """Which of the games at this table it is, and who won those before it."""
        return self._setup.series

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._setup.game

    @property
    def rules(self) -> Rules[Any]:
        """The rules that are played."""
        return self._state.match.rules

    @property
    def clock(self) -> Clock:
        """How time is measured here."""
        return self._setup.clock

    @property
    def spectators(self) -> bool:
        """Whether others may watch while the match runs."""
        return self._setup.spectators

    @property
    def delay(self) -> Delay:
        """How far spectators are behind while the match runs."""
        return self._setup.delay

    @property
    def rated(self) -> bool:
        """Whether its result changes ratings."""
        return self._setup.rated

    @property
    def no_help(self) -> bool:
        """Whether no bot helps anybody while the match runs: the result counts."""
        return self._setup.no_help

    @property
    def tournament(self) -> str | None:
        """The tournament that it belongs to."""
        return self._setup.tournament

    @property
    def profiles(self) -> tuple[str | None, ...]:
        """By seat: who it is in the public lobby."""
        return tuple(row.profile for row in self._runtime.journal.secrets.rows)

    @property
    def waits_in_lobby(self) -> bool:
        """Whether the lobby shows it while somebody waits here: without days for each move."""
        free = any(holder.kind == "open" for holder in self.holders)
        return free and self._setup.listed and self.clock.kind != "days" and self.ending is None

    @property
    def holders(self) -> tuple[Holder, ...]:
        """Who sits where."""
        return tuple(self._state.holders)

    @property
    def ending(self) -> Ending | None:
        """None while the match runs."""
        return self._state.ending

    def header(self) -> dict[str, Any]:
        """The header of the match: game, options, and the commitment to its seed."""
        return self._state.match.public_header()

    def seats(self, secret: str) -> tuple[int, ...]:
        """The seats that a secret opens; NotYourSeat if there are none."""
        with self._runtime.turn():
            return self._runtime.journal.secrets.held(secret)

    def seats_now(self, secret: str) -> tuple[int, ...]:
        """The seats that a secret opens, maybe none; waits for nothing."""
        return self._runtime.journal.secrets.opened_by(secret)

    # --- commands -------------------------------------------------------------------------------

    def submit(self, command: Command, on_done: OnDone) -> None:
        """Do a command without waiting; `on_done` is called from any thread."""
        self._commands.submit(command, on_done)

    def execute(self, command: Command) -> Update:
        """Do a command and wait for it: the update that it makes for its seat."""
        return self._commands.execute(command)

    def act(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        plan: Action | str | Sequence[Action | str],
        *,
        seat: int | None = None,
    ) -> Update:
        """Execute an `Act`, where the arguments are explained."""
        steps = [plan] if isinstance(plan, Action) else plan
        return self.execute(Act(secret, command, based_on, seat, steps))

    def undo(
        self,
        secret: str,
        command: str,
        based_on: int | None,
        *,
        seat: int | None = None,
        whole_plan: bool = False,
    ) -> Update:
        """Execute an `Undo`, where the arguments are explained."""
        return self.execute(Undo(secret, command, based_on, seat, whole_plan))

    def sit(
        self,
        seat: int | None = None,
        name: str = "",
        *,
        secret: str | None = None,
        client: str = "",
        profile: str | None = None,
    ) -> tuple[int, str]:
        """Take an open seat, or the first one: the seat and its secret.

        To be able to repeat the call, bring a secret made by `new_secret`: the second call finds
        the seat taken by the same secret, and is answered as the first. `client` is the address
        of who sits down, for the operator; `profile` says who it is in the public lobby.
        """
        return self._commands.sit(seat, name, secret, client, profile)

    def rename(self, seat: int, name: str) -> None:
        """Give a seat another name, in all that was sent, too. For the operator of a server."""
        self._commands.rename(seat, name)

    def report(
        self,
        secret: str,
        *,
        line: int | None = None,
        about: int | None = None,
        reason: str = "",
        seat: int | None = None,
    ) -> Report:
        """Tell the operator of a line of chat, or of the name of a seat."""
        return self._reports.add(secret, line, about, reason, seat)

    def end(self) -> None:
        """End the match where it is: nobody wins. For the operator of a server."""
        self._commands.end()

    def decline(self) -> None:
        """End the match before it begins: whom it waits for does not want to play."""
        self._commands.decline()

    def walk_over(self, loser: int) -> None:
        """End the match: a seat has lost. For the organiser of a tournament."""
        self._commands.walk_over(loser)

    def why(
        self,
        secret: str,
        plan: Action | str | Sequence[Action | str],
        *,
        seat: int | None = None,
    ) -> tuple[Message, ...]:
        """Every rule that a plan of a seat would break now; () if it is legal. Changes nothing."""
        return self._commands.why_not(secret, [plan] if isinstance(plan, Action) else plan, seat)

    def ask_for_hint(
        self,
        secret: str,
        on_hint: OnHint,
        *,
        seat: int | None = None,
        client: str = "",
        bot: str = "",
    ) -> Update:
        """What a seat sees; `on_hint` is called with what a bot would do there.

        Without a name, it is the strongest.
        """
        return ask_for_hint(self._runtime, secret, seat, on_hint, client, bot)

    # --- watching -------------------------------------------------------------------------------

    def look(self, secret: str | None = None, *, seat: int | None = None) -> Update:
        """All that a seat, or a spectator without a secret, may know now, with all events."""
        with self._runtime.turn():
            return self._runtime.snapshot(self._runtime.audience(secret, seat))

    def update_at(
        self, secret: str, number: int | None = None, *, seat: int | None = None
    ) -> Update:
        """An update of a seat as it was sent at the time; by default the last one."""
        with self._runtime.turn():
            journal = self._runtime.journal
            held = journal.secrets.held(secret)
            on = journal.secrets.one(held, seat, held)
            last = journal.deliveries.last(on).number
            number = last if number is None else number
            if not 0 <= number <= last:
                raise TableError(Message("table-no-such-update", {"number": number, "last": last}))
            return journal.updates(on, number - 1, 1)[0]

    def events_for(self, audience: Audience) -> tuple[Event, ...]:
        """All events of the match, as an audience was shown them."""
        return self._state.events_for(audience)

    def seat_log(self, secret: str | None = None, *, seat: int | None = None) -> dict[str, Any]:
        """What a seat or a spectator may keep of the match, while it runs and after."""
        with self._runtime.turn():
            return self._runtime.seat_log(self._runtime.audience(secret, seat))

    def subscribe(
        self,
        secret: str | None = None,
        since: int | None = None,
        *,
        seat: int | None = None,
        wake: Callable[[], None] | None = None,
    ) -> Subscription:
        """Follow the table: all updates of one audience after number `since`, in order.

        Without `since` the first is a snapshot. `wake` is called from any thread when there may be
        something new, chat included; it must not wait for anything.
        """
        with self._runtime.turn():
            audience = self._runtime.audience(secret, seat)
            backlog = [self._runtime.snapshot(audience)] if since is None else []
            subscription = Subscription(
                audience,
                self._runtime.lock,
                partial(self._runtime.updates, audience, most=PAGE),
                partial(self._runtime.recent, audience),
                self._leave,
                max(0, since) if since is not None else backlog[0].number,
                backlog,
                wake,
            )
            self._runtime.subscriptions.append(subscription)
            return subscription

    def _leave(self, subscription: Subscription) -> None:
        with self._runtime.lock, contextlib.suppress(ValueError):
            self._runtime.subscriptions.remove(subscription)

    # --- for `Tables` ---------------------------------------------------------------------------

    @property
    def watched(self) -> bool:
        """Whether anybody follows the table."""
        return bool(self._runtime.subscriptions)

    @property
    def known(self) -> tuple[int, int]:
        """How many entries and lines of chat are known here."""
        return self._runtime.journal.length, self.chat.number

    def begin(self) -> None:
        """It was opened just now: bots may move."""
        with self._runtime.turn(refresh=False):
            pass

    def tick(self, chat_lines: int = 0) -> None:
        """Check clocks, other processes and bots; the chat has `chat_lines` lines."""
        with self._runtime.turn():
            self.chat.advance(chat_lines)
            self._runtime.release()

    def is_release_due(self, now: int) -> bool:
        """Whether spectators with a delay may have more by now."""
        return self.watched and self._runtime.is_release_due(now)

    def close(self) -> None:
        """Stop serving."""
        self._runtime.close()


def _gone_since(runtime: TableRuntime, presence: Presence, loaded: int, seat: int) -> int | None:
    """Since when nobody is at a seat, nor at another of the same screen; None: somebody is."""
    there = [presence.now.seats[other] for other in runtime.journal.state.sharing(seat)]
    if any(one.state != "gone" for one in there):
        return None
    return max(loaded if one.since is None else one.since for one in there)
