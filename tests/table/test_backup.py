"""Backups: of one moment while play goes on, complete or refused, checked when they are back."""

from __future__ import annotations

import gzip
import random
import threading
from pathlib import Path

import pytest

from kagemusha.table import Store, Tables, bot, person
from kagemusha.table.backup import check_tables, restore_backup, write_backup
from kagemusha.table.errors import StoreError
from kagemusha.table.migrations import REVISIONS
from tests.table.conftest import MakeTables
from tests.table.test_deliveries import play, shared


def address(tables: Tables) -> str:
    return tables.store._engine.url.render_as_string(hide_password=False)


def test_a_backup_while_play_goes_on(
    tables: Tables, make_tables: MakeTables, tmp_path: Path
) -> None:
    over, secret = shared(tables, "wat-aah")
    play(over, secret, random.Random(1))
    open_table = tables.create("seven-ronin", [person("Ada"), bot("random")])
    open_table.table.chat.say(str(open_table.secrets[0]), "see you tomorrow")
    busy, key = shared(tables, "wat-aah")
    playing = threading.Thread(target=play, args=(busy, key, random.Random(2)))
    playing.start()
    file, there = tmp_path / "backup", f"sqlite:///{tmp_path}/there.db"
    counts = write_backup(address(tables), file)
    playing.join()
    assert counts["tables"] == 3
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore_backup(file, there) == counts
    with Store.open(there) as store:
        assert {problem for _, problem in check_tables(store)} == {None}
        assert sum(len(store.entries(one)) for one in store.ids()) == counts["entries"]
    again = make_tables(there)
    assert again.table(over.id).look(secret, seat=0).to_json() == (
        over.look(secret, seat=0).to_json()
    )
    mine = str(open_table.secrets[0])
    assert again.table(open_table.table.id).chat.lines(mine)[0].text == "see you tomorrow"
    assert [table.id for table in again.held_by([mine])] == [open_table.table.id]
    before = again.table(busy.id).look(key, seat=0).number
    assert play(again.table(busy.id), key, random.Random(3)) >= 0  # and it goes on there
    assert again.table(busy.id).look(key, seat=0).number >= before


def test_what_cannot_be_restored(lite: Tables, tmp_path: Path) -> None:
    table, secret = shared(lite)
    play(table, secret, random.Random(1), 20)
    file = tmp_path / "backup"
    write_backup(address(lite), file)
    with pytest.raises(StoreError, match="empty"):
        restore_backup(file, address(lite))
    whole = gzip.decompress(file.read_bytes()).decode().splitlines(keepends=True)
    for name, lines in {
        "cut": whole[:-1],
        "a row less": [*whole[:3], *whole[4:]],
        "other": ["{}\n"],
        "nothing": [],
    }.items():
        bad = tmp_path / name
        bad.write_bytes(gzip.compress("".join(lines).encode()))
        empty = tmp_path / f"{name}.db"
        with pytest.raises(StoreError, match="backup"):
            restore_backup(bad, f"sqlite:///{empty}")
        with Store.open(f"sqlite:///{empty}") as store:
            assert store.ids() == []
    (tmp_path / "text").write_text("not a backup")
    with pytest.raises(StoreError, match="not a backup"):
        restore_backup(tmp_path / "text", f"sqlite:///{tmp_path}/text.db")
    newer = whole[0].replace(f'"{REVISIONS[-1]}"', '"9999"')
    (tmp_path / "newer").write_bytes(gzip.compress(newer.encode()))
    with pytest.raises(StoreError, match="9999"):
        restore_backup(tmp_path / "newer", f"sqlite:///{tmp_path}/newer.db")
