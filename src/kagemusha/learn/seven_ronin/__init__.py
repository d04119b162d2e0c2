"""The course of 7 Ronin: both sides, from the first attack to guessing well."""

from kagemusha.learn.lesson import Lesson
from kagemusha.learn.seven_ronin import areas, first_steps, plans, ronin
from kagemusha.learn.seven_ronin.examples import EXAMPLES
from kagemusha.learn.seven_ronin.guide import GUIDE

__all__ = ["COURSE", "EXAMPLES", "GUIDE"]

COURSE: tuple[Lesson, ...] = (
    *first_steps.LESSONS,
    *ronin.LESSONS,
    *areas.LESSONS,
    *plans.LESSONS,
)
