"""The state of a match: the pieces, the decks, and the agenda of what comes next.

Equal worlds have equal numbers. What is derived (neighbours of tiles, the effects of active cards)
is not written but rebuilt.
"""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.step import Step


class World:
    """The whole state of a match."""

    unwritten: ClassVar[tuple[str, ...]] = (
        "box",
        "terms",
        "ninja",
        "open_edges",
        "tape_on",
        "tape",
    )
    """`State` writes the ninja first: the terms say how many there are."""

    def __init__(self, box: Box, terms: Terms) -> None:
        self.box: Box = box
        self.terms: Terms = terms
        self.ninja: list[Ninja] = []
        self.tiles: list[Tile] = []
        self.open_edges: int = 0
        """How many markers face an open edge. Derived: `castle.count_open_edges`."""
        self.stacks: list[Stack] = []
        """In the order of their slots."""
        self.agenda: list[Step] = []
        self.roll: Roll = Roll()
        self.answer: Roll = Roll()
        """NvN: the target's Dodge beside the attacker's roll."""
        self.foe: int = codes.NOBODY
        """The slot of the stack that a roll is about, or -1."""
        self.rival: int = codes.NOBODY
        """The seat that an NvN attack is aimed at or comes from, or -1."""
        self.damage: int = 0
        """What the attack being resolved will cost."""
        self.round: int = 0
        self.lead: int = 0
        self.awareness: int = 1
        self.awareness_face: int = 1
        self.attacked: int = 0
        """Tiles, as bits, on which a minion was attacked this round (E.139)."""
        self.lord: int = codes.NOBODY
        self.lord_state: int = codes.LORD_AWAY
        self.lord_counters: int = 0
        self.head: int = codes.NOWHERE
        """The tile on which the Lord's head lies, or -1."""
        self.head_wounds: int = 0
        self.start_left: int = 0
        self.middle_left: int = 0
        self.lord_in_middle: bool = False
        self.guards_left: int = 0
        self.reserve_left: int = 0
        """Reinforcement cards left, a Lord Enters among them while `lord_in_reserve`."""
        self.lord_in_reserve: bool = False
        self.reason: int = codes.NOT_OVER
        self.winners: int = 0
        self.dice: list[int] = []
        """The faces thrown since somebody last chose: what all saw, all may look up."""
        self.lord_used_round: list[int] = []
        self.lord_used_game: list[int] = []
        self.tile_bag: list[int] = []
        """Tiles not yet laid, by room."""
        self.encounter_bag: list[int] = []
        """Encounter cards not yet seen, by kind, of the deck and of the Reinforcements alike: which
        of them lie where nobody knows, so chance decides when one is drawn."""
        self.bag: list[int] = []
        """Weapon, Item and Skill cards face down in their decks, by kind."""
        self.pile: list[int] = []
        """Their discards, by kind."""
        self.ninja_bag: list[int] = []
        """1 for each ninja token that may still be drawn."""
        self.top: list[int] = [codes.NOWHERE] * codes.DECKS
        """The card on top of each deck where somebody peeked, else -1; it is not in the bag."""
        self.top_known: list[int] = [0] * codes.DECKS
        """The seats, as bits, that know it."""
        self.pools: list[int] = []
        """Units of each kind not on the board."""
        self.clan_pool: list[int] = [0] * terms.seats
        """Ingenuity of each side's pool."""
        self.tape_on: bool = False
        self.tape: list[int] = []
        """The events since it was last read: five numbers each."""


def note(
    t: World, kind: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
) -> None:
    """Write an event on the tape, unless it is off."""
    if t.tape_on:
        t.tape.extend((kind, first, second, third, fourth))


def living(t: World) -> int:
    """How many ninja are in play."""
    count = 0
    for ninja in t.ninja:
        if ninja.alive:
            count += 1
    return count


def keeper(t: World) -> int:
    """E.26: the Lead chooses for the Lord's units; by ruling 73 the next player who is out."""
    if t.terms.wardens:
        for step in range(1, t.terms.seats):
            seat = (t.lead + step) % t.terms.seats
            if t.ninja[seat].out:
                return seat
    return t.lead


def from_lead(t: World) -> list[int]:
    """E.30: the seats of the living, clockwise from the Lead."""
    found: list[int] = []
    for step in range(t.terms.seats):
        seat = (t.lead + step) % t.terms.seats
        if t.ninja[seat].alive:
            found.append(seat)
    return found


def stack_at(t: World, slot: int) -> Stack:
    """The stack of a slot, which must be on the board."""
    for stack in t.stacks:
        if stack.slot == slot:
            return stack
    raise ValueError("no such stack")


def has_stack(t: World, slot: int) -> bool:
    """Whether a slot's stack is on the board."""
    for stack in t.stacks:
        if stack.slot == slot:
            return True
    return False
