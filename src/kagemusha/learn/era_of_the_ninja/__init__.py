"""The course of Era of the Ninja: from one room to a Lord, then rivals, modules and modes."""

from kagemusha.learn.era_of_the_ninja import first_steps, lord, modes, modules, survival
from kagemusha.learn.era_of_the_ninja.examples import EXAMPLES
from kagemusha.learn.era_of_the_ninja.guide import GUIDE
from kagemusha.learn.lesson import Lesson

__all__ = ["COURSE", "EXAMPLES", "GUIDE"]

COURSE: tuple[Lesson, ...] = (
    *first_steps.LESSONS,
    *survival.LESSONS,
    *lord.LESSONS,
    *modules.LESSONS,
    *modes.LESSONS,
)
