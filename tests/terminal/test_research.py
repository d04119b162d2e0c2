"""Datasets, training and the benchmark on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from kagemusha.benchmark.leaderboard import LEADERBOARD
from kagemusha.datasets import Dataset
from kagemusha.datasets.dataset import write
from tests.terminal.conftest import Run


def test_a_dataset_is_made_and_verified(run: Run, tmp_path: Path) -> None:
    words = ("dataset", "make", "seven-ronin", "--bots", "random", "--workers", "1")
    answer = run(*words, "--games", "2", "--out", "two.jsonl.xz")
    assert (answer.code, answer.out) == (0, "Matches: 2. File: two.jsonl.xz\n")
    answer = run("dataset", "verify", "two.jsonl.xz")
    assert answer.code == 0
    assert answer.out.startswith("ok  two.jsonl.xz: 7 Ronin, matches: 2, choices: ")
    dataset = Dataset(tmp_path / "two.jsonl.xz")
    header = {key: value for key, value in dataset.header.items() if key != "matches"}
    write(dataset.path, header, list(dataset)[::-1])
    answer = run("dataset", "verify", "two.jsonl.xz")
    assert answer.code == 1
    assert "Match 0 of two.jsonl.xz" in answer.err
    assert run(*words, "--work", "x").code == 2
    assert run("dataset", "verify", "nowhere.jsonl.xz").code == 1


def test_a_line_of_the_benchmark_is_run_and_checked(run: Run, tmp_path: Path) -> None:
    assert len(run("benchmark", "tasks").out.splitlines()) >= 7
    answer = run("benchmark", "run", "crossing-1", "--agent", "uniform", "--out", "board.jsonl")
    assert answer.code == 0
    assert "100,000 actions: NashConv 0.5417, first seat 0.0694" in answer.flat
    answer = run("benchmark", "check", "board.jsonl")
    assert (answer.code, answer.out) == (0, "ok  crossing-1, uniform, seed 1\n")
    board = tmp_path / "board.jsonl"
    line = json.loads(board.read_text())
    line["result"]["nash_conv"] = 0.5
    board.write_text(json.dumps(line) + "\n")
    answer = run("benchmark", "check", "board.jsonl", "--task", "crossing-1")
    assert answer.code == 1
    assert "with the same rules and bots" in answer.err
    board.write_text(json.dumps({**line, "code": "0", "version": "0.1"}) + "\n")
    assert "have changed since version 0.1" in run("benchmark", "check", "board.jsonl").err
    assert run("benchmark", "check", "board.jsonl", "--agent", "cfr").out == ""
    board.write_text("{}\n")
    assert run("benchmark", "check", "board.jsonl").code == 2
    assert run("benchmark", "run", "nothing", "--agent", "uniform").code == 2
    assert "cfr-plus" in run("benchmark", "run", "crossing-1", "--agent", "x:y").err
    assert "--agent" in run("benchmark", "run", "wat-aah-1", "--agent", "nobody").err


def test_training_asks_for_pytorch(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "kagemusha.training.ppo", raising=False)
    answer = run("train", "wat-aah", "--choices", "10")
    assert answer.code == 2
    assert "pip install torch" in answer.err


def test_lines_of_agents_that_are_not_here_do_not_stop_the_check(run: Run, tmp_path: Path) -> None:
    lines = LEADERBOARD.read_text("utf-8").splitlines()
    known = next(line for line in lines if '"crossing-1", "agent": "uniform"' in line)
    board = tmp_path / "board.jsonl"
    board.write_text(known.replace("uniform", "nowhere:solve") + f"\n{known}\n", encoding="utf-8")
    answer = run("benchmark", "check", str(board))
    assert answer.code == 1
    assert "nowhere" in answer.err
    assert "uniform" in answer.out
