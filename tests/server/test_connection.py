"""What comes over a WebSocket, in whatever pieces."""

from __future__ import annotations

import json
import os

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from tests.server.conftest import Client, MakeServer, Open, Server


def line(client: Client) -> ClientConnection:
    client.stream()
    client.update()
    assert client.socket is not None
    return client.socket


def frame(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


def test_a_message_in_parts(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    socket = line(ada)
    socket.send(iter(['{"type":', '"pi', 'ng"}']))
    ada.send(type="ping")
    assert [ada.receive()["type"] for _ in range(2)] == ["pong", "pong"]


@pytest.mark.parametrize("size", [1, 3, 7, 1000])
def test_frames_that_are_cut_anywhere(server: Server, open_table: Open, size: int) -> None:
    ada, _ = open_table(server)
    socket = line(ada)
    ping = json.dumps({"type": "ping"}).encode()
    long = json.dumps({"type": "chat", "words": "x" * 200}).encode()
    raw = b"".join(
        [
            frame(Opcode.TEXT, ping),
            frame(Opcode.PING, b"are you there"),
            frame(Opcode.TEXT, long),
            frame(Opcode.PONG, os.urandom(4)),
            frame(Opcode.TEXT, ping),
        ]
    )
    for start in range(0, len(raw), size):
        socket.socket.sendall(raw[start : start + size])
    assert sorted(ada.receive()["type"] for _ in range(3)) == ["chat", "pong", "pong"]


@pytest.mark.parametrize("number", [1, 100, 30_000])
def test_words_of_any_length_come_out(server: Server, open_table: Open, number: int) -> None:
    ada, _ = open_table(server)
    line(ada)
    ada.send(type="x" * number)
    assert ada.receive("error")["error"]["id"] == "server-bad-request"


def test_what_is_no_text(server: Server, open_table: Open) -> None:
    ada, _ = open_table(server)
    socket = line(ada)
    socket.socket.sendall(frame(Opcode.TEXT, b'{"type": "\xff"}'))
    assert ada.receive("error")["error"]["id"] == "server-bad-request"


def test_a_frame_that_claims_to_be_too_large(make_server: MakeServer, open_table: Open) -> None:
    ada, _ = open_table(make_server(body=2000))
    socket = line(ada)
    socket.socket.sendall(frame(Opcode.TEXT, b"x" * 2001)[:20])
    with pytest.raises(ConnectionClosed) as closed:
        ada.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_an_update_comes_before_the_answer_to_what_made_it(
    server: Server, open_table: Open
) -> None:
    ada, _ = open_table(server)
    line(ada)
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
