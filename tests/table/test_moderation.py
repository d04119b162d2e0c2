"""Moderation: what is reported and done about it is kept, told to all, and leaves no trace."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kagemusha.core.errors import KagemushaError, OptionError
from kagemusha.table import (
    Delay,
    LiveTable,
    OfferRematch,
    Opened,
    TableError,
    Tables,
    local,
    open_seat,
    person,
)
from kagemusha.table.blocks import Block, Blocks
from kagemusha.table.moderation import MEASURES, Moderator
from tests.table.conftest import MakeTables
from tests.table.time import Time

RUDE = "Rude Name"


def opened_with(tables: Tables, **more: Any) -> tuple[Opened, str, str]:
    """A table at which somebody with a rude name has sat down, and said something."""
    opened = tables.create("seven-ronin", [person("Ada"), open_seat()], seed=1, **more)
    _, bo = opened.table.sit(name=RUDE, client="192.0.2.7")
    opened.table.chat.say(bo, "rude words", client="192.0.2.7")
    return opened, str(opened.secrets[0]), bo


def everything(table: LiveTable, secret: str) -> str:
    updates = [u.to_json() for u in table._runtime.journal.updates(0, -1)]
    said = [str(line) for line in table.chat.lines(secret)]
    return json.dumps([updates, said, table.look(secret).to_json(), table.seat_log(secret)])


def test_a_report_is_resolved_in_another_process(
    url: str, make_tables: MakeTables, tables: Tables, now: Time
) -> None:
    opened, ada, bo = opened_with(tables)
    table = opened.table
    follower = table.subscribe(ada)
    first = table.report(ada, line=1, reason=" what a\nline ")
    again = table.report(ada, line=1, reason="twice")
    now.wait(1)
    name = table.report(ada, about=1)
    assert (first, first.reason, first.client) == (again, "what a line", "192.0.2.7")
    assert [(r.kind, r.text, r.about) for r in tables.store.reports.list()] == [
        ("line", "rude words", 1),
        ("name", RUDE, 1),
    ]
    wrongs: list[dict[str, Any]] = [{"line": 9}, {"about": 7}, {}, {"line": 1, "about": 1}]
    for wrong in wrongs:
        with pytest.raises(TableError):
            table.report(ada, **wrong)
    with pytest.raises(TableError):
        table.report("nobody", line=1)

    elsewhere = make_tables(url)
    moderator = Moderator(elsewhere)
    moderator.resolve(first.id, "remove-line")
    moderator.resolve(name.id, "rename", "Bo")
    with pytest.raises(TableError, match="resolved already: rename"):
        moderator.resolve(name.id, "dismiss")
    assert tables.store.reports.list() == []
    assert [r.measure for r in tables.store.reports.list(resolved=True)] == [
        "remove-line",
        "rename",
    ]

    tables.tick()  # as its thread does four times a second
    assert [u.holders[1].name for u in iter(follower.get, None)][-1] == "Bo"
    assert [(n.kind, n.seat) for n in table.look(ada).agreements.notices] == [("renamed", 1)]
    lines = [(line.kind, line.seat, line.text, line.line) for line in table.chat.lines(ada)]
    assert lines == [("said", 1, "", None), ("removed", 1, "", 1)]
    for seen in (everything(table, ada), everything(elsewhere.table(table.id), ada)):
        assert RUDE not in seen
        assert "rude words" not in seen
    fresh = make_tables(url).table(table.id)
    assert everything(fresh, ada) == everything(table, ada), "what was sent is made again"
    assert table.seats(bo) == (1,), "the seat is still theirs"


def test_who_may_not_talk(url: str, make_tables: MakeTables, tables: Tables) -> None:
    opened, ada, bo = opened_with(tables)
    table, moderator = opened.table, Moderator(make_tables(url))

    def refused(secret: str) -> str:
        try:
            table.chat.say(secret, "?")
        except TableError as error:
            return str(error.messages[0].id)
        return ""

    moderator.take("mute", table.id, seat=1)
    assert [refused(secret) for secret in (ada, bo)] == ["", "table-muted"]
    moderator.take("close-chat", table.id)
    assert refused(ada) == "table-chat-closed"
    moderator.take("open-chat", table.id)
    assert [refused(secret) for secret in (ada, bo)] == ["", "table-muted"]
    table.end()
    offer = table.execute(OfferRematch(ada, "again")).rematch
    assert offer is not None
    following = table.execute(OfferRematch(bo, "again")).rematch
    assert following is not None
    assert following.next is not None
    with pytest.raises(TableError):
        tables.table(following.next).chat.say(bo, "still muted at the next game")
    moderator.take("unmute", table.id, seat=1)
    assert refused(bo) == ""
    assert [line.kind for line in table.chat.lines() if line.kind != "said"] == [
        *("muted", "closed", "opened", "unmuted")
    ]


def test_measures_say_what_they_need(lite: Tables) -> None:
    opened, *_ = opened_with(lite)
    moderator, table = Moderator(lite), opened.table.id
    for measure in ("remove-line", "rename", "mute", "block-client", "block-seat", "flog"):
        with pytest.raises(OptionError):
            moderator.take(measure, table)
    for measure in ("rename", "mute", "block-seat"):
        with pytest.raises(TableError):
            moderator.take(measure, table, seat=9)
    for measure in MEASURES:
        given: dict[str, Any] = {"seat": 1, "line": 1, "client": "192.0.2.7"}
        if measure == "close-table":
            continue
        moderator.take(measure, table, name="x", **given)
    moderator.take("close-table", table)
    assert opened.table.ending is not None
    assert {block.kind for block in lite.blocks.all} == {"address", "seat", "table"}
    moderator.unblock(table)
    with pytest.raises(TableError):
        moderator.unblock(table)


def test_blocks() -> None:
    kept = [("address", "192.0.2.7"), ("address", "2001:db8::/48"), ("address", "10.0.0.0/8")]
    blocks = Blocks(Block(kind, value) for kind, value in kept)  # type: ignore[arg-type]
    clients = ("192.0.2.7", "192.0.2.8", "10.1.2.3", "2001:db8:0:1::/64", "2001:db9::/64", "", "x")
    assert [blocks.client(one) for one in clients] == [True, False, True, True, False, False, False]
    assert not blocks.secret(None)


def test_reports_of_a_seat_have_an_end(lite: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.table.reports.MOST", 1)
    opened, ada, _ = opened_with(lite)
    opened.table.report(ada, line=1)
    with pytest.raises(TableError, match="1 of your reports"):
        opened.table.report(ada, about=1)


# --- spectators behind ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["seconds", "seconds=0", "moves=-1", "hours=1", "moves=1001", "=3"]
)
def test_what_is_no_delay(text: str) -> None:
    with pytest.raises(OptionError):
        Delay.parse(text)


def seen(table: LiveTable) -> tuple[str, int]:
    """All that a spectator gets, and the number of its last update."""
    look = table.look()
    updates = [u.to_json() for u in table._runtime.updates(None, 0, 1000)]
    said = [str(line) for line in table.chat.lines()]
    return json.dumps([look.to_json(), updates, said, table.seat_log()]), look.number


def play(table: LiveTable, secret: str, number: int) -> None:
    seat = table.look(secret, seat=0).pending[0]
    legal = table.look(secret, seat=seat).legal
    table.act(secret, f"m{number}", None, legal[number % len(legal)], seat=seat)


@pytest.mark.parametrize("written", ["seconds=30", "moves=3"])
def test_spectators_are_behind(
    url: str, make_tables: MakeTables, tables: Tables, now: Time, written: str
) -> None:
    """What they get is, byte for byte, what others without a delay got so long ago."""
    kinds: dict[str, Any] = {"game": "wat-aah", "holders": [local("a"), local("b")], "seed": 3}
    table = tables.create(**kinds, delay=Delay.parse(written))
    live = tables.create(**kinds)
    past: list[tuple[str, int]] = [seen(live.table)]
    follower = table.table.subscribe(None)
    told = [u.number for u in iter(follower.get, None)]
    assert told == [0]
    for number in range(12):
        now.wait(10)
        for opened in (table, live):
            play(opened.table, str(opened.secrets[0]), number)
            opened.table.chat.say(str(opened.secrets[0]), f"line {number}", seat=0)
        past.append(seen(live.table))
        got, last = seen(table.table)
        then = past[max(0, len(past) - 4)]  # three moves of ten seconds each ago
        if written == "seconds=30":
            assert (got, last) == then
        else:
            assert last <= max(0, past[-1][1] - 3)
            assert got in [text for text, _ in past]
        tables.tick()
        told += [u.number for u in iter(follower.get, None)]
        assert told == list(range(last + 1))
    assert last > 4
    assert f"line {number}" in str(table.table.chat.lines(str(table.secrets[0])))
    again = make_tables(url).table(table.table.id)
    assert seen(again) == seen(table.table), "after a restart, too"
    with pytest.raises(KagemushaError):
        table.table.look(seat=0)
    table.table.end()
    assert seen(table.table)[1] == table.table._runtime.journal.deliveries.last(None).number


def test_seats_that_are_taken_before_the_first_move_are_no_secret(lite: Tables) -> None:
    opened, ada, _ = opened_with(lite, delay=Delay("moves", 5))
    assert opened.table.look().holders[1].name == RUDE
    Moderator(lite).take("rename", opened.table.id, seat=1, name="Bo")
    assert opened.table.look().holders[1].name == "Bo"
    offered = opened.table.look(ada).legal
    assert offered
