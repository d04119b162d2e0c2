"""Two people at one keyboard: each sees only what their seat may know."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from tests.terminal.conftest import Run

RONIN = (
    "yobu inn, yumi passage, musashi granary, hayai shrine, taiko field-2, kabe well, tasuke well"
)
LINE = "-" * 80


def test_each_sees_only_his_own_plan(run: Run) -> None:
    typed = ["", "field-3 3, inn 1; seal", "", "log", RONIN, "show", "quit"]
    answer = run("play", "--hot-seat", "--seed=4", typed=typed)
    assert answer.code == 0
    attacker, defender = answer.out.split("Defender, press Enter")
    assert "+3 ninja" in attacker or "Field (3) 3" in attacker
    for secret in ("Field (3) 3", "+3 ninja", "+1 ninja", "arrive", "Planned"):
        assert secret not in defender
    assert "The Attacker’s plan is sealed" in defender
    assert "Ready" in defender


def test_a_sealed_plan_can_be_opened_before_the_other_looks(
    run: Run, saved: Callable[[], Path]
) -> None:
    typed = ["", "field-3 3; seal", "what", "undo", "field-3 1", "seal", "", RONIN, "seal", "", ""]
    answer = run("play", "--hot-seat", "--seed=4", typed=typed)
    assert "Undone: seal" in answer.out
    assert "1 ninja arrives at Field (3)" in answer.out
    moves = json.loads(saved().read_text())["log"]["moves"]
    assert [move["action"] for move in moves if move["seat"] == 0] == ["deploy field-3", "seal"]


def test_nothing_can_be_opened_after_the_reveal(run: Run) -> None:
    typed = ["", "burial-grounds 2; seal", "", f"{RONIN}; seal", "done", "undo", "done", ""]
    answer = run("play", "--hot-seat", "--seed=4", typed=typed)
    # The Defender may take back the end of his step, as long as the Attacker has not moved.
    assert "Undone: done" in answer.out
    assert "Undone: seal" not in answer.out


def test_the_hand_over_can_be_left(run: Run) -> None:
    answer = run("play", "--hot-seat", typed=["", "well 1; seal", "quit"])
    assert answer.code == 0
    again = run("play", "--resume", typed=["", "quit"])
    assert "Defender> " in again.out


def test_a_spy_in_the_hot_seat(run: Run) -> None:
    typed = ["", "spy well", "", RONIN, "seal", "", "well 1; seal", ""]
    answer = run("play", "--hot-seat", "--spy", typed=typed)
    parts = answer.out.split(LINE)
    told = [part for part in parts if "Kabe and Tasuke will stand there" in part]
    assert len(told) == 1
    assert "Attacker> " in told[0]
