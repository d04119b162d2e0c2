"""Who plays: a ninja and its first cards are drawn, kept and turned up; also a replacement's."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.clans import may_join
from kagemusha.games.era_of_the_ninja.phases.decks import Draw
from kagemusha.games.era_of_the_ninja.phases.inventory import gather, refresh
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja
from kagemusha.games.era_of_the_ninja.phases.step import Chance, Question, Step
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

WOUNDS_OF_MAN: Final = 2
"""E.131."""


def eligible(t: World, seat: int, kind: int) -> bool:
    """E.149, E.118: a ninja that may still be drawn and that the seat's clan takes."""
    return t.ninja_bag[kind] == 1 and may_join(t, kind, t.terms.clans[seat])


def any_eligible(t: World, seat: int) -> bool:
    """Whether a seat can draw a ninja."""
    for kind in range(len(t.ninja_bag)):
        if eligible(t, seat, kind):
            return True
    return False


class ChanceNinja(Chance):
    """Chance's token: to choose from, or the replacement itself (ruling 29)."""

    code: ClassVar[int] = 66
    fields: ClassVar[tuple[str, ...]] = ("replacement",)
    flags: ClassVar[tuple[str, ...]] = ("replacement",)

    def __init__(self, seat: int, replacement: bool) -> None:
        self.seat = seat
        self.replacement: bool = replacement

    def legal(self, t: World, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(len(t.ninja_bag)):
            if eligible(t, self.seat, kind):
                found.append(choice(verbs.NINJA, kind))
        return found

    def draw(self, t: World, dice: Cells) -> int:
        options = self.legal(t, codes.CHANCE)
        return options[int(pick(dice, len(options)))]

    def answer(self, t: World, seat: int, verb: int, kind: int, detail: int, /) -> None:
        ninja = t.ninja[self.seat]
        t.ninja_bag[kind] = 0
        if not self.replacement:
            ninja.offers.append(kind)
            note(t, tape.NINJA_DRAWN, self.seat, kind)
            return
        ninja.kept = [kind]
        ninja.offers = []
        ninja.banked += ninja.ingenuity
        ninja.ingenuity = 0
        ninja.used_turn = []
        ninja.used_round = []
        ninja.used_game = []
        become(t, ninja)
        t.agenda.append(EquipNew(self.seat))


def dealt(t: World, ninja: Ninja, deck: int) -> int:
    """E.15, E.16: how many cards of a deck are dealt to a ninja."""
    number = codes.DEALT
    for effect in t.box.ninja[ninja.kind].effects:
        if effect.do == codes.OFFER and effect.stat == deck:
            number += effect.amount
    return number


def deal_to(t: World, ninja: Ninja, purpose: int) -> None:
    """The cards to choose from, for one seat."""
    for deck in (codes.SKILL, codes.ITEM, codes.WEAPON):
        for _ in range(dealt(t, ninja, deck)):
            t.agenda.append(Draw(ninja.seat, deck, purpose))


class Keep(Question):
    """What was dealt is chosen from, by one seat or, sealed, by all at the same time."""

    verbs: ClassVar[tuple[str, ...]] = ("keep",)

    def sealed(self) -> bool:
        """Whether all seats choose at the same time, unseen."""
        return self.seat < 0

    def complete(self, ninja: Ninja) -> bool:
        """Whether a seat has kept all that it may."""
        return len(ninja.kept) == codes.CARD_DECKS

    def asks(self, t: World, seat: int) -> bool:
        return (self.seat < 0 or self.seat == seat) and not self.complete(t.ninja[seat])

    def legal(self, t: World, seat: int) -> list[int]:
        ninja = t.ninja[seat]
        found: list[int] = []
        for card in ninja.offers:
            option = choice(verbs.KEEP, card)
            if card // codes.CARDS_A_DECK == len(ninja.kept) and option not in found:
                found.append(option)
        return found

    def answer(self, t: World, seat: int, verb: int, kept: int, detail: int, /) -> None:
        t.ninja[seat].kept.append(kept)
        for other in range(t.terms.seats):
            if self.asks(t, other):
                t.agenda.append(self)
                return


class KeepNinja(Keep):
    """E.14: one of the ninja that were drawn. E.149: or, in turn and in the open, any ninja."""

    code: ClassVar[int] = 80
    name: ClassVar[str] = "keep-ninja"
    rule: ClassVar[str] = "E.14"

    def complete(self, ninja: Ninja) -> bool:
        return bool(ninja.kept)

    def legal(self, t: World, seat: int) -> list[int]:
        kinds = t.ninja[seat].offers
        if not self.sealed():
            kinds = [kind for kind in range(len(t.ninja_bag)) if eligible(t, seat, kind)]
        return [choice(verbs.CHOOSE, kind) for kind in kinds]

    def answer(self, t: World, seat: int, verb: int, kept: int, detail: int, /) -> None:
        if not self.sealed():
            t.ninja_bag[kept] = 0
        super().answer(t, seat, verb, kept, detail)


class KeepCards(Keep):
    """E.16: one Weapon, then an Item, then a Skill of those that were dealt."""

    code: ClassVar[int] = 81
    name: ClassVar[str] = "keep-cards"
    rule: ClassVar[str] = "E.16"


class KeepNew(Keep):
    """The same for a replacement."""

    code: ClassVar[int] = 96
    name: ClassVar[str] = "keep-new"
    rule: ClassVar[str] = "E.118"


class RevealKept(Step):
    """All choices of setup are turned up at once."""

    code: ClassVar[int] = 2
    fields: ClassVar[tuple[str, ...]] = ("cards",)
    flags: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int, cards: bool) -> None:
        self.seat = seat
        self.cards: bool = cards

    def run(self, t: World) -> None:
        for ninja in t.ninja:
            if self.cards:
                equip(t, ninja)
            else:
                become(t, ninja)


