"""Reports, what the operator does about them, and a delay: a real server, real sockets."""

from __future__ import annotations

import contextlib

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kagemusha.terminal.main import main
from tests.server.conftest import PEOPLE, TIMEOUT, Client, MakeServer, Open, Start, connect

RUDE = [PEOPLE[0], {"kind": "open"}]


def from_elsewhere(url: str, table: str, secret: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    headers = {"Authorization": f"Bearer {secret}"}
    base = f"{url}/api/tables/{table}"
    return httpx.Client(base_url=base, headers=headers, transport=transport, timeout=TIMEOUT)


def test_a_report_outlives_the_server_and_is_acted_on_while_it_runs(
    start_on: Start, lite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def admin(*words: str) -> str:
        assert main(["admin", *words, f"--database={lite_url}", "--language=en"]) == 0
        return capsys.readouterr().out

    process, url = start_on(lite_url)
    body = {"game": "seven-ronin", "seats": RUDE}
    opened = httpx.post(f"{url}/api/tables", json=body, timeout=TIMEOUT).json()
    ada = Client(url, opened["id"], opened["seats"][0]["secret"])
    with from_elsewhere(url, ada.table, "x" * 22) as guest:
        sat = guest.post("sit", json={"name": "Rude Name", "secret": "x" * 22})
        assert sat.status_code == 200
        assert guest.post("chat", json={"text": "rude words"}).status_code == 200
    line = ada.post("reports", line=1, reason="look")
    name = ada.post("reports", about=1)
    assert (line.status_code, name.status_code) == (201, 201)
    assert ada.post("reports", line=1).json()["id"] == line.json()["id"]
    assert ada.post("reports", line=7).status_code == 409
    assert ada.post("reports").status_code == 409
    ada.close()
    process.kill()
    process.wait()

    _, url = start_on(lite_url)
    listed = admin("reports")
    assert "seat 1 (127.0.0.2), line 1: “rude words”" in listed
    assert "Reports: 2." in listed
    ada = Client(url, ada.table, ada.secret)
    ada.stream()
    assert ada.receive("chat")["line"]["text"] == "rude words"
    admin("resolve", line.json()["id"], "remove-line")
    removed = ada.receive("chat")["line"]
    assert (removed["kind"], removed["line"], removed["seat"]) == ("removed", 1, 1)
    admin("moderate", ada.table, "rename", "--seat=1", "--name=Bo")
    while ada.update()["holders"][1]["name"] != "Bo":
        pass
    told = ada.http.get("updates", params={"since": 0}).text + ada.http.get("chat").text
    assert "ude" not in told, "neither the name nor the words"

    address = f"{url.replace('http', 'ws', 1)}/api/tables/{ada.table}/stream"
    with connect(address, source_address=("127.0.0.2", 0)) as stream:
        stream.send('{"secret": "' + "x" * 22 + '"}')
        stream.recv(timeout=TIMEOUT)
        admin("resolve", name.json()["id"], "block-client")
        with contextlib.suppress(ConnectionClosed):
            for _ in stream:
                pass
        assert stream.close_code == 4403
    with from_elsewhere(url, ada.table, "x" * 22) as guest:
        refused = guest.get("updates")
        assert (refused.status_code, refused.json()["id"]) == (403, "server-blocked")
    assert "127.0.0.2" in admin("blocks")
    admin("unblock", "127.0.0.2")
    admin("moderate", ada.table, "block-table")
    with pytest.raises(ConnectionClosed):
        ada.receive("nothing of this kind")
    assert ada.http.get("updates").json()["id"] == "server-blocked-table"
    ada.close()


def test_a_seat_that_is_blocked(make_server: MakeServer, open_table: Open) -> None:
    from kagemusha.table.moderation import Moderator

    server = make_server()
    ada, bo = open_table(server)
    Moderator(server.tables[-1]).take("block-seat", ada.table, seat=1)
    assert bo.http.get("updates").json()["id"] == "server-blocked"
    assert ada.http.get("updates").status_code == 200
    with connect(f"{server.url.replace('http', 'ws', 1)}/api/tables/{bo.table}/stream") as stream:
        stream.send('{"secret": "' + str(bo.secret) + '"}')
        assert "server-blocked" in str(stream.recv(timeout=TIMEOUT))
        with pytest.raises(ConnectionClosed):
            stream.recv(timeout=TIMEOUT)


def test_spectators_of_a_server_are_behind(start_on: Start, lite_url: str) -> None:
    _, url = start_on(lite_url, "--spectator-delay=moves=2")
    body = {"game": "wat-aah", "seats": [{"kind": "local"}] * 2}
    opened = httpx.post(f"{url}/api/tables", json=body, timeout=TIMEOUT).json()
    players = Client(url, opened["id"], opened["seats"][0]["secret"])
    spectator = Client(url, opened["id"], None)
    assert players.get("")["delay"] == {"kind": "moves", "amount": 2}
    spectator.stream(language="en")
    before = spectator.update()
    assert before["number"] == 0
    said, number = 0, 0
    while number < 3:
        seats = players.get("updates", seat=0)["updates"][0]["pending"]
        legal = players.get("updates", seat=seats[0])["updates"][0]["legal"]
        plan = {"command": str(said), "plan": legal[0]["notation"], "seat": seats[0]}
        assert players.post("act", **plan).status_code == 200
        if said < 20:
            assert players.post("chat", text=f"line {said}", seat=0).status_code == 200
        said += 1
        number = spectator.look()["number"]
    assert [spectator.update()["number"] for _ in range(3)] == [1, 2, 3]
    heard = [line["text"] for line in spectator.get("chat")["lines"]]
    assert heard == [f"line {n}" for n in range(len(heard))]
    assert 0 < len(heard) < len(players.get("chat")["lines"])
    can = players.get("updates", seat=0)["updates"][0]["agreements"]["can"]
    end = players.post("agreements", type=can[0], command="end", seat=0)
    assert end.json()["ending"] is not None
    assert spectator.look()["number"] >= 6, "two moves more, and that it is over"
    own = {**body, "delay": {"kind": "none"}}
    assert httpx.post(f"{url}/api/tables", json=own, timeout=TIMEOUT).status_code == 201
    wrong = {**body, "delay": {"kind": "moves", "amount": 5000}}
    refused = httpx.post(f"{url}/api/tables", json=wrong, timeout=TIMEOUT)
    assert (refused.status_code, refused.json()["id"]) == (400, "option-wrong-value")
    for client in (players, spectator):
        client.close()
