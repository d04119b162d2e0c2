"""Reinforcements: new ninja for the defeated, and more of the Lord's units."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.castle import has_open_way
from kagemusha.games.era_of_the_ninja.phases.encounters import DrawEncounter, encounter_left
from kagemusha.games.era_of_the_ninja.phases.ends import end_check
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import ChanceNinja, any_eligible
from kagemusha.games.era_of_the_ninja.phases.step import Question, Step
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note


class Replacements(Step):
    """E.118, ruling 29: the defeated may send another ninja, before minion cards are drawn."""

    code: ClassVar[int] = 26
    fields: ClassVar[tuple[str, ...]] = ("first", "cards")

    def __init__(self, seat: int, first: int, cards: int) -> None:
        self.seat = seat
        self.first: int = first
        self.cards: int = cards

    def run(self, t: World) -> None:
        cards = self.cards
        if self.first == 0:  # ruling 58: counted with this round's Shadows, before anybody arrives
            cards = reinforcement_cards(t)
        for seat in range(self.first, t.terms.seats):
            ninja = t.ninja[seat]
            if ninja.alive or ninja.out:
                continue
            # Ruling 58: once the Lord was located, dead or alive, nobody else comes.
            if t.lord_state != codes.LORD_AWAY or not any_eligible(t, seat):
                out(t, ninja)
                continue
            t.agenda.append(Replacements(0, seat + 1, cards))
            t.agenda.append(Replace(seat))
            return
        end_check(t)
        if t.reason == codes.NOT_OVER and cards > 0:
            t.agenda.append(Reinforce(t.lead, cards))


def out(t: World, ninja: Ninja) -> None:
    """Eliminated for good."""
    ninja.out = True
    note(t, tape.OUT, ninja.seat)


class Replace(Question):
    """E.118: whose ninja was defeated may send another."""

    code: ClassVar[int] = 95
    name: ClassVar[str] = "replace"
    rule: ClassVar[str] = "E.118"
    verbs: ClassVar[tuple[str, ...]] = ("come", "stay-out")

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.COME), choice(verbs.STAY_OUT)]

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        if verb == verbs.COME:
            t.agenda.append(ChanceNinja(self.seat, True))
        else:
            out(t, t.ninja[self.seat])


def reinforcement_cards(t: World) -> int:
    """E.113 to E.115, rulings 6 and 58: how many cards the noise draws."""
    cards = 1 if t.awareness_face == codes.SUCCESS else 0
    highest = 0
    for ninja in t.ninja:
        if ninja.alive and ninja.shadow > 0:
            highest = max(highest, ninja.shadow)
            if ninja.shadow == 1:
                cards += 1
    if 0 < highest < t.awareness:
        cards += 1
    return cards


def entries(t: World) -> list[int]:
    """E.116: tiles with a marker that faces an open edge."""
    return [tile for tile in range(len(t.tiles)) if has_open_way(t, tile)]


class Reinforce(Step):
    """E.111: one card after another; the Lead picks the tile before it is revealed."""

    code: ClassVar[int] = 29
    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards: int = cards

    def run(self, t: World) -> None:
        if self.cards == 0 or encounter_left(t, True) == 0:
            return
        tiles = entries(t)
        if not tiles:  # ruling 21: the card is discarded
            t.agenda.append(Reinforce(t.lead, self.cards - 1))
            t.agenda.append(DrawEncounter(t.lead, codes.NOWHERE, True))
        elif len(tiles) == 1:
            enter_here(t, self.cards, tiles[0])
        else:
            t.agenda.append(ChooseEntry(t.lead, self.cards))


class ChooseEntry(Question):
    """The Lead chooses where reinforcements come in."""

    code: ClassVar[int] = 97
    name: ClassVar[str] = "choose-entry"
    rule: ClassVar[str] = "E.116"
    verbs: ClassVar[tuple[str, ...]] = ("at",)
    fields: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards: int = cards

    def legal(self, t: World, seat: int) -> list[int]:
        return [choice(verbs.PLACE, tile) for tile in entries(t)]

    def answer(self, t: World, seat: int, verb: int, tile: int, detail: int, /) -> None:
        enter_here(t, self.cards, tile)


def enter_here(t: World, cards: int, tile: int) -> None:
    """A card of the Reinforcements is revealed on a tile."""
    note(t, tape.REINFORCEMENT, tile, cards)
    t.agenda.append(Reinforce(t.lead, cards - 1))
    t.agenda.append(DrawEncounter(t.lead, tile, True))
