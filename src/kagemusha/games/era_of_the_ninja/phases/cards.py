"""The box: what every card, unit and lord is, once the content files were read and numbered."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.step import Step


class Effect:
    """One sentence of a card: when, what, how much, to whom, under which conditions, at what cost.

    `conditions` holds pairs: the condition's number and its argument. `stat` is the number that
    `modify` and `set` change, the roll that roll effects speak of, the deck or unit that `gain`,
    `peek` or `spawn` name, or what `immune` is about; -1 where there is none.
    """

    def __init__(
        self,
        index: int,
        source: int,
        card: int,
        when: int,
        roll: int,
        do: int,
        stat: int,
        amount: int,
        target: int,
        reach: int,
        may: bool,
        limit: int,
        cost_ki: int,
        cost_ingenuity: int,
        cost_wounds: int,
        cost_counters: int,
        cost_card: bool,
        conditions: list[int],
    ) -> None:
        self.index: int = index
        self.source: int = source
        self.card: int = card
        self.when: int = when
        self.roll: int = roll
        self.do: int = do
        self.stat: int = stat
        self.amount: int = amount
        self.target: int = target
        self.reach: int = reach
        self.may: bool = may
        self.limit: int = limit
        self.cost_ki: int = cost_ki
        self.cost_ingenuity: int = cost_ingenuity
        self.cost_wounds: int = cost_wounds
        self.cost_counters: int = cost_counters
        self.cost_card: bool = cost_card
        self.conditions: list[int] = conditions
        self.triggers: list[Step] = []
        """The step that uses it, for each seat and, last, for nobody: `effects.prepare` fills it,
        so that what triggers an effect need not know what the effect does."""


def on_faces(effects: list[Effect]) -> list[Effect]:
    """Those that say what the faces of a die mean; every roll asks for them many times."""
    return [effect for effect in effects if codes.SUCCESS_FROM <= effect.do <= codes.BEST_OF_TWO]


class NinjaKind:
    """A ninja card. `elements` is a set of bits; -1 for a second element there is none."""

    def __init__(
        self,
        elements: int,
        gender: int,
        realm: int,
        move: int,
        attack: int,
        dodge: int,
        shadow: int,
        wounds: int,
        ki: int,
        counters: int,
        effects: list[Effect],
    ) -> None:
        self.elements: int = elements
        self.gender: int = gender
        self.realm: int = realm
        self.move: int = move
        self.attack: int = attack
        self.dodge: int = dodge
        self.shadow: int = shadow
        self.wounds: int = wounds
        self.ki: int = ki
        self.counters: int = counters
        self.effects: list[Effect] = effects


class CardKind:
    """A Weapon, Item or Skill card."""

    def __init__(
        self,
        copies: int,
        classes: int,
        attack: int,
        reach: int,
        slot: int,
        cost_ki: int,
        cost_ingenuity: int,
        cost_wounds: int,
        counters: int,
        effects: list[Effect],
        synergy: list[Effect],
    ) -> None:
        self.copies: int = copies
        self.classes: int = classes
        """The weapon's classes as bits."""
        self.attack: int = attack
        self.reach: int = reach
        """The weapon's Range; 0 for melee."""
        self.slot: int = slot
        """E.41: an activated Item switches off the active Item of the same slot; -1 is no slot."""
        self.cost_ki: int = cost_ki
        self.cost_ingenuity: int = cost_ingenuity
        self.cost_wounds: int = cost_wounds
        self.counters: int = counters
        self.effects: list[Effect] = effects
        self.synergy: list[Effect] = synergy


class UnitKind:
    """A unit or lord card."""

    def __init__(
        self,
        types: int,
        move: int,
        attack: int,
        damage: int,
        wound: int,
        dead: int,
        ingenuity: int,
        reach: int,
        limit: int,
        pool: int,
        counters: int,
        effects: list[Effect],
    ) -> None:
        self.types: int = types
        self.move: int = move
        self.attack: int = attack
        self.damage: int = damage
        self.wound: int = wound
        self.dead: int = dead
        self.ingenuity: int = ingenuity
        self.reach: int = reach
        self.limit: int = limit
        self.pool: int = pool
        self.counters: int = counters
        self.effects: list[Effect] = effects
        self.faces: list[Effect] = on_faces(effects)


class EncounterKind:
    """An Encounter card: how many copies, and how many units of each kind it brings."""

    def __init__(self, copies: int, units: list[int]) -> None:
        self.copies: int = copies
        self.units: list[int] = units


class Box:
    """All content of a match. Shared by its tables and never changed."""

    def __init__(
        self,
        ninja: list[NinjaKind],
        lords: list[UnitKind],
        units: list[UnitKind],
        cards: list[CardKind],
        encounters: list[EncounterKind],
        tiles: list[int],
        effects: list[Effect],
    ) -> None:
        self.ninja: list[NinjaKind] = ninja
        self.lords: list[UnitKind] = lords
        self.units: list[UnitKind] = units
        self.cards: list[CardKind] = cards
        """Weapons, then Items, then Skills, by their numbers in `codes`."""
        self.encounters: list[EncounterKind] = encounters
        self.tiles: list[int] = tiles
        """How many tiles of each shape."""
        self.effects: list[Effect] = effects
        """Every effect by its index: what `use` names."""


class Terms:
    """What was chosen before the match: mode, modules, clans and sides."""

    def __init__(
        self,
        seats: int,
        mode: int,
        arcade: bool,
        nvn: bool,
        reinforcements: bool,
        sneak: bool,
        choose_ninja: bool,
        clans: list[int],
        sides: list[int],
        lord: int,
        rounds: int,
    ) -> None:
        self.seats: int = seats
        self.mode: int = mode
        self.arcade: bool = arcade
        self.nvn: bool = nvn
        self.reinforcements: bool = reinforcements
        self.sneak: bool = sneak
        self.choose_ninja: bool = choose_ninja
        """E.149: a clan's ninja are chosen freely instead of drawn."""
        self.clans: list[int] = clans
        """The clan of each seat, `codes.NO_CLAN` for none."""
        self.sides: list[int] = sides
        """Seats of one number stand together; each for itself has its own."""
        self.lord: int = lord
        """The Lord to be met, or -1: drawn at random."""
        self.rounds: int = rounds
        """Ruling 64: after so many rounds the night is over."""
        self.death_match: bool = mode in (codes.DEATH_MATCH, codes.CLAN_DEATH_MATCH)
        """One of the two modes without Lord and minions."""
        self.can_fight: bool = nvn or self.death_match
        """Whether ninja may attack each other."""
