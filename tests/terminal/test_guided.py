"""A guided match at the terminal: what is new, what a plan risks, turning the coach off and on."""

from __future__ import annotations

from tests.terminal.conftest import Run

PLAY = ("play", "seven-ronin", "--guided", "--seed", "3", "--bot", "random")


def test_the_coach_explains_warns_and_is_silent_on_demand(run: Run) -> None:
    typed = ["inn 1; seal", "no", "coach", "seal", "done", "quit"]
    said = run(*PLAY, typed=typed).flat
    assert "The Attacker’s goal: You are the Attacker" in said
    assert "Threat Level: The Threat Level says" in said
    assert "You send ninja to 1 area; the Threat Level allows 3." in said
    assert "Nothing was done. Choose again." in said
    assert "The coach is off." in said
    assert "Round 2 begins" in said, "without the coach nothing is asked again"
    assert "Minimum force:" not in said


def test_what_was_told_once_is_not_told_again(run: Run) -> None:
    said = run(*PLAY, typed=["inn 1, well 1, shrine 1; seal", "done", "quit"]).flat
    assert said.count("Secret plans:") == 1
    assert "Minimum force: The minimum force says" in said
    assert "Round 1:" in said


def test_options_that_do_not_go_with_it(run: Run) -> None:
    answer = run("play", "seven-ronin", "--guided", "--hot-seat")
    assert answer.code == 2
    assert "--guided" in answer.err
