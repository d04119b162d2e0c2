"""`kagemusha doctor`."""

from __future__ import annotations

from pathlib import Path

import pytest

from kagemusha.core import compiled
from kagemusha.server.serve import PORT, ServeArgs
from kagemusha.terminal import doctor
from tests.terminal.conftest import Run


def test_it_says_what_there_is(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(compiled.FOLDER, str(tmp_path))
    monkeypatch.setattr(doctor, "compiled_parts", list)
    monkeypatch.setattr(doctor, "SERVER", "http://127.0.0.1:1/")
    monkeypatch.setattr(doctor, "_is_installed", lambda name: name != "ray")
    answer = run("doctor")
    words = " ".join(answer.out.split())
    assert answer.code == 0
    assert "interpreted" in words
    assert f"{tmp_path.name}: not ready yet" in words
    assert 'pip install "kagemusha[ray]"' in words
    assert "“envs”: installed" in words
    assert "No server is running" in words


def test_what_a_running_server_says(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {"database": "ok", "disk": "failed", "bots_compiled": True}
    monkeypatch.setattr(doctor, "_ask_server", lambda: said)
    monkeypatch.setattr(doctor, "compiled_parts", lambda: ["core", "games/go"])
    words = " ".join(run("doctor").out.split())
    assert "compiled: core, games/go." in words
    assert f"{doctor.SERVER}: problems with disk; its bots run compiled." in words
    assert f"http://{ServeArgs().host}:{PORT}/" == doctor.SERVER
