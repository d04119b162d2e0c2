"""The course of Shinobi WAT-AAH!: a round, the powers, and Grand Master mode."""

from kagemusha.learn.lesson import Lesson
from kagemusha.learn.wat_aah import first_steps, grand_master, powers, timing
from kagemusha.learn.wat_aah.examples import EXAMPLES
from kagemusha.learn.wat_aah.guide import GUIDE

__all__ = ["COURSE", "EXAMPLES", "GUIDE"]

COURSE: tuple[Lesson, ...] = (
    *first_steps.LESSONS,
    *powers.LESSONS,
    *timing.LESSONS,
    *grand_master.LESSONS,
)
