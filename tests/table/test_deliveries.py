"""Deliveries: in order, without a gap, none twice, also for those who were away."""

from __future__ import annotations

import random
import threading

import pytest

from kagemusha.core.errors import KagemushaError
from kagemusha.table import LiveTable, NotYourSeat, Tables, Update, local, person
from kagemusha.table.checkpoints import DISTANCE
from kagemusha.table.deliveries import KEPT
from kagemusha.table.entry import Entry
from kagemusha.table.state import TableState
from tests.table.conftest import MakeTables


def shared(tables: Tables, game: str = "seven-ronin", seats: int = 2) -> tuple[LiveTable, str]:
    opened = tables.create(game, [local()] * seats, seed=5)
    secret = opened.secrets[0]
    assert secret is not None
    return opened.table, secret


def play(table: LiveTable, secret: str, dice: random.Random, most: int = 10_000) -> int:
    """Random moves until it is over; how many."""
    for count in range(most):
        pending = table.look().pending
        if not pending:
            return count
        seat = dice.choice(pending)
        seen = table.look(secret, seat=seat)
        name = f"{seat} {seen.number}"
        if seen.can_undo and dice.random() < 0.1:
            table.undo(secret, name, seen.number, seat=seat)
        else:
            table.act(secret, name, seen.number, dice.choice(seen.legal), seat=seat)
    return most


def texts(updates: list[Update]) -> list[str]:
    return [update.to_json() for update in updates]


def test_a_first_look_is_a_snapshot_and_then_all_that_follows(lite: Tables) -> None:
    table, secret = shared(lite)
    play(table, secret, random.Random(1), 20)
    with table.subscribe(secret, seat=0) as follower:
        first = follower.get()
        assert first is not None
        assert first.reset
        assert first.to_json() == table.look(secret, seat=0).to_json()
        assert follower.get() is None
        play(table, secret, random.Random(2), 20)
        numbers = []
        while update := follower.get():
            numbers.append(update.number)
        assert numbers == list(range(first.number + 1, table.look(secret, seat=0).number + 1))


def test_what_was_missed_is_made_again_as_it_was_sent(
    lite: Tables, lite_url: str, make_tables: MakeTables
) -> None:
    table, secret = shared(lite, "wat-aah", 2)
    sent: dict[int | None, list[str]] = {0: [], 1: [], None: []}
    followers = [table.subscribe(secret, 0, seat=seat) for seat in range(2)]
    followers.append(table.subscribe(None, 0))
    dice = random.Random(3)
    while play(table, secret, dice, 10) == 10:
        for follower in followers:
            while update := follower.get():
                sent[follower.audience].append(update.to_json())
    for follower in followers:
        while update := follower.get():
            sent[follower.audience].append(update.to_json())
    again = make_tables(lite_url).table(table.id)
    for audience, updates in sent.items():
        assert len(updates) > KEPT, "some are no longer in memory"
        for since in (0, KEPT, DISTANCE, 2 * DISTANCE + 1, len(updates) - 1, len(updates)):
            assert texts(table._runtime.journal.updates(audience, since)) == updates[since:]
            assert texts(again._runtime.journal.updates(audience, since)) == updates[since:]


