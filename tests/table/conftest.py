"""Stores and halls for the tests: each on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kagemusha.table import Hall, Store
from tests.postgres import EXPECTED, NoPostgresError, Postgres

MakeHall = Callable[..., Hall]


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    try:
        server = Postgres()
    except NoPostgresError as error:
        if os.environ.get(EXPECTED) == "1":
            pytest.fail(f"PostgreSQL was expected: {error}")
        pytest.skip(f"no PostgreSQL here: {error}")
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store that is ready: copying it is faster than making one for each test."""
    path = tmp_path_factory.mktemp("store") / "tables.db"
    Store.open(f"sqlite:///{path}").close()
    return path


@pytest.fixture(scope="session")
def migrated_database(postgres: Postgres) -> str:
    address = postgres.new_database()
    Store.open(address).close()
    return address


@pytest.fixture
def lite_url(migrated_file: Path, tmp_path: Path) -> str:
    """A store on SQLite, for what does not depend on the database."""
    shutil.copy(migrated_file, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """A store without a table, on each database."""
    kind = "lite_url" if request.param == "sqlite" else "emptied_database"
    address: str = request.getfixturevalue(kind)
    return address


@pytest.fixture
def emptied_database(migrated_database: str) -> str:
    """The one store on PostgreSQL that the tests share, with nothing left in it."""
    with psycopg.connect(migrated_database, autocommit=True) as connection:
        connection.execute("TRUNCATE tables, seats, entries, chat")
    return migrated_database


@pytest.fixture
def now() -> Time:
    return Time()


@pytest.fixture
def make_hall(now: Time) -> Iterator[MakeHall]:
    """Halls without bots and without a thread, by the tests' own clock, unless told otherwise."""
    halls: list[Hall] = []

    def make(address: str, **settings: Any) -> Hall:
        given = {"workers": 0, "every": None, "now": now, **settings}
        halls.append(Hall(Store.open(address), **given))
        return halls[-1]

    yield make
    for hall in halls:
        hall.close()
        hall.store.close()


@pytest.fixture
def hall(url: str, make_hall: MakeHall) -> Hall:
    return make_hall(url)


@pytest.fixture
def lite(lite_url: str, make_hall: MakeHall) -> Hall:
    return make_hall(lite_url)
