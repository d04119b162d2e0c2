"""What one client sends never keeps the server busy for long: others have their turn meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import socket
import threading
import time
import weakref
from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bench.fuzz_wire import Line
from kagemusha.arena.play import play_match
from kagemusha.server import garbage, log_reading, security
from kagemusha.server.connections import LimitedStreamProtocol
from kagemusha.server.log_reading import MOVES, PARTS, PIECE
from tests.server.conftest import TIMEOUT, MakeServer, Open, Server

HOSTILE = "127.0.0.2"
ASK = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
JSON = {"Content-Type": "application/json"}


@contextlib.contextmanager
def connected(server: Server) -> Iterator[socket.socket]:
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), TIMEOUT, (HOSTILE, 0)) as client:
        yield client


def test_refusals_of_a_client_take_turns(
    make_server: MakeServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What came together waits for the same second: it is not answered in one round."""
    server = make_server(rate=0.01, burst=1.0, patience=0.3)
    answered, rounds, answer = Counter[int](), [0], security._answer

    def tick(loop: asyncio.AbstractEventLoop) -> None:
        rounds[0] += 1
        if answered.total() < 20:
            loop.call_soon(tick, loop)

    async def noted(*args: Any) -> None:
        if not answered:
            tick(asyncio.get_running_loop())
        answered[rounds[0]] += 1
        await answer(*args)

    monkeypatch.setattr(security, "_answer", noted)
    with contextlib.ExitStack() as all_of_them:
        clients = [all_of_them.enter_context(connected(server)) for _ in range(21)]
        for client in clients:
            client.sendall(ASK)
        answers = [client.recv(1000)[9:12] for client in clients]
    assert Counter(answers) == {b"429": 20, b"200": 1}
    assert max(answered.values()) <= 2  # the first of all may come in the round of another


def costly(start: bytes, part: bytes) -> bytes:
    """A log of the largest size, of very many small parts."""
    size = 1024 * 1024 - len(start)
    return start + (part * (size // len(part)))


EVIL = (
    costly(b'{"header": {"a": [', b"[],"),
    costly(b'{"moves": [', b"{},"),
    costly(b'{"moves": [', b"[" * 300),
    costly(b'{"moves": ["', b"a"),
    costly(b'{"moves": [', b"1"),
    costly(b"{", b'"moves": [], '),
    costly(b'{"header"', b" "),
    b'{"moves": [{}]',
    b'{"moves": {}, 1: 2}',
    b'{"header": NaN}',
    b'{"header": {"game": "\\ud800"}}',
    b"[]",
    b"",
)


def test_a_log_is_read_piece_by_piece(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """No decoder gets very much of it, and none does so in the event loop."""
    log = json.dumps(play_match("seven-ronin", ("random", "random"), seed=1).to_dict()).encode()
    pieces: list[int] = []
    threads: set[int] = set()
    whole, piece = log_reading.read_log, log_reading._piece

    def noted(text: str) -> Any:
        pieces.append(len(text))
        return piece(text)

    def read(body: bytes) -> Any:
        threads.add(threading.get_ident())
        return whole(body)

    monkeypatch.setattr(log_reading, "_piece", noted)
    monkeypatch.setattr("kagemusha.server.routes.read_log", read)

    def ask(body: bytes) -> httpx.Response:
        pieces.clear()
        return server.http.post("/api/tables/import", content=body, headers=JSON)

    for body in EVIL:
        answer = ask(body)
        assert answer.status_code == 400, body[:40]
        assert answer.json()["id"] == "server-bad-request"
        assert len(pieces) <= MOVES + 2 * PARTS
        assert max(pieces, default=0) <= PIECE
    assert ask(b" " * 20_000 + log + b"\n" * 20_000).status_code == 201
    assert ask(json.dumps(json.loads(log), indent=4).encode()).status_code == 201
    assert ask(log + b"{}").status_code == 400
    assert threads
    assert server._thread.ident not in threads


def test_nobody_waits_for_a_log_that_comes_slowly(server: Server) -> None:
    log = play_match("wat-aah", ("random", "random"), seed=1).to_dict()
    head = b"POST /api/tables/import HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5000\r\n\r\n{"
    with connected(server) as slow:
        slow.sendall(head)
        for _ in range(2):  # the second surely comes after the slow one
            assert server.http.post("/api/tables/import", json=log).status_code == 201
        slow.setblocking(False)
        with pytest.raises(BlockingIOError):
            slow.recv(1)


def test_a_stream_leaves_no_reference_cycles(
    server: Server, open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else all of it would stay until old garbage is collected, which takes long."""
    known: list[weakref.ref[Any]] = []
    made, upgraded = (
        LimitedStreamProtocol.connection_made,
        HttpToolsProtocol.handle_websocket_upgrade,
    )

    def note_stream(stream: LimitedStreamProtocol, transport: Any) -> None:
        known.append(weakref.ref(stream))
        made(stream, transport)

    def note_request(request: HttpToolsProtocol) -> None:
        known.append(weakref.ref(request))
        upgraded(request)

    monkeypatch.setattr(LimitedStreamProtocol, "connection_made", note_stream)
    monkeypatch.setattr(HttpToolsProtocol, "handle_websocket_upgrade", note_request)
    ada, _ = open_table(server)
    monkeypatch.setattr(gc, "collect", lambda *_: 0)
    gc.disable()
    try:
        ada.stream(language="en")
        ada.close()
        path = f"/api/tables/{ada.table}/stream"
        Line(server.host, path).close()  # without a word
        end = time.monotonic() + TIMEOUT
        while len(known) < 4 or any(one() is not None for one in known):
            assert time.monotonic() < end, [one() for one in known]
            time.sleep(0.01)
    finally:
        gc.enable()


def test_garbage_is_collected_in_small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0)
    known: list[weakref.ref[Any]] = []

    class Circle:
        def __init__(self) -> None:
            self.itself = self
            known.append(weakref.ref(self))

    async def run() -> None:
        collecting = asyncio.ensure_future(garbage.collect_garbage())
        for _ in range(garbage.ENOUGH):
            Circle()
        while any(one() is not None for one in known):
            await asyncio.sleep(0)
        collecting.cancel()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(asyncio.wait_for(run(), TIMEOUT))
    finally:
        gc.enable()
