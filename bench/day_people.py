"""Simulated people in the public lobby: they pair, play, chat, leave, come back and review."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

import kagemusha
from bench.day_table import Seated

STREAM: dict[str, Any] = {"compression": None, "max_size": None, "open_timeout": 30}
LOST = (httpx.TransportError, WebSocketException, OSError, TimeoutError)
"""Errors of connections when the server stops."""
BOTS = ("random", "greedy", "novice")
MEANWHILE = {
    *("invitation-declined", "invitation-gone", "invitation-often", "table-seat-taken"),
    "refused-match-is-over",
}
"""Expected refusals, because somebody else was faster or has left."""


class Tally:
    """The measurements of one period."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.paired: list[float] = []
        self.done: Counter[str] = Counter()
        """Counts of what people did."""
        self.errors: Counter[str] = Counter()
        """Counts of errors, by kind."""
        self.away = 0
        """Connections that were lost or refused during restarts of the server."""
        self.acknowledged: list[tuple[str, str]] = []
        """Table and id of every command that was acknowledged."""
        self.tables: set[str] = set()
        """Tables at which somebody played."""
        self.over: set[str] = set()
        """Those of them that ended."""


class Lobby:
    """The server's address, and what all people share."""

    def __init__(self, url: str, pace: float) -> None:
        self.url, self.pace = url, pace
        self.socket = url.replace("http", "ws", 1)
        self.tally = Tally()
        self.profiles: set[str] = set()
        """The ids of all profiles."""
        self.up = True
        """Whether the server should be running."""
        self.run = f"{time.time_ns():x}"
        """Part of the ids of commands, different for each run."""
        limits = httpx.Limits(max_connections=None, keepalive_expiry=2)
        self.http = httpx.AsyncClient(base_url=url, timeout=30, limits=limits)

    def fault(self, kind: str) -> None:
        if self.up:
            self.tally.errors[kind] += 1
        else:
            self.tally.away += 1


class RefusedError(Exception):
    """The server refused a request."""


class Person:
    """A person with a profile."""

    def __init__(self, town: Lobby, number: int, key: str) -> None:
        self.town, self.number, self.key = town, number, key
        self.dice = random.Random()
        # Like clients behind a proxy on this machine: the server limits each separately.
        self.client = {"X-Forwarded-For": f"10.9.{number // 250}.{number % 250 + 1}"}
        self.numbers = itertools.count()
        self.profile = ""

    async def live(self) -> None:
        """Repeatedly come, do something, and leave."""
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / 4))
            try:
                await self.visit()
            except RefusedError:
                continue
            except LOST as error:
                self.town.fault(_lost(error))
                await asyncio.sleep(1)
            except Exception as error:  # a bug in this script must not end the day
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
        if reason in MEANWHILE:
            self.town.tally.done[f"too late: {reason}"] += 1
        else:
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
        self.profile = me["id"]
        self.town.profiles.add(self.profile)
        for seat in me["seats"]:  # unfinished matches, perhaps from before a restart
            await self.play(seat["table"], seat["secret"], friends=False)
        doing: list[Callable[[], Awaitable[None]]]
        doing = [self.pair, self.invite, self.against_bot, self.watch, self.look_around]
        if not await self.answer_invitation():
            [do] = self.dice.choices(doing, (55, 15, 10, 10, 10))
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

    async def invite(self) -> None:
        """Invite somebody to a match, and wait for the answer at its table."""
        card = await self.ask("GET", "/lobby/invitations")
        invited = {one["guest"] for one in card["sent"]} | {self.profile}
        if others := sorted(self.town.profiles - invited):
            game, seats = (
                self.dice.choice(kagemusha.games()),
                [{"kind": "person"}, {"kind": "open"}],
            )
            wish = {"game": game, "seats": seats, "invite": self.dice.choice(others)}
            try:
                opened = await self.ask("POST", "/lobby/tables", **wish)
            except RefusedError:  # they have recently declined one
                return
            self.town.tally.done["invited somebody"] += 1
            await self.play(opened["id"], opened["seats"][0]["secret"], friends=True)

    async def answer_invitation(self) -> bool:
        """Answer an invitation from the lobby's stream; returns whether one was accepted."""
        async with connect(
            f"{self.town.socket}/api/lobby/stream", additional_headers=self.client, **STREAM
        ) as line:
            await line.send(msgspec.json.encode({"key": self.key}).decode())
            while (card := msgspec.json.decode(await line.recv()))["type"] != "invitations":
                pass
        for one in card["received"]:
            table = one["table"]["id"]
            try:
                if self.dice.random() < 0.2:
                    await self.ask("DELETE", f"/lobby/invitations/{table}")
                    self.town.tally.done["declined an invitation"] += 1
                    continue
                seat = await self.ask("POST", f"/lobby/tables/{table}/sit", seat=1)
            except RefusedError:  # the host has withdrawn it
                continue
            self.town.tally.done["accepted an invitation"] += 1
            await self.play(table, seat["secret"], friends=True)
            return True
        return False

    async def against_bot(self) -> None:
        game, bot = self.dice.choice(kagemusha.games()), self.dice.choice(BOTS)
        seats = [{"kind": "person"}, {"kind": "bot", "name": bot}]
        opened = await self.ask("POST", "/lobby/tables", game=game, seats=seats, listed=False)
        self.town.tally.done["opened a table with a bot"] += 1
        await self.play(opened["id"], opened["seats"][0]["secret"], friends=True)

    async def watch(self) -> None:
        """Follow the lobby, then somebody else's match, for a while."""
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
        """Look at ratings, profiles, and one's own data."""
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
        """Play to the end, or until the opponent stays away; then perhaps a rematch."""
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


def _lost(error: BaseException) -> str:
    if isinstance(error, InvalidStatus):
        return f"stream refused {error.response.status_code}"
    if isinstance(error, InvalidMessage):
        return "stream without an answer"
    if isinstance(error, WebSocketException):
        return f"stream closed: {error}"[:80]
    return f"lost: {type(error).__name__}"


def _kind(path: str) -> str:
    """A path without ids."""
    words = path.partition("?")[0].split("/")
    return "/".join("…" if len(word) > 12 and word != "tournaments" else word for word in words)
