"""Rebuilds a match from its log, checking every entry."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from kagemusha.core.chance import ScriptedSource, Source, commitment
from kagemusha.core.errors import KagemushaError, Message, ReplayError
from kagemusha.core.game import Game
from kagemusha.core.match import LOG_FORMAT, Match, link

HEADER_TYPES: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "rules": str,
    "content": str,
    "seats": int,
    "options": dict,
    "position": (str, type(None)),
    "seed_commitment": (str, type(None)),
}


def replay(log: str | bytes | Mapping[str, Any], find_game: Callable[[str], Game]) -> Match:
    """Rebuild a match. Raises ReplayError if the log was changed or cut, or has other rules."""
    try:
        return _replay(_read(log), find_game)
    except RecursionError as error:  # lists in lists in lists
        raise ReplayError(0, Message("replay-not-json", {"problem": str(error)})) from None


def _replay(data: Mapping[str, Any], find_game: Callable[[str], Game]) -> Match:
    header = _part(data, "header", dict, 0)
    moves = _part(data, "moves", list, 0)
    opening = _part(data, "opening", dict, 0)
    match = _start(header, data, opening, moves, find_game)
    start = {"header": header, "seed": data.get("seed"), "opening": _unlinked(opening)}
    last = link("", start)
    if match.hash != opening.get("hash") or last != opening.get("link"):
        raise ReplayError(0, Message("replay-wrong-start"))
    for number, entry in enumerate(moves, start=1):
        last = _repeat(match, number, entry, last)
    _check_end(data, len(moves), last)
    return match


def _unlinked(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "link"}


def _read(log: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(log, Mapping):
        return log
    try:
        data = json.loads(log)
    except ValueError as error:
        raise ReplayError(0, Message("replay-not-json", {"problem": str(error)})) from None
    if not isinstance(data, dict):
        raise ReplayError(0, Message("replay-not-a-log"))
    return data


def _part(data: Mapping[str, Any], key: str, kind: type, entry: int) -> Any:
    value = data.get(key)
    if not isinstance(value, kind):
        raise ReplayError(entry, Message("replay-missing", {"key": key, "entry": entry}))
    return value


def _other(problem: str, found: object, known: str | int) -> ReplayError:
    return ReplayError(0, Message(problem, {"found": str(found), "known": known}))


def _start(
    header: dict[str, Any],
    data: Mapping[str, Any],
    opening: dict[str, Any],
    moves: list[Any],
    find_game: Callable[[str], Game],
) -> Match:
    if header.get("format") != LOG_FORMAT:
        raise _other("replay-other-format", header.get("format"), LOG_FORMAT)
    for key, kinds in HEADER_TYPES.items():
        if not isinstance(header.get(key), kinds):
            raise ReplayError(0, Message("replay-missing", {"key": key, "entry": 0}))
    try:
        game = find_game(str(header.get("game")))
        if header.get("rules") != game.rules_version:
            raise _other("replay-other-rules", header.get("rules"), game.rules_version)
        rules = game.rules(header.get("seats"), header.get("options"))
        if header.get("content") != rules.content:
            raise _other("replay-other-content", header.get("content"), rules.content)
        seed = data.get("seed")
        source: Source | None = None
        if seed is None:
            answers = list(opening.get("chance", ()))
            for entry in moves:
                answers.extend(entry.get("chance", ()) if isinstance(entry, dict) else ())
            source = ScriptedSource(answers)
        elif not str(seed).isdecimal() or commitment(int(seed)) != header.get("seed_commitment"):
            raise ReplayError(0, Message("replay-other-seed"))
        match = Match(game, rules, int(seed or 0), position=header.get("position"), source=source)
    except ReplayError:
        raise
    except KagemushaError as error:
        raise ReplayError(0, *error.messages) from error
    if match.header() != header:
        raise ReplayError(0, Message("replay-header-changed"))
    return match


def _repeat(match: Match, number: int, entry: Any, last: str) -> str:
    """Repeat one entry and return its link, which must follow from the last one."""
    args = {"entry": number}
    if not isinstance(entry, dict):
        raise ReplayError(number, Message("replay-bad-entry", args))
    seat = _part(entry, "seat", int, number)
    action = _part(entry, "action", str, number)
    try:
        match.act(seat, action)
    except KagemushaError as error:
        raise ReplayError(number, Message("replay-refused", args), *error.messages) from error
    answers = [str(answer) for answer in match.moves[-1].chance]
    if answers != entry.get("chance", []):
        raise ReplayError(number, Message("replay-other-chance", args))
    if match.hash != entry.get("hash"):
        raise ReplayError(number, Message("replay-wrong-hash", args))
    found = link(last, _unlinked(entry))
    if found != entry.get("link"):
        raise ReplayError(number, Message("replay-wrong-link", args))
    return found


def _check_end(data: Mapping[str, Any], found: int, last: str) -> None:
    missing = found + 1
    end = _part(data, "end", dict, missing)
    if end.get("moves") != found or end.get("link") != last:
        args: dict[str, str | int] = {
            "entry": missing,
            "moves": str(end.get("moves")),
            "found": found,
        }
        raise ReplayError(missing, Message("replay-cut", args))
