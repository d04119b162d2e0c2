"""Commands that are submitted without waiting: the store's thread commits and publishes them."""

from __future__ import annotations

import queue
import threading
from typing import Any

import pytest

from kagemusha.core.errors import IllegalAction, NotationError
from kagemusha.table import (
    Act,
    Command,
    LiveTable,
    NotYourSeat,
    Stale,
    StoreError,
    Tables,
    Undo,
    Update,
    bot,
    live,
    local,
    person,
)
from tests.table.conftest import MakeTables
from tests.table.time import Time

WELL = "deploy well"
INN = "deploy inn"


def two(tables: Tables, game: str = "seven-ronin") -> tuple[LiveTable, str, str]:
    opened = tables.create(game, [person("Ada"), person("Bo")], seed=1)
    one, other = opened.secrets
    assert one is not None
    assert other is not None
    return opened.table, one, other


def submitted(table: LiveTable, command: Command) -> Update | Exception:
    results: queue.SimpleQueue[Update | Exception] = queue.SimpleQueue()
    table.submit(command, results.put)
    return results.get(timeout=60)


def number(result: Update | Exception) -> int:
    assert isinstance(result, Update), result
    return result.number


def test_a_command_counts_when_it_is_committed(tables: Tables) -> None:
    table, ada, bo = two(tables)
    woken: list[str] = []
    results: queue.SimpleQueue[Update | Exception] = queue.SimpleQueue()
    seen: list[int] = []
    with table.subscribe(ada, wake=lambda: woken.append("ada")) as follower:
        assert follower.ready(9)
        with tables.store._group_commit._writing:  # the disk is slow
            table.submit(Act(ada, "a", plan=WELL), results.put)
            assert follower.ready(9) is None, "the table is locked until it is committed"
            looking = threading.Thread(target=lambda: seen.append(table.look(ada).number))
            looking.start()
            looking.join(0.1)
            assert looking.is_alive(), "others wait for it"
            assert not tables.store.entries(table.id)
            assert not woken
        update = results.get(timeout=60)
        looking.join(60)
        assert seen == [number(update)] == [1]
        assert woken == ["ada"]
        assert follower.ready(9) == [update]
    assert table.look(bo).number == 0
    assert isinstance(update, Update)
    again = table.act(ada, "a", None, INN)
    assert again.to_json() == update.to_json(), "the same command is answered as it was"


def test_every_command_may_be_submitted(lite: Tables, now: Time) -> None:
    """Those that have to wait are executed by a thread, with the same answers."""
    table, ada, _ = two(lite)
    first = submitted(table, Act(ada, "a", 0, plan=WELL))
    assert number(first) == 1
    assert submitted(table, Act(ada, "a", plan=INN)) == first, "it was done before"
    for command, refusal in (
        (Act("wrong", "b", plan=INN), NotYourSeat),
        (Act(ada, "b", 0, plan=INN), Stale),
        (Act(ada, "b", plan="dance"), NotationError),
        (Act(ada, "b", plan="deploy moon"), (IllegalAction, NotationError)),
        (Act(ada, "b", plan=[]), NotationError),
    ):
        assert isinstance(submitted(table, command), refusal)
    results: queue.SimpleQueue[Update | Exception] = queue.SimpleQueue()
    with table._runtime.lock:
        table.submit(Act(ada, "b", plan=INN), results.put)
    assert number(results.get(timeout=60)) == 2, "the table was busy"
    assert number(submitted(table, Undo(ada, "c"))) == 3
    against = lite.create("seven-ronin", [person(), bot("random")])
    assert number(submitted(against.table, Act(str(against.secrets[0]), "a", plan=WELL))) == 1
    timed = lite.create("seven-ronin", [local(), local()], clock=live(10))
    now.wait(11)
    late = submitted(timed.table, Act(str(timed.secrets[0]), "a", seat=0, plan=WELL))
    assert "table-time-up" in repr(late)


def test_a_plan_is_executed_once(lite: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ada, _ = two(lite)
    rules, applied = table.rules, list[Any]()
    apply = rules.apply

    def counting(state: Any, seat: int, action: Any) -> Any:
        applied.append(action)
        return apply(state, seat, action)

    monkeypatch.setattr(rules, "apply", counting)
    assert number(submitted(table, Act(ada, "a", plan="deploy well 1, inn 1; seal"))) == 1
    assert [str(action) for action in applied] == ["deploy well", "deploy inn", "seal"]


def test_a_command_that_comes_second_is_done_after_the_first(
    tables: Tables, make_tables: MakeTables
) -> None:
    table, ada, _ = two(tables)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    other.act(ada, "b", 0, WELL)
    assert number(submitted(table, Act(ada, "a", plan=INN))) == 2
    assert [entry.command for entry in tables.store.entries(table.id)] == ["0:b", "0:a"]


def test_a_whole_plan_is_taken_back_at_once(tables: Tables, make_tables: MakeTables) -> None:
    table, ada, bo = two(tables)
    empty = table.look(ada)
    table.act(ada, "plan", None, "deploy well 1, inn 1; seal")
    table.act(bo, "other", None, table.look(bo).legal[0])
    before = table.look(bo)
    undone = submitted(table, Undo(ada, "back", whole_plan=True))
    assert isinstance(undone, Update)
    assert undone.view == empty.view
    assert undone.events == empty.events
    assert undone.reset
    assert not undone.can_undo
    assert table.look(bo).number == before.number + 1, "the seal was seen, the steps were not"
    (entry,) = [entry for entry in tables.store.entries(table.id) if entry.kind == "undo"]
    assert entry.actions[-1] == "seal"
    assert entry.undone == 3
    address = tables.store._engine.url.render_as_string(hide_password=False)
    again = make_tables(address).table(table.id)
    assert again.look(ada).to_json() == table.look(ada).to_json()
    assert len(again._runtime.journal.move_times()) == 2


def test_the_version_of_a_store_tells_what_others_wrote(
    lite: Tables, make_tables: MakeTables
) -> None:
    table, ada, bo = two(lite)
    address = lite.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    before = lite.store.version()
    table.act(ada, "a", None, WELL)
    table.chat.say(ada, "own words are no news")
    assert lite.store.version() == before
    other.chat.say(bo, "these are")
    assert lite.store.version() != before


def test_a_closed_store_refuses_every_command(lite: Tables) -> None:
    table, ada, _ = two(lite)
    lite.store.close()
    assert isinstance(submitted(table, Act(ada, "a", plan=WELL)), StoreError)
