"""How far somebody has come in the lessons of a game, on disk beside the matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game
from kagemusha.learn import Attempt, Lesson
from kagemusha.learn.attempt import replay
from kagemusha.terminal import saves

Trail = Sequence[Sequence[str]]


@dataclass
class LessonProgress:
    """Which lessons of a game were finished, and where the others were left."""

    path: Path
    done: set[str] = field(default_factory=set)
    trails: dict[str, Trail] = field(default_factory=dict)
    skipped: str = ""
    """The lesson that was left for the next one just now."""

    def note(self, attempt: Attempt) -> None:
        """Remember an attempt as it stands; what cannot be written is not worth an error."""
        lesson = attempt.lesson.id
        self.trails.pop(lesson, None)
        if attempt.step is None:
            self.done.add(lesson)
        elif attempt.trail:
            self.trails[lesson] = list(attempt.trail)
        with suppress(OSError):
            saves.write_data(self.path, {"done": sorted(self.done), "trails": self.trails})

    def attempt(self, game: Game, lesson: Lesson) -> Attempt:
        """The attempt that was left, or a new one: lessons may have changed since."""
        with suppress(KagemushaError, TypeError):
            attempt, outcome = replay(game, lesson, self.trails.get(lesson.id, ()))
            if outcome.verdict != "wrong":
                return attempt
        return Attempt(game, lesson)


def read(game_id: str) -> LessonProgress:
    """What is known of somebody's lessons; nothing if the file is missing or damaged."""
    path = saves.folder().parent / "lessons" / f"{game_id}.json"
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        data = json.loads(path.read_text(encoding="utf-8"))
        return LessonProgress(path, set(map(str, data["done"])), dict(data["trails"]))
    return LessonProgress(path)
