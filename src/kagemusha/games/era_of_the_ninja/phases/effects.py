"""What cards do when they are triggered: asking, choosing a target, and doing it."""

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
from kagemusha.games.era_of_the_ninja.phases.awareness import push_conflict
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Effect
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.conditions import foe_stack, holds
from kagemusha.games.era_of_the_ninja.phases.decks import Draw, peek, steal_card
from kagemusha.games.era_of_the_ninja.phases.dice import Throw, roll_of
from kagemusha.games.era_of_the_ninja.phases.encounters import DrawEncounter
from kagemusha.games.era_of_the_ninja.phases.ends import Lose
from kagemusha.games.era_of_the_ninja.phases.inventory import discard_kind
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.resources import change_ki, gain, heal, set_shadow
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.targets import (
    affects,
    any_card,
    leap_targets,
    loot,
    ninja_targets,
    push_ways,
    stack_targets,
)
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.units import (
    MergeTile,
    PlaceUnits,
    add_tokens,
    remove_stack,
    take_units,
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


# --- choices ------------------------------------------------------------------------------


class EffectChoice(Question):
    """Whom or what an effect is about, where its owner has a choice."""

    rule: ClassVar[str] = "E.98"

    def waits(self, t: World) -> bool:
        return bool(self.legal(t, self.seat))


class ChooseStack(EffectChoice):
    """The stack that an effect is about."""

    code: ClassVar[int] = 99
    name: ClassVar[str] = "choose-stack"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def legal(self, t: World, seat: int) -> list[int]:
        stacks = stack_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.UNIT, slot) for slot in stacks]

    def answer(self, t: World, seat: int, verb: int, chosen: int, detail: int, /) -> None:
        perform(t, self.seat, t.box.effects[self.effect], chosen)


class ChooseNinja(EffectChoice):
    """The ninja that an effect is about."""

    code: ClassVar[int] = 100
    name: ClassVar[str] = "choose-ninja"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("target",)
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def legal(self, t: World, seat: int) -> list[int]:
        seats = ninja_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.SEAT, other) for other in seats]

    def answer(self, t: World, seat: int, verb: int, chosen: int, detail: int, /) -> None:
        perform(t, self.seat, t.box.effects[self.effect], chosen)


class ChooseTile(EffectChoice):
    """The tile that a ninja leaps to."""

    code: ClassVar[int] = 101
    name: ClassVar[str] = "choose-tile"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("at",)
    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect

    def legal(self, t: World, seat: int) -> list[int]:
        tiles = leap_targets(t, t.ninja[self.seat], t.box.effects[self.effect])
        return [choice(verbs.PLACE, tile) for tile in tiles]

    def answer(self, t: World, seat: int, verb: int, tile: int, detail: int, /) -> None:
        ninja = t.ninja[self.seat]
        ninja.tile = tile
        ninja.moved = True
        note(t, tape.LEAPT, self.seat, tile)
        trigger(t, ninja, codes.ARRIVING)


class ChooseWay(EffectChoice):
    """The way that a stack is pushed."""

    code: ClassVar[int] = 102
    name: ClassVar[str] = "choose-way"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("go",)
    fields: ClassVar[tuple[str, ...]] = ("effect", "slot")

    def __init__(self, seat: int, effect: int, slot: int) -> None:
        self.seat = seat
        self.effect: int = effect
        self.slot: int = slot

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.WAY, way) for way in push_ways(t, stack_at(t, self.slot))]

    def answer(self, t: World, seat: int, verb: int, way: int, detail: int, /) -> None:
        push_stack(t, stack_at(t, self.slot), way)


class ChooseCard(EffectChoice):
    """The card that a seat gives up; `draws`: for a new one."""

    code: ClassVar[int] = 103
    name: ClassVar[str] = "choose-card"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("deck", "draws")
    flags: ClassVar[tuple[str, ...]] = ("draws",)

    def __init__(self, seat: int, deck: int, draws: bool) -> None:
        self.seat = seat
        self.deck: int = deck
        self.draws: bool = draws

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[self.seat]
        found: list[int] = []
        for card in ninja.skills if self.deck == codes.SKILL else ninja.cards:
            option = choice(verbs.CARD, card.kind)
            if (
                card.kind < codes.CARDS
                and card.kind // codes.CARDS_A_DECK == self.deck
                and option not in found
            ):
                found.append(option)
        return found

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        discard_kind(t, t.ninja[self.seat], kind, 98)
        if self.draws:
            t.agenda.append(Draw(self.seat, self.deck, codes.TO_GAIN))


