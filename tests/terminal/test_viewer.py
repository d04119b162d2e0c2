"""Replay and verify: good, changed and cut logs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal import mirror
from tests.terminal.conftest import Run


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A bare log of a whole match."""
    _, match = mirror.play("attacker", "random", 21)
    path = tmp_path / "log.json"
    path.write_text(match.to_json())
    return path


def test_the_whole_log_in_sentences(run: Run, log: Path) -> None:
    answer = run("replay", str(log))
    assert answer.code == 0
    assert answer.out.startswith("  0  Round 1 begins.  B7.1\n")
    assert "Planned" not in answer.out
    assert answer.out.rstrip().endswith(("R7.21*", "R7.22", "R7.23"))
    french = run("replay", str(log), "--language", "fr")
    assert "Le tour 1 commence" in french.out


def test_step_jump_and_views(run: Run, log: Path) -> None:
    typed = ["n", "", "p", "7", "view attacker", "view defender", "view spectator", "log", "x"]
    answer = run("replay", str(log), typed=typed)
    assert answer.code == 0
    attacker = answer.out.split("seen by: Attacker")[1].split("seen by: Defender")[0]
    defender = answer.out.split("seen by: Defender")[1].split("seen by: a spectator")[0]
    spectator = answer.out.split("seen by: a spectator")[1].split("> log")[0]
    assert "+ planned" in attacker
    assert "+ planned" not in spectator
    for ronin in ("Yobu", "Yumi", "Musashi", "Hayai", "Taiko", "Kabe", "Tasuke"):
        assert f"+{ronin}" not in attacker
    assert "ninja   " not in defender.split("Reserves")[0]


def test_a_page_over_a_pipe(run: Run, log: Path) -> None:
    answer = run("replay", str(log), "--at", "20", "--seat", "defender")
    assert "Entry 20 of" in answer.out
    assert "┌" in answer.out
    plain = run("replay", str(log), "--at", "20", "--plain")
    assert "┌" not in plain.out
    beyond = run("replay", str(log), "--at", "99999")
    assert beyond.code == 2
    assert "The log has entries 0 to" in beyond.err


def test_a_running_match_shows_only_its_person_s_view(run: Run, saved: Callable[[], Path]) -> None:
    run("play", "--side=defender", "--spy", "--seed=2", typed=["spy well"])
    answer = run("replay", str(saved()), typed=["end", "q"])
    assert "seen by: Defender" in answer.out


def test_verify_says_what_it_found(run: Run, log: Path) -> None:
    answer = run("verify", str(log))
    assert answer.code == 0
    assert answer.out.startswith(f"ok  {log}: 7 Ronin, edition en, ")
    assert " moves, " in answer.out
    assert " won: " in answer.out


def test_verify_names_the_first_wrong_entry(run: Run, log: Path, tmp_path: Path) -> None:
    data = json.loads(log.read_text())
    moves = data["moves"]
    changed = {**data, "moves": [*moves[:9], {**moves[9], "hash": "f" * 64}, *moves[10:]]}
    cut = {**data, "moves": moves[:-2]}
    dropped = {**data, "moves": moves[:4] + moves[5:]}
    header = {**data, "header": {**data["header"], "rules": "0"}}
    for name, bad, words in (
        ("changed", changed, "Entry 10 "),
        ("cut", cut, f"entry {len(moves) - 1} "),
        ("dropped", dropped, "Entry 5 "),
        ("header", header, "rules version 0"),
    ):
        (tmp_path / name).write_text(json.dumps(bad))
        answer = run("verify", name)
        assert answer.code == 1
        assert words in answer.err
        assert answer.err.count("\n") == 1


def test_verify_looks_at_every_file(run: Run, log: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text("{}")
    (tmp_path / "deep.json").write_text('{"header": ' + "[" * 100_000 + "]" * 100_000 + "}")
    answer = run("verify", "bad.json", "deep.json", str(log), "missing.json")
    assert answer.code == 2
    assert answer.out.count("ok ") == 1
    assert "bad.json" in answer.err
    assert "deep.json" in answer.err
    assert "missing.json: there is no such file" in answer.err
