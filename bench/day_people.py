"""People of the public lobby, by script: they pair, play, talk, leave, come back and review."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

import kagemusha

STREAM: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 30}
LOST = (httpx.TransportError, WebSocketException, OSError, TimeoutError)
"""How a connection ends when the server does."""
PATIENCE = 30.0
"""Seconds for which somebody waits for the other, before they go and come back later."""
BOTS = ("random", "greedy", "novice")
PHRASES = ("hello", "well played", "one moment", "good game")
EXPECTED = {"table-stale", "table-declined", "action-illegal"}
"""What may happen when two act at the same moment, or one asks again too soon."""


class Choice(msgspec.Struct):
    notation: str


class Proposal(msgspec.Struct):
    number: int
    asked: list[int]


class Agreed(msgspec.Struct):
    can: list[str]
    proposal: Proposal | None = None


class Holder(msgspec.Struct):
    kind: str


class Offer(msgspec.Struct):
    by: int
    waiting: list[int]
    declined: int | None = None
    next: str | None = None


class News(msgspec.Struct):
    number: int
    pending: list[int]
    legal: list[Choice]
    holders: list[Holder]
    agreements: Agreed
    seat: int | None = None
    result: Any = None
    ending: Any = None
    rematch: Offer | None = None

    @property
    def over(self) -> bool:
        return self.result is not None or self.ending is not None

    @property
    def waits(self) -> bool:
        """Whether a seat is still open."""
        return any(holder.kind == "open" for holder in self.holders)


class Problem(msgspec.Struct):
    id: str


class Told(msgspec.Struct):
    type: str
    update: News | None = None
    command: str | None = None
    error: Problem | None = None


decoder = msgspec.json.Decoder(Told)


class Tally:
    """What was measured in one period."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.paired: list[float] = []
        self.done: Counter[str] = Counter()
        """What people did."""
        self.errors: Counter[str] = Counter()
        """What went wrong, by kind."""
        self.away = 0
        """Connections that were lost or refused while the server was being restarted."""
        self.acknowledged: list[tuple[str, str]] = []
        """Table and id of every command that was acknowledged."""
        self.tables: set[str] = set()
        """Tables at which somebody sat."""
        self.over: set[str] = set()
        """Those of them that ended."""


class Town:
    """Where the server is, and what its people have in common."""

    def __init__(self, url: str, pace: float) -> None:
        self.url, self.pace = url, pace
        self.socket = url.replace("http", "ws", 1)
        self.tally = Tally()
        self.up = True
        """Whether the server is meant to be there."""
        self.run = f"{time.time_ns():x}"
        """Part of the ids of commands: another run has others."""
        limits = httpx.Limits(max_connections=None, keepalive_expiry=2)
        self.http = httpx.AsyncClient(base_url=url, timeout=30, limits=limits)

    def fault(self, kind: str) -> None:
        if self.up:
            self.tally.errors[kind] += 1
        else:
            self.tally.away += 1


class RefusedError(Exception):
    """The server answered, and did not want it."""