def test_a_page_of_history_costs_a_page(lite: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, secret = shared(lite, "wat-aah", 2)
    play(table, secret, random.Random(3), 5 * DISTANCE)
    redone: list[Entry] = []
    redo = TableState.redo

    def counted(state: TableState, entry: Entry) -> None:
        redone.append(entry)
        redo(state, entry)

    monkeypatch.setattr(TableState, "redo", counted)
    last = table.look(secret, seat=0).number
    for since in (0, last // 2, last - KEPT - 1):
        redone.clear()
        page = table._runtime.journal.updates(0, since, 4)
        assert [update.number for update in page] == list(range(since + 1, since + 5))
        assert len(redone) < 2 * DISTANCE


def test_events_of_a_stream_add_up_to_what_stands(lite: Tables) -> None:
    table, secret = shared(lite)
    events = {seat: list(table.look(secret, seat=seat).events) for seat in (0, 1)}
    play(table, secret, random.Random(4))
    for seat, told in events.items():
        for update in table._runtime.journal.updates(seat, 0):
            if update.reset:
                told.clear()
            told.extend(update.events)
        assert told == list(table.look(secret, seat=seat).events)


@pytest.mark.parametrize("seed", [1])
def test_readers_that_come_and_go_while_moves_arrive(tables: Tables, seed: int) -> None:
    table, secret = shared(tables)
    failures: list[BaseException] = []
    seen: dict[int, list[Update]] = {}

    def read(number: int) -> None:
        dice = random.Random(f"{seed} {number}")
        seat = number % 3
        taken = seen.setdefault(number, [])
        try:
            while not (taken and taken[-1].ending):
                since = taken[-1].number if taken else 0
                key, on = (None, None) if seat == 2 else (secret, seat)
                with table.subscribe(key, since, seat=on) as follower:
                    for _ in range(dice.randrange(1, 30)):
                        update = follower.get(dice.choice([0, 0.01, 0.2]))
                        if update is not None:
                            taken.append(update)
        except BaseException as error:
            failures.append(error)

    readers = [threading.Thread(target=read, args=(n,)) for n in range(5)]
    for reader in readers:
        reader.start()
    play(table, secret, random.Random(seed))
    for reader in readers:
        reader.join(60)
        assert not reader.is_alive()
    assert not failures
    for number, taken in seen.items():
        audience = None if number % 3 == 2 else number % 3
        assert [update.number for update in taken] == list(range(1, len(taken) + 1))
        assert texts(taken) == texts(table._runtime.journal.updates(audience, 0))


def test_several_threads_of_one_seat_act_once_each(tables: Tables) -> None:
    """The same commands from four threads at once: each is done once, and all get one answer."""
    opened = tables.create("seven-ronin", [person(), person()], seed=1)
    table, secret = opened.table, opened.secrets[0]
    assert secret is not None
    answers: dict[str, set[str]] = {}
    lock = threading.Lock()

    def send() -> None:
        for number, step in enumerate(("deploy well", "deploy inn", "seal")):
            update = table.act(secret, str(number), number, step)
            with lock:
                answers.setdefault(step, set()).add(update.to_json())

    threads = [threading.Thread(target=send) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(found) for found in answers.values()] == [1, 1, 1]
    assert len(tables.store.entries(table.id)) == 3


def test_somebody_who_follows_is_woken_for_what_he_can_see(lite: Tables) -> None:
    opened = lite.create("seven-ronin", [person(), person()], seed=1)
    table, (one, two) = opened.table, opened.secrets
    assert one is not None
    assert two is not None
    calls: list[str] = []
    with (
        table.subscribe(one, wake=lambda: calls.append("one")),
        table.subscribe(two, wake=lambda: calls.append("two")),
    ):
        table.act(one, "a", None, "deploy well")
        assert calls == ["one"]
        table.act(one, "b", None, "deploy inn; seal")
        assert sorted(calls) == ["one", "one", "two"]
        table.chat.say(two, "hm")
        assert sorted(calls) == ["one", "one", "one", "two", "two"]
    table.chat.say(two, "nobody listens")
    assert len(calls) == 5


def test_a_reader_that_waits_is_let_go_at_the_end(lite: Tables) -> None:
    table, secret = shared(lite)
    taken: list[Update] = []
    follower = table.subscribe(secret, seat=0)
    reader = threading.Thread(target=lambda: taken.extend(follower))
    reader.start()
    lite.close()
    reader.join(60)
    assert not reader.is_alive()
    assert follower.closed
    assert len(taken) == 1
    with pytest.raises(KagemushaError, match="no longer serves"):
        table.look()


def test_spectators_may_be_kept_out_until_the_end(lite: Tables) -> None:
    opened = lite.create("seven-ronin", [local(), local()], spectators=False)
    table, secret = opened.table, opened.secrets[0]
    assert secret is not None
    for ask in (table.look, table.subscribe, table.chat.lines, table.seat_log):
        with pytest.raises(NotYourSeat, match="Spectators"):
            ask()
    assert table.chat.lines(secret) == []
    while table.look(secret, seat=0).ending is None:
        seat = table.look(secret, seat=0).pending[0]
        seen = table.look(secret, seat=seat)
        table.act(secret, f"{seat} {seen.number}", None, seen.legal[-1], seat=seat)
    assert table.look().ending is not None
