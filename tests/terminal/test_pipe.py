"""Whole matches by pipe: both sides, both bots, three languages, compared with a twin."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal import mirror
from tests.terminal.conftest import Run

GAMES = [
    (side, bot, language)
    for side in ("attacker", "defender")
    for bot in ("random", "greedy")
    for language in ("en", "fr", "pl")
]


@pytest.mark.parametrize(("side", "bot", "language"), GAMES)
def test_a_whole_match(
    pipe: Run, saved: Callable[[], Path], side: str, bot: str, language: str
) -> None:
    seed = 11 + GAMES.index((side, bot, language))
    lines, twin = mirror.play(side, bot, seed, {"edition": language})
    answer = pipe(
        *("play", "seven-ronin", "--side", side, "--bot", bot, "--edition", language),
        *("--seed", str(seed), "--language", language),
        typed=lines,
    )
    assert answer.code == 0, answer.err
    assert not answer.err
    kept = json.loads(saved().read_text())
    assert kept["log"] == twin.to_dict()
    assert kept["over"]
    assert kept["language"] == language
    copied = ("kagemusha ", str(saved().parent))
    for line in answer.out.splitlines():
        assert cell_len(line) <= 80 or line.strip().startswith(copied), line
    assert f"kagemusha replay {saved()}" in answer.out


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_spies_and_switches(pipe: Run, saved: Callable[[], Path], side: str) -> None:
    options = {
        "spy": True,
        "minimum": "round",
        "inn-watchtower": "watchtower",
        "taiko-heals-green": False,
    }
    lines, twin = mirror.play(side, "random", 5, options)
    answer = pipe(
        *("play", "seven-ronin", "--side", side, "--bot", "random", "--seed", "5", "--spy"),
        *("--minimum", "round", "--inn-watchtower", "watchtower", "--no-taiko-heals-green"),
        typed=lines,
    )
    assert answer.code == 0
    assert json.loads(saved().read_text())["log"] == twin.to_dict()


def test_a_narrow_pipe_in_ascii(pipe: Run) -> None:
    lines, _ = mirror.play("attacker", "random", 3)
    answer = pipe(
        *("play", "--side", "attacker", "--bot", "random", "--seed", "3", "--language", "pl"),
        typed=lines,
        COLUMNS="50",
        PYTHONIOENCODING="ascii",
    )
    assert answer.code == 0
    assert answer.out.isascii()
    assert "Wieza obserwacyjna" in answer.out
    assert "?" not in answer.out
    assert all(
        len(line) <= 50 or line.strip().startswith(("kagemusha ", "/"))
        for line in answer.out.splitlines()
    )


def test_plain_lists_for_screen_readers(pipe: Run) -> None:
    answer = pipe("play", "--plain", "--seed", "3", typed=["well 1", "show", "board", "list"])
    assert "│" not in answer.out
    assert "□ Well (max 1): free; +1 ninja" in answer.out


def test_a_board_of_ones_own(pipe: Run, tmp_path: Path) -> None:
    from importlib import resources

    village = resources.files("kagemusha.games.seven_ronin") / "content" / "village.toml"
    text = village.read_text(encoding="utf-8").replace('id = "well"', 'id = "old-mill"')
    (tmp_path / "my.toml").write_text(text, encoding="utf-8")
    answer = pipe("play", "--board", "my.toml", typed=["old mill 1", "seal"])
    assert answer.code == 0
    assert "1 ninja arrives at Old Mill" in answer.out


def test_names_of_the_language_are_understood(pipe: Run) -> None:
    typed = [
        "Studnia 1, Dukt 2, wieża 1",
        "Zagroda dla zwierząt 1",
        "rynek 1",
        "pole (2) 1",
        "show",
    ]
    answer = pipe("play", "--language", "pl", typed=typed)
    assert answer.code == 0
    shown = answer.flat
    assert "Wieża obserwacyjna 1, Pole (2) 1, Dukt 2, Zagroda dla zwierząt 1, Studnia 1" in shown
    assert "Studnia 1, Rynek 1" in shown


def test_defaults_are_taken_silently(pipe: Run, saved: Callable[[], Path]) -> None:
    answer = pipe("play", "seven-ronin")
    assert answer.code == 0
    assert "Number [" not in answer.out
    kept = json.loads(saved().read_text())
    assert kept["players"] == ["human", "beginner"]
    assert kept["log"]["header"]["options"]["edition"] == "en"


def test_a_position_to_start_from(pipe: Run) -> None:
    line = "round=8 reserves=9 supply=35 ninja=well:1,inn:1,field-2:2,green:2"
    answer = pipe("play", "--position", line, "--side", "defender", typed=["log", "quit"])
    assert answer.code == 0
    assert "Round 8 of 8" in answer.out
    assert "Green: 2 ninja (limits +2)" in answer.out
    assert "Attacker holds 3 of 5 areas" in answer.out
