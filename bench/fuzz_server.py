"""Sends random requests and messages to a real server."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

import kagemusha
from bench.fuzz_inputs import Dice
from bench.fuzz_routes import Routes, filled
from bench.fuzz_wire import FINAL, PING, PONG, TEXT, Caller, Ended, Line, frame
from bench.online import COMPILED, is_compiled

Target = Callable[[int], Iterator[str | None]]
"""Yields a fault or None for each input, starting with the given number."""
RATE = "--rate=1000000"
FAILED, SLOW = 1011, "keepalive ping timeout"
"""The close code of a failed stream; with this reason it was only not read in time."""
AGAIN = 5_000
"""Inputs after which new tables are opened, because the old ones have many entries."""
LINES = 4
"""Connections that are used in turn: while the server works on one, the next is written."""
BATCH, BATCHES = 25, 20
"""The number of messages sent at once, and of such batches on one stream."""
BROKEN = 30
"""One request or stream in this many violates the protocol."""
LOOK = 50
"""The server's log is read after this many inputs."""
MEMORY = Path("/dev/shm")
"""A folder in memory for the database, on Linux."""

REQUESTS: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/games?language=en", None),
    ("GET", "/api/games/GAME/lexicon", None),
    ("GET", "/api/games/GAME/lessons", None),
    ("POST", "/api/games/GAME/lessons/first", {"trail": [], "language": "en"}),
    ("POST", "/api/tables", {"game": "GAME", "seats": [{"kind": "local", "name": "x"}] * 2}),
    ("POST", "/api/tables", {"game": "GAME", "clock": {"kind": "live", "seconds": 9}}),
    ("POST", "/api/tables", {"game": "GAME", "delay": {"kind": "moves", "amount": 2}}),
    ("POST", "/api/tables", {"game": "GAME", "options": {"mode": "x"}, "position": "x"}),
    ("POST", "/api/tables/mine", {"secrets": ["SECRET"]}),
    ("POST", "/api/tables/import", {"header": {}, "moves": []}),
    ("GET", "/api/tables/TABLE", None),
    ("GET", "/api/tables/TABLE/updates?since=0&seat=0&language=fr&brief=true", None),
    ("GET", "/api/tables/TABLE/tips?seat=0&language=pl", None),
    ("GET", "/api/tables/TABLE/chat?since=1", None),
    ("GET", "/api/tables/TABLE/log?seat=0", None),
    ("GET", "/api/tables/TABLE/history?move=1", None),
    ("GET", "/api/tables/TABLE/analysis?since=1&bot=master", None),
    ("DELETE", "/api/tables/TABLE/analysis?bot=x&work=0.5", None),
    ("POST", "/api/tables/TABLE/sit", {"seat": 0, "name": "x", "secret": "x" * 22}),
    ("POST", "/api/tables/TABLE/act", {"command": "a", "plan": "seal", "based_on": 0, "seat": 0}),
    ("POST", "/api/tables/TABLE/undo", {"command": "b", "seat": 0, "whole_plan": True}),
    ("POST", "/api/tables/TABLE/why", {"plan": ["seal"], "seat": 0, "language": "en"}),
    ("POST", "/api/tables/TABLE/chat", {"text": "hello", "seat": 0}),
    ("POST", "/api/tables/TABLE/reports", {"line": 1, "reason": "x", "seat": 0}),
    ("POST", "/api/tables/TABLE/agreements", {"type": "propose", "command": "c", "what": "draw"}),
    ("POST", "/api/tables/TABLE/agreements", {"type": "answer", "command": "d", "proposal": 0}),
    ("POST", "/api/tables/TABLE/rematch", {"command": "e", "seating": "same", "game": "GAME"}),
    ("POST", "/api/tables/TABLE/fork", {"number": 0, "seat": 0, "bot": "novice"}),
    ("POST", "/api/tables/TABLE/coach", {"shown": [], "plan": "seal", "seat": 0}),
)
MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "act", "command": "a", "plan": "seal", "based_on": 0, "seat": 0},
    {"type": "undo", "command": "b", "whole_plan": True, "seat": 1},
    {"type": "propose", "command": "c", "what": "takeback", "about": 1, "seat": 0},
    {"type": "answer", "command": "d", "proposal": 0, "agree": False, "seat": 0},
    {"type": "offer-rematch", "command": "e", "seating": "random", "game": "x", "options": {}},
    {"type": "answer-rematch", "command": "f", "accept": True},
    {"type": "chat", "text": "hello", "seat": 0},
    {"type": "visibility", "hidden": True},
    {"type": "leave", "command": "g", "seat": 0},
    {"type": "return", "command": "h", "seat": 0},
    {"type": "join-review", "name": "x"},
    {"type": "lead-review", "to": "x"},
    {"type": "show-place", "place": {"move": 1, "viewer": 0, "study": "x", "step": 0}},
    {"type": "leave-review"},
    {"type": "pong"},
)
STREAMS = ("/api/lobby/stream", "/api/lobby/tournaments/TOURNAMENT/stream")
"""Streams that are not about a table; clients send nothing there."""
HEADERS = ("authorization", "accept-language", "content-type", "origin", "x-request-id", "range")


