"""Health: whether the server runs, and whether it can do its work."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from kagemusha.core.compiled import compiled_parts
from kagemusha.core.errors import Message
from kagemusha.server import health
from kagemusha.table import Store, StoreError
from tests.server.conftest import Server, on_each_database

OK = {
    "database": "ok",
    "migrations": "ok",
    "disk": "ok",
    "bots": "ok",
    "bots_compiled": bool(compiled_parts()),
    "bots_compiling": False,
}


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0)


@on_each_database
def test_it_is_ready(server: Server) -> None:
    answer = server.http.get("/api/health/ready")
    assert (answer.status_code, answer.json()) == (200, OK)


def test_a_database_that_takes_nothing(server: Server, lite_url: str) -> None:
    with sqlite3.connect(lite_url.removeprefix("sqlite:///")) as other:
        other.execute(
            "CREATE TRIGGER full BEFORE INSERT ON analyses BEGIN SELECT RAISE(FAIL, 'full'); END"
        )
    answer = server.http.get("/api/health/ready")
    assert (answer.status_code, answer.json()) == (503, {**OK, "database": "failed"})
    assert int(answer.headers["retry-after"]) > 0
    assert server.http.get("/api/health").text == "ok"


def test_a_store_that_does_not_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: object) -> None:
        raise StoreError(Message("table-no-store", {"store": "x", "problem": "y"}))

    monkeypatch.setattr(Store, "setup", away)
    answer = server.http.get("/api/tables/any")
    assert (answer.status_code, answer.json()["id"]) == (503, "server-store")
    assert int(answer.headers["retry-after"]) > 0


def test_a_database_of_a_newer_program(server: Server, lite_url: str) -> None:
    with sqlite3.connect(lite_url.removeprefix("sqlite:///")) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    answer = server.http.get("/api/health/ready")
    assert (answer.status_code, answer.json()) == (503, {**OK, "migrations": "failed"})


def test_a_full_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.table.store.SPACE", 10**18)
    answer = server.http.get("/api/health/ready")
    assert (answer.status_code, answer.json()) == (503, {**OK, "disk": "failed"})


def test_a_database_file_is_its_owner_s_alone(server: Server, lite_url: str) -> None:
    file = Path(lite_url.removeprefix("sqlite:///"))
    server.http.post("/api/tables", json={"game": "seven-ronin"}).raise_for_status()
    modes = {found.name: found.stat().st_mode & 0o777 for found in file.parent.glob("tables.db*")}
    assert len(modes) == 3
    assert set(modes.values()) == {0o600}
