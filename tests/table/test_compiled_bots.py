"""Bots use a compiled copy of the package as soon as one is ready, and only one that fits."""

from __future__ import annotations

import queue
import shutil
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core import compiled
from kagemusha.table.bot_workers import BotReply, BotRequest, BotWorkers


class Asked:
    """Worker processes, and where the bots in them come from."""

    def __init__(self) -> None:
        self.workers = BotWorkers(1, 60.0, ("tests.table.odd_bots",))

    def where(self) -> Path:
        match = kagemusha.game("wat-aah").new(2, seed=1)
        (seat,) = match.pending
        view, legal = match.view(seat), match.legal(seat)
        answers: queue.SimpleQueue[BotReply] = queue.SimpleQueue()
        self.workers.ask(BotRequest("wat-aah", 2, {}, "where", view, legal, draw=5), answers.put)
        return Path(answers.get(timeout=60).plan[0]).parent


@pytest.fixture
def asked(copy: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    monkeypatch.setenv(compiled.FOLDER, str(copy))
    monkeypatch.setattr("kagemusha.table.bot_workers.compiled_parts", list)
    found = Asked()
    yield found
    found.workers.close()


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package with one module that passes for a compiled one."""
    folder = tmp_path / "copy"
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(compiled.PACKAGE, folder / "kagemusha", ignore=ignored)
    (folder / "kagemusha" / "core" / f"nothing{EXTENSION_SUFFIXES[0]}").touch()
    return folder


def test_the_next_process_uses_it(asked: Asked, copy: Path) -> None:
    assert asked.where() == compiled.PACKAGE
    (copy / compiled.READY).touch()
    asked.where()  # nobody waits for the new process, unless it is there already
    assert asked.where() == copy / "kagemusha"
    used = [asked.workers.compiled]
    (copy / compiled.READY).unlink()  # it is being built again
    used.append(asked.workers.compiled)
    assert used == [True, False]
    waits = [asked.workers.compiling]
    compiled.failure_of(copy).touch()
    waits.append(asked.workers.compiling)
    assert waits == [True, False]
    assert "core" in compiled.compiled_parts(copy / "kagemusha")


def test_a_copy_that_does_not_start_is_given_up(asked: Asked, copy: Path) -> None:
    (copy / compiled.READY).touch()
    broken = copy / "kagemusha" / "core" / f"action{EXTENSION_SUFFIXES[0]}"
    broken.write_text("no library")
    assert asked.where() == compiled.PACKAGE


@pytest.mark.parametrize("fault", ["other source", "one more", "none compiled", "not ready"])
def test_what_is_not_usable(copy: Path, fault: str) -> None:
    (copy / compiled.READY).touch()
    assert compiled.is_usable(copy)
    package = copy / "kagemusha"
    if fault == "other source":
        (package / "core" / "match.py").write_text("older = True")
    elif fault == "one more":
        (package / "core" / "more.py").touch()
    elif fault == "none compiled":
        for one in package.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            one.unlink()
    else:
        (copy / compiled.READY).unlink()
    assert not compiled.is_usable(copy)
