"""The Awareness phase: who is hidden for the rest of the round."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape
from kagemusha.games.era_of_the_ninja.phases.conditions import holds
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import gain
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Die, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger, trigger_lord
from kagemusha.games.era_of_the_ninja.phases.world import World, from_lead, living, note


class AwarenessPhase(Step):
    """E.68: the Lead rolls the Awareness die."""

    code: ClassVar[int] = 13

    def run(self, t: World) -> None:
        if living(t) == 0:
            return
        t.agenda.append(AwarenessApply(t.lead))
        t.agenda.append(AwarenessDie(t.lead))


class AwarenessDie(Die):
    """E.12: no Ki touches it; a Lord's rule may, and cards that say so."""

    code: ClassVar[int] = 62

    def thrown(self, t: World, face: int) -> None:
        t.awareness_face = face
        value = face
        if t.lord_state <= codes.LORD_HERE:
            for effect in t.box.lords[t.lord].changes:
                if effect.stat == codes.AWARENESS_STAT and holds(t, effect, None, None):
                    value = value + effect.amount if effect.do == codes.MODIFY else effect.amount
        t.awareness = max(1, min(codes.SUCCESS, value))
        note(t, tape.AWARENESS, t.lead, face, t.awareness)
        for seat in reversed(from_lead(t)):
            trigger(t, t.ninja[seat], codes.AT_AWARENESS)
        trigger_lord(t, codes.AT_AWARENESS, codes.NOBODY)


def stacks_on(t: World, tile: int) -> int:
    """Ruling 4: minion stacks on a tile; the Lord does not count."""
    count = 0
    for stack in t.stacks:
        if stack.tile == tile and stack.slot != codes.LORD_SLOT:
            count += 1
    return count


def unseen(t: World, ninja: Ninja) -> bool:
    """E.69 to E.71, rulings 3 and 43: whether Shadow beats Awareness."""
    if ninja.shadow_mark == codes.TOTAL_FAILURE:
        return False
    if ninja.shadow_mark == codes.TOTAL_SUCCESS:
        return True
    return t.awareness <= ninja.shadow if ninja.hid else t.awareness < ninja.shadow


class AwarenessApply(Step):
    """Who is hidden for the rest of the round; what hiding among units earns."""

    code: ClassVar[int] = 14

    def run(self, t: World) -> None:
        for seat in reversed(from_lead(t)):
            ninja = t.ninja[seat]
            if ninja.forced_hidden >= 0 and ninja.forced_visible >= 0:
                if ninja.forced_hidden == ninja.forced_visible:  # ruling 38: a die each
                    push_conflict(t, ninja)
                    continue
                hidden = ninja.forced_hidden < ninja.forced_visible
            elif ninja.forced_hidden >= 0:
                hidden = True
            elif ninja.forced_visible >= 0:
                hidden = False
            else:
                hidden = unseen(t, ninja)
            become_hidden(t, ninja, hidden)


def become_hidden(t: World, ninja: Ninja, hidden: bool) -> None:
    """E.69: a successful Hide among minion stacks is worth Ingenuity."""
    ninja.hidden = hidden
    if hidden:
        note(t, tape.HIDDEN, ninja.seat, _because(ninja))
        if ninja.hid:
            stacks = stacks_on(t, ninja.tile)
            if stacks > 0:
                gain(t, ninja, stacks + stat(t, ninja, codes.HIDE_GAIN), 69)
        trigger(t, ninja, codes.FOUND_HIDDEN)
    else:
        note(t, tape.SEEN, ninja.seat, _because(ninja))
        trigger(t, ninja, codes.FOUND_VISIBLE)


def _because(ninja: Ninja) -> int:
    """The rule by which a ninja is hidden or seen."""
    if ninja.forced_hidden >= 0 or ninja.forced_visible >= 0:
        return 98
    if ninja.shadow_mark == codes.TOTAL_FAILURE:
        return 28
    if ninja.shadow_mark == codes.TOTAL_SUCCESS:
        return 29
    if not ninja.hid:
        return 71
    return 69 if ninja.hidden else 70


def push_conflict(t: World, ninja: Ninja) -> None:
    """Ruling 38: cards of one kind contradict each other; a die each decides."""
    t.agenda.append(ConflictCount(ninja.seat))
    t.agenda.append(ConflictDie(ninja.seat, True))
    t.agenda.append(ConflictDie(ninja.seat, False))


class ConflictDie(Die):
    """Ruling 38: one die for hiding (0), one against it (1), kept in the two rolls."""

    code: ClassVar[int] = 69
    fields: ClassVar[tuple[str, ...]] = ("against",)
    flags: ClassVar[tuple[str, ...]] = ("against",)

    def __init__(self, seat: int, against: bool) -> None:
        self.seat = seat
        self.against: bool = against

    def thrown(self, t: World, face: int) -> None:
        roll = t.answer if self.against else t.roll
        roll.face = face
        note(t, tape.CONFLICT_DIE, self.seat, self.against, face)


class ConflictCount(Step):
    """The higher die decides; equal dice are rolled again."""

    code: ClassVar[int] = 48

    def run(self, t: World) -> None:
        first = t.roll.face
        second = t.answer.face
        if first == second:
            push_conflict(t, t.ninja[self.seat])
            return
        dice.lay_down(t)
        become_hidden(t, t.ninja[self.seat], first > second)
