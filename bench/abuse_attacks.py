"""What one hostile client does, from its own address. Each attack runs for some seconds."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect

import kagemusha
from bench.fuzz_wire import PING, TEXT, UPGRADE, frame
from kagemusha.arena.play import play_match

ADDRESS = "127.0.0.66"
HUGE = 10**29
LOG = 1_000_000
"""Bytes of a log; a server reads not much more."""
DEEP = b"[" * 30_000
JSON = {"Content-Type": "application/json"}
PEOPLE = [{"kind": "person", "name": "Mallory"}, {"kind": "person", "name": "Eve"}]
AGAINST_BOT = [{"kind": "person", "name": "Mallory"}, {"kind": "bot", "name": "master"}]
BOTS = [{"kind": "bot", "name": "master"}] * 2
Call = Callable[[], Awaitable[object]]


class Attacker:
    """One client that sends this many requests per second and ignores refusals."""

    def __init__(self, url: str, seconds: float, speed: float, victims: list[str]) -> None:
        self.url, self.victims = url, victims
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 0
        self.end = time.monotonic() + seconds
        self.speed = speed
        self.answers: Counter[str] = Counter()
        self.dice = random.Random(1)
        transport = httpx.AsyncHTTPTransport(
            local_address=ADDRESS, limits=httpx.Limits(max_connections=500)
        )
        self.http = httpx.AsyncClient(base_url=url, transport=transport, timeout=30)

    async def request(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Ask; what came of it is counted."""
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    async def flood(self, call: Call, parallel: int = 20) -> None:
        """Do it over and over, `parallel` at a time, at the speed of this client."""

        async def one() -> None:
            while time.monotonic() < self.end:
                await call()
                await asyncio.sleep(parallel / self.speed)

        await asyncio.gather(*(one() for _ in range(parallel)))

    async def table(self, seats: list[dict[str, str]], game: str = "wat-aah") -> tuple[str, str]:
        """The attacker's own table, and the secret of a seat."""
        while True:
            body = {"game": game, "seats": seats}
            answer = await self.request("POST", "/api/tables", json=body)
            if answer is not None and answer.status_code == 201:
                opened = answer.json()
                return opened["id"], opened["seats"][0]["secret"] or ""
            await asyncio.sleep(0.5)

    def victim(self) -> str:
        return f"/api/tables/{self.dice.choice(self.victims)}"

    def stream(self, table: str) -> Any:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/stream"
        return connect(address, local_addr=(ADDRESS, 0), compression=None, max_size=None)

    async def raw(self, start: bytes, hold: float = 0.0) -> None:
        """A connection on which something is sent, and then nothing for a while."""
        try:
            reader, writer = await asyncio.open_connection(
                self.host, self.port, local_addr=(ADDRESS, 0)
            )
            writer.write(start)
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                answer = await asyncio.wait_for(reader.read(20), max(hold, 0.01))
                self.answers[answer[9:12].decode() or "closed"] += 1
            writer.close()
        except OSError as error:
            self.answers[type(error).__name__] += 1


