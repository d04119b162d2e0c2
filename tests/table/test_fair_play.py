"""Signals about fair play: what they measure, what they leave open, and that nothing is kept."""

from __future__ import annotations

import random

import pytest

from kagemusha.table import Resign, TableError, Tables, bot, open_seat, person, schema
from kagemusha.table.fair_play import FairPlay
from kagemusha.table.fair_play_figures import (
    EngineAgreement,
    Judged,
    Measured,
    Player,
    agreement,
    expected,
    timing,
)
from tests.table.club import CLOCK, Club, begun
from tests.table.conftest import MakeTables
from tests.table.time import Time


def test_even_times_and_times_of_a_person_differ() -> None:
    dice = random.Random(1)
    choices = [dice.randint(2, 40) for _ in range(200)]
    person = [Judged(number * dice.lognormvariate(0, 0.6), number) for number in choices]
    even = [Judged(dice.uniform(6, 7), number) for number in choices]
    by_hand, by_program = timing(person), timing(even)
    assert by_hand is not None
    assert by_program is not None
    assert by_hand.spread > 5 * by_program.spread
    assert by_hand.band < 0.3
    assert by_program.band > 0.99
    assert by_hand.difficulty is not None
    assert by_program.difficulty is not None
    assert by_hand.difficulty.interval[0] > 0.5
    low, high = by_program.difficulty.interval
    assert low < 0 < high
    assert timing(person[:29]) is None
    always = timing([Judged(1, 5)] * 30)
    assert always is not None
    assert (always.difficulty, always.spread, always.band) == (None, 0, 1)


def test_decisions_of_one_match_count_together() -> None:
    good, bad = Judged(1, 5, matters=True, best=True), Judged(1, 5, matters=True, loss=0.1)
    mixed = agreement([[good, bad] * 10] * 4)
    streaks = agreement([[good] * 20, [bad] * 20] * 2)
    assert mixed is not None
    assert streaks is not None
    assert mixed.best.mean == streaks.best.mean == 0.5
    assert [mixed.loss.mean, streaks.loss.mean] == pytest.approx([0.05, 0.05])
    assert streaks.best.error > 2 * mixed.best.error
    # Where nothing could be chosen wrongly nothing agrees; too few say nothing.
    assert agreement([[good, Judged(1, 5, matters=False)] * 20] * 3) == agreement([[good] * 20] * 3)
    assert agreement([[good] * 9] * 3) is None
    assert agreement([[good] * 40] * 2) is None
    all_best = agreement([[good] * 20] * 3)
    assert all_best is not None
    assert all_best.best.interval[0] < 0.99


def reaches(rating: float, best: float) -> Player:
    return Player(rating, 50, EngineAgreement(Measured(best, 0.05, 50), Measured(0.1, 0.02, 50), 5))


def test_what_is_usual_follows_the_rating() -> None:
    people = [reaches(1200 + 50 * n, 0.2 + 0.02 * n) for n in range(17)]
    weak, strong = reaches(1250, 0.6), reaches(1950, 0.6)
    usual = expected(weak, people, "best")
    assert usual is not None
    assert usual.mean == pytest.approx(0.25, abs=0.05)
    assert usual.distance(Measured(0.6, 0.05, 50)) > 3
    of_strong = expected(strong, people, "best")
    assert of_strong is not None
    assert abs(of_strong.distance(Measured(0.5, 0.05, 50))) < 1.5
    assert expected(weak, people[:2], "best") is None
    assert expected(reaches(2600, 0.6), people, "best") is None, "nobody is as strong"


def play_rated(club: Club, now: Time, names: tuple[str, str], seconds: dict[str, float]) -> str:
    """A rated match, in which everybody takes this long for a choice."""
    table_id, secrets = club.meet(*names)
    table = club.tables.table(table_id)
    by_seat = {table.seats(secret)[0]: name for name, secret in secrets.items()}
    dice = random.Random(1)
    for number in range(30):
        if table.ending is not None:
            break
        seat = table.look().pending[0]
        name = by_seat[seat]
        now.wait(seconds[name])
        legal = list(table.look(secrets[name]).legal)
        table.act(secrets[name], str(number), None, dice.choice(legal))
    if table.ending is None:
        table.execute(Resign(secrets[names[0]], "r"))
    return table_id


def rows(tables: Tables) -> dict[str, int]:
    """How many rows there are of what may be kept."""
    with tables.store._reading() as connection:
        return {
            name: len(connection.execute(rows.select()).all())
            for name, rows in schema.metadata.tables.items()
            if name != "analyses"
        }


def test_the_times_are_those_of_the_players(
    lite_url: str, make_tables: MakeTables, now: Time
) -> None:
    club = Club(make_tables(lite_url))
    for _ in range(5):
        play_rated(club, now, ("Ada", "Bo"), {"Ada": 4, "Bo": 9})
    before = rows(club.tables)
    ada, bo = sorted(FairPlay(club.tables, 600).players(), key=lambda one: one.standing.name)
    assert (ada.matches, ada.analysed, ada.unread) == (5, 0, 0)
    assert ada.timing is not None
    assert bo.timing is not None
    assert (round(ada.timing.median), round(bo.timing.median)) == (4, 9)
    assert (ada.agreement, ada.best, ada.distance) == (None, None, 0)
    late = FairPlay(club.tables, 0).players()
    assert [(one.matches, one.unread) for one in late] == [(0, 5), (0, 5)]
    assert rows(club.tables) == before
    with pytest.raises(TableError):
        FairPlay(club.tables, 0).details("nobody")


def test_waiting_for_others_and_bots_do_not_count(
    lite_url: str, make_tables: MakeTables, now: Time
) -> None:
    club = Club(make_tables(lite_url))
    host, key, seats = club.people["Ada"], club.keys["Ada"], [person(), open_seat()]
    opened = club.lobby.open(host, key, "wat-aah", seats, clock=CLOCK, rated=True)
    now.wait(3600)
    guest = club.lobby.sit(club.people["Bo"], club.keys["Bo"], opened.table.id)
    now.wait(5)
    table = opened.table
    begun(club.tables, table.id, {"Ada": str(opened.secrets[0]), "Bo": guest.secret})
    table.execute(Resign(guest.secret, "r"))
    assert {took for _, took in table.finished.timed_decisions()} <= {0, 5000}


def test_a_match_with_a_bot_is_analysed(lite_url: str, make_tables: MakeTables) -> None:
    """For real: the same analysis that everybody may ask for, kept once."""
    tables = make_tables(lite_url, workers=1, every=0.05)
    club = Club(tables)
    host, key = club.people["Ada"], club.keys["Ada"]
    seats = [person(), bot("random")]
    opened = club.lobby.open(host, key, "wat-aah", seats, clock=CLOCK, rated=True)
    table, secret = opened.table, str(opened.secrets[0])
    with table.subscribe(secret) as updates:
        for update in updates:
            if "resign" in update.agreements.can:
                break
            if 0 in update.pending:
                table.act(secret, str(update.number), None, update.legal[0])
    table.execute(Resign(secret, "r"))
    [signals] = FairPlay(tables, 600, work=0.01).details(host.id)
    assert (signals.matches, signals.analysed, signals.unread) == (1, 1, 0)
    assert (signals.agreement, signals.best, signals.bots) == (None, None, ())
    seats_of = [(point.seat, took is None) for point, took in table.finished.timed_decisions()]
    assert {(0, False), (1, True)} == set(seats_of)
    [known] = FairPlay(tables, 600, work=0.01).players()
    assert known.analysed == 1
