"""The state of a match: the pieces, the decks, and the agenda of what comes next.

Equal worlds have equal numbers. What is derived (neighbours of tiles, the effects of active cards)
is not written but rebuilt.
"""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader, read, write, write_all
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.step import Step, read_step


class World:
    """The whole state of a match."""

    fields: ClassVar[tuple[str, ...]] = (
        *("foe", "rival", "damage", "round", "lead", "awareness", "awareness_face", "attacked"),
        *("lord", "lord_state", "lord_counters", "head", "head_wounds"),
        *("start_left", "middle_left", "lord_in_middle", "guards_left"),
        *("reserve_left", "lord_in_reserve", "reason", "winners"),
        *("dice", "lord_used_round", "lord_used_game", "tile_bag", "encounter_bag", "bag", "pile"),
        *("ninja_bag", "top", "top_known", "pools", "clan_pool"),
    )
    """Written after the pieces, the agenda and the rolls."""

    def __init__(self, box: Box, terms: Terms) -> None:
        self.box: Box = box
        self.terms: Terms = terms
        self.ninja: list[Ninja] = [Ninja(seat) for seat in range(terms.seats)]
        self.tiles: list[Tile] = []
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

        self.dice: list[int] = []
        """The faces thrown since somebody last chose: what all saw, all may look up."""
        self.round: int = 0
        self.lead: int = 0
        self.awareness: int = 1
        self.awareness_face: int = 1
        self.attacked: int = 0
        """Tiles, as bits, on which a minion was attacked this round (E.139)."""

        self.lord: int = codes.NOBODY
        self.lord_state: int = codes.LORD_AWAY
        self.lord_counters: int = 0
        self.lord_used_round: list[int] = []
        self.lord_used_game: list[int] = []

        self.head: int = codes.NOWHERE
        """The tile on which the Lord's head lies, or -1."""
        self.head_wounds: int = 0

        self.tile_bag: list[int] = []
        """Tiles not yet laid, by room."""
        self.encounter_bag: list[int] = []
        """Encounter cards not yet seen, by kind, of the deck and of the Reinforcements alike: which
        of them lie where nobody knows, so chance decides when one is drawn."""
        self.start_left: int = 0
        self.middle_left: int = 0
        self.lord_in_middle: bool = False
        self.guards_left: int = 0
        self.reserve_left: int = 0
        """Reinforcement cards left, a Lord Enters among them while `lord_in_reserve`."""
        self.lord_in_reserve: bool = False
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

        self.reason: int = codes.NOT_OVER
        self.winners: int = 0
        self.telling: bool = False
        self.tape: list[int] = []
        """What happened since somebody last read it: five numbers an event. Not written."""

    def copy(self) -> World:
        """An independent copy; box and terms are shared."""
        twin = World(self.box, self.terms)
        twin.ninja = [ninja.copy() for ninja in self.ninja]
        twin.tiles = [tile.copy() for tile in self.tiles]
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.agenda = self.agenda[:]
        twin.roll = self.roll.copy()
        twin.answer = self.answer.copy()
        twin.foe = self.foe
        twin.rival = self.rival
        twin.damage = self.damage
        twin.dice = self.dice[:]
        twin.round = self.round
        twin.lead = self.lead
        twin.awareness = self.awareness
        twin.awareness_face = self.awareness_face
        twin.attacked = self.attacked
        twin.lord = self.lord
        twin.lord_state = self.lord_state
        twin.lord_counters = self.lord_counters
        twin.lord_used_round = self.lord_used_round[:]
        twin.lord_used_game = self.lord_used_game[:]
        twin.head = self.head
        twin.head_wounds = self.head_wounds
        twin.tile_bag = self.tile_bag[:]
        twin.encounter_bag = self.encounter_bag[:]
        twin.start_left = self.start_left
        twin.middle_left = self.middle_left
        twin.lord_in_middle = self.lord_in_middle
        twin.guards_left = self.guards_left
        twin.reserve_left = self.reserve_left
        twin.lord_in_reserve = self.lord_in_reserve
        twin.bag = self.bag[:]
        twin.pile = self.pile[:]
        twin.ninja_bag = self.ninja_bag[:]
        twin.top = self.top[:]
        twin.top_known = self.top_known[:]
        twin.pools = self.pools[:]
        twin.clan_pool = self.clan_pool[:]
        twin.reason = self.reason
        twin.winners = self.winners
        twin.telling = False
        twin.tape = []
        return twin

    def numbers(self) -> list[int]:
        """Everything, as one run of numbers."""
        out: list[int] = []
        for ninja in self.ninja:
            write(out, ninja, ninja.fields)
            write_all(out, ninja.cards)
            write_all(out, ninja.skills)
            write(out, ninja, ninja.lists)
        write_all(out, self.tiles)
        write_all(out, self.stacks)
        out.append(len(self.agenda))
        for step in self.agenda:
            out.extend(step.numbers())
        write(out, self.roll, Roll.fields)
        write(out, self.answer, Roll.fields)
        write(out, self, self.fields)
        return out

    def read(self, numbers: list[int]) -> None:
        """Take everything from numbers. `near` and `effects` are left to be rebuilt."""
        source = Reader(numbers)
        for ninja in self.ninja:
            read(source, ninja, ninja.fields)
            ninja.cards = _read_cards(source)
            ninja.skills = _read_cards(source)
            read(source, ninja, ninja.lists)
        self.tiles = []
        for _ in range(source.one()):
            x, y, room, turn = source.several(4)
            if not 0 <= room < len(self.box.rooms):
                raise ValueError("no such room")
            self.tiles.append(Tile(x, y, room, self.box.rooms[room].shape, turn))
        self.stacks = []
        for _ in range(source.one()):
            stack = Stack(0, 0, 0, 0)
            read(source, stack, stack.fields)
            self.stacks.append(stack)
        self.agenda = []
        for _ in range(source.one()):
            self.agenda.append(read_step(source.one(), source.one(), source.several(3)))
        read(source, self.roll, Roll.fields)
        read(source, self.answer, Roll.fields)
        read(source, self, self.fields)
        source.close()


def _read_cards(source: Reader) -> list[Card]:
    cards: list[Card] = []
    for _ in range(source.one()):
        card = Card(0, False)
        read(source, card, card.fields)
        cards.append(card)
    return cards


def note(t: World, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Write on the tape that something happened, if somebody listens."""
    if t.telling:
        t.tape.extend((kind, a, b, c, d))


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
