"""The server: `serve`, `browser`, `doctor`, `backup` and `restore`."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from kagemusha.core.extras import require_server
from kagemusha.terminal.commands.common import command, commands
from kagemusha.terminal.errors import Refused
from kagemusha.terminal.options import Word, check_value, option, whole
from kagemusha.terminal.screen import Screen

app = commands()

Host = Annotated[Word, option("--host", "host", "ADDRESS")]
Port = Annotated[Word, option("--port", "port", "N")]
Origins = Annotated[list[str] | None, option("--origin", "origin", "ORIGIN")]


@command(app, "serve")
def serve(
    screen: Screen,
    host: Host = None,
    port: Port = None,
    show: Annotated[bool, option("--open/--no-open", "open")] = False,
    database: Annotated[Word, option("--database", "database", "URL")] = None,
    workers: Annotated[Word, option("--workers", "serve-workers", "N")] = None,
    processes: Annotated[Word, option("--processes", "serve-processes", "N")] = None,
    rate: Annotated[Word, option("--rate", "serve-rate", "N")] = None,
    client_tables: Annotated[Word, option("--client-tables", "serve-client-tables", "N")] = None,
    origin: Origins = None,
    root_path: Annotated[Word, option("--root-path", "root-path", "PATH")] = None,
    chat: Annotated[Word, option("--chat", "serve-chat", "on|off")] = None,
    lobby: Annotated[Word, option("--lobby", "serve-lobby", "on|off")] = None,
    passkeys: Annotated[Word, option("--passkeys", "serve-passkeys", "on|off")] = None,
    delay: Annotated[Word, option("--spectator-delay", "serve-delay", "KIND=NUMBER")] = None,
    expire: Annotated[list[str] | None, option("--expire", "serve-expire", "KIND=DAYS")] = None,
    bot: Annotated[list[str] | None, option("--bot", "serve-bot", "MODULE:CLASS")] = None,
    metrics: Annotated[Word, option("--metrics", "serve-metrics", "[HOST:]PORT")] = None,
    address: Annotated[Word, option("--address", "serve-address", "URL")] = None,
    push: Annotated[Word, option("--push", "serve-push", "CONTACT")] = None,
    smtp: Annotated[Word, option("--smtp", "serve-smtp", "URL")] = None,
    mail_from: Annotated[Word, option("--mail-from", "serve-mail-from", "ADDRESS")] = None,
    webhooks: Annotated[Word, option("--webhooks", "serve-webhooks", "on|off")] = None,
    log_format: Annotated[Word, option("--log-format", "serve-log-format", "text|json")] = None,
    log_level: Annotated[
        Word, option("--log-level", "serve-log-level", "info|warning|error")
    ] = None,
) -> int:
    """Serve tables to browsers and programs."""
    whole(screen, "--workers", workers, 1)
    whole(screen, "--processes", processes, 1)
    whole(screen, "--rate", rate, 1)
    whole(screen, "--client-tables", client_tables, 0)
    check_value(screen, "--chat", chat, ("on", "off"))
    check_value(screen, "--lobby", lobby, ("on", "off"))
    check_value(screen, "--passkeys", passkeys, ("on", "off"))
    check_value(screen, "--webhooks", webhooks, ("on", "off"))
    check_value(screen, "--log-format", log_format, ("text", "json"))
    check_value(screen, "--log-level", log_level, ("info", "warning", "error"))
    further = [
        ("--database", database),
        ("--workers", workers),
        ("--processes", processes),
        ("--rate", rate),
        ("--client-tables", client_tables),
        ("--root-path", root_path),
        ("--chat", chat),
        ("--lobby", lobby),
        ("--passkeys", passkeys),
        ("--spectator-delay", delay),
        ("--metrics", metrics),
        ("--address", address),
        ("--push", push),
        ("--smtp", smtp),
        ("--mail-from", mail_from),
        ("--webhooks", webhooks),
        ("--log-format", log_format),
        ("--log-level", log_level),
        *(("--origin", one) for one in origin or ()),
        *(("--expire", one) for one in expire or ()),
        *(("--bot", one) for one in bot or ()),
    ]
    return run_server(screen, host, port, further, show=show)


@command(app, "doctor")
def doctor(screen: Screen) -> int:
    """Show what works on this machine."""
    from kagemusha.terminal.doctor import examine

    return examine(screen)


@command(app, "backup")
def backup(
    screen: Screen,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-backup-file")],
    database: Annotated[Word, option("--database", "database", "URL")] = None,
) -> int:
    """Write all tables of a server to a file."""
    require_server()
    from kagemusha.terminal.backup import run_backup

    return run_backup(screen, Path(file).expanduser(), database)


@command(app, "restore")
def restore(
    screen: Screen,
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-option-restore-file")],
    database: Annotated[Word, option("--database", "restore-database", "URL")] = None,
) -> int:
    """Fill an empty database from a backup."""
    require_server()
    from kagemusha.terminal.backup import run_restore

    if database is None:
        raise Refused(screen.say("terminal-error-restore-where"))
    return run_restore(screen, Path(file).expanduser(), database)


@command(app, "browser")
def browser(screen: Screen, host: Host = None, port: Port = None) -> int:
    """Play in the browser."""
    return run_server(screen, host, port, show=True)


def run_server(
    screen: Screen,
    host: str | None = None,
    port: str | None = None,
    further: Sequence[tuple[str, str | None]] = (),
    *,
    show: bool,
) -> int:
    """Replace this program with the server; with `show` it opens its page."""
    require_server()
    whole(screen, "--port", port, 0, 65535)
    words = ["--language", screen.texts.locale, *(["--open"] if show else [])]
    for name, value in (("--host", host), ("--port", port), *further):
        if value is not None:
            words.append(f"{name}={value}")
    return _run_instead("kagemusha.server", words)


def _run_instead(module: str, words: Sequence[str]) -> int:
    """Replace this program with another one of the package, which it must not import."""
    command = [sys.executable, "-m", module, *words]
    sys.stdout.flush()
    if os.name == "posix":  # the same process, so it gets all signals
        os.execv(sys.executable, command)
    with subprocess.Popen(command) as program:
        while True:
            with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C ends the other program, too
                return program.wait()
