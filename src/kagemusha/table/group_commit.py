"""Group commit: one thread writes, in one transaction, all that came while it waited for the disk.

If the transaction fails, each write is tried by itself.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from threading import Condition, Lock, Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

from kagemusha.table.errors import Conflict
from kagemusha.table.metrics import Metric

T = TypeVar("T")
OnCommit = Callable[[Exception | None], None]
"""Called by the thread that writes, when something is committed or has failed."""
COMMITS = Metric(
    "histogram",
    "kagemusha_commit_seconds",
    "Transactions that add entries or tables, by result.",
    "ok",
)
WRITES = Metric("counter", "kagemusha_commit_writes_total", "Entries and tables in transactions.")
log = logging.getLogger(__name__)


class GroupCommit(Generic[T]):
    """A queue of writes. Each is answered when it is committed."""

    def __init__(self, engine: Engine, work: Callable[[Connection, Sequence[T]], None]) -> None:
        """`work` writes some of the queue in a transaction, all or nothing, and commits it."""
        self._engine, self._work = engine, work
        self._connection: Connection | None = None
        """The only connection that writes, so that the database can report others' writes."""
        self._writing = Lock()
        self._queue_changed = Condition(Lock())
        self._queue: list[tuple[T, OnCommit]] = []
        self._exclusive = 0
        """Those who wait for `exclusive`; they go first, or they would never get a turn."""
        self._thread: Thread | None = None
        self._closing = False

    @contextlib.contextmanager
    def exclusive(self) -> Iterator[Connection]:
        """The connection, when nobody else writes."""
        with self._queue_changed:
            self._exclusive += 1
        try:
            with self._writing, self._connected() as connection:
                yield connection
        finally:
            with self._queue_changed:
                self._exclusive -= 1
                self._queue_changed.notify_all()

    @contextlib.contextmanager
    def _connected(self) -> Iterator[Connection]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except BaseException:
            self._disconnect()  # whatever state it is in
            raise

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()

    def write(self, what: T) -> None:
        """Commit something, and wait for it."""
        done: Future[None] = Future()

        def on_done(problem: Exception | None) -> None:
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.write_soon(what, on_done)
        done.result()

    def write_soon(self, what: T, on_done: OnCommit) -> None:
        """Commit something without waiting; Conflict if all is closed."""
        with self._queue_changed:
            if self._closing:
                raise Conflict
            self._queue.append((what, on_done))
            if self._thread is None:
                self._thread = Thread(target=self._run, name="kagemusha-store", daemon=True)
                self._thread.start()
            self._queue_changed.notify_all()

    def _run(self) -> None:
        while self._wait():
            with self._writing:
                with self._queue_changed:  # also what came while we waited for our turn
                    writes, self._queue = self._queue, []
                problems = self._commit([what for what, _ in writes])
            while writes:  # nothing is kept until the next one comes
                try:
                    writes.pop(0)[1](problems.pop(0))
                except Exception:
                    log.exception("what was committed could not be published")

    def _wait(self) -> bool:
        """Until there is something to write; False if nothing will come."""
        with self._queue_changed:
            while self._exclusive or not (self._queue or self._closing):
                self._queue_changed.wait()
            return bool(self._queue)

    def _commit(self, writes: list[T]) -> list[Exception | None]:
        start = time.monotonic()
        try:
            with self._connected() as connection:
                self._work(connection, writes)
        except Exception as problem:
            COMMITS.observe(time.monotonic() - start, "no")
            if len(writes) == 1:
                return [problem]
            # One of them is refused, maybe not all.
            return [self._commit([write])[0] for write in writes]
        COMMITS.observe(time.monotonic() - start, "yes")
        WRITES.add(by=len(writes))
        return [None] * len(writes)

    def close(self) -> None:
        """Write what waits, and end."""
        with self._queue_changed:
            self._closing = True
            self._queue_changed.notify_all()
        if self._thread is not None:
            self._thread.join()
        with self._writing:
            self._disconnect()