class Person:
    """Somebody with a profile."""

    def __init__(self, town: Town, number: int, key: str) -> None:
        self.town, self.number, self.key = town, number, key
        self.dice = random.Random()
        # As many clients behind a proxy on this machine: the server counts each by itself.
        self.client = {"X-Forwarded-For": f"10.9.{number // 250}.{number % 250 + 1}"}
        self.numbers = itertools.count()

    async def live(self) -> None:
        """Come, do something, go; again and again."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 4))
            try:
                await self.visit()
            except RefusedError:
                continue
            except LOST as error:
                self.town.fault(_lost(error))
                await asyncio.sleep(1)
            except Exception as error:  # a mistake in here must not end a day
                self.town.tally.errors[f"script: {error!r}"[:100]] += 1

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        headers = {**self.client, "Authorization": f"Bearer {self.key}"}
        answer = await self.town.http.request(
            method, f"/api{path}", json=body or None, headers=headers
        )
        if answer.is_success:
            return answer.json() if answer.content else None
        try:
            reason = answer.json()["id"]
        except (ValueError, KeyError):
            reason = answer.text[:60]
        self.town.fault(f"{answer.status_code} {method} {_kind(path)} {reason}")
        raise RefusedError(reason)

    async def visit(self) -> None:
        me = await self.ask("POST", "/lobby/me", name=f"Person {self.number}")
        card = await self.ask("GET", "/lobby")
        for cup in card["tournaments"]:
            if cup["status"] == "open" and self.dice.random() < 0.5:
                with contextlib.suppress(RefusedError):
                    await self.ask("POST", f"/lobby/tournaments/{cup['id']}", type="join")
                    self.town.tally.done["joined a tournament"] += 1
        for seat in me["seats"]:  # what was begun, also before a restart; matches of tournaments
            await self.play(seat["table"], seat["secret"], friends=False)
        doing: list[Callable[[], Awaitable[None]]]
        doing = [self.pair, self.against_bot, self.watch, self.look_around]
        [do] = self.dice.choices(doing, (70, 10, 10, 10))
        await do()

    async def pair(self) -> None:
        clock = {"kind": "live", "seconds": 600, "increment": 10, "out": "lose"}
        rated = self.dice.random() < 0.5
        game, asked = self.dice.choice(kagemusha.games()), time.perf_counter()
        wish = {"game": game, "seats": 2, "clock": clock, "rated": rated}
        seat = await self.ask("POST", "/lobby/pair", **wish)
        self.town.tally.paired.append(time.perf_counter() - asked)
        self.town.tally.done["paired, rated" if rated else "paired"] += 1
        await self.play(seat["table"], seat["secret"], friends=True)

    async def against_bot(self) -> None:
        game, bot = self.dice.choice(kagemusha.games()), self.dice.choice(BOTS)
        seats = [{"kind": "person"}, {"kind": "bot", "name": bot}]
        opened = await self.ask("POST", "/lobby/tables", game=game, seats=seats, listed=False)
        self.town.tally.done["opened a table with a bot"] += 1
        await self.play(opened["id"], opened["seats"][0]["secret"], friends=True)

    async def watch(self) -> None:
        """Follow the lobby, then a match of others, for a while."""
        async with connect(
            f"{self.town.socket}/api/lobby/stream", additional_headers=self.client, **STREAM
        ) as line:
            card = msgspec.json.decode(await line.recv())
        if not card["played"]:
            return
        table = self.dice.choice(card["played"])["id"]
        async with self.stream(table, None) as line:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):
                    async for _ in line:
                        pass
        self.town.tally.done["watched a match"] += 1

    async def look_around(self) -> None:
        """Ratings, profiles, the data of one's own."""
        board = await self.ask("GET", "/lobby/ratings")
        for one in board["ranked"][:3]:
            await self.ask("GET", f"/lobby/players/{one['who']}")
        await self.ask("GET", "/lobby/me/data")
        self.town.tally.done["looked at profiles"] += 1

    # --- at a table ---------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def stream(self, table: str, secret: str | None, since: int | None = None) -> Any:
        address = f"{self.town.socket}/api/tables/{table}/stream"
        async with connect(address, additional_headers=self.client, **STREAM) as line:
            hello = {"secret": secret, "since": since, "language": "en", "cells": False}
            await line.send(msgspec.json.encode(hello).decode())
            yield line

    async def play(self, table: str, secret: str, *, friends: bool) -> None:
        """Play it to its end, or until the other does not come; then perhaps another game."""
        seated = Seated(self, table, secret)
        self.town.tally.tables.add(table)
        while not await seated.stay():
            self.town.tally.done["dropped the line and came back"] += 1
            await asyncio.sleep(self.dice.uniform(1, 5))
        if seated.news is None or not seated.news.over:
            return
        self.town.tally.over.add(table)
        following = await seated.rematch() if friends else None
        if following:
            self.town.tally.done["rematch"] += 1
            await self.play(following, secret, friends=self.dice.random() < 0.5)
        elif self.dice.random() < 0.3:
            await self.review(table)

    async def review(self, table: str) -> None:
        for move in range(0, 12, 4):
            past = await self.ask("GET", f"/tables/{table}/history?language=en&move={move}")
            if past["moves"] < move + 4:
                break
        if self.dice.random() < 0.3:
            content = {"title": "Our match", "comments": [{"move": 0, "text": "It begins."}]}
            await self.ask("POST", "/studies", table=table, content=content)
        if self.dice.random() < 0.1:
            await self.ask("POST", f"/tables/{table}/analysis", work=0.01)
        async with self.stream(table, None) as line:
            await line.send('{"type": "join-review", "name": "Somebody"}')
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(3):
                    async for _ in line:
                        pass
        self.town.tally.done["reviewed"] += 1


