"""A real server on a free port, and clients that speak to it as programs do."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync import client as websockets
from websockets.sync.client import ClientConnection

from kagemusha.server import Settings, make_app
from kagemusha.server.serve import listen, uvicorn_config
from kagemusha.table import Store, Tables

FAST = {"rate": 10_000.0, "burst": 10_000.0, "patience": 0.0}
RATE = "--rate=10000"
PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
TIMEOUT = 180
"""Seconds: on a machine with much else to do a process may take long to start."""
connect = partial(websockets.connect, open_timeout=TIMEOUT, ping_interval=None)
"""Opens a stream to a server that may be slow to answer."""


class Server:
    """uvicorn in a thread, and the address it has."""

    def __init__(
        self,
        url: str,
        root_path: str = "",
        workers: int = 0,
        small_buffers: bool = False,
        preload: tuple[str, ...] = (),
        most: int = 0,
        **settings: Any,
    ) -> None:
        chosen = Settings(**{**FAST, **settings})
        self.tables: list[Tables] = []

        def open_tables() -> Tables:
            opened = Tables(Store.open(url), workers=workers, preload=preload, most=most)
            self.tables.append(opened)
            return self.tables[-1]

        self._socket = listen("127.0.0.1", 0)
        if small_buffers:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
        self.host = f"127.0.0.1:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        config = uvicorn_config(make_app(open_tables, chosen), chosen, root_path)
        config.timeout_graceful_shutdown = 1
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True
        )
        self._thread.start()
        end = time.monotonic() + TIMEOUT
        while not self._server.started:
            assert time.monotonic() < end
            assert self._thread.is_alive()
            time.sleep(0.01)
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT)

    def wait_until_dropped(self, client: socket.socket) -> None:
        """Until nothing is kept of a connection."""
        ours, end = client.getsockname(), time.monotonic() + TIMEOUT
        connections: set[Any] = self._server.server_state.connections
        while any(one.client == ours for one in list(connections)):
            assert time.monotonic() < end, "the server keeps the connection"
            time.sleep(0.05)

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(TIMEOUT)
        self._socket.close()
        assert not self._thread.is_alive()


def elsewhere(server: Server) -> httpx.Client:
    """A client at another address."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2", limits=httpx.Limits())
    return httpx.Client(base_url=server.url, transport=transport, timeout=TIMEOUT)


class Client:
    """One seat, or a spectator, by HTTP and by WebSocket."""

    def __init__(self, url: str, table: str, secret: str | None) -> None:
        self.url, self.table, self.secret = url, table, secret
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        self.http = httpx.Client(
            base_url=f"{url}/api/tables/{table}", headers=headers, timeout=TIMEOUT
        )
        self.frames: list[str] = []
        self.socket: ClientConnection | None = None
        self._lines = contextlib.ExitStack()

    def get(self, path: str, **params: Any) -> Any:
        return self.http.get(path, params=params).raise_for_status().json()

    def look(self) -> dict[str, Any]:
        update: dict[str, Any] = self.get("updates")["updates"][0]
        return update

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def step(self, command: str, prefer: str = "") -> None:
        """Any legal action, or a preferred one if it is legal."""
        legal = [choice["notation"] for choice in self.look()["legal"]]
        plan = prefer if prefer in legal else legal[0]
        assert self.post("act", command=command, plan=plan).status_code == 200

    def stream(self, **hello: Any) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/stream"
        self._lines.close()
        line = connect(address, max_size=None)
        self.socket = self._lines.enter_context(line)
        self.send(secret=self.secret, **hello)
        assert self.receive()["type"] == "welcome"
        return self.socket

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def receive(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a kind."""
        assert self.socket is not None
        end = time.monotonic() + TIMEOUT
        while True:
            words = self.socket.recv(timeout=end - time.monotonic())
            assert isinstance(words, str)
            self.frames.append(words)
            message: dict[str, Any] = json.loads(words)
            if kind is None or message["type"] == kind:
                return message

    def update(self) -> dict[str, Any]:
        update: dict[str, Any] = self.receive("update")["update"]
        return update

    def close(self) -> None:
        self.http.close()
        self._lines.close()


MakeServer = Callable[..., Server]
Start = Callable[..., tuple["subprocess.Popen[str]", str]]
Open = Callable[..., list[Client]]


on_each_database = pytest.mark.parametrize(
    "database", ["lite_url", "emptied_database"], ids=["sqlite", "postgres"], indirect=True
)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """A store without a table: on SQLite, unless a test is for each database."""
    address: str = request.getfixturevalue(getattr(request, "param", "lite_url"))
    return address


@pytest.fixture
def start_on() -> Iterator[Start]:
    """Starts `kagemusha serve` on a database; the program and its address."""
    running: list[subprocess.Popen[str]] = []

    def start(database: str, *words: str) -> tuple[subprocess.Popen[str], str]:
        command = [sys.executable, "-m", "kagemusha", "serve", "--port=0", "--language=en", RATE]
        process = subprocess.Popen(
            [*command, f"--database={database}", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Kagemusha runs at http://127.0.0.1:"), process.communicate()
        return process, line.split()[3].rstrip("/")

    yield start
    for process in running:  # all of them, before their output is read to its end
        if process.poll() is None:
            process.kill()
    for process in running:
        process.communicate(timeout=TIMEOUT)


@pytest.fixture
def make_server(database: str) -> Iterator[MakeServer]:
    servers: list[Server] = []

    def make(**settings: Any) -> Server:
        servers.append(Server(database, **settings))
        return servers[-1]

    yield make
    for server in servers:
        server.stop()


@pytest.fixture
def server(make_server: MakeServer) -> Server:
    return make_server()


@pytest.fixture
def open_table() -> Iterator[Open]:
    """Opens a table and gives a client for each seat that has a secret."""
    clients: list[Client] = []

    def open_(server: Server, game: str = "seven-ronin", **more: Any) -> list[Client]:
        answer = server.http.post("/api/tables", json={"game": game, "seats": PEOPLE, **more})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        made = [
            Client(server.url, opened["id"], seat["secret"])
            for seat in opened["seats"]
            if seat["secret"]
        ]
        clients.extend(made)
        return made

    yield open_
    for client in clients:
        client.close()
