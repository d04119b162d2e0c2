"""Writes of many threads in few transactions: all kept, each answered for itself."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import event

from kagemusha.table import LiveTable, Tables, local
from kagemusha.table.errors import Conflict
from kagemusha.table.group_commit import GroupCommit
from kagemusha.table.rows import NewEntry

MANY = 12


def plan(table: LiveTable, secret: str) -> int:
    return table.act(secret, "a", 0, "deploy well 1, inn 1; seal", seat=0).number


def test_many_tables_share_a_transaction(lite: Tables) -> None:
    opened = [lite.create("seven-ronin", [local(), local()]) for _ in range(MANY)]
    commits: list[object] = []
    event.listen(lite.store._engine, "commit", commits.append)
    group_commit = lite.store._group_commit
    assert group_commit is not None
    with ThreadPoolExecutor(MANY) as threads:
        with group_commit._writing:  # somebody waits for the disk
            done = [threads.submit(plan, o.table, str(o.secrets[0])) for o in opened]
            while len(group_commit._queue) < MANY:
                threading.Event().wait(0.01)
        assert [one.result() for one in done] == [1] * MANY
    assert len(commits) < MANY // 2
    for one in opened:
        assert len(lite.store.entries(one.table.id)) == 1


def test_who_is_second_does_not_spoil_the_others(lite: Tables) -> None:
    group_commit = lite.store._group_commit
    assert group_commit is not None
    opened = lite.create("seven-ronin", [local(), local()])
    plan(opened.table, str(opened.secrets[0]))
    (entry,) = lite.store.entries(opened.table.id)
    now = opened.table._state.summary()
    other = lite.create("seven-ronin", [local(), local()])
    with ThreadPoolExecutor(3) as threads:
        with group_commit._writing:
            jobs = [
                threads.submit(lite.store.append, NewEntry(table.id, entry, now, None))
                for table in (other.table, opened.table)
            ]
            while len(group_commit._queue) < 2:
                threading.Event().wait(0.01)
        jobs[0].result()
        with pytest.raises(Conflict):
            jobs[1].result()
    assert len(lite.store.entries(other.table.id)) == 1


def test_what_breaks_for_one_is_done_for_the_others(lite: Tables) -> None:
    kept: list[int] = []

    def work(_: Any, numbers: Sequence[int]) -> None:
        if 0 in numbers:
            raise RuntimeError("broken")
        kept.extend(numbers)

    group_commit = GroupCommit(lite.store._writer, work)
    with ThreadPoolExecutor(3) as threads:
        with group_commit._writing:
            bad, *good = [threads.submit(group_commit.write, number) for number in (0, 1, 2)]
            while len(group_commit._queue) < 3:
                threading.Event().wait(0.01)
        with pytest.raises(RuntimeError, match="broken"):
            bad.result()
        for one in good:
            one.result()
    assert set(kept) == {1, 2}
