"""Several processes on one PostgreSQL, with clients on each."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import kagemusha
from kagemusha.server.serve import ServeArgs, serve
from kagemusha.text import LOCALES
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Start
from tests.server.test_killed import moves, opened

BOT = {"kind": "bot", "name": "random"}


@pytest.fixture
def two(start_on: Start, emptied_database: str) -> list[tuple[Any, str]]:
    """Two programs on one database; each thinks for bots."""
    return [start_on(emptied_database) for _ in range(2)]


def at(url: str, client: Client) -> Client:
    """The same seat, reached by another process."""
    return Client(url, client.table, client.secret)


def until(
    client: Client, expected: dict[str, Any], seen: dict[str, Any] | None = None
) -> dict[str, Any]:
    """What a client is sent, up to the update that it should have by now."""
    while seen is None or seen["number"] < expected["number"]:
        seen = client.update()
    return seen


def test_a_match_with_a_client_on_each_process(two: list[tuple[Any, str]]) -> None:
    (_, here), (_, there) = two
    ada, bo = opened(here)
    bo = at(there, bo)
    pair, across = [ada, bo], [at(there, ada), at(here, bo)]
    for client in pair:
        client.stream()
    dice = random.Random(1)
    looks = [client.update() for client in pair]
    done = 0
    while looks[0]["pending"]:
        seat = looks[0]["pending"][0]
        plan = dice.choice(looks[seat]["legal"])["notation"]
        answer = pair[seat].post("act", command=f"c{done}", plan=plan)
        looks[seat] = until(pair[seat], answer.raise_for_status().json())
        looks[1 - seat] = until(pair[1 - seat], across[1 - seat].look(), looks[1 - seat])
        done += 1
        if done == 3:
            bo.send(type="chat", text="well played")
            assert ada.receive("chat")["line"]["text"] == "well played"
    assert looks[0]["result"] == looks[1]["result"] is not None
    late = at(here, bo)
    late.stream(since=0)
    numbers = [late.update()["number"] for _ in range(looks[1]["number"])]
    assert numbers == list(range(1, looks[1]["number"] + 1)), "caught up, on the other process"
    assert kagemusha.replay(ada.get("export")).result is not None
    for client in (*pair, *across, late):
        client.close()


def test_one_is_killed_and_the_other_goes_on(two: list[tuple[Any, str]]) -> None:
    (first, here), (_, there) = two
    dice = random.Random(2)
    pair = opened(here)
    done = moves(pair, 6, dice, "before")
    beside = [at(there, client) for client in pair]
    seen = beside[0].look()["number"]
    beside[0].stream(since=seen)
    first.kill()
    first.wait()
    for count, (seat, answer) in enumerate(done):
        again = beside[seat].post("act", command=f"before{count}", plan="whatever")
        assert again.text == answer, "nothing that was acknowledged is lost, or done twice"
    moves(beside, 6, dice, "after")
    assert beside[0].update()["number"] == seen + 1
    for client in (*pair, *beside):
        client.close()


def test_bots_go_on_where_their_process_was_killed(two: list[tuple[Any, str]]) -> None:
    (first, here), (_, there) = two
    tables = []
    client = Client(here, "", None)
    for _ in range(3):
        body = {"game": "wat-aah", "seats": [BOT, BOT]}
        answer = client.http.post(f"{here}/api/tables", json=body)
        tables.append(answer.raise_for_status().json()["id"])
    client.close()
    watching = [Client(there, table, None) for table in tables]
    for spectator in watching:
        spectator.stream()
    until(watching[0], {"number": 5})
    first.kill()
    first.wait()
    for spectator in watching:
        while not spectator.update()["ending"]:
            pass
        log = spectator.get("export")
        assert kagemusha.replay(log).result is not None
        spectator.close()


def children(process: Any) -> list[int]:
    """The processes that serve, among those that a program has started."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    found = [int(pid) for pid in listed.read_text().split()]
    return [pid for pid in found if b"spawn_main" in _words(pid)]


def _words(pid: int) -> bytes:
    """How a process was called; nothing if it is gone meanwhile."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def test_processes_share_an_address_and_are_started_again(
    start_on: Start, emptied_database: str
) -> None:
    process, url = start_on(emptied_database, "--processes=2")
    pair = opened(url)
    dice = random.Random(3)
    done = moves(pair, 4, dice, "before")
    before = children(process)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    again = [at(url, client) for client in pair]
    until = time.monotonic() + TIMEOUT
    while len(now := children(process)) < 2 or before[0] in now:
        assert time.monotonic() < until, "no other process took its place"
        time.sleep(0.1)
    for count, (seat, answer) in enumerate(done):
        same = again[seat].post("act", command=f"before{count}", plan="whatever")
        assert same.text == answer
    moves(again, 4, dice, "after")
    for client in (*pair, *again):
        client.close()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=TIMEOUT)
    assert process.returncode == 0
    assert "Traceback" not in err
    assert not [pid for pid in now if Path(f"/proc/{pid}").exists()]


@pytest.mark.parametrize("database", ["emptied_database"], indirect=True)
def test_what_a_client_uses_counts_at_all_servers(make_server: MakeServer) -> None:
    here, there = [make_server(rate=0.001, burst=20.0) for _ in range(2)]
    used = [here.http.post("/api/tables/import").status_code for _ in range(3)]
    assert used == [400, 400, 429]
    # Each takes a tenth: without the other server 200 of them would be answered.
    for asked in range(190):
        if there.http.get("/nothing").status_code == 429:
            return
        time.sleep(0.01 * asked)  # until it is told: three minutes in all
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize("database", ["emptied_database"], indirect=True)
def test_streams_of_a_client_count_at_all_servers(
    make_server: MakeServer, open_table: Open
) -> None:
    here, there = [make_server(streams=2) for _ in range(2)]
    ada, bo = open_table(here)
    ada.stream()
    bo.stream()
    address = f"ws://{there.host}/api/tables/{ada.table}/stream"
    until, refused = time.monotonic() + TIMEOUT, False
    while not refused:  # until the other server knows of them
        assert time.monotonic() < until
        try:
            with connect(address):
                pass
        except InvalidStatus:
            refused = True


@pytest.mark.parametrize("locale", LOCALES)
def test_they_need_postgresql(
    lite_url: str, locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    args_ = ServeArgs(port=0, database=lite_url, processes=2, language=locale)
    assert serve(args_) == 2
    told = capsys.readouterr().err
    assert "postgresql://" in told
    assert "tables.db" in told
