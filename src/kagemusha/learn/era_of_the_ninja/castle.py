"""Shared by the lessons of Era of the Ninja: a lone ninja in a castle without room features."""

from __future__ import annotations

from kagemusha.learn.lesson import Lesson, LessonStep

NINJA = 0
"""The learner's seat."""
PLAIN = {"rooms": "plain"}
BLADE = "p1.cards=katana*"


def alone(
    lesson_id: str,
    group: str,
    position: str,
    steps: tuple[LessonStep, ...],
    chance: tuple[str, ...] = (),
    seed: int = 1,
) -> Lesson:
    """A lesson in the mode Lone Ninja that starts from a hand-written position."""
    return Lesson(
        id=lesson_id,
        group=group,
        seat=NINJA,
        steps=steps,
        position=position,
        seats=1,
        options=PLAIN,
        seed=seed,
        chance=chance,
    )


def dice(*faces: int) -> tuple[str, ...]:
    """These faces as answers of chance, in this order."""
    return tuple(f"die {face}" for face in faces)
