"""Lessons at the terminal: a whole course, wrong choices, leaving and coming back."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

import kagemusha
from kagemusha.learn import Lesson, course
from kagemusha.terminal.screen import Screen
from kagemusha.text import LOCALES, texts
from tests.terminal.conftest import Run

GAME = "seven-ronin"
FIRST = ("learn", GAME, "first-attack")
LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.id}")
    for game in kagemusha.games()
    for lesson in course(game)
]
PLAN = "deploy inn 1, watchtower 1; seal"
"""What the first lesson asks for, after two steps to read."""


class Newcomer:
    """Asks for a hint each time and types what it says, or Enter if there is nothing to type."""

    def __init__(self) -> None:
        self.told = ""
        self.lines = 0

    def hear(self, text_id: str, args: dict[str, Any]) -> None:
        """What the screen says."""
        self.told = args["notation"] if text_id == "terminal-hint-type" else self.told

    def isatty(self) -> bool:
        """It comes over a pipe."""
        return False

    def readline(self) -> str:
        """The next line that is typed; none when it takes too long."""
        self.lines += 1
        line, self.told = ("hint", "") if self.lines % 2 else (self.told, "")
        return f"{line}\n" if self.lines < 100 else ""


def _contains(answer_text: str, text_id: str, locale: str = "en") -> bool:
    return " ".join(texts(locale).say(text_id).split()) in answer_text


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_who_only_follows_the_hints_comes_to_the_end(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lesson: Lesson
) -> None:
    newcomer, print_text = Newcomer(), Screen.print_text

    def listen(screen: Screen, text_id: str, /, **args: Any) -> None:
        newcomer.hear(text_id, args)
        print_text(screen, text_id, **args)

    monkeypatch.setattr(Screen, "print_text", listen)
    monkeypatch.setattr(io, "StringIO", lambda _typed: newcomer)
    answer = run("learn", game, lesson.id, "--plain")
    assert answer.code == 0, answer.err
    assert answer.flat.endswith("The lesson is done.")
    for step in lesson.steps:
        assert _contains(answer.flat, f"{game}-lesson-{lesson.id}-{step.id}")


@pytest.mark.parametrize("language", LOCALES)
def test_a_wrong_choice_is_played_out_and_explained(run: Run, language: str) -> None:
    wrong = "deploy well 1, passage 1; seal"
    answer = run(*FIRST, "--language", language, typed=["", "", wrong, PLAN, "done", ""])
    assert _contains(answer.flat, "seven-ronin-lesson-first-attack-plan-wrong", language)
    assert _contains(answer.flat, "terminal-learn-again", language)
    told = answer.flat.index(" ".join(texts(language).say("terminal-learn-again").split()))
    assert "R7.21" in answer.flat[:told]  # the areas were counted
    assert _contains(answer.flat, "terminal-learn-done", language)


def test_show_me_why_and_help(run: Run) -> None:
    answer = run(*FIRST, typed=["hint", "rules R7.9", "", "", "hint", "why deploy well 3", "help"])
    assert "This step is for reading only" in answer.flat
    assert "Musashi and Yobu" in answer.flat
    assert "Type: deploy watchtower; deploy inn; seal" in answer.flat
    assert "Above the Deployment Limit" in answer.flat
    assert "show me: what would be right" in answer.flat
    for match_only in ("save FILE", "position"):
        assert match_only not in answer.out


def test_commands_of_a_match_are_no_commands_here(run: Run) -> None:
    answer = run(*FIRST, typed=["", "", "position", "save x.json", "undo"])
    assert "ninja=" not in answer.out
    assert not Path("x.json").exists()
    assert _contains(answer.flat, "refused-nothing-to-undo")


def test_undo_begins_the_step_again(run: Run) -> None:
    typed = ["", "", "watchtower", "undo", "watchtower", "well taiko", ""]
    answer = run("learn", GAME, "watchtower-and-well", typed=typed)
    assert answer.flat.count("Arrows fly from the Watchtower") == 2
    assert answer.flat.endswith("The lesson is done.")


def test_leave_and_come_back(run: Run) -> None:
    left = run("learn", GAME, typed=["", "", "", "quit"])
    assert "Your place is saved" in left.flat
    assert "0 of 19 lessons done" in run("learn").flat
    again = run("learn", GAME, typed=["", PLAN, "done", "", "quit"])
    assert "Your first attack started" in again.flat
    assert "The lesson continues where you stopped" in again.flat
    assert "Step 1 of 5" not in again.flat
    assert "Your first attack done" in again.flat
    assert "1 of 19 lessons done" in run("learn").flat
    assert "Enter for 2," in run("learn", GAME).flat
    assert (
        "Step 1 of 5" in run("learn", GAME, "1").flat
    )  # a lesson that is done is taken again from the start


def test_skip_choose_by_number_and_stop(run: Run) -> None:
    answer = run("learn", GAME, typed=["", "skip", "99", "hayai", "skip", "q"])
    assert "Enter for 2," in answer.flat
    assert "Type a number from 1 to 19." in answer.flat
    assert "The rider who corrects a bad guess." in answer.flat
    assert "Enter for 7," in answer.flat
    assert answer.code == 0


def test_what_cannot_be_learned_is_refused(run: Run) -> None:
    answer = run("learn", GAME, "nonsense")
    assert (answer.code, answer.out) == (2, "")
    assert "There is no lesson “nonsense”" in answer.err
    assert "from 1 to 19" in run("learn", GAME, "20").err
    assert run("learn", "go").code == 2


@pytest.mark.parametrize(
    "text", ["", "[]", '{"done": 1}', '{"done": [], "trails": {"first-attack": [["deploy moon"]]}}']
)
def test_a_damaged_file_of_progress_starts_anew(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "data" / "kagemusha" / "lessons" / f"{GAME}.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert "Step 1 of 5" in run(*FIRST).flat
