"""What a player sees before the reveal never depends on what is hidden."""

from __future__ import annotations

import re

import pytest

from kagemusha.bots import called
from kagemusha.text.player_names import bot_style
from tests.terminal.conftest import Run

ASK = ["board", "list", "log all", "check", "why seal", "position", "help", "show"]
RONIN = (
    "yobu inn, yumi passage, musashi granary, hayai shrine, taiko field-2, kabe well, tasuke well"
)


def _before_the_reveal(out: str) -> str:
    text = out.partition("The screens go up")[0]
    return re.sub(r"seven-ronin-[\d-]+\.json", "FILE", text)


@pytest.mark.parametrize(
    ("side", "plan"),
    [("attacker", ["well 1, passage 2, green 1"]), ("defender", [RONIN])],
)
def test_another_bot_or_seed_changes_nothing(run: Run, side: str, plan: list[str]) -> None:
    outs = set()
    for bot in ("random", "greedy"):
        for seed in ("1", "2", "3"):
            answer = run(
                *("play", "--side", side, "--bot", bot, "--seed", seed),
                typed=[*ASK, *plan, *ASK, "undo", *plan, "seal"],
            )
            assert "The screens go up" in answer.out
            seen = _before_the_reveal(answer.out).replace(f"the bot {bot}", "the bot")
            told = (called("seven-ronin", [bot])[0], bot_style("en", "seven-ronin", bot))
            outs.add(seen.replace(told[0], "").replace(told[1], ""))
    assert len(outs) == 1


ATTACKER_SEES = [
    "ronin-plan=yobu@inn,yumi@passage,musashi@granary,hayai@shrine,taiko@field-2,kabe@well,tasuke@well",
    "ronin-plan=yobu@well,yumi@shrine,musashi@inn,hayai@field-3,taiko@granary,kabe@passage,tasuke@field-2",
]
DEFENDER_SEES = ["ninja-plan=well:1,passage:2", "ninja-plan=field-2:2,field-3:3,green:1"]


@pytest.mark.parametrize(
    ("side", "other", "plans", "own"),
    [
        ("attacker", "defender", ATTACKER_SEES, "well 1, passage 2, green 1"),
        ("defender", "attacker", DEFENDER_SEES, RONIN),
    ],
)
def test_another_sealed_plan_changes_nothing(
    run: Run, side: str, other: str, plans: list[str], own: str
) -> None:
    outs = set()
    for plan in plans:
        answer = run(
            *("play", "--side", side, "--seed", "1", "--position", f"{plan} sealed={other}"),
            typed=[*ASK, own, *ASK, "undo", own, "seal"],
        )
        assert "The screens go up" in answer.out
        outs.add(_before_the_reveal(answer.out))
    assert len(outs) == 1


def test_a_plan_that_was_begun_elsewhere_stays(run: Run) -> None:
    line = "ninja-plan=watchtower:1 ronin-plan=yobu@inn"
    answer = run("play", "--position", line, typed=["watchtower 0", "well 1", "show", "seal"])
    assert "cannot be undone" in answer.flat
    assert "1 ninja arrives at the Watchtower" in answer.out
    assert "1 ninja arrives at the Well" in answer.out
    other = run("play", "--side=defender", "--position", line, typed=["yobu well", f"{RONIN};seal"])
    assert "cannot be undone" in other.flat
    assert "Yobu takes up position at the Inn" in other.out
