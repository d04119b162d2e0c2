"""What cards do when they are triggered: asking, and choosing a target."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.abilities import (
    add_counters,
    mark_used,
    pay,
    usable,
    used_up,
)
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Effect
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.conditions import foe_stack, holds
from kagemusha.games.era_of_the_ninja.phases.effect_outcomes import (
    EffectTarget,
    bring,
    do_to_ninja,
    do_to_roll,
    do_to_stack,
    leap,
    redirect,
    redraw,
    spawn,
)
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.targets import (
    leap_targets,
    ninja_targets,
    stack_targets,
)
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, has_stack, note, stack_at


class Trigger(Step):
    """The trigger has occurred: ask, or do it."""

    code: ClassVar[int] = 36
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def run(self, t: World) -> None:
        effect = t.box.effects[self.effect]
        if effect.card_class == codes.LORD_CLASS:
            if used_up(t, None, effect) or not _lord_acts(t, self.seat, effect):
                return
            mark_used(t, None, effect)
            note(t, tape.LORD_ABILITY, effect.index, self.seat)
            perform(t, self.seat, effect, -1)
            return
        ninja = t.ninja[self.seat]
        if not ninja.alive or not _has_now(t, ninja, effect) or not usable(t, ninja, effect):
            return
        if effect.may:
            t.agenda.append(May(self.seat, self.effect))
        else:
            use(t, ninja, effect)


def _lord_acts(t: World, seat: int, effect: Effect) -> bool:
    """Whether the conditions of a Lord's effect hold: of several ninja, for one at least."""
    if effect.target in (codes.EACH, codes.HERE):
        return bool(_ninja_meant(t, seat, effect, codes.NOBODY))
    about = None
    if effect.when == codes.KILLING:
        about = foe_stack(t)
    elif t.lord_state == codes.LORD_HERE:
        about = stack_at(t, codes.LORD_SLOT)
    return holds(t, effect, t.ninja[seat] if seat >= 0 else None, about)


def _has_now(t: World, ninja: Ninja, effect: Effect) -> bool:
    """Whether an effect is still the ninja's: its card's, its room's, or the Encounter's."""
    if effect.card_class == codes.ROOM_CLASS:
        return effect in room_effects(t, ninja.tile)
    return effect.card_class == codes.ENCOUNTER_CLASS or effect in ninja.effects


def prepare(box: Box) -> None:
    """Give each effect the steps that trigger it."""
    for effect in box.effects:
        seats = (*range(codes.MOST_SEATS), codes.NOBODY)
        effect.triggers = [Trigger(seat, effect.index) for seat in seats]


class May(Question):
    """The owner of an effect may use it or not."""

    code: ClassVar[int] = 98
    name: ClassVar[str] = "may"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("use", "skip")
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.USE, 0, self.effect), choice(verbs.SKIP)]

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.USE:
            use(t, t.ninja[self.seat], t.box.effects[self.effect])


def use(t: World, ninja: Ninja, effect: Effect) -> None:
    """Pay for an effect and do it."""
    if effect.card_class >= codes.ROOM_CLASS and not effect.may:
        note(t, tape.CASTLE_ACTS, ninja.seat, effect.index, effect.card_class)
    else:
        note(t, tape.USED, ninja.seat, effect.index)
    mark_used(t, ninja, effect)
    pay(t, ninja, effect)
    perform(t, ninja.seat, effect, -1)


# --- targets ------------------------------------------------------------------------------


class ChooseStack(EffectTarget):
    """The stack that an effect is about."""

    code: ClassVar[int] = 99
    name: ClassVar[str] = "choose-stack"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)

    def legal(self, t: World, seat: int) -> list[int]:
        stacks = stack_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.UNIT, slot) for slot in stacks]

    def answer(self, t: World, seat: int, verb: int, chosen: int, detail: int, /) -> None:
        perform(t, self.seat, t.box.effects[self.effect], chosen)


class ChooseNinja(EffectTarget):
    """The ninja that an effect is about."""

    code: ClassVar[int] = 100
    name: ClassVar[str] = "choose-ninja"
    verbs: ClassVar[tuple[str, ...]] = ("target",)

    def legal(self, t: World, seat: int) -> list[int]:
        seats = ninja_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.SEAT, other) for other in seats]

    def answer(self, t: World, seat: int, verb: int, chosen: int, detail: int, /) -> None:
        perform(t, self.seat, t.box.effects[self.effect], chosen)


class ChooseTile(EffectTarget):
    """The tile that a ninja leaps to."""

    code: ClassVar[int] = 101
    name: ClassVar[str] = "choose-tile"
    verbs: ClassVar[tuple[str, ...]] = ("at",)

    def legal(self, t: World, seat: int) -> list[int]:
        tiles = leap_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.PLACE, tile) for tile in tiles]

    def answer(self, t: World, seat: int, verb: int, tile: int, detail: int, /) -> None:
        leap(t, t.ninja[self.seat], tile)


