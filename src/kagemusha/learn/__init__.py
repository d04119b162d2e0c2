"""Playable lessons and a coach. They are data for the real rules, in the terminal and browser."""

from kagemusha.learn.attempt import Attempt, Frame, Outcome
from kagemusha.learn.courses import course, lesson
from kagemusha.learn.guide import Guide, guide
from kagemusha.learn.lesson import Lesson, LessonStep, Wrong

__all__ = [
    "Attempt",
    "Frame",
    "Guide",
    "Lesson",
    "LessonStep",
    "Outcome",
    "Wrong",
    "course",
    "guide",
    "lesson",
]
