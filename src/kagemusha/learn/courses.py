"""The lessons of all games."""

from __future__ import annotations

from kagemusha.core.errors import Message, OptionError
from kagemusha.core.plugins import find
from kagemusha.learn.lesson import Lesson


def course(game_id: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order: `COURSE` in its part of this package; () if it has none."""
    module = find("learn", game_id)
    lessons: tuple[Lesson, ...] = module.COURSE if module else ()
    return lessons


def lesson(game_id: str, lesson_id: str) -> Lesson:
    """One lesson; OptionError lists the known ones."""
    for one in course(game_id):
        if one.id == lesson_id:
            return one
    known = ", ".join(one.id for one in course(game_id))
    raise OptionError(Message("option-no-such-lesson", {"lesson": lesson_id, "known": known}))
