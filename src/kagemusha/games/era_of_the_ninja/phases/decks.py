"""Weapon, Item and Skill cards: drawing, keeping within the limit, stealing, peeking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.encounters import (
    encounter_weights,
    encounters_in,
    take_encounter,
    the_lord_enters,
)
from kagemusha.games.era_of_the_ninja.phases.inventory import (
    discard_kind,
    find_card,
    inventory,
    refresh,
)
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import carry_head
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.step import Chance, Question, Step, drawn
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def deck_left(t: World, deck: int) -> bool:
    """Whether a card can be drawn from a deck, its discards included (ruling 20)."""
    if t.top[deck] != codes.NOWHERE:
        return True
    if deck == codes.TILE:
        return sum(t.tile_bag) > 0
    if deck == codes.ENCOUNTER:
        return t.start_left + t.middle_left + t.guards_left > 0
    first = deck * codes.CARDS_A_DECK
    for card in range(first, first + codes.CARDS_A_DECK):
        if t.bag[card] > 0 or t.pile[card] > 0:
            return True
    return False


def reshuffle(t: World, deck: int) -> None:
    """Ruling 20: the discards become the deck."""
    first = deck * codes.CARDS_A_DECK
    for card in range(first, first + codes.CARDS_A_DECK):
        t.bag[card] += t.pile[card]
        t.pile[card] = 0
    note(t, tape.RESHUFFLED, deck)


class Draw(Step):
    """A card is taken from the top of a deck: chance names it, unless somebody peeked."""

    code: ClassVar[int] = 30
    fields: ClassVar[tuple[str, ...]] = ("deck", "purpose")

    def __init__(self, seat: int, deck: int, purpose: int) -> None:
        self.seat = seat
        self.deck: int = deck
        self.purpose: int = purpose

    def run(self, t: World) -> None:
        deck = self.deck
        if t.top[deck] != codes.NOWHERE:
            card = t.top[deck]
            t.top[deck] = codes.NOWHERE
            t.top_known[deck] = 0
            take_card(t, self.seat, self.purpose, card)
            return
        first = deck * codes.CARDS_A_DECK
        if not any(t.bag[first : first + codes.CARDS_A_DECK]):
            if not any(t.pile[first : first + codes.CARDS_A_DECK]):
                return
            reshuffle(t, deck)
        t.agenda.append(ChanceCard(self.seat, deck, self.purpose))


def cards_in(t: World, deck: int) -> list[int]:
    """The cards that may be on top."""
    found: list[int] = []
    first = deck * codes.CARDS_A_DECK
    for card in range(first, first + codes.CARDS_A_DECK):
        if t.bag[card] > 0:
            found.append(choice(verbs.CARD, card))
    return found


class ChanceCard(Chance):
    """Chance's card."""

    code: ClassVar[int] = 63
    fields: ClassVar[tuple[str, ...]] = ("deck", "purpose")

    def __init__(self, seat: int, deck: int, purpose: int) -> None:
        self.seat = seat
        self.deck: int = deck
        self.purpose: int = purpose

    def weight(self, t: World, what: int) -> int:
        return t.bag[what]

    def legal(self, t: World, seat: int) -> list[int]:
        return cards_in(t, self.deck)

    def draw(self, t: World, dice: Cells) -> int:
        first = self.deck * codes.CARDS_A_DECK
        card = first + drawn(t.bag[first : first + codes.CARDS_A_DECK], dice)
        return choice(verbs.CARD, card)

    def answer(self, t: World, seat: int, verb: int, card: int, detail: int, /) -> None:
        t.bag[card] -= 1
        take_card(t, self.seat, self.purpose, card)


