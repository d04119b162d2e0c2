"""Who is at a table: connections, here and in other processes, and nothing of the match."""

from __future__ import annotations

from kagemusha.table import Tables, person
from kagemusha.table.presence import BEAT, EXPIRES
from tests.table.conftest import MakeTables
from tests.table.time import Time


def states(tables: Tables, table_id: str) -> tuple[list[str], int]:
    now = tables.table(table_id).presence.now
    return [seat.state for seat in now.seats], now.spectators


def test_somebody_comes_looks_away_and_leaves(lite: Tables, now: Time) -> None:
    table = lite.create("seven-ronin", [person("Ada"), person("Bo")]).table
    woken: list[None] = []
    with table.subscribe(wake=lambda: woken.append(None)):
        assert states(lite, table.id) == (["gone", "gone"], 0)
        first, second = table.presence.enter(0), table.presence.enter(0)
        watching = table.presence.enter(None)
        first.set_away(away=True)
        assert states(lite, table.id) == (["here", "gone"], 1), "another tab is in sight"
        second.set_away(away=True)
        assert states(lite, table.id) == (["away", "gone"], 1)
        now.wait(5)
        before = len(woken)
        for visitor in (first, second, watching):
            visitor.leave()
        assert states(lite, table.id) == (["gone", "gone"], 0)
        left, never = table.presence.now.seats
        assert (left.since, never.since) == (now.now, None)
        assert len(woken) == before + 2, "nobody is woken for what changes nothing"


def test_processes_tell_each_other(
    emptied_database: str, make_tables: MakeTables, now: Time
) -> None:
    here, there = (
        make_tables(emptied_database, every=3600),
        make_tables(emptied_database, every=3600),
    )
    table = here.create("seven-ronin", [person("Ada"), person("Bo")]).table
    other = there.table(table.id)
    writes = here.store.entries(table.id)
    table.presence.enter(0)
    leaving = other.presence.enter(1)

    def until(expected: tuple[list[str], int]) -> None:
        for tables in (here, there):
            tables.tick()
            while states(tables, table.id) != expected:  # the listener is another thread
                here.tick()
                there.tick()

    until((["here", "here"], 0))
    leaving.set_away(away=True)
    until((["here", "away"], 0))
    leaving.leave()
    until((["here", "gone"], 0))
    assert here.store.entries(table.id) == writes
    # The process of seat 0 dies: nobody says that it left.
    here.close()
    now.wait((EXPIRES + BEAT) / 1000 + 1)
    there.tick()
    assert states(there, table.id) == (["gone", "gone"], 0)
