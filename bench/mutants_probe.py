"""What `mutants.py` loads into each Python process of a test run; in pytest's as a plugin, too.

It notes which of the functions in `WANTED` are called, and when, and lets only the tests in
`CHOSEN` run, in that order. (PYTEST_DONT_REWRITE: it is loaded before pytest.)
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

WANTED, CHOSEN = "MUTANTS_WANTED", "MUTANTS_CHOSEN"
REPORT, OWNER = "MUTANTS_REPORT", "MUTANTS_OWNER"
called: set[str] = set()


def note(**facts: Any) -> None:
    """Add a line to the report of this run."""
    with Path(os.environ[REPORT]).open("a", encoding="utf-8") as file:
        file.write(json.dumps(facts) + "\n")


def start() -> None:
    """Watch calls in this process, if the run asks for it."""
    if WANTED not in os.environ:
        return
    wanted = set(json.loads(Path(os.environ[WANTED]).read_text("utf-8")))
    names = {key.rsplit(":", 1)[1] for key in wanted}
    owner = os.environ.setdefault(OWNER, str(os.getpid()))

    def watch(frame: FrameType, _event: str, _argument: Any) -> None:
        code = frame.f_code
        if code.co_name not in names:  # any other call must cost little
            return
        file = code.co_filename.replace(os.sep, "/").rpartition("/kagemusha/")[2]
        key = f"{file}:{code.co_firstlineno}:{code.co_name}"
        if key in wanted and key not in called:
            called.add(key)
            if owner != str(os.getpid()):  # a process that may serve several tests
                note(shared=[key])

    threading.settrace(watch)
    sys.settrace(watch)


def take() -> list[str]:
    """Take the functions that were called since the last time."""
    found = sorted(called)
    called.clear()
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the chosen tests, in the order of choice."""
    note(shared=take())
    if CHOSEN in os.environ:
        chosen = json.loads(Path(os.environ[CHOSEN]).read_text("utf-8"))
        places = {test: place for place, test in enumerate(chosen)}
        items[:] = [item for item in items if item.nodeid in places]
        items.sort(key=lambda item: places[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write how a part of a test ended, how long it took and what it called."""
    calls = take()
    # What a fixture calls may serve other tests of the file as well.
    kind = "calls" if report.when == "call" else "shared"
    facts = {"outcome": report.outcome, "seconds": report.duration, kind: calls}
    note(test=report.nodeid, **facts)


start()
