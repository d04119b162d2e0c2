"""Puzzles on a terminal: solved, failed, given up; daily and in a streak."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kagemusha.puzzles import daily, puzzles, today
from kagemusha.text import LOCALES, texts
from tests.puzzles.test_verifying import quick_puzzle, reversed_answers
from tests.terminal.conftest import Run

GAME = "seven-ronin"
PLAY = ("puzzles", "play", GAME)


def _kept(tmp_path: Path) -> dict[str, dict[str, bool]]:
    found = next(tmp_path.rglob(f"puzzles/{GAME}.json"))
    data: dict[str, dict[str, bool]] = json.loads(found.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("language", LOCALES)
def test_the_daily_puzzle_is_solved_after_a_look_around(
    run: Run, tmp_path: Path, language: str
) -> None:
    given = daily(GAME, today())
    assert given is not None
    typed = ["hint", "seal", "help", given.best.choice]
    answer = run(*PLAY, "--daily", "--language", language, typed=typed)
    said, flat = texts(language), answer.flat.replace("\N{NO-BREAK SPACE}", " ")
    assert answer.code == 0, answer.err
    assert " ".join(said.say("terminal-puzzles-best").split()) in flat
    named = ", ".join(said.say(f"puzzle-theme-{GAME}-{theme}") for theme in given.themes)
    themes = said.say("terminal-puzzles-themes", themes=named)
    assert flat.count(" ".join(themes.split())) == 2
    assert all(one.choice in answer.out for one in given.answers)
    assert _kept(tmp_path)["tried"] == {given.id: True}


def test_a_wrong_answer_tells_what_it_loses_and_counts_once(run: Run, tmp_path: Path) -> None:
    given = daily(GAME, today())
    assert given is not None
    worst = given.answers[-1]
    answer = run(*PLAY, "--daily", typed=[worst.choice])
    assert f"{round(100 * worst.loss)} % ± {round(100 * worst.margin)} of your" in answer.flat
    run(*PLAY, "--daily", typed=[given.best.choice])
    assert _kept(tmp_path)["tried"] == {given.id: False}
    shown = run(*PLAY, "--daily", typed=["show"])
    assert "Nothing wins more often" in shown.flat


def test_a_streak_ends_with_a_wrong_answer(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    order = sorted(puzzles(GAME), key=lambda one: one.id)[:2]
    monkeypatch.setattr("kagemusha.terminal.puzzles.playing.in_streak", lambda *_: order)
    typed = [order[0].best.choice, "", order[1].answers[-1].choice]
    answer = run(*PLAY, "--streak", typed=typed)
    assert "Streak: 1" in answer.flat
    assert "Your streak: 1. Your best: 1." in answer.flat
    again = run(*PLAY, "--streak", typed=["show"])
    assert "Your streak: 0. Your best: 1." in again.flat, "solved once, given up now"


def test_what_does_not_exist_is_refused(run: Run) -> None:
    themes = run(*PLAY, "--theme", "nonsense")
    assert (themes.code, themes.out) == (2, "")
    assert "ronin" in themes.err
    assert run(*PLAY, "--daily", "--streak").code == 2
    assert run("puzzles", "make", GAME, "--number", "0").code == 2


def test_making_ends_at_once_if_there_are_enough(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    path.write_text(f"{puzzles(GAME)[0].to_json()}\n", encoding="utf-8")
    answer = run("puzzles", "make", GAME, "--number", "1", "--out", str(path))
    assert answer.code == 0, answer.err
    assert "Puzzles: 1." in answer.flat


def test_another_bot_solves_them(run: Run, tmp_path: Path) -> None:
    given = quick_puzzle()
    path, out = tmp_path / "some.jsonl", tmp_path / "verified.jsonl"
    lines = [f"{one.to_json()}\n" for one in (given, reversed_answers(given))]
    path.write_text("".join(lines), encoding="utf-8")
    words = ("puzzles", "verify", GAME, "--file", str(path), "--work", "0.01")
    answer = run(*words, "--out", str(out))
    assert answer.code == 0, answer.err
    assert f"right is {given.answers[-1].choice}, but the bot chooses" in answer.flat
    assert "The bot “champion” solves 1 of 2 puzzles." in answer.flat
    assert out.read_text(encoding="utf-8") == lines[0]
    french = run(*words, "--bot", "master", "--language", "fr")
    assert "Énigmes résolues par le bot « maître » : 1 sur 2." in french.flat


def test_only_puzzles_and_thinkers_are_taken(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_text("[]\n", encoding="utf-8")
    answer = run("puzzles", "verify", GAME, "--file", str(path))
    assert answer.code == 2
    assert "has no puzzles of this game" in answer.err
    assert run("puzzles", "verify", GAME, "--file", str(tmp_path / "missing")).code == 2
    path.write_text(f"{quick_puzzle().to_json()}\n", encoding="utf-8")
    silent = run("puzzles", "verify", GAME, "--file", str(path), "--bot", "random")
    assert "cannot explain its choices" in silent.err
