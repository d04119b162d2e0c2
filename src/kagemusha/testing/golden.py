"""Golden playthroughs: a match as every seat saw it, so that a leak shows in a diff."""

from __future__ import annotations

import json
from typing import Any

from kagemusha.core.chance import Stream
from kagemusha.core.game import Game, Options
from kagemusha.core.match import Match
from kagemusha.text import texts


def playthrough(game: Game, seats: int | None, options: Options, seed: int) -> str:
    """A random match, move by move: what each seat was shown, and what changed in its view."""
    match = game.new(seats, options, seed)
    stream = Stream(seed, "golden")
    watchers: list[int | None] = [*range(match.rules.seats), None]
    lines = [json.dumps(match.header(), sort_keys=True), f"position {match.position()}"]
    seen: dict[int | None, dict[str, Any]] = {watcher: {} for watcher in watchers}
    told = dict.fromkeys(watchers, 0)
    lines += _seen_by_all(match, watchers, seen, told)
    while match.pending:
        seat = stream.choice(match.pending)
        legal = match.legal(seat)
        action = stream.choice(legal)
        match.act(seat, action)
        lines += ["", f"move {len(match.moves)}: seat {seat} of {len(legal)} choices: {action}"]
        lines.append(f"hash {match.hash[:16]}")
        lines += _seen_by_all(match, watchers, seen, told)
    lines += ["", f"result {match.result}", f"position {match.position()}"]
    return "\n".join(lines) + "\n"


def _seen_by_all(
    match: Match,
    watchers: list[int | None],
    seen: dict[int | None, dict[str, Any]],
    told: dict[int | None, int],
) -> list[str]:
    lines = []
    for watcher in watchers:
        name = "spectator" if watcher is None else f"seat {watcher}"
        for event in match.events(watcher, since=told[watcher]):
            lines.append(f"  {name} is told: {texts('en').event(event)} [{event.rule}]")
            told[watcher] += 1
        view = json.loads(match.view(watcher).to_json())
        for key, value in view.items():
            if seen[watcher].get(key) != value:
                lines.append(f"  {name} sees {key}: {_change(seen[watcher].get(key), value)}")
        seen[watcher] = view
    return lines


def _change(old: Any, new: Any) -> str:
    """The new value; of a list of things, only those that changed."""
    if isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        new = {
            str(n): item for n, (was, item) in enumerate(zip(old, new, strict=True)) if was != item
        }
    return json.dumps(new, sort_keys=True, separators=(",", ":"))