class Server:
    """`kagemusha serve` as a program, with a table of each game."""

    def __init__(self, folder: str) -> None:
        self._log = Path(folder, "log")
        words = ["serve", "--port=0", "--language=en", RATE, "--lobby=on", "--webhooks=on"]
        words += ["--address=http://localhost/", f"--database=sqlite:///{folder}/t.db"]
        more = {"PYTHONPATH": str(COMPILED)} if is_compiled(COMPILED) else {}
        with self._log.open("w") as log:
            command = [sys.executable, "-m", "kagemusha", *words]
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **more}
            )
        assert self.process.stdout is not None
        self._seen = 0
        self.url = self.process.stdout.readline().split()[3].rstrip("/")
        self.host = self.url.removeprefix("http://")
        self.http = httpx.Client(base_url=self.url, timeout=60)
        self.routes = Routes(self.http.get("/api/schema").json())
        self.words: list[dict[str, str]] = []
        """The values for requests, one dict for each table."""
        self._games: dict[str, dict[str, str]] = {}

    def open_tables(self) -> None:
        """Open a hot-seat table and a finished one for each game, and a tournament."""
        self.words, http = [], self.http
        for game in kagemusha.games():
            key = secrets.token_urlsafe(32)
            own = {"authorization": f"Bearer {key}"}
            profile = http.post("/api/lobby/me", json={"name": "x"}, headers=own).json()
            clock = {"kind": "live", "seconds": 60, "out": "lose"}
            contest = {"name": "x", "game": game, "clock": clock}
            tournament = http.post("/api/lobby/tournaments", json=contest, headers=own).json()
            body = {"game": game, "seats": [{"kind": "local"}] * 2}
            opened = http.post("/api/tables", json=body).json()
            over = http.post("/api/tables/import", content=finished(game)).json()
            content: dict[str, Any] = {"title": "x", "comments": [], "variations": []}
            text = {"table": over["id"], "content": content}
            study = http.post("/api/studies", json=text).json()
            words = {
                **self._of_game(game),
                "TOURNAMENT": str(tournament.get("id", "x")),
                "PROFILE": str(profile.get("id", "x")),
                "STUDY": str(study.get("id", "x")),
            }
            secret = opened["seats"][0]["secret"]
            self.words += [
                {**words, "TABLE": opened["id"], "SECRET": secret},
                {**words, "TABLE": opened["id"], "SECRET": key},
                {**words, "TABLE": over["id"], "SECRET": str(study.get("secret", key))},
            ]

    def _of_game(self, game: str) -> dict[str, str]:
        """The values for requests about a game, cached."""
        if game not in self._games:
            address, get = f"/api/games/{game}", self.http.get
            puzzles = get(f"{address}/puzzles").json()["puzzles"]
            examples = get(f"{address}/introduction").json()["examples"]
            self._games[game] = {
                "GAME": game,
                "LESSON": get(f"{address}/lessons").json()["lessons"][0]["id"],
                "PUZZLE": puzzles[0]["id"] if puzzles else "x",
                "EXAMPLE": examples[0]["id"] if examples else "x",
            }
        return self._games[game]

    def trouble(self) -> str:
        """A fault of the program itself; "" if there is none."""
        logged = self._log.read_text(errors="replace")
        if self.process.poll() is not None:
            return f"the server has ended: {logged[-2000:]}"
        new, self._seen = logged[self._seen :], len(logged)
        return f"the log has a traceback: {new[-3000:]}" if "Traceback" in new else ""

    def close(self) -> None:
        """Stop it."""
        self.http.close()
        self.process.terminate()
        self.process.wait(60)


