"""The whole command line works for a game with only rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.lanterns import LanternsGame
from kagemusha.core import registry
from kagemusha.text import LOCALES
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game only in this process."""
    monkeypatch.setitem(registry._games, LanternsGame.id, LanternsGame())


def _play(run: Run, *words: str) -> tuple[str, Path]:
    """A match to its end, with numbers of menus: a lantern, then to seal it."""
    typed = ["help", "board", "log", "why seal; seal", *["1", "seal"] * 3]
    answer = run("play", "lanterns", "--bot", "random", "--seed", "4", *words, typed=typed)
    assert (answer.code, answer.err) == (0, "")
    (saved,) = (Path.cwd() / "data" / "kagemusha" / "matches").glob("lanterns-*.json")
    return answer.flat, saved


@pytest.mark.parametrize("language", LOCALES)
def test_played_to_the_end_with_menus(run: Run, language: str) -> None:
    flat, saved = _play(run, "--language", language)
    assert "Lanterns" in flat
    assert "1 Light " in flat  # a choice in words
    assert "Hand Sizes 2, 2" in flat  # the view as a table
    assert "Scored: parity " in flat  # an event as a sentence
    assert "Most Points" in flat  # why somebody won
    assert f"kagemusha replay {saved}" in flat


def test_replay_review_and_verify(run: Run) -> None:
    _, saved = _play(run)
    told = run("replay", str(saved))
    assert (told.code, told.err) == (0, "")
    assert "Scored: parity " in told.flat
    page = run("replay", str(saved), "--at", "6", "--seat", "all")
    assert "Player 1" in page.out
    assert "Player 2" in page.out
    found = run("review", str(saved), "--bot", "novice", "--work", "0.05")
    assert (found.code, "Lanterns, reviewed by novice" in found.out) == (0, True), found.err
    drawn = run("animate", str(saved), "--seat", "p1", "--out", "-")
    assert (drawn.code, "Scored: parity" in drawn.out) == (0, True), drawn.err
    checked = run("verify", str(saved))
    assert checked.code == 0
    assert "Lanterns" in checked.out


def test_simulate_balance_and_arena(run: Run) -> None:
    bots = ("--bots", "random,random")
    for command in ("simulate", "balance"):
        answer = run(command, "lanterns", *bots, "--games", "20", "--seed", "1")
        assert (answer.code, "Lanterns" in answer.out) == (0, True), answer.err
        assert "Most Points" in answer.out
    pair = ("--bots", "random,novice", "--workers", "1", "--work", "0.05")
    answer = run("arena", "lanterns", *pair, "--games", "2", "--seed", "1")
    assert (answer.code, "Lanterns" in answer.out) == (0, True), answer.err


def test_what_it_has_not_is_refused(run: Run) -> None:
    assert "Lanterns has no rules page." in run("rules", "lanterns").err
    assert "--mode belongs to" in run("play", "lanterns", "--mode", "standard").err
    assert "2, 3" in run("play", "lanterns", "--seats", "4").err
    assert "lanterns  Lanterns" in run("games").out
