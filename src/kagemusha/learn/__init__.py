"""Playable lessons: data that the real rules carry out, in the terminal and in the browser."""

from kagemusha.learn.attempt import Attempt, Frame, Outcome
from kagemusha.learn.courses import course, lesson
from kagemusha.learn.lesson import Lesson, Step, Wrong

__all__ = ["Attempt", "Frame", "Lesson", "Outcome", "Step", "Wrong", "course", "lesson"]
