"""From the box to the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.castle import lay
from kagemusha.games.era_of_the_ninja.phases.exploring import DrawTile, may_explore
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.recruits import (
    ChanceNinja,
    Declare,
    KeepCards,
    KeepNinja,
    RevealKept,
    deal_to,
)
from kagemusha.games.era_of_the_ninja.phases.rounds import Round
from kagemusha.games.era_of_the_ninja.phases.step import Chance, Die, Question, Step
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

START_CARDS: Final = 5
MIDDLE_CARDS: Final = 10
"""With The Lord Enters."""
GUARDS: Final = 3
"""E.19: the parts of the Encounter deck; the rest are Reinforcements."""


def fill(t: World) -> None:
    """Everything into its bag, the Courtyard on the table: E.18 to E.20."""
    t.ninja = [Ninja(seat) for seat in range(t.terms.seats)]
    t.tile_bag = [room.copies for room in t.box.rooms]
    start = [room.shape for room in t.box.rooms].index(codes.COURTYARD)
    t.tile_bag[start] -= 1
    lay(t, 0, 0, start, 0)
    t.encounter_bag = [card.copies for card in t.box.encounters]
    t.start_left = START_CARDS
    t.middle_left = MIDDLE_CARDS
    t.lord_in_middle = True
    t.guards_left = GUARDS
    if t.terms.reinforcements:
        t.reserve_left = sum(t.encounter_bag) - (START_CARDS + MIDDLE_CARDS - 1 + GUARDS) + 1
        t.lord_in_reserve = True
    t.bag = [card.copies for card in t.box.cards]
    t.pile = [0] * codes.CARDS
    t.ninja_bag = [1] * len(t.box.ninja)
    t.pools = [unit.pool for unit in t.box.units]
    if t.terms.death_match:
        t.lord_state = codes.NO_LORD
        t.start_left = t.middle_left = t.guards_left = 0
        t.lord_in_middle = False
        t.reserve_left = 0
        t.lord_in_reserve = False


class OpenSetup(Step):
    """E.14 to E.22, in their order."""

    code: ClassVar[int] = 0

    def run(self, t: World) -> None:
        if t.terms.death_match:
            t.agenda.append(DeathMatchTiles(0, 0))
        else:
            t.agenda.append(Arrive())
        for seat in range(t.terms.seats - 1, -1, -1):
            if t.terms.clans[seat] == codes.HIERARCHY + codes.HEAVEN:
                t.agenda.append(Declare(seat))
        if not t.terms.death_match:
            t.agenda.append(ChanceLord())
        t.agenda.append(DealAll())
        t.agenda.append(RevealKept(0, False))
        if t.terms.choose_ninja:
            for seat in range(t.terms.seats - 1, -1, -1):
                t.agenda.append(KeepNinja(seat))
            return
        t.agenda.append(KeepNinja(codes.NOBODY))
        for seat in range(t.terms.seats - 1, -1, -1):
            t.agenda.append(ChanceNinja(seat, False))
            t.agenda.append(ChanceNinja(seat, False))


class ChanceLord(Chance):
    """E.21: which Lord holds the castle."""

    code: ClassVar[int] = 67

    def legal(self, t: World, seat: int) -> list[int]:
        if t.terms.lord >= 0:
            return [choice(verbs.LORD, t.terms.lord)]
        return [choice(verbs.LORD, lord) for lord in range(len(t.box.lords))]

    def answer(self, t: World, seat: int, verb: int, lord: int, detail: int, /) -> None:
        t.lord = lord
        t.lord_counters = t.box.lords[lord].counters
        note(t, tape.LORD_DRAWN, lord)


class DealAll(Step):
    """E.15, E.16: two cards of each deck to everybody, more where a ninja's ability says so."""

    code: ClassVar[int] = 1

    def run(self, t: World) -> None:
        t.agenda.append(RevealKept(0, True))
        t.agenda.append(KeepCards(codes.NOBODY))
        for seat in range(t.terms.seats - 1, -1, -1):
            deal_to(t, t.ninja[seat], codes.TO_OFFER)


class Arrive(Step):
    """E.22: all ninja on the Courtyard; then the first Lead is rolled for."""

    code: ClassVar[int] = 3

    def run(self, t: World) -> None:
        for ninja in t.ninja:
            ninja.alive = True
            ninja.tile = 0
        t.agenda.append(Round())
        if t.terms.seats > 1:
            push_lead_dice(t, (1 << t.terms.seats) - 1, False)


