"""AnalysisStore as the store keeps them: by what was looked at and by whom, whole or in part."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kagemusha.table import schema
from kagemusha.table.errors import Conflict

Line = Callable[[], AbstractContextManager[Connection]]
STALE = 30_000
"""Milliseconds after which an analysis that nobody goes on with has been left by its process."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What is known so far."""

    done: bool
    touched: int
    found: Mapping[str, Any]
    """A review as plain data."""

    def left(self, at: int) -> bool:
        """Whether whoever worked on it is gone."""
        return not self.done and self.touched < at - STALE


class AnalysisStore:
    """The analyses of one store."""

    def __init__(self, reading: Line, writing: Line) -> None:
        self._reading, self._writing = reading, writing

    def find(self, key: str) -> Analysis | None:
        """What there is under a key."""
        rows = schema.analyses.c
        query = select(rows.done, rows.touched, rows.found).where(rows.key == key)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Analysis(row.done, row.touched, json.loads(row.found))

    def begin(self, key: str, run: str, at: int, found: Mapping[str, Any]) -> bool:
        """Make a key one's own, unless it is done or somebody works on it."""
        rows = schema.analyses.c
        mine = {"run": run, "done": False, "touched": at, "found": json.dumps(found)}
        taken = update(schema.analyses).where(
            rows.key == key, rows.done.is_(False), rows.touched < at - STALE
        )
        try:
            with self._writing() as connection:
                if connection.execute(taken.values(**mine)).rowcount:
                    return True
                connection.execute(insert(schema.analyses).values(key=key, **mine))
        except Conflict:
            return False
        return True

    def keep(self, key: str, run: str, at: int, found: Mapping[str, Any], *, done: bool) -> bool:
        """Keep what one has found; False if the key is not one's own any more."""
        rows = schema.analyses.c
        query = update(schema.analyses).where(rows.key == key, rows.run == run)
        with self._writing() as connection:
            kept = connection.execute(query.values(touched=at, found=json.dumps(found), done=done))
            return kept.rowcount == 1

    def touch(self, runs: Sequence[str], at: int) -> None:
        """Say that these are still worked on."""
        with self._writing() as connection:
            rows = schema.analyses.c
            connection.execute(update(schema.analyses).where(rows.run.in_(runs)).values(touched=at))

    def drop(self, key: str) -> None:
        """Forget what is not done: whoever works on it finds its key gone, and stops."""
        rows = schema.analyses.c
        with self._writing() as connection:
            connection.execute(delete(schema.analyses).where(rows.key == key, rows.done.is_(False)))
