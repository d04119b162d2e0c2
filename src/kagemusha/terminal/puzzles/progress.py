"""The puzzles of a game that the player has tried, on disk beside the matches."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from kagemusha.terminal import saves


@dataclass
class PuzzleProgress:
    """The player's first answers and longest streak."""

    path: Path
    tried: dict[str, bool] = field(default_factory=dict)
    """By id: whether the first answer was right."""
    best: int = 0
    """The longest streak."""

    def note(self, puzzle_id: str, *, right: bool, run: int = 0) -> None:
        """Save an answer; a failure to write is ignored."""
        self.tried.setdefault(puzzle_id, right)
        self.best = max(self.best, run)
        with suppress(OSError):
            saves.write_data(self.path, {"tried": self.tried, "best": self.best})


def read(game_id: str) -> PuzzleProgress:
    """The saved progress; empty if the file is missing or damaged."""
    path = saves.folder().parent / "puzzles" / f"{game_id}.json"
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        data = json.loads(path.read_text(encoding="utf-8"))
        tried = {str(key): bool(value) for key, value in data["tried"].items()}
        return PuzzleProgress(path, tried, int(data["best"]))
    return PuzzleProgress(path)
