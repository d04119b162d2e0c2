"""Writes of several threads in one transaction: a thread of its own waits for the disk.

A transaction costs a wait for the disk. Who comes while another waits for it is written by the
next, together with all others who came meanwhile. If that fails, each is written by itself.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from threading import Condition, Lock, Thread
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

from kagemusha.table.errors import Conflict

T = TypeVar("T")
Answer = Callable[[Exception | None], None]
"""Called by the thread that writes, when something is committed or has failed."""


@dataclass(frozen=True, slots=True)
class Write(Generic[T]):
    """What somebody wants to have written."""

    what: T
    answer: Answer


class GroupCommit(Generic[T]):
    """Those who write. Each is answered when what it wrote is committed."""

    def __init__(self, engine: Engine, work: Callable[[Connection, Sequence[T]], None]) -> None:
        """`work` writes some of it in a transaction, all or nothing, and commits it."""
        self._engine, self._work = engine, work
        self._line: Connection | None = None
        """The one connection that writes: what others write is told apart from its own."""
        self._writing = Lock()
        self._listing = Condition(Lock())
        self._waiting: list[Write[T]] = []
        self._asking = 0
        """Those who want to write alone; they go first, or they would never get a turn."""
        self._thread: Thread | None = None
        self._closing = False

    @contextlib.contextmanager
    def alone(self) -> Iterator[Connection]:
        """The connection, when it is one's turn."""
        with self._listing:
            self._asking += 1
        try:
            with self._writing, self._connected() as line:
                yield line
        finally:
            with self._listing:
                self._asking -= 1
                self._listing.notify_all()

    @contextlib.contextmanager
    def _connected(self) -> Iterator[Connection]:
        if self._line is None:
            self._line = self._engine.connect()
        try:
            yield self._line
        except BaseException:
            self._hang_up()  # whatever state it is in
            raise

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(Exception):
                line.close()

    def write(self, what: T) -> None:
        """Have it written, maybe beside others, and committed."""
        done: Future[None] = Future()

        def answer(problem: Exception | None) -> None:
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        self.soon(what, answer)
        done.result()

    def soon(self, what: T, answer: Answer) -> None:
        """The same without waiting for it."""
        with self._listing:
            if self._closing:
                raise Conflict
            self._waiting.append(Write(what, answer))
            if self._thread is None:
                self._thread = Thread(target=self._serve, name="kagemusha-store", daemon=True)
                self._thread.start()
            self._listing.notify_all()

    def _serve(self) -> None:
        while self._wait():
            with self._writing:
                with self._listing:  # those who came while we waited for our turn go along
                    writes, self._waiting = self._waiting, []
                problems = self._commit(writes)
            while writes:  # nobody's answer is held on to until the next one comes
                writes.pop(0).answer(problems.pop(0))

    def _wait(self) -> bool:
        """Until there is something to write; False if nothing will come."""
        with self._listing:
            while self._asking or not (self._waiting or self._closing):
                self._listing.wait()
            return bool(self._waiting)

    def _commit(self, writes: list[Write[T]]) -> list[Exception | None]:
        try:
            with self._connected() as line:
                self._work(line, [write.what for write in writes])
        except Exception as problem:
            if len(writes) == 1:
                return [problem]
            # One of them is refused, maybe not all.
            return [self._commit([write])[0] for write in writes]
        return [None] * len(writes)

    def close(self) -> None:
        """Write what waits, and end."""
        with self._listing:
            self._closing = True
            self._listing.notify_all()
        if self._thread is not None:
            self._thread.join()
        with self._writing:
            self._hang_up()
