"""Messages between processes on one database: changed tables, and who computes a bot move.

PostgreSQL notifies at once. SQLite cannot: there each process polls, and two may ask a bot for the
same move, of which one is taken.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, event, text

NAME = "kagemusha"
LOOK = 0.25
"""Seconds after which a listener looks whether it should end."""
AGAIN = 1.0
"""Seconds after which a broken connection is opened again."""
EXPIRES = 60.0
"""Seconds after which a claim of another process expires, even if that process is alive."""
MANY = 10_000
PRESENCE, ALLOWANCES = "kagemusha_presence", "kagemusha_allowances"
NOTIFY = text("SELECT pg_notify(:name, :table)")
ALONE = text("SELECT pg_advisory_xact_lock(:key)")
# The database must not wait for hours for a machine that has vanished with its claims.
ALIVE = (
    "SET tcp_keepalives_idle = 10",
    "SET tcp_keepalives_interval = 5",
    "SET tcp_keepalives_count = 3",
)
log = logging.getLogger(__name__)

OnChange = Callable[[set[str]], None]
OnAnnounced = Mapping[str, Callable[[str], None]]
"""What receives the messages that another process sent with `announce`, by topic."""


class Claims(Protocol):
    """The bots' moves that this process thinks about."""

    def take(self, table_id: str, seat: int, number: int, /) -> bool:
        """Whether to compute the move of a seat after this number of entries."""

    def release(self, table_id: str, seat: int, number: int, /) -> None:
        """It is made, or will not be."""

    def close(self) -> None:
        """Give everything back."""


class Listener(Protocol):
    """Receives notifications of other processes."""

    def close(self) -> None:
        """Stop listening."""


class Channel(Protocol):
    """How processes on the same database notify each other."""

    notifies: bool
    """Whether they are notified at once."""

    def notify(self, connection: Connection, table_id: str, /) -> None:
        """Notify the others, once this transaction is committed, that a table has something new."""

    def announce(self, topic: str, text: str, /) -> None:
        """Send a message to the other processes that is not stored."""

    def listen(self, on_change: OnChange, on_announced: OnAnnounced, /) -> Listener:
        """Call these from another thread, with changed tables, or messages of other processes."""

    def claims(self) -> Claims:
        """Claims for one `Tables`."""

    def alone(self) -> AbstractContextManager[None]:
        """One process, and one thread of it, at a time; nothing is left behind by a dead one."""


class SilentChannel:
    """For databases that cannot notify: a channel, a listener and claims that do nothing."""

    notifies = False

    def __init__(self) -> None:
        self._alone = threading.Lock()

    def notify(self, *_: object) -> None:
        """Do nothing."""

    def announce(self, *_: object) -> None:
        """Do nothing."""

    def listen(self, *_: object) -> Listener:
        """Never call anything."""
        return self

    def claims(self) -> Claims:
        """Claims that are always granted."""
        return self

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """One thread of this process."""
        with self._alone:
            yield

    def take(self, *_: object) -> bool:
        """Grant every claim."""
        return True

    def release(self, *_: object) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def channel(engine: Engine) -> Channel:
    """The channel that a database has."""
    return PostgresChannel(engine) if engine.dialect.name == "postgresql" else SilentChannel()


