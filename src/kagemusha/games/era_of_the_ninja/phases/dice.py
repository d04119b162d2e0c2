"""A roll of the Ninja die: the throw and its value."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound, mark_of
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll
from kagemusha.games.era_of_the_ninja.phases.resources import spend_ki
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Die, Step
from kagemusha.games.era_of_the_ninja.phases.world import World, note

STAT_OF_ROLL: Final[codes.Numbers] = (
    *(codes.ATTACK, codes.DODGE, codes.SHADOW_STAT, codes.SEARCH),
)


def begin(t: World, roll: Roll, kind: int, seat: int) -> None:
    """Take up the die; its steps are pushed apart (`windows`)."""
    roll.kind = kind
    roll.seat = seat
    roll.face = 0
    roll.bonus = 0
    roll.lifted = False
    roll.sneak = 0
    if roll is t.roll:
        t.answer.seat = codes.NOBODY


class Throw(Die):
    """The die is thrown; of several dice the best stays."""

    code: ClassVar[int] = 61
    fields: ClassVar[tuple[str, ...]] = ("answering", "dice", "best")
    flags: ClassVar[tuple[str, ...]] = ("answering",)

    def __init__(self, seat: int, answering: bool, dice: int, best: int) -> None:
        self.seat = seat
        self.answering: bool = answering
        self.dice: int = dice
        self.best: int = best

    def thrown(self, t: World, face: int) -> None:
        best = max(face, self.best)
        if self.dice > 1:
            t.agenda.append(Throw(self.seat, self.answering, self.dice - 1, best))
            return
        roll = t.answer if self.answering else t.roll
        roll.face = best
        if t.tape_on:
            note(t, tape.ROLLED, self.seat, roll.kind, best, total(t, roll))


def reroll(t: World, ninja: Ninja, answering: bool) -> None:
    """E.9: a point of Ki throws the die again; the latest stands."""
    spend_ki(t, ninja, 1, 9)
    roll = t.answer if answering else t.roll
    note(t, tape.REROLLED, ninja.seat, roll.kind)
    t.agenda.append(Throw(ninja.seat, answering, 1, 0))


def lay_down(t: World) -> None:
    """The dice are done with: nothing is rolled, nobody is aimed at."""
    t.roll.seat = codes.NOBODY
    t.roll.kind = codes.NOBODY
    t.roll.face = 0
    t.roll.bonus = 0
    t.roll.lifted = False
    t.roll.sneak = 0
    t.answer.seat = codes.NOBODY
    t.answer.kind = codes.NOBODY
    t.answer.face = 0
    t.answer.bonus = 0
    t.answer.lifted = False
    t.foe = codes.NOBODY
    t.rival = codes.NOBODY


class LayDown(Step):
    """The dice are laid down."""

    code: ClassVar[int] = 51

    def run(self, t: World) -> None:
        lay_down(t)


def in_hand(t: World) -> bool:
    """Whether the dice have yet to count: afterwards what is added to them may change."""
    for step in t.agenda:
        if step.settles_roll():
            return True
    return False


# --- values -------------------------------------------------------------------------------


def mark(t: World, roll: Roll) -> int:
    """E.2: the natural face alone makes a Total Failure or Success, unless a card says so."""
    return mark_of(t, t.ninja[roll.seat], roll.kind, roll.face)


def modifier(t: World, roll: Roll) -> int:
    """Everything that is added to the face."""
    return stat(t, t.ninja[roll.seat], STAT_OF_ROLL[roll.kind]) + roll.bonus + roll.sneak


def unbound(t: World, roll: Roll) -> bool:
    """E.7: whether the Limit is off for this roll."""
    return roll.lifted or face_bound(t, t.ninja[roll.seat], codes.UNLIMITED, roll.kind) > 0


def lift_helps(t: World, roll: Roll) -> bool:
    """Ruling 67: whether a total above 9, which the Limit forbids, could make a difference."""
    if unbound(t, roll):
        return False
    most = codes.HIGHEST + modifier(t, roll)
    for effect in t.ninja[roll.seat].effects:
        later = effect.do == codes.ADD and effect.when == codes.AFTER_ROLL and effect.amount > 0
        if later and effect.roll in (roll.kind, codes.ANY_ROLL):
            most += effect.amount
    if most > codes.HIGHEST:
        for step in reversed(t.agenda):
            if step.settles_roll():
                for aim in step.aims(t):
                    if codes.HIGHEST < aim <= most:
                        return True
                return False
    return False


def total(t: World, roll: Roll) -> int:
    """E.3, ruling 41: what a roll is worth. A Total Success is 10, a Total Failure 1."""
    marked = mark(t, roll)
    if marked == codes.TOTAL_FAILURE:
        return 1
    if marked == codes.TOTAL_SUCCESS:
        return codes.SUCCESS
    return plain_total(roll.face, modifier(t, roll), unbound(t, roll))


def plain_total(face: int, added: int, free: bool) -> int:
    """E.3: face and modifiers, within 2 to 9 unless the Limit is off."""
    value = max(codes.LOWEST, min(codes.HIGHEST, face)) + added
    if free:
        return value
    return max(codes.LOWEST, min(codes.HIGHEST, value))


def roll_of(t: World, seat: int) -> Roll:
    """The roll that a seat is making."""
    return t.answer if t.answer.seat == seat else t.roll
