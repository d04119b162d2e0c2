"""A ninja dodges an attack, or others of its clan take the hit."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, dice, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.clans import mates
from kagemusha.games.era_of_the_ninja.phases.dice import LayDown
from kagemusha.games.era_of_the_ninja.phases.ends import Lose, wound_head
from kagemusha.games.era_of_the_ninja.phases.pieces import Stack
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.unit_stats import damage_of, to_dodge
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.windows import windows
from kagemusha.games.era_of_the_ninja.phases.world import World, has_stack, note, stack_at


def strike(t: World, stack: Stack, seat: int) -> None:
    """E.81, E.82: the ninja rolls to dodge."""
    ninja = t.ninja[seat]
    t.foe = stack.slot
    t.rival = codes.NOBODY
    if t.tape_on:
        note(t, tape.ENEMY_ATTACK, stack.slot, seat, to_dodge(t, stack, ninja))
    dice.begin(t, t.roll, codes.DODGE_ROLL, seat)
    t.agenda.append(DodgeResult(seat, stack.slot))
    windows(t)


class DodgeResult(Step):
    """E.82 to E.85, rulings 14 and 30."""

    code: ClassVar[int] = 20
    fields: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot: int = slot

    def settles_roll(self) -> bool:
        return True

    def aims(self, t: World) -> list[int]:
        if not has_stack(t, self.slot):
            return []
        return [to_dodge(t, stack_at(t, self.slot), t.ninja[self.seat])]

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        if wound_head(t, t.roll):
            return
        if not has_stack(t, self.slot):
            dice.lay_down(t)
            return
        stack = stack_at(t, self.slot)
        marked = dice.mark(t, t.roll)
        value = dice.total(t, t.roll)
        need = to_dodge(t, stack, ninja)
        t.agenda.append(LayDown(self.seat))
        if marked == codes.TOTAL_SUCCESS or (marked != codes.TOTAL_FAILURE and value >= need):
            note(t, tape.DODGED, self.seat, stack.slot, value, need)
            trigger(t, ninja, codes.DODGED)
            return
        base = damage_of(t, stack, ninja)
        t.damage = max(0, base - stat(t, ninja, codes.ARMOUR))
        note(t, tape.NOT_DODGED, self.seat, stack.slot, value, t.damage)
        if marked == codes.TOTAL_FAILURE:  # E.84
            t.agenda.append(Lose(self.seat, 1, 84))
        t.agenda.append(Damage(self.seat, False))
        t.agenda.append(Intercepts(self.seat, 0, base, False))
        trigger(t, ninja, codes.HIT)


class Intercepts(Step):
    """E.125, ruling 54: the Fire clan's members on the tile are asked, clockwise."""

    code: ClassVar[int] = 46
    fields: ClassVar[tuple[str, ...]] = ("distance", "damage", "nvn")
    flags: ClassVar[tuple[str, ...]] = ("nvn",)

    def __init__(self, seat: int, distance: int, damage: int, nvn: bool) -> None:
        self.seat = seat
        self.distance: int = distance
        self.damage: int = damage
        self.nvn: bool = nvn

    def run(self, t: World) -> None:
        if t.damage < 1:
            return
        hit = t.ninja[self.seat]
        if t.terms.clans[self.seat] != codes.ELEMENTAL + codes.FIRE:
            return
        for distance in range(max(1, self.distance), t.terms.seats):
            seat = (self.seat + distance) % t.terms.seats
            other = t.ninja[seat]
            if other.alive and other.tile == hit.tile and mates(t, self.seat, seat):
                t.agenda.append(Intercepts(self.seat, distance + 1, self.damage, self.nvn))
                t.agenda.append(Intercept(seat, self.seat, self.damage, self.nvn))
                return


class Intercept(Question):
    """E.125, ruling 30: an interceptor takes the base damage, armour applied, at least 1."""

    code: ClassVar[int] = 93
    name: ClassVar[str] = "intercept"
    rule: ClassVar[str] = "E.125"
    verbs: ClassVar[tuple[str, ...]] = ("intercept", "skip")
    fields: ClassVar[tuple[str, ...]] = ("hit", "damage", "nvn")
    flags: ClassVar[tuple[str, ...]] = ("nvn",)

    def __init__(self, seat: int, hit: int, damage: int, nvn: bool) -> None:
        self.seat = seat
        self.hit: int = hit
        self.damage: int = damage
        self.nvn: bool = nvn

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.TAKE_HIT), choice(verbs.SKIP)]

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb != verbs.TAKE_HIT:
            return
        amount = max(1, self.damage - stat(t, t.ninja[self.seat], codes.ARMOUR))
        t.damage = 0
        note(t, tape.INTERCEPTED, self.seat, self.hit, amount)
        t.agenda.append(Lose(self.seat, amount, 125))


class Damage(Step):
    """What was not kept off is lost."""

    code: ClassVar[int] = 21
    fields: ClassVar[tuple[str, ...]] = ("nvn",)
    flags: ClassVar[tuple[str, ...]] = ("nvn",)

    def __init__(self, seat: int, nvn: bool) -> None:
        self.seat = seat
        self.nvn: bool = nvn

    def run(self, t: World) -> None:
        amount = t.damage
        t.damage = 0
        t.agenda.append(Lose(self.seat, amount, 101 if self.nvn else 83))