@contextlib.contextmanager
def serving() -> Iterator[Server]:
    """Run a server."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None) as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            server.close()


@cache
def finished(game: str) -> str:
    """The log of a finished match."""
    dice, match = Dice(game), kagemusha.game(game).new(seed=1)
    while match.pending:
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(list(match.legal(seat))))
    return match.to_json()


def _request(dice: Dice, server: Server) -> tuple[str, bytes]:
    """A request's method and bytes."""
    by_hand = dice.randrange(2)
    method, path, body = dice.choice(REQUESTS) if by_hand else server.routes.request(dice)
    words = dice.choice(server.words)
    path, secret = filled(path, words), words["SECRET"]
    if not dice.randrange(4):
        path = "/api/" + quote(dice.text(path[5:]), safe="/?=&%", errors="replace")
    headers = {"host": server.host, "authorization": f"Bearer {secret}"}
    headers["content-type"] = "application/json"
    if not dice.randrange(4):
        value = dice.text(f"Bearer {secret}").encode("latin-1", "replace").decode("latin-1")
        headers[dice.choice(HEADERS)] = re.sub(r"[\x00-\x1f\x7f]", "", value).strip()
    if not dice.randrange(20):
        method = dice.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"))
    data = b""
    if body is not None:
        data = dice.body(json.loads(filled(json.dumps(body), words)))
        headers["content-length"] = str(len(data))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return method, "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + data


def _http(server: Server, caller: Caller, number: int) -> Callable[[], str | None]:
    """Send a request; returns a function that reads the answer."""
    dice = Dice(f"http {number}")
    method, request = _request(dice, server)
    broken = not dice.randrange(BROKEN)
    if broken:  # close the sending side, or the server would wait for more
        request = dice.text(request.decode("latin-1")).encode("latin-1", "replace")
        caller.close()
    caller.send(method, request)
    if broken:
        caller.finish()

    def read() -> str | None:
        try:
            status, text = caller.answer()
        except (HTTPException, OSError) as error:
            if broken and not isinstance(error, TimeoutError):
                return None
            return f"http {number}: {error!r} for {request[:600]!r}"
        finally:
            if broken:
                caller.close()
        if status >= 500:
            return f"http {number}: {status} {text[:300]!r} for {request[:600]!r}"
        return None

    return read


def fuzz_http(first: int) -> Iterator[str | None]:
    """Send requests. An answer of 5xx is a fault, and so is no answer."""
    with serving() as server:
        waiting: deque[tuple[Caller, Callable[[], str | None]]] = deque()
        callers = [Caller(server.host) for _ in range(LINES)]
        for number in range(first, sys.maxsize):
            if (number - first) % AGAIN == 0:
                server.open_tables()
            caller, read = waiting.popleft() if not callers else (callers.pop(), None)
            finding = None if read is None else read()
            waiting.append((caller, _http(server, caller, number)))
            if number % LOOK == 0:
                finding = finding or server.trouble() or None
            yield finding


