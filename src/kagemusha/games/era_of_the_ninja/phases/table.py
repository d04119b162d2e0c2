"""What lies on the table: tiles, stacks, ninja, decks, and the agenda of what comes next.

Plain data: each class can copy itself, write itself as a run of numbers and be read from one, so
that equal tables have equal numbers. What is derived from them (a ninja's active effects) is
rebuilt and not written.
"""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Effect, Terms, on_faces


class Reader:
    """Takes numbers off a run, in the order in which they were written."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers
        self.at: int = 0

    def one(self) -> int:
        """The next number."""
        if self.at >= len(self.numbers):
            raise ValueError("too few numbers")
        number = self.numbers[self.at]
        self.at += 1
        return number

    def some(self) -> list[int]:
        """The next run: its length, then its numbers."""
        length = self.one()
        if length < 0 or self.at + length > len(self.numbers):
            raise ValueError("too few numbers")
        run = self.numbers[self.at : self.at + length]
        self.at += length
        return run


def write_some(out: list[int], run: list[int]) -> None:
    """A run with its length before it."""
    out.append(len(run))
    out.extend(run)


class Step:
    """One entry of the agenda: what is to be done or asked, for whom, with up to three numbers."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.a: int = a
        self.b: int = b
        self.c: int = c

    def copy(self) -> Step:
        """An independent copy."""
        return Step(self.kind, self.seat, self.a, self.b, self.c)


class Tile:
    """A room: where it lies, its shape, its exits (turned) and what lies beside it."""

    def __init__(self, x: int, y: int, shape: int, turn: int) -> None:
        self.x: int = x
        self.y: int = y
        self.shape: int = shape
        self.turn: int = turn
        base = at.SHAPE_EXITS[shape]
        self.exits: int = (base << turn | base >> (4 - turn)) & 15
        self.near: list[int] = [at.NOWHERE, at.NOWHERE, at.NOWHERE, at.NOWHERE]
        """The tile on each side, paired or not. Derived: `castle.join` fills it."""

    def copy(self) -> Tile:
        """Tiles never change once laid, but for what lies beside them."""
        twin = Tile(self.x, self.y, self.shape, self.turn)
        twin.near = self.near[:]
        return twin


class Stack:
    """Units of one name that act together; a lone unit and the Lord are stacks too."""

    def __init__(self, slot: int, unit: int, tile: int, units: int) -> None:
        self.slot: int = slot
        self.unit: int = unit
        self.tile: int = tile
        self.units: int = units
        self.tokens: int = 0
        self.done: bool = False
        """Has activated in this round."""
        self.stunned: bool = False

    def copy(self) -> Stack:
        """An independent copy."""
        twin = Stack(self.slot, self.unit, self.tile, self.units)
        twin.tokens = self.tokens
        twin.done = self.done
        twin.stunned = self.stunned
        return twin


class Card:
    """A card in an inventory, or a Skill: active or not, with counters and perhaps a Synergy."""

    def __init__(self, kind: int, active: bool) -> None:
        self.kind: int = kind
        self.active: bool = active
        self.counters: int = 0
        self.under: int = at.NOWHERE
        """E.35: the Skill card below, face down (or, E.36, a duplicate), or -1. Its face is secret
        unless `open`."""
        self.open: bool = False
        """E.36: the card below is a duplicate that all have seen."""
        self.stowed: bool = False
        """In a reserve (Pocket Space): neither active nor counted."""

    def copy(self) -> Card:
        """An independent copy."""
        twin = Card(self.kind, self.active)
        twin.counters = self.counters
        twin.under = self.under
        twin.open = self.open
        twin.stowed = self.stowed
        return twin


