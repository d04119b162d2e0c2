"""At a pseudo-terminal: questions, prompts, confirmation, interruption."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pexpect

from tests.terminal.conftest import Run, Spawn

COLOUR = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def _say(child: pexpect.spawn[str], line: str, expected: str) -> str:
    child.sendline(line)
    child.expect_exact(expected)
    return COLOUR.sub("", str(child.before))


def _end(child: pexpect.spawn[str]) -> int:
    child.expect(pexpect.EOF)
    child.close()
    return int(child.exitstatus or 0)


def test_questions_with_defaults(spawn: Spawn, saved: Callable[[], Path]) -> None:
    child = spawn("play", "seven-ronin")
    child.expect_exact("Number [1]: ")
    _say(child, "7", "Number [1]: ")
    _say(child, "def", "Number [1]: ")
    _say(child, "", "Number [1]: ")
    _say(child, "random", "Defender> ")
    _say(child, "quit", "kagemusha play --resume")
    assert _end(child) == 0
    kept = json.loads(saved().read_text())
    assert kept["players"] == ["random", "human"]
    assert kept["log"]["header"]["options"]["edition"] == "en"


def test_the_hint_names_the_choices(spawn: Spawn) -> None:
    child = spawn("play", "wat-aah")
    child.expect_exact("Number [1]: ")
    hint = _say(child, "7", "Number [1]: ")
    assert "Type one of these numbers: 1, 2." in hint
    _say(child, "", "Number [2]: ")
    hint = _say(child, "1", "Number [2]: ")  # two to four can play, one cannot
    assert "Type one of these numbers: 2, 3, 4." in hint
    child.sendeof()
    assert _end(child) == 0


def test_questions_can_be_left(spawn: Spawn) -> None:
    child = spawn("play")
    child.expect_exact("Number [1]: ")
    child.sendeof()
    assert _end(child) == 0
    child = spawn("play")
    child.expect_exact("Number [1]: ")
    child.sendintr()
    assert _end(child) == 130


def test_the_language_suggests_its_edition(spawn: Spawn, saved: Callable[[], Path]) -> None:
    child = spawn("play", "--language", "pl")
    child.expect_exact("[1]: ")
    _say(child, "", "[3]: ")
    _say(child, "", "[1]: ")
    _say(child, "", "Atakujący> ")
    child.sendeof()
    assert _end(child) == 0
    assert json.loads(saved().read_text())["log"]["header"]["options"]["edition"] == "pl"


def test_seal_asks_before_it_closes(spawn: Spawn) -> None:
    child = spawn("play", "--side", "attacker", "--seed", "1")
    child.expect_exact("Attacker> ")
    assert "R7.3" in _say(child, "well 2", "Attacker> ")
    assert "B7.4" not in _say(child, "check", "Attacker> ")
    assert "R7.3*  The Green raises limits" in _say(child, "why inn 2", "Attacker> ")
    _say(child, "undo", "Attacker> ")
    assert "Ready" in _say(child, "well 1, passage 2", "Attacker> ")
    shown = _say(child, "seal", "Seal this plan? [Yes/no] ")
    assert "Plan: Passage 2, Well 1" in shown
    _say(child, "perhaps", "Seal this plan? [Yes/no] ")
    assert "stays open" in _say(child, "n", "Attacker> ")
    _say(child, "seal", "Seal this plan? [Yes/no] ")
    assert "plans of round 1 are revealed" in _say(child, "", "Attacker> ")
    child.sendline("quit")
    assert _end(child) == 0


def test_quit_and_resume(spawn: Spawn) -> None:
    child = spawn("play", "--side", "defender", "--seed", "1")
    child.expect_exact("Defender> ")
    _say(child, "kabe well", "Defender> ")
    child.sendline("quit")
    assert _end(child) == 0
    child = spawn("play", "--resume")
    child.expect_exact("Defender> ")
    assert "Kabe → Well" in COLOUR.sub("", str(child.before))
    child.sendline("q")
    assert _end(child) == 0


def test_ctrl_c_saves(spawn: Spawn, saved: Callable[[], Path], run: Run) -> None:
    child = spawn("play", "--side", "attacker")
    child.expect_exact("Attacker> ")
    _say(child, "well 1", "Attacker> ")
    child.sendintr()
    child.expect_exact("kagemusha play --resume")
    assert _end(child) == 130
    assert run("verify", str(saved())).code == 0


def test_the_hand_over_wipes_the_screen(spawn: Spawn) -> None:
    child = spawn("play", "--hot-seat", "--edition", "en")
    child.expect_exact("Attacker, press Enter")
    child.sendline("")
    child.expect_exact("Attacker> ")
    _say(child, "well 1", "Attacker> ")
    _say(child, "seal", "[Yes/no] ")
    child.sendline("y")
    child.expect_exact("\x1b[2J\x1b[3J\x1b[H")
    child.expect_exact("Defender, press Enter")
    child.sendline("")
    child.expect_exact("\x1b[2J\x1b[3J\x1b[H")
    child.expect_exact("Defender> ")
    assert "Well 1" not in COLOUR.sub("", str(child.before))
    child.sendline("quit")
    assert _end(child) == 0


def test_leafing_through_a_log(spawn: Spawn, run: Run, saved: Callable[[], Path]) -> None:
    run("play", "--seed=1", typed=["well 1", "seal"])
    child = spawn("replay", str(saved()), "--seat", "all")
    child.expect(r"0/\d+> ")
    assert "Round 1 begins" in COLOUR.sub("", str(child.before))
    assert "plan is sealed" in _say(child, "", "> ")
    assert "Round 1 begins" in _say(child, "p", "> ")
    assert "Enter or n" in _say(child, "?", "> ")
    assert "seen by: Defender" in _say(child, "view defender", "> ")
    assert "cannot be" in _say(child, "view nobody", "> ")
    assert "entries 0 to" in _say(child, "9999", "> ")
    assert "end of the log" in _say(child, "end", "> ") + _say(child, "n", "> ")
    child.sendline("q")
    assert _end(child) == 0


def test_progress_and_interruption(spawn: Spawn) -> None:
    child = spawn("simulate", "--games", "100000", "--bots", "random,random", "--workers", "1")
    child.expect(r"/s left")
    child.sendintr()
    child.expect_exact("Interrupted:")
    assert _end(child) == 130
