"""The box: what every card, unit and lord is, once the content files were read and numbered."""

from __future__ import annotations

from dataclasses import dataclass, field

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.step import Step


@dataclass(eq=False)
class Effect:
    """One sentence of a card: when, what, how much, to whom, under which conditions, at what cost.

    `conditions` holds pairs: the condition's number and its argument. `stat` is the number that
    `modify` and `set` change, the roll that roll effects speak of, the deck or unit that `gain`,
    `peek` or `spawn` name, or what `immune` is about; -1 where there is none.
    """

    index: int
    card_class: int
    card: int
    when: int
    roll: int
    do: int
    stat: int
    amount: int
    target: int
    reach: int
    may: bool
    limit: int
    cost_ki: int
    cost_ingenuity: int
    cost_wounds: int
    cost_counters: int
    cost_shadow: int
    cost_card: bool
    conditions: list[int]
    triggers: list[Step] = field(default_factory=list)
    """The step that uses it, for each seat and, last, for nobody: `effects.prepare` fills it,
    so that what triggers an effect need not know what the effect does."""


def on_faces(effects: list[Effect]) -> list[Effect]:
    """Those that say what the faces of a die mean; every roll asks for them many times."""
    return [effect for effect in effects if codes.SUCCESS_FROM <= effect.do <= codes.BEST_OF_TWO]


def on_stats(effects: list[Effect]) -> list[Effect]:
    """Those that change a number of a ninja or a unit: they always stand, and are often asked."""
    return [effect for effect in effects if effect.do in (codes.MODIFY, codes.SET)]


@dataclass(eq=False)
class NinjaKind:
    """A ninja card. `elements` is a set of bits; -1 for a second element there is none."""

    elements: int
    gender: int
    realm: int
    move: int
    attack: int
    dodge: int
    shadow: int
    wounds: int
    ki: int
    counters: int
    effects: list[Effect]


@dataclass(eq=False)
class CardKind:
    """A Weapon, Item or Skill card."""

    copies: int
    classes: int
    """The weapon's classes as bits."""
    attack: int
    reach: int
    """The weapon's Range; 0 for melee."""
    slot: int
    """E.41: an activated Item switches off the active Item of the same slot; -1 is no slot."""
    cost_ki: int
    cost_ingenuity: int
    cost_wounds: int
    counters: int
    effects: list[Effect]
    synergy: list[Effect]


@dataclass(eq=False)
class UnitKind:
    """A unit or lord card."""

    types: int
    move: int
    attack: int
    damage: int
    wound: int
    dead: int
    ingenuity: int
    reach: int
    limit: int
    pool: int
    counters: int
    effects: list[Effect]
    faces: list[Effect] = field(init=False)
    changes: list[Effect] = field(init=False)

    def __post_init__(self) -> None:
        self.faces = on_faces(self.effects)
        self.changes = on_stats(self.effects)


@dataclass(eq=False)
class EncounterKind:
    """An Encounter card: copies, how many units of each kind it brings, and what happens then."""

    copies: int
    units: list[int]
    effects: list[Effect]


@dataclass(eq=False)
class RoomKind:
    """A Room tile: its shape, how many copies there are, and its feature."""

    shape: int
    copies: int
    effects: list[Effect]


@dataclass(eq=False)
class Box:
    """All content of a match. Shared by its worlds and never changed."""

    ninja: list[NinjaKind]
    lords: list[UnitKind]
    units: list[UnitKind]
    cards: list[CardKind]
    """Weapons, then Items, then Skills, by their numbers in `codes`."""
    encounters: list[EncounterKind]
    rooms: list[RoomKind]
    effects: list[Effect]
    """Every effect by its index: what `use` names."""


@dataclass(eq=False)
class Terms:
    """What was chosen before the match: mode, modules, clans and sides."""

    seats: int
    mode: int
    arcade: bool
    nvn: bool
    reinforcements: bool
    sneak: bool
    choose_ninja: bool
    """E.149: a clan's ninja are chosen freely instead of drawn."""
    clans: list[int]
    """The clan of each seat, `codes.NO_CLAN` for none."""
    sides: list[int]
    """Seats of one number stand together; each for itself has its own."""
    lord: int
    """The Lord to be met, or -1: drawn at random."""
    rounds: int
    """Ruling 64: after this many rounds the night is over."""
    tiles: int
    """Ruling 71: the number of Room tiles in the castle of a Death Match."""
    healing: int
    """Ruling 71: after this many rounds no rest heals a Wound, and each round costs one."""
    boon: int
    """Ruling 72: Wounds that each ninja has besides its own, lost first and never regained."""
    dread: int
    """Ruling 72: what the Lord's Wound and Dead are more than printed."""
    wardens: bool
    """Ruling 73: eliminated players choose for the Lord's units instead of the Lead."""
    death_match: bool = field(init=False)
    """One of the two modes without Lord and minions."""
    can_fight: bool = field(init=False)
    """Whether ninja may attack each other."""

    def __post_init__(self) -> None:
        self.death_match = self.mode in (codes.DEATH_MATCH, codes.CLAN_DEATH_MATCH)
        self.can_fight = self.nvn or self.death_match
