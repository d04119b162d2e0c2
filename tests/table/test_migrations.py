"""Databases of every released version: migrated up, brought back down, and up again."""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import func, select

import kagemusha
from kagemusha.table import (
    OfferRematch,
    Propose,
    Store,
    StoreError,
    TableError,
    Tables,
    database,
    local,
    schema,
)
from kagemusha.table.backup import check_tables, restore_backup, write_backup
from kagemusha.table.migrations import REVISIONS
from kagemusha.table.moderation import Moderator
from tests.table.conftest import MakeTables

RELEASED = sorted((Path(__file__).parent / "released").glob("*.sql.gz"))
"""What those versions wrote, by their own servers. The second line names a table of people, the
secret of its first seat, a table of a game whose rules have changed since, and a match of bots,
whose log is imported, too."""


@pytest.fixture(params=RELEASED, ids=lambda file: file.name.removesuffix(".sql.gz"))
def released(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, list[str]]:
    """The address of such a database, and the names in it."""
    dump = gzip.decompress(request.param.read_bytes()).decode()
    file = tmp_path / "released.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(dump)
    connection.close()
    return f"sqlite:///{file}", dump.splitlines()[1].split()[1:]


def test_what_a_released_version_wrote_goes_on(
    released: tuple[str, list[str]], make_tables: MakeTables
) -> None:
    address, (played, secret, changed, over) = released
    tables = make_tables(address)
    table = tables.table(played)
    before = table.look(secret)
    assert before.number == 3
    assert table.chat.lines(secret)[0].text == "good luck"
    assert [mine.id for mine in tables.held_by([secret])] == [played]
    assert table.undo(secret, "5", before.number, whole_plan=True).number == 4
    with pytest.raises(TableError, match="cannot be loaded"):
        tables.table(changed)
    assert kagemusha.replay(tables.table(over).finished.export()).result
    wrong = {table_id for table_id, problem in check_tables(tables.store) if problem is not None}
    assert wrong == {changed}


def test_down_and_up_again(
    released: tuple[str, list[str]], empty_url: str, make_tables: MakeTables, tmp_path: Path
) -> None:
    address, (played, secret, *_) = released
    write_backup(address, tmp_path / "backup")
    restore_backup(tmp_path / "backup", empty_url)
    tables = make_tables(empty_url)
    before = tables.table(played).look(secret).to_json()
    opened = tables.create("seven-ronin", [local(), local()])
    closed, screen = opened.table, str(opened.secrets[0])
    closed.end()
    renamed = tables.create("seven-ronin", [local("rude"), local()])
    Moderator(tables).take("rename", renamed.table.id, seat=0, name="kind")
    Moderator(tables).take("close-chat", renamed.table.id)
    rematch = closed.execute(OfferRematch(screen, "again")).rematch
    assert rematch is not None
    drawn, back, moves = agreed(tables)
    engine = tables.store._engine
    numbers = []
    for revision in reversed(REVISIONS[:-1]):
        database.downgrade(engine, revision)
        with engine.connect() as connection:
            number = connection.execute(select(func.count()).select_from(schema.tables)).scalar()
            numbers.append(number)
    assert numbers == [9] * (len(REVISIONS) - 2) + [8]  # the first revision has no imported logs
    database.migrate(engine)
    again = make_tables(empty_url)
    assert again.table(played).look(secret).to_json() == before
    assert again.table(played).chat.lines(secret) == []
    assert again.table(closed.id).look(screen, seat=0).rematch is None
    assert again.table(closed.id).ending is None
    assert again.table(str(rematch.next)).first == rematch.next, "a table of its own now"
    assert again.table(drawn).ending is None
    assert again.table(renamed.table.id).holders[0].name == "kind"
    again.table(renamed.table.id).chat.say(str(renamed.secrets[0]), "open again", seat=0)
    assert len(again.table(back)._state.match.moves) == moves, "it stands where the takeback was"


def agreed(tables: Tables) -> tuple[str, str, int]:
    """A table that ended in a draw, and one with a takeback after a number of moves."""
    gone = tables.create("wat-aah", [local(), local()], seed=1)
    back = tables.create("wat-aah", [local(), local()], seed=1)
    for opened in (gone, back):
        secret = opened.secrets[0] or ""
        while "takeback" not in opened.table.look(secret, seat=0).agreements.can:
            seat = opened.table.look().pending[0]
            first = opened.table.look(secret, seat=seat).legal[0]
            number = opened.table._runtime.journal.length
            opened.table.act(secret, str(number), None, first, seat=seat)
    moves = len(back.table._state.match.moves)
    gone.table.execute(Propose(gone.secrets[0] or "", "p", seat=0, what="draw"))
    back.table.execute(Propose(back.secrets[0] or "", "t", seat=0, what="takeback"))
    assert gone.table.ending is not None
    return gone.table.id, back.table.id, moves


def test_there_is_no_way_back(lite_url: str) -> None:
    with Store.open(lite_url) as store:
        for revision in ("0999", REVISIONS[-1], "-1"):
            with pytest.raises(StoreError, match="cannot be downgraded"):
                database.downgrade(store._engine, revision)
        assert Tables(store, workers=0, every=None).held_by([]) == []
