"""Two tables that differ only in what a seat may not know send it the same bytes."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

import kagemusha
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.table import Answer, LiveTable, Opened, Propose, Stale, Tables, live, person
from kagemusha.table.agreements import What
from kagemusha.table.update_streams import UpdateStreams
from tests.table.conftest import MakeTables, Time


class Leak(AssertionError):  # noqa: N818
    """The watcher can tell the tables apart."""


def sent(tables: Tables, opened: Opened, watcher: int | None) -> str:
    """Everything that the watcher can get out of a table, as text."""
    table = opened.table
    secret = None if watcher is None else opened.secrets[watcher]
    everything: dict[str, Any] = {
        "updates": [update.to_json() for update in table._runtime.journal.updates(watcher, 0)],
        "look": table.look(secret).to_json(),
        "chat": [str(said) for said in table.chat.lines(secret)],
        # The header of a match that starts from a position shows it: that is not a leak.
        "record": {k: v for k, v in table.record(secret).items() if k != "header"},
    }
    if secret is not None:
        (mine,) = tables.held_by([secret])
        everything["listed"] = [mine.status, mine.pending, mine.seats, mine.your_turn]
        for based_on in range(table.look(secret).number + 2):
            try:
                table.act(secret, f"try {based_on}", based_on, "certainly no action")
            except Stale as error:
                everything[f"stale {based_on}"] = [str(error), error.update.to_json()]
            except kagemusha.KagemushaError as error:
                everything[f"refused {based_on}"] = str(error)
    return json.dumps(everything, sort_keys=True)


def hidden(match: Match, seat: int) -> list[Action]:
    return [a for a in match.legal(seat) if match.rules.face(match._state, seat, a) is None]


class Twins:
    """A table and its twin, which another disguise and other unseen steps make different."""

    def __init__(self, tables: Tables, now: Time, match: Match, watcher: int, rng: Rng) -> None:
        rules = match.rules
        disguised = rules.write_position(rules.disguise(match._state, watcher, rng))
        holders = [person(f"p{seat}") for seat in range(rules.seats)]
        self.tables, self.now, self.watcher, self.rng = tables, now, watcher, rng
        self.pair = [
            tables.create(
                match.game.id,
                holders,
                rules.options,
                clock=live(600, 5),
                seed=1,
                position=line,
            )
            for line in (match.position(), disguised)
        ]
        self.commands = 0

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
        return not any(self.match(n).moves and self.match(n).moves[-1].final for n in (0, 1))

    def agree(self) -> None:
        """Somebody proposes something, and the others answer, at both tables."""
        seats = len(self.pair[0].secrets)
        seat = self.rng.below(seats)
        kinds: tuple[What, ...] = ("draw", "pause", "takeback")
        what = self.rng.choice(kinds)
        agree = what != "draw" and bool(self.rng.below(2))
        outcomes = [self.talk(which, seat, what, agree=agree) for which in (0, 1)]
        assert outcomes[0] == outcomes[1]
        if self.table(0).look().company.paused:
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
        while (proposal := table.look().company.proposal) is not None:
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

    def compare(self) -> bool:
        for watcher in (self.watcher, None):
            if watcher is None and self.match(0).view(None) != self.match(1).view(None):
                continue  # the disguise was made for the seat
            mine, other = (sent(self.tables, opened, watcher) for opened in self.pair)
            if mine != other:
                raise Leak(f"{watcher}: {mine[:2000]} / {other[:2000]}")
        return self.match(0).hash != self.match(1).hash


def check(tables: Tables, now: Time, game: str, seats: int, seed: int, starts: int = 4) -> int:
    """From some points of a random match on; how many tables that differed were compared."""
    rng = Rng(seed, "table leaks")
    different = 0
    for _ in range(starts):
        match = kagemusha.game(game).new(seats, seed=rng.bits(64))
        for _ in range(rng.below(60)):
            if match.pending:
                seat = rng.choice(match.pending)
                match.act(seat, rng.choice(match.legal(seat)))
        if not match.pending:
            continue
        twins = Twins(tables, now, match, rng.below(seats), rng)
        for _ in range(12):
            different += twins.compare()
            if not twins.step():
                break
    return different


@pytest.mark.parametrize("seed", [1, 2])
def test_seven_ronin(lite: Tables, now: Time, seed: int) -> None:
    assert check(lite, now, "seven-ronin", 2, seed, starts=6) > 8


def test_wat_aah(lite: Tables, now: Time) -> None:
    assert check(lite, now, "wat-aah", 3, 1, starts=6) > 4


def test_era_of_the_ninja(lite: Tables, now: Time) -> None:
    check(lite, now, "era-of-the-ninja", 2, 1, starts=2)


def test_on_either_database(make_tables: MakeTables, url: str, now: Time) -> None:
    assert check(make_tables(url), now, "seven-ronin", 2, 9, starts=2) > 2


def test_a_number_for_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: everybody gets a number for everything."""
    deliver = UpdateStreams.deliver

    def planted(self: UpdateStreams, state: Any, *rest: Any, **more: Any) -> Any:
        for update in self._last.values():
            object.__setattr__(update, "pending", (99,))
        return deliver(self, state, *rest, **more)

    monkeypatch.setattr(UpdateStreams, "deliver", planted)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)


def test_an_offer_that_ends_by_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: who makes a step of a sealed plan has declined a draw."""
    from kagemusha.table import agreements
    from kagemusha.table.state import TableState

    acted = TableState._acted

    def planted(self: TableState, at: int, seat: int, *rest: Any) -> None:
        acted(self, at, seat, *rest)
        agreements.after_move(self, seat)

    monkeypatch.setattr(TableState, "_acted", planted)
    monkeypatch.setattr(Twins, "agree", Twins.offer)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)


def test_a_clock_that_counts_unseen_steps_would_be_found(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: each step of a sealed plan is paid an increment."""
    from kagemusha.table.clock import Clocks

    acted = Clocks.acted

    def planted(self: Clocks, at: int, seat: int, pending: Any, **more: Any) -> None:
        acted(self, at, seat, pending, **{**more, "seen": True})

    monkeypatch.setattr(Clocks, "acted", planted)
    with pytest.raises(Leak):
        check(lite, now, "seven-ronin", 2, 1, starts=20)
