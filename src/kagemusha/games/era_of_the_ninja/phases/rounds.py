"""The round: its phases, the Lead, the order of turns, and Recovery."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.awareness import AwarenessPhase
from kagemusha.games.era_of_the_ninja.phases.ends import Lose, finish
from kagemusha.games.era_of_the_ninja.phases.enemies import UnitsPhase
from kagemusha.games.era_of_the_ninja.phases.reinforcements import Replacements
from kagemusha.games.era_of_the_ninja.phases.resources import change_ki, heal, take_wounds
from kagemusha.games.era_of_the_ninja.phases.shadow import ShadowPhase
from kagemusha.games.era_of_the_ninja.phases.stats import rest_wounds, stat
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger, trigger_lord
from kagemusha.games.era_of_the_ninja.phases.turn import TurnBegin
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, from_lead, living, note


class Round(Step):
    """E.23: the phases in their order; E.144: a Death Match skips two.

    Ruling 64 is the project's own: with the last round the night is over, and nobody wins.
    """

    code: ClassVar[int] = 5

    def run(self, t: World) -> None:
        if t.round >= t.terms.rounds:
            finish(t, codes.ROUNDS_SPENT, 0)
            return
        t.round += 1
        t.attacked = 0
        t.lord_used_round = []
        for stack in t.stacks:
            stack.done = False
            stack.stunned = False
        for ninja in t.ninja:
            ninja.shadow = 0
            ninja.shadow_mark = codes.PLAIN
            ninja.hid = False
            ninja.moved = False
            ninja.explored = False
            ninja.sprinted = False
            ninja.attacked = False
            ninja.attacks = 0
            ninja.used_round = []
        note(t, tape.ROUND, t.round)
        t.agenda.append(Round())
        t.agenda.append(RecoveryPhase())
        if not t.terms.death_match:
            t.agenda.append(UnitsPhase())
            t.agenda.append(AwarenessPhase())
        t.agenda.append(NinjaPhase())
        t.agenda.append(ShadowPhase())
        t.agenda.append(LeadPhase())


class LeadPhase(Step):
    """E.25: from the second round on the Lead names another living player."""

    code: ClassVar[int] = 6

    def run(self, t: World) -> None:
        for seat in reversed(from_lead(t)):
            trigger(t, t.ninja[seat], codes.AT_ROUND)
        trigger_lord(t, codes.AT_ROUND, codes.NOBODY)
        if t.round > 1 and living(t) > 1:
            seats = new_leads(t)
            if len(seats) == 1:
                name_lead(t, seats[0])
            else:
                t.agenda.append(NameLead(t.lead))


def new_leads(t: World) -> list[int]:
    """Whom the Lead may name."""
    return [seat for seat in from_lead(t) if seat != t.lead]


def name_lead(t: World, seat: int) -> None:
    """E.25: the Awareness die passes with its value."""
    t.lead = seat
    note(t, tape.LEAD, seat, 25)


class NameLead(Question):
    """The Lead names who leads next."""

    code: ClassVar[int] = 83
    name: ClassVar[str] = "name-lead"
    rule: ClassVar[str] = "E.25"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.LEAD, other) for other in new_leads(t)]

    def answer(self, t: World, seat: int, verb: int, lead: int, detail: int, /) -> None:
        name_lead(t, lead)


class NinjaPhase(Step):
    """E.30: one turn each."""

    code: ClassVar[int] = 10

    def run(self, t: World) -> None:
        for seat in reversed(from_lead(t)):
            t.agenda.append(TurnBegin(seat))


class RecoveryPhase(Step):
    """E.86: tokens come off first, but in Lone Ninja (E.159); then the ninja rest.

    What hides or shows a ninja for the round ends here: what Reinforcements bring lasts for the
    next round.
    """

    code: ClassVar[int] = 24

    def run(self, t: World) -> None:
        for ninja in t.ninja:
            ninja.forced_hidden = codes.NOBODY
            ninja.forced_visible = codes.NOBODY
        if t.terms.mode != codes.LONE_NINJA:
            removed = 0
            for stack in t.stacks:
                removed += stack.tokens
                stack.tokens = 0
            if removed:
                note(t, tape.TOKENS_OFF, removed)
        if t.terms.reinforcements:
            t.agenda.append(Replacements(0, 0, 0))
        for seat in reversed(from_lead(t)):
            t.agenda.append(Rest(seat))
        if t.round > t.terms.healing:
            t.agenda.append(Fire(0))
        trigger_lord(t, codes.RECOVERING, codes.NOBODY)


class Fire(Step):
    """Ruling 71: late in a quick Death Match everybody loses a Wound.

    The last Wound is lost only by who has the lowest Shadow, and by nobody if all have the same.
    """

    code: ClassVar[int] = 52

    def run(self, t: World) -> None:
        shadows = [t.ninja[seat].shadow for seat in from_lead(t)]
        lowest = min(shadows)
        spared = lowest == max(shadows)
        for seat in reversed(from_lead(t)):
            ninja = t.ninja[seat]
            if ninja.wounds + ninja.extra_wounds > 1:
                take_wounds(t, ninja, 1, codes.RULING + 71)
            elif ninja.shadow == lowest and not spared:
                t.agenda.append(Lose(seat, 1, codes.RULING + 71))


class Rest(Step):
    """E.87 to E.89, ruling 27: who neither moved, sprinted nor attacked regains a little."""

    code: ClassVar[int] = 25

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if not ninja.alive:
            return
        trigger(t, ninja, codes.RECOVERING)
        if ninja.moved or ninja.sprinted or ninja.attacked:
            return
        wounds = rest_wounds(t, ninja)
        ki = stat(t, ninja, codes.REST_KI)
        if (wounds > 0 and ninja.wounds < ninja.max_wounds) or ninja.ki < ninja.max_ki:
            note(t, tape.RESTED, self.seat)
            heal(t, ninja, wounds, 87)
            change_ki(t, ninja, ki, 87)
