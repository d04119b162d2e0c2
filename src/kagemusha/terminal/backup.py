"""Backs up the tables of a server, also while it runs, and restores them to an empty database."""

from __future__ import annotations

from pathlib import Path

from kagemusha.core.errors import KagemushaError
from kagemusha.table.backup import check_tables, restore_backup, write_backup
from kagemusha.table.store import Store
from kagemusha.terminal.errors import FAILED
from kagemusha.terminal.printing import file_refusal, refusal_line
from kagemusha.terminal.screen import Screen


def run_backup(screen: Screen, file: Path, database: str | None) -> int:
    """Write a backup. Returns the exit code."""
    try:
        counts = write_backup(database, file)
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)
        raise file_refusal(screen, file.parent if missing else file, error) from None
    size = -(-file.stat().st_size // 1024)
    number, moves = counts["tables"], counts["entries"]
    screen.show(screen.say("backup-written", file=str(file), number=number, moves=moves, size=size))
    return 0


def run_restore(screen: Screen, file: Path, database: str) -> int:
    """Fill an empty database from a backup and check every table. Returns the exit code."""
    try:
        counts = restore_backup(file, database)
    except OSError as error:
        raise file_refusal(screen, file, error) from None
    number, moves = counts["tables"], counts["entries"]
    screen.show(screen.say("backup-restored", file=str(file), number=number, moves=moves))
    wrong: list[KagemushaError] = []
    with Store.open(database) as store:
        for _, problem in check_tables(store):
            if problem is not None:
                wrong.append(problem)
                screen.complain(f"kagemusha: {refusal_line(screen, problem)}")
    screen.show(screen.say("backup-checked", number=number - len(wrong), wrong=len(wrong)))
    return FAILED if wrong else 0
