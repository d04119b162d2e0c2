"""Saves matches on disk: the log, who plays which seat, and unfinished plans."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs

import kagemusha
from kagemusha.core.errors import KagemushaError
from kagemusha.core.match import Match
from kagemusha.terminal.errors import FAILED, Refused
from kagemusha.terminal.printing import file_refusal
from kagemusha.terminal.screen import Screen

FORMAT = 1
HUMAN = "human"
"""The player of a seat without a bot."""


@dataclass
class Save:
    """A saved match."""

    match: Match
    players: tuple[str, ...] = ()
    """By seat: `human` or the name of a bot. Empty in a bare log."""
    language: str = ""
    drafts: dict[int, str] = field(default_factory=dict)


def folder() -> Path:
    """The default folder for saves."""
    return Path(platformdirs.user_data_dir("kagemusha", appauthor=False)) / "matches"


def new_path(game_id: str) -> Path:
    """A new file for a match."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path = folder() / f"{game_id}-{stamp}.json"
    number = 2
    while path.exists():
        path = folder() / f"{game_id}-{stamp}-{number}.json"
        number += 1
    return path


def write(path: Path, save: Save) -> None:
    """Write a save atomically."""
    data = {
        "kagemusha-save": FORMAT,
        "game": save.match.game.id,
        "over": save.match.result is not None,
        "players": list(save.players),
        "language": save.language,
        "drafts": {str(seat): draft for seat, draft in save.drafts.items() if draft},
        "log": save.match.to_dict(),
    }
    write_data(path, data)


def write_data(path: Path, data: Mapping[str, Any]) -> None:
    """Write a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, indent=1)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def _data(path: Path, screen: Screen) -> dict[str, Any]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise file_refusal(screen, path, error) from None
    except UnicodeDecodeError:
        raise Refused(screen.say("terminal-error-not-a-log", file=str(path)), FAILED) from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        message = screen.say("terminal-error-not-json", file=str(path), problem=str(error))
        raise Refused(message, FAILED) from None
    if not isinstance(data, dict) or not ("log" in data or "header" in data):
        raise Refused(screen.say("terminal-error-not-a-log", file=str(path)), FAILED)
    return data


def read(path: Path, screen: Screen) -> Save:
    """Read a save or a bare log, checking every entry of the log; Refused if it is damaged."""
    data = _data(path, screen)
    bare = "log" not in data
    try:
        match = kagemusha.replay(data if bare else _log(data, path, screen))
    except KagemushaError as error:
        reasons = " ".join(screen.texts.message(message) for message in error.messages)
        message = screen.say("terminal-error-damaged", file=str(path), problem=reasons)
        raise Refused(message, FAILED) from None
    if bare:
        return Save(match)
    players = data.get("players")
    drafts = data.get("drafts")
    if (
        not isinstance(players, list)
        or len(players) != match.rules.seats
        or not isinstance(drafts, dict)
    ):
        problem = screen.say("terminal-error-no-players")
        message = screen.say("terminal-error-damaged", file=str(path), problem=problem)
        raise Refused(message, FAILED)
    return Save(
        match,
        tuple(map(str, players)),
        str(data.get("language", "")),
        {int(seat): str(draft) for seat, draft in drafts.items() if str(seat).isdecimal()},
    )


def _log(data: dict[str, Any], path: Path, screen: Screen) -> dict[str, Any]:
    log = data["log"]
    if not isinstance(log, dict):
        raise Refused(screen.say("terminal-error-not-a-log", file=str(path)), FAILED)
    return log


def is_ours(path: Path) -> bool:
    """Whether a file may be overwritten: it does not exist, or is a save."""
    if not path.exists():
        return True
    with contextlib.suppress(OSError, ValueError, RecursionError):
        data = json.loads(path.read_text(encoding="utf-8"))
        return isinstance(data, dict) and "kagemusha-save" in data
    return False


def latest(game_id: str | None, *, but: Path | None = None) -> Path | None:
    """The most recent save of an unfinished match."""
    with contextlib.suppress(OSError):
        files = sorted(folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files:
            with contextlib.suppress(OSError, ValueError, RecursionError):
                data = json.loads(file.read_text(encoding="utf-8"))
                if file == but or not isinstance(data, dict) or data.get("over"):
                    continue
                if game_id in (None, data.get("game")):
                    return file
    return None
