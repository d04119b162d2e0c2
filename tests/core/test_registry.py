"""The registry: the games, and their parts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import kagemusha
from kagemusha.core import plugins, registry
from kagemusha.core.errors import OptionError
from kagemusha.text import texts

GAME = """
from examples.lanterns import LanternsGame
class Other(LanternsGame):
    id = "other"
"""


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Undo registrations after each test."""
    monkeypatch.setattr(registry, "_games", {})
    registry._outside.cache_clear()
    yield
    registry._outside.cache_clear()


def _publish(monkeypatch: pytest.MonkeyPatch, folder: Path, **files: str) -> None:
    """Publish a package `outside` with an entry point for each of its games."""
    package = folder / "outside"
    package.mkdir()
    for name, text in {"__init__": "", **files}.items():
        (package / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(folder)
    for name in [name for name in sys.modules if name.partition(".")[0] == "outside"]:
        monkeypatch.delitem(sys.modules, name)
    entries = [
        EntryPoint(name, f"outside.{name}:Other", registry.GAMES)
        for name in files
        if name.startswith("game")
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)


def test_built_in_games_are_found_short_ones_first() -> None:
    assert kagemusha.games() == ("seven-ronin", "wat-aah", "era-of-the-ninja")
    for game_id in kagemusha.games():
        game = kagemusha.game(game_id)
        assert game.manifest.id == game.id == game.rules().game == game_id
        assert plugins.find("bots", game_id).__name__.startswith("kagemusha.bots.")  # type: ignore[union-attr]


def test_titles_are_those_of_the_english_texts() -> None:
    for manifest in registry.manifests():
        assert texts("en").say(f"game-{manifest.id}") == manifest.title


def test_an_unknown_game_is_refused_and_has_no_parts() -> None:
    with pytest.raises(OptionError, match="shogi"):
        kagemusha.game("shogi")
    assert plugins.find("bots", "shogi") is None


def test_a_game_from_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _publish(monkeypatch, tmp_path, game=GAME, bots="BOTS = {}", text="import no_such_module")
    assert kagemusha.games()[-1] == "other"
    assert kagemusha.game("other").manifest.seats == (2, 3)
    assert plugins.find("bots", "other").BOTS == {}  # type: ignore[union-attr]
    assert plugins.find("terminal", "other") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        plugins.find("text", "other")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("Other = 3", "TypeError: 3 is not a Game"),
        (GAME.replace('"other"', '"wat-aah"'), "there is a game 'wat-aah' already"),
    ],
)
def test_a_broken_game_does_not_break_the_others(
    text: str, reason: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _publish(monkeypatch, tmp_path, game_1=text, game_2=GAME)
    with pytest.warns(UserWarning, match=reason):
        assert kagemusha.games() == ("seven-ronin", "wat-aah", "era-of-the-ninja", "other")
