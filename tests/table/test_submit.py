"""Moves that are made without waiting: drafted, committed by the store's thread, taken over."""

from __future__ import annotations

import queue
import random
import threading

import pytest

from kagemusha.table import Draft, LiveTable, Tables, bot, live, local, person
from kagemusha.table.errors import Conflict
from kagemusha.table.update_streams import UpdateStreams
from tests.table.conftest import MakeTables, Time


def two(tables: Tables, game: str = "seven-ronin") -> tuple[LiveTable, str, str]:
    opened = tables.create(game, [person("Ada"), person("Bo")], seed=1)
    one, other = opened.secrets
    assert one is not None
    assert other is not None
    return opened.table, one, other


def written(table: LiveTable, draft: Draft) -> Exception | None:
    answers: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
    table.write(draft, answers.put)
    return answers.get(timeout=10)


def drafted(table: LiveTable, secret: str, command: str, plan: str) -> Draft:
    draft = table.draft(secret, command, None, plan)
    assert draft is not None
    return draft


def test_a_draft_counts_when_it_is_committed(tables: Tables) -> None:
    table, ada, _ = two(tables)
    woken: list[str] = []
    with table.subscribe(ada, wake=lambda: woken.append("ada")) as follower:
        assert follower.ready(9)
        draft = drafted(table, ada, "a", "deploy well")
        assert table.draft(ada, "b", None, "deploy inn") is None, "one at a time"
        assert follower.ready(9) == []
        assert not tables.store.entries(table.id)
        assert written(table, draft) is None
        update = table.finish(draft)
        assert woken == ["ada"]
        assert follower.ready(9) == [update]
    assert table.look(ada).number == update.number == 1
    again = table.act(ada, "a", None, "deploy inn")
    assert again.to_json() == update.to_json(), "the same command is answered as it was"


def test_others_wait_for_a_draft(tables: Tables) -> None:
    table, ada, bo = two(tables)
    draft = drafted(table, ada, "a", "deploy well")
    numbers: list[int] = []
    looking = threading.Thread(target=lambda: numbers.append(table.look(ada).number))
    looking.start()
    looking.join(0.1)
    assert looking.is_alive()
    assert written(table, draft) is None
    table.finish(draft)
    looking.join(10)
    assert numbers == [1]
    assert table.look(bo).number == 0


def test_what_needs_more_than_a_draft_is_left_to_act(lite: Tables, now: Time) -> None:
    table, ada, _ = two(lite)
    table.act(ada, "a", 0, "deploy well")
    assert table.draft("wrong", "b", None, "deploy inn") is None
    assert table.draft(ada, "a", None, "deploy inn") is None, "it was done before"
    assert table.draft(ada, "b", 0, "deploy inn") is None, "stale"
    assert table.draft(ada, "b", None, "dance") is None
    holding, let_go = threading.Event(), threading.Event()

    def hold() -> None:
        with table._news:
            holding.set()
            let_go.wait(10)

    other = threading.Thread(target=hold)
    other.start()
    holding.wait(10)
    assert table.draft(ada, "b", None, "deploy inn") is None, "held by another thread"
    let_go.set()
    other.join(10)
    against = lite.create("seven-ronin", [person(), bot("random")])
    assert against.secrets[0] is not None
    assert against.table.draft(against.secrets[0], "a", None, "deploy well") is None
    timed = lite.create("seven-ronin", [local(), local()], clock=live(10))
    assert timed.secrets[0] is not None
    now.wait(11)
    assert timed.table.draft(timed.secrets[0], "a", None, "deploy well", seat=0) is None
    assert written(table, drafted(table, ada, "c", "deploy inn")) is None


def test_a_draft_that_comes_second_changes_nothing(tables: Tables, make_tables: MakeTables) -> None:
    table, ada, _ = two(tables)
    address = tables.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    draft = drafted(table, ada, "a", "deploy inn")
    other.act(ada, "b", 0, "deploy well")
    assert written(table, draft) is not None
    table.drop()
    assert table.act(ada, "a", None, "deploy inn").number == 2
    assert [entry.command for entry in tables.store.entries(table.id)] == ["0:b", "0:a"]


def test_the_version_of_a_store_tells_what_others_wrote(
    lite: Tables, make_tables: MakeTables
) -> None:
    table, ada, bo = two(lite)
    address = lite.store._engine.url.render_as_string(hide_password=False)
    other = make_tables(address).table(table.id)
    before = lite.store.version()
    table.act(ada, "a", None, "deploy well")
    table.say(ada, "own words are no news")
    assert lite.store.version() == before
    other.say(bo, "these are")
    assert lite.store.version() != before


def test_a_closed_store_takes_nothing_more(lite: Tables) -> None:
    table, ada, _ = two(lite)
    draft = drafted(table, ada, "a", "deploy well")
    lite.store.close()
    with pytest.raises(Conflict):
        table.write(draft, lambda _: None)
    table.drop()


@pytest.mark.parametrize(
    ("game", "moves"), [("seven-ronin", 90), ("wat-aah", 120), ("era-of-the-ninja", 60)]
)
def test_steps_without_a_face_show_nothing(
    lite: Tables, monkeypatch: pytest.MonkeyPatch, game: str, moves: int
) -> None:
    """Who is told is the same as if all views were made and compared."""
    opened = lite.create(game, seed=8, clock=live(600, 5))
    table, journal = opened.table, opened.table._journal
    dice, skipped = random.Random(8), 0
    for number in range(moves):
        if not table._state.pending:
            break
        seat = dice.choice(table._state.pending)
        secret = opened.secrets[seat]
        assert secret is not None
        draft = drafted(
            table, secret, str(number), str(dice.choice(table._state.match.legal(seat)))
        )
        skipped += journal.streams._unseen(draft.state)
        with monkeypatch.context() as patch:
            patch.setattr(UpdateStreams, "_unseen", lambda *_: False)
            patch.setattr(journal.streams, "watched", True)
            whole = journal.streams.hear(draft.state, "act", seat, draft.entry.at)
        assert draft.delivery.numbers == whole.numbers
        assert draft.delivery.told == whole.told
        for audience, update in draft.delivery.updates.items():
            assert update.to_json() == whole.updates[audience].to_json()
        assert written(table, draft) is None
        table.finish(draft)
    assert skipped or game == "era-of-the-ninja"
