"""Checks what works on this machine, and what could work better."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sysconfig
import urllib.error
import urllib.request
from importlib import metadata, resources
from importlib.util import find_spec

import kagemusha
from kagemusha.core.compiled import compiled_parts, copy_folder, is_usable
from kagemusha.core.extras import MissingExtra, require_server
from kagemusha.terminal.screen import Screen

HEALTH_SECONDS = 2.0
PACKAGE = "kagemusha"
SERVER = "http://127.0.0.1:8770/"
"""The default address of our server."""


def examine(screen: Screen) -> int:
    """Check everything, and print one line each. Returns the exit code."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    system = f"{platform.system()} {platform.machine()}"
    lines = [
        screen.say("doctor-version", version=kagemusha.__version__, python=python, system=system),
        *_speed(screen),
        _client(screen),
        _server(screen),
        *_database(screen),
        *_extras(screen),
    ]
    for line in lines:
        screen.show(line)
    return 0


def _speed(screen: Screen) -> list[str]:
    if parts := compiled_parts():
        return [screen.say("doctor-compiled", parts=", ".join(parts))]
    lines = [screen.say("doctor-interpreted")]
    if (folder := copy_folder()) is not None:
        state = "ready" if is_usable(folder) else "missing"
        lines.append(screen.say("doctor-copy", folder=str(folder), state=state))
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    found = shutil.which(compiler)
    lines.append(screen.say("doctor-compiler", found=found or "none"))
    return lines


def _client(screen: Screen) -> str:
    page = resources.files(PACKAGE) / "server" / "static" / "index.html"
    return screen.say("doctor-client", state="built" if page.is_file() else "missing")


def _database(screen: Screen) -> list[str]:
    try:
        require_server()
    except MissingExtra:
        return []  # listed with the optional parts
    from kagemusha.table.database import default_url

    return [screen.say("doctor-database", address=default_url())]


def _server(screen: Screen) -> str:
    try:
        ready = _ask_server()
    except (OSError, ValueError):
        return screen.say("doctor-no-server", address=SERVER)
    failed = [name for name, state in ready.items() if state == "failed"]
    return screen.say(
        "doctor-server",
        address=SERVER,
        bots="compiled" if ready["bots_compiled"] else "interpreted",
        failed=", ".join(failed) or "none",
    )


def _ask_server() -> dict[str, str | bool]:
    """The status of a server; OSError or ValueError if no Kagemusha server answers."""
    try:
        with urllib.request.urlopen(f"{SERVER}api/health/ready", timeout=HEALTH_SECONDS) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:  # it is not ready; the body tells why
        found = json.load(error)
    if not isinstance(found, dict) or "bots_compiled" not in found:
        raise ValueError("another program answers there")
    return found


def _extras(screen: Screen) -> list[str]:
    """The extras that the package declares, and what each of them lacks."""
    lines = []
    declared = metadata.metadata(PACKAGE).get_all("Provides-Extra") or []
    wanted = metadata.requires(PACKAGE) or []
    for extra in declared:
        names = [
            requirement.split(";")[0]
            for requirement in wanted
            if f'extra == "{extra}"' in requirement.replace("'", '"')
        ]
        missing = [name for name in map(_project, names) if not _is_installed(name)]
        lines.append(screen.say("doctor-extra", extra=extra, missing=", ".join(missing) or "none"))
    return lines


def _project(requirement: str) -> str:
    for sign in "[<>=!~ (":
        requirement = requirement.split(sign, maxsplit=1)[0]
    return requirement


def _is_installed(project: str) -> bool:
    try:
        metadata.version(project)
    except metadata.PackageNotFoundError:
        return find_spec(project.replace("-", "_")) is not None
    return True
