"""Long subjects of commits are refused, in a message and in the history."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from scripts import commit_subjects

LONG = "é" * 73


def commit(folder: Path, subject: str) -> None:
    identity = ("-c", "user.name=a", "-c", "user.email=a@a.example", "-c", "commit.gpgsign=false")
    words = ["git", *identity, "commit", "--quiet", "--allow-empty", "-m", subject]
    subprocess.run(words, cwd=folder, check=True)


@pytest.mark.parametrize(("subject", "code"), [("é" * 72, 0), (LONG, 1)])
def test_a_message(tmp_path: Path, subject: str, code: int) -> None:
    (tmp_path / "message").write_text(f"{subject}\n\n{LONG}\n", encoding="utf-8")
    assert commit_subjects.main([str(tmp_path / "message")]) == code


def test_the_history(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert commit_subjects.main([]) == 0
    assert "no history" in capsys.readouterr().out
    subprocess.run(["git", "init", "--quiet"], check=True)
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"@{commit_subjects.SINCE} +0000")
    commit(tmp_path, LONG)  # older than the rule
    monkeypatch.setenv("GIT_COMMITTER_DATE", f"@{commit_subjects.SINCE + 1} +0000")
    commit(tmp_path, f"Merge {LONG}")
    commit(tmp_path, "short")
    assert commit_subjects.main([]) == 0
    assert "Commits checked: 1\n" in capsys.readouterr().out
    commit(tmp_path, LONG)
    assert commit_subjects.main([]) == 1
    (tmp_path / "archive").mkdir()
    monkeypatch.chdir(tmp_path / "archive")  # unpacked inside somebody else's repository
    assert commit_subjects.main([]) == 0
