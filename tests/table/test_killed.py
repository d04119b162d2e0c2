"""A process that is killed at any moment comes back with every move that it acknowledged."""

from __future__ import annotations

import hashlib
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import kagemusha
from kagemusha.table import Tables, local
from kagemusha.table.backup import check_tables
from tests.table.conftest import MakeTables
from tests.table.test_deliveries import play

ROOT = Path(__file__).resolve().parents[2]
KILLS = 3


def acknowledged_until_killed(
    module: str, *given: str, least: int, dice: random.Random
) -> list[list[str]]:
    """What a process acknowledged before it was killed, in the middle of what it does."""
    with subprocess.Popen(
        [sys.executable, "-m", f"tests.table.{module}", *given],
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(least)]
        time.sleep(dice.random() / 50)
        process.kill()
        lines += process.stdout.readlines()
    # The last line may have been cut: then nobody was told.
    return [line.strip().split(";") for line in lines if line.endswith("\n")]


@pytest.mark.parametrize("seed", [1])
def test_every_acknowledged_move_is_kept(
    tables: Tables, make_tables: MakeTables, seed: int
) -> None:
    dice = random.Random(seed)
    opened = tables.create("seven-ronin", [local(), local()], seed=seed)
    table_id, secret = opened.table.id, opened.secrets[0]
    assert secret is not None
    address = tables.store._engine.url.render_as_string(hide_password=False)
    acknowledged: list[list[str]] = []
    for round_ in range(KILLS):
        given = ("stream_of_moves", address, table_id, secret, f"round{round_}")
        least = dice.randrange(1, 12)
        acknowledged += acknowledged_until_killed(*given, least=least, dice=dice)
        table = make_tables(address).table(table_id)
        entries = tables.store.entries(table_id)
        assert len(acknowledged) <= len(entries) <= len(acknowledged) + round_ + 1
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        for command, seat, number, digest in acknowledged:
            again = table.act(secret, command, None, "whatever", seat=int(seat))
            assert again.number == int(number)
            assert hashlib.sha256(again.to_json().encode()).hexdigest() == digest
        assert len(tables.store.entries(table_id)) == len(entries), "nothing was done twice"
    assert len(acknowledged) >= KILLS
    play(table, secret, dice)
    assert kagemusha.replay(table.finished.export()).result == table.look().result


def test_every_acknowledged_rematch_is_kept(tables: Tables, make_tables: MakeTables) -> None:
    opened = tables.create("seven-ronin", [local("A"), local("B")])
    secret = opened.secrets[0]
    assert secret is not None
    address = tables.store._engine.url.render_as_string(hide_password=False)
    begun, dice = [opened.table.id], random.Random(1)
    for _ in range(KILLS):
        given = ("stream_of_rematches", address, begun[-1], secret)
        begun += [line[0] for line in acknowledged_until_killed(*given, least=2, dice=dice)]
        fresh = make_tables(address)
        games = fresh.games(opened.table.id)
        assert games[: len(begun)] == begun
        assert len(games) <= len(begun) + 1
        assert all(problem is None for _, problem in check_tables(fresh.store))
        begun = games
    assert [fresh.table(game).series.number for game in begun] == list(range(1, len(begun) + 1))
