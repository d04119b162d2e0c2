"""What a hostile client sends: answered with a clear refusal, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import partial
from itertools import islice
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.server import ServerProtocol
from websockets.sync.client import connect

import kagemusha
from bench.fuzz_wire import CLOSE, PING, PONG, TEXT, Ended, Line, frame
from kagemusha.server import connections
from kagemusha.server.client_turns import ClientTurns
from kagemusha.server.connections import CHUNK, Clients
from kagemusha.table import LiveTable
from tests.server.conftest import TIMEOUT, Client, MakeServer, Open, Server, elsewhere

TABLE = {"game": "seven-ronin"}
HUGE = 10**29
DEEP = "[" * 30_000 + "]" * 30_000
JSON = {"Content-Type": "application/json"}


def test_no_spelling_of_an_address_is_cheaper(make_server: MakeServer) -> None:
    server = make_server(rate=0.001, burst=45.0)
    paths = ("/api/tables", "/api/tables/", "/api//tables//", "/api/%74ables", "/api/tables/")
    answers = [server.http.post(server.url + path, json=TABLE).status_code for path in paths]
    assert answers == [201, 201, 201, 201, 429]


NONSENSE = (
    ("POST", "/api/tables", b'{"game": "\xff\xfe"}'),
    ("POST", "/api/tables", b"\xff\xfe\xfa"),
    ("POST", "/api/tables", DEEP.encode()),
    ("POST", "/api/tables/import", ('{"header": ' + DEEP + "}").encode()),
    ("POST", "/api/tables", b'{"game": "seven-ronin", "options": ' + DEEP.encode() + b"}"),
    ("GET", f"{{table}}/chat?since={HUGE}", b""),
    ("GET", f"{{table}}/updates?since={HUGE}", b""),
    ("GET", f"{{table}}/updates?seat={HUGE}", b""),
    ("GET", f"{{table}}/log?seat={HUGE}", b""),
    ("GET", f"{{table}}/history?move={HUGE}", b""),
    ("GET", f"{{table}}/analysis?since={HUGE}", b""),
    (
        "POST",
        "{table}/act",
        json.dumps({"command": "a", "plan": "seal", "seat": HUGE}).encode(),
    ),
    ("POST", "{table}/why", json.dumps({"plan": "seal", "seat": HUGE}).encode()),
    ("POST", "{table}/why", json.dumps({"plan": "x; " * 2_000}).encode()),
    ("POST", "{table}/sit", json.dumps({"seat": HUGE}).encode()),
    ("POST", "{table}/hint", json.dumps({"seat": HUGE}).encode()),
    ("POST", "{table}/fork", json.dumps({"number": HUGE, "bot": "novice"}).encode()),
    ("POST", "{table}/fork", json.dumps({"move": HUGE, "bot": "novice"}).encode()),
)


def test_nonsense_is_refused_in_a_sentence(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    endless = "x" * 3_000
    assert server.http.get(f"/api/tables/{endless}").json()["id"] == "table-unknown"
    assert server.http.post("/api/tables", json={"game": endless}).status_code == 400
    headers = {**JSON, "Authorization": f"Bearer {ada.secret}"}
    for method, path, body in NONSENSE:
        address = server.url + path.replace("{table}", f"/api/tables/{ada.table}")
        answer = server.http.request(method, address, content=body, headers=headers)
        assert answer.status_code == 400, (path, body[:80], answer.text)
        assert len(answer.json()["text"]) < 400


def test_a_stream_is_read_little_by_little(
    server: Server,
    open_table: Open,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """However small the frames are, and whatever they are: others wait meanwhile."""
    ada, _ = open_table(server)
    parsed: list[int] = []
    receive = ServerProtocol.receive_data

    def noted(protocol: ServerProtocol, data: bytes) -> None:
        parsed.append(len(data))
        receive(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", noted)
    for frames, code in (
        (frame(b"x" * 125, PING) * 3_000, 1008),
        (frame(b"", PONG) * 3_000, 1008),
        (frame(b"", TEXT, 0) + frame(b"", 0, 0) * 3_000, 1008),
        (frame(b"\xff\xfe"), 1007),
        (frame(b"", TEXT) * 3_000 + frame(b"", CLOSE), None),
    ):
        line = Line(server.host, f"/api/tables/{ada.table}/stream")
        line.send(frame(b"{}") + frames)
        assert last_words(line) in (code, None), "they may be lost, as we send more"
    assert max(parsed) <= CHUNK
    assert not caplog.records
    ada.stream()


def test_odd_frames_count_for_all_streams_of_a_client(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    take, taken = ClientTurns.take, set[tuple[str, str]]()

    def noted(turns: ClientTurns, loop: Any, client: str, later: Any) -> bool:
        taken.add((client, getattr(later, "func", later).__self__.__class__.__name__))
        return take(turns, loop, client, later)

    monkeypatch.setattr(ClientTurns, "take", noted)
    path = f"/api/tables/{open_table(server)[0].table}/stream"
    # What comes from this machine may be a proxy: each of its streams is another client's.
    for address, code in (("127.0.0.2", 1008), ("127.0.0.1", 1000)):
        lines = [Line(server.host, path, address) for _ in range(2)]
        for line in lines:
            line.send(frame(b"{}") + frame(b"", PING) * 70)
            while line.receive()[0] != PONG:
                pass
        lines[0].close()
        lines[1].send(frame((1000).to_bytes(2, "big"), CLOSE))
        assert last_words(lines[1]) == code
    kinds = ("LimitedProtocol", "CountedStreamProtocol")
    assert taken == {(client, kind) for client in ("127.0.0.2", "") for kind in kinds}


def test_connections_of_a_client_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """What many of them have sent is not worked on before others come."""

    async def rounds() -> list[str]:
        loop, turns = asyncio.get_running_loop(), ClientTurns()
        seen: list[str] = []
        for client in ("a", "a", "a", "b", "", ""):
            later = partial(seen.append, client)
            if turns.take(loop, client, later):
                later()
        for _ in range(4):
            seen.append("|")
            await asyncio.sleep(0)
        assert turns.take(loop, "a", partial(seen.append, "never")), "it waits for nothing more"
        return seen

    assert "".join(asyncio.run(rounds())) == "ab|a|a||"
    monkeypatch.setattr(connections, "MOST_FAULTS", 2)
    clients = Clients()
    clients.faults.spent_elsewhere("a", 4)
    waits = [clients.wait("a", 0) for _ in range(3)]
    assert [round(later - waits[0], 3) for later in waits] == [0, 0.1, 0.2], "nor begin together"
    assert 1 < waits[0] <= 2
    assert clients.wait("b", 0) == 0


def last_words(line: Line) -> int | None:
    """With what a stream is closed."""
    try:
        while True:
            line.receive()
    except Ended as end:
        return end.code
    finally:
        line.close()


MESSAGES = (
    json.dumps({"type": "act", "command": "x", "plan": "seal", "seat": HUGE}),
    json.dumps({"type": "undo", "command": "x", "based_on": HUGE}),
    json.dumps({"type": "chat", "text": "x", "seat": HUGE}),
    DEEP,
    '{"type": "act", "command": "x", "plan": ' + "[" * 30_000 + "]" * 30_000 + "}",
)


def test_a_stream_answers_on_after_nonsense(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    socket = ada.stream()
    for words in MESSAGES:
        socket.send(words)
        assert ada.receive("error")["error"]["text"]
    ada.send(type="ping")
    assert ada.receive("pong") == {"type": "pong"}


def test_no_client_waits_for_another(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One client's slow requests hold neither threads nor tables that others need."""
    slow, quick = open_table(server)[0], open_table(server)[0]
    go_on, record = threading.Event(), LiveTable.seat_log

    def stuck(table: LiveTable, *args: Any, **more: Any) -> Any:
        if table.id == slow.table:
            assert go_on.wait(TIMEOUT)
        return record(table, *args, **more)

    monkeypatch.setattr(LiveTable, "seat_log", stuck)
    with elsewhere(server) as hostile, ThreadPoolExecutor(70) as many:
        hostile.headers["Authorization"] = f"Bearer {slow.secret}"
        address = f"/api/tables/{slow.table}/log"
        answers = [many.submit(hostile.get, address) for _ in range(70)]
        assert quick.http.get("log").status_code == 200
        assert server.http.get("/api/games").status_code == 200
        list(islice(as_completed(answers), 16))  # all have arrived: some wait, these were refused
        go_on.set()
        given = [answer.result() for answer in answers]
    counts = Counter(answer.status_code for answer in given)
    assert counts == {200: 54, 429: 16}
    assert {a.headers["retry-after"] for a in given if a.status_code == 429} == {"1"}


