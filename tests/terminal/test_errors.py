"""Wrong command lines: one line that says what would be right, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Run

WRONG = [
    ("play chess", "GAME", "seven-ronin"),
    ("play --side ninja", "--side", "attacker, defender"),
    ("play --edition de", "--edition", "en, fr, pl"),
    ("play --bot genius", "--bot", "random, greedy"),
    ("play --minimum 3", "--minimum", "track, threat, round"),
    ("play --inn-watchtower x", "--inn-watchtower", "inn, watchtower"),
    ("play --board missing.toml", "missing.toml", ""),
    ("play --board bad.toml", "bad.toml", "Known keys"),
    ("play --seed -1", "--seed", "0 or more"),
    ("play --seed soon", "--seed", "whole number"),
    ("play --position round=99", "round=99", "from 1 to 8"),
    ("play --position step=over,won=attacker", "step", ""),
    ("play --hot-seat --bot random", "--hot-seat", "--bot"),
    ("play --resume --seed 3", "--resume", "--seed"),
    ("play --resume --edition fr", "--resume", "--edition"),
    ("play --resume missing.json", "missing.json", "no such file"),
    ("play --resume", "no unfinished match", "Name a file"),
    ("play --resume seven-ronin", "no unfinished match", ""),
    ("play --language de", "--language", "en, fr, pl"),
    ("play --side", "--side", "needs a value"),
    ("play --sid attacker", "--sid", "--side"),
    ("play seven-ronin more", "more", "--help"),
    ("simulate chess", "GAME", "seven-ronin"),
    ("simulate --games 0", "--games", "1 or more"),
    ("simulate --games many", "--games", "whole number"),
    ("simulate --workers 0", "--workers", "1 or more"),
    ("simulate --bots random", "--bots", "seats: 2"),
    ("simulate --bots random,genius", "genius", "random, greedy"),
    ("simulate --edition de", "--edition", "en, fr, pl"),
    ("simulate --json missing/out.json", "--json", "missing/out.json"),
    ("simulate --csv .", "--csv", "folder"),
    ("simulate --json - --csv -", "--json -", "--csv -"),
    ("replay", "FILE", "--help"),
    ("replay missing.json", "missing.json", "no such file"),
    ("replay . ", ".", "folder"),
    ("replay missing.json --at -1", "--at", "0 or more"),
    ("verify", "FILE", "--help"),
    ("verify missing.json", "missing.json", "no such file"),
    ("perft chess", "GAME", "seven-ronin"),
    ("perft --depth 0", "--depth", "1 or more"),
    ("perft --depth 2 --plans", "--plans", "--depth"),
    ("perft wat-aah --plans", "--plans", "--depth"),
    ("perft wat-aah --edition fr", "--edition", "7 Ronin"),
    ("perft --position round=99", "round=99", "from 1 to 8"),
    ("rules chess", "GAME", "seven-ronin"),
    ("rules seven-ronin R9.9", "R9.9", "R7.1"),
    ("games more", "more", "--help"),
    ("review missing.json", "missing.json", "no such file"),
    ("review missing.json --work 99", "99", "from 0.01 to 10"),
    ("play wat-aah --seats 9", "--seats", "2, 3, 4"),
    ("arena --bots random,genius", "genius", "random, greedy"),
    ("ladder --only nonsense", "nonsense", "seven-ronin, wat-aah"),
    ("serve --rate x", "--rate", "1 or more"),
    ("serve --port 99999", "99999", "from 0 to 65535"),
    ("dance", "dance", "play, learn"),
    ("--dance", "--dance", "--help"),
]


@pytest.mark.parametrize(("line", "wrong", "right"), WRONG)
def test_one_clear_line(run: Run, tmp_path: Path, line: str, wrong: str, right: str) -> None:
    (tmp_path / "bad.toml").write_text("nonsense = 1\n")
    answer = run(*line.split())
    assert answer.code == 2
    assert not answer.out
    assert answer.err.startswith("kagemusha: ")
    assert answer.err.count("\n") == 1
    assert wrong in answer.err
    assert right in answer.err


@pytest.mark.parametrize(("language", "words"), [("fr", "ne peut pas"), ("pl", "nie może")])
def test_in_the_user_s_language(run: Run, language: str, words: str) -> None:
    assert words in run("play", "--side=x", f"--language={language}").err
    assert words in run("play", "--side=x", KAGEMUSHA_LANGUAGE=language).err
    assert words in run("play", "--side=x", LANG=f"{language}_XX.UTF-8").err


def test_a_language_that_is_not_spoken(run: Run) -> None:
    assert run("games", KAGEMUSHA_LANGUAGE="xx").code == 2
    assert run("games", LANG="xx_XX.UTF-8").code == 0
    assert "nie może" in run("play", "--side=x", LC_ALL="pl_PL.UTF-8", LANG="fr").err


def test_a_position_that_is_over(run: Run) -> None:
    line = "step=over won=attacker:five-areas"
    for command in ("play", "perft"):
        answer = run(command, "--position", line)
        assert answer.code == 2
        assert "already over" in answer.err
