"""Clocks: what they show, and what happens when time is up."""

from __future__ import annotations

import pytest

import kagemusha
from kagemusha.core.errors import OptionError
from kagemusha.core.game import Result
from kagemusha.table import (
    Clock,
    Holder,
    LiveTable,
    TableError,
    Tables,
    bot,
    days,
    live,
    open_seat,
    person,
)
from kagemusha.table.clock import DAY
from tests.table.conftest import MakeTables
from tests.table.time import Time

PLAN = "deploy well 1, inn 1; seal"


def timed(
    tables: Tables, clock: Clock, holders: list[Holder] | None = None
) -> tuple[LiveTable, str]:
    opened = tables.create("seven-ronin", holders or [person(), person()], clock=clock, seed=7)
    secret = opened.secrets[0]
    assert secret is not None
    return opened.table, secret


def shown(table: LiveTable, now: Time) -> list[float | None]:
    """What a client shows: seconds left by seat."""
    return [
        None
        if face is None
        else (face.left - (0 if face.since is None else now.now - face.since)) / 1000
        for face in table.look().clocks
    ]


def test_no_clock(lite: Tables, now: Time) -> None:
    table, ada = timed(lite, Clock())
    now.wait(10 * DAY)
    lite.tick()
    assert table.look(ada).clocks == ()
    assert table.act(ada, "a", 0, PLAN).number == 1


def test_a_live_clock_runs_while_a_choice_is_owed(tables: Tables, now: Time) -> None:
    table, ada = timed(tables, live(60, 5))
    assert shown(table, now) == [60, 60]
    now.wait(10)
    table.act(ada, "a", 0, "deploy well")
    assert shown(table, now) == [50, 50], "a step of a plan is no move"
    now.wait(10)
    table.act(ada, "b", 1, "deploy inn; seal")
    now.wait(10)
    assert shown(table, now) == [45, 30], "a move gives an increment and stops the clock"


def test_a_seal_taken_back_brings_no_time(lite: Tables, now: Time) -> None:
    table, ada = timed(lite, live(60, 5))
    now.wait(10)
    for number in range(3):
        table.act(ada, f"a{number}", None, "deploy well; seal" if number == 0 else "seal")
        now.wait(1)
        table.undo(ada, f"b{number}", None)
    assert shown(table, now) == [47, 47]


def test_time_counts_from_when_the_last_seat_is_taken(lite: Tables, now: Time) -> None:
    table, _ = timed(lite, live(60), [person(), open_seat()])
    now.wait(100)
    assert table.look().clocks == ()
    table.sit()
    now.wait(1)
    assert shown(table, now) == [59, 59]


def test_bots_have_no_clock(lite: Tables, now: Time) -> None:
    table, _ = timed(lite, live(60), [person(), bot("random")])
    now.wait(1)
    assert shown(table, now) == [59, None]


def test_who_is_late_may_lose(tables: Tables, make_tables: MakeTables, now: Time) -> None:
    table, ada = timed(tables, live(60, out="lose"))
    now.wait(59)
    tables.tick()
    assert table.ending is None
    now.wait(1)
    tables.tick()
    seen = table.look(ada)
    assert seen.ending is not None
    assert (seen.ending.reason, seen.ending.seat) == ("time", 0)
    assert seen.result == Result((0, 1), (1,), "time")
    assert seen.pending == ()
    assert seen.legal == ()
    with pytest.raises(TableError, match="seat 0"):
        table.act(ada, "a", None, PLAN)
    assert kagemusha.replay(table.finished.export()).result is None
    address = tables.store._engine.url.render_as_string(hide_password=False)
    assert make_tables(address).table(table.id).look(ada).to_json() == seen.to_json()
    (listed,) = tables.held_by([ada])
    assert listed.status == "over"
    assert not listed.your_turn


def test_a_clan_loses_on_time_together(lite: Tables, now: Time) -> None:
    players = [person(), person(), person()]
    options = {"mode": "multi-clan-attack", "clans": ["fire", "fire", "water"]}
    opened = lite.create("era-of-the-ninja", players, options=options, clock=live(60, out="lose"))
    table = opened.table
    now.wait(60)
    lite.tick()
    ending, result = table.look().ending, table.look().result
    assert ending is not None
    assert result is not None
    assert result.winners == ((2,) if ending.seat in (0, 1) else (0, 1))


def test_a_late_command_comes_too_late(lite: Tables, now: Time) -> None:
    """Also if nobody looked at the clock in between."""
    table, ada = timed(lite, live(60, out="lose"))
    now.wait(61)
    with pytest.raises(TableError):
        table.act(ada, "a", 0, PLAN)


def test_by_default_a_bot_makes_the_move(url: str, make_tables: MakeTables, now: Time) -> None:
    tables = make_tables(url, workers=1, budget=60)
    table, ada = timed(tables, days(2), [person(), bot("random")])
    with table.subscribe(ada, 0) as follower:
        for _ in range(40):
            if table.look(ada).pending == (0,):
                break
            follower.get(5)
        now.wait(2 * DAY - 1)
        tables.tick()
        assert table.look(ada).standing_in == ()
        now.wait(2)
        tables.tick()
        for _ in range(200):
            update = follower.get(20)
            assert update is not None
            if not update.standing_in and update.number > 2 and 0 not in update.pending:
                break
            if any(event.kind == "seven-ronin-plan-sealed" for event in update.events):
                break
    kinds = [entry.kind for entry in tables.store.entries(table.id)]
    assert kinds.count("time") == 1
    assert table.look(ada).standing_in == ()
    assert table.ending is None


def test_while_a_bot_moves_the_seat_cannot(lite: Tables, now: Time) -> None:
    table, ada = timed(lite, live(60))
    now.wait(60)
    lite.tick()
    assert table.look(ada).standing_in == (0, 1)
    with pytest.raises(TableError, match="bot"):
        table.act(ada, "a", None, PLAN)
    with pytest.raises(TableError, match="bot"):
        table.undo(ada, "b", None)
    assert shown(table, now) == [0, 0]


def test_clocks_stand_the_same_after_a_restart(
    tables: Tables, make_tables: MakeTables, now: Time
) -> None:
    table, ada = timed(tables, live(60, 5))
    now.wait(10)
    table.act(ada, "a", 0, PLAN)
    now.wait(10)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    later = make_tables(address)
    assert later.table(table.id).look().to_json() == table.look().to_json()
    now.wait(41)
    later.tick()
    assert later.table(table.id).look().standing_in == (1,)


def test_tables_that_nobody_looks_at_run_out_too(
    tables: Tables, make_tables: MakeTables, now: Time
) -> None:
    table, _ = timed(tables, days(1, out="lose"))
    later = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    now.wait(DAY)
    later.tick()
    assert tables.store.entries(table.id)[-1].kind == "time"


def test_settings_are_checked() -> None:
    with pytest.raises(OptionError):
        live(0)
    with pytest.raises(OptionError):
        live(60, -1)
    with pytest.raises(OptionError):
        days(1000)
    with pytest.raises(OptionError):
        Clock("hourglass")  # type: ignore[arg-type]
    assert Clock.from_dict(live(60, 5).to_dict()) == live(60, 5)
