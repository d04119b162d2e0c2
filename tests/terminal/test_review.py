"""Reviews of matches, and hints, at the terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kagemusha
from kagemusha.bots import roster
from kagemusha.bots.decisions import decision_points
from kagemusha.bots.roster import best_thinker
from kagemusha.core.match import Match
from tests.bots.sage import calibrate, forget, register, without_levels
from tests.bots.test_review import GAMES, played
from tests.processes import started
from tests.terminal.conftest import Run


@pytest.fixture(autouse=True)
def sage() -> Iterator[None]:
    """Register the thinker only for these tests."""
    register()
    calibrate()
    yield
    forget()


def saved_log(match: Match, folder: Path) -> str:
    path = folder / f"{match.game.id}.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_a_review_in_every_language(run: Run, tmp_path: Path, game: str, language: str) -> None:
    file = saved_log(played(game), tmp_path)
    answer = run("review", file, "--bot", "sage", "--language", language, "--all")
    assert answer.code == 0, answer.err
    assert "!!" in answer.out
    assert "(=)" in answer.out
    assert f"kagemusha replay {file} --at N" in answer.flat
    assert "deploy " not in answer.out  # in words, not in notation


def test_chances_choices_and_turns(run: Run, tmp_path: Path) -> None:
    answer = run("review", saved_log(played("seven-ronin"), tmp_path), "--bot", "sage")
    number = len(decision_points(played("seven-ronin")))
    assert f"7 Ronin, reviewed by sage: {number} decisions" in answer.out
    planned = re.search(
        r"Defender 75 % \(71 to 78\) → 25 % !! (Yobu → [^%]*) The bot “sage” plays this 20 % "
        r"of the time; it draws from 2 plans. 75 %, the bot",
        answer.flat,
    )
    assert planned
    assert f"(=) 25 %, the bot: 20 % of the time {planned[1]}" in answer.flat
    assert "a blunder by Attacker (−49 points)" in answer.flat


def test_figures_for_programs(run: Run, tmp_path: Path) -> None:
    file = saved_log(played("wat-aah"), tmp_path)
    answer = run("review", file, "--bot", "sage", "--json", "-")
    data = json.loads(answer.out)
    assert (data["bot"], len(data["decisions"])) == ("sage", data["total"])
    run("review", file, "--bot", "sage", "--json", "found.json")
    assert json.loads((tmp_path / "found.json").read_text(encoding="utf-8")) == data


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "random"], "cannot explain its choices"),
        (["--bot", "nobody"], "There is no bot"),
        (["--work", "much"], "from 0.01 to 10"),
        (["--work", "nan"], "from 0.01 to 10"),
        (["--work", "0"], "from 0.01 to 10"),
        (["--json", "no/such/folder.json"], "--json"),
    ],
)
def test_what_is_wrong_is_said(run: Run, tmp_path: Path, words: list[str], told: str) -> None:
    answer = run("review", saved_log(played("wat-aah"), tmp_path), *words)
    assert answer.code == 2
    assert told in answer.err


def test_mixtures_stand_beside_what_was_played(run: Run, tmp_path: Path) -> None:
    """How often the bot plays it, also if that is rare, and what it plays most often."""
    file = saved_log(played("seven-ronin"), tmp_path)
    words = ["review", file, "--bot", "champion", "--work", "0.01"]
    answer = run(*words)
    opening = re.search(
        r"Attacker \w+ → \w+ [^.]*? The bot “champion” (never plays this; it draws from \d+ other"
        r"|plays this [^;]* of the time; it draws from \d+) plans\. "
        r"\w+, the bot: \d+ % of the time ",
        answer.flat,
    )
    assert opening, answer.flat[:900]
    assert "the chances of the bot “champion” are not calibrated here" in answer.flat
    data = json.loads(run(*words, "--json", "-").out)
    assert data["level"] == ""
    plans = [one for one in data["decisions"] if one["drawn_from"] > 1]
    assert plans
    for one in plans:
        shares = [option["share"] for option in one["options"]]
        assert shares[:-1] == sorted(shares[:-1], reverse=True)
        assert sorted(one["played"]) in [sorted(option["plan"]) for option in one["options"]]


def test_a_match_that_runs_is_not_looked_at(run: Run, tmp_path: Path) -> None:
    answer = run(
        "review", saved_log(kagemusha.game("wat-aah").new(seed=1), tmp_path), "--bot", "sage"
    )
    assert answer.code == 1
    assert "Only finished matches" in answer.err


SLOW = """
import sys, time
from tests.bots import sage
sage.register()
think = sage.Sage.think
def slowly(*args):
    print("thinking", flush=True)
    time.sleep(0.2)
    return think(*args)
sage.Sage.think = slowly
from kagemusha.terminal.main import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="sends a signal")
def test_ctrl_c_shows_what_there_is(tmp_path: Path) -> None:
    file = saved_log(played("wat-aah"), tmp_path)
    command = [sys.executable, "-c", SLOW, "review", file, "--bot", "sage"]
    with started(command) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == ["thinking\n"] * 2
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Only " in out
    assert "Turning points" in out


# --- hints ---------------------------------------------------------------------------------------


def test_a_hint_says_what_why_and_how_to_type_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = kagemusha.game("wat-aah").rules()
    monkeypatch.setattr(roster, "_makers", without_levels)
    assert best_thinker(kagemusha.game("wat-aah"), rules).name == "sage"
    answer = run("play", "wat-aah", "--bot", "random", "--seed", "3", typed=["hint", "quit"])
    assert re.search(r"Hint: \w+", answer.out)
    assert "It is not your turn" in answer.out  # the reason that this one gives
    assert "continues like the bot “skilled”: 75 % (71 to 78)." in answer.flat
    assert re.search(r"Type: \w+", answer.out)


def test_the_champion_gives_a_hint_if_it_is_asked(run: Run) -> None:
    words = ("play", "seven-ronin", "--side", "attacker", "--bot", "random", "--seed", "3")
    answer = run(*words, typed=["hint champion", "hint random", "quit"])
    assert re.search(r"Hint: \w+", answer.out)
    assert re.search(r"An opening drawn from \d+ plans", answer.flat)
    assert "The bot’s opinion: " in answer.out
    assert "The bot “random” cannot explain its choices." in answer.flat


def test_there_are_no_hints_between_people(run: Run) -> None:
    answer = run("play", "wat-aah", "--hot-seat", "--seed", "3", typed=["", "hint", "quit"])
    assert "no hints in a match between people" in answer.flat
    assert "Type:" not in answer.out
