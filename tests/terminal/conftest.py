"""Runs the command line for the tests."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pexpect
import pytest

from kagemusha.terminal import language
from kagemusha.terminal.main import main

COMMAND = [sys.executable, "-m", "kagemusha"]
TIMEOUT = 120


@dataclass
class Answer:
    """The output and the exit code of a command."""

    out: str
    err: str
    code: int

    @property
    def flat(self) -> str:
        """The output without line breaks, to look for sentences in."""
        return " ".join(self.out.split())


Run = Callable[..., Answer]
Spawn = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An isolated environment: another home, no language, 80 columns."""
    keep = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
    return {
        **keep,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "COLUMNS": "80",
        "LINES": "40",
        "LANG": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
    }


@pytest.fixture
def pipe(env: dict[str, str], tmp_path: Path) -> Run:
    """Run a command line as a process, over pipes."""

    def go(*words: str, typed: str | list[str] = "", **more: str) -> Answer:
        done = subprocess.run(
            [*COMMAND, *words],
            input=_text(typed),
            capture_output=True,
            encoding="utf-8",
            env={**env, **more},
            cwd=tmp_path,
            timeout=TIMEOUT,
            check=False,
        )
        return Answer(done.stdout, done.stderr, done.returncode)

    return go


@pytest.fixture
def run(
    env: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """Run a command line in this process: the same as over pipes, but faster."""
    monkeypatch.chdir(tmp_path)

    def go(*words: str, typed: str | list[str] = "", **more: str) -> Answer:
        with monkeypatch.context() as patch:
            for variable in (language.VARIABLE, "LC_ALL", "LC_MESSAGES"):
                patch.delenv(variable, raising=False)
            for variable, value in {**env, **more}.items():
                patch.setenv(variable, value)
            patch.setattr(sys, "stdin", io.StringIO(_text(typed)))
            code = main(words)
        printed = capsys.readouterr()
        return Answer(printed.out, printed.err, code)

    return go


def _text(typed: str | list[str]) -> str:
    return typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)


@pytest.fixture
def spawn(env: dict[str, str], tmp_path: Path) -> Iterator[Spawn]:
    """Run a command line on a pseudo-terminal; it ends with the test."""
    running = []

    def go(*words: str, **more: str) -> pexpect.spawn[str]:
        child = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            env={**env, "TERM": "xterm-256color", **more},
            cwd=str(tmp_path),
            dimensions=(50, 80),
            encoding="utf-8",
            timeout=60,
            echo=False,
        )
        running.append(child)
        return child

    yield go
    for child in running:
        child.close(force=True)


@pytest.fixture
def matches(tmp_path: Path) -> Path:
    """The folder for matches in that environment (on systems with XDG folders)."""
    return tmp_path / "data" / "kagemusha" / "matches"


@pytest.fixture
def saved(matches: Path) -> Callable[[], Path]:
    """The only saved match."""

    def find() -> Path:
        (path,) = matches.glob("*.json")
        return path

    return find