class ChooseLoot(EffectChoice):
    """The card that is taken from another ninja."""

    code: ClassVar[int] = 104
    name: ClassVar[str] = "choose-loot"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("effect", "victim")

    def __init__(self, seat: int, effect: int, victim: int) -> None:
        self.seat = seat
        self.effect: int = effect
        self.victim: int = victim

    def legal(self, t: World, seat: int) -> list[int]:
        cards = loot(t, t.ninja[self.victim], t.box.effects[self.effect].stat)
        return [choice(verbs.CARD, card) for card in cards]

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        steal_card(t, t.ninja[self.seat], t.ninja[self.victim], kind)


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
        _bring(t, t.ninja[seat], stack_at(t, chosen), what == codes.EXCHANGE)
    elif what in (codes.STUN, codes.TOKENS, codes.PUSH, codes.SLAY, codes.PRIZE):
        for slot in _stacks_meant(t, seat, effect, chosen):
            if has_stack(t, slot):  # the foe may have fallen
                _do_to_stack(t, seat, effect, stack_at(t, slot))
    elif codes.REROLL <= what <= codes.LIFT:
        _do_to_roll(t, seat, effect)
    elif what == codes.SPAWN:
        _spawn(t, seat, effect)
    elif what == codes.REDRAW:
        _redraw(t, t.ninja[seat])
    elif what == codes.AWARENESS:
        before = t.awareness
        t.awareness = max(1, min(codes.SUCCESS, before + effect.amount))
        note(t, tape.AWARENESS_CHANGED, t.awareness - before, t.awareness)
    elif what == codes.COUNTER:
        add_counters(t, None if lord else t.ninja[seat], effect, effect.amount)
    elif what == codes.REDIRECT:
        _redirect(t, seat, effect, chosen)
    elif what == codes.SOAK:
        t.damage = max(0, t.damage - effect.amount)
    else:
        for other in _ninja_meant(t, seat, effect, chosen):
            _do_to_ninja(t, seat, effect, t.ninja[other])


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


def _do_to_stack(t: World, seat: int, effect: Effect, stack: Stack) -> None:
    if not affects(t, effect, stack):
        return
    if effect.do == codes.STUN:
        stack.stunned = True
        note(t, tape.STUNNED, stack.slot)
    elif effect.do == codes.TOKENS:
        owner = t.ninja[seat] if effect.card_class != codes.LORD_CLASS else None
        add_tokens(t, stack, effect.amount, owner)
    elif effect.do == codes.PRIZE:
        stack.prize += effect.amount
        note(t, tape.PRIZE, stack.slot, effect.amount)
    elif effect.do == codes.SLAY:
        number = min(effect.amount, stack.units)
        note(t, tape.SLAIN, stack.slot, number)
        take_units(t, stack, number)
    else:
        ways = push_ways(t, stack)
        if len(ways) > 1:
            chooser = t.lead if effect.card_class == codes.LORD_CLASS else seat  # E.26
            t.agenda.append(ChooseWay(chooser, effect.index, stack.slot))
        else:
            push_stack(t, stack, ways[0])


def push_stack(t: World, stack: Stack, way: int) -> None:
    """A stack is sent to a neighbouring tile."""
    stack.tile = t.tiles[stack.tile].near[way]
    note(t, tape.PUSHED, stack.slot, stack.tile)


def _bring(t: World, ninja: Ninja, stack: Stack, exchange: bool) -> None:
    """A stack comes to the ninja's tile; in an exchange the ninja goes to the stack's."""
    there = stack.tile
    stack.tile = ninja.tile
    note(t, tape.PUSHED, stack.slot, stack.tile)
    if exchange:
        ninja.tile = there
        ninja.moved = True
        note(t, tape.LEAPT, ninja.seat, there)
        trigger(t, ninja, codes.ARRIVING)