class Seated:
    """Somebody at a table, over a stream that may be lost and taken up again."""

    def __init__(self, person: Person, table: str, secret: str) -> None:
        self.person, self.table, self.secret = person, table, secret
        self.town, self.dice = person.town, person.dice
        self.news: News | None = None
        self.fresh = False
        """Whether the newest update was not answered yet."""
        self.sent: tuple[str, float] | None = None

    async def stay(self) -> bool:
        """Play on; False if the line was dropped, to be taken up again at once."""
        self.begin()
        since = None if self.news is None else self.news.number
        async with self.person.stream(self.table, self.secret, since) as line:
            quiet = time.monotonic()
            while True:
                pace = self.town.pace * self.dice.uniform(0.5, 1.5)
                try:
                    if self.hear(await asyncio.wait_for(line.recv(), pace)):
                        quiet = time.monotonic()
                    continue
                except TimeoutError:
                    pass
                if self.news is not None and self.news.over:
                    return True
                if self.sent is None and self.fresh and self.news is not None:
                    if self.dice.random() < 0.01:
                        return False
                    for message in self.answers(self.news):
                        await line.send(msgspec.json.encode(message).decode())
                elif time.monotonic() - quiet > PATIENCE:
                    await self.give_up(line)
                    return True

    def begin(self) -> None:
        """On a new line nothing is under way."""
        self.sent = None

    def hear(self, text: str | bytes) -> bool:
        """Take a message in; whether it was an update."""
        told, tally = decoder.decode(text), self.town.tally
        if told.update is not None:
            self.news, self.fresh = told.update, True
        if told.command is None:
            if told.error is not None:
                self.town.fault(f"stream {told.error.id}")
            return told.update is not None
        command, self.sent = self.sent, None
        if told.type == "done":
            if command is not None and command[0] == told.command:
                tally.moves.append(time.perf_counter() - command[1])
                seat = self.news.seat if self.news else 0
                tally.acknowledged.append((self.table, f"{seat}:{told.command}"))
        elif told.error is not None:
            self.fresh = True
            if told.error.id not in EXPECTED:
                tally.errors[f"command {told.error.id}"] += 1
        return told.update is not None

    def answers(self, news: News) -> Iterator[dict[str, Any]]:
        """What to say and do now."""
        self.fresh = False
        luck, name = self.dice.random(), f"{self.town.run}-{next(self.person.numbers)}"
        proposal, seat = news.agreements.proposal, news.seat
        if luck < 0.03:
            yield {"type": "chat", "text": self.dice.choice(PHRASES)}
        if proposal is not None and seat in proposal.asked:
            agree = self.dice.random() < 0.3
            yield {"type": "answer", "command": name, "proposal": proposal.number, "agree": agree}
        elif luck > 0.995 and "resign" in news.agreements.can:
            self.town.tally.done["resigned"] += 1
            yield {"type": "resign", "command": name}
        elif luck > 0.99 and "draw" in news.agreements.can:
            self.town.tally.done["offered a draw"] += 1
            yield {"type": "propose", "command": name, "what": "draw"}
        elif seat in news.pending and news.legal:
            plan = self.dice.choice(news.legal).notation
            self.sent = name, time.perf_counter()
            yield {"type": "act", "command": name, "based_on": news.number, "plan": plan}

    async def give_up(self, line: ClientConnection) -> None:
        """Nobody came, or the other is gone: call it off if that can be done."""
        self.town.tally.done["waited in vain"] += 1
        if self.news is not None and "abort" in self.news.agreements.can:
            await line.send('{"type": "abort", "command": "abort"}')
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):
                    while not self.news.over:
                        self.hear(await line.recv())

    async def rematch(self) -> str | None:
        """Offer another game, or take an offer; the table of it, if both want it."""
        assert self.news is not None
        wants, offered = self.dice.random() < 0.5, False
        async with self.person.stream(self.table, self.secret) as line:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(6):
                    if wants and self.dice.random() < 0.5:
                        await line.send('{"type": "offer-rematch", "command": "again"}')
                        offered = True
                    while True:
                        news = decoder.decode(await line.recv()).update
                        found = news.rematch if news else None
                        if news is None or found is None or found.declined is not None:
                            continue
                        if found.next:
                            return found.next
                        if not offered and news.seat in found.waiting:
                            yes = msgspec.json.encode(wants).decode()
                            answer = '{"type": "answer-rematch", "command": "answer", "accept": %s}'
                            await line.send(answer % yes)
                            if not wants:
                                return None
        return None


def _lost(error: BaseException) -> str:
    if isinstance(error, InvalidStatus):
        return f"stream refused {error.response.status_code}"
    if isinstance(error, InvalidMessage):
        return "stream without an answer"
    if isinstance(error, WebSocketException):
        return f"stream closed: {error}"[:80]
    return f"lost: {type(error).__name__}"


def _kind(path: str) -> str:
    """A path without the ids in it."""
    words = path.partition("?")[0].split("/")
    return "/".join("…" if len(word) > 12 and word != "tournaments" else word for word in words)