def from_address(address: str, secret: str | None = None) -> dict[str, str]:
    """The headers of a request that a proxy brings."""
    headers = {"X-Forwarded-For": address}
    return headers if secret is None else {**headers, "Authorization": f"Bearer {secret}"}


def test_spectators_take_nothing_from_players(make_server: MakeServer, open_table: Open) -> None:
    server = make_server(rate=0.001, burst=3.0)
    ada, bo = open_table(server)
    table = f"/api/tables/{ada.table}"
    answers = [
        server.http.get(table, headers=from_address(f"10.0.0.{number}")).status_code
        for number in range(35)
    ]
    assert Counter(answers) == {200: 30, 429: 5}, "ten clients' allowance for all of them"
    address = f"ws://{server.host}{table}/stream"
    with connect(address, additional_headers=from_address("10.0.1.1")) as spectator:
        spectator.send("{}")
        with pytest.raises(ConnectionClosed):
            spectator.recv(timeout=60)
        assert spectator.close_code == 1013
    for client in (ada, bo):
        own = from_address("10.0.1.2", client.secret)
        assert server.http.get(f"{table}/updates", headers=own).status_code == 200
    with connect(address, additional_headers=from_address("10.0.1.3")) as player:
        player.send(json.dumps({"secret": ada.secret}))
        assert json.loads(player.recv(timeout=60))["type"] == "welcome"
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers=from_address("10.0.1.3")),
    ):
        pass  # a stream counts as three requests


