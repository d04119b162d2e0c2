"""The Encounter deck and the Reinforcements: who comes onto a tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.step import Chance, Step, drawn
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger_lord
from kagemusha.games.era_of_the_ninja.phases.units import MergeTile, PlaceUnits, add_stack
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def the_lord_enters(t: World) -> int:
    """The number that stands for The Lord Enters."""
    return len(t.box.encounters)


def encounter_left(t: World, reserve: bool) -> int:
    """Cards in the Encounter deck, or in the Reinforcements."""
    return t.reserve_left if reserve else t.start_left + t.middle_left + t.guards_left


class DrawEncounter(Step):
    """E.43, ruling 20: the top card, if there is one."""

    code: ClassVar[int] = 32
    fields: ClassVar[tuple[str, ...]] = ("tile", "reserve")
    flags: ClassVar[tuple[str, ...]] = ("reserve",)

    def __init__(self, seat: int, tile: int, reserve: bool) -> None:
        self.seat = seat
        self.tile: int = tile
        self.reserve: bool = reserve

    def run(self, t: World) -> None:
        if encounter_left(t, self.reserve) == 0:
            note(t, tape.NO_ENCOUNTER, self.tile, self.reserve)
            return
        top = t.top[codes.ENCOUNTER]
        if not self.reserve and top != codes.NOWHERE:
            t.top[codes.ENCOUNTER] = codes.NOWHERE
            t.top_known[codes.ENCOUNTER] = 0
            _count_off(t, False)
            place_encounter(t, self.seat, self.tile, self.reserve, top)
            return
        t.agenda.append(ChanceEncounter(self.seat, self.tile, self.reserve))


def encounter_weights(t: World, reserve: bool) -> list[int]:
    """The weights of the cards: the bag's numbers; last the Lord's, who is one in this many."""
    cards = 0
    lord = False
    if reserve:
        cards = t.reserve_left
        lord = t.lord_in_reserve
    elif t.start_left == 0 and t.middle_left > 0:
        cards = t.middle_left
        lord = t.lord_in_middle
    if not lord:
        return [*t.encounter_bag, 0]
    weights = [copies * (cards - 1) for copies in t.encounter_bag]
    weights.append(max(1, sum(t.encounter_bag)))
    return weights


def encounters_in(t: World, reserve: bool) -> list[int]:
    """The cards that may be on top."""
    weights = encounter_weights(t, reserve)
    kinds = range(len(weights))
    return [choice(verbs.ENCOUNTER, kind) for kind in kinds if weights[kind] > 0]


class ChanceEncounter(Chance):
    """Chance's Encounter card, which leaves its bag and its deck."""

    code: ClassVar[int] = 65
    fields: ClassVar[tuple[str, ...]] = ("tile", "reserve")
    flags: ClassVar[tuple[str, ...]] = ("reserve",)

    def __init__(self, seat: int, tile: int, reserve: bool) -> None:
        self.seat = seat
        self.tile: int = tile
        self.reserve: bool = reserve

    def weight(self, t: World, what: int) -> int:
        return encounter_weights(t, self.reserve)[what]

    def legal(self, t: World, seat: int) -> list[int]:
        return encounters_in(t, self.reserve)

    def draw(self, t: World, dice: Cells) -> int:
        return choice(verbs.ENCOUNTER, drawn(encounter_weights(t, self.reserve), dice))

    def answer(self, t: World, seat: int, verb: int, card: int, detail: int, /) -> None:
        take_encounter(t, card, self.reserve)
        _count_off(t, self.reserve)
        place_encounter(t, self.seat, self.tile, self.reserve, card)


def take_encounter(t: World, kind: int, reserve: bool) -> None:
    """A card is out of the bag."""
    if kind != the_lord_enters(t):
        t.encounter_bag[kind] -= 1
    elif reserve:
        t.lord_in_reserve = False
    else:
        t.lord_in_middle = False


def _count_off(t: World, reserve: bool) -> None:
    if reserve:
        t.reserve_left -= 1
    elif t.start_left > 0:
        t.start_left -= 1
    elif t.middle_left > 0:
        t.middle_left -= 1
    else:
        t.guards_left -= 1


def place_encounter(t: World, seat: int, tile: int, reserve: bool, kind: int) -> None:
    """The units of an Encounter card come onto the tile; or the Lord does (ruling 19)."""
    if tile < 0:  # ruling 21
        note(t, tape.NO_ENTRY, kind)
        return
    if kind == the_lord_enters(t):
        if t.lord_state != codes.LORD_AWAY:
            note(t, tape.LORD_AGAIN, tile)
            t.agenda.append(DrawEncounter(seat, tile, reserve))
            return
        t.lord_state = codes.LORD_HERE
        add_stack(t, codes.LORD, tile, 1)
        note(t, tape.LORD_ENTERED, t.lord, tile, reserve)
        trigger_lord(t, codes.ENTERING, seat)
        return
    note(t, tape.ENCOUNTER, seat, kind, tile, reserve)
    units = t.box.encounters[kind].units
    if reserve:
        t.agenda.append(MergeTile(t.lead, tile))
    else:  # ruling 70: when its units are there
        for effect in reversed(t.box.encounters[kind].effects):
            t.agenda.append(effect.triggers[seat])
    # E.47: whose pool is too small comes last, so that substitutes join their like.
    for short in (True, False):
        for unit in range(codes.UNITS - 1, -1, -1):
            if units[unit] > 0 and (units[unit] > t.pools[unit]) == short:
                t.agenda.append(PlaceUnits(seat, unit, units[unit], tile))