def take_card(t: World, seat: int, purpose: int, card: int) -> None:
    """Where a drawn card goes: to the offers, into the inventory, among or under the Skills."""
    ninja = t.ninja[seat]
    if purpose in (codes.TO_OFFER, codes.TO_NEW):
        ninja.offers.append(card)
        note(t, tape.CARD_OFFERED, seat, card)
    elif purpose in (codes.TO_BUY, codes.TO_GAIN):
        note(t, tape.BOUGHT, seat, card, 33 if purpose == codes.TO_BUY else 98)
        if card // codes.CARDS_A_DECK == codes.SKILL:
            skill_up(t, ninja, card)
        else:
            held = Card(card, False)  # ruling 24
            held.counters = t.box.cards[card].counters
            ninja.cards.append(held)
            t.agenda.append(DiscardExcess(seat))
    else:  # E.35: face down under a Skill
        skill = ninja.skills[purpose - codes.TO_SYNERGY]
        skill.under = card
        skill.open = False
        note(t, tape.SYNERGY_DRAWN, seat, skill.kind, card)
        refresh(t, ninja)


def skill_up(t: World, ninja: Ninja, card: int) -> None:
    """E.36, E.37: a Skill comes; a duplicate goes under its twin and turns up what lay there."""
    for skill in ninja.skills:
        if skill.kind == card:
            below = skill.under
            was_open = skill.open
            skill.under = card
            skill.open = True
            note(t, tape.DUPLICATE, ninja.seat, card)
            refresh(t, ninja)
            if below >= 0:
                if was_open:  # a third copy: a card is never lost
                    t.pile[below] += 1
                else:
                    t.agenda.append(SkillUp(ninja.seat, below))
            return
    held = Card(card, True)
    held.counters = t.box.cards[card].counters
    ninja.skills.append(held)
    note(t, tape.SKILL_UP, ninja.seat, card)
    refresh(t, ninja)


class SkillUp(Step):
    """A Skill card that was face down comes to its owner."""

    code: ClassVar[int] = 47
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card: int = card

    def run(self, t: World) -> None:
        skill_up(t, t.ninja[self.seat], self.card)


def excess(t: World, ninja: Ninja) -> int:
    """E.34: how many cards are over the limit."""
    return inventory(ninja) - stat(t, ninja, codes.INVENTORY)


class DiscardExcess(Question):
    """E.34: a seat with too many cards discards until it is within the limit.

    Ruling 66: or it puts them into a reserve that has room.
    """

    code: ClassVar[int] = 89
    name: ClassVar[str] = "discard-excess"
    rule: ClassVar[str] = "E.34"
    verbs: ClassVar[tuple[str, ...]] = ("discard", "stow")

    def waits(self, t: World) -> bool:
        return excess(t, t.ninja[self.seat]) > 0

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[self.seat]
        found: list[int] = []
        for card in ninja.cards:
            option = choice(verbs.DISCARD, card.kind)
            if card.kind != codes.HEAD and not card.stowed and option not in found:
                found.append(option)
        for kind in stowable(t, ninja):
            found.append(choice(verbs.STOW, kind))
        return found

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        t.agenda.append(self)
        if verb == verbs.STOW:
            stow(t, t.ninja[self.seat], kind)
        else:
            discard_kind(t, t.ninja[self.seat], kind, 34)


def stowable(t: World, ninja: Ninja) -> list[int]:
    """Ruling 66: the kinds of cards that a reserve with room takes.

    E.41: no active Item. E.155: not the head.
    """
    room = stat(t, ninja, codes.RESERVE)
    for card in ninja.cards:
        if card.stowed:
            room -= 1
    found: list[int] = []
    if room > 0:
        for card in ninja.cards:
            weapon = card.kind < codes.CARDS_A_DECK
            free = card.kind != codes.HEAD and not card.stowed and (weapon or not card.active)
            if free and card.kind not in found:
                found.append(card.kind)
    return found


def stow(t: World, ninja: Ninja, kind: int) -> None:
    """A card goes into the reserve; of equal cards an inactive one first."""
    card = find_card(ninja, kind, False) or find_card(ninja, kind, True)
    assert card is not None
    card.active = False
    card.stowed = True
    note(t, tape.STOWED, ninja.seat, kind)
    refresh(t, ninja)


