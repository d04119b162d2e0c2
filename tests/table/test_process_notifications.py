"""Processes on one database: told at once on PostgreSQL, found by looking on SQLite."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import psycopg
import pytest

from kagemusha.table import LiveTable, Tables, bot, local, person
from kagemusha.table.process_notifications import EXPIRES, PostgresClaims
from tests.table.conftest import MakeTables

NEVER = 3600.0
"""A tables that looks so seldom only knows what it is told."""


def follow(tables: Tables, table: LiveTable) -> tuple[LiveTable, threading.Event]:
    """The table in another process, and an event that is set when a follower is notified."""
    woken = threading.Event()
    other = tables.table(table.id)
    other.subscribe(wake=woken.set)
    return other, woken


def test_moves_and_chat_are_heard_at_once(
    emptied_database: str, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = (make_tables(emptied_database, every=NEVER) for _ in range(2))
    _listening(emptied_database, 2)
    opened = here.create("seven-ronin", [local(), local()])
    secret = str(opened.secrets[0])
    other, woken = follow(there, opened.table)
    opened.table.act(secret, "a", None, "deploy well 1, inn 1; seal", seat=0)
    assert woken.wait(60)
    woken.clear()
    opened.table.chat.say(secret, "hello", seat=1)
    assert woken.wait(60)
    assert [line.text for line in other.chat.lines()] == ["hello"]
    assert other.chat.number == 1

    # What a process writes itself is no news to it.
    heard: list[set[str]] = []
    monkeypatch.setattr(here._listener, "_on_change", heard.append)
    opened.table.chat.say(secret, "again", seat=1)
    woken.clear()
    other.chat.say(secret, "and you", seat=0)
    _until(lambda: bool(heard))
    assert heard == [{opened.table.id}]


def test_a_broken_line_is_opened_again(emptied_database: str, make_tables: MakeTables) -> None:
    here, there = (make_tables(emptied_database, every=NEVER) for _ in range(2))
    _listening(emptied_database, 2)
    opened = here.create("seven-ronin", [local(), local()])
    _, woken = follow(there, opened.table)
    with psycopg.connect(emptied_database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
    _listening(emptied_database, 2)
    opened.table.chat.say(str(opened.secrets[0]), "still there?", seat=0)
    assert woken.wait(60)


def test_chat_of_another_process_is_found_by_looking(url: str, make_tables: MakeTables) -> None:
    here, there = make_tables(url), make_tables(url)
    opened = here.create("seven-ronin", [local(), local()])
    other, woken = follow(there, opened.table)
    opened.table.chat.say(str(opened.secrets[0]), "hello", seat=0)
    assert not woken.is_set()
    there.tick()
    assert woken.is_set()
    assert other.chat.number == 1


def test_one_hall_thinks_for_a_bot(emptied_database: str, make_tables: MakeTables) -> None:
    here, there = make_tables(emptied_database), make_tables(emptied_database)
    first, second = here._claims, there._claims
    assert first.take("table", 0, 7)
    assert not second.take("table", 0, 7)
    assert second.take("table", 1, 7), "another seat"
    assert second.take("table", 0, 8), "another move"
    first.release("table", 0, 7)
    assert second.take("table", 0, 7)
    second.close()  # as the database does for a process that was killed
    _until(lambda: first.take("table", 0, 8))


def test_a_claim_expires(
    emptied_database: str, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that is alive but idle does not block a bot permanently."""
    here, there = make_tables(emptied_database), make_tables(emptied_database)
    assert here._claims.take("table", 0, 1)
    assert not there._claims.take("table", 0, 1)
    later = time.monotonic() + EXPIRES + 1
    monkeypatch.setattr("kagemusha.table.process_notifications.time.monotonic", lambda: later)
    assert there._claims.take("table", 0, 1)


def test_without_claims_bots_think_all_the_same() -> None:
    def broken() -> None:
        raise OSError("no line")

    claims = PostgresClaims(broken)
    assert claims.take("table", 0, 1)
    claims.release("table", 0, 1)
    claims.close()


def test_two_halls_ask_once_for_each_move(
    emptied_database: str, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kagemusha.table.bot_workers import BotWorkers

    asked: list[object] = []
    monkeypatch.setattr(BotWorkers, "ask", lambda _, question, *__: asked.append(question))
    monkeypatch.setattr(BotWorkers, "open", True)
    here, there = make_tables(emptied_database), make_tables(emptied_database)
    opened = here.create("wat-aah", [bot("greedy"), bot("greedy")])
    here.tick()
    there.table(opened.table.id).tick()
    there.tick()
    assert len(asked) == len(opened.table.look().pending)


def test_a_table_is_left_to_who_has_it_at_hand(
    emptied_database: str, make_tables: MakeTables, now: Callable[[], int]
) -> None:
    here, there = make_tables(emptied_database), make_tables(emptied_database)
    opened = here.create("wat-aah", [person(), bot("greedy")], seed=1)
    here.create("wat-aah", [bot("greedy"), bot("greedy")], seed=1)
    there.tick()
    assert not list(there._tables), opened.table.id
    now.wait(60)  # type: ignore[attr-defined]
    there.tick()
    assert list(there._tables)


def _listening(address: str, number: int) -> None:
    """Wait until this many listeners are connected."""
    query = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"

    def there() -> bool:
        with psycopg.connect(address) as connection:
            row = connection.execute(query).fetchone()
            return row is not None and row[0] == number

    _until(there)


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)
