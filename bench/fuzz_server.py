"""Random requests and messages to a real server."""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

import kagemusha
from bench.fuzz_inputs import Dice
from bench.fuzz_routes import Routes, filled

Target = Callable[[int], Iterator[str | None]]
"""From the number of the first input on: what was wrong with each, or None."""
RATE = "--rate=1000000"
FAILED = 1011
AGAIN = 2_000
"""Inputs after which other tables are opened: the old ones are full of entries."""

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
"""Those that are not about a table. Nobody needs to say anything there."""
HEADERS = ("authorization", "accept-language", "content-type", "origin", "x-request-id", "range")


class Server:
    """`kagemusha serve` as a program, with a table of each game."""

    def __init__(self, folder: str) -> None:
        self._log = Path(folder, "log")
        words = ["serve", "--port=0", "--language=en", RATE, "--lobby=on", "--webhooks=on"]
        words += ["--address=http://localhost/", f"--database=sqlite:///{folder}/t.db"]
        with self._log.open("w") as log:
            command = [sys.executable, "-m", "kagemusha", *words]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=60)
        self.routes = Routes(self.http.get("/api/schema").json())
        self.words: list[dict[str, str]] = []
        """What requests name, one for each table."""

    def open_tables(self) -> None:
        """A table of each game for two at one screen, and one that is over; and a tournament."""
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
            address = f"/api/games/{game}"
            puzzles = http.get(f"{address}/puzzles").json()["puzzles"]
            examples = http.get(f"{address}/introduction").json()["examples"]
            words = {
                "GAME": game,
                "TOURNAMENT": str(tournament.get("id", "x")),
                "PROFILE": str(profile.get("id", "x")),
                "STUDY": str(study.get("id", "x")),
                "LESSON": http.get(f"{address}/lessons").json()["lessons"][0]["id"],
                "PUZZLE": puzzles[0]["id"] if puzzles else "x",
                "EXAMPLE": examples[0]["id"] if examples else "x",
            }
            secret = opened["seats"][0]["secret"]
            self.words += [
                {**words, "TABLE": opened["id"], "SECRET": secret},
                {**words, "TABLE": opened["id"], "SECRET": key},
                {**words, "TABLE": over["id"], "SECRET": str(study.get("secret", key))},
            ]

    def trouble(self) -> str:
        """What is wrong with the program itself; "" if nothing is."""
        logged = self._log.read_text(errors="replace")
        if self.process.poll() is not None:
            return f"the server has ended: {logged[-2000:]}"
        if "Traceback" in logged:
            self._log.write_text("")
            return f"the log has a traceback: {logged[-3000:]}"
        return ""

    def close(self) -> None:
        """Stop it."""
        self.http.close()
        self.process.terminate()
        self.process.wait(60)


@contextlib.contextmanager
def serving() -> Iterator[Server]:
    """A server for a while."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            yield server
        finally:
            server.close()


@cache
def finished(game: str) -> str:
    """The log of a match that is over."""
    dice, match = Dice(game), kagemusha.game(game).new(seed=1)
    while match.pending:
        seat = dice.choice(match.pending)
        match.act(seat, dice.choice(list(match.legal(seat))))
    return match.to_json()


def _request(dice: Dice, server: Server) -> httpx.Request:
    by_hand = dice.randrange(2)
    method, path, body = dice.choice(REQUESTS) if by_hand else server.routes.request(dice)
    words = dice.choice(server.words)
    path, secret = filled(path, words), words["SECRET"]
    if not dice.randrange(4):
        path = "/api/" + quote(dice.text(path[5:]), safe="/?=&%")
    headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
    if not dice.randrange(4):
        value = dice.text(f"Bearer {secret}").encode("latin-1", "replace").decode("latin-1")
        headers[dice.choice(HEADERS)] = re.sub(r"[\x00-\x1f\x7f]", "", value).strip()
    if not dice.randrange(20):
        method = dice.choice(("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"))
    if body is None:
        return server.http.build_request(method, server.url + path, headers=headers)
    given = dice.body(json.loads(filled(json.dumps(body), words)))
    return server.http.build_request(method, server.url + path, headers=headers, content=given)


def fuzz_http(first: int) -> Iterator[str | None]:
    """Requests. An answer of 5xx is a fault, and so is none."""
    with serving() as server:
        number = first
        while True:
            if (number - first) % AGAIN == 0:
                server.open_tables()
            dice = Dice(f"http {number}")
            finding = None
            try:
                request = _request(dice, server)
                answer = server.http.send(request)
                if answer.status_code >= 500:
                    sent = f"{request.method} {request.url} {request.content[:300]!r}"
                    finding = f"http {number}: {answer.status_code} {answer.text[:300]} for {sent}"
            except (httpx.InvalidURL, UnicodeError, ValueError):
                pass  # httpx itself would not send it
            except httpx.HTTPError as error:
                finding = f"http {number}: {error!r}"
            if finding is not None or number % 50 == 0:
                finding = finding or server.trouble() or None
            yield finding
            number += 1


def _answers(stream: ClientConnection) -> bool:
    """Whether a stream answers."""
    stream.send('{"type": "ping"}')
    while True:
        message = json.loads(stream.recv(timeout=60))
        if message["type"] == "pong":
            return True


def fuzz_stream(first: int) -> Iterator[str | None]:
    """Messages. A stream that fails, or does not answer any more, is a fault."""
    with serving() as server:
        number, stream, sent, talks = first, None, "", True
        while True:
            if (number - first) % AGAIN == 0:
                server.open_tables()
            dice, finding = Dice(f"stream {number}"), None
            try:
                if stream is None:
                    talks = bool(dice.randrange(8))
                    path = "/api/tables/TABLE/stream" if talks else dice.choice(STREAMS)
                    stream = _greet(server, dice, path)
                data = dice.body(dice.choice(MESSAGES))
                try:
                    sent = data.decode()
                    stream.send(sent)
                except UnicodeDecodeError:
                    stream.send(data)
                if number % 10 == 0 and talks:
                    _answers(stream)
            except (ConnectionClosed, WebSocketException, TimeoutError) as error:
                code = stream.close_code if stream is not None else None
                if code == FAILED or isinstance(error, TimeoutError):
                    finding = f"stream {number}: {error!r}, code {code}, after {sent[:300]!r}"
                if stream is not None:
                    stream.close()
                stream = None
            if number % 50 == 0:
                finding = finding or server.trouble() or None
            yield finding
            number += 1


def _greet(server: Server, dice: Dice, path: str) -> ClientConnection:
    words = dice.choice(server.words)
    address = server.url.replace("http", "ws", 1) + filled(path, words)
    stream = connect(address, max_size=None, open_timeout=60, ping_interval=None)
    hello: Any = {"secret": words["SECRET"], "seat": 0, "language": "en"}
    stream.send(json.dumps(hello) if dice.randrange(4) else json.dumps(dice.value(hello)))
    return stream