# --- doing it -----------------------------------------------------------------------------


def perform(t: World, seat: int, effect: Effect, chosen: int) -> None:
    """Do what an effect says; where its owner has a choice, ask first.

    `seat` is the owner; for a Lord's effect, the ninja concerned or nobody.
    """
    lord = effect.card_class == codes.LORD_CLASS
    if chosen < 0 and not lord:
        ninja = t.ninja[seat]
        if effect.target in (codes.STACK_HERE, codes.STACK_NEAR):
            slots = stack_targets(t, ninja, effect)
            if len(slots) > 1:
                t.agenda.append(ChooseStack(seat, effect.index))
                return
            if not slots:
                return
            chosen = slots[0]
        elif effect.target == codes.NINJA_HERE:
            seats = ninja_targets(t, ninja, effect)
            if len(seats) > 1:
                t.agenda.append(ChooseNinja(seat, effect.index))
                return
            chosen = seats[0]
        elif effect.do == codes.LEAP:
            t.agenda.append(ChooseTile(seat, effect.index))
            return
    what = effect.do
    if what in (codes.LURE, codes.EXCHANGE):
        bring(t, t.ninja[seat], stack_at(t, chosen), what == codes.EXCHANGE)
    elif what in (codes.STUN, codes.TOKENS, codes.PUSH, codes.SLAY, codes.PRIZE):
        for slot in _stacks_meant(t, seat, effect, chosen):
            if has_stack(t, slot):  # the foe may have fallen
                do_to_stack(t, seat, effect, stack_at(t, slot))
    elif codes.REROLL <= what <= codes.LIFT:
        do_to_roll(t, seat, effect)
    elif what == codes.SPAWN:
        spawn(t, seat, effect)
    elif what == codes.REDRAW:
        redraw(t, t.ninja[seat])
    elif what == codes.AWARENESS:
        before = t.awareness
        t.awareness = max(1, min(codes.SUCCESS, before + effect.amount))
        note(t, tape.AWARENESS_CHANGED, t.awareness - before, t.awareness)
    elif what == codes.COUNTER:
        add_counters(t, None if lord else t.ninja[seat], effect, effect.amount)
    elif what == codes.REDIRECT:
        redirect(t, seat, effect, chosen)
    elif what == codes.SOAK:
        t.damage = max(0, t.damage - effect.amount)
    else:
        for other in _ninja_meant(t, seat, effect, chosen):
            do_to_ninja(t, seat, effect, t.ninja[other])


def _ninja_meant(t: World, seat: int, effect: Effect, chosen: int) -> list[int]:
    """The seats that an effect is about."""
    found: list[int] = []
    lord = effect.card_class == codes.LORD_CLASS
    if effect.target in (codes.EACH, codes.HERE):
        tile = codes.NOWHERE
        if not lord:
            tile = t.ninja[seat].tile
        elif t.lord_state == codes.LORD_HERE:
            tile = stack_at(t, codes.LORD_SLOT).tile
        here = effect.target == codes.HERE
        for other in t.ninja:
            if not other.alive or (here and other.tile != tile):
                continue
            if holds(t, effect, other, None) if lord else not (here and other.seat == seat):
                found.append(other.seat)
    elif effect.target == codes.NINJA_HERE:
        found.append(chosen)
    elif effect.target == codes.FOE and not lord:
        if t.rival >= 0:
            found.append(t.roll.seat if t.rival == seat else t.rival)
    elif seat >= 0 and t.ninja[seat].alive:
        found.append(seat)  # oneself; for a Lord, the ninja concerned
    return found


def _stacks_meant(t: World, seat: int, effect: Effect, chosen: int) -> list[int]:
    """The slots that an effect is about."""
    if effect.target in (codes.STACK_HERE, codes.STACK_NEAR):
        return [chosen]
    if effect.target == codes.FOE:
        return [t.foe] if t.foe >= 0 else []
    if effect.target in (codes.THE_LORD, codes.SELF):
        return [codes.LORD_SLOT] if t.lord_state == codes.LORD_HERE else []
    tile = codes.NOWHERE
    if effect.target == codes.STACKS_HERE:
        if effect.card_class != codes.LORD_CLASS:
            tile = t.ninja[seat].tile
        elif t.lord_state == codes.LORD_HERE:
            tile = stack_at(t, codes.LORD_SLOT).tile
        else:
            return []
    found: list[int] = []
    for stack in t.stacks:
        lord = stack.slot == codes.LORD_SLOT
        if (tile < 0 or stack.tile == tile) and not (
            lord and effect.card_class == codes.LORD_CLASS
        ):
            found.append(stack.slot)
    return found
