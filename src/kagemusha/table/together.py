"""Writes of several threads in one transaction, where a database has one writer at a time.

A transaction costs a wait for the disk. Who comes while another waits for it is written by the
next, together with all others who came meanwhile. If that fails, each is written by itself.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Lock
from typing import Generic, TypeVar

from sqlalchemy import Connection, Engine

from kagemusha.table.errors import Conflict

T = TypeVar("T")


@dataclass
class Write(Generic[T]):
    """What one thread wants to have written; done when it is committed."""

    what: T
    done: Future[None] = field(default_factory=Future)


class Together(Generic[T]):
    """Those who write. Each is answered when what it wrote is committed."""

    def __init__(self, engine: Engine, work: Callable[[Connection, Sequence[T]], None]) -> None:
        """`work` writes some of it into a transaction, all or nothing."""
        self._engine, self._work = engine, work
        self._writing = Lock()
        self._listing = Lock()
        self._waiting: list[Write[T]] = []

    @contextlib.contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction of one's own, when it is one's turn."""
        with self._writing, self._engine.begin() as connection:
            yield connection

    def write(self, what: T) -> None:
        """Have it written, maybe beside others, and committed."""
        mine = Write(what)
        with self._listing:
            self._waiting.append(mine)
        with self._writing:
            if not mine.done.done():
                with self._listing:
                    writes, self._waiting = self._waiting, []
                try:
                    self._commit(writes)
                finally:  # interrupted: nobody must wait for ever
                    for write in writes:
                        if not write.done.done():
                            write.done.set_exception(Conflict())
        mine.done.result()

    def _commit(self, writes: list[Write[T]]) -> None:
        try:
            with self._engine.begin() as connection:
                self._work(connection, [write.what for write in writes])
        except Exception as error:
            if len(writes) == 1:
                writes[0].done.set_exception(error)
            else:  # one of them is refused, maybe not all
                for write in writes:
                    self._commit([write])
        else:
            for write in writes:
                write.done.set_result(None)