class PostgresChannel:
    """LISTEN, NOTIFY and advisory locks."""

    notifies = True

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._alone = threading.Lock()
        self._own: set[int] = set()
        """The database's processes that write for us; their notifications are ignored."""

        @event.listens_for(engine, "checkout")
        def ours(connection: Any, _record: object, _proxy: object) -> None:
            self._own.add(connection.info.backend_pid)

        @event.listens_for(engine, "close")
        def gone(connection: Any, _record: object) -> None:
            with contextlib.suppress(Exception):  # it may be broken
                self._own.discard(connection.info.backend_pid)

    def notify(self, connection: Connection, table_id: str) -> None:
        """The notification is part of the transaction."""
        connection.execute(NOTIFY, {"name": NAME, "table": table_id})

    def announce(self, topic: str, text: str) -> None:
        """A notification by itself: it changes no row."""
        with self._engine.connect() as connection:
            connection.execute(NOTIFY, {"name": topic, "table": text})
            connection.commit()

    def listen(self, on_change: OnChange, on_announced: OnAnnounced) -> Listener:
        """A thread that listens."""
        return PostgresListener(self._connect, self._own, on_change, on_announced)

    def claims(self) -> Claims:
        """Locks of one connection."""
        return PostgresClaims(self._connect)

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """A lock of a transaction: the database frees it if this process dies."""
        # First a lock of our own: of many threads that wait, only one needs a connection.
        with self._alone, self._engine.connect() as connection:
            connection.execute(ALONE, {"key": _key(NAME, 0, 0)})
            yield

    def _connect(self) -> Any:
        """A connection beside the pool, in which every statement is a transaction."""
        pooled = self._engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()
        connection.autocommit = True
        return connection


class PostgresListener:
    """A thread and its connection, which is opened again when it breaks."""

    def __init__(
        self,
        connect: Callable[[], Any],
        own: set[int],
        on_change: OnChange,
        on_announced: OnAnnounced,
    ) -> None:
        self._connect, self._own = connect, own
        self._on_change, self._on_announced = on_change, on_announced
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kagemusha-channel", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                with contextlib.closing(self._connect()) as connection:
                    for topic in (NAME, *self._on_announced):
                        connection.execute(f"LISTEN {topic}")
                    while not self._closing.is_set():
                        self._wait(connection)
            except Exception as error:
                if not self._closing.is_set():
                    log.warning("no notifications of other processes, trying again: %s", error)
                    self._closing.wait(AGAIN)

    def _wait(self, connection: Any) -> None:
        notices = connection.notifies(timeout=LOOK, stop_after=1)
        news = [notice for notice in notices if notice.pid not in self._own]
        if names := {notice.payload for notice in news if notice.channel == NAME}:
            self._on_change(names)
        for notice in news:
            if notice.channel in self._on_announced:
                self._on_announced[notice.channel](notice.payload)

    def close(self) -> None:
        """End the thread, and wait for it."""
        self._closing.set()
        if self._thread is not threading.current_thread():
            self._thread.join()


class PostgresClaims:
    """Advisory locks of one connection: the database frees them when a process dies.

    A claim saves work and decides nothing: where it fails, two think and one is first.
    """

    def __init__(self, connect: Callable[[], Any]) -> None:
        self._open = connect
        self._connection: Any = None
        self._lock = threading.Lock()
        self._refused: dict[int, float] = {}
        """When a claim was first refused here."""

    def take(self, table_id: str, seat: int, number: int) -> bool:
        """Not if another has it, unless it has had it for too long."""
        key = _key(table_id, seat, number)
        with self._lock:
            if self._ask("SELECT pg_try_advisory_lock(%s)", key):
                self._refused.pop(key, None)
                return True
            if len(self._refused) > MANY:
                self._refused.clear()
            now = time.monotonic()
            return now - self._refused.setdefault(key, now) > EXPIRES

    def release(self, table_id: str, seat: int, number: int) -> None:
        """Another may have it."""
        with self._lock:
            if self._connection is not None:
                self._ask("SELECT pg_advisory_unlock(%s)", _key(table_id, seat, number))

    def _ask(self, words: str, key: int) -> bool:
        try:
            if self._connection is None:
                self._connection = self._open()
                for setting in ALIVE:
                    self._connection.execute(setting)
            return bool(self._connection.execute(words, (key,)).fetchone()[0])
        except Exception as error:
            log.warning("no claims on bots' moves, thinking without: %s", error)
            self._disconnect()
            return True

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.close()
            self._connection = None

    def close(self) -> None:
        """The locks go with their connection."""
        with self._lock:
            self._disconnect()


def _key(table_id: str, seat: int, number: int) -> int:
    digest = hashlib.sha256(f"{table_id} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)
