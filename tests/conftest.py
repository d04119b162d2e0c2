"""What every test run shares."""

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


TESTS = Path(__file__).parent
SLOW = (
    "bots/*/test_greedy.py",
    "bots/*/test_levels.py",
    "bots/*/test_puzzles.py",
    "envs/test_openspiel.py",
    "envs/test_pettingzoo.py",
    "games/*/test_conservation.py",
    "games/*/test_perft.py",
    "games/*/test_random_play.py",
    "games/*/test_referee.py",
    "testing/test_conformance.py",
    "testing/test_planted_leaks.py",
)
"""Files of tests that play or search for long where nothing is compiled; see the mark `slow`."""
ON_BOTH = ("core", "games", "testing")
"""Folders of the rules: their tests run interpreted and compiled."""
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


def is_slow(path: Path) -> bool:
    return any(path.match(pattern) for pattern in SLOW)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """On the compiled build: the tests of the rules, and of the others those that are slow."""
    if not COMPILED or not collection_path.is_relative_to(TESTS) or collection_path.is_dir():
        return None
    path = collection_path.relative_to(TESTS)
    return None if path.parts[0] in ON_BOTH or is_slow(path) else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_slow(path := item.path.relative_to(TESTS)):
            item.add_marker(pytest.mark.slow)
        elif item.get_closest_marker("slow") and path.parts[0] not in ON_BOTH:
            raise pytest.UsageError(f"{item.nodeid} is slow, so its file belongs into SLOW")


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


@pytest.fixture
def emptied_database(migrated_database: str) -> str:
    """The one store on PostgreSQL that the tests share, with nothing left in it."""
    with psycopg.connect(migrated_database, autocommit=True) as connection:
        more = "studies, profiles, ratings, rated_matches"
        connection.execute(f"TRUNCATE tables, seats, entries, chat, {more}")
    return migrated_database
