"""The numbers of an observation, in order: what each means, and its bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kagemusha.core.features import Field
from kagemusha.games.era_of_the_ninja import names as ids
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases import observation as sees
from kagemusha.games.era_of_the_ninja.phases import player_observation as player
from kagemusha.games.era_of_the_ninja.phases.indices import ABILITIES
from kagemusha.games.era_of_the_ninja.phases.observation_numbers import (
    COPIES,
    HIGH,
    LOW,
    POINTS,
    SMALL,
)

WHO = ("own", "1st after", "2nd after", "3rd after")
"""Seats from the one that looks."""
SEATS = tuple(player_id(seat) for seat in range(codes.MOST_SEATS))
TYPES = (*codes.TYPE_NAMES, *(f"side-{side + 1}" for side in range(codes.MOST_SEATS)))
FLAGS = "alive, out, hidden, hid, moved, attacked, on the own side, winner"
STACK = "tile + 1, units, tokens, prize"
STACK_FLAGS = "done, stunned, would attack you, rolled about, asked about"
Values = tuple[str | int | None, ...]


def fields(names: Names) -> tuple[Field, ...]:
    """Every run of numbers, for the cards of a box."""
    return tuple(_Layout(names).table())


def _fill(values: Sequence[str], size: int) -> Values:
    """Values with None for the places that this box does not use."""
    return (*values, *[None] * (size - len(values)))


class _Layout:
    """The names that a box gives to the places."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.cards: Values = tuple(names.cards[: codes.CARDS])
        self.gear: Values = tuple(names.cards)
        self.ninja: Values = tuple(names.ninja)
        self.rooms = _fill(names.rooms, sees.ROOMS)

    def table(self) -> Iterator[Field]:
        """All fields."""
        yield from self._terms()
        yield from self._question()
        for name, start in (("roll", sees.SEES_ROLL), ("answer", sees.SEES_ANSWER)):
            yield from self._roll(name, start)
        yield from self._board()
        for tile in range(codes.MOST_TILES):
            yield from self._tile(f"tile {tile}", sees.SEES_TILES + tile * sees.TILE_SIZE)
        for slot in range(codes.SLOTS):
            start = sees.SEES_STACKS + slot * sees.STACK_SIZE
            yield _tiles(f"{stack_id(slot)}: {STACK}", start, 4)
            yield Field(f"{stack_id(slot)}: {STACK_FLAGS}", start + 4, 5, "flags")
        for place, who in enumerate(WHO):
            yield from self._player(who, sees.SEES_PLAYERS + place * player.PLAYER_SIZE)

    def _terms(self) -> Iterator[Field]:
        yield _one("mode", sees.SEES_MODE, ids.MODE_NAMES)
        yield _one("seats", sees.SEES_SEATS, tuple(range(1, codes.MOST_SEATS + 1)))
        modules = "Arcade, NvN, Reinforcements, Sneak, ninja chosen, castle kept by the defeated"
        yield Field(modules, sees.SEES_MODULES, 6, "flags")
        yield _points("rounds, tiles, rounds with healing, boon, dread", sees.SEES_TERMS, 5)

    def _question(self) -> Iterator[Field]:
        steps = [name for name in ids.STEP_NAMES if name != "chance"]
        yield _one("seat", sees.SEES_SEAT, SEATS)
        yield _one("step", sees.SEES_STEP, _fill(steps, sees.STEPS))
        yield _one("stage", sees.SEES_STAGE, ids.STAGE_NAMES)
        yield Field("pending", sees.SEES_ASKED, len(WHO), "some", among=WHO)
        yield _one("active", sees.SEES_ACTIVE, WHO)
        yield _one("lead", sees.SEES_LEAD, WHO)
        yield _points("round", sees.SEES_ROUND)
        yield _small("Awareness", sees.SEES_AWARENESS)
        yield _one("Lord", sees.SEES_LORD, self.names.lords)
        yield _one("Lord: state", sees.SEES_LORD_STATE, ids.LORD_STATE_NAMES)
        yield _small("Lord: counters", sees.SEES_LORD_COUNTERS)
        abilities = _fill(self.names.abilities, ABILITIES)
        yield _one("asked: ability", sees.SEES_ABILITY, abilities)
        yield _one("asked: card", sees.SEES_CARD, self.gear)
        yield _one("asked: room", sees.SEES_ROOM, self.rooms)
        yield _one("asked: unit", sees.SEES_UNIT, ids.UNIT_NAMES)
        yield _one("asked: deck", sees.SEES_DECK, ids.DECK_NAMES)
        yield _one("asked: tile", sees.SEES_TILE, range(codes.MOST_TILES))
        yield _one("asked: way", sees.SEES_WAY, ids.WAY_NAMES)
        yield _one("asked: player", sees.SEES_PLAYER, WHO)
        yield _small("asked: damage", sees.SEES_AMOUNT)
        yield Field("asked: to give, not to take", sees.SEES_GIVES, 1, "flags")

    def _roll(self, name: str, start: int) -> Iterator[Field]:
        numbers = start + sees.ROLL_NUMBERS
        yield _one(f"{name}: player", start, WHO)
        yield _one(f"{name}: kind", start + sees.ROLL_KIND, ids.ROLL_NAMES)
        yield Field(f"{name}: modifier", numbers, 1, high=HIGH, low=LOW)
        yield Field(f"{name}: face", numbers + 1, 1, high=codes.FACES)
        yield Field(f"{name}: value", numbers + 2, 1, high=HIGH, low=LOW)
        yield _one(f"{name}: mark", start + sees.ROLL_MARK, ids.MARK_NAMES)
        yield Field(f"{name}: lifted", start + sees.ROLL_LIFTED, 1, "flags")

    def _board(self) -> Iterator[Field]:
        yield Field("the whole stack", sees.SEES_WHOLE, 1, "flags")
        yield _one("rival", sees.SEES_RIVAL, WHO)
        yield _small("damage", sees.SEES_DAMAGE)
        yield _tiles("left: tiles, Encounters, Reinforcements", sees.SEES_LEFT, 3)
        yield _tiles("pools", sees.SEES_POOLS, codes.UNITS)
        yield Field("discarded", sees.SEES_PILE, codes.CARDS, "counts", COPIES, self.cards)
        decks = ids.DECK_NAMES
        yield Field("decks whose top was looked at", sees.SEES_PEEKED, 5, "some", among=decks)
        yield Field("known on top", sees.SEES_TOPS, codes.CARDS, "some", among=self.cards)
        yield _one("known Encounter", sees.SEES_TOP_ENCOUNTER, self.names.encounters)
        yield _one("known room", sees.SEES_TOP_ROOM, self.rooms)
        yield _one("head: tile", sees.SEES_HEAD, range(codes.MOST_TILES))
        yield _small("head: Wounds", sees.SEES_HEAD_WOUNDS)

    def _tile(self, name: str, start: int) -> Iterator[Field]:
        shift = sees.SHIFT
        yield Field(f"{name}: x, y", start, 2, high=shift, low=-shift)
        yield _one(f"{name}: room", start + sees.TILE_ROOM, self.rooms)
        for what, place in (
            ("exits", sees.TILE_EXITS),
            ("joined", sees.TILE_JOINED),
            ("open", sees.TILE_OPEN),
        ):
            yield Field(f"{name}: {what}", start + place, 4, "some", among=ids.WAY_NAMES)
        units = ids.UNIT_NAMES
        yield Field(f"{name}: units", start + sees.TILE_UNITS, 7, "counts", SMALL, units)
        yield _tiles(f"{name}: steps from the own ninja + 1", start + sees.TILE_FAR)

    def _player(self, who: str, start: int) -> Iterator[Field]:
        yield _one(f"{who}: ninja", start, self.ninja)
        yield _one(f"{who}: tile", start + player.PLAYER_TILE, range(codes.MOST_TILES))
        yield Field(f"{who}: {FLAGS}", start + player.PLAYER_FLAGS, 8, "flags")
        yield _small(f"{who}: Wounds, most, Ki, most", start + player.PLAYER_VITAL, 4)
        yield _points(f"{who}: Ingenuity, score, clan pool", start + player.PLAYER_POINTS, 3)
        yield _small(f"{who}: Shadow, moves left, counters", start + player.PLAYER_NUMBERS, 3)
        values = f"{who}: Move, Attack, Dodge, Shadow bonus, Range"
        place = start + player.PLAYER_VALUES
        yield Field(values, place, len(player.VALUES), high=HIGH, low=LOW)
        yield _one(f"{who}: Shadow mark", start + player.PLAYER_MARK, ids.MARK_NAMES)
        yield _one(f"{who}: declared", start + player.PLAYER_DECLARED, TYPES)
        yield _one(f"{who}: clan", start + player.PLAYER_CLAN, ids.CLAN_NAMES)
        yield _counts(f"{who}: active cards", start + player.PLAYER_ACTIVE, self.gear)
        yield _counts(f"{who}: other cards", start + player.PLAYER_RESTING, self.gear)
        under = f"{who}: Skills with a card below, 2 where it is open"
        yield _counts(under, start + player.PLAYER_UNDER, self.cards)
        yield _counts(f"{who}: offered cards", start + player.PLAYER_OFFERS, self.cards)
        yield _counts(f"{who}: kept cards", start + player.PLAYER_KEPT, self.cards)
        yield _counts(f"{who}: offered ninja", start + player.PLAYER_NINJA_OFFERS, self.ninja)
        yield _counts(f"{who}: kept ninja", start + player.PLAYER_NINJA_KEPT, self.ninja)


def _one(name: str, start: int, among: Sequence[str | int | None]) -> Field:
    return Field(name, start, len(among), "one", among=tuple(among))


def _counts(name: str, start: int, among: Values) -> Field:
    return Field(name, start, len(among), "counts", COPIES, among)


def _small(name: str, start: int, size: int = 1) -> Field:
    return Field(name, start, size, high=SMALL)


def _points(name: str, start: int, size: int = 1) -> Field:
    return Field(name, start, size, high=POINTS)


def _tiles(name: str, start: int, size: int = 1) -> Field:
    return Field(name, start, size, high=codes.MOST_TILES)
