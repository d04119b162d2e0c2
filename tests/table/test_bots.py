"""Bots at a table: in processes of their own, within a budget."""

from __future__ import annotations

import logging
import multiprocessing
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.bots import Bot, roster
from kagemusha.table import LiveTable, Tables, bot, bot_workers, person
from tests.processes import started
from tests.table.conftest import MakeTables

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def odd_bots() -> Iterator[None]:
    """The bots that misbehave are known here only while these tests run."""
    from tests.table import odd_bots as bots

    for name in bots.NAMES:
        roster._ANY_GAME[name] = bots._maker(name)
    yield
    for name in bots.NAMES:
        del roster._ANY_GAME[name]


def with_bots(make_tables: MakeTables, address: str, **settings: object) -> Tables:
    given = {"workers": 1, "budget": 60.0, "preload": ("tests.table.odd_bots",), **settings}
    return make_tables(address, **given)


def wait_for_end(table: LiveTable, seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    with table.subscribe() as spectator:
        while table.ending is None:
            assert time.monotonic() < until, "the bots do not move"
            spectator.get(1)


def test_bots_play_a_whole_match_the_same_each_time(url: str, make_tables: MakeTables) -> None:
    tables = with_bots(make_tables, url)
    logs = []
    for _ in range(2):
        table = tables.create("seven-ronin", [bot("greedy"), bot("random")], seed=4).table
        wait_for_end(table)
        logs.append(table.finished.export())
    assert logs[0] == logs[1]
    assert kagemusha.replay(logs[0]).result == table.look().result


@pytest.mark.parametrize(
    ("name", "problem", "instead"),
    [
        ("suicide", "died", "greedy decides instead"),
        ("raiser", "RuntimeError in odd_bots.py:", "greedy decides instead"),
        ("cheat", "notation", "a random choice"),
        ("silent", "empty", "a random choice"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    lite_url: str,
    make_tables: MakeTables,
    caplog: pytest.LogCaptureFixture,
    name: str,
    problem: str,
    instead: str,
) -> None:
    tables = with_bots(make_tables, lite_url)
    seen = []
    for _ in range(2):
        opened = tables.create("seven-ronin", [person(), bot(name)], seed=4)
        with caplog.at_level(logging.WARNING):
            seen.append(first_moves(opened.table, 1))
    assert seen[0] == seen[1], "drawn from the seat's stream: the same each time"
    assert problem in caplog.text
    assert instead in caplog.text


def first_moves(table: LiveTable, number: int) -> list[str]:
    until = time.monotonic() + 60
    while len(moves := table._state.match.moves) < number:
        assert time.monotonic() < until, "the bot does not move"
        time.sleep(0.01)
    return [str(move.action) for move in moves[:number]]


@pytest.mark.parametrize("name", ["sleeper", "dreamer"])
def test_a_bot_that_thinks_too_long_is_stopped(
    lite_url: str, make_tables: MakeTables, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    tables = with_bots(make_tables, lite_url, budget=0.3)
    opened = tables.create("seven-ronin", [person(), bot(name)])
    secret = opened.secrets[0]
    assert secret is not None
    started = time.monotonic()
    opened.table.act(secret, "a", None, "deploy well 1, inn 1; seal")
    assert time.monotonic() - started < 50, "nobody waits for a bot"
    with caplog.at_level(logging.WARNING):
        first_moves(opened.table, 4)
    assert "no answer after 0.3 s" in caplog.text
    assert "greedy decides instead" in caplog.text


@pytest.mark.parametrize("name", ["suicide", "dreamer"])
def test_who_stands_in_does_not_wait_for_a_new_process(
    lite_url: str, make_tables: MakeTables, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    tables = with_bots(make_tables, lite_url, budget=1.0)  # enough for the honest one
    first_moves(tables.create("seven-ronin", [person(), bot("honest")]).table, 1)
    monkeypatch.setenv("ODD_BOTS_START", "60")
    before = {process.pid for process in multiprocessing.active_children()}
    started = time.monotonic()
    first_moves(tables.create("seven-ronin", [person(), bot(name)]).table, 1)
    assert time.monotonic() - started < 50
    until = time.monotonic() + 60
    while {process.pid for process in multiprocessing.active_children()} in (before, set()):
        assert time.monotonic() < until, "a new process is started before anybody asks for it"
        time.sleep(0.01)


def test_a_bot_says_why_only_if_it_is_asked() -> None:
    match = kagemusha.game("seven-ronin").position("round=2 reserves=30")
    question = bot_workers.BotRequest(
        "seven-ronin", 2, {}, "novice", match.view(0), match.legal(0), draw=5
    )
    why = replace(question, consider=())
    assert bot_workers._decide({}, question).thought is None
    assert bot_workers._decide({}, why).thought is not None


def test_who_stands_in_is_shown_the_same_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kagemusha.game("wat-aah").new(2, seed=1)
    (seat,) = match.pending
    question = bot_workers.BotRequest(
        "wat-aah", 2, {}, "raiser", match.view(seat), match.legal(seat), draw=5
    )
    seen = []
    decide = bot_workers._decide

    def spy(bots: dict[str, Bot], asked: bot_workers.BotRequest) -> bot_workers.BotReply:
        seen.append(asked)
        return decide(bots, asked)

    monkeypatch.setattr(bot_workers, "_decide", spy)
    answers: queue.SimpleQueue[bot_workers.BotReply] = queue.SimpleQueue()
    pool = bot_workers.BotWorkers(1, 20.0, ("tests.table.odd_bots",))
    try:
        pool.ask(question, answers.put)
        answer = answers.get(timeout=60)
    finally:
        pool.close()
    assert seen == [replace(question, bot="greedy")]
    assert match.act_all(seat, list(answer.plan))


def test_a_worker_is_sent_what_a_person_would_see(
    lite: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kagemusha.table.bot_workers import BotRequest, BotWorkers

    asked: list[BotRequest] = []

    def ask(_: BotWorkers, question: BotRequest, *_more: object) -> None:
        asked.append(question)

    monkeypatch.setattr(BotWorkers, "ask", ask)
    monkeypatch.setattr(BotWorkers, "open", True)
    table = lite.create("wat-aah", [bot("greedy"), bot("greedy")], seed=1).table
    (seat,) = table.look().pending
    (question,) = asked
    match = kagemusha.game("wat-aah").new(2, seed=1)
    assert question.view == match.view(seat)
    assert question.legal == match.legal(seat)
    assert set(question.__slots__) == {
        *("game", "seats", "options", "bot", "view", "legal", "draw", "consider", "effort"),
    }
    assert question.draw != 1


def test_a_hint_is_wanted_until_the_seat_has_chosen(
    lite: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    from kagemusha.table.bot_workers import BotWorkers

    hints: list[bot_workers.Wanted] = []

    def ask(_: BotWorkers, question: bot_workers.BotRequest, *more: Any) -> None:
        if question.consider is not None:
            hints.append(more[-1])

    monkeypatch.setattr(BotWorkers, "ask", ask)
    opened = lite.create("wat-aah", [person("Ada"), bot("greedy")], seed=1)
    table, secret = opened.table, opened.secrets[0]
    assert secret
    seen = table.ask_for_hint(secret, lambda thought: None)
    (wanted,) = hints
    assert wanted()
    table.act(secret, "1", None, seen.legal[0])
    assert not wanted()


def test_what_is_not_wanted_any_more_is_not_thought_about() -> None:
    match = kagemusha.game("wat-aah").new(2, seed=1)
    (seat,) = match.pending
    question = bot_workers.BotRequest(
        "wat-aah", 2, {}, "sleeper", match.view(seat), match.legal(seat), draw=5, consider=()
    )
    answers: queue.SimpleQueue[bot_workers.BotReply] = queue.SimpleQueue()
    pool = bot_workers.BotWorkers(1, 60.0, ("tests.table.odd_bots",))
    try:
        pool.ask(question, answers.put, wanted=lambda: False)
        assert answers.get(timeout=60).problem == "nobody waits for it any more"
    finally:
        pool.close()


def test_bots_go_on_after_a_restart(url: str, make_tables: MakeTables) -> None:
    first = make_tables(url)  # without workers: nobody moves
    table = first.create("seven-ronin", [bot("random"), bot("random")], seed=2).table
    assert table.ending is None
    second = with_bots(make_tables, url, every=0.05)
    wait_for_end(second.table(table.id))


def test_closing_leaves_no_process_and_no_thread(lite_url: str, make_tables: MakeTables) -> None:
    before = threading.enumerate()
    tables = with_bots(make_tables, lite_url, workers=2)
    for name in ("sleeper", "dreamer"):
        tables.create("seven-ronin", [person(), bot(name)])
    until = time.monotonic() + 60
    while len(multiprocessing.active_children()) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    tables.close()
    tables.store.close()
    assert multiprocessing.active_children() == []
    left = [thread for thread in threading.enumerate() if thread not in before]
    assert not [thread for thread in left if thread.name.startswith("kagemusha")]


def test_bots_can_be_ready_before_the_first_table(lite_url: str, make_tables: MakeTables) -> None:
    with_bots(make_tables, lite_url).wake_bots()
    until = time.monotonic() + 60
    while not multiprocessing.active_children():
        assert time.monotonic() < until, "no process is started"
        time.sleep(0.01)


BOT_MATCH = """
import sys
from kagemusha.table import Tables, Store, bot, person

def main():
    store = Store.open(sys.argv[1])
    with store, Tables(store, preload=["tests.table.odd_bots"]) as tables:
        table = tables.create("seven-ronin", [person(), bot("random")]).table
        with table.subscribe() as spectator:
            for update in spectator:
                print("ready" if update.number else "opened", flush=True)

if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("stopped", flush=True)
"""


def children(pid: int) -> set[int]:
    """The processes that a process has started."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == pid:
            found.add(int(stat.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["ctrl-c", "killed"])
def test_workers_end_with_their_table(lite_url: str, tmp_path: Path, how: signal.Signals) -> None:
    script = tmp_path / "bots.py"
    script.write_text(BOT_MATCH, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    command = [sys.executable, str(script), lite_url]
    with started(command, cwd=ROOT, env=env, own_session=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.strip() == "ready":
                break
        workers = children(process.pid)
        assert workers
        if how == signal.SIGINT:
            os.killpg(process.pid, how)  # as a terminal does it: to all of them
        else:
            process.kill()
        _, said = process.communicate(timeout=60)
    if how == signal.SIGINT:
        assert said == ""
        assert process.returncode == 0
    until = time.monotonic() + 60
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
