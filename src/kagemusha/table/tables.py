"""All tables of one store, the workers of their bots, and the thread that checks clocks."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from kagemusha.bots import bot_names, check_bot
from kagemusha.bots.thinking_time import MOVE_TIMEOUT
from kagemusha.core.chance import fresh_seed
from kagemusha.core.errors import KagemushaError, Message, OptionError
from kagemusha.core.game import Options
from kagemusha.core.match import Match
from kagemusha.core.registry import find_game
from kagemusha.core.replay import replay
from kagemusha.table.analyzer import Analyzer
from kagemusha.table.blocks import BLOCKS
from kagemusha.table.bot_workers import BotWorkers
from kagemusha.table.clock import Clock
from kagemusha.table.entry import TableSetup
from kagemusha.table.errors import StoreError, TableError
from kagemusha.table.expiry import Expiry
from kagemusha.table.fork import fork_position
from kagemusha.table.input_checks import check_name
from kagemusha.table.journal import Journal
from kagemusha.table.listing import TableListing, list_tables
from kagemusha.table.live_table import LiveTable
from kagemusha.table.lobby_store import LOBBY
from kagemusha.table.presence import BEAT
from kagemusha.table.presence import EXPIRES as SILENT
from kagemusha.table.process_notifications import ALLOWANCES, PRESENCE, SilentChannel
from kagemusha.table.profiles import Host, seat_secret
from kagemusha.table.rows import SeatRow
from kagemusha.table.runtime import TableRuntime
from kagemusha.table.seat_secrets import hash_secret, new_id, new_secret
from kagemusha.table.seating import KINDS, Holder, person
from kagemusha.table.spectating import Delay
from kagemusha.table.state import TableState, rules_of
from kagemusha.table.store import Store
from kagemusha.table.studies import Studies
from kagemusha.table.table_setup import setup_of
from kagemusha.table.tournaments import Tournaments

EVERY = 0.25
LEFT_TO_OTHERS = 3.0
"""Seconds for which a table is left to another process that has it in memory."""
EXPIRE = 60_000
"""Milliseconds after which expired tables are looked for again."""
RECENT = 7 * 24 * 3_600_000
"""Milliseconds without a change after which a table no longer counts for its client."""
OWN = ("127.0.0.1", "::1")
"""Clients on this machine: they may have any number."""
KEPT = 256
"""How many tables are kept in memory without a user."""
log = logging.getLogger(__name__)


def milliseconds() -> int:
    """Time since 1970."""
    return time.time_ns() // 1_000_000


def _nobody(_text: str) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and the secrets of its seats."""

    table: LiveTable
    secrets: tuple[str | None, ...]
    """By seat: kept nowhere else. None for bots and open seats; local seats have the same."""


