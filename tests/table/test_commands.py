"""Commands at a table: done once, on what the sender saw, or refused."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.core.errors import IllegalAction, Message, NotationError
from kagemusha.table import (
    LiveTable,
    NotYourSeat,
    SeatTaken,
    Stale,
    Store,
    StoreError,
    TableError,
    Tables,
    bot,
    local,
    new_secret,
    open_seat,
    person,
)
from tests.table.conftest import MakeTables

PLAN = "deploy well 1, inn 1; seal"


def ronin(tables: Tables) -> tuple[LiveTable, str, str]:
    """7 Ronin by two persons; both plan at the same time."""
    opened = tables.create("seven-ronin", [person("Ada"), person("Bo")], seed=7)
    one, two = opened.secrets
    assert one is not None
    assert two is not None
    return opened.table, one, two


def test_an_action_is_answered_by_the_update_of_its_seat(tables: Tables) -> None:
    table, ada, _ = ronin(tables)
    assert table.look(ada).number == 0
    update = table.act(ada, "a", 0, "deploy well")
    assert (update.number, update.seat) == (1, 0)
    assert [event.kind for event in update.events] == ["seven-ronin-ninja-planned"]
    assert not update.reset
    assert update.can_undo
    assert update.view == table.look(ada).view
    assert update.legal == table.look(ada).legal


def test_a_plan_is_one_command(tables: Tables) -> None:
    table, ada, bo = ronin(tables)
    assert table.act(ada, "a", 0, PLAN).number == 1
    assert table.look(bo).number == 1, "that the other side has sealed is seen"
    with pytest.raises(IllegalAction):
        table.act(ada, "b", 1, "deploy well")


def test_steps_of_a_sealed_plan_have_no_number_for_the_others(tables: Tables) -> None:
    table, ada, bo = ronin(tables)
    with table.subscribe(bo, 0) as follower, table.subscribe(None, 0) as spectator:
        for number, step in enumerate(("deploy well", "deploy inn")):
            table.act(ada, f"step {number}", None, step)
        assert follower.get() is None
        assert spectator.get() is None
        table.act(ada, "seal", None, "seal")
        for subscription in (follower, spectator):
            update = subscription.get()
            assert update is not None
            assert update.number == 1
            assert subscription.get() is None


def test_a_command_sent_again_is_answered_as_at_first(
    tables: Tables, make_tables: MakeTables
) -> None:
    table, ada, bo = ronin(tables)
    first = table.act(ada, "a", 0, "deploy well")
    table.act(ada, "b", 1, "deploy inn")
    table.act(bo, "a", 0, table.look(bo).legal[0])  # the same id from another seat is another one
    again = table.act(ada, "a", 0, "deploy well")
    assert again.to_json() == first.to_json()
    assert table.look(ada).number == 2
    later = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    elsewhere = later.table(table.id)
    assert elsewhere.act(ada, "a", 0, "deploy well").to_json() == first.to_json()
    assert elsewhere.look(ada).to_json() == table.look(ada).to_json()


def test_a_command_on_an_older_state_is_refused_with_the_new_one(tables: Tables) -> None:
    table, ada, _ = ronin(tables)
    table.act(ada, "a", 0, "deploy well")
    with pytest.raises(Stale) as refusal:
        table.act(ada, "b", 0, "deploy inn")
    assert refusal.value.update.to_json() == table.look(ada).to_json()
    assert "update 1" in str(refusal.value)
    with pytest.raises(Stale):
        table.act(ada, "b", 9, "deploy inn")
    assert table.act(ada, "b", 1, "deploy inn").number == 2


def test_that_another_side_sealed_does_not_make_a_plan_stale(tables: Tables) -> None:
    table, ada, bo = ronin(tables)
    table.act(ada, "a", 0, PLAN)
    assert table.look(bo).number == 1
    seen = table.look(bo)
    assert table.act(bo, "a", 0, seen.legal[0]).number == 2


def test_a_refused_command_changes_nothing_and_may_be_corrected(tables: Tables) -> None:
    table, ada, _ = ronin(tables)
    before = table.look(ada).to_json()
    with pytest.raises(NotationError):
        table.act(ada, "a", 0, "dance")
    with pytest.raises(NotationError):
        table.act(ada, "a", 0, [])
    with pytest.raises(IllegalAction):
        table.act(ada, "a", 0, "deploy well 1; seal; seal")
    assert table.look(ada).to_json() == before
    assert table.act(ada, "a", 0, "deploy well").number == 1


def test_undo_is_an_entry_and_survives(tables: Tables, make_tables: MakeTables) -> None:
    table, ada, bo = ronin(tables)
    start = table.look(ada)
    table.act(ada, "a", 0, "deploy well")
    table.act(bo, "a", 0, table.look(bo).legal[0])
    update = table.undo(ada, "b", 1)
    assert update.number == 2
    assert update.reset
    assert update.events == start.events
    assert update.view == start.view
    assert table.look(bo).number == 1, "nobody saw the step, nobody sees it taken back"
    with pytest.raises(IllegalAction):
        table.undo(ada, "c", 2)
    assert table.undo(ada, "b", 1).to_json() == update.to_json()
    later = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
    assert later.table(table.id).look(ada).to_json() == table.look(ada).to_json()
    assert [e.kind for e in tables.store.entries(table.id)] == ["act", "act", "undo"]


def test_entries_and_undos_have_an_end(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kagemusha.table.commands.MOST_UNDOS", 2)
    monkeypatch.setattr("kagemusha.table.commands.MOST_ENTRIES", 8)
    table, ada, bo = ronin(tables)
    for number in range(2):
        table.act(ada, f"a{number}", None, "deploy well")
        table.undo(ada, f"b{number}", None)
    table.act(ada, "c", None, "deploy well")
    with pytest.raises(TableError, match="2 undos"):
        table.undo(ada, "d", None)
    table.act(bo, "e", None, table.look(bo).legal[0])
    table.undo(bo, "f", None)  # each seat has its own number
    table.act(ada, "g", None, "deploy inn")
    with pytest.raises(TableError, match="8 entries"):
        table.act(ada, "h", None, "deploy shrine")


def test_a_seal_taken_back_is_told_to_all_afresh(tables: Tables) -> None:
    table, ada, bo = ronin(tables)
    before = table.look(bo).events
    table.act(ada, "a", 0, PLAN)
    table.undo(ada, "b", None)
    update = table.look(bo)
    assert update.number == 2
    assert update.events == before
    assert update.pending == (0, 1)


def test_wrong_secrets_and_seats(tables: Tables) -> None:
    table, ada, _ = ronin(tables)
    for secret in ("", "x" * 43, new_secret()):
        with pytest.raises(NotYourSeat, match="secret"):
            table.act(secret, "a", 0, PLAN)
        with pytest.raises(NotYourSeat):
            table.look(secret)
    with pytest.raises(NotYourSeat, match="Seat 1"):
        table.act(ada, "a", 0, PLAN, seat=1)
    with pytest.raises(NotYourSeat):
        table.look(ada, seat=1)
    with pytest.raises(NotYourSeat):
        table.subscribe(None, seat=0)
    for command in ("", "x" * 65, "a\0b"):
        with pytest.raises(TableError, match="command id"):
            table.act(ada, command, 0, PLAN)


def test_local_seats_share_one_secret(tables: Tables) -> None:
    opened = tables.create("seven-ronin", [local("Ada"), local("Bo")])
    table, (secret, other) = opened.table, opened.secrets
    assert secret is not None
    assert secret == other
    with pytest.raises(NotYourSeat, match="Specify the seat"):
        table.act(secret, "a", None, PLAN)
    with pytest.raises(NotYourSeat, match="0, 1"):
        table.look(secret)
    assert table.seats(secret) == (0, 1)
    first = table.act(secret, "a", 0, PLAN, seat=0)
    assert table.act(secret, "a", 0, PLAN).to_json() == first.to_json(), "found without the seat"
    update = table.act(secret, "b", None, table.look(secret, seat=1).legal[0])
    assert update.seat == 1, "the only one that owes a choice"


def test_open_seats_are_taken_once(tables: Tables) -> None:
    opened = tables.create("seven-ronin", [person("Ada"), open_seat()])
    table = opened.table
    assert opened.secrets[1] is None
    with table.subscribe() as spectator:
        spectator.get()
        mine = new_secret()
        assert table.sit(name=" Bo\n", secret=mine) == (1, mine)
        assert table.sit(name="Bo", secret=mine) == (1, mine), "asked again, answered again"
        update = spectator.get()
        assert update is not None
        assert [holder.name for holder in update.holders] == ["Ada", "Bo"]
        assert spectator.get() is None
    with pytest.raises(SeatTaken):
        table.sit()
    with pytest.raises(SeatTaken, match="0"):
        table.sit(0)
    assert table.look(mine).seat == 1
    with pytest.raises(TableError):
        table.sit(secret="short")


def test_a_seat_taken_in_another_process_is_known_here(
    tables: Tables, make_tables: MakeTables
) -> None:
    opened = tables.create("seven-ronin", [person(), open_seat()])
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(opened.table.id)
    third = make_tables(address).table(opened.table.id)
    _, secret = other.sit(1, "Bo")
    assert opened.table.look(secret).seat == 1
    with pytest.raises(SeatTaken):
        third.sit()
    assert make_tables(address).table(opened.table.id).look(secret).holders[1].name == "Bo"


def test_secrets_are_long_and_only_their_hashes_are_kept(lite: Tables) -> None:
    opened = lite.create("seven-ronin")
    for secret in opened.secrets:
        assert secret is not None
        assert len(secret) >= 43
        rows = str(lite.store.seats(opened.table.id))
        assert secret not in rows
    assert len({new_secret() for _ in range(100)}) == 100


def blind_once(table: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table act once on what it knew before: as if the other had written in between."""

    def not_now() -> None:
        monkeypatch.undo()

    monkeypatch.setattr(table._runtime.journal, "refresh", not_now)


