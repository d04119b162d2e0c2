"""Options and fixtures for all tests."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from hypothesis import settings

from kagemusha.games.seven_ronin import state
from kagemusha.table import Store
from tests.examples import examples
from tests.postgres import EXPECTED, NoPostgresError, Postgres

# The first call of compiled code may take long: no test of ours is about time.
settings.register_profile("kagemusha", deadline=None, max_examples=examples(100))
settings.load_profile("kagemusha")


COMPILED = os.environ.get("KAGEMUSHA_EXPECT_COMPILED") == "1"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-golden", action="store_true", help="write the golden files again"
    )


def pytest_configure() -> None:
    # Whoever starts a run in the background may have it ignore Ctrl-C, and what is ignored stays
    # so in every process that a test starts. A handler of our own is back to normal in those.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if COMPILED and state.__file__.endswith(".py"):
        raise pytest.UsageError("the compiled build was expected, but the rules run interpreted")


# --- stores --------------------------------------------------------------------------------------


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


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated store: copying it is faster than migrating one for each test."""
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
    """A store on SQLite, for tests that do not depend on the database."""
    shutil.copy(migrated_file, tmp_path / "tables.db")
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def emptied_database(migrated_database: str) -> str:
    """The store on PostgreSQL that all tests share, emptied."""
    with psycopg.connect(migrated_database, autocommit=True) as connection:
        more = "studies, profiles, ratings, rated_matches"
        tournaments = "tournaments, entrants, tournament_matches"
        connection.execute(f"TRUNCATE tables, seats, entries, chat, {more}, {tournaments}")
    return migrated_database
