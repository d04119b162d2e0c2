"""Tournaments of live tables: each result counts once, each round begins once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from kagemusha.core.errors import KagemushaError
from kagemusha.table import Expiry, OfferRematch, Resign, TableError, Tables, database, days, live
from kagemusha.table.lobby import Lobby
from kagemusha.table.seat_secrets import new_secret
from kagemusha.table.tables import milliseconds
from kagemusha.table.tournament import Tournament, TournamentMatch, TournamentTerms
from kagemusha.table.tournament_ranking import ranking
from tests.table.conftest import MakeTables
from tests.table.test_killed import acknowledged_until_killed
from tests.table.time import Time

CLOCK = live(600, 5, out="lose")


class Cup:
    """A tournament, and the keys of those who take part."""

    def __init__(self, tables: Tables, number: int = 4, **chosen: Any) -> None:
        self.tables, self.lobby = tables, Lobby(tables)
        self.keys = {f"P{n}": new_secret() for n in range(1, number + 1)}
        self.people = {name: self.lobby.keep(key, name) for name, key in self.keys.items()}
        given = {"name": "Cup", "game": "wat-aah", "options": {}, "clock": CLOCK, "rest": 0}
        self.terms = TournamentTerms(**{**given, **chosen})
        self.organiser = self.lobby.keep(new_secret(), "Organiser")
        self.id = tables.tournaments.open(self.organiser, self.terms).id
        for name in self.keys:
            tables.tournaments.join(self.id, self.people[name], self.keys[name])

    @property
    def now(self) -> Tournament:
        return self.tables.tournaments.read(self.id)

    def start(self) -> None:
        self.tables.tournaments.start(self.id, self.organiser)

    @property
    def running(self) -> list[TournamentMatch]:
        return [match for match in self.now.matches if match.points is None]

    def name(self, number: int) -> str:
        found = self.now.by_number(number)
        assert found is not None
        return found.name

    def secret(self, match: TournamentMatch, seat: int) -> str:
        """As the player's browser gets it: from the key."""
        name = self.name(match.entrants[seat])
        seats = self.lobby.seats(self.keys[name], self.people[name])
        return next(secret for held, secret in seats if held.table == match.table)

    def win(self, match: TournamentMatch, seat: int) -> None:
        """The other one resigns."""
        table = self.tables.table(str(match.table))
        table.execute(Resign(self.secret(match, 1 - seat), "r"))

    def play_round(self, winner: int = 0) -> None:
        for match in self.running:
            self.win(match, winner)
        self.tables.tick()


def refused(reason: str, work: Any, *given: Any) -> None:
    with pytest.raises(KagemushaError) as caught:
        work(*given)
    assert caught.value.messages[0].id == reason


def test_a_swiss_system_from_the_first_to_the_last(url: str, make_tables: MakeTables) -> None:
    cup = Cup(make_tables(url), number=5, rounds=3, rated=True)
    assert cup.now.status == "open"
    cup.start()
    met: Counter[frozenset[int]] = Counter()
    for round_ in (1, 2, 3):
        now = cup.now
        assert (now.round, now.rounds, now.status) == (round_, 3, "running")
        playing = [match for match in now.matches if match.round == round_]
        assert Counter(n for match in playing for n in match.entrants) == Counter(range(1, 6))
        met.update(frozenset(match.entrants) for match in playing)
        cup.play_round()
    assert max(met.values()) == 1
    now = cup.now
    assert now.status == "over"
    assert sum(row.points for row in ranking(now)) == 9, "two matches and a bye in each round"
    [first, *_] = ranking(now)
    assert first.place == 1
    # They were rated, too, and those who have no opponent were not.
    played = [
        one.played
        for name in cup.people
        for one in cup.tables.store.ratings.of(cup.people[name].id, 0)
    ]
    assert sum(played) == 12


def test_a_bot_that_adapts_plays_where_nothing_is_rated(lite: Tables) -> None:
    rated, friendly = (Cup(lite, number=2, rated=rated) for rated in (True, False))
    enter = lite.tournaments.enter_bots
    refused("rated-adaptive", enter, rated.id, rated.organiser, "adaptive", 1)
    enter(friendly.id, friendly.organiser, "adaptive", 1)
    assert len(friendly.now.entrants) == 3