def push_lead_dice(t: World, seats: int, all_ties: bool) -> None:
    """A die for each of these seats, then the comparison."""
    t.agenda.append(LeadCount(0, seats, all_ties))
    for seat in range(t.terms.seats - 1, -1, -1):
        if seats >> seat & 1 == 1:
            t.agenda.append(LeadDie(seat))


class LeadDie(Die):
    """A die for the first Lead."""

    code: ClassVar[int] = 60

    def thrown(self, t: World, face: int) -> None:
        t.ninja[self.seat].shadow += face
        note(t, tape.LEAD_DIE, self.seat, face)


class LeadCount(Step):
    """E.24, E.143: the highest leads; ties are rolled off. Rerolls count after earlier dice."""

    code: ClassVar[int] = 4
    fields: ClassVar[tuple[str, ...]] = ("seats", "all_ties")
    flags: ClassVar[tuple[str, ...]] = ("all_ties",)

    def __init__(self, seat: int, seats: int, all_ties: bool) -> None:
        self.seat = seat
        self.seats: int = seats
        self.all_ties: bool = all_ties

    def run(self, t: World) -> None:
        best = 0
        for ninja in t.ninja:
            best = max(best, ninja.shadow)
        tied = 0
        for ninja in t.ninja:
            for other in t.ninja:
                if (
                    other.seat != ninja.seat
                    and other.shadow == ninja.shadow
                    and (self.all_ties or ninja.shadow == best)
                ):
                    tied |= 1 << ninja.seat
        if tied:
            for ninja in t.ninja:
                ninja.shadow *= codes.FACES + 1
            push_lead_dice(t, tied, self.all_ties)
            return
        for ninja in t.ninja:
            if ninja.shadow == best:
                t.lead = ninja.seat
        note(t, tape.LEAD, t.lead, 24)
        if not self.all_ties:
            for ninja in t.ninja:
                ninja.shadow = 0


# --- a Death Match's castle ---------------------------------------------------------------


class DeathMatchTiles(Step):
    """E.142, rulings 60 and 71: tiles are placed in turn; then the dice for order and Lead."""

    code: ClassVar[int] = 40
    fields: ClassVar[tuple[str, ...]] = ("placer",)

    def __init__(self, seat: int, placer: int) -> None:
        self.seat = seat
        self.placer: int = placer

    def run(self, t: World) -> None:
        if len(t.tiles) < t.terms.tiles and may_explore(t, codes.NOWHERE, 0):
            t.agenda.append(DeathMatchTiles(0, (self.placer + 1) % t.terms.seats))
            t.agenda.append(DrawTile(self.placer, codes.NOWHERE, 0, True))
            return
        t.agenda.append(DeathMatchStarts())
        push_lead_dice(t, (1 << t.terms.seats) - 1, True)


class DeathMatchStarts(Step):
    """E.143: the lowest roll places first."""

    code: ClassVar[int] = 41

    def run(self, t: World) -> None:
        lowest = codes.NOBODY
        for ninja in t.ninja:
            if not ninja.alive and (lowest < 0 or ninja.shadow < t.ninja[lowest].shadow):
                lowest = ninja.seat
        if lowest < 0:
            for ninja in t.ninja:
                ninja.shadow = 0
            t.agenda.append(Round())
            return
        t.agenda.append(DeathMatchStarts())
        t.agenda.append(StartTile(lowest))


class StartTile(Question):
    """E.143: a seat chooses the tile it starts on."""

    code: ClassVar[int] = 109
    name: ClassVar[str] = "start-tile"
    rule: ClassVar[str] = "E.143"
    verbs: ClassVar[tuple[str, ...]] = ("at",)

    def legal(self, t: World, seat: int) -> list[int]:
        taken = [ninja.tile for ninja in t.ninja if ninja.alive]
        return [choice(verbs.PLACE, tile) for tile in range(len(t.tiles)) if tile not in taken]

    def answer(self, t: World, seat: int, verb: int, tile: int, detail: int, /) -> None:
        ninja = t.ninja[self.seat]
        ninja.tile = tile
        ninja.alive = True
        note(t, tape.START_TILE, self.seat, tile)