class Ninja:
    """A seat's ninja and everything before it."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.kind: int = at.NOBODY
        self.alive: bool = False
        self.out: bool = False
        """Eliminated for good: no replacement comes."""
        self.tile: int = at.NOWHERE
        self.wounds: int = 0
        self.ki: int = 0
        self.max_wounds: int = 0
        self.max_ki: int = 0
        self.extra_wounds: int = 0
        """E.131: lost first, never restored."""
        self.extra_ki: int = 0
        """E.130: spent first, never restored."""
        self.ingenuity: int = 0
        self.banked: int = 0
        """Ruling 63: what earlier ninja of this player had gathered."""
        self.shadow: int = 0
        self.shadow_mark: int = at.PLAIN
        """Whether the Shadow is a Total Failure, a Total Success or a number."""
        self.hidden: bool = False
        self.hid: bool = False
        """Declared Hide this round."""
        self.forced_hidden: int = at.NOBODY
        """The class of card (ruling 38) that hides this ninja for the round, or -1."""
        self.forced_visible: int = at.NOBODY
        self.stage: int = 0
        """How far its turn went: see the stages in `agenda`."""
        self.moves: int = 0
        self.flowing: bool = False
        """E.123: began its turn beside another member of the Water clan."""
        self.moved: bool = False
        self.explored: bool = False
        self.sprinted: bool = False
        self.attacked: bool = False
        self.attacks: int = 0
        """How many attacks it made this round."""
        self.again: int = 0
        """How many more Attack actions a card grants this turn."""
        self.bought: int = 0
        """Purchases this turn."""
        self.pool_used: bool = False
        """E.136: this turn's one purchase was made with the clan's pool."""
        self.declared: int = at.NOBODY
        """E.128: the unit type (or, from TYPE_NAMES on, the side) against which Heaven helps."""
        self.counters: int = 0
        self.cards: list[Card] = []
        """Weapons and Items; the Lord's head is among them while carried."""
        self.skills: list[Card] = []
        self.offers: list[int] = []
        """Setup: what was dealt to choose from (ninja, then cards). Secret until all chose."""
        self.kept: list[int] = []
        self.used_turn: list[int] = []
        self.used_round: list[int] = []
        self.used_game: list[int] = []
        """Which limited effects were used, by index, in ascending order."""
        self.tried: list[int] = []
        """Trades proposed this turn, so that none is proposed twice."""
        self.effects: list[Effect] = []
        """The effects of all active cards. Derived: `stats.gather` fills it."""
        self.faces: list[Effect] = []
        """Those of them that say what the faces of a die mean."""

    def copy(self) -> Ninja:
        """An independent copy."""
        twin = Ninja(self.seat)
        twin.kind = self.kind
        twin.alive = self.alive
        twin.out = self.out
        twin.tile = self.tile
        twin.wounds = self.wounds
        twin.ki = self.ki
        twin.max_wounds = self.max_wounds
        twin.max_ki = self.max_ki
        twin.extra_wounds = self.extra_wounds
        twin.extra_ki = self.extra_ki
        twin.ingenuity = self.ingenuity
        twin.banked = self.banked
        twin.shadow = self.shadow
        twin.shadow_mark = self.shadow_mark
        twin.hidden = self.hidden
        twin.hid = self.hid
        twin.forced_hidden = self.forced_hidden
        twin.forced_visible = self.forced_visible
        twin.stage = self.stage
        twin.moves = self.moves
        twin.flowing = self.flowing
        twin.moved = self.moved
        twin.explored = self.explored
        twin.sprinted = self.sprinted
        twin.attacked = self.attacked
        twin.attacks = self.attacks
        twin.again = self.again
        twin.bought = self.bought
        twin.pool_used = self.pool_used
        twin.declared = self.declared
        twin.counters = self.counters
        twin.cards = [card.copy() for card in self.cards]
        twin.skills = [card.copy() for card in self.skills]
        twin.offers = self.offers[:]
        twin.kept = self.kept[:]
        twin.used_turn = self.used_turn[:]
        twin.used_round = self.used_round[:]
        twin.used_game = self.used_game[:]
        twin.tried = self.tried[:]
        twin.effects = self.effects
        twin.faces = self.faces
        return twin

    def act_by(self, effects: list[Effect]) -> None:
        """Let these be the effects of its active cards."""
        self.effects = effects
        self.faces = on_faces(effects)

    def write(self, out: list[int]) -> None:
        """Itself as numbers."""
        out.extend(
            [
                self.kind,
                int(self.alive),
                int(self.out),
                self.tile,
                self.wounds,
                self.ki,
                self.max_wounds,
                self.max_ki,
                self.extra_wounds,
                self.extra_ki,
                self.ingenuity,
                self.banked,
                self.shadow,
                self.shadow_mark,
                int(self.hidden),
                int(self.hid),
                self.forced_hidden,
                self.forced_visible,
                self.stage,
                self.moves,
                int(self.flowing),
                int(self.moved),
                int(self.explored),
                int(self.sprinted),
                int(self.attacked),
                self.attacks,
                self.again,
                self.bought,
                int(self.pool_used),
                self.declared,
                self.counters,
            ]
        )
        for cards in (self.cards, self.skills):
            out.append(len(cards))
            for card in cards:
                out.extend([card.kind, int(card.active), card.counters, card.under])
                out.extend([int(card.open), int(card.stowed)])
        write_some(out, self.offers)
        write_some(out, self.kept)
        write_some(out, self.used_turn)
        write_some(out, self.used_round)
        write_some(out, self.used_game)
        write_some(out, self.tried)

    def read(self, source: Reader) -> None:
        """Take itself from numbers."""
        self.kind = source.one()
        self.alive = source.one() != 0
        self.out = source.one() != 0
        self.tile = source.one()
        self.wounds = source.one()
        self.ki = source.one()
        self.max_wounds = source.one()
        self.max_ki = source.one()
        self.extra_wounds = source.one()
        self.extra_ki = source.one()
        self.ingenuity = source.one()
        self.banked = source.one()
        self.shadow = source.one()
        self.shadow_mark = source.one()
        self.hidden = source.one() != 0
        self.hid = source.one() != 0
        self.forced_hidden = source.one()
        self.forced_visible = source.one()
        self.stage = source.one()
        self.moves = source.one()
        self.flowing = source.one() != 0
        self.moved = source.one() != 0
        self.explored = source.one() != 0
        self.sprinted = source.one() != 0
        self.attacked = source.one() != 0
        self.attacks = source.one()
        self.again = source.one()
        self.bought = source.one()
        self.pool_used = source.one() != 0
        self.declared = source.one()
        self.counters = source.one()
        self.cards = _read_cards(source)
        self.skills = _read_cards(source)
        self.offers = source.some()
        self.kept = source.some()
        self.used_turn = source.some()
        self.used_round = source.some()
        self.used_game = source.some()
        self.tried = source.some()