def test_who_may_take_part_and_who_decides(lite: Tables) -> None:
    cup = Cup(lite, number=2, least=3, most=4)
    service, stranger = lite.tournaments, cup.people["P1"]
    refused("tournament-few", cup.start)
    refused("tournament-not-organiser", service.start, cup.id, stranger)
    refused("tournament-not-organiser", service.cancel, cup.id, stranger)
    refused("tournament-not-organiser", service.enter_bots, cup.id, stranger, "random", 1)
    service.join(cup.id, stranger, cup.keys["P1"])
    assert len(cup.now.entrants) == 2, "once"
    service.enter_bots(cup.id, cup.organiser, "random", 2)
    refused("tournament-full", service.enter_bots, cup.id, cup.organiser, "random", 1)
    refused("tournament-full", service.join, cup.id, cup.organiser, new_secret())
    service.leave(cup.id, stranger)
    refused("tournament-no-entrant", service.leave, cup.id, stranger)
    service.remove(cup.id, cup.organiser, 4)
    refused("tournament-few", cup.start)
    service.join(cup.id, stranger, cup.keys["P1"])
    assert [one.number for one in cup.now.entrants] == [2, 3, 4]
    cup.start()
    refused("tournament-not-open", cup.start)
    refused("tournament-not-open", service.join, cup.id, cup.organiser, new_secret())
    refused("tournament-no-match", service.walk_over, cup.id, cup.organiser, "table", 2)
    refused("tournament-unknown", service.read, "nothing")
    service.cancel(cup.id, cup.organiser)
    assert (cup.now.status, cup.now.ended_by) == ("cancelled", "organiser")
    refused("tournament-ended", service.cancel, cup.id, None)
    refused("tournament-ended", service.leave, cup.id, stranger)
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("tournament-no-name", {"name": " \n"}),
        ("tournament-clock", {"clock": live(600, 5)}),
        ("tournament-clock", {"clock": days(1)}),
        ("option-wrong-value", {"rounds": 99}),
        ("option-era-seats", {"game": "era-of-the-ninja", "options": {"mode": "lone-ninja"}}),
        ("rated-option", {"rated": True, "options": {"handicap": 3}}),
    ]
    for reason, terms in wrong:
        refused(reason, lambda terms=terms: Cup(lite, number=0, **terms))
    for _ in range(3):
        given = service.open(stranger, cup.terms)
    refused("tournament-many", service.open, stranger, cup.terms)
    assert [one.status for one in lite.store.tournaments.listed(lite.now())] == ["open"] * 3
    assert given.terms.options["mode"] == "grasshopper", "every option is written down"


def test_the_clock_decides_about_those_who_never_come(lite: Tables, now: Time) -> None:
    cup = Cup(lite, number=4, rounds=1)
    cup.start()
    now.wait(601)
    lite.tick()
    lite.tick()
    assert {match.reason for match in cup.now.matches} == {"time"}
    assert cup.now.status == "over"


def test_who_withdraws_plays_no_more(lite: Tables) -> None:
    cup = Cup(lite, number=4, system="round-robin")
    cup.start()
    gone = cup.people["P4"]
    cup.tables.tournaments.leave(cup.id, gone)
    assert len(cup.running) == 2, "a match that runs is played to its end"
    cup.play_round()
    assert len(cup.running) == 1
    cup.play_round()
    cup.play_round()
    now = cup.now
    assert now.status == "over"
    mine = now.entrant(gone.id)
    assert mine is not None
    assert mine.withdrawn
    given = [m for m in now.matches if m.reason == "withdrawn"]
    assert len(given) == 2
    for match in given:
        assert match.table is None
        assert match.points is not None
        assert match.points[match.entrants.index(mine.number)] == 0
    assert sum(row.points for row in ranking(now)) == 6


def test_nothing_is_agreed_and_nobody_helps(lite: Tables) -> None:
    cup = Cup(lite, number=2, rounds=1)
    cup.start()
    [match] = cup.running
    table, secret = lite.table(str(match.table)), cup.secret(match, 0)
    assert table.look(secret).agreements.can == ("resign", "draw"), "not even early: no abort"
    with pytest.raises(TableError, match="No help"):
        table.ask_for_hint(secret, lambda _: None)
    cup.win(match, 0)
    with pytest.raises(TableError, match="no rematch"):
        table.execute(OfferRematch(secret, "again"))


def test_the_organiser_and_the_operator_decide_for_all_to_see(
    url: str, make_tables: MakeTables
) -> None:
    cup = Cup(make_tables(url), number=6, rounds=1, rated=True)
    cup.start()
    first, second, third = cup.running
    service, tables = cup.tables.tournaments, cup.tables
    service.walk_over(cup.id, cup.organiser, str(first.table), first.entrants[1])
    again = make_tables(url).table(str(first.table))  # as another process reads it
    assert again.ending is not None
    assert (again.ending.reason, again.ending.seat) == ("walkover", 1)
    refused(
        "tournament-no-match",
        service.walk_over,
        *(cup.id, cup.organiser, str(first.table), first.entrants[0]),
    )
    tables.table(str(second.table)).end()
    tables.remove(str(third.table))
    now = cup.now
    assert [(m.points, m.reason) for m in now.matches] == [
        ((2, 0), "walkover"),
        ((0, 0), "closed"),
        ((0, 0), "closed"),
    ]
    assert tables.store.ratings.pools() == [], "nothing of it is rated"
    tables.tick()
    assert cup.now.status == "over"


