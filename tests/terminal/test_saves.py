"""Saved matches: damaged ones are refused, good ones are written whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.terminal import saves
from kagemusha.terminal.saves import Save
from tests.terminal.conftest import Run

Change = Callable[[dict[str, Any]], object]


def _changed_action(data: dict[str, Any]) -> None:
    data["log"]["moves"][3]["action"] = "deploy inn"


def _changed_hash(data: dict[str, Any]) -> None:
    data["log"]["moves"][3]["hash"] = "0" * 64


def _cut(data: dict[str, Any]) -> None:
    del data["log"]["moves"][5:]


DAMAGES: dict[str, Change] = {
    "entry 4": _changed_action,
    "Entry 4": _changed_hash,
    "entry 6": _cut,
    "who plays which seat": lambda data: data.pop("players"),
    "neither a saved match nor": lambda data: data.update(log=3),
    "no valid “header”": lambda data: data["log"].pop("header"),
}


@pytest.mark.parametrize("words", DAMAGES)
def test_a_damaged_save_is_refused(
    run: Run, saved: Callable[[], Path], tmp_path: Path, words: str
) -> None:
    run("play", "--seed=1", "--bot=random", typed=["well 1", "seal"])
    data = json.loads(saved().read_text())
    DAMAGES[words](data)
    (tmp_path / "bad.json").write_text(json.dumps(data))
    answer = run("play", "--resume", "bad.json")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert words.lower() in answer.err.lower()
    assert not answer.out


@pytest.mark.parametrize("content", ["", "{", "[]", "3", '{"a": 1}', "\x00\ufffd"])
def test_a_file_that_is_no_save(run: Run, tmp_path: Path, content: str) -> None:
    (tmp_path / "bad.json").write_text(content, encoding="utf-8")
    answer = run("play", "--resume", "bad.json")
    assert answer.code == 1
    assert answer.err.startswith("kagemusha: bad.json")
    assert answer.err.count("\n") == 1


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe\x80")
    assert run("play", "--resume", "bad.json").code == 1


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    save = Save(kagemusha.game("seven-ronin").new(seed=1), ("human", "random"), "en")
    saves.write(path, save)
    before = path.read_text()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    save.match.act_all(0, "deploy well 1; seal")
    with pytest.raises(OSError, match="No space left"):
        saves.write(path, save)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]
