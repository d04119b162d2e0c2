"""Miniatures of 7 Ronin that are small enough to solve exactly: small boards, and last rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kagemusha.core.content import read_toml
from kagemusha.core.game import Game, Rules


@dataclass(frozen=True)
class Miniature:
    """A match by the real rules, on a small board or from a late position."""

    name: str
    options: Mapping[str, Any]
    position: str | None = None

    def open(self, game: Game) -> tuple[Rules[Any], Any]:
        """Its rules and its initial state."""
        rules = game.rules(None, self.options)
        state = rules.setup() if self.position is None else rules.read_position(self.position)
        return rules, state


@cache
def miniatures() -> Mapping[str, Miniature]:
    """All miniatures by name, from small to large."""
    file = resources.files("kagemusha.bots.seven_ronin") / "content" / "miniatures.toml"
    with resources.as_file(file) as path:
        return {name: _miniature(name, entry) for name, entry in read_toml(path).items()}


def _miniature(name: str, entry: Mapping[str, Any]) -> Miniature:
    if "position" in entry:
        return Miniature(name, {}, entry["position"])
    areas = [area.split() for area in entry["areas"]]
    ronin = [one.split() for one in entry["ronin"]]
    board = {
        "name": name,
        "reserves": entry["reserves"],
        "supply": entry["supply"],
        "areas-to-win": entry["to-win"],
        "area": [
            {"id": f"{kind}-{number}", "kind": kind, "limit": int(limit)}
            for number, (kind, limit) in enumerate(areas, start=1)
        ],
        "ronin": [{"id": who, "vitality": int(vitality)} for who, vitality in ronin],
        "round": [{"threat": entry["threat"], "minimum": 1}] * entry["rounds"],
    }
    return Miniature(name, {"board": board, "spy": entry.get("spy", False)})
