"""The Shadow phase."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape
from kagemusha.games.era_of_the_ninja.phases.ends import wound_head
from kagemusha.games.era_of_the_ninja.phases.step import Step
from kagemusha.games.era_of_the_ninja.phases.windows import windows
from kagemusha.games.era_of_the_ninja.phases.world import World, from_lead, note


class ShadowPhase(Step):
    """E.27: everybody rolls for the Shadow, the Lead first."""

    code: ClassVar[int] = 7

    def run(self, t: World) -> None:
        for seat in reversed(from_lead(t)):
            t.agenda.append(ShadowTurn(seat))


class ShadowTurn(Step):
    """One seat's Shadow roll."""

    code: ClassVar[int] = 8

    def run(self, t: World) -> None:
        if t.ninja[self.seat].alive:
            dice.begin(t, t.roll, codes.SHADOW_ROLL, self.seat)
            t.agenda.append(ShadowSet(self.seat))
            windows(t)


class ShadowSet(Step):
    """E.27 to E.29: the die is stored."""

    code: ClassVar[int] = 9

    def settles_roll(self) -> bool:
        return True

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        ninja.shadow = dice.total(t, t.roll)
        ninja.shadow_mark = dice.mark(t, t.roll)
        if ninja.shadow < 1:  # ruling 6
            ninja.shadow = 1
        note(t, tape.SHADOW_SET, self.seat, ninja.shadow, ninja.shadow_mark)
        wound_head(t, t.roll)
        dice.lay_down(t)
