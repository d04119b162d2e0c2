"""New rooms: drawing a tile, where and how it may lie, and moving in."""

from __future__ import annotations

from typing import ClassVar

from kagemusha.games.era_of_the_ninja.phases import codes, tape, verbs
from kagemusha.games.era_of_the_ninja.phases.castle import (
    fitting_turns,
    has_tiles,
    lay,
    open_way,
    stays_open,
)
from kagemusha.games.era_of_the_ninja.phases.encounters import DrawEncounter
from kagemusha.games.era_of_the_ninja.phases.step import Chance, Question, Step
from kagemusha.games.era_of_the_ninja.phases.triggers import trigger
from kagemusha.games.era_of_the_ninja.phases.verbs import choice
from kagemusha.games.era_of_the_ninja.phases.world import World, note


def spots(t: World, shape: int, drawn: bool) -> list[int]:
    """Ruling 60: where a tile of that shape may be laid, as tile * WAYS + way."""
    found: list[int] = []
    for tile in range(len(t.tiles)):
        for way in range(codes.WAYS):
            if open_way(t, tile, way) and fitting_turns(t, shape, tile, way, drawn):
                found.append(tile * codes.WAYS + way)
    return found


def fits(t: World, shape: int, origin: int, way: int, drawn: bool) -> bool:
    """Ruling 22: whether a tile of that shape may be laid there (anywhere for NOWHERE)."""
    if origin < 0:
        return bool(spots(t, shape, drawn))
    return bool(fitting_turns(t, shape, origin, way, drawn))


def may_explore(t: World, origin: int, way: int) -> bool:
    """Whether any tile left fits beyond a marker."""
    if not has_tiles(t, 1):
        return False
    if stays_open(t):
        return True
    top = t.top[codes.TILE]
    if top != codes.NOWHERE and fits(t, t.box.rooms[top].shape, origin, way, False):
        return True
    for shape in range(codes.SHAPES):
        if shape_left(t, shape) and fits(t, shape, origin, way, False):
            return True
    return False


def shape_left(t: World, shape: int) -> bool:
    """Whether a room of that shape is in the bag."""
    for room in range(len(t.tile_bag)):
        if t.tile_bag[room] > 0 and t.box.rooms[room].shape == shape:
            return True
    return False


def fitting_rooms(t: World, origin: int, way: int) -> list[int]:
    """The rooms in the bag that may be laid there."""
    shapes = 0
    for shape in range(codes.SHAPES):
        if stays_open(t) or fits(t, shape, origin, way, False):
            shapes |= 1 << shape
    found: list[int] = []
    for room in range(len(t.tile_bag)):
        if t.tile_bag[room] > 0 and shapes >> t.box.rooms[room].shape & 1 == 1:
            found.append(room)
    return found


class DrawTile(Step):
    """A tile is drawn. Ruling 22: one that fits nowhere goes back and another is drawn."""

    code: ClassVar[int] = 31
    fields: ClassVar[tuple[str, ...]] = ("origin", "way", "stays")
    flags: ClassVar[tuple[str, ...]] = ("stays",)

    def __init__(self, seat: int, origin: int, way: int, stays: bool) -> None:
        self.seat = seat
        self.origin: int = origin
        self.way: int = way
        self.stays: bool = stays

    def run(self, t: World) -> None:
        top = t.top[codes.TILE]
        if top != codes.NOWHERE:
            t.top[codes.TILE] = codes.NOWHERE
            t.top_known[codes.TILE] = 0
            if fits(t, t.box.rooms[top].shape, self.origin, self.way, True):
                tile_drawn(t, self.seat, self.origin, self.way, self.stays, top)
                return
            t.tile_bag[top] += 1
            note(t, tape.TILE_REFUSED, self.seat, top)
        t.agenda.append(ChanceTile(self.seat, self.origin, self.way, self.stays))


class ChanceTile(Chance):
    """Chance's tile."""

    code: ClassVar[int] = 64
    fields: ClassVar[tuple[str, ...]] = ("origin", "way", "stays")
    flags: ClassVar[tuple[str, ...]] = ("stays",)

    def __init__(self, seat: int, origin: int, way: int, stays: bool) -> None:
        self.seat = seat
        self.origin: int = origin
        self.way: int = way
        self.stays: bool = stays

    def weight(self, t: World, what: int) -> int:
        return t.tile_bag[what]

    def legal(self, t: World, seat: int) -> list[int]:
        rooms = fitting_rooms(t, self.origin, self.way)
        return [choice(verbs.TILE, room) for room in rooms]

    def answer(self, t: World, seat: int, verb: int, room: int, detail: int, /) -> None:
        t.tile_bag[room] -= 1
        tile_drawn(t, self.seat, self.origin, self.way, self.stays, room)


