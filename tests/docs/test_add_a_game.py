"""The page that teaches how to add a game, followed step by step in an empty folder."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from kagemusha.testing import check_contract, check_leaks
from tests.docs.pages import ROOT, Page

PAGE = Page(ROOT / "docs" / "add-a-game.md")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the page, and what an installer would write beside them."""
    folder = tmp_path_factory.mktemp("pebbles")
    for fence in PAGE.fences():
        if fence.name:
            (folder / fence.name).write_text(fence.body, encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n"
    )
    for group, entries in project["entry-points"].items():
        lines = [f"{name} = {target}" for name, target in entries.items()]
        (info / "entry_points.txt").write_text("\n".join([f"[{group}]", *lines, ""]))
    return folder


def _run(folder: Path, *words: str, typed: str = "") -> str:
    paths = [str(folder), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(
        [sys.executable, "-m", "kagemusha", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "XDG_DATA_HOME": str(folder / "data"),
            "LANG": "C.UTF-8",
        },
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return " ".join(done.stdout.split())


def test_it_passes_the_kit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(folder)
    import pebbles  # type: ignore[import-not-found]

    game = pebbles.Pebbles()
    assert check_contract(game, seats=2, seed=1).reason == "last-pebble"
    check_leaks(game, seats=2, seed=1)


def test_it_is_known(folder: Path) -> None:
    assert "pebbles Pebbles" in _run(folder, "games")
    assert "--heap N" in _run(folder, "play", "--help")


def test_it_is_played_and_looked_at(folder: Path) -> None:
    options = ("--heap", "4", "--bot", "novice", "--seed", "1")
    told = _run(folder, "play", "pebbles", *options, typed="take 1\ntake 1\ntake 1\n")
    assert "Pebbles 4" in told  # the view
    assert "Player 1: taken: number 1." in told
    assert "Last Pebble" in told  # novice leaves no way out
    (log,) = (folder / "data" / "kagemusha" / "matches").glob("pebbles-*.json")
    assert "taken: number 1." in _run(folder, "replay", str(log))
    assert "Pebbles" in _run(folder, "verify", str(log))
    assert "Pebbles" in _run(folder, "review", str(log), "--work", "0.05")


def test_bots_play_it(folder: Path) -> None:
    bots = ("--bots", "random,novice", "--seed", "1")
    assert "Last Pebble" in _run(folder, "simulate", "pebbles", *bots, "--games", "4")
