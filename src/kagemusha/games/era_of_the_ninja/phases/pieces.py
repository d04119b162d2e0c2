"""What lies on the table: rooms, stacks, cards, ninja, dice.

The attributes of a piece are declared once, in the order in which they are written. From them
scripts/pieces.py makes `copying`. What is `unwritten` is derived or shared.
"""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect, on_faces, on_stats


class Tile:
    """A laid tile: where it lies, its room, its exits (turned) and what lies beside it."""

    unwritten: ClassVar[tuple[str, ...]] = ("shape", "exits", "near", "joined")
    """Derived: `castle.join` fills them."""

    def __init__(self, x: int, y: int, room: int, turn: int) -> None:
        self.x: int = x
        self.y: int = y
        self.room: int = room
        self.turn: int = turn
        self.shape: int = codes.CROSS
        self.exits: int = 0
        self.near: list[int] = [codes.NOWHERE, codes.NOWHERE, codes.NOWHERE, codes.NOWHERE]
        """The tile on each side, paired or not."""
        self.joined: int = 0
        """The ways, as bits, on which it is paired with the tile there."""


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
        self.prize: int = 0
        """Ruling 70: the Ingenuity that it carries, for whoever defeats its last unit."""


class Card:
    """A card in an inventory, or a Skill: active or not, with counters and perhaps a Synergy."""

    def __init__(self, kind: int, active: bool) -> None:
        self.kind: int = kind
        self.active: bool = active
        self.counters: int = 0
        self.under: int = codes.NOWHERE
        """E.35: the Skill card below, face down (or, E.36, a duplicate), or -1. Its face is secret
        unless `open`."""
        self.open: bool = False
        """E.36: the card below is a duplicate that all have seen."""
        self.stowed: bool = False
        """In a reserve (Pocket Space): neither active nor counted."""


class Ninja:
    """A seat's ninja with its cards and all that is remembered about it."""

    unwritten: ClassVar[tuple[str, ...]] = ("seat", "effects", "faces", "changes")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.kind: int = codes.NOBODY
        self.alive: bool = False
        self.out: bool = False
        """Eliminated for good: no replacement comes."""
        self.tile: int = codes.NOWHERE
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
        self.shadow_mark: int = codes.PLAIN
        """Whether the Shadow is a Total Failure, a Total Success or a number."""
        self.hidden: bool = False
        self.hid: bool = False
        """Declared Hide this round."""
        self.forced_hidden: int = codes.NOBODY
        """The class of card (ruling 38) that hides this ninja for the round, or -1."""
        self.forced_visible: int = codes.NOBODY
        self.stage: int = 0
        """How far its turn went: see the stages in `codes`."""
        self.moves: int = 0
        self.counted_move: int = 0
        """The Move that `moves` began with."""
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
        self.declared: int = codes.NOBODY
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
        """The effects of all active cards. Derived: `inventory.gather` fills it."""
        self.faces: list[Effect] = []
        """Those of them that say what the faces of a die mean,"""
        self.changes: list[Effect] = []
        """and those that change a number."""

    def set_effects(self, effects: list[Effect]) -> None:
        """Set the effects of its active cards."""
        self.effects = effects
        self.faces = on_faces(effects)
        self.changes = on_stats(effects)


class Roll:
    """A die that is being rolled, with its windows before and after."""

    def __init__(self) -> None:
        self.kind: int = codes.NOBODY
        self.seat: int = codes.NOBODY
        self.face: int = 0
        """The natural face; 0 until it is thrown."""
        self.bonus: int = 0
        """What abilities of the windows added."""
        self.lifted: bool = False
        self.sneak: int = 0
