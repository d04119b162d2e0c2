"""Analyses in the store, by match and bot, complete or not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from kagemusha.table import schema
from kagemusha.table.errors import Conflict

Connect = Callable[[], AbstractContextManager[Connection]]
STALE = 30_000
"""Milliseconds without progress after which an analysis counts as abandoned."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The results so far."""

    done: bool
    touched: int
    found: Mapping[str, Any]
    """A review as plain data."""

    def left(self, at: int) -> bool:
        """Whether its process has abandoned it."""
        return not self.done and self.touched < at - STALE


class AnalysisStore:
    """The analyses of one store."""

    def __init__(self, reading: Connect, writing: Connect) -> None:
        self._reading, self._writing = reading, writing

    def find(self, key: str) -> Analysis | None:
        """The analysis with a key, if there is one."""
        rows = schema.analyses.c
        query = select(rows.done, rows.touched, rows.found).where(rows.key == key)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Analysis(row.done, row.touched, json.loads(row.found))

    def begin(self, key: str, run: str, at: int, found: Mapping[str, Any]) -> bool:
        """Claim a key, unless it is done or being worked on."""
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
        """Save what was found; False if the key was claimed by another run."""
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
        """Delete what is not done: its worker finds the key gone, and stops."""
        rows = schema.analyses.c
        with self._writing() as connection:
            connection.execute(delete(schema.analyses).where(rows.key == key, rows.done.is_(False)))
