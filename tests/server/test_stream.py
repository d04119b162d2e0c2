"""A table followed over a WebSocket."""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import socket
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kagemusha.table import new_secret
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server, connect


def test_commands_and_what_comes_of_them(server: Server, open_table: Open) -> None:
    ada, bo = open_table(server)
    ada.stream()
    assert ada.update()["number"] == 0
    for _ in range(2):  # the second is answered as the first
        ada.send(type="act", command="a", based_on=0, plan="deploy well")
        assert ada.receive("done") == {"type": "done", "command": "a", "seat": 0, "number": 1}
    ada.send(type="act", command="b", based_on=0, plan="deploy inn")
    stale = ada.receive("error")
    assert (stale["command"], stale["error"]["id"]) == ("b", "table-stale")
    ada.send(type="undo", command="c", based_on=1)
    assert ada.receive("done")["number"] == 2
    ada.send(type="dance")
    assert ada.receive("error")["error"]["id"] == "server-bad-request"
    ada.send(type="ping")
    assert ada.receive("pong")
    bo.stream()
    ada.send(type="chat", text="hello")
    for client in (ada, bo):
        assert client.receive("chat")["line"]["text"] == "hello"


def test_reconnecting_after_a_number(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    ada.stream()
    assert ada.update()["number"] == 0
    assert ada.socket is not None
    ada.socket.close()
    for number in range(3):
        ada.step(str(number))
    ada.stream(since=0)
    assert [ada.update()["number"] for _ in range(3)] == [1, 2, 3]
    ada.step("one more")
    assert ada.update()["number"] == 4


def test_catching_up_does_not_stop_at_a_page(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kagemusha.table.live_table.PAGE", 17)
    ada, _ = open_table(server)
    for number in range(0, 70, 2):
        ada.step(str(number))
        assert ada.post("undo", command=str(number + 1)).status_code == 200
    ada.stream(since=0)
    ada.send(type="ping")  # answered after all updates
    ada.receive("pong")
    messages = [json.loads(words) for words in ada.frames]
    numbers = [m["update"]["number"] for m in messages if m["type"] == "update"]
    assert numbers == list(range(1, 71))


def test_a_spectator_only_watches(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    spectator = Client(server.url, ada.table, None)
    spectator.stream()
    assert spectator.update()["seat"] is None
    spectator.send(type="act", command="a", plan="deploy well")
    assert spectator.receive("error")["error"]["id"] == "server-no-secret"
    spectator.close()


@pytest.mark.parametrize(
    ("table", "secret", "code"),
    [("here", "wrong", 4403), ("none", None, 4404), ("here", 7, 4400)],
)
def test_who_is_turned_away(
    server: Server, open_table: Open, table: str, secret: Any, code: int
) -> None:
    ada, _ = open_table(server)
    given = new_secret() if secret == "wrong" else secret
    client = Client(server.url, ada.table if table == "here" else table, given)
    with pytest.raises((AssertionError, ConnectionClosed)):
        client.stream(language="fr")
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == code
    assert '"type":"error"' in client.frames[0]
    client.close()


def test_who_says_nothing_is_sent_away(make_server: MakeServer, open_table: Open) -> None:
    server = make_server(greeting=0.1)
    ada, _ = open_table(server)
    line = f"ws://{server.host}/api/tables/{ada.table}/stream"
    with connect(line) as silent, pytest.raises(ConnectionClosed):
        silent.recv(timeout=TIMEOUT)


def test_heartbeats(make_server: MakeServer, open_table: Open) -> None:
    ada, _ = open_table(make_server(heartbeat=1.0))  # who answers later than that is gone
    ada.stream()
    assert ada.receive("ping")
    ada.send(type="pong")
    assert ada.receive("ping")


def test_a_message_that_is_too_large(make_server: MakeServer, open_table: Open) -> None:
    ada, _ = open_table(make_server(body=2000))
    ada.stream()
    ada.receive("presence")
    ada.send(type="chat", text="x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        ada.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_only_so_many_streams(
    make_server: MakeServer, open_table: Open, caplog: pytest.LogCaptureFixture
) -> None:
    ada, bo = open_table(make_server(streams=1))
    ada.stream()
    with pytest.raises(InvalidStatus) as refused:
        bo.stream()
    answer = refused.value.response
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "10")
    assert json.loads(answer.body or b"")["id"] == "server-too-many-streams"
    assert not caplog.records
    ada.close()
    end = time.monotonic() + TIMEOUT
    while True:  # until the server has seen that she is gone
        try:
            bo.stream()
        except InvalidStatus:
            assert time.monotonic() < end, "no stream is free again"
        else:
            break


def test_who_sends_too_fast_is_read_slowly(make_server: MakeServer, open_table: Open) -> None:
    ada, _ = open_table(make_server(rate=10.0, burst=12.0))
    ada.stream()
    start = time.monotonic()
    for _ in range(20):
        ada.send(type="ping")
    for _ in range(20):
        ada.receive("pong")
    assert time.monotonic() - start > 0.5


def test_an_origin_from_elsewhere_gets_no_stream(make_server: MakeServer, open_table: Open) -> None:
    server = make_server(origins=("https://games.example",))
    ada, _ = open_table(server)
    address = f"ws://{server.host}/api/tables/{ada.table}/stream"
    for origin in ("https://evil.example", "null", f"https://{server.host}"):
        foreign = {"Origin": origin}
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address, additional_headers=foreign),
        ):
            pass
        assert refused.value.response.status_code == 403
    for origin in ("https://games.example", f"http://{server.host}"):
        with connect(address, additional_headers={"Origin": origin}) as line:
            line.send("{}")
            assert "welcome" in str(line.recv(timeout=TIMEOUT))


