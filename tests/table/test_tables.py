"""The tables: lists, chat, exports, imports, and what is removed."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

import kagemusha
from kagemusha.core.errors import OptionError, ReplayError
from kagemusha.table import (
    Ending,
    Expiry,
    NoSuchTable,
    TableError,
    Tables,
    bot,
    days,
    live,
    local,
    new_secret,
    person,
)
from tests.table.conftest import MakeTables
from tests.table.test_deliveries import play
from tests.table.time import Time

DAY = 24 * 60 * 60


def test_a_list_of_ones_tables_with_whose_turn_it_is(tables: Tables, now: Time) -> None:
    first = tables.create("seven-ronin", [person("Ada"), person("Bo")])
    now.wait(1)
    second = tables.create("seven-ronin", [person("Ada"), person("Bo")])
    tables.create("seven-ronin")
    one, two = first.secrets[0], second.secrets[1]
    assert one is not None
    assert two is not None
    listed = tables.held_by([one, two, new_secret()])
    assert [mine.id for mine in listed] == [second.table.id, first.table.id]
    assert [mine.seats for mine in listed] == [(1,), (0,)]
    assert all(mine.your_turn for mine in listed)
    assert [holder.name for holder in listed[0].holders] == ["Ada", "Bo"]
    first.table.act(one, "a", 0, "deploy well 1, inn 1; seal")
    assert [mine.your_turn for mine in tables.held_by([one])] == [False]
    assert [mine.pending for mine in tables.held_by([one])] == [(1,)]
    assert tables.held_by([]) == []


def test_chat_is_kept_outside_of_the_log(tables: Tables) -> None:
    opened = tables.create("seven-ronin", [person("Ada"), person("Bo")])
    table, (one, two) = opened.table, opened.secrets
    assert one is not None
    assert two is not None
    table.chat.say(one, "  good\n luck\x00 ")
    table.chat.say(two, "cześć")
    assert [(said.number, said.seat, said.text) for said in table.chat.lines()] == [
        (1, 0, "good luck"),
        (2, 1, "cześć"),
    ]
    assert [said.number for said in table.chat.lines(one, since=1)] == [2]
    assert tables.store.entries(table.id) == []
    assert table.look(one).number == 0
    for words in ("", " \n", "x" * 501):
        with pytest.raises(TableError, match="chat"):
            table.chat.say(one, words)
    with pytest.raises(TableError):
        table.chat.say("nobody", "psst")


def test_chat_comes_in_pages_and_ends(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.table.chat.PAGE", 2)
    monkeypatch.setattr("kagemusha.table.chat.MOST", 3)
    opened = tables.create("seven-ronin")
    chat, secret = opened.table.chat, str(opened.secrets[0])
    for words in ("a", "b", "c"):
        chat.say(secret, words)
    assert [[line.text for line in chat.lines(since=n)] for n in (0, 2)] == [["a", "b"], ["c"]]
    with pytest.raises(TableError, match="3 messages"):
        chat.say(secret, "d")


def test_nobody_talks_without_a_pause(lite: Tables, now: Time) -> None:
    opened = lite.create("seven-ronin")
    chat, (one, two) = opened.table.chat, map(str, opened.secrets)
    for _ in range(20):
        chat.say(one, "me")
        now.wait(1)
    with pytest.raises(TableError, match="minute"):
        chat.say(one, "me")
    chat.say(two, "and me?")
    now.wait(40)
    assert chat.say(one, "z\u0301" + "\u0302" * 30).text == "ź" + "\u0302" * 3


def test_a_finished_match_is_exported_as_a_log_that_verifies(tables: Tables) -> None:
    opened = tables.create("seven-ronin", [local(), local()], seed=11)
    table, secret = opened.table, opened.secrets[0]
    assert secret is not None
    play(table, secret, random.Random(1), 30)
    with pytest.raises(TableError, match="when it is over"):
        table.finished.export()
    with pytest.raises(TableError):
        table.finished.match()
    record = table.seat_log(secret, seat=1)
    assert record["view"] == table.look(secret, seat=1).view.to_dict()
    assert record["header"] == table.header()
    play(table, secret, random.Random(2))
    match = kagemusha.replay(table.finished.export())
    assert match.result is not None
    assert match.result == table.look().result
    assert table.finished.match(5).hash == match.to_dict()["moves"][4]["hash"]
    assert table.finished.match().hash == match.hash


def test_a_log_is_imported_for_review(tables: Tables, make_tables: MakeTables) -> None:
    from kagemusha.arena.play import play_match

    match = play_match("wat-aah", ["random", "random"], 3)
    table = tables.import_log(match.to_json())
    later = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    for found in (table, later.table(table.id)):
        seen = found.look()
        assert seen.ending is not None
        assert seen.result == match.result
        assert found.finished.export() == match.to_dict()
        assert found.finished.match(7).hash == match.to_dict()["moves"][6]["hash"]
        with pytest.raises(TableError):
            found.act("", "a", None, "pass")
    unfinished = kagemusha.game("seven-ronin").new(seed=1)
    unfinished.act(0, "deploy well")
    half = tables.import_log(unfinished.to_dict())
    assert half.ending is not None
    assert half.ending.reason == "review"
    log = match.to_dict()
    log["moves"][3]["action"] = "nonsense"
    with pytest.raises(ReplayError):
        tables.import_log(log)


def test_tables_expire_by_kind_and_running_ones_never(tables: Tables, now: Time) -> None:
    over, waiting, talked, followed, timed = (
        tables.create("seven-ronin", [local(), local()], clock=clock)
        for clock in (None, None, None, None, days(30))
    )
    ended, secret = over.secrets[0], talked.secrets[0]
    assert ended is not None
    assert secret is not None
    play(over.table, ended, random.Random(1))
    imported = tables.import_log(over.table.finished.export())
    tables.create("seven-ronin", [person(), bot("random")])  # its bot is to move
    stays = followed.table.subscribe()
    now.wait(10 * DAY)
    tables.tick()
    talked.table.chat.say(secret, "one moment")
    kept = tables.store.housekeeping
    every = Expiry(finished=9 * DAY, abandoned=9 * DAY, imported=9 * DAY)
    expected = {over.table.id, waiting.table.id, imported.id}
    listed = {row.id for row in kept.tables(every.limits(now()))}
    assert listed == {*expected, followed.table.id}  # whether somebody follows, a server knows
    assert tables.expire(Expiry(finished=11 * DAY, imported=11 * DAY)) == []
    assert tables.expire(Expiry(imported=9 * DAY)) == [imported.id]
    assert set(tables.expire(every)) == expected - {imported.id}
    assert tables.expire(every) == []
    stays.close()
    assert tables.expire(every) == [followed.table.id]
    assert {row.id for row in kept.tables()} > {talked.table.id, timed.table.id}
    assert kept.counts() == {"running": 3}
    with pytest.raises(NoSuchTable):
        tables.table(waiting.table.id)
    for words in (["finished=0"], ["finished"], ["running=1"], ["finished=-1"]):
        with pytest.raises(OptionError):
            Expiry.parse(words)


def test_a_hall_may_remove_them_by_itself(url: str, make_tables: MakeTables, now: Time) -> None:
    tables = make_tables(url, expiry=Expiry(abandoned=DAY))
    opened = tables.create("seven-ronin", [person(), person()])
    other_hall = make_tables(url)
    other = other_hall.table(opened.table.id)
    follower = other.subscribe()
    now.wait(DAY + 1)
    tables.tick()
    secret = opened.secrets[0]
    assert secret is not None
    with pytest.raises(NoSuchTable):
        other.act(secret, "a", 0, "deploy well")
    with pytest.raises(NoSuchTable):
        other.chat.say(secret, "hello?")
    other_hall.tick()
    follower.get()
    assert follower.closed


def test_a_table_that_the_operator_closed(tables: Tables, make_tables: MakeTables) -> None:
    opened = tables.create("seven-ronin", [person(), person()], clock=live(60))
    secret = opened.secrets[0]
    assert secret is not None
    follower = opened.table.subscribe(secret, since=0)
    opened.table.end()
    update = follower.get()
    assert update is not None
    assert update.ending == Ending("closed")
    assert update.result is not None
    assert (update.pending, update.result.winners) == ((), ())
    again = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    table = again.table(opened.table.id)
    with pytest.raises(TableError, match="operator"):
        table.act(secret, "a", None, "deploy well")
    with pytest.raises(TableError, match="over"):
        table.end()
    assert table.finished.export()["moves"] == []
    assert again.store.housekeeping.counts() == {"over": 1}


def test_what_cannot_be_opened(lite: Tables) -> None:
    with pytest.raises(OptionError):
        lite.create("eight-ronin")
    with pytest.raises(OptionError):
        lite.create("seven-ronin", [person()] * 5)
    with pytest.raises(OptionError):
        lite.create("seven-ronin", options={"colour": "red"})
    with pytest.raises(OptionError, match="random"):
        lite.create("seven-ronin", [person(), bot("deep-blue")])
    with pytest.raises(TableError, match="name"):
        lite.create("seven-ronin", [person("x" * 41), person()])


def test_every_game_can_be_opened(lite: Tables) -> None:
    for game in kagemusha.games():
        table = lite.create(game).table
        assert table.game == game
        assert table.look().pending
        assert table.header()["seed_commitment"]


def test_a_hall_has_each_table_once(lite: Tables) -> None:
    table = lite.create("seven-ronin").table
    assert lite.table(table.id) is table
    lite.close()
    with pytest.raises(TableError):
        lite.table(table.id)


@pytest.fixture
def no_gc(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is in a cycle stays, and one table alone is kept."""
    monkeypatch.setattr("kagemusha.table.tables.KEPT", 1)
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_gc")
def test_a_table_that_nobody_uses_leaves_memory_at_once(lite: Tables) -> None:
    parts: list[weakref.ref[Any]] = []
    for _ in range(3):
        opened = lite.create("wat-aah", [local()] * 2)
        with opened.table.subscribe(opened.secrets[0], seat=0) as following:
            assert following.get() is not None
        [seat] = opened.table.look().pending
        seen = opened.table.look(opened.secrets[0], seat=seat)
        opened.table.presence.enter(seat).leave()
        opened.table.act(str(opened.secrets[0]), "a", None, seen.legal[0], seat=seat)
        opened.table.end()
        parts += [weakref.ref(opened.table.presence), weakref.ref(opened.table.chat)]
        del opened, following
    assert lite.in_memory == 1
    assert [part() is None for part in parts] == [True] * 4 + [False] * 2
