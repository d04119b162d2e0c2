"""Several games at one table: offers and answers, who moves along where, and the score."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest

from kagemusha.core.errors import KagemushaError, OptionError
from kagemusha.table import (
    AnswerRematch,
    Expiry,
    LiveTable,
    NoSuchTable,
    NotYourSeat,
    OfferRematch,
    Opened,
    RematchTerms,
    StoreError,
    TableError,
    Tables,
    bot,
    live,
    local,
    open_seat,
    person,
)
from kagemusha.table.backup import check_tables, restore_backup, write_backup
from kagemusha.table.process_notifications import SilentChannel
from tests.table.conftest import MakeTables
from tests.table.test_deliveries import play
from tests.table.time import Time

LOSE = live(60, out="lose")


def people(tables: Tables, *names: str, game: str = "seven-ronin") -> tuple[Opened, list[str]]:
    opened = tables.create(game, [person(name) for name in names or ("Ada", "Bo")], clock=LOSE)
    return opened, [secret for secret in opened.secrets if secret]


def lose(tables: Tables, now: Time, table: LiveTable) -> int:
    """Time runs out; who lost."""
    now.wait(61)
    tables.tick()
    ending = table.look().ending
    assert ending is not None
    assert ending.seat is not None
    return ending.seat


def offer(
    table: LiveTable, secret: str, terms: RematchTerms | None = None, name: str = "offer"
) -> str:
    """Offer a rematch; the next game, if it has begun."""
    update = table.execute(OfferRematch(secret, name, terms=terms or RematchTerms()))
    assert update.rematch is not None
    return update.rematch.next or ""


def answer(table: LiveTable, secret: str, *, accept: bool = True, name: str = "answer") -> str:
    update = table.execute(AnswerRematch(secret, name, accept=accept))
    assert update.rematch is not None
    return update.rematch.next or ""


def asked(tables: Tables, *secrets: str) -> list[bool]:
    """Whether each finds an offer in the list of their tables."""
    return [any(one.rematch for one in tables.held_by([secret])) for secret in secrets]


def test_an_offer_is_accepted_and_everybody_moves_along(
    tables: Tables, make_tables: MakeTables, now: Time
) -> None:
    opened, (ada, bo) = people(tables)
    table = opened.table
    with pytest.raises(TableError, match="when this one is over"):
        offer(table, ada)
    table.chat.say(bo, "good luck")
    lost = lose(tables, now, table)
    with table.subscribe() as spectator, table.subscribe(bo) as follower:
        assert [follower.get() and spectator.get() for _ in range(1)]
        assert not offer(table, ada)
        told = follower.get()
        assert told is not None
        assert told.rematch is not None
        assert (told.rematch.by, told.rematch.waiting) == (0, (1,))
        # Another process, and after a restart: the offer is still there.
        beside = make_tables(tables.store._engine.url.render_as_string(hide_password=False))
        assert asked(beside, ada, bo) == [False, True]
        with pytest.raises(NotYourSeat):
            answer(beside.table(table.id), "no secret of this table")
        begun = answer(beside.table(table.id), bo)
        assert begun == answer(table, bo), "sent again: answered again"
        tables.tick()
        for reader in (spectator, follower):
            numbers = [u.rematch.next for u in iter(reader.get, None) if u.rematch]
            assert numbers[-1] == begun
    assert tables.games(table.id) == tables.games(begun) == [table.id, begun]
    following = tables.table(begun)
    assert following.seats(ada) == (1,)
    assert following.seats(bo) == (0,)
    assert [holder.name for holder in following.holders] == ["Bo", "Ada"]
    assert (following.clock, following.series.number) == (LOSE, 2)
    won = [1 - seat for seat in (0, 1) if seat != lost]
    assert following.series.wins == tuple(int(seat in won) for seat in (0, 1))
    # Each is called by where they sit now.
    following.chat.say(ada, "again!")
    assert [(said.seat, said.text) for said in following.chat.lines()] == [
        (0, "good luck"),
        (1, "again!"),
    ]
    assert [said.seat for said in table.chat.lines(bo)] == [1, 0]
    with pytest.raises(TableError, match="has already started"):
        offer(table, bo, name="another")
    assert asked(tables, ada, bo) == [False, False]
    (second, first) = tables.held_by([ada])
    assert (first.id, first.winners, second.winners) == (table.id, (1 - lost,), None)
    assert second.first == first.first == table.id


def test_it_is_declined_taken_back_and_offered_again(lite: Tables, now: Time) -> None:
    opened, (ada, bo, cy) = people(lite, "Ada", "Bo", "Cy", game="wat-aah")
    table = opened.table
    lose(lite, now, table)
    with pytest.raises(TableError, match="no open rematch offer"):
        answer(table, bo)
    offer(table, ada)
    answer(table, bo, accept=False)
    assert asked(lite, ada, bo, cy) == [False, False, False]
    with pytest.raises(TableError, match="no open rematch offer"):
        answer(table, cy, name="late")
    assert not offer(table, bo, name="mine")
    answer(table, bo, accept=False, name="taken back")
    assert not offer(table, cy, RematchTerms("same"))
    assert not offer(table, ada, RematchTerms("same"), name="the same offer is an answer")
    update = table.look(bo).rematch
    assert update is not None
    assert update.waiting == (1,)
    assert asked(lite, ada, bo, cy) == [False, True, False]
    assert not offer(table, bo, RematchTerms("random"), name="another offer takes its place")
    assert not answer(table, ada, name="yes")
    begun = lite.table(answer(table, cy, name="yes"))
    assert {begun.seats(secret)[0] for secret in (ada, bo, cy)} == {0, 1, 2}


def test_bots_agree_at_once_and_a_shared_screen_is_one_voice(lite: Tables, now: Time) -> None:
    opened = lite.create("seven-ronin", [person("Ada"), bot("greedy")], clock=LOSE)
    ada = opened.secrets[0]
    assert ada is not None
    lose(lite, now, opened.table)
    begun = lite.table(offer(opened.table, ada))
    assert [holder.kind for holder in begun.holders] == ["bot", "person"]
    assert begun.seats(ada) == (1,)
    assert begun.series.wins == (1, 0)
    opened = lite.create("wat-aah", [local("A"), local("B"), open_seat()])
    opened.table.end()
    screen = opened.secrets[0]
    assert screen is not None
    begun = lite.table(offer(opened.table, screen, RematchTerms("rotated")))
    assert [holder.kind for holder in begun.holders] == ["open", "local", "local"]
    assert begun.series.wins == (0, 0, 0), "nobody has won what was closed"


def test_another_game_with_other_options_and_another_clock(lite: Tables) -> None:
    holders = [person("Ada"), bot("skilled"), person("Bo"), bot("random")]
    opened = lite.create("wat-aah", holders, clock=LOSE)
    ada, bo = opened.secrets[0], opened.secrets[2]
    assert ada is not None
    assert bo is not None
    table = opened.table
    table.end()
    for terms, problem in (
        (RematchTerms(game="no game"), "no game"),
        (RematchTerms(options={"mode": "no such"}), "no such"),
    ):
        with pytest.raises(KagemushaError, match=problem):
            offer(table, ada, terms)
    with pytest.raises(OptionError):
        RematchTerms("upside down")  # type: ignore[arg-type]
    other = RematchTerms("same", "seven-ronin", {"edition": "fr"}, live(900, 5))
    offer(table, ada, other)
    begun = lite.table(answer(table, bo))
    assert (begun.game, begun.rules.options["edition"]) == ("seven-ronin", "fr")
    assert begun.clock == live(900, 5)
    assert [holder.name for holder in begun.holders] == ["Ada", "Bo"]
    begun.chat.say(bo, "smaller")
    begun.end()
    offer(begun, bo, RematchTerms(game="wat-aah"))
    last = lite.table(answer(begun, ada))
    assert last.rules.seats == 2
    assert [(said.seat, said.text) for said in last.chat.lines()] == [(0, "smaller")]
    opened, (ada, _, _) = people(lite, "Ada", "Bo", "Cy", game="wat-aah")
    opened.table.end()
    with pytest.raises(OptionError, match="3 of you"):
        offer(opened.table, ada, RematchTerms(game="seven-ronin"))


def test_two_processes_answer_at_the_same_time(
    url: str, make_tables: MakeTables, now: Time
) -> None:
    here, there = make_tables(url), make_tables(url)
    opened, (ada, bo, cy) = people(here, "Ada", "Bo", "Cy", game="wat-aah")
    lose(here, now, opened.table)
    offer(opened.table, ada)
    found: list[str] = []
    threads = [
        threading.Thread(target=lambda t=t, s=s: found.append(answer(t.table(opened.table.id), s)))
        for t, s in ((here, bo), (there, cy))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    games = here.games(opened.table.id)
    assert sorted(found) == sorted(["", games[1]])
    assert len(games) == 2


def test_the_answer_and_the_next_game_are_one_transaction(
    lite: Tables, now: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, (ada, bo) = people(lite)
    lose(lite, now, opened.table)
    offer(opened.table, ada)

    def fail(*_: object) -> None:
        raise StoreError

    with monkeypatch.context() as planted:
        planted.setattr(SilentChannel, "notify", fail)
        with pytest.raises(StoreError):
            answer(opened.table, bo)
    assert lite.games(opened.table.id) == [opened.table.id]
    rematch = opened.table.look(bo).rematch
    assert rematch is not None
    assert rematch.waiting == (1,)
    assert lite.games(answer(opened.table, bo))[0] == opened.table.id


def test_what_was_sent_is_made_again_and_backups_keep_it(
    lite: Tables, make_tables: MakeTables, now: Time, tmp_path: Path
) -> None:
    opened = lite.create("seven-ronin", [local("A"), local("B")])
    secret = opened.secrets[0]
    assert secret is not None
    play(opened.table, secret, random.Random(4))
    begun = offer(opened.table, secret)
    before = opened.table.look(secret, seat=0).to_json()
    write_backup(lite.store._engine.url.render_as_string(), tmp_path / "backup")
    restore_backup(tmp_path / "backup", f"sqlite:///{tmp_path}/again.db")
    again = make_tables(f"sqlite:///{tmp_path}/again.db")
    assert all(problem is None for _, problem in check_tables(again.store))
    assert again.table(opened.table.id).look(secret, seat=0).to_json() == before
    assert again.table(begun).series == lite.table(begun).series


def test_games_of_one_table_are_removed_together(lite: Tables, now: Time) -> None:
    opened, (ada, bo) = people(lite)
    opened.table.end()
    offer(opened.table, ada)
    begun = answer(opened.table, bo)
    now.wait(100)
    assert lite.expire(Expiry(finished=50)) == [], "its rematch is running"
    lose(lite, now, lite.table(begun))
    assert lite.expire(Expiry(finished=50)) == [], "its rematch is new"
    now.wait(100)
    assert set(lite.expire(Expiry(finished=50))) == {opened.table.id, begun}
    opened, (ada, bo) = people(lite)
    opened.table.end()
    offer(opened.table, ada)
    begun = answer(opened.table, bo)
    lite.remove(opened.table.id)
    with pytest.raises(NoSuchTable):
        lite.table(begun)