def test_a_slow_client_loses_its_stream_and_catches_up(
    make_server: MakeServer, open_table: Open
) -> None:
    server = make_server(send_timeout=0.3, small_buffers=True)
    ada, _ = open_table(server)
    ada.step("first")
    table = server.tables[0].table(ada.table)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.host.split(":")
        line.connect((host, int(port)))
        address = f"ws://{server.host}/api/tables/{ada.table}/stream"
        with connect(address, sock=line, max_queue=1, close_timeout=0.1) as slow:
            slow.send(json.dumps({"secret": ada.secret}))
            assert "welcome" in str(slow.recv(timeout=TIMEOUT))
            end = time.monotonic() + TIMEOUT
            with contextlib.suppress(ConnectionClosed):
                for number in range(300):  # each is answered with the whole state, and never read
                    act = {"type": "act", "command": str(number), "based_on": 0, "plan": "seal"}
                    slow.send(json.dumps(act))
            while table.watched and time.monotonic() < end:
                time.sleep(0.05)
            assert not table.watched, "the server has let go"
            server.wait_until_dropped(line)
    ada.step("second")
    ada.stream(since=0)
    assert [ada.update()["number"] for _ in range(2)] == [1, 2]


def test_who_leaves_while_it_is_let_in(
    server: Server,
    open_table: Open,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The line is lost while the table is being found: no failure of ours."""
    ada, _ = open_table(server)
    tables, find = server.tables[0], server.tables[0].table
    asked: list[str] = []
    lines: list[socket.socket] = []

    def slowly(table_id: str) -> Any:
        asked.append(table_id)
        lines[0].shutdown(socket.SHUT_RDWR)
        time.sleep(0.3)
        return find(table_id)

    monkeypatch.setattr(tables, "table", slowly)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{ada.table}/stream"
    with connect(address) as line, caplog.at_level(logging.ERROR):
        lines.append(line.socket)
        line.send(json.dumps({"secret": ada.secret}))
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=TIMEOUT)
        time.sleep(1)
    assert asked == [ada.table]
    assert not caplog.records


def test_a_message_in_parts(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    socket = ada.stream()
    ada.receive("presence")
    socket.send(iter(['{"type":', '"pi', 'ng"}']))
    ada.send(type="ping")
    assert [ada.receive()["type"] for _ in range(2)] == ["pong", "pong"]


def test_an_update_comes_before_the_answer_to_what_made_it(
    server: Server, open_table: Open
) -> None:
    ada, _ = open_table(server)
    ada.stream()
    ada.receive("presence")
    for number, plan in enumerate(("deploy well", "deploy inn"), start=1):
        ada.send(type="act", command=str(number), based_on=number - 1, plan=plan)
        first, second = ada.receive(), ada.receive()
        assert (first["type"], second["type"]) == ("update", "done")
        assert first["update"]["number"] == second["number"] == number


def test_cells_may_be_left_out(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server, game="wat-aah")
    for cells in (True, False):
        ada.stream(cells=cells)
        assert ("cells" in ada.update()["view"]) == cells
        (update,) = ada.get("/updates", cells=cells)["updates"]
        assert ("cells" in update["view"]) == cells


def test_a_server_without_chat(make_server: MakeServer, open_table: Open) -> None:
    ada, _ = open_table(make_server(chat=False))
    assert ada.post("chat", text="hello").json()["id"] == "server-no-chat"
    ada.stream()
    ada.send(type="chat", text="hello")
    assert ada.receive("error")["error"]["id"] == "server-no-chat"
    assert ada.get("chat")["lines"] == []


def test_a_rematch_is_offered_and_everybody_is_told_where_it_is(
    server: Server, open_table: Open
) -> None:
    ada, bo = open_table(server)
    spectator = Client(server.url, ada.table, None)
    for client in (ada, bo, spectator):
        client.stream()
        assert client.update()["rematch"] is None
    for client, seat in ((ada, 0), (bo, 1)):  # everybody is told who is here
        while True:
            now = client.receive("presence")["presence"]
            if now["spectators"] == 1 and now["seats"][1 - seat]["state"] == "here":
                break
    bo.send(type="visibility", hidden=True)
    while ada.receive("presence")["presence"]["seats"][1]["state"] != "away":
        pass
    assert spectator.get("")["presence"]["seats"][1]["state"] == "away"
    games = {"ids": [ada.table], "number": 1, "wins": [0, 0], "players": [0, 1]}
    assert ada.get("")["games"] == games
    refused = bo.post("rematch", command="early").json()
    assert refused["id"] == "table-rematch-early"
    server.tables[0].table(ada.table).end()
    assert bo.post("rematch/answer", command="none", accept=True).status_code == 409
    ada.send(type="offer-rematch", command="again", clock={"kind": "live", "seconds": 60})
    assert ada.receive("done")["command"] == "again"
    wrong = bo.post("rematch", command="odd", seating="upside down")
    assert wrong.status_code == 400
    begun = bo.post("rematch/answer", command="yes", accept=True).json()["rematch"]["next"]
    for client in (ada, bo, spectator):
        while (rematch := client.update()["rematch"]) is None or rematch["next"] is None:
            pass
        assert rematch["next"] == begun
    card = spectator.get("")
    assert card["games"]["ids"] == [ada.table, begun]
    again = Client(server.url, begun, bo.secret)
    assert again.look()["seat"] == 0
    assert again.get("")["clock"]["seconds"] == 60
    mine = server.http.post("/api/tables/mine", json={"secrets": [bo.secret]}).json()
    assert [(one["id"], one["first"], one["winners"]) for one in mine] == [
        (begun, ada.table, None),
        (ada.table, ada.table, []),
    ]
    again.close()
    spectator.close()


def test_a_table_leaves_memory_with_its_last_stream(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: no cycle waits to be found."""
    monkeypatch.setattr("kagemusha.table.tables.KEPT", 1)
    gc.disable()
    try:
        for _ in range(3):
            for client in open_table(server, "wat-aah"):
                client.stream(language="en")
                client.close()
        while server.tables[0].in_memory > 1:
            server.http.get("/api/health")
    finally:
        gc.enable()
