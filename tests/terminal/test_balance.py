"""The balance report from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from kagemusha.arena import balance
from kagemusha.text import LOCALES
from tests.terminal.conftest import Run

SHORT = ("balance", "wat-aah", "--games", "3", "--seed", "5", "--workers", "1")


def test_the_tables_and_the_files(run: Run, tmp_path: Path) -> None:
    words = ["--mode", "grand-master", "--seats", "3"]
    answer = run(*SHORT, *words, "--json", "out.json", "--csv", "out.csv")
    assert answer.code == 0
    assert "Shinobi WAT-AAH!, Grand Master: 3 matches in" in answer.out
    for part in (
        *("By seat", "Player 3", "By order of play", "First in turn", "Third in turn"),
        *("Clans placed three cards or more at once", "Clans placed two cards at once"),
        *("Yokai placed", "Ronin placed", "Temple cards held", "Court cards held: rounds won"),
        *("Final Boss met with pawns", "Grug’azor", "How matches ended", "Winners: ", "Turns: "),
        "95 % interval",
    ):
        assert part in answer.out, part
    assert all(cell_len(line) <= 80 for line in answer.out.splitlines())
    assert "Written: out.json" in answer.err
    expected = balance("wat-aah", ["greedy"] * 3, 3, seed=5, options={"mode": "grand-master"})
    assert json.loads((tmp_path / "out.json").read_text()) == expected.to_dict()
    with (tmp_path / "out.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["item"] for row in rows] == [row["item"] for row in expected.rows()]


@pytest.mark.parametrize("language", LOCALES)
def test_every_language(run: Run, language: str) -> None:
    for words in (SHORT, ("balance", "--bot", "random", "--games", "3", "--seed", "1")):
        answer = run(*words, "--language", language)
        assert answer.code == 0
        assert "terminal-" not in answer.out
        assert all(cell_len(line) <= 80 for line in answer.out.splitlines())


def test_the_other_game(run: Run) -> None:
    answer = run("balance", "seven-ronin", "--bot=random", "--games=6", "--seed=1", "--edition=fr")
    assert answer.code == 0
    assert "Attacker" in answer.out
    assert "Rounds: " in answer.out
    assert "By order of play" not in answer.out
    assert "Scores" not in answer.out


def test_standard_output_stays_pure(run: Run) -> None:
    answer = run(*SHORT, "--json", "-")
    assert json.loads(answer.out)["games"] == 3
    assert "By seat" in answer.err
    assert run(*SHORT, "--csv", "-").out.startswith("group,item,matches,uses,had,wins,")


def test_two_workers_give_the_same(pipe: Run) -> None:
    words = ["balance", "wat-aah", "--games=4", "--seed=3", "--json=-"]
    assert pipe(*words, "--workers=1").out == pipe(*words, "--workers=2").out


def test_bots_may_differ(run: Run) -> None:
    answer = run(*SHORT, "--bots", "greedy,random", "--json", "-")
    assert json.loads(answer.out)["bots"] == ["greedy", "random"]


def test_a_report_goes_on_and_bots_may_do_less(run: Run, tmp_path: Path) -> None:
    words = [*SHORT, "--work", "0.5", "--out", "kept", "--json", "-"]
    first = run(*words)
    assert json.loads(first.out)["work"] == 0.5
    matches = (tmp_path / "kept" / "games.jsonl").read_bytes()
    assert run(*words).out == first.out
    assert (tmp_path / "kept" / "games.jsonl").read_bytes() == matches
    refused = run(*SHORT, "--out", "kept")
    assert refused.code == 2
    assert "other matches: “work” is 0.5 there and 1.0 here" in " ".join(refused.err.split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["balance", "go"], "GAME cannot be “go”. Possible: seven-ronin, wat-aah"),
        (["balance", "wat-aah", "--bot", "genius"], "--bot cannot be “genius”."),
        (["balance", "wat-aah", "--bots", "genius,random"], "--bots cannot be “genius”."),
        (["balance", "wat-aah", "--bots", "random"], "--bots needs one bot for each seat"),
        (["balance", "wat-aah", "--seats", "5"], "--seats cannot be “5”. Possible: 2, 3, 4."),
        (["balance", "--seats", "2"], "--seats belongs to Shinobi WAT-AAH!"),
        (
            ["balance", "wat-aah", "--bots", "random,random", "--seats", "2"],
            "cannot be used together",
        ),
        (["balance", "wat-aah", "--bots", "random,random", "--bot", "random"], "be used together"),
        (["balance", "wat-aah", "--games", "0"], "--games cannot be “0”."),
        (["balance", "wat-aah", "--spy"], "--spy belongs to 7 Ronin"),
        (["balance", "wat-aah", "--json", "-", "--csv", "-"], "cannot be used together"),
        (["balance", "wat-aah", "--json", "no/where.json"], "cannot be written"),
        (["balance", "wat-aah", "--deck", "none.toml"], "none.toml"),
    ],
)
def test_errors(run: Run, words: list[str], sentence: str) -> None:
    answer = run(*words)
    assert answer.code == 2
    assert not answer.out
    assert sentence in " ".join(answer.err.split())