def test_two_processes_and_two_ends_at_once(url: str, make_tables: MakeTables, now: Time) -> None:
    """The last two matches of a round end in different processes, which both go on."""
    cup = Cup(make_tables(url), number=4, rounds=2, rest=30)
    other = make_tables(url)
    cup.start()
    one, two = cup.running
    cup.win(one, 0)
    assert not cup.now.due
    secret = cup.secret(two, 0)
    other.table(str(two.table)).execute(Resign(secret, "r"))
    assert cup.tables.store.tournaments.due(now() + 30_000) == [cup.id]
    assert cup.tables.store.tournaments.due(now() + 29_999) == []
    for tables in (cup.tables, other):
        tables.tick()
    assert cup.now.round == 1, "there is a rest"
    now.wait(30)
    before = cup.now
    for tables in (cup.tables, other, cup.tables):
        tables.tick()
        tables.tournaments.advance(cup.id)
    assert cup.now.round == 2
    assert len(cup.now.matches) == 4
    assert len(cup.tables.store.ids()) == 4, "no table was opened twice"
    with pytest.raises(Exception) as caught:  # noqa: PT011  never leaves the package
        cup.tables.store.tournaments.finish(before, now())
    assert type(caught.value).__name__ == "Conflict"


def test_a_killed_process_has_kept_every_result(url: str, make_tables: MakeTables) -> None:
    """It gives matches away; whoever finds the tournament goes on with it."""
    dice = random.Random(1)
    told = acknowledged_until_killed("stream_of_tournaments", url, least=6, dice=dice)
    tables = make_tables(url, now=milliseconds)
    [cup] = tables.store.tournaments.listed()
    known = {match.table: match for match in tables.tournaments.read(cup.id).matches}
    for table, points in told:
        assert known[table].points == tuple(map(int, points.split())), "as it was told"
    for _ in range(4):
        tables.tick()
        for match in tables.tournaments.read(cup.id).matches:
            if match.points is None:
                tables.table(str(match.table)).walk_over(1)
    tables.tick()
    check(tables.tournaments.read(cup.id))


def check(now: Tournament) -> None:
    """Every round is complete, and nobody has met twice."""
    assert (now.status, now.round) == ("over", now.rounds)
    met = Counter(frozenset(match.entrants) for match in now.matches)
    assert max(met.values()) == 1
    for round_ in range(1, now.rounds + 1):
        playing: Sequence[int] = [
            n for match in now.matches if match.round == round_ for n in match.entrants
        ]
        assert Counter(playing) == Counter(one.number for one in now.entrants)


def test_who_deletes_everything_leaves_no_name(url: str, make_tables: MakeTables) -> None:
    cup = Cup(make_tables(url), number=3, rounds=2)
    other = Cup(cup.tables, number=0)
    cup.start()
    who = cup.people["P1"]
    cup.tables.tournaments.join(other.id, who, cup.keys["P1"])
    cup.lobby.forget(cup.keys["P1"], who)
    first = cup.now.entrants[0]
    assert (first.name, first.who, first.withdrawn) == ("", None, True)
    assert other.now.entrants == ()
    cup.tables.store.profiles.forget(other.organiser.id, 0)
    assert (other.now.status, other.now.organiser) == ("cancelled", None)


def test_the_older_program_has_the_tables(empty_url: str, make_tables: MakeTables) -> None:
    cup = Cup(make_tables(empty_url), number=4, rounds=1)
    cup.start()
    one, two = cup.running
    cup.tables.table(str(one.table)).walk_over(0)
    engine = cup.tables.store._engine
    database.downgrade(engine, "0010")
    database.migrate(engine)
    again = make_tables(empty_url)
    ending = again.table(str(one.table)).ending
    assert ending is not None
    assert ending.reason == "closed"
    assert again.table(str(two.table)).ending is None
    assert again.table(str(two.table)).tournament is None
    assert again.store.tournaments.listed() == []


def test_old_tournaments_expire(lite: Tables, now: Time) -> None:
    over, open_ = Cup(lite, number=2, rounds=1), Cup(lite, number=1)
    over.start()
    lite.expire(Expiry(finished=100, abandoned=100))
    over.play_round()
    assert over.now.status == "over"
    now.wait(101)
    lite.expire(Expiry(finished=100))
    refused("tournament-unknown", lambda: over.now)
    assert open_.now.status == "open"
    lite.expire(Expiry(abandoned=100))
    refused("tournament-unknown", lambda: open_.now)
    assert lite.store.profiles.get(over.people["P1"].id) is None
