"""The learner's progress in the lessons of a game, on disk beside the matches."""

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
    """Which lessons of a game are finished, and where the others were interrupted."""

    path: Path
    done: set[str] = field(default_factory=set)
    trails: dict[str, Trail] = field(default_factory=dict)
    skipped: str = ""
    """The lesson that was just skipped."""

    def note(self, attempt: Attempt) -> None:
        """Save the state of an attempt; a failure to write is ignored."""
        lesson = attempt.lesson.id
        self.trails.pop(lesson, None)
        if attempt.step is None:
            self.done.add(lesson)
        elif attempt.trail:
            self.trails[lesson] = list(attempt.trail)
        with suppress(OSError):
            saves.write_data(self.path, {"done": sorted(self.done), "trails": self.trails})

    def attempt(self, game: Game, lesson: Lesson) -> Attempt:
        """The interrupted attempt, or a new one if there is none or the lesson has changed."""
        with suppress(KagemushaError, TypeError):
            attempt, outcome = replay(game, lesson, self.trails.get(lesson.id, ()))
            if outcome.verdict != "wrong":
                return attempt
        return Attempt(game, lesson)


def read(game_id: str) -> LessonProgress:
    """The saved progress; empty if the file is missing or damaged."""
    path = saves.folder().parent / "lessons" / f"{game_id}.json"
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
        data = json.loads(path.read_text(encoding="utf-8"))
        return LessonProgress(path, set(map(str, data["done"])), dict(data["trails"]))
    return LessonProgress(path)
