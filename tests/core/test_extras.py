"""Extras: an error names the missing one and the command that installs it."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import metadata, requires

import pytest

from kagemusha.core import extras

BLOCK = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {blocked}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
from importlib import util
found = util.find_spec
util.find_spec = lambda name, package=None: None if name in {blocked} else found(name, package)
{code}
"""
SERVER = {"alembic", "httptools", "litestar", "msgspec", "sqlalchemy", "uvicorn", "uvloop"}


def without(blocked: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """A program that runs without these packages."""
    program = BLOCK.format(blocked=sorted(blocked), code=code)
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )


def commands(*lines: str) -> str:
    """A program that runs them one after the other and exits with the highest exit code."""
    words = [line.split() for line in lines]
    return f"from kagemusha.terminal.main import main\nsys.exit(max(main(w) for w in {words}))"


def test_without_a_server_its_commands_name_the_extra() -> None:
    asked = ("serve --port 0", "browser", "backup x.json", "admin list", "admin downgrade 0004")
    done = without(SERVER, commands(*(f"--language en {line}" for line in asked)))
    assert done.returncode == 2
    assert done.stderr.count('pip install "kagemusha[server]"') == len(asked), done.stderr


def test_all_else_works_without_a_server() -> None:
    matches = "simulate seven-ronin --bots random,random --games 1 --workers 1"
    asked = commands("games", "doctor", "rules seven-ronin R7.12", matches)
    done = without(SERVER | {"gymnasium", "numpy", "pettingzoo"}, asked)
    assert done.returncode == 0, done.stderr


def test_gymnasium_alone_is_enough_for_gymnasium() -> None:
    code = """
import gymnasium, kagemusha.envs
gymnasium.make("kagemusha/SevenRonin-v2", bot="random").reset(seed=1)
try:
    kagemusha.envs.env
except ImportError as error:
    print(error)
try:
    import kagemusha.envs.spiel
except ImportError as error:
    print(error)
"""
    done = without({"pettingzoo", "pyspiel"}, code)
    assert 'pip install "kagemusha[envs]"' in done.stdout, done.stderr
    assert 'pip install "kagemusha[openspiel]"' in done.stdout, done.stderr


def test_every_extra_that_is_named_exists(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(extras.MissingExtra, match=r"kagemusha\[server\]"):
        extras.require("server", "no_such_module")
    declared = set(metadata("kagemusha").get_all("Provides-Extra") or ())
    assert {"all", "cuda", "envs", "openspiel", "plots", "postgres", "ray", "server"} <= declared
    base = [one for one in requires("kagemusha") or () if "extra ==" not in one]
    assert not [one for one in base if one.split("<")[0].split(">")[0].lower() in SERVER]
