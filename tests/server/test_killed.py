"""The program: `kagemusha serve`, killed in the middle, stopped, and refused."""

from __future__ import annotations

import random
import signal
import socket
from functools import partial
from typing import Any

import pytest

from kagemusha.server.serve import ServeArgs, serve
from kagemusha.terminal.main import main
from kagemusha.text import LOCALES
from tests.server.conftest import PEOPLE, TIMEOUT, Client, Start, on_each_database


@pytest.fixture
def start(start_on: Start, database: str) -> Start:
    return partial(start_on, database)


def opened(url: str) -> list[Client]:
    client = Client(url, "", None)
    answer = client.http.post(f"{url}/api/tables", json={"game": "wat-aah", "seats": PEOPLE})
    client.close()
    table: dict[str, Any] = answer.raise_for_status().json()
    return [Client(url, table["id"], seat["secret"]) for seat in table["seats"]]


def moves(pair: list[Client], number: int, dice: random.Random, name: str) -> list[tuple[int, str]]:
    """So many moves; the seat and the answer of each."""
    done = []
    for count in range(number):
        looks = [client.look() for client in pair]
        seat = looks[0]["pending"][0]
        plan = dice.choice(looks[seat]["legal"])["notation"]
        answer = pair[seat].post("act", command=f"{name}{count}", plan=plan).raise_for_status()
        done.append((seat, answer.text))
    return done


@on_each_database
def test_killed_and_started_again_it_goes_on(start: Start) -> None:
    dice = random.Random(1)
    process, url = start()
    pair = opened(url)
    done = moves(pair, 8, dice, "before")
    pair[0].stream()
    seen = pair[0].update()["number"]
    process.kill()
    process.wait()

    _, url = start()
    again = [Client(url, client.table, client.secret) for client in pair]
    for count, (seat, answer) in enumerate(done):
        same = again[seat].post("act", command=f"before{count}", plan="whatever")
        assert same.text == answer, "every acknowledged move was kept, and none is done twice"
    assert again[0].look()["number"] == seen
    again[0].stream(since=seen)
    more = moves(again, 6, dice, "after")
    assert more
    assert again[0].update()["number"] == seen + 1
    for client in (*pair, *again):
        client.close()


@on_each_database
@pytest.mark.parametrize("way", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_cleanly(start: Start, database: str, way: signal.Signals) -> None:
    """Several processes say it by the status that shells give."""
    several = way == signal.SIGTERM and database.startswith("postgresql")
    process, url = start("--workers=1", *(["--processes=2"] if several else []))
    pair = opened(url)
    pair[0].stream()  # somebody is still there
    pair[0].update()
    process.send_signal(way)
    out, err = process.communicate(timeout=TIMEOUT)
    status = 128 + signal.SIGTERM if several else -signal.SIGTERM
    assert process.returncode == (0 if way == signal.SIGINT else status)
    assert "Traceback" not in err
    assert not out
    for client in pair:
        client.close()


@pytest.mark.parametrize("locale", LOCALES)
def test_help(locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--language", locale]) == 0
    page = capsys.readouterr().out
    assert "terminal-" not in page
    for option in (
        "--host",
        "--port",
        "--database",
        "--workers",
        "--processes",
        "--rate",
        "--origin",
    ):
        assert option in page


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--port", "many"], "--port"),
        (["--workers", "0"], "--workers"),
        (["--rate", "0"], "--rate"),
        (["--processes", "0"], "--processes"),
        (["now"], "now"),
    ],
)
def test_a_wrong_command_line(
    words: list[str], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 2
    assert expected in capsys.readouterr().err


@pytest.mark.parametrize("locale", LOCALES)
def test_what_cannot_be_served(
    database: str, locale: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for args_, problem in (
            (ServeArgs(port=port, database=database, language=locale), str(port)),
            (ServeArgs(port=0, database="nonsense", language=locale), "nonsense"),
            (ServeArgs(port=0, database=database, origins=["games"], language=locale), "games"),
        ):
            assert serve(args_) in (1, 2)
            assert problem in capsys.readouterr().err
