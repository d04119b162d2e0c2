"""Follows a page of the docs in an empty folder: writes its files, runs its commands."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import httpx

from tests.docs.pages import Page

TYPED = "1\n" * 400
"""For who plays in the terminal: always the first choice."""
Command = Callable[[Path, dict[str, str]], str]
"""What is done instead of a command, in a folder and an environment; what it printed."""
INSTALLED = os.environ.get("KAGEMUSHA_INSTALLED")
"""The programs of another environment, in which scripts/check_recipes.py has installed a wheel."""


def environment(folder: Path, data: Path) -> dict[str, str]:
    """As after an editable install: code from its folder, entry points from what was installed."""
    own = {"XDG_DATA_HOME": str(data), "KAGEMUSHA_LANGUAGE": "en"}
    if INSTALLED:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        return {**kept, **own}
    python_path = [str(folder), str(folder / "installed"), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, **own, "PYTHONPATH": os.pathsep.join(filter(None, python_path))}


def program(*words: str) -> list[str]:
    """Python with these arguments; in another environment, Kagemusha's own program."""
    if not INSTALLED:
        return [sys.executable, *words]
    if words[:2] == ("-m", "kagemusha"):
        return [f"{INSTALLED}/kagemusha", *words[2:]]
    return [f"{INSTALLED}/python", *words]


def run(folder: Path, env: Mapping[str, str], *words: str) -> str:
    """Run Python with these arguments; returns its output. It must exit with 0."""
    command = program(*words)
    done = subprocess.run(
        command, cwd=folder, env=env, input=TYPED, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
    return done.stdout


def serve(
    folder: Path, env: Mapping[str, str], check: Callable[[httpx.Client], None], *words: str
) -> str:
    """Run a server; yields its address."""
    options = ["--port=0", "--no-open", f"--database=sqlite:///{folder}/tables.db", *words]
    command = program("-m", "kagemusha", "serve", *options)
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, env=env, stdout=pipe, text=True) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3]
            with httpx.Client(base_url=f"{url}api/", timeout=60) as http:
                check(http)
        finally:
            server.terminate()
    return url


def follow(
    page: Page, folder: Path, env: dict[str, str], instead: Mapping[str, Command]
) -> dict[str, str]:
    """Do everything that a page says; returns the output of each command."""
    said: dict[str, str] = {}
    for fence in page.fences():
        if fence.name:
            (folder / fence.name).parent.mkdir(exist_ok=True)
            (folder / fence.name).write_text(fence.body, encoding="utf-8")
        for line in fence.body.splitlines() if fence.language == "sh" else ():
            if line in instead:
                said[line] = instead[line](folder, env)
                continue
            first, *words = shlex.split(line)
            said[line] = run(folder, env, *(["-m", first] if first != "python" else []), *words)
    return said
