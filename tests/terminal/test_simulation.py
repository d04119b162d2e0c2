"""Many matches from the command line."""

from __future__ import annotations

import csv
import json
import signal
import sys
from pathlib import Path

import pytest

from kagemusha.arena import simulate
from tests.processes import started
from tests.terminal.conftest import COMMAND, Run


def test_the_table_and_the_files(pipe: Run, tmp_path: Path) -> None:
    words = ["simulate", "seven-ronin", "--bots", "random,random", "--games", "12", "--seed", "5"]
    answer = pipe(*words, "--workers", "1", "--json", "out.json", "--csv", "out.csv")
    assert answer.code == 0
    assert "12 matches in" in answer.out
    assert "seed 5" in answer.out
    assert "Attacker wins" in answer.out
    assert "Defender wins" in answer.out
    assert "95 % interval" in answer.out
    assert "Rounds: " in answer.out
    assert "Written: out.json" in answer.err
    expected = simulate("seven-ronin", ["random", "random"], 12, seed=5, rotate=True)
    assert json.loads((tmp_path / "out.json").read_text()) == expected.to_dict()
    with (tmp_path / "out.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["seed"]) for row in rows] == [record.seed for record in expected.matches]


def test_standard_output_stays_pure(pipe: Run) -> None:
    words = ["simulate", "--bots", "random,greedy", "--games", "2", "--seed", "5"]
    answer = pipe(*words, "--json", "-", "--no-rotate", "--language", "pl")
    data = json.loads(answer.out)
    assert data["games"] == 2
    assert not data["rotate"]
    assert "Wygrywa Obrońca" in answer.err
    rows = pipe(*words, "--csv", "-")
    assert rows.out.startswith("game,seed,seat-0,seat-1,winner,reason,decisions,rounds\n")
    assert "The bot greedy wins" in rows.err


def test_two_workers_give_the_same(pipe: Run) -> None:
    words = ["simulate", "--bots=random,random", "--games=8", "--seed=3", "--json=-"]
    assert pipe(*words, "--workers=1").out == pipe(*words, "--workers=2").out


def test_options_reach_the_matches(pipe: Run) -> None:
    words = ["simulate", "--bots=random,random", "--games=2", "--json=-"]
    answer = pipe(*words, "--edition=pl", "--spy", "--minimum=threat")
    options = json.loads(answer.out)["options"]
    assert options["edition"] == "pl"
    assert options["spy"]
    assert options["minimum"] == "threat"
    assert not options["taiko-heals-green"]


@pytest.mark.parametrize(
    ("words", "heading"),
    [(["simulate", "--bots=random,random"], "Attacker wins"), (["balance", "wat-aah"], "By seat")],
)
def test_ctrl_c_without_a_terminal(
    env: dict[str, str], tmp_path: Path, words: list[str], heading: str
) -> None:
    words = [*words, "--games=1000000", "--workers=1", "--json=x.json"]
    with started([*COMMAND, *words], env=env, cwd=tmp_path) as child:
        assert child.stderr is not None
        first = child.stderr.readline()  # a line of progress: it is running
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
    assert " of 1,000,000, " in first
    assert child.returncode == 130
    assert "Interrupted:" in out
    assert heading in out
    assert json.loads((tmp_path / "x.json").read_text())["interrupted"]


if sys.platform == "win32":
    del test_ctrl_c_without_a_terminal
