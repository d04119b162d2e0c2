"""Help pages, rules and the list of games."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import kagemusha
from kagemusha.text import LOCALES, texts
from tests.terminal.conftest import COMMAND, Run

COMMANDS = (
    *("play", "simulate", "balance", "replay", "verify", "rules", "games", "serve"),
    *("browser", "arena", "ladder", "perft", "doctor", "learn", "animate", "explain"),
)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_everywhere(run: Run, command: str, language: str) -> None:
    answer = run(*command.split(), "--help", "--language", language)
    assert answer.code == 0
    assert not answer.err
    assert "terminal-" not in answer.out
    assert f"kagemusha {command}" in answer.out
    examples = [line for line in answer.out.splitlines() if line.startswith("  kagemusha ")]
    assert examples
    assert all(cell_len(line) <= 80 for line in answer.out.splitlines() if line not in examples)


def test_alone_it_shows_the_three_most_useful_commands(run: Run) -> None:
    answer = run()
    assert answer.code == 0
    for command in ("play", "rules", "simulate"):
        assert f"  kagemusha {command} seven-ronin " in answer.out
    assert answer.out == run("--help").out


@pytest.mark.parametrize("group", ["puzzles", "admin", "dataset", "benchmark"])
def test_a_group_without_a_command_shows_its_help(run: Run, group: str) -> None:
    assert run(group) == run(group, "--help")


def test_version(run: Run) -> None:
    assert run("--version").out == f"kagemusha {kagemusha.__version__}\n"


def test_games(run: Run) -> None:
    lines = run("games").out.splitlines()
    assert [line.split()[0] for line in lines] == list(kagemusha.games())
    assert "seven-ronin  7 Ronin" in lines


def test_rules(run: Run) -> None:
    whole = run("rules", "seven-ronin")
    assert whole.code == 0
    assert all(f"{rule.cited}  " in whole.out for rule in texts("en").rules("seven-ronin"))
    for asked in ("r7.12", "R7.12*"):
        marked = run("rules", "seven-ronin", asked)
        assert marked.out.startswith("R7.12*  ")
        assert "An asterisk (*) after the id of a rule means" in marked.flat
    assert "*" not in run("rules", "seven-ronin", "R7.2").out
    assert "Two sides fight" in run("rules", "seven-ronin", "intro").out
    assert "editions differ" in run("rules", "seven-ronin", "editions").out
    assert "Deux camps" in run("rules", "seven-ronin", "intro", "--language=fr").out


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", ["seven-ronin", "wat-aah", "era-of-the-ninja"])
def test_what_is_not_in_the_rulebook_is_marked(run: Run, game: str, language: str) -> None:
    said = texts(language)
    answer = run("rules", game, "--language", language)
    assert " ".join(said.say("rules-legend").split()) in answer.flat
    lines = answer.out.splitlines()
    for rule in said.rules(game):
        start = lines.index(f"{rule.cited}  {rule.title}")
        page = lines[start : lines.index("", start)]
        assert (said.say("rules-not-in-book") in page) == bool(rule.not_in_book), rule.id


def test_both_ways_to_call_it(pipe: Run) -> None:
    script = Path(sys.executable).with_name("kagemusha")
    done = subprocess.run([script, "games"], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == pipe("games").out


def test_whoever_reads_may_leave(env: dict[str, str]) -> None:
    command = shlex.join([*COMMAND, "rules"])
    done = subprocess.run(
        f"{command} | head -1",
        shell=True,
        capture_output=True,
        encoding="utf-8",
        env=env,
        check=True,
    )
    assert done.stdout.count("\n") == 1
    assert not done.stderr