def _do_to_roll(t: World, seat: int, effect: Effect) -> None:
    roll = roll_of(t, seat)
    if effect.do == codes.REROLL:
        t.agenda.append(Throw(seat, roll is t.answer, 1, 0))
        note(t, tape.REROLLED, seat, roll.kind)
    elif effect.do == codes.ADD:
        roll.bonus += effect.amount
    elif effect.do == codes.SET_FACE:
        roll.face = effect.amount
    else:
        roll.lifted = True


def _spawn(t: World, seat: int, effect: Effect) -> None:
    """Units come to the Lord, or to the Courtyard while he is not on the board."""
    tile = 0
    if t.lord_state == codes.LORD_HERE:
        tile = stack_at(t, codes.LORD_SLOT).tile
    t.agenda.append(MergeTile(t.lead, tile))
    chooser = t.lead if seat < 0 else seat
    t.agenda.append(PlaceUnits(chooser, effect.stat, effect.amount, tile))


def _redraw(t: World, ninja: Ninja) -> None:
    """The units just placed go back; another Encounter card is drawn."""
    for slot in [stack.slot for stack in t.stacks if stack.tile == ninja.tile]:
        remove_stack(t, stack_at(t, slot))
    note(t, tape.REDRAWN, ninja.seat)
    t.agenda.append(DrawEncounter(ninja.seat, ninja.tile, False))


def _redirect(t: World, seat: int, effect: Effect, chosen: int) -> None:
    """The damage goes to somebody else on the tile: to a stack as tokens, to a ninja as Wounds."""
    amount = t.damage
    t.damage = 0
    if effect.target == codes.NINJA_HERE:
        t.agenda.append(Lose(chosen, amount, 98))
    else:
        add_tokens(t, stack_at(t, chosen), amount, t.ninja[seat])


def _do_to_ninja(t: World, seat: int, effect: Effect, ninja: Ninja) -> None:
    what = effect.do
    amount = effect.amount
    if what == codes.HEAL:
        heal(t, ninja, amount, 98)
    elif what == codes.HURT:
        t.agenda.append(Lose(ninja.seat, amount, 98))
    elif what == codes.KI:
        change_ki(t, ninja, amount, 98)
    elif what == codes.INGENUITY:
        gain(t, ninja, amount, 98)
    elif what == codes.SHADOW:
        set_shadow(t, ninja, ninja.shadow + amount, 98)
    elif what == codes.SET_SHADOW:
        set_shadow(t, ninja, amount, 98)
    elif what == codes.FORCE_HIDDEN:
        ninja.forced_hidden = _stronger(ninja.forced_hidden, effect.card_class)
        ninja.hidden = True
        if effect.when == codes.FOUND_VISIBLE and ninja.forced_visible == ninja.forced_hidden:
            push_conflict(t, ninja)
        note(t, tape.FORCED_HIDDEN, ninja.seat)
    elif what == codes.FORCE_VISIBLE:
        ninja.forced_visible = _stronger(ninja.forced_visible, effect.card_class)
        ninja.hidden = False
        note(t, tape.FORCED_VISIBLE, ninja.seat)
    elif what == codes.MOVE_POINTS:
        ninja.moves = max(0, ninja.moves + amount)
        note(t, tape.MOVE_POINTS, ninja.seat, amount, ninja.moves)
    elif what == codes.ATTACK_AGAIN:
        ninja.again += amount
    elif what == codes.GAIN:
        t.agenda.append(Draw(ninja.seat, effect.stat, codes.TO_GAIN))
    elif what == codes.DISCARD:
        for _ in range(amount):
            t.agenda.append(ChooseCard(ninja.seat, effect.stat, False))
    elif what == codes.SWAP:
        if any_card(ninja, effect.stat):
            t.agenda.append(ChooseCard(ninja.seat, effect.stat, True))
    elif what == codes.PEEK:
        peek(t, ninja, effect.stat)
    elif what == codes.TAKE:
        cards = loot(t, ninja, effect.stat)
        if len(cards) > 1:
            t.agenda.append(ChooseLoot(seat, effect.index, ninja.seat))
        elif cards:
            steal_card(t, t.ninja[seat], ninja, cards[0])
    else:  # SURVIVE
        ninja.wounds = amount
        note(t, tape.SURVIVED, ninja.seat, amount)


def _stronger(before: int, card_class: int) -> int:
    """Ruling 38: of several cards the strongest kind counts."""
    return card_class if before < 0 else min(before, card_class)