class Tables:
    """Opens tables and finds them again. Close it, or use it in a `with` statement."""

    def __init__(
        self,
        store: Store,
        *,
        workers: int = 1,
        budget: float = MOVE_TIMEOUT,
        preload: Sequence[str] = (),
        every: float | None = EVERY,
        expiry: Expiry | None = None,
        most: int = 0,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """`workers` processes for bots, each move within `budget` seconds; `preload` names modules
        that they import first, and bots from outside. Every `every` seconds a thread looks at
        clocks, bots and other processes; with None, call `tick`. By default no table expires. A
        client may have `most` tables that are not over, and as many imported logs; with 0, any
        number.
        """
        self.store = store
        self._workers = BotWorkers(workers, budget, preload)
        self.analyzer = Analyzer(store.analyses, now, preload)
        """Analyzes tables that are over."""
        self.studies = Studies(self)
        """What people write about them."""
        self.tournaments = Tournaments(self)
        """In which many play many matches."""
        self._expiry = expiry or Expiry()
        self._most = most
        self._expired_at: int | None = None
        self._now = now
        self._lock = threading.Lock()
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()
        self._broken: set[str] = set()
        self._version: int | None = None
        """Of the store, when it was last checked for what other processes wrote."""
        self._closing = threading.Event()
        self._claims = store.channel.claims()
        news = SilentChannel() if every is None else store.channel
        self.process = new_id()
        """The name of this process in its announcements."""
        self._announced_at = 0
        self.blocks = store.blocks.read()
        """Who is blocked, as far as is known here."""
        self._blocks_at = 0
        self._heard: dict[str, dict[str, tuple[int, str]]] = {}
        """What other processes announced, by table and process: also about tables not in memory."""
        self.on_allowances: Callable[[str], None] = _nobody
        """Gets, from another thread, what another process sent with `announce_allowances`."""
        topics = {PRESENCE: self._hear_presence, ALLOWANCES: self._hear_allowances}
        self._listener = news.listen(self._check_others, topics)
        self._thread: threading.Thread | None = None
        if every is not None:
            self._thread = threading.Thread(
                target=self._run, args=(every,), name="kagemusha-tables", daemon=True
            )
            self._thread.start()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._now()

    def announce_allowances(self, text: str) -> None:
        """Tell the other processes what clients have used here."""
        self.store.channel.announce(ALLOWANCES, text)

    def read_blocks(self) -> None:
        """Read who is blocked."""
        self.blocks = self.store.blocks.read()

    def wake_bots(self) -> None:
        """Start the bots' processes now, so that the first move of a bot does not wait for them."""
        self._workers.start()

    @property
    def bots_ready(self) -> bool:
        """Whether bots answer, or none are wanted here."""
        return self._workers.ready

    @property
    def bot_queue(self) -> dict[str, int]:
        """How many questions to bots wait, by whom they are for: people or bots."""
        return self._workers.waiting

    @property
    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def bots_compiled(self) -> bool:
        """Whether bots run compiled."""
        return self._workers.compiled

    @property
    def bots_compiling(self) -> bool:
        """Whether bots wait for a compiled copy."""
        return self._workers.compiling

    # --- opening ------------------------------------------------------------------------------

    def create(
        self,
        game: str,
        holders: Sequence[Holder] | None = None,
        options: Options | None = None,
        *,
        clock: Clock | None = None,
        spectators: bool = True,
        delay: Delay | None = None,
        seed: int | None = None,
        position: str | None = None,
        client: str = "",
        host: Host | None = None,
    ) -> Opened:
        """Open a table. One holder for each seat; all persons if none are named.

        `client` says who opens it: the bots' time is shared out fairly between clients. `host` is
        who opens it in the public lobby, and takes the first seat of a person.
        """
        self._check_number(client)
        found = find_game(game)
        rules = rules_of(found, None if holders is None else len(holders), options)
        seated = [person()] * rules.seats if holders is None else list(holders)
        for holder in seated:
            if holder.kind not in KINDS:
                known = {"option": "kind", "value": str(holder.kind), "known": ", ".join(KINDS)}
                raise OptionError(Message("option-wrong-value", known))
        clock = clock or Clock()
        for name in {h.name for h in seated if h.kind == "bot"} | {clock.bot} - {""}:
            check_bot(name, game)
        seed = fresh_seed() if seed is None else seed
        match = Match(found, rules, seed, position=position)
        setup = setup_of(
            match,
            seed=str(seed),
            clock=clock,
            spectators=spectators,
            created=self._now(),
            delay=delay,
            listed=host is not None and host.listed is not None,
            rated=host is not None and host.rated,
        )
        shared = new_secret()
        secrets = [
            shared if h.kind == "local" else new_secret() if h.kind == "person" else None
            for h in seated
        ]
        rows = [
            SeatRow(Holder(h.kind, check_name(h.name)), hash_secret(s) if s else None, client)
            for h, s in zip(seated, secrets, strict=True)
        ]
        if host is not None:
            on = [h.kind for h in seated].index("person")
            secrets[on] = seat_secret(host.key, setup.id)
            holder, kept = Holder("person", host.profile.name), hash_secret(str(secrets[on]))
            rows[on] = SeatRow(holder, kept, client, host.profile.id)
        listed = None if host is None else host.listed
        return Opened(self._open(setup, rows, match, client, listed), tuple(secrets))

    def _check_number(self, client: str, *, imported: bool = False) -> None:
        """TableError if a client has too many tables, or imported logs, already."""
        if not self._most or not client or client in OWN:
            return
        if self.store.number_of(client, self._now() - RECENT, imported=imported) >= self._most:
            reason = "table-too-many-imported" if imported else "table-too-many"
            raise TableError(Message(reason, {"number": self._most}))

    def fork(
        self,
        table_id: str,
        secret: str | None = None,
        *,
        number: int | None = None,
        move: int | None = None,
        seat: int | None = None,
        bot_name: str = "",
        client: str = "",
    ) -> Opened:
        """A new table against bots that starts from a moment of another.

        While that one runs, or if a `number` is given: from what the seat knew after this one of
        its updates; what it did not know is sampled. Once it is over: from the true state after
        the move. Refused while it runs between people: a bot could analyse their match.
        """
        table = self.table(table_id)
        seat, position = fork_position(table, secret, number=number, move=move, seat=seat)
        other = Holder("bot", bot_name or bot_names(table.game)[-1])
        holders = [other] * table.rules.seats
        holders[seat] = person(table.holders[seat].name if secret else "")
        options = table.rules.options
        return self.create(table.game, holders, options, position=position, client=client)

    def import_log(
        self, log_text: str | bytes | Mapping[str, Any], *, client: str = ""
    ) -> LiveTable:
        """A log as a table for review; ReplayError if it was changed or cut."""
        self._check_number(client, imported=True)
        match = replay(log_text, find_game)
        text = json.dumps(match.to_dict())
        setup = setup_of(
            match, seed="", clock=Clock(), spectators=True, created=self._now(), log_text=text
        )
        return self._open(setup, [SeatRow(person(), client=client)] * match.rules.seats, match)

    def _open(
        self,
        setup: TableSetup,
        rows: Sequence[SeatRow],
        match: Match,
        client: str = "",
        listed: int | None = None,
    ) -> LiveTable:
        state = TableState(setup, [row.holder for row in rows], match)
        self.store.create(setup, rows, state.summary(), listed)
        table = self._remember(self._live(Journal(self.store, setup, rows, (), state), 0, client))
        table.begin()
        return table

    def _live(self, journal: Journal, lines: int, client: str = "") -> LiveTable:
        runtime = TableRuntime(journal, self._workers, self._claims, self._now, client)
        return LiveTable(self.store, runtime, lines)

    # --- finding ------------------------------------------------------------------------------

    def table(self, table_id: str) -> LiveTable:
        """The table of that id; NoSuchTable if there is none."""
        with self._lock:
            table = self._tables.get(table_id)
        if table is None:  # read without the lock: others need not wait for it
            lines = self.store.lengths([table_id]).get(table_id, (0, 0))[1]
            table = self._live(Journal.read(self.store, table_id), lines)
        return self._remember(table)

    def seats_in_memory(self, table_id: str, secret: str | None) -> tuple[int, ...] | None:
        """The seats that a secret opens, without waiting; None if the table is not in memory."""
        table = self._tables.get(table_id)
        return None if table is None else () if secret is None else table.seats_now(secret)

    def _remember(self, table: LiveTable) -> LiveTable:
        with self._lock:
            if self._closing.is_set():
                raise TableError(Message("table-closed", {"table": table.id}))
            table = self._tables.setdefault(table.id, table)
            self._kept[table.id] = table
            self._kept.move_to_end(table.id)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return table

    def games(self, table_id: str) -> list[str]:
        """The games that were played at the same table, in order; NoSuchTable if there is none."""
        return self.store.games(self.table(table_id).first)

    def held_by(self, secrets: Iterable[str]) -> list[TableListing]:
        """The tables at which one of these secrets opens a seat, newest first."""
        return list_tables(self.store, list(secrets))

    def expire(self, expiry: Expiry) -> list[str]:
        """Remove the tables that nobody has touched for so long; their ids.

        Not those that somebody follows here.
        """
        with self._lock:
            followed = [name for name, table in self._tables.items() if table.watched]
        gone: list[str] = []
        for kind, before in expiry.limits(self._now()).items():
            while some := self.store.housekeeping.remove_untouched(kind, before, followed):
                gone += some
        self._drop(gone)
        return gone

    def remove(self, table_id: str) -> None:
        """Remove a table whatever it is; NoSuchTable if there is none."""
        self.store.housekeeping.remove(table_id)
        self._drop([table_id])

    def _drop(self, gone: Iterable[str]) -> None:
        """These tables were removed."""
        for table_id in gone:
            with self._lock:
                self._kept.pop(table_id, None)
                table = self._tables.pop(table_id, None)
            if table is not None:
                table.close()

    # --- time goes by ---------------------------------------------------------------------------

    def tick(self) -> None:
        """Check every table with news from another process, a clock or a bot."""
        now = self._now()
        if self._expired_at is None or now - self._expired_at >= EXPIRE:
            self._expired_at = now
            self.expire(self._expiry)
        self._announce_presence(now)
        self._release(now)
        version = self.store.version()
        again = now - self._blocks_at >= BEAT
        if version is None or version != self._version:
            self._check_others(None)
            if again or version is not None:
                self._blocks_at = now
                self.read_blocks()
            self._version = version
        long_ago = now - round(LEFT_TO_OTHERS * 1000) if self.store.channel.notifies else now
        self.tournaments.tick(now)
        for table_id, touched in self.store.due(now).items():
            # A process that has the table in memory is quicker than one that must read it first.
            if table_id in self._tables or touched <= long_ago:
                self._tick(table_id)

    def _release(self, now: int) -> None:
        """Let spectators with a delay have what is old enough."""
        with self._lock:
            behind = [name for name, table in self._tables.items() if table.is_release_due(now)]
        for name in behind:
            self._tick(name)

    def _announce_presence(self, now: int) -> None:
        """Tell the other processes who came and went here, and now and then who is still here."""
        again = now - self._announced_at >= BEAT
        if again:
            self._announced_at = now
            self._forget_silent(now - SILENT)
        with self._lock:
            tables = list(self._tables.values())
        self.store.lobby.keep_waiting(tables, now, again=again)
        for table in tables:
            if again:
                table.presence.forget_silent()
            if not table.presence.reported or (again and table.presence.busy):
                message = f"{self.process} {table.id} {table.presence.headcount()}"
                self.store.channel.announce(PRESENCE, message)

    def _forget_silent(self, before: int) -> None:
        for table_id, reports in list(self._heard.items()):
            fresh = {process: report for process, report in reports.items() if report[0] >= before}
            self._heard[table_id] = fresh
            if not fresh:
                del self._heard[table_id]

    def _hear_presence(self, message: str) -> None:
        process, table_id, headcount = message.split(" ", 2)
        self._heard.setdefault(table_id, {})[process] = (self._now(), headcount)
        table = self._tables.get(table_id)
        if table is not None:
            table.presence.hear(process, headcount)

    def _hear_allowances(self, message: str) -> None:
        self.on_allowances(message)

    def is_looking(self, table_id: str, seat: int) -> bool:
        """Whether somebody has a seat of a table in sight, here or by way of another process."""
        table = self._tables.get(table_id)
        if table is not None and table.presence.now.seats[seat].state == "here":
            return True
        reports = list(self._heard.get(table_id, {}).values())
        return any(json.loads(report)["seats"].get(str(seat), False) for _, report in reports)

    def _check_others(self, names: set[str] | None) -> None:
        """Other processes have written to these tables, or maybe to any."""
        if names is not None and BLOCKS in names:
            self.read_blocks()
        if names is not None and LOBBY in names:
            self.store.lobby.changed()
        with self._lock:
            followed = {
                name: table
                for name, table in self._tables.items()
                if table.watched and (names is None or name in names)
            }
        lengths = self.store.lengths(list(followed))
        self._drop(followed.keys() - lengths.keys())
        for name, (entries, lines) in lengths.items():
            known = followed[name].known
            if entries > known[0] or lines > known[1]:
                self._tick(name, lines)

    def _tick(self, table_id: str, lines: int = 0) -> None:
        if self._closing.is_set() or table_id in self._broken:
            return
        try:
            self.table(table_id).tick(lines)
        except StoreError:
            raise  # the next look may find the store well again
        except KagemushaError as error:
            if not self._closing.is_set():
                log.warning("table %s is left alone: %s", table_id, error)
                self._broken.add(table_id)

    def _run(self, every: float) -> None:
        while not self._closing.wait(every):
            try:
                self.tick()
            except Exception:
                if not self._closing.is_set():
                    log.exception("the tables could not be checked")

    def close(self) -> None:
        """Stop the bots and close all tables; the store stays open."""
        self._closing.set()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join()
        self._listener.close()
        self._workers.close()
        self.analyzer.close()
        with self._lock:
            tables = list(self._tables.values())
            self._kept.clear()
        for table in tables:
            table.close()
        self._claims.close()

    def __enter__(self) -> Tables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