def become(t: World, ninja: Ninja) -> None:
    """E.14: the ninja that was kept; the other goes back among the unused."""
    kind = ninja.kept[0]
    for other in ninja.offers:
        t.ninja_bag[other] = 1
    t.ninja_bag[kind] = 0
    ninja.kind = kind
    ninja.counters = t.box.ninja[kind].counters
    ninja.offers = []
    ninja.kept = []
    gather(t, ninja)
    note(t, tape.NINJA_KEPT, ninja.seat, kind)


def equip(t: World, ninja: Ninja) -> None:
    """E.16, E.17, ruling 50: the cards kept, active unless they cost something to activate."""
    for card in ninja.kept:
        ninja.offers.remove(card)
        note(t, tape.CARD_KEPT, ninja.seat, card)
        kind = t.box.cards[card]
        free = kind.cost_ki == 0 and kind.cost_ingenuity == 0 and kind.cost_wounds == 0
        held = Card(card, card // codes.CARDS_A_DECK != codes.ITEM or free)
        held.counters = kind.counters
        if card // codes.CARDS_A_DECK == codes.SKILL:
            ninja.skills.append(held)
        else:
            ninja.cards.append(held)
    for card in ninja.offers:
        t.pile[card] += 1
    ninja.offers = []
    ninja.kept = []
    ninja.wounds = ninja.max_wounds = 0
    ninja.ki = ninja.max_ki = 0
    refresh(t, ninja)
    # E.130, E.131 and ruling 55: counted apart, and again for a replacement.
    clan = t.terms.clans[ninja.seat]
    ninja.extra_ki = 1 if clan == codes.HIERARCHY + codes.SPIRIT else 0
    ninja.extra_wounds = t.terms.boon
    if clan == codes.HIERARCHY + codes.MAN:
        ninja.extra_wounds += WOUNDS_OF_MAN


class EquipNew(Step):
    """A replacement is dealt cards to choose from, like all at the start."""

    code: ClassVar[int] = 27

    def run(self, t: World) -> None:
        t.agenda.append(EnterNew(self.seat))
        t.agenda.append(KeepNew(self.seat))
        deal_to(t, t.ninja[self.seat], codes.TO_NEW)


class EnterNew(Step):
    """Ruling 29: it enters on the Courtyard, without Ingenuity."""

    code: ClassVar[int] = 28

    def run(self, t: World) -> None:
        ninja = t.ninja[self.seat]
        equip(t, ninja)
        ninja.alive = True
        ninja.tile = 0
        ninja.shadow = 0
        ninja.shadow_mark = codes.PLAIN
        ninja.hidden = False
        ninja.hid = False
        ninja.declared = codes.NOBODY
        note(t, tape.REPLACED, self.seat, ninja.kind)
        if not t.ninja[t.lead].alive:
            t.lead = self.seat
            note(t, tape.LEAD, self.seat, codes.RULING + 23)
        if t.terms.clans[self.seat] == codes.HIERARCHY + codes.HEAVEN:
            t.agenda.append(Declare(self.seat))


class Declare(Question):
    """E.128: a unit type, or an opposing clan's side."""

    code: ClassVar[int] = 82
    name: ClassVar[str] = "declare"
    rule: ClassVar[str] = "E.128"
    verbs: ClassVar[tuple[str, ...]] = ("declare",)

    def legal(self, t: World, seat: int) -> list[int]:
        found: list[int] = []
        if not t.terms.death_match:
            for kind in range(len(codes.TYPE_NAMES)):
                found.append(choice(verbs.DECLARE, kind))
        seen: list[int] = []
        for other in range(t.terms.seats):
            side = t.terms.sides[other]
            clan = t.terms.clans[other] != codes.NO_CLAN
            if clan and side != t.terms.sides[self.seat] and side not in seen and t.terms.can_fight:
                seen.append(side)
                found.append(choice(verbs.DECLARE, verbs.SIDE_DECLARED + side))
        return found

    def answer(self, t: World, seat: int, verb: int, enemy: int, detail: int, /) -> None:
        if enemy >= verbs.SIDE_DECLARED:
            enemy += len(codes.TYPE_NAMES) - verbs.SIDE_DECLARED
        t.ninja[self.seat].declared = enemy
        note(t, tape.DECLARED, self.seat, enemy)
