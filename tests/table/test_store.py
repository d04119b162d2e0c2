"""The store: migrations, addresses, what is unique."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import platformdirs
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, text

import kagemusha
from kagemusha.table import (
    NoSuchTable,
    Store,
    StoreError,
    StoreTooNew,
    TableError,
    Tables,
    database,
    person,
)
from kagemusha.table.entry import Entry, TableSummary
from kagemusha.table.errors import Conflict
from kagemusha.table.migrations import REVISIONS
from kagemusha.table.rows import NewEntry
from kagemusha.table.schema import metadata
from tests.table.conftest import MakeTables

RUNNING = TableSummary("running", (0, 1), None)


def engine_of(address: str) -> Engine:
    url = database._url(address)
    return database._sqlite(url) if url.get_backend_name() == "sqlite" else create_engine(url)


def test_the_revisions_are_those_of_the_files() -> None:
    config = Config()
    config.set_main_option("script_location", "kagemusha.table:migrations")
    config.set_main_option("path_separator", "os")
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def test_migrations_lead_to_the_schema(empty_url: str) -> None:
    Store.open(empty_url).close()
    engine = engine_of(empty_url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_an_old_store_is_migrated_with_what_is_in_it(
    empty_url: str, make_tables: MakeTables
) -> None:
    engine = engine_of(empty_url)
    database.migrate(engine, "0001")
    rules = kagemusha.game("seven-ronin").rules()
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, content, seats, options, seed, clock,"
                " spectators, created, touched, status, pending) VALUES ('old', 'seven-ronin',"
                " :rules, :content, 2, '{}', '7', '{}', :yes, 1, 1, 'running', '[0, 1]')"
            ),
            {
                "rules": kagemusha.game("seven-ronin").rules_version,
                "content": rules.content,
                "yes": True,
            },
        )
        for seat in (0, 1):
            connection.execute(
                text("INSERT INTO seats VALUES ('old', :seat, 'local', '', :hash)"),
                {"seat": seat, "hash": "0" * 64},
            )
    engine.dispose()
    tables = make_tables(empty_url)
    table = tables.table("old")
    assert table.look().pending == (0, 1)
    assert table.chat.lines() == []
    engine = engine_of(empty_url)
    with engine.connect() as connection:
        assert database._revision(connection) == REVISIONS[-1]
    engine.dispose()


def test_a_newer_store_is_refused_and_left_as_it_is(empty_url: str) -> None:
    Store.open(empty_url).close()
    engine = engine_of(empty_url)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0999'"))
    with pytest.raises(StoreTooNew, match=r"0999.*newer version"):
        Store.open(empty_url)
    with engine.connect() as connection:
        assert database._revision(connection) == "0999"
    engine.dispose()


def test_several_may_open_a_new_store_at_once(empty_url: str) -> None:
    failures: list[Exception] = []

    def open_it() -> None:
        try:
            Store.open(empty_url).close()
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=open_it) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_who_finds_a_new_file_locked_waits() -> None:
    """SQLite refuses a change of the journal's mode at once, whatever its timeout."""
    problems = ["database is locked", "database is locked", "disk I/O error"]

    class Busy:
        def execute(self, _: str) -> None:
            raise sqlite3.OperationalError(problems.pop(0))

    with pytest.raises(sqlite3.OperationalError, match="disk"):
        database._use_wal(Busy())
    assert not problems


def test_processes_check_a_database_at_the_same_time(url: str) -> None:
    with Store.open(url) as one, Store.open(url) as two, ThreadPoolExecutor(2) as both:
        checks = [both.submit(store.check) for store in (one, two) for _ in range(20)]
        assert [check.result() for check in checks] == [None] * 40


def test_sqlite_writes_ahead_and_to_the_disk(lite_url: str) -> None:
    with Store.open(lite_url) as store, store._engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_the_users_data_folder_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(tmp_path))
    with Store.open() as store:
        assert store.url == f"sqlite:///{tmp_path}/tables.db"
    assert (tmp_path / "tables.db").exists()


@pytest.mark.parametrize(
    "address",
    [
        *("", "tables.db", "mysql://me@here/x", "sqlite://", "sqlite:///:memory:"),
        *("sqlite://here/x.db", "sqlite:///\0.db", "sqlite://here:/x.db"),
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(StoreError, match="not a database address"):
        Store.open(address)


def test_what_is_no_text(url: str) -> None:
    """The command line passes on what is not UTF-8, as half characters."""
    with Store.open(url) as store:
        for ask in (store.studies.remove, store.studies.find):
            with pytest.raises(StoreError, match="surrogates not allowed"):
                ask("\ud83d")


def test_a_store_that_does_not_answer(tmp_path: Path) -> None:
    address = f"postgresql://ada:geheim@/none?host={tmp_path}"
    with pytest.raises(StoreError, match="does not work") as refusal:
        Store.open(address)
    assert "geheim" not in str(refusal.value)
    broken = tmp_path / "broken.db"
    broken.write_text("this is not a database, but it is long enough to look like a file")
    with pytest.raises(StoreError, match="does not work"):
        Store.open(f"sqlite:///{broken}")


def test_numbers_and_commands_are_unique(tables: Tables) -> None:
    table = tables.create("seven-ronin").table

    def row(entry: Entry) -> NewEntry:
        return NewEntry(table.id, entry, RUNNING, None)

    entry = Entry(1, 5, "act", 0, "0:a", ("deploy well",), delivered={"0": 1}, hash="x")
    tables.store.append(row(entry))
    for other in (replace(entry, command="0:b"), replace(entry, number=2)):
        with pytest.raises(Conflict):
            tables.store.append(row(other))
    tables.store.append(row(replace(entry, number=2, command=None)))
    tables.store.append(row(replace(entry, number=3, command=None)))
    assert [e.number for e in tables.store.entries(table.id, after=1)] == [2, 3]
    assert tables.store.entries(table.id)[0] == entry
    with pytest.raises(Conflict):
        tables.store.append(replace(row(entry), table_id="no table"))


def test_a_table_that_is_not_there(tables: Tables) -> None:
    with pytest.raises(NoSuchTable, match="nowhere"):
        tables.table("nowhere")


def test_entries_that_lead_elsewhere_are_refused(lite: Tables, make_tables: MakeTables) -> None:
    opened = lite.create("seven-ronin", [person(), person()])
    secret = opened.secrets[0]
    assert secret is not None
    opened.table.act(secret, "a", 0, "deploy well")
    path = str(lite.store._engine.url.database)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET actions = '[\"deploy inn\"]'")
    connection.close()
    with pytest.raises(TableError, match="Entry 1"):
        make_tables(f"sqlite:///{path}").table(opened.table.id)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE entries SET actions = '[\"dance\"]'")
    connection.close()
    with pytest.raises(TableError, match="Entry 1"):
        make_tables(f"sqlite:///{path}").table(opened.table.id)


def test_a_table_of_other_rules_is_refused(lite: Tables, make_tables: MakeTables) -> None:
    table = lite.create("seven-ronin").table
    path = str(lite.store._engine.url.database)
    for column, value in (("content", "0000"), ("rules", "0")):
        with sqlite3.connect(path) as connection:
            connection.execute(f"UPDATE tables SET {column} = '{value}'")
        connection.close()
        with pytest.raises(TableError, match="cannot be loaded"):
            make_tables(f"sqlite:///{path}").table(table.id)