def test_two_writers_of_one_table_lose_nothing(
    tables: Tables, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, bo = ronin(tables)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    step = other.look(bo).legal[0]
    table.act(ada, "a", 0, "deploy well")
    blind_once(other, monkeypatch)
    assert other.act(bo, "b", 0, step).number == 1, "the second to write reads again and goes on"
    first = table.act(ada, "c", 1, "deploy inn")
    blind_once(other, monkeypatch)
    assert other.act(ada, "c", 1, "deploy inn").to_json() == first.to_json(), "done once"
    assert table.look(bo).to_json() == other.look(bo).to_json()
    assert [entry.number for entry in tables.store.entries(table.id)] == [1, 2, 3]


def test_what_the_second_writer_wanted_may_be_stale_by_then(
    tables: Tables, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada, _ = ronin(tables)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    table.act(ada, "a", 0, "deploy well")
    blind_once(other, monkeypatch)
    with pytest.raises(Stale) as refusal:
        other.act(ada, "b", 0, "deploy inn")
    assert refusal.value.update.number == 1


def test_a_whole_match_over_two_halls(tables: Tables, make_tables: MakeTables) -> None:
    opened = tables.create("seven-ronin", [local(), local()], seed=3)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    both = [opened.table, make_tables(address).table(opened.table.id)]
    secret = opened.secrets[0]
    assert secret is not None
    count = 0
    while pending := both[count % 2].look().pending:
        table, seat = both[count % 2], pending[-1]
        seen = table.look(secret, seat=seat)
        table.act(secret, str(count), seen.number, seen.legal[count % len(seen.legal)], seat=seat)
        count += 1
    log = both[0].finished.export()
    assert kagemusha.replay(log).result == both[1].look().result
    for seat in (0, 1):
        first, second = ([u.to_json() for u in t._runtime.journal.updates(seat, 0)] for t in both)
        assert first == second
    with pytest.raises(IllegalAction, match="over"):
        both[0].act(secret, "late", None, "seal", seat=0)


def test_a_commit_whose_answer_was_lost_is_found_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has it, but the connection broke before it could say so."""
    table, ada, _ = ronin(tables)
    append = Store.append

    def lost(*given: Any) -> None:
        append(*given)
        monkeypatch.undo()
        raise StoreError(Message("table-store-busy", {"number": 1}))

    monkeypatch.setattr(Store, "append", lost)
    with pytest.raises(StoreError):
        table.act(ada, "a", 0, "deploy well")
    assert table.act(ada, "a", 0, "deploy well").number == 1
    assert len(tables.store.entries(table.id)) == 1


def test_who_follows_a_table_hears_of_other_processes(
    tables: Tables, make_tables: MakeTables
) -> None:
    table, ada, bo = ronin(tables)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address)
    with other.table(table.id).subscribe(bo, 0) as follower:
        table.act(ada, "a", 0, PLAN)
        assert follower.get() is None
        other.tick()
        update = follower.get()
        assert update is not None
        assert update.number == 1


def test_bots_seats_have_no_secret(lite: Tables) -> None:
    opened = lite.create("seven-ronin", [person(), bot("random")])
    assert opened.secrets[1] is None
    with pytest.raises(NotYourSeat):
        opened.table.act("", "a", None, "seal", seat=1)
