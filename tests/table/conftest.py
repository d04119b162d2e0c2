"""Stores and tables for the tests: each on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kagemusha.table import Store, Tables
from tests.postgres import Postgres
from tests.table.time import Time

MakeTables = Callable[..., Tables]


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A store without a table, on each database."""
    kind = "lite_url" if request.param == "sqlite" else "emptied_database"
    address: str = request.getfixturevalue(kind)
    return address


@pytest.fixture
def now() -> Time:
    return Time()


@pytest.fixture
def make_tables(now: Time) -> Iterator[MakeTables]:
    """Tables without bots and without a thread, by the tests' own clock, unless told otherwise."""
    opened: list[Tables] = []

    def make(address: str, **settings: Any) -> Tables:
        given = {"workers": 0, "every": None, "now": now, **settings}
        opened.append(Tables(Store.open(address), **given))
        return opened[-1]

    yield make
    for tables in opened:
        tables.close()
        tables.store.close()


@pytest.fixture
def tables(url: str, make_tables: MakeTables) -> Tables:
    return make_tables(url)


@pytest.fixture
def lite(lite_url: str, make_tables: MakeTables) -> Tables:
    return make_tables(lite_url)
