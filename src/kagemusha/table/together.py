"""Writes of several threads in one transaction, where a database has one writer at a time.

A transaction costs a wait for the disk. Who comes while another waits for it is written by the
next, together with all others who came meanwhile. If that fails, each is written by itself.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from kagemusha.table.errors import Conflict

T = TypeVar("T")


@dataclass
class Write:
    """What one thread wants to have written, and what came of it."""

    work: Callable[[Connection], Any]
    done: Future[Any] = field(default_factory=Future)


class Together:
    """Those who write. Each is answered when what it wrote is committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = Lock()
        self._listing = Lock()
        self._waiting: list[Write] = []

    @contextlib.contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction of one's own, when it is one's turn."""
        with self._writing, self._engine.begin() as connection:
            yield connection

    def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction, maybe beside others, and commit it."""
        mine = Write(work)
        with self._listing:
            self._waiting.append(mine)
        with self._writing:
            if not mine.done.done():
                with self._listing:
                    writes, self._waiting = self._waiting, []
                self._commit(writes)
        found: T = mine.done.result()
        return found

    def _commit(self, writes: list[Write]) -> None:
        try:
            if len(writes) == 1 or not self._all(writes):
                for write in writes:
                    self._alone(write)
        finally:  # interrupted: nobody must wait for ever
            for write in writes:
                if not write.done.done():
                    write.done.set_exception(Conflict())

    def _all(self, writes: list[Write]) -> bool:
        """All in one transaction; False, and nothing is written, if one of them is refused."""
        try:
            with self._engine.begin() as connection:
                results = [write.work(connection) for write in writes]
        except Exception:
            return False
        for write, result in zip(writes, results, strict=True):
            write.done.set_result(result)
        return True

    def _alone(self, write: Write) -> None:
        try:
            with self._engine.begin() as connection:
                result = write.work(connection)
        except Exception as error:
            write.done.set_exception(error)
        else:
            write.done.set_result(result)