def _greet(server: Server, dice: Dice) -> tuple[Line, bool]:
    """Open a stream; returns it, and whether it answers messages."""
    words, talks = dice.choice(server.words), bool(dice.randrange(8))
    path = "/api/tables/TABLE/stream" if talks else dice.choice(STREAMS)
    line = Line(server.host, filled(path, words))
    hello: Any = {"secret": words["SECRET"], "seat": 0, "language": "en"}
    line.send(frame(json.dumps(hello if dice.randrange(4) else dice.value(hello)).encode()))
    return line, talks


def _message(dice: Dice) -> bytes:
    data = dice.body(dice.choice(MESSAGES))
    try:
        data.decode()
    except UnicodeDecodeError:
        return frame(data, kind=2)
    return frame(data)


class Talk:
    """A stream, and the messages in flight."""

    def __init__(self, server: Server, dice: Dice) -> None:
        self.line, self.talks = _greet(server, dice)
        self.batches = 0

    def send(self, number: int) -> None:
        """Send some messages, each determined by its number, and a ping."""
        self.first, self.batches = number, self.batches + 1
        dices = [Dice(f"stream {number + n}") for n in range(BATCH)]
        sent = b"".join(_message(dice) for dice in dices)
        if dices[0].randrange(BROKEN):
            self.line.send(sent + (ASK if self.talks else frame(b"", PING)))
        else:  # an invalid frame may never end
            self.line.send(sent + _nonsense(dices[0]))
            self.line.finish()
            self.batches = BATCHES

    def finish(self) -> str | None:
        """Read until the answer to the ping; returns a fault or None."""
        try:
            while True:
                kind, data = self.line.receive()
                if kind == PONG or data == ANSWER:
                    return None
        except TimeoutError:
            problem = "no answer"
        except Ended as end:
            self.batches = BATCHES
            if end.code != FAILED or end.reason == SLOW:
                return None
            problem = f"closed with {FAILED}"
        self.batches = BATCHES
        return f"stream {self.first} and the {BATCH - 1} after it: {problem}"


ASK, ANSWER = frame(b'{"type": "ping"}'), b'{"type":"pong"}'


def _nonsense(dice: Dice) -> bytes:
    """Invalid frames."""
    how = dice.randrange(5)
    if how == 0:
        return dice.randbytes(dice.randint(1, 200))
    if how == 1:  # an unknown opcode, or a flag that was not negotiated
        return frame(b"x", dice.choice((3, 7, 11, 15)), dice.choice((FINAL, 0xC0, 0xF0)))
    if how == 2:
        return frame(b"\xff\xfe", TEXT)
    if how == 3:  # a new text before the fragmented one is complete
        return frame(b"{", TEXT, 0) + frame(b"}", TEXT)
    return frame(dice.randbytes(dice.randint(0, 130)), dice.choice((8, 9, 10)))


def fuzz_stream(first: int) -> Iterator[str | None]:
    """Send messages. A stream that fails, or stops answering, is a fault."""
    with serving() as server:
        waiting: deque[Talk] = deque()
        number, opened_at = first, -AGAIN
        while True:
            if number - opened_at >= AGAIN:
                server.open_tables()
                opened_at = number
            talk, finding = (waiting.popleft() if len(waiting) == LINES else None), None
            answered = talk is not None
            if talk is not None:
                finding = talk.finish()
                if talk.batches >= BATCHES:
                    talk.line.close()
                    talk = None
            if talk is None:
                dice = Dice(f"greeting {number}")
                while talk is None:
                    with contextlib.suppress(Ended):
                        talk = Talk(server, dice)
            talk.send(number)
            waiting.append(talk)
            number += BATCH
            if answered:
                yield from [None] * (BATCH - 1)
                yield finding or server.trouble() or None