def test_players_do_not_wait_for_spectators(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = open_table(server)
    go_on, record, inside = threading.Event(), LiveTable.seat_log, threading.Semaphore(0)

    def stuck(table: LiveTable, secret: str | None, **more: Any) -> Any:
        if secret is None:
            inside.release()
            assert go_on.wait(60)
        return record(table, secret, **more)

    monkeypatch.setattr(LiveTable, "seat_log", stuck)
    address = f"/api/tables/{ada.table}/log"
    with ThreadPoolExecutor(5) as many:
        slow = [
            many.submit(server.http.get, address, headers=from_address(f"10.0.0.{number}"))
            for number in range(5)
        ]
        for _ in range(2):
            assert inside.acquire(timeout=60)
        assert ada.http.get("log").status_code == 200
        go_on.set()
        assert {answer.result().status_code for answer in slow} == {200}


def test_a_client_has_so_many_unfinished_tables(make_server: MakeServer) -> None:
    server = make_server(most=2)

    def opens(address: str) -> httpx.Response:
        return server.http.post("/api/tables", json=TABLE, headers=from_address(address))

    first, _, third = [opens("10.0.0.1") for _ in range(3)]
    assert (third.status_code, third.json()["id"]) == (429, "table-too-many")
    assert int(third.headers["retry-after"]) > 0
    assert opens("10.0.0.2").status_code == 201
    assert {opens("127.0.0.1").status_code for _ in range(3)} == {201}
    opened = first.json()
    ada = Client(server.url, opened["id"], opened["seats"][0]["secret"])
    assert ada.post("agreements", type="abort", command="a").status_code == 200
    ada.close()
    assert opens("10.0.0.1").status_code == 201


def test_a_client_has_so_many_imported_logs(make_server: MakeServer) -> None:
    server = make_server(most=2)
    log = kagemusha.game("wat-aah").new(seed=1).to_dict()

    def imports(address: str) -> httpx.Response:
        more = from_address(address)
        return server.http.post("/api/tables/import", json=log, headers=more)

    third = [imports("10.0.0.1") for _ in range(3)][2]
    assert (third.status_code, third.json()["id"]) == (429, "table-too-many-imported")
    assert int(third.headers["retry-after"]) > 0
    assert server.http.post("/api/tables", json=TABLE, headers=from_address("10.0.0.1")).is_success
    assert imports("10.0.0.2").status_code == 201


def connected(server: Server, start: bytes, address: str = "127.0.0.1") -> socket.socket:
    """A connection on which something was sent."""
    host, port = server.host.split(":")
    made = socket.create_connection((host, int(port)), TIMEOUT, (address, 0))
    made.sendall(start)
    return made


HEAD = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\n"
BODY = HEAD + b"content-type: application/json\r\ncontent-length: 100\r\n\r\n{"


QUIET = 2.0
"""Seconds: more than we ourselves may be held up between two lines of a test."""


def test_who_says_nothing_is_disconnected(
    make_server: MakeServer, caplog: pytest.LogCaptureFixture
) -> None:
    server = make_server(header_time=QUIET, body_time=QUIET)
    with contextlib.ExitStack() as all_at_once:
        slow = [
            all_at_once.enter_context(connected(server, start))
            for start in (b"", b"GET /api", HEAD, BODY)
        ]
        for client in slow:
            assert client.recv(1000).startswith(b"HTTP/1.1 408 ")
            assert client.recv(1000) == b""
    assert not caplog.records
    assert server.http.get("/api/health").text == "ok"


def test_who_takes_nothing_is_disconnected(make_server: MakeServer) -> None:
    server = make_server(send_timeout=0.3, small_buffers=True)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.host.split(":")
        deaf.connect((host, int(port)))
        deaf.sendall(b"GET /api/schema HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert deaf.recv(10).startswith(b"HTTP/1.1 2")
        server.wait_until_dropped(deaf)


def test_who_goes_too_far_waits(make_server: MakeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a refusal; and whose connections break limits, for the next one to be read."""
    monkeypatch.setattr(connections, "FAULTS", 0.01)
    monkeypatch.setattr(connections, "MOST_FAULTS", 2)
    server = make_server(rate=0.01, burst=2, patience=4)
    ask = b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    for _ in range(3):
        with connected(server, HEAD + b"a: b\r\n" * 101, "127.0.0.2") as endless:
            assert endless.recv(1000).startswith(b"HTTP/1.1 431 ")
    for _ in range(2):
        with connected(server, ask, "127.0.0.3") as calm:
            assert calm.recv(1000).startswith(b"HTTP/1.1 200 ")
    with (
        connected(server, ask, "127.0.0.2") as unread,
        connected(server, ask, "127.0.0.3") as refused,
    ):
        for waits in (unread, refused):
            waits.settimeout(0.3)
            with pytest.raises(TimeoutError):
                waits.recv(1000)
        refused.settimeout(TIMEOUT)
        assert refused.recv(1000).startswith(b"HTTP/1.1 429 ")


def test_headers_have_an_end(make_server: MakeServer) -> None:
    server = make_server(headers=5_000)
    for headers in (b"a: " + b"b" * 6_000, b"a: b\r\n" * 101 + b"\r\n"):
        with connected(server, HEAD + headers) as endless:
            assert endless.recv(1000).startswith(b"HTTP/1.1 431 ")
            assert endless.recv(1000) == b""


def test_a_body_in_very_many_parts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither before the answer nor after it is all of it read."""
    parts, on_body = [], HttpToolsProtocol.on_body

    def noted(protocol: HttpToolsProtocol, body: bytes) -> None:
        parts.append(body)
        on_body(protocol, body)

    monkeypatch.setattr(HttpToolsProtocol, "on_body", noted)
    chunked = b"transfer-encoding: chunked\r\n\r\n"
    for method in (b"POST", b"PUT"):  # the latter is answered without a look at the body
        start = HEAD.replace(b"POST", method) + chunked
        with connected(server, start + b"1\r\n{\r\n" * 900) as patient:
            patient.sendall(b"0\r\n\r\n")
            assert patient.recv(1000).startswith(b"HTTP/1.1 40")
    parts.clear()
    with connected(server, HEAD + chunked + b"1\r\n{\r\n" * 2_000) as hasty:
        assert hasty.recv(1000).startswith(b"HTTP/1.1 413 ")
        with contextlib.suppress(ConnectionResetError):  # with more that came and was not read
            assert hasty.recv(1000) == b""
    assert len(parts) == 1_000


def test_requests_are_not_answered_in_advance(server: Server) -> None:
    one = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    answers = b""
    with connected(server, one * 100) as hasty:
        while some := hasty.recv(100_000):
            answers += some
    assert answers.count(b"HTTP/1.1 200 ") == 1


def test_one_address_has_so_many_connections(make_server: MakeServer) -> None:
    server = make_server(connections=2)
    with (
        connected(server, HEAD, "127.0.0.2") as first,
        connected(server, HEAD, "127.0.0.2"),
        connected(server, b"", "127.0.0.2") as third,
    ):
        full = third.recv(1000)
        assert full.startswith(b"HTTP/1.1 503 ")
        assert b"retry-after: " in full
        first.sendall(b"content-length: 0\r\n\r\n")  # the others go on
        assert first.recv(1000).startswith(b"HTTP/1.1 400 ")
    end = time.monotonic() + TIMEOUT
    with elsewhere(server) as later:  # and their places are free again, once they are seen to go
        while (answer := later.get("/api/health")).status_code == 503:
            assert time.monotonic() < end
        assert answer.text == "ok"


def test_a_proxy_elsewhere_brings_many(
    make_server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1,127.0.0.0/30")
    server = make_server(connections=1)
    with connected(server, HEAD, "127.0.0.2"), elsewhere(server) as second:
        assert second.get("/api/health").text == "ok"
