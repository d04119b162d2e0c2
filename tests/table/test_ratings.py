"""Ratings: the paper's example, what may be rated, and that each match is rated once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

import kagemusha
from kagemusha.core.registry import find_game
from kagemusha.table import (
    Abort,
    Answer,
    Leave,
    OfferRematch,
    Propose,
    Resign,
    TableError,
    bot,
    days,
    local,
    open_seat,
    person,
)
from kagemusha.table.glicko import DEVIATION, Rating, after_matches, after_pause
from kagemusha.table.lobby import Pairing
from kagemusha.table.profiles import Profile
from kagemusha.table.ratings import PERIOD, Pool, check_rated
from tests.table.club import CLOCK, WAT_AAH, Club, begun
from tests.table.conftest import MakeTables
from tests.table.test_killed import acknowledged_until_killed
from tests.table.time import Time


def test_the_example_of_the_paper() -> None:
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = after_matches(Rating(1500, 200, 0.06), others)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert after_matches(after, []).deviation == pytest.approx(after_pause(after, 1).deviation)
    assert after_pause(after, 1e9).deviation == DEVIATION
    # Surprises make it grow: the branch of the paper's step 5 that its example does not take.
    shock = after_matches(Rating(1500, 50, 0.06), [(Rating(2900, 30), 1.0)] * 9)
    assert shock.value > 1600
    assert shock.volatility > 0.06


def test_every_game_can_be_rated_as_it_usually_is() -> None:
    for game in kagemusha.games():
        rules = find_game(game).rules(2)
        check_rated(rules, [person(), open_seat()], CLOCK)
    rising = find_game("seven-ronin").rules(2, {"track": "rising"})
    with pytest.raises(TableError, match="usual rules: leave the option “track”"):
        check_rated(rising, [person(), open_seat()], CLOCK)
    with pytest.raises(TableError, match="“adaptive” plays as well as its opponents"):
        check_rated(find_game("seven-ronin").rules(2), [person(), bot("adaptive")], CLOCK)
    with pytest.raises(TableError, match="two sides"):
        check_rated(find_game("era-of-the-ninja").rules(1), [person()], CLOCK)


def test_a_match_changes_ratings_once(url: str, make_tables: MakeTables) -> None:
    club = Club(make_tables(url))
    tables = club.tables
    table_id, secrets = club.meet("Ada", "Bo")
    begun(tables, table_id, secrets)
    assert club.played("Ada") == []
    resign = Resign(secrets["Bo"], "give up")
    tables.table(table_id).execute(resign)
    tables.table(table_id).execute(resign)  # the same command again
    assert club.value("Ada") == pytest.approx(1662.3, abs=0.1)
    assert club.value("Bo") == pytest.approx(1337.7, abs=0.1)
    # Another process, which has read everything again, does nothing more by it.
    again = make_tables(url)
    assert again.table(table_id).rated
    again.tick()
    offered = again.table(table_id).execute(OfferRematch(secrets["Bo"], "again"))
    assert offered.rematch is not None
    assert (club.played("Ada"), club.played("Bo")) == ([1], [1])
    [match] = tables.store.ratings.matches(club.people["Ada"].id)
    assert [(p.name, p.score) for p in match.players] == [("Ada", 1.0), ("Bo", 0.0)]
    # What did not take place is not rated.
    table_id, secrets = club.meet("Ada", "Bo")
    tables.table(table_id).execute(Abort(secrets["Ada"], "no"))
    table_id, _ = club.meet("Ada", "Bo")
    tables.table(table_id).end()
    assert club.played("Ada") == [1]
    # Who deletes everything has no rating, and the others keep theirs.
    club.lobby.forget(club.keys["Bo"], club.people["Bo"])
    [match] = tables.store.ratings.matches(club.people["Ada"].id)
    assert [(p.who is None, p.name) for p in match.players] == [(False, "Ada"), (True, "")]
    assert [one.name for one in tables.store.ratings.ranked(WAT_AAH, 0)] == ["Ada"]


def test_matches_that_end_at_once_all_count(url: str, make_tables: MakeTables) -> None:
    """In two processes, with the same two people on other sides: nobody waits for ever."""
    clubs = [Club(make_tables(url))]
    clubs.append(Club(make_tables(url)))
    clubs[1].keys, clubs[1].people = clubs[0].keys, clubs[0].people
    met = []
    for number in range(8):
        names = ("Ada", "Bo") if number % 2 else ("Bo", "Ada")
        club = clubs[number // 2 % 2]
        table_id, secrets = club.meet(*names)
        begun(club.tables, table_id, secrets)
        met.append((club, table_id, secrets["Bo"]))
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda m: m[0].tables.table(m[1]).execute(Resign(m[2], "r")), met))
    assert (clubs[0].played("Ada"), clubs[0].played("Bo")) == ([8], [8])
    assert clubs[0].value("Ada") > 1700


def test_a_killed_process_has_rated_what_it_ended(url: str, make_tables: MakeTables) -> None:
    given = ("club", url)
    told = acknowledged_until_killed(*given, least=4, dice=random.Random(1))
    store = make_tables(url).store
    over = [row.id for row in store.housekeeping.tables() if row.status == "over"]
    assert len(told) <= len(over) <= len(told) + 1
    standings = store.ratings.ranked(WAT_AAH, 0)
    assert [(one.name, one.played) for one in standings] == [("Ada", len(over)), ("Bo", len(over))]
    ada = standings[0].who
    assert {match.table for match in store.ratings.matches(ada)} == set(over)


def test_several_seats_are_rated_in_pairs(lite_url: str, make_tables: MakeTables) -> None:
    club = Club(make_tables(lite_url))
    table_id, secrets = club.meet("Ada", "Bo", "Cy")
    begun(club.tables, table_id, secrets)
    table = club.tables.table(table_id)
    # A bot plays on for who resigns, but has not won for them.
    table.execute(Resign(secrets["Cy"], "r"))
    proposed = table.execute(Propose(secrets["Ada"], "d", what="draw")).agreements.proposal
    assert proposed is not None
    table.execute(Answer(secrets["Bo"], "y", proposal=proposed.number, agree=True))
    assert club.value("Ada") == pytest.approx(club.value("Bo"))
    assert club.value("Ada") > 1500 > club.value("Cy")


def test_sides_with_a_name_have_their_own_ratings(lite_url: str, make_tables: MakeTables) -> None:
    club = Club(make_tables(lite_url))
    table_id, secrets = club.meet("Ada", "Bo", game="seven-ronin")
    table = club.tables.table(table_id)
    for name, plan in (("Ada", "deploy well 1, inn 1; seal"), ("Bo", None)):
        legal = table.look(secrets[name]).legal
        table.act(secrets[name], "p", None, plan or legal[0].notation)
    while "abort" in table.look(secrets["Ada"]).agreements.can:
        legal = table.look(secrets["Bo"]).legal
        table.act(secrets["Bo"], str(table._runtime.journal.length), None, legal[-1])
    table.execute(Resign(secrets["Ada"], "r"))
    pools = {pool for pool, _ in club.tables.store.ratings.pools()}
    assert pools == {Pool("seven-ronin", "", "attacker"), Pool("seven-ronin", "", "defender")}


def test_no_bot_helps_at_a_rated_table(lite_url: str, make_tables: MakeTables) -> None:
    club = Club(make_tables(lite_url))
    tables, host, key = club.tables, club.people["Ada"], club.keys["Ada"]
    seats = [person(), bot("random")]
    opened = club.lobby.open(host, key, "wat-aah", seats, clock=CLOCK, rated=True)
    table, secret = opened.table, str(opened.secrets[0])
    assert {"leave", "takeback", "pause", "draw"} & {*table.look(secret).agreements.can} == set()
    for command in (Leave(secret, "l"), Propose(secret, "d", what="draw")):
        with pytest.raises(TableError):
            table.execute(command)
    with pytest.raises(TableError, match="No help"):
        table.ask_for_hint(secret, lambda _: None)
    with pytest.raises(TableError, match="No help"):
        tables.fork(table.id, secret)
    wrong = [
        ([local(), open_seat()], {}, CLOCK),
        ([person(), person()], {}, CLOCK),
        ([person(), open_seat()], {}, None),
        ([person(), open_seat()], {}, days(1)),
        ([person(), open_seat()], {"handicap": 4}, CLOCK),
    ]
    for holders, options, clock in wrong:
        with pytest.raises(TableError):
            club.lobby.open(host, key, "wat-aah", holders, options, clock=clock, rated=True)
    waiting = club.lobby.open(
        host, key, "wat-aah", [person(), open_seat()], clock=CLOCK, rated=True
    )
    with pytest.raises(TableError, match="profile"):
        waiting.table.sit(name="nobody")


def test_a_bot_is_rated_beside_people(lite_url: str, make_tables: MakeTables, now: Time) -> None:
    club = Club(make_tables(lite_url))
    host, key = club.people["Ada"], club.keys["Ada"]
    seats = [person(), bot("random")]
    opened = club.lobby.open(host, key, "seven-ronin", seats, clock=CLOCK, rated=True)
    now.wait(601)  # both plan at the same time, and hers is up
    club.tables.tick()
    assert opened.table.ending is not None
    ratings = club.tables.store.ratings
    [lost] = ratings.ranked(Pool("seven-ronin", "", "attacker"), now())
    [won] = ratings.ranked(Pool("seven-ronin", "", "defender"), now())
    assert (lost.who, won.who, won.name) == (host.id, "bot:random", "random")
    assert lost.rating.value < 1500 < won.rating.value
    [later] = ratings.of(host.id, now() + 50 * PERIOD)
    assert later.rating.deviation > lost.rating.deviation


def test_rated_and_unrated_are_not_paired(lite_url: str, make_tables: MakeTables) -> None:
    club = Club(make_tables(lite_url))

    def pair(name: str, *, rated: bool) -> str:
        wish = Pairing("wat-aah", 2, clock=CLOCK, rated=rated)
        who: Profile = club.people[name]
        return club.lobby.pair(who, club.keys[name], wish).table.id

    first = pair("Ada", rated=True)
    assert pair("Bo", rated=False) != first
    assert pair("Cy", rated=True) == first
