"""A simulated person at a table: plays at random, chats, resigns, and plays again."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection

if TYPE_CHECKING:
    from bench.day_people import Person

PATIENCE = 30.0
"""How long a person waits for the opponent before leaving for a while."""
PHRASES = ("hello", "well played", "one moment", "good game")
EXPECTED = {"table-stale", "table-declined", "action-illegal", "refused-match-is-over"}
"""Expected refusals, if two act at the same moment or somebody asks again too soon."""


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


class Message(msgspec.Struct):
    type: str
    update: News | None = None
    command: str | None = None
    error: Problem | None = None


decoder = msgspec.json.Decoder(Message)


class Seated:
    """A person at a table, over a stream that may be lost and reopened."""

    def __init__(self, person: Person, table: str, secret: str) -> None:
        self.person, self.table, self.secret = person, table, secret
        self.town, self.dice = person.town, person.dice
        self.news: News | None = None
        self.fresh = False
        """Whether the newest update has not been answered yet."""
        self.sent: tuple[str, float] | None = None

    async def stay(self) -> bool:
        """Continue playing; False if the connection was dropped and should be reopened at once."""
        self.begin()
        since = None if self.news is None else self.news.number
        async with self.person.stream(self.table, self.secret, since) as line:
            quiet = time.monotonic()
            while True:
                pace = self.town.pace * self.dice.uniform(0.5, 1.5)
                try:
                    if self.receive(await asyncio.wait_for(line.recv(), pace)):
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
        """On a new connection no command is pending."""
        self.sent = None

    def receive(self, text: str | bytes) -> bool:
        """Process a message; returns whether it was an update."""
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
        """The messages to send now."""
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
        """Cancel the match if possible, because the opponent did not come or has left."""
        self.town.tally.done["waited in vain"] += 1
        if self.news is not None and "abort" in self.news.agreements.can:
            await line.send('{"type": "abort", "command": "abort"}')
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):
                    while not self.news.over:
                        self.receive(await line.recv())

    async def rematch(self) -> str | None:
        """Offer or accept a rematch; returns its table if both want it."""
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
