"""Golden playthroughs: a match as every seat saw it, so that a leak shows in a diff."""

from __future__ import annotations

import json
from typing import Any

from kagemusha.core.chance import Rng
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from kagemusha.text import texts


def golden_text(game: Game, seats: int | None, options: Options, seed: int) -> str:
    """A random match, move by move: what each seat was shown, and what changed in its view."""
    match = game.new(seats, options, seed)
    rng = Rng(seed, "golden")
    watchers: list[int | None] = [*range(match.rules.seats), None]
    lines = [json.dumps(match.header(), sort_keys=True), f"position {match.position()}"]
    seen: dict[int | None, dict[str, Any]] = {watcher: {} for watcher in watchers}
    shown = dict.fromkeys(watchers, 0)
    lines += _seen_by_all(match, watchers, seen, shown)
    while match.pending:
        seat = rng.choice(match.pending)
        legal = match.legal(seat)
        action = rng.choice(legal)
        match.act(seat, action)
        lines += ["", f"move {len(match.moves)}: seat {seat} of {len(legal)} choices: {action}"]
        lines.append(f"hash {match.hash[:16]}")
        lines += _seen_by_all(match, watchers, seen, shown)
    lines += ["", f"result {match.result}", f"position {match.position()}"]
    return "\n".join(lines) + "\n"


def _seen_by_all(
    match: Match,
    watchers: list[int | None],
    seen: dict[int | None, dict[str, Any]],
    shown: dict[int | None, int],
) -> list[str]:
    lines = []
    for watcher in watchers:
        name = "spectator" if watcher is None else f"seat {watcher}"
        for event in match.events(watcher, since=shown[watcher]):
            lines.append(f"  {name} is told: {texts('en').event(event)} [{event.rule}]")
            shown[watcher] += 1
        view = json.loads(match.view(watcher).to_json())
        view.pop("cells", None)  # the same once more, as numbers
        for key, value in _changes(seen[watcher], view).items():
            lines.append(f"  {name} sees {key}: {json.dumps(value, sort_keys=True)}")
        seen[watcher] = view
    return lines


def _changes(old: Any, new: Any) -> dict[str, Any]:
    """What is new in a tree of plain data, down to the smallest part that changed."""
    pairs = {key: (old.get(key), value) for key, value in new.items()}
    changed = {key: pair for key, pair in pairs.items() if pair[0] != pair[1]}
    return {key: _smallest(was, value) for key, (was, value) in changed.items()}


def _smallest(was: Any, value: Any) -> Any:
    if isinstance(value, dict) and isinstance(was, dict):
        return _changes(was, value)
    if isinstance(value, list) and isinstance(was, list) and len(was) == len(value):
        return _changes(_numbered(was), _numbered(value))
    return value


def _numbered(items: list[Any]) -> dict[str, Any]:
    """A list as a table; things that have an id are known by it."""
    return {
        str(item["id"]) if isinstance(item, dict) and "id" in item else str(number): item
        for number, item in enumerate(items)
    }
