"""Pairs of tables that differ only in what a watcher may not know, and all that it is sent."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import msgspec

import kagemusha
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.server.lobby_boards import table_card
from kagemusha.server.outbox import encode
from kagemusha.server.tournament_cards import tournament_card, tournament_row
from kagemusha.server.wire import Translator, chat_line, to_wire
from kagemusha.table import (
    Answer,
    Delay,
    LiveTable,
    OfferRematch,
    Opened,
    Propose,
    Stale,
    Tables,
    live,
    open_seat,
    person,
)
from kagemusha.table.agreements import What
from kagemusha.table.lobby import Lobby
from kagemusha.table.lobby_store import LISTED
from kagemusha.table.profiles import Host, seat_secret
from kagemusha.table.tournament import TournamentTerms
from tests.table.time import Time


class Leak(AssertionError):  # noqa: N818
    """The watcher can tell the tables apart."""


@dataclass(frozen=True)
class Setting:
    """What kind of pair it is."""

    disguised: bool = True
    """Whether the worlds differ from the start; else only by what is sealed from then on."""
    delay: Delay = field(default_factory=Delay)
    """Of the spectators."""
    rematch: bool = False
    """Whether they are the second game of a table, from its beginning."""
    rated: bool = False
    """Whether the lobby shows them, and their players have profiles."""
    tournament: bool = False
    """Whether each is the match of a tournament, from its beginning."""


def sent(tables: Tables, opened: Opened, watcher: int | None, since: int = 0) -> str:
    """Everything that the watcher can get out of a table, as text; updates after a number."""
    table = opened.table
    secret = None if watcher is None else opened.secrets[watcher]
    look = table.look(secret)
    words = Translator(table.rules, "en", table.events_for)
    with table.subscribe(secret, since) as following:
        updates = list(iter(following.get, None))
    everything: dict[str, Any] = {
        "updates": [update.to_json() for update in updates],
        "wire": [msgspec.json.encode(to_wire(update, words)).decode() for update in updates],
        "look": look.to_json(),
        "tips": str(words.tips(look)),
        "chat": [str(chat_line(said)) for said in table.chat.lines(secret)],
        "presence": str(table.presence.now),
        "series": str(table.series.wins),
        # The header of a match that starts from a position shows it: that is not a leak.
        "record": {k: v for k, v in table.seat_log(secret).items() if k != "header"},
    }
    lobby = Lobby(tables)
    everything["lobby"] = [
        encode(table_card(one, lobby.ratings([one]))).decode()
        for one in lobby.played()
        if one.id == table.id
    ]
    cup = table.tournament
    if cup is not None:
        everything["tournament"] = encode(tournament_card(tables.tournaments.read(cup))).decode()
        everything["tournaments"] = [
            encode(tournament_row(one)).decode()
            for one in tables.store.tournaments.listed(tables.now())
            if one.id == cup
        ]
    everything["profiles"] = [
        str([tables.store.ratings.of(who, tables.now()), tables.store.ratings.matches(who)])
        for who in table.profiles
        if who is not None
    ]
    # Pictures, the whole match and what studies are about: refused while it runs.
    for name in ("match", "export", "timed_decisions"):
        try:
            everything[name] = str(getattr(table.finished, name)())
        except kagemusha.KagemushaError as error:
            everything[name] = str(error)
    if secret is not None:
        mine = next(one for one in tables.held_by([secret]) if one.id == table.id)
        everything["listed"] = [mine.status, mine.pending, mine.seats, mine.your_turn]
        for based_on in range(max(0, since - 1), look.number + 2):
            try:
                table.act(secret, f"try {based_on}", based_on, "certainly no action")
            except Stale as error:
                everything[f"stale {based_on}"] = [str(error), error.update.to_json()]
            except kagemusha.KagemushaError as error:
                everything[f"refused {based_on}"] = str(error)
    text = json.dumps(everything, sort_keys=True).replace(table.id, "ID")
    return text if cup is None else text.replace(cup, "CUP")


def hidden(match: Match, seat: int) -> list[Action]:
    return [a for a in match.legal(seat) if match.rules.face(match._state, seat, a) is None]


class Twins:
    """A table and its twin, which another disguise and other unseen steps make different."""

    def __init__(
        self,
        tables: Tables,
        now: Time,
        match: Match,
        watcher: int,
        rng: Rng,
        setting: Setting | None = None,
    ) -> None:
        self.tables, self.now, self.watcher, self.rng = tables, now, watcher, rng
        self.setting, self.commands = setting or Setting(), 0
        self.club = rng.bits(64) if self.setting.tournament else 0
        rules = match.rules
        lines = [match.position()] * 2
        if self.setting.disguised:
            lines[1] = rules.write_position(rules.disguise(match._state, watcher, rng))
        self.pair = [self._open(match, line) for line in lines]
        if self.setting.rematch:
            seed = rng.bits(64)
            self.pair = [self._again(opened, seed) for opened in self.pair]
        self.visitors = [[opened.table.presence.enter(watcher)] for opened in self.pair]
        self._compared: dict[int | None, int] = {}
        """The last update of each watcher that was compared."""

    def _open(self, match: Match, line: str) -> Opened:
        rules = match.rules
        holders = [person(f"p{seat}") for seat in range(rules.seats)]
        time = live(600, 5)
        place: dict[str, Any] = {} if self.setting.rematch else {"position": line}
        given = {"clock": time, "delay": self.setting.delay, "seed": 1, **place}
        if self.setting.rated:
            return self._open_rated(match, {**given, "clock": live(600, 5, out="lose")})
        if self.setting.tournament:
            return self._open_in_tournament(match)
        return self.tables.create(match.game.id, holders, rules.options, **given)

    def _open_rated(self, match: Match, given: dict[str, Any]) -> Opened:
        """The same people at both tables, each with a profile."""
        lobby, rules = Lobby(self.tables), match.rules
        keys = [f"{seat}-a-key-that-is-long-enough" for seat in range(rules.seats)]
        people = [lobby.keep(key, f"p{seat}") for seat, key in enumerate(keys)]
        host = Host(people[0], keys[0], self.now() + LISTED, rated=True)
        holders = [person(), *[open_seat()] * (rules.seats - 1)]
        opened = self.tables.create(match.game.id, holders, rules.options, host=host, **given)
        secrets = [opened.secrets[0]]
        for who, key in zip(people[1:], keys[1:], strict=True):
            secrets.append(lobby.sit(who, key, opened.table.id).secret)
        return Opened(opened.table, tuple(secrets))

    def _open_in_tournament(self, match: Match) -> Opened:
        """The same two people in both tournaments, with the same lots and the same seed."""
        lobby, service = Lobby(self.tables), self.tables.tournaments
        # Others in each pair: a profile organises few tournaments at a time.
        keys = {f"p{n}": f"{n}-a-key-that-is-long-enough-{self.club}" for n in range(2)}
        people = {name: lobby.keep(key, name) for name, key in keys.items()}
        terms = TournamentTerms(
            name="Cup",
            game=match.game.id,
            options=match.rules.options,
            clock=live(600, 5, out="lose"),
            system="round-robin",
            rounds=1,
            delay=self.setting.delay,
            rest=0,
        )
        cup = service.open(people["p0"], terms).id
        for name, person_ in people.items():
            service.join(cup, person_, keys[name])
        alike = "kagemusha.table.tournaments"
        with (
            patch(f"{alike}.fresh_seed", lambda: 1),
            patch(f"{alike}.SystemRandom", lambda: random.Random(1)),
        ):
            [board] = service.start(cup, people["p0"]).matches
        table = self.tables.table(str(board.table))
        secrets = tuple(seat_secret(keys[holder.name], cup) for holder in table.holders)
        return Opened(table, secrets)

    def _again(self, opened: Opened, seed: int) -> Opened:
        """The next game at the same table, dealt with a seed."""
        opened.table.end()
        with patch("kagemusha.table.next_game.fresh_seed", lambda: seed):
            for secret in opened.secrets:
                offer = opened.table.execute(OfferRematch(str(secret), "again")).rematch
        assert offer is not None
        table = self.tables.table(str(offer.next))
        secrets = {table.seats(str(secret))[0]: secret for secret in opened.secrets}
        return Opened(table, tuple(secrets[seat] for seat in range(len(secrets))))

    def match(self, which: int) -> Match:
        return self.table(which)._state.match

    def table(self, which: int) -> LiveTable:
        return self.pair[which].table

    def act(self, which: int, seat: int, action: Action) -> None:
        secret = self.pair[which].secrets[seat]
        assert secret is not None
        self.commands += 1
        self.table(which).act(secret, f"c{self.commands}", None, action)

    def step(self) -> bool:
        """One move in the table, and what looks the same in the twin; False if there is none."""
        self.now.wait(3)
        match, twin = self.match(0), self.match(1)
        if not match.pending:
            return False
        if not self.rng.below(4):
            self.agree()
            match, twin = self.match(0), self.match(1)
        if not self.rng.below(4):
            self.talk_and_walk()
        seat = self.rng.choice(match.pending)
        action = self.rng.choice(match.legal(seat))
        face = match.rules.face(match._state, seat, action)
        if seat == self.watcher:
            if action not in twin.legal(seat):
                return False
            self.act(0, seat, action)
            self.act(1, seat, action)
        elif face is None:
            self.act(0, seat, action)
            for _ in range(self.rng.below(3)):
                if steps := hidden(self.match(1), seat):
                    self.act(1, seat, self.rng.choice(steps))
        elif not self.follow(seat, face, action):
            return False
        after = [self.match(n) for n in (0, 1)]  # once one is over, all of it is for everybody
        return all(one.pending and not (one.moves and one.moves[-1].final) for one in after)

    def talk_and_walk(self) -> None:
        """Somebody says something, looks away or comes, at both tables."""
        seats = len(self.pair[0].secrets)
        seat, away = self.rng.below(seats), bool(self.rng.below(2))
        for opened, visitors in zip(self.pair, self.visitors, strict=True):
            with contextlib.suppress(kagemusha.KagemushaError):
                opened.table.chat.say(str(opened.secrets[seat]), f"line {self.commands}")
            visitors[0].set_away(away=away)
            visitors.append(opened.table.presence.enter(seat if away else None))

    def agree(self) -> None:
        """Somebody proposes something, and the others answer, at both tables."""
        seats = len(self.pair[0].secrets)
        seat = self.rng.below(seats)
        kinds: tuple[What, ...] = ("draw", "pause", "takeback")
        what = self.rng.choice(kinds)
        agree = what != "draw" and bool(self.rng.below(2))
        outcomes = [self.talk(which, seat, what, agree=agree) for which in (0, 1)]
        assert outcomes[0] == outcomes[1]
        if self.table(0).look(self.pair[0].secrets[seat]).agreements.paused:
            for which in (0, 1):
                self.talk(which, seat, "resume", agree=True)

    def offer(self) -> None:
        """The watcher offers a draw, and waits."""
        for which in (0, 1):
            self.commands += 1
            secret = self.pair[which].secrets[self.watcher] or ""
            with contextlib.suppress(kagemusha.KagemushaError):
                self.table(which).execute(Propose(secret, f"p{self.commands}", what="draw"))

    def talk(self, which: int, seat: int, what: What, *, agree: bool) -> str:
        table, secrets = self.pair[which].table, [key or "" for key in self.pair[which].secrets]
        self.commands += 1
        try:
            table.execute(Propose(secrets[seat], f"p{self.commands}", what=what))
        except kagemusha.KagemushaError as error:
            return str(error)
        # Seen from a seat: spectators may be behind.
        while (proposal := table.look(secrets[seat]).agreements.proposal) is not None:
            self.commands += 1
            given = (secrets[proposal.asked[0]], f"p{self.commands}")
            table.execute(Answer(*given, proposal=proposal.number, agree=agree))
        return what

    def follow(self, seat: int, face: Action, action: Action) -> bool:
        for _ in range(40):
            twin = self.match(1)
            alike = [a for a in twin.legal(seat) if twin.rules.face(twin._state, seat, a) == face]
            if alike:
                self.act(0, seat, action)
                self.act(1, seat, self.rng.choice(alike))
                return True
            steps = hidden(twin, seat)
            if not steps:
                return False
            self.act(1, seat, self.rng.choice(steps))
        return False

    def compare(self, *, whole: bool = True) -> bool:
        """Whether the worlds differ; Leak if what was sent does: all, or since the last time."""
        for watcher in (self.watcher, None):
            if watcher is None and self.match(0).view(None) != self.match(1).view(None):
                continue  # the disguise was made for the seat
            since = 0 if whole else self._compared.get(watcher, 0)
            mine, other = (sent(self.tables, opened, watcher, since) for opened in self.pair)
            if mine != other:
                raise Leak(f"{watcher}: {mine[:2000]} / {other[:2000]}")
            secret = None if watcher is None else self.pair[0].secrets[watcher]
            self._compared[watcher] = self.table(0).look(secret).number
        return self.match(0).hash != self.match(1).hash


def pairs(
    tables: Tables, now: Time, game: str, rng: Rng, seats: int, whole: int = 1
) -> Iterator[int]:
    """Compare pairs for ever; each time how many of the comparisons were between other worlds.

    One comparison of `whole` is of everything from the start, the others of what is new.
    """
    settings = itertools.cycle(SETTINGS)
    while True:
        setting = next(settings)
        if setting.tournament and seats != 2:
            continue
        match = kagemusha.game(game).new(seats, seed=rng.bits(64))
        for _ in range(0 if setting.rematch or setting.tournament else rng.below(60)):
            if match.pending:
                seat = rng.choice(match.pending)
                match.act(seat, rng.choice(match.legal(seat)))
        if not match.pending:
            continue
        twins = Twins(tables, now, match, rng.below(seats), rng, setting)
        different = 0
        for step in range(STEPS):
            different += twins.compare(whole=step % whole == whole - 1)
            if not twins.step():
                break
        yield different


STEPS = 12
SETTINGS = (
    Setting(),
    Setting(disguised=False),
    Setting(delay=Delay("moves", 2)),
    Setting(disguised=False, rematch=True),
    Setting(delay=Delay("seconds", 7)),
    Setting(rated=True),
    Setting(disguised=False, tournament=True),
)


def check(tables: Tables, now: Time, game: str, seats: int, seed: int, starts: int = 4) -> int:
    """From some points of random matches on; how many tables that differed were compared."""
    found = pairs(tables, now, game, Rng(seed, "table leaks"), seats)
    return sum(itertools.islice(found, starts))
