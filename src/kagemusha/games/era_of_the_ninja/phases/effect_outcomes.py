"""What effects do: to a stack, to a ninja, to a roll; and what is chosen then."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.awareness import push_conflict
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.decks import Draw, peek, steal_card
from kagemusha.games.era_of_the_ninja.phases.dice import Throw, roll_of
from kagemusha.games.era_of_the_ninja.phases.encounters import DrawEncounter
from kagemusha.games.era_of_the_ninja.phases.ends import Lose
from kagemusha.games.era_of_the_ninja.phases.inventory import discard_kind
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.resources import change_ki, gain, heal, set_shadow
from kagemusha.games.era_of_the_ninja.phases.step import Question
from kagemusha.games.era_of_the_ninja.phases.targets import (
    affects,
    any_card,
    loot,
    push_ways,
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
from kagemusha.games.era_of_the_ninja.phases.world import World, note, stack_at


class EffectChoice(Question):
    """What the owner of an effect has to choose."""

    rule: ClassVar[str] = "E.98"

    def waits(self, t: World) -> bool:
        return bool(self.legal(t, self.seat))


class EffectTarget(EffectChoice):
    """Whom or what an effect is about."""

    fields: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect: int = effect


class ChooseWay(EffectTarget):
    """The way that a stack is pushed."""

    code: ClassVar[int] = 102
    name: ClassVar[str] = "choose-way"
    verbs: ClassVar[tuple[str, ...]] = ("go",)
    fields: ClassVar[tuple[str, ...]] = ("effect", "slot")

    def __init__(self, seat: int, effect: int, slot: int) -> None:
        super().__init__(seat, effect)
        self.slot: int = slot

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.WAY, way) for way in push_ways(t, stack_at(t, self.slot))]

    def answer(self, t: World, seat: int, verb: int, way: int, detail: int, /) -> None:
        push_stack(t, stack_at(t, self.slot), way)


class ChooseCard(EffectChoice):
    """The card that a seat gives up; `draws`: for a new one."""

    code: ClassVar[int] = 103
    name: ClassVar[str] = "choose-card"
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


class ChooseLoot(EffectTarget):
    """The card that is taken from another ninja."""

    code: ClassVar[int] = 104
    name: ClassVar[str] = "choose-loot"
    verbs: ClassVar[tuple[str, ...]] = ("card",)
    fields: ClassVar[tuple[str, ...]] = ("effect", "victim")

    def __init__(self, seat: int, effect: int, victim: int) -> None:
        super().__init__(seat, effect)
        self.victim: int = victim

    def legal(self, t: World, seat: int) -> list[int]:
        cards = loot(t, t.ninja[self.victim], t.box.effects[self.effect].stat)
        return [choice(verbs.CARD, card) for card in cards]

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        steal_card(t, t.ninja[self.seat], t.ninja[self.victim], kind)


def do_to_stack(t: World, seat: int, effect: Effect, stack: Stack) -> None:
    """What an effect does to a stack that it is about."""
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


def bring(t: World, ninja: Ninja, stack: Stack, exchange: bool) -> None:
    """A stack comes to the ninja's tile; in an exchange the ninja goes to the stack's."""
    there = stack.tile
    stack.tile = ninja.tile
    note(t, tape.PUSHED, stack.slot, stack.tile)
    if exchange:
        leap(t, ninja, there)


def leap(t: World, ninja: Ninja, tile: int) -> None:
    """A ninja comes to a tile without moving."""
    ninja.tile = tile
    ninja.moved = True
    note(t, tape.LEAPT, ninja.seat, tile)
    trigger(t, ninja, codes.ARRIVING)


def do_to_roll(t: World, seat: int, effect: Effect) -> None:
    """What an effect does to a roll."""
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


def spawn(t: World, seat: int, effect: Effect) -> None:
    """Units come to the Lord, or to the Courtyard while he is not on the board."""
    tile = 0
    if t.lord_state == codes.LORD_HERE:
        tile = stack_at(t, codes.LORD_SLOT).tile
    t.agenda.append(MergeTile(t.lead, tile))
    chooser = t.lead if seat < 0 else seat
    t.agenda.append(PlaceUnits(chooser, effect.stat, effect.amount, tile))


def redraw(t: World, ninja: Ninja) -> None:
    """The units just placed go back; another Encounter card is drawn."""
    for slot in [stack.slot for stack in t.stacks if stack.tile == ninja.tile]:
        remove_stack(t, stack_at(t, slot))
    note(t, tape.REDRAWN, ninja.seat)
    t.agenda.append(DrawEncounter(ninja.seat, ninja.tile, False))


def redirect(t: World, seat: int, effect: Effect, chosen: int) -> None:
    """The damage goes to somebody else on the tile: to a stack as tokens, to a ninja as Wounds."""
    amount = t.damage
    t.damage = 0
    if effect.target == codes.NINJA_HERE:
        t.agenda.append(Lose(chosen, amount, 98))
    else:
        add_tokens(t, stack_at(t, chosen), amount, t.ninja[seat])


def do_to_ninja(t: World, seat: int, effect: Effect, ninja: Ninja) -> None:
    """What an effect does to a ninja that it is about."""
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