def steal_card(t: World, thief: Ninja, victim: Ninja, kind: int) -> None:
    """Ruling 18: a card changes hands; it arrives inactive, and the limit applies."""
    card = None
    for held in victim.cards:
        if held.kind == kind and (card is None or not held.active):
            card = held
    if card is None:
        return
    victim.cards.remove(card)
    card.active = False
    card.stowed = False
    thief.cards.append(card)
    note(t, tape.STOLEN, thief.seat, victim.seat, kind)
    refresh(t, victim)
    refresh(t, thief)
    if kind == codes.HEAD:
        carry_head(t, thief)
    t.agenda.append(DiscardExcess(thief.seat))


# --- peeking ------------------------------------------------------------------------------


def peek(t: World, ninja: Ninja, deck: int) -> None:
    """Look at the top card of a deck. What it is, chance decides if nobody looked before."""
    if t.top[deck] == codes.NOWHERE:
        first = deck * codes.CARDS_A_DECK
        if deck <= codes.SKILL and not any(t.bag[first : first + codes.CARDS_A_DECK]):
            reshuffle(t, deck)
        t.agenda.append(ChancePeek(ninja.seat, deck))
    else:
        see_top(t, ninja, deck)


class ChancePeek(Chance):
    """Chance names the top card of a deck; it stays there."""

    code: ClassVar[int] = 68
    fields: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck: int = deck

    def weight(self, t: World, what: int) -> int:
        if self.deck == codes.TILE:
            return t.tile_bag[what]
        if self.deck == codes.ENCOUNTER:
            return encounter_weights(t, False)[what]
        return t.bag[what]

    def legal(self, t: World, seat: int) -> list[int]:
        if self.deck == codes.ENCOUNTER:
            return encounters_in(t, False)
        if self.deck != codes.TILE:
            return cards_in(t, self.deck)
        rooms = range(len(t.tile_bag))
        return [choice(verbs.TILE, room) for room in rooms if t.tile_bag[room] > 0]

    def answer(self, t: World, seat: int, verb: int, card: int, detail: int, /) -> None:
        if self.deck == codes.TILE:
            t.tile_bag[card] -= 1
        elif self.deck == codes.ENCOUNTER:
            take_encounter(t, card, False)
        else:
            t.bag[card] -= 1
        t.top[self.deck] = card
        note(t, tape.PEEKED, self.seat, self.deck)
        see_top(t, t.ninja[self.seat], self.deck)


def see_top(t: World, ninja: Ninja, deck: int) -> None:
    """A seat looks at the top card of a deck; it may shuffle it back."""
    t.top_known[deck] |= 1 << ninja.seat
    note(t, tape.PEEK_SEEN, ninja.seat, deck, deck * verbs.WHAT + t.top[deck])
    t.agenda.append(Peeked(ninja.seat, deck))


class Peeked(Question):
    """A player who looked at the top card of a deck may shuffle it back."""

    code: ClassVar[int] = 105
    name: ClassVar[str] = "peeked"
    rule: ClassVar[str] = "E.98"
    verbs: ClassVar[tuple[str, ...]] = ("stand", "shuffle")
    fields: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck: int = deck

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.STAND), choice(verbs.SHUFFLE)]

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.SHUFFLE:
            put_back(t, self.deck)
            t.top[self.deck] = codes.NOWHERE
            t.top_known[self.deck] = 0
            note(t, tape.SHUFFLED_BACK, self.seat, self.deck)


def put_back(t: World, deck: int) -> None:
    """The top card of a deck is one of those again that nobody knows."""
    card = t.top[deck]
    if deck == codes.TILE:
        t.tile_bag[card] += 1
    elif deck != codes.ENCOUNTER:
        t.bag[card] += 1
    elif card == the_lord_enters(t):
        t.lord_in_middle = True
    else:
        t.encounter_bag[card] += 1
