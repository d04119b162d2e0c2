"""The windows before and after a roll."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.abilities import window
from kagemusha.games.era_of_the_ninja.phases.conditions import face_bound
from kagemusha.games.era_of_the_ninja.phases.dice import Throw, lift_helps, reroll
from kagemusha.games.era_of_the_ninja.phases.effects import use
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll
from kagemusha.games.era_of_the_ninja.phases.resources import has_ki, spend_ki
from kagemusha.games.era_of_the_ninja.phases.step import Question
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger_roll
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note


def windows(t: World) -> None:
    """The window before, the throw and the window after; then the roll stands."""
    trigger_roll(t, t.roll, codes.AFTER_ROLL)
    t.agenda.append(AfterRoll(t.roll.seat))
    throw_and_before(t, False)


def throw_and_before(t: World, answering: bool) -> None:
    """The window before and the throw alone: in NvN the windows after are shared."""
    roll = t.answer if answering else t.roll
    dice = 2 if face_bound(t, t.ninja[roll.seat], codes.BEST_OF_TWO, roll.kind) else 1
    t.agenda.append(Throw(roll.seat, answering, dice, 0))
    t.agenda.append(BeforeRoll(roll.seat, answering))
    trigger_roll(t, roll, codes.BEFORE_ROLL)


def may_lift(t: World, ninja: Ninja, roll: Roll) -> bool:
    """E.7: whether Ki may take the Limit off; who carries the head may not."""
    return has_ki(ninja) and not holds_head(ninja) and lift_helps(t, roll)


class BeforeRoll(Question):
    """E.7: roll, lift the Limit, or use what helps before a roll."""

    code: ClassVar[int] = 84
    name: ClassVar[str] = "before-roll"
    rule: ClassVar[str] = "E.7"
    verbs: ClassVar[tuple[str, ...]] = ("roll", "lift", "use")
    fields: ClassVar[tuple[str, ...]] = ("answering",)
    flags: ClassVar[tuple[str, ...]] = ("answering",)

    def __init__(self, seat: int, answering: bool) -> None:
        self.seat = seat
        self.answering: bool = answering

    def waits(self, t: World) -> bool:
        ninja = t.ninja[self.seat]
        roll = t.answer if self.answering else t.roll
        return may_lift(t, ninja, roll) or bool(window(t, ninja, codes.BEFORE_ROLL, roll.kind))

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[self.seat]
        roll = t.answer if self.answering else t.roll
        found = [choice(verbs.ROLL)]
        if may_lift(t, ninja, roll):
            found.append(choice(verbs.LIFT))
        for index in window(t, ninja, codes.BEFORE_ROLL, roll.kind):
            found.append(choice(verbs.USE, 0, index))
        return found

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        ninja = t.ninja[self.seat]
        if verb == verbs.ROLL:
            return
        t.agenda.append(self)
        if verb == verbs.LIFT:
            spend_ki(t, ninja, 1, 7)
            roll = t.answer if self.answering else t.roll
            roll.lifted = True
            note(t, tape.LIFTED, self.seat, roll.kind)
        else:
            use(t, ninja, t.box.effects[verbs.effect_index(what, detail)])


class AfterRoll(Question):
    """E.9: let it stand, reroll, or use what helps after a roll."""

    code: ClassVar[int] = 85
    name: ClassVar[str] = "after-roll"
    rule: ClassVar[str] = "E.9"
    verbs: ClassVar[tuple[str, ...]] = ("stand", "reroll", "use")

    def waits(self, t: World) -> bool:
        ninja = t.ninja[self.seat]
        return has_ki(ninja) or bool(window(t, ninja, codes.AFTER_ROLL, t.roll.kind))

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[self.seat]
        found = [choice(verbs.STAND)]
        if has_ki(ninja):
            found.append(choice(verbs.REROLL))
        for index in window(t, ninja, codes.AFTER_ROLL, t.roll.kind):
            found.append(choice(verbs.USE, 0, index))
        return found

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.STAND:
            return
        t.agenda.append(self)
        if verb == verbs.REROLL:
            reroll(t, t.ninja[self.seat], False)
        else:
            use(t, t.ninja[self.seat], t.box.effects[verbs.effect_index(what, detail)])
