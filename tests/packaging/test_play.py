"""`make play`: a server, and a compiler that ends with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import native_build
from kagemusha.core import compiled

SCRIPT = Path(__file__).parents[2] / "scripts" / "play.py"
pytestmark = pytest.mark.skipif(
    os.name == "nt" or native_build.missing_compiler() is not None, reason="needs a C compiler"
)


def start(folder: Path, server: str, compiler: str) -> subprocess.Popen[str]:
    python = sys.executable
    return subprocess.Popen(
        [python, str(SCRIPT), python, "-c", server, "--", python, "-c", compiler],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def wait_for(file: Path) -> None:
    end = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < end, f"no {file.name} came"
        time.sleep(0.02)


FOREVER = "import time, pathlib, os; {}; time.sleep(600)"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_compiler_and_what_it_started_end_with_the_server(
    tmp_path: Path, number: signal.Signals
) -> None:
    child = "import subprocess, sys; p = subprocess.Popen([sys.executable, '-c', 'input()'])"
    child += "; pathlib.Path('pid').write_text(str(p.pid)); os.rename('pid', 'child')"
    ready = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    ready += "; pathlib.Path('serving').touch()"
    playing = start(tmp_path, FOREVER.format(ready), FOREVER.format(child))
    wait_for(tmp_path / "child")
    wait_for(tmp_path / "serving")
    pid = int((tmp_path / "child").read_text())
    os.killpg(playing.pid, number)  # as a terminal does
    playing.communicate(timeout=60)
    end = time.monotonic() + 60
    while _runs(pid):
        assert time.monotonic() < end, "what the compiler started runs on"
        time.sleep(0.02)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path("/proc", str(pid), "stat")
    return not (status.exists() and status.read_text().rsplit(")", 1)[1].split()[0] == "Z")


def test_two_at_a_time_compile_once(tmp_path: Path) -> None:
    note = "pathlib.Path(f'compiling-{os.getpid()}').touch()"
    first = start(tmp_path, FOREVER.format("0"), FOREVER.format(note))
    while not list(tmp_path.glob("compiling-*")):
        time.sleep(0.02)
    second = start(tmp_path, "pass", "import pathlib; pathlib.Path('compiling-too').touch()")
    second.communicate(timeout=60)
    assert second.returncode == 0
    assert not (tmp_path / "compiling-too").exists()
    first.send_signal(signal.SIGTERM)
    first.communicate(timeout=60)


def test_a_failure_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(compiled.FOLDER, str(tmp_path / "build" / "compiled"))
    playing = start(tmp_path, FOREVER.format("0"), "raise SystemExit('no way')")
    assert playing.stdout is not None
    assert "compile.log" in playing.stdout.readline()
    playing.send_signal(signal.SIGTERM)
    playing.communicate(timeout=60)
    assert "no way" in (tmp_path / "build" / "compile.log").read_text()
    assert compiled.failure_of(tmp_path / "build" / "compiled").exists()
