"""Distributions are complete: the wheel serves the client, and the sdist builds without Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_string
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from packaging.requirements import Requirement

import web_build
from tests.docs.pages import ROOT

STATIC = "kagemusha/server/static/"
TIMEOUT = 60
ELSEWHERE = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
"""Where the package of this run is not found."""


@dataclass(frozen=True)
class Built:
    """The source distribution unpacked, and the wheel built from it where there is no Node."""

    source: Path
    wheel: Path

    def names(self) -> list[str]:
        with ZipFile(self.wheel) as wheel:
            return wheel.namelist()

    def text(self, name: str) -> str:
        with ZipFile(self.wheel) as wheel:
            return wheel.read(name).decode()


def run(*words: str | Path, cwd: Path, **env: str) -> None:
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**ELSEWHERE, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    # Else every worker would build it, all into the same folder.
    assert web_build.fresh(), "the browser client is not up to date: run `make web`"
    folder = tmp_path_factory.mktemp("built")
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir", folder)
    run(*build, "--sdist", cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        # Python before 3.11.4 has no filters. This archive is our own.
        if hasattr(tarfile, "data_filter"):
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(folder / "unpacked")
    (source,) = (folder / "unpacked").iterdir()
    (folder / "no-programs").mkdir()
    run(*build, "--wheel", cwd=source, PATH=str(folder / "no-programs"))
    (wheel,) = folder.glob("*.whl")
    return Built(source, wheel)


def test_the_sdist_has_the_client_and_its_sources(built: Built) -> None:
    assert (built.source / "src" / STATIC / "index.html").is_file()
    assert (built.source / "web" / "src" / "main.ts").is_file()
    assert (built.source / "web" / "package-lock.json").is_file()
    # Neither was it packed, nor did the build of the wheel have to install anything.
    assert not (built.source / "web" / "node_modules").exists()


def test_the_wheel_has_the_client_and_nothing_of_its_making(built: Built) -> None:
    names = built.names()
    assert STATIC + "index.html" in names
    assert any(name.startswith(STATIC + "assets/") and name.endswith(".js") for name in names)
    (record,) = (name for name in names if name.endswith("/RECORD"))
    assert STATIC + "index.html," in built.text(record)
    assert "node_modules" not in built.text(record)
    assert not [name for name in names if name.startswith("web")]


def test_the_wheel_has_the_licences_of_what_it_bundles(built: Built) -> None:
    licences = built.text(STATIC + "licences.txt")
    headings = re.findall(r"^(\S+) [\d.]+ \((\S+)\)$", licences, re.MULTILINE)
    assert ("svelte", "MIT") in headings
    assert ("@fluent/bundle", "Apache-2.0") in headings
    assert {name for name, licence in headings if licence == "OFL-1.1"} == {
        "@fontsource-variable/eb-garamond",
        "@fontsource-variable/inter",
    }
    assert licences.count("SIL OPEN FONT LICENSE Version 1.1") >= 2


def asked_for(lines: list[str], extra: str, known: dict[str, Distribution]) -> None:
    """Add what requirements with an extra ask for, and what that asks for, of what is here."""
    for line in lines:
        wanted = Requirement(line)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        found = distribution(wanted.name)
        assert wanted.specifier.contains(found.version, prereleases=True), (line, found.version)
        if wanted.name not in known or wanted.extras:
            known[wanted.name] = found
            for each in ("", *wanted.extras):
                asked_for(found.requires or [], each, known)


@pytest.fixture
def served(built: Built, tmp_path: Path) -> Iterator[httpx.Client]:
    """`kagemusha serve` from an environment that holds the wheel and what it asks for alone.

    The wheel is installed; the rest is linked from the environment of the tests.
    """
    venv.create(tmp_path / "env", symlinks=sys.platform != "win32")
    programs = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    into = ("--python", programs / "python")
    install = ("install", "--quiet", "--no-compile", "--no-deps", "--no-index", built.wheel)
    run(sys.executable, "-m", "pip", *into, *install, cwd=tmp_path)
    (installed,) = (tmp_path / "env").rglob("site-packages")
    (metadata,) = (name for name in built.names() if name.endswith(".dist-info/METADATA"))
    needed: dict[str, Distribution] = {}
    lines = message_from_string(built.text(metadata)).get_all("Requires-Dist", [])
    asked_for(lines, "server", needed)
    assert {"litestar", "rich", "sqlalchemy", "h11"} <= set(needed)
    for other in needed.values():
        for top in {file.parts[0] for file in other.files or ()} - {"..", "__pycache__"}:
            if not (installed / top).exists():
                (installed / top).symlink_to(str(other.locate_file(top)))
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with subprocess.Popen(
        [programs / "kagemusha", "serve", "--port", "0", "--database", database],
        cwd=tmp_path,
        env=ELSEWHERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        address = re.search(r"http://[\w.:]+", said)
        try:
            assert address is not None, said + server.stdout.read()
            with httpx.Client(base_url=address[0], timeout=TIMEOUT) as client:
                yield client
        finally:
            server.terminate()


def test_an_installed_wheel_serves_the_client(served: httpx.Client) -> None:
    page = served.get("/")
    assert page.status_code == 200
    script = re.search(r'src="\.?/?(assets/[^"]+\.js)"', page.text)
    assert script is not None, page.text
    asset = served.get("/" + script[1])
    assert asset.status_code == 200
    assert "javascript" in asset.headers["content-type"]
    assert "SIL OPEN FONT LICENSE" in served.get("/licences.txt").text  # where NOTICE says
    games = served.get("/api/games")
    assert {game["id"] for game in games.json()} >= {"seven-ronin", "wat-aah", "era-of-the-ninja"}