def tile_drawn(t: World, seat: int, origin: int, way: int, stays: bool, room: int) -> None:
    """The tile is known: where it lies and how it is turned."""
    note(t, tape.TILE_DRAWN, seat, room)
    if origin < 0:
        t.agenda.append(PlaceSpot(seat, room))
    else:
        turn_tile(t, seat, room, origin, way, stays)


class PlaceSpot(Question):
    """Ruling 60: a seat chooses beyond which marker a tile lies."""

    code: ClassVar[int] = 108
    name: ClassVar[str] = "place-spot"
    rule: ClassVar[str] = "E/r60"
    verbs: ClassVar[tuple[str, ...]] = ("place",)
    fields: ClassVar[tuple[str, ...]] = ("room",)

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room: int = room

    def legal(self, t: World, seat: int) -> list[int]:
        return [
            choice(verbs.SPOT, spot // codes.WAYS, spot % codes.WAYS)
            for spot in spots(t, t.box.rooms[self.room].shape, True)
        ]

    def answer(self, t: World, seat: int, verb: int, tile: int, way: int, /) -> None:
        turn_tile(t, self.seat, self.room, tile, way, True)


def turn_tile(t: World, seat: int, room: int, origin: int, way: int, stays: bool) -> None:
    """E.44: lay a tile, or ask how it is turned if there are several ways."""
    turns = fitting_turns(t, t.box.rooms[room].shape, origin, way, True)
    if len(turns) == 1:
        lay_tile(t, seat, room, origin * codes.WAYS + way, turns[0], stays)
    else:
        t.agenda.append(TurnTile(seat, room, origin * codes.WAYS + way, stays))


class TurnTile(Question):
    """E.44: a seat chooses how a tile is turned. `spot` is like in `spots`."""

    code: ClassVar[int] = 87
    name: ClassVar[str] = "turn-tile"
    rule: ClassVar[str] = "E.44"
    verbs: ClassVar[tuple[str, ...]] = ("turn",)
    fields: ClassVar[tuple[str, ...]] = ("room", "spot", "stays")
    flags: ClassVar[tuple[str, ...]] = ("stays",)

    def __init__(self, seat: int, room: int, spot: int, stays: bool) -> None:
        self.seat = seat
        self.room: int = room
        self.spot: int = spot
        self.stays: bool = stays

    def legal(self, t: World, seat: int) -> list[int]:
        shape = t.box.rooms[self.room].shape
        turns = fitting_turns(t, shape, self.spot // codes.WAYS, self.spot % codes.WAYS, True)
        return [choice(verbs.TURN, quarters) for quarters in turns]

    def answer(self, t: World, seat: int, verb: int, quarters: int, detail: int, /) -> None:
        lay_tile(t, self.seat, self.room, self.spot, quarters, self.stays)


def lay_tile(t: World, seat: int, room: int, spot: int, turn: int, stays: bool) -> None:
    """E.43, E.44: the tile is laid; the explorer moves in and meets who is there."""
    origin = t.tiles[spot // codes.WAYS]
    way = spot % codes.WAYS
    new = lay(t, origin.x + codes.WAY_X[way], origin.y + codes.WAY_Y[way], room, turn)
    note(t, tape.TILE_LAID, seat, new, room, turn)
    if stays:
        return
    ninja = t.ninja[seat]
    ninja.tile = new
    ninja.moved = True
    ninja.explored = True
    note(t, tape.MOVED, seat, new)
    t.agenda.append(Explored(seat))
    t.agenda.append(DrawEncounter(seat, new, False))
    trigger(t, ninja, codes.ARRIVING)


class Explored(Step):
    """The new room was entered and its units are there."""

    code: ClassVar[int] = 43

    def run(self, t: World) -> None:
        if t.ninja[self.seat].alive:
            trigger(t, t.ninja[self.seat], codes.EXPLORING)