def held(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


async def nothing(me: Attacker) -> None:
    """No attack: how much what is measured swings by itself."""
    await asyncio.sleep(me.end - time.monotonic())


# --- those of the findings ------------------------------------------------------------------------


async def hints(me: Attacker) -> None:
    table, secret = await me.table(AGAINST_BOT)
    ask = f"/api/tables/{table}/hint"
    await me.flood(lambda: me.request("POST", ask, json={}, headers=held(secret)), 12)


async def long_history(me: Attacker) -> None:
    table, secret = await me.table(PEOPLE, "seven-ronin")
    path, number = f"/api/tables/{table}", 0

    async def back_and_forth() -> None:
        nonlocal number
        number += 1
        act = {"command": f"a{number}", "plan": "deploy well"}
        await me.request("POST", f"{path}/act", json=act, headers=held(secret))
        undo = {"command": f"u{number}"}
        await me.request("POST", f"{path}/undo", json=undo, headers=held(secret))
        await me.request("GET", f"{path}/updates?since=0", headers=held(secret))

    await me.flood(back_and_forth)


async def slash(me: Attacker) -> None:
    body = {"game": "wat-aah", "seats": PEOPLE}
    await me.flood(lambda: me.request("POST", "/api/tables/", json=body))


async def deaf_stream(me: Attacker) -> None:
    table, secret = await me.table(PEOPLE)
    message = {"type": "act", "command": "x", "plan": "seal", "seat": HUGE}
    await _on_streams(me, table, secret, lambda: json.dumps(message))


async def forks(me: Attacker) -> None:
    table, secret = await me.table(AGAINST_BOT)
    path = f"/api/tables/{table}/fork"
    await me.flood(lambda: me.request("POST", path, json={}, headers=held(secret)))


async def slow_clients(me: Attacker) -> None:
    starts = (b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n", _body(100, b"{"))
    await me.flood(lambda: me.raw(me.dice.choice(starts), 5.0), 400)


async def analyses(me: Attacker) -> None:
    log = _finished_log()
    imported = await me.request("POST", "/api/tables/import", json=log)
    table = imported.json()["id"] if imported is not None and imported.is_success else "x"

    async def start() -> None:
        work = {"bot": "master", "work": round(me.dice.uniform(0.01, 1), 4)}
        await me.request("POST", f"/api/tables/{table}/analysis", json=work)

    await me.flood(start)


async def nonsense(me: Attacker) -> None:
    bodies = (b'{"game": "\xff"}', DEEP, b'{"a":' * 9_000, b'{"game": 1e999}', b"\x00" * 60_000)

    async def send() -> None:
        content = me.dice.choice(bodies)
        await me.request("POST", "/api/tables", content=content, headers=JSON)
        await me.request("GET", f"{me.victim()}/updates?since={HUGE}")

    await me.flood(send)


async def chat(me: Attacker) -> None:
    table, secret = await me.table(PEOPLE)
    path, words = f"/api/tables/{table}/chat", "x" * 500

    async def talk() -> None:
        await me.request("POST", path, json={"text": words}, headers=held(secret))
        await me.request("GET", path, headers=held(secret))

    await me.flood(talk)


async def bot_tables(me: Attacker) -> None:
    body = {"game": "seven-ronin", "seats": BOTS}
    await me.flood(lambda: me.request("POST", "/api/tables", json=body))


async def schema(me: Attacker) -> None:
    await me.flood(lambda: me.request("GET", "/api/schema"))


# --- others ---------------------------------------------------------------------------------------


async def imports(me: Attacker) -> None:
    log = json.dumps(_finished_log()).encode()
    padded = log + b" " * (LOG - len(log))
    await me.flood(
        lambda: me.request("POST", "/api/tables/import", content=padded, headers=JSON), 8
    )


async def costly_logs(me: Attacker) -> None:
    """Logs that are none, of very many small parts."""
    starts = (b'{"header": {"a": [', b'{"moves": [')
    bodies = [start + part * 350_000 for start in starts for part in (b"[],", b"{},")]
    bodies = [body[:LOG] for body in bodies]

    async def send() -> None:
        body = me.dice.choice(bodies)
        await me.request("POST", "/api/tables/import", content=body, headers=JSON)

    await me.flood(send, 8)


async def pipelines(me: Attacker) -> None:
    one = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    await me.flood(lambda: me.raw(one * 500, 1.0))


async def connection_churn(me: Attacker) -> None:
    await me.flood(lambda: me.raw(b""), 50)


async def stream_churn(me: Attacker) -> None:
    async def come_and_go() -> None:
        with contextlib.suppress(Exception):
            async with me.stream(me.dice.choice(me.victims)) as line:
                await line.send("{}")
                await line.recv()
        me.answers["stream"] += 1

    await me.flood(come_and_go)


async def deaf_readers(me: Attacker) -> None:
    """Streams that ask for everything, again and again, and read nothing."""
    table, secret = await me.table(PEOPLE)

    async def follow() -> None:
        with contextlib.suppress(Exception):
            async with me.stream(table) as line:
                await line.send(json.dumps({"secret": secret, "since": 0, "language": "pl"}))
                for _ in range(200):
                    await line.send('{"type": "ping"}')
                await asyncio.sleep(1)
        me.answers["stream"] += 1

    await me.flood(follow, 32)


async def deaf_pages(me: Attacker) -> None:
    """Connections that ask for something large, and read nothing."""
    start = b"GET /api/schema HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def ask() -> None:
        with contextlib.suppress(OSError), socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            line.bind((ADDRESS, 0))
            await asyncio.get_running_loop().sock_connect(line, (me.host, me.port))
            line.send(start)
            me.answers["sent"] += 1
            await asyncio.sleep(max(0, me.end - time.monotonic()))

    await me.flood(ask, 400)


async def long_plans(me: Attacker) -> None:
    table, secret = await me.table(PEOPLE, "seven-ronin")
    plan = "deploy " + ", ".join(["well 1"] * 6_000)
    path = f"/api/tables/{table}/why"
    await me.flood(lambda: me.request("POST", path, json={"plan": plan}, headers=held(secret)))


async def swarm(me: Attacker) -> None:
    """Everything that a stranger may read of other people's tables."""
    pages = ("", "/updates?language=pl", "/updates?since=0", "/log", "/chat", "/history")
    await me.flood(lambda: me.request("GET", me.victim() + me.dice.choice(pages)), 50)


async def guessed_secrets(me: Attacker) -> None:
    act = {"command": "x", "plan": "pass"}
    await me.flood(
        lambda: me.request(
            "POST", f"{me.victim()}/act", json=act, headers=held(os.urandom(24).hex())
        )
    )


async def many_secrets(me: Attacker) -> None:
    secrets = [os.urandom(16).hex() for _ in range(1_800)]
    await me.flood(lambda: me.request("POST", "/api/tables/mine", json={"secrets": secrets}))


async def seats(me: Attacker) -> None:
    await me.flood(lambda: me.request("POST", f"{me.victim()}/sit", json={"name": "x" * 40}))


async def texts(me: Attacker) -> None:
    pages = [
        f"/api/games/{game}/{page}" for game in kagemusha.games() for page in ("lexicon", "rules")
    ]

    async def read() -> None:
        await me.request("GET", f"{me.dice.choice(pages)}?language={me.dice.choice(['en', 'pl'])}")

    await me.flood(read)


async def frames(me: Attacker) -> None:
    """Small messages as fast as a stream takes them."""
    table, secret = await me.table(PEOPLE)
    await _on_streams(me, table, secret, lambda: '{"type": "ping"}', 50)


async def large_frames(me: Attacker) -> None:
    table, secret = await me.table(PEOPLE)
    plan = json.dumps({"type": "act", "command": "x", "plan": "x; " * 20_000})
    await _on_streams(me, table, secret, lambda: plan)


async def tiny_frames(me: Attacker) -> None:
    """Streams on which as many empty messages come at once as one read takes."""
    await _blobs(me, frame(b"") * 40_000)


async def pings(me: Attacker) -> None:
    """Questions of the protocol itself, whose answers nobody reads."""
    await _blobs(me, frame(b"x" * 125, PING) * 8_000)


async def fragments(me: Attacker) -> None:
    """A message in parts without end, and without a letter."""
    await _blobs(me, frame(b"", TEXT, 0) + frame(b"", 0, 0) * 40_000)


async def many_headers(me: Attacker) -> None:
    start = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
    await me.flood(lambda: me.raw(start + b"a:b\r\n" * 12_000 + b"\r\n", 1.0))


async def small_parts(me: Attacker) -> None:
    """A body in pieces of one letter, all at once."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    await me.flood(lambda: me.raw(head + b"1\r\n{\r\n" * 60_000 + b"0\r\n\r\n", 1.0))


async def long_paths(me: Attacker) -> None:
    end = b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    await me.flood(lambda: me.raw(b"GET /api/games" + b"/a" * 30_000 + end, 1.0))


async def languages(me: Attacker) -> None:
    start = b"GET /api/x HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAccept-Language: "
    await me.flood(lambda: me.raw(start + b"a;q=1," * 9_000 + b"\r\n\r\n", 1.0))


async def large_headers(me: Attacker) -> None:
    start = b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"a: " + b"b" * 100_000
    await me.flood(lambda: me.raw(start, 1.0), 50)


async def dribble(me: Attacker) -> None:
    """A body that comes a byte at a time."""
    chunk = b"1\r\n{\r\n"
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    await me.flood(lambda: me.raw(head + chunk * 2_000, 1.0), 100)


async def odd_methods(me: Attacker) -> None:
    methods = ("PUT", "PATCH", "OPTIONS", "TRACE", "DELETE")
    paths = ("/api/%2e%2e/x", "/api/tables/%00", "/" + "a" * 8_000, "/assets/../../x")
    await me.flood(lambda: me.request(me.dice.choice(methods), me.dice.choice(paths)))


async def positions(me: Attacker) -> None:
    match = kagemusha.game("seven-ronin").new(seed=1)
    body = {"game": "seven-ronin", "seats": BOTS, "position": match.position() + " x=1" * 10_000}
    await me.flood(lambda: me.request("POST", "/api/tables", json=body))


async def _blobs(me: Attacker, blob: bytes) -> None:
    """Streams on which the same is sent over and over, whatever comes back."""

    async def one() -> None:
        reader, writer = await asyncio.open_connection(
            me.host, me.port, local_addr=(ADDRESS, 0), limit=2**24
        )
        path = f"/api/tables/{me.dice.choice(me.victims)}/stream"
        writer.write(UPGRADE.format(path=path, host=f"{me.host}:{me.port}").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        me.answers[head[9:12].decode()] += 1
        writer.write(frame(b"{}"))
        try:
            while time.monotonic() < me.end:
                writer.write(blob)
                me.answers["sent"] += 1
                await asyncio.wait_for(writer.drain(), max(0.01, me.end - time.monotonic()))
        finally:
            writer.close()

    async def again() -> None:
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            await asyncio.wait_for(one(), me.end - time.monotonic() + 1)
        me.answers["ended"] += 1

    await me.flood(again)


async def _on_streams(
    me: Attacker, table: str, secret: str, words: Callable[[], str], burst: int = 1
) -> None:
    async def talk(line: ClientConnection) -> None:
        while time.monotonic() < me.end:
            for _ in range(burst):
                await line.send(words())
            me.answers["sent"] += burst
            await asyncio.sleep(20 / me.speed)

    async def one() -> None:
        while time.monotonic() < me.end:
            with contextlib.suppress(Exception):
                async with me.stream(table) as line:
                    await line.send(json.dumps({"secret": secret}))
                    sending = asyncio.ensure_future(talk(line))
                    async for _ in line:
                        if time.monotonic() >= me.end:
                            break
                    sending.cancel()
            await asyncio.sleep(0.1)

    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(
            asyncio.gather(*(one() for _ in range(20))), me.end - time.monotonic() + 1
        )


def _body(length: int, start: bytes) -> bytes:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % length + start


def _finished_log() -> dict[str, Any]:
    return play_match("seven-ronin", ("random", "random"), seed=1).to_dict()


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        *(nothing, hints, long_history, slash, deaf_stream, forks, slow_clients, analyses),
        *(nonsense, chat),
        *(
            bot_tables,
            schema,
            imports,
            costly_logs,
            pipelines,
            connection_churn,
            stream_churn,
            deaf_readers,
        ),
        *(deaf_pages,),
        *(long_plans, swarm, guessed_secrets, many_secrets, seats, texts, frames, large_frames),
        *(large_headers, dribble, odd_methods, positions, tiny_frames, pings, fragments),
        *(many_headers, small_parts, long_paths, languages),
    )
}


def attack(name: str, url: str, seconds: float, speed: float, victims: list[str]) -> Counter[str]:
    """Run one attack; how it was answered."""

    async def run() -> Counter[str]:
        me = Attacker(url, seconds, speed, victims)
        async with me.http:
            await ATTACKS[name](me)
        return me.answers

    return asyncio.run(run())