def _read_cards(source: Reader) -> list[Card]:
    cards: list[Card] = []
    for _ in range(source.one()):
        card = Card(source.one(), source.one() != 0)
        card.counters = source.one()
        card.under = source.one()
        card.open = source.one() != 0
        card.stowed = source.one() != 0
        cards.append(card)
    return cards


class Roll:
    """A die that is being rolled, with its windows before and after."""

    def __init__(self) -> None:
        self.kind: int = at.NOBODY
        self.seat: int = at.NOBODY
        self.face: int = 0
        """The natural face; 0 until it is thrown."""
        self.bonus: int = 0
        """What abilities of the windows added."""
        self.lifted: bool = False
        self.sneak: int = 0

    def copy(self) -> Roll:
        """An independent copy."""
        twin = Roll()
        twin.kind = self.kind
        twin.seat = self.seat
        twin.face = self.face
        twin.bonus = self.bonus
        twin.lifted = self.lifted
        twin.sneak = self.sneak
        return twin


class Table:
    """The whole state of a match."""

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
        self.foe: int = at.NOBODY
        """The slot of the stack that a roll is about, or -1."""
        self.rival: int = at.NOBODY
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

        self.lord: int = at.NOBODY
        self.lord_state: int = 0
        """0 before he enters, 1 on the board, 2 defeated, 3 not in this mode."""
        self.lord_counters: int = 0
        self.lord_used_round: list[int] = []
        self.lord_used_game: list[int] = []

        self.head: int = at.NOWHERE
        """The tile on which the Lord's head lies, or -1."""
        self.head_wounds: int = 0

        self.tile_bag: list[int] = []
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
        self.top: list[int] = [at.NOWHERE] * at.DECKS
        """The card on top of each deck where somebody peeked, else -1; it is not in the bag."""
        self.top_known: list[int] = [0] * at.DECKS
        """The seats, as bits, that know it."""
        self.pools: list[int] = []
        """Units of each kind not on the board."""
        self.clan_pool: list[int] = [0] * terms.seats
        """Ingenuity of each side's pool."""

        self.reason: int = at.NOT_OVER
        self.winners: int = 0
        self.telling: bool = False
        self.tape: list[int] = []
        """What happened since somebody last read it: five numbers an event. Not written."""

    def copy(self) -> Table:
        """An independent copy; box and terms are shared."""
        twin = Table(self.box, self.terms)
        twin.box = self.box
        twin.terms = self.terms
        twin.ninja = [ninja.copy() for ninja in self.ninja]
        twin.tiles = [tile.copy() for tile in self.tiles]
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.agenda = [step.copy() for step in self.agenda]
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
            ninja.write(out)
        out.append(len(self.tiles))
        for tile in self.tiles:
            out.extend([tile.x, tile.y, tile.shape, tile.turn])
        out.append(len(self.stacks))
        for stack in self.stacks:
            out.extend([stack.slot, stack.unit, stack.tile, stack.units, stack.tokens])
            out.extend([int(stack.done), int(stack.stunned)])
        out.append(len(self.agenda))
        for step in self.agenda:
            out.extend([step.kind, step.seat, step.a, step.b, step.c])
        for roll in (self.roll, self.answer):
            out.extend([roll.kind, roll.seat, roll.face, roll.bonus, int(roll.lifted), roll.sneak])
        out.extend(
            [
                self.foe,
                self.rival,
                self.damage,
                self.round,
                self.lead,
                self.awareness,
                self.awareness_face,
                self.attacked,
                self.lord,
                self.lord_state,
                self.lord_counters,
                self.head,
                self.head_wounds,
                self.start_left,
                self.middle_left,
                int(self.lord_in_middle),
                self.guards_left,
                self.reserve_left,
                int(self.lord_in_reserve),
                self.reason,
                self.winners,
            ]
        )
        for run in (
            self.dice,
            self.lord_used_round,
            self.lord_used_game,
            self.tile_bag,
            self.encounter_bag,
            self.bag,
            self.pile,
            self.ninja_bag,
            self.top,
            self.top_known,
            self.pools,
            self.clan_pool,
        ):
            write_some(out, run)
        return out

    def read(self, numbers: list[int]) -> None:
        """Take everything from numbers. `near` and `effects` are left to be rebuilt."""
        source = Reader(numbers)
        for ninja in self.ninja:
            ninja.read(source)
        self.tiles = []
        for _ in range(source.one()):
            x = source.one()
            y = source.one()
            shape = source.one()
            self.tiles.append(Tile(x, y, shape, source.one()))
        self.stacks = []
        for _ in range(source.one()):
            slot = source.one()
            unit = source.one()
            tile = source.one()
            stack = Stack(slot, unit, tile, source.one())
            stack.tokens = source.one()
            stack.done = source.one() != 0
            stack.stunned = source.one() != 0
            self.stacks.append(stack)
        self.agenda = []
        for _ in range(source.one()):
            kind = source.one()
            seat = source.one()
            a = source.one()
            b = source.one()
            self.agenda.append(Step(kind, seat, a, b, source.one()))
        for roll in (self.roll, self.answer):
            roll.kind = source.one()
            roll.seat = source.one()
            roll.face = source.one()
            roll.bonus = source.one()
            roll.lifted = source.one() != 0
            roll.sneak = source.one()
        self.foe = source.one()
        self.rival = source.one()
        self.damage = source.one()
        self.round = source.one()
        self.lead = source.one()
        self.awareness = source.one()
        self.awareness_face = source.one()
        self.attacked = source.one()
        self.lord = source.one()
        self.lord_state = source.one()
        self.lord_counters = source.one()
        self.head = source.one()
        self.head_wounds = source.one()
        self.start_left = source.one()
        self.middle_left = source.one()
        self.lord_in_middle = source.one() != 0
        self.guards_left = source.one()
        self.reserve_left = source.one()
        self.lord_in_reserve = source.one() != 0
        self.reason = source.one()
        self.winners = source.one()
        self.dice = source.some()
        self.lord_used_round = source.some()
        self.lord_used_game = source.some()
        self.tile_bag = source.some()
        self.encounter_bag = source.some()
        self.bag = source.some()
        self.pile = source.some()
        self.ninja_bag = source.some()
        self.top = source.some()
        self.top_known = source.some()
        self.pools = source.some()
        self.clan_pool = source.some()
        if source.at != len(numbers):
            raise ValueError("too many numbers")


def note(t: Table, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Say that something happened, if somebody listens."""
    if t.telling:
        t.tape.extend((kind, a, b, c, d))


def push(t: Table, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Put a step on top of the agenda: it comes next."""
    t.agenda.append(Step(kind, seat, a, b, c))


def stack_at(t: Table, slot: int) -> Stack:
    """The stack of a slot, which must be on the board."""
    for stack in t.stacks:
        if stack.slot == slot:
            return stack
    raise ValueError("no such stack")


def has_stack(t: Table, slot: int) -> bool:
    """Whether a slot's stack is on the board."""
    for stack in t.stacks:
        if stack.slot == slot:
            return True
    return False
