"""The public lobby over the real app: who one is, tables that wait, pairing, and no more."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from kagemusha.table import Store, Tables, new_secret
from kagemusha.table.clock import live
from kagemusha.table.lobby import Lobby, Pairing
from kagemusha.table.lobby_store import LISTED
from kagemusha.table.moderation import Moderator
from tests.server.conftest import (
    TIMEOUT,
    Client,
    MakeServer,
    Server,
    Start,
    connect,
    on_each_database,
)

FAST = {"kind": "live", "seconds": 600, "increment": 5, "out": "lose"}
RONIN = {"game": "seven-ronin", "clock": FAST}


def asked(url: str, key: str, method: str, path: str, body: Any = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    address = f"{url}/api/lobby{path}"
    return httpx.request(method, address, json=body, headers=headers, timeout=TIMEOUT)


class Somebody:
    """A profile, by its key."""

    def __init__(self, url: str, name: str) -> None:
        self.url, self.key = url, new_secret()
        self.id: str = self.ok("POST", "/me", name=name)["id"]

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return asked(self.url, self.key, method, path, body if method == "POST" else None)

    def ok(self, method: str, path: str, **body: Any) -> Any:
        answer = self.ask(method, path, **body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def pair(self, **wish: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.ok("POST", "/pair", **{**RONIN, **wish})
        return found


@contextlib.contextmanager
def looking(url: str) -> Iterator[ClientConnection]:
    address = f"{url.replace('http', 'ws', 1)}/api/lobby/stream"
    with connect(address) as line:
        yield line


def shown(line: ClientConnection, *, waiting: int, played: int = 0) -> dict[str, Any]:
    """The first message with so many tables."""
    while True:
        card: dict[str, Any] = json.loads(line.recv(timeout=TIMEOUT))
        assert card["type"] == "lobby"
        if (len(card["waiting"]), len(card["played"])) == (waiting, played):
            return card


def refused(answer: httpx.Response, status: int, reason: str) -> None:
    assert (answer.status_code, answer.json()["id"]) == (status, reason)


def test_there_is_no_lobby_unless_the_operator_wants_one(server: Server) -> None:
    card = server.http.get("/api/lobby").json()
    assert card == {"type": "lobby", "open": False, "waiting": [], "played": [], "tournaments": []}
    headers = {"Authorization": f"Bearer {new_secret()}"}
    for path in ("/me", "/pair", "/tables"):
        body: dict[str, Any] = {"name": "Ada"} if path == "/me" else {**RONIN, "seats": 2}
        if path == "/tables":
            body["seats"] = [{"kind": "person"}, {"kind": "open"}]
        answer = server.http.post(f"/api/lobby{path}", json=body, headers=headers)
        refused(answer, 404, "lobby-closed")
    with looking(server.url) as line, pytest.raises(Exception, match="lobby-closed"):
        line.recv(timeout=TIMEOUT)


def test_a_key_is_somebody_on_any_device(make_server: MakeServer) -> None:
    server = make_server(lobby=True)
    url, stranger = server.url, new_secret()
    refused(asked(url, "", "GET", "/me"), 401, "server-no-secret")
    assert asked(url, stranger, "GET", "/me").json() is None
    refused(asked(url, stranger, "POST", "/pair", RONIN), 403, "lobby-unknown-key")
    refused(asked(url, "short", "POST", "/me", {"name": "Ada"}), 400, "table-bad-secret")

    ada, bo = Somebody(server.url, "Ada"), Somebody(server.url, "Bo")
    assert ada.ok("POST", "/me", name="Ada L.")["id"] == ada.id
    table = ada.pair()["table"]
    assert bo.pair()["table"] == table
    # Another device has the key alone, and gets the seat from it.
    moved = ada.ok("GET", "/me")
    assert moved["name"] == "Ada L."
    [seat] = moved["seats"]
    client = Client(server.url, seat["table"], seat["secret"])
    assert client.look()["seat"] == seat["seat"]
    assert client.post("chat", text="my words").status_code == 200
    stored = server.tables[0].store
    rows = stored.seats(table)
    assert all(ada.key not in str(row) and seat["secret"] not in str(row) for row in rows)

    data = ada.ok("GET", "/me/data")
    assert data["profile"]["name"] == "Ada L."
    assert [one["table"] for one in data["seats"]] == [table]
    assert [line["text"] for line in data["chat"]] == ["my words"]
    ada.ok("DELETE", "/me")
    assert ada.ok("GET", "/me") is None
    assert "Ada" not in client.http.get("").text
    assert "my words" not in client.http.get("chat").text
    assert client.look()["seat"] == seat["seat"], "the match goes on"
    other = server.tables[0].table(table).seats(bo.ok("GET", "/me")["seats"][0]["secret"])[0]
    Moderator(server.tables[0]).take("rename", table, seat=other, name="Kind")
    assert bo.ok("GET", "/me")["name"] == "Kind"
    Moderator(server.tables[0]).take("block-seat", table, seat=other)
    refused(bo.ask("GET", "/me"), 403, "server-blocked")
    client.close()


@on_each_database
def test_whoever_waits_is_shown_and_paired(make_server: MakeServer) -> None:
    server, other = make_server(lobby=True), make_server(lobby=True)
    ada, bo = (Somebody(server.url, name) for name in ("Ada", "Bo"))
    cy = Somebody(other.url, "Cy")
    with looking(other.url) as line:
        assert shown(line, waiting=0)["open"]
        seat = ada.pair()
        assert ada.pair() == seat, "the same again"
        [table] = shown(line, waiting=1)["waiting"]
        assert (table["id"], table["game"]) == (seat["table"], "seven-ronin")
        assert sorted((one["kind"], one["name"]) for one in table["seats"]) == [
            ("open", ""),
            ("person", "Ada"),
        ]
        assert ada.id in [one["profile"] for one in table["seats"]]
        # Something else is another table; the same is a seat at this one.
        assert bo.pair(clock={"kind": "days", "seconds": 86400})["table"] != seat["table"]
        shown(line, waiting=2)
        assert cy.pair()["table"] == seat["table"]
        card = shown(line, waiting=1, played=1)
        assert card["played"][0]["id"] == seat["table"]
        assert "secret" not in json.dumps(card)
    wish = {"seats": [{"kind": "person"}, {"kind": "open"}], **RONIN}
    for _ in range(5):
        opened = ada.ok("POST", "/tables", **wish)
    refused(ada.ask("POST", "/tables", **wish), 409, "lobby-many-waiting")
    assert cy.ok("POST", f"/tables/{opened['id']}/sit")["seat"] == 1
    bots = {**RONIN, "seats": [{"kind": "bot", "name": "greedy"}, {"kind": "open"}]}
    refused(ada.ask("POST", "/tables", **bots), 409, "lobby-no-own-seat")


@on_each_database
def test_many_who_ask_at_once_are_all_paired(make_server: MakeServer, database: str) -> None:
    """On several servers, where the database is made for that."""
    number = 2 if database.startswith("postgresql") else 1
    servers = [make_server(lobby=True) for _ in range(number)]
    people = [Somebody(servers[n % number].url, f"P{n}") for n in range(12)]
    with ThreadPoolExecutor(len(people)) as threads:
        found = list(threads.map(lambda one: one.pair()["table"], people))
    assert sorted(found.count(table) for table in set(found)) == [2] * 6


def test_a_rated_match_over_http(make_server: MakeServer) -> None:
    server = make_server(lobby=True)
    ada, bo = (Somebody(server.url, name) for name in ("Ada", "Bo"))
    seats = {ada: ada.pair(rated=True), bo: bo.pair(rated=True)}
    table = seats[ada]["table"]
    card = server.http.get(f"/api/tables/{table}").json()
    assert card["rated"]
    assert {*card["profiles"]} == {ada.id, bo.id}
    clients = [Client(server.url, table, seat["secret"]) for seat in seats.values()]
    for number, client in enumerate(clients):
        assert client.post("hint").json()["id"] == "rated-no-help"
        assert client.post("coach", shown=[]).json()["id"] == "rated-no-help"
        assert client.post("fork").json()["id"] == "rated-no-help"
        step = 0
        while client.look()["agreements"]["can"][0] == "abort" and client.look()["legal"]:
            plan = client.look()["legal"][-1]["notation"]
            client.post("act", command=f"{number} {step}", plan=plan)
            step += 1
    assert clients[1].post("agreements", type="resign", command="r").status_code == 200
    board = asked(server.url, "", "GET", "/ratings").json()
    assert {(one["side"], one["players"]) for one in board["pools"]} == {
        ("attacker", 1),
        ("defender", 1),
    }
    shown_profile = asked(server.url, "", "GET", f"/players/{bo.id}").json()
    assert shown_profile["name"] == "Bo"
    [rating] = shown_profile["ratings"]
    assert (rating["played"], rating["won"], rating["rating"]["settled"]) == (1, 0, False)
    assert rating["rating"]["value"] < 1500
    [match] = shown_profile["matches"]
    assert sorted((p["name"], p["score"]) for p in match["players"]) == [("Ada", 1), ("Bo", 0)]
    refused(asked(server.url, "", "GET", "/players/nobody"), 404, "lobby-no-profile")
    refused(asked(server.url, "", "GET", "/players/bot:random"), 404, "lobby-no-profile")
    for client in clients:
        client.close()


def test_who_is_gone_waits_no_longer(lite_url: str) -> None:
    clock = [1_000_000]
    with Store.open(lite_url) as store, Tables(store, every=None, now=lambda: clock[0]) as tables:
        lobby = Lobby(tables)
        key = new_secret()
        ada = lobby.keep(key, "Ada")
        wish = Pairing("seven-ronin", clock=live(600, 5, out="lose"))
        waiting = lobby.pair(ada, key, wish)
        visitor = waiting.table.presence.enter(waiting.seat)
        for _ in range(3):  # somebody is there: it stays
            clock[0] += LISTED - 1
            tables.tick()
            assert [table.id for table in lobby.open_tables()] == [waiting.table.id]
        clock[0] += LISTED + 1  # as after a kill: nobody could say that she is gone
        assert lobby.open_tables() == []
        tables.tick()
        assert lobby.open_tables() != [], "back again"
        visitor.leave()
        tables.tick()
        assert lobby.open_tables() == []
        other = new_secret()
        assert lobby.pair(lobby.keep(other, "Bo"), other, wish).table.id != waiting.table.id


def test_a_killed_server_has_lost_nobody(start_on: Start, lite_url: str) -> None:
    process, url = start_on(lite_url, "--lobby=on")
    ada = Somebody(url, "Ada")
    seat = ada.pair(clock={"kind": "days", "seconds": 86400})
    process.kill()
    process.wait()
    _, url = start_on(lite_url, "--lobby=on")
    again = asked(url, ada.key, "GET", "/me").json()
    assert [one["secret"] for one in again["seats"]] == [seat["secret"]]
    assert [t["id"] for t in asked(url, "", "GET", "").json()["waiting"]] == [seat["table"]]
