"""The castle: tiles, paired markers, ways, distances, lines of sight, and where a tile may go."""

from __future__ import annotations

from typing import Final

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.codes import BACK, NOWHERE, WAY_X, WAY_Y, WAYS
from kagemusha.games.era_of_the_ninja.phases.pieces import Tile
from kagemusha.games.era_of_the_ninja.phases.world import World

FAR: Final = 1000
"""Farther than any way: no way leads there."""
NO_FEATURE: Final[list[Effect]] = []


def tile_on(t: World, x: int, y: int) -> int:
    """The tile that lies there, or NOWHERE."""
    for index in range(len(t.tiles)):
        tile = t.tiles[index]
        if tile.x == x and tile.y == y:
            return index
    return NOWHERE


def lay(t: World, x: int, y: int, room: int, turn: int) -> int:
    """Lay a tile down; returns its number."""
    t.tiles.append(Tile(x, y, room, turn))
    new = len(t.tiles) - 1
    join(t, new)
    count_open_edges(t)
    return new


def join(t: World, new: int) -> None:
    """Write down on a tile its exits, and on it and its neighbours what lies beside them."""
    tile = t.tiles[new]
    tile.shape = t.box.rooms[tile.room].shape
    tile.exits = turned(tile.shape, tile.turn)
    for way in range(WAYS):
        other = tile_on(t, tile.x + WAY_X[way], tile.y + WAY_Y[way])
        tile.near[way] = other
        if other != NOWHERE:
            beside = t.tiles[other]
            beside.near[way ^ BACK] = new
            if has_exit(tile, way) and has_exit(beside, way ^ BACK):
                tile.joined |= 1 << way
                beside.joined |= 1 << (way ^ BACK)


def rejoin(t: World) -> None:
    """The same for all tiles: after a table was read from numbers."""
    for index in range(len(t.tiles)):
        if not 0 <= t.tiles[index].room < len(t.box.rooms):
            raise ValueError("no such room")
        join(t, index)
    count_open_edges(t)


def room_effects(t: World, tile: int) -> list[Effect]:
    """Ruling 69: the feature of the room of a tile."""
    return t.box.rooms[t.tiles[tile].room].effects if tile >= 0 else NO_FEATURE


def has_exit(tile: Tile, way: int) -> bool:
    """Whether a tile has a Move marker on that side."""
    return tile.exits >> way & 1 == 1


def paired(t: World, tile: int, way: int) -> bool:
    """E.42, E.45: two markers that face each other."""
    return t.tiles[tile].joined >> way & 1 == 1


def open_way(t: World, tile: int, way: int) -> bool:
    """A marker that faces an open edge: one may explore through it."""
    here = t.tiles[tile]
    return here.near[way] == NOWHERE and has_exit(here, way)


def has_open_way(t: World, tile: int) -> bool:
    """Whether a tile has a marker that faces an open edge."""
    here = t.tiles[tile]
    for way in range(WAYS):
        if here.near[way] == NOWHERE and here.exits >> way & 1 == 1:
            return True
    return False


def distances(t: World, start: int) -> list[int]:
    """E.42: how many steps through paired markers lead to each tile; FAR if none do."""
    far = [FAR] * len(t.tiles)
    far[start] = 0
    line = [start]
    for here in line:
        tile = t.tiles[here]
        for way in range(WAYS):
            if tile.joined >> way & 1 == 1:
                other = tile.near[way]
                if far[other] == FAR:
                    far[other] = far[here] + 1
                    line.append(other)
    return far


def line_of_sight(t: World, start: int, other: int, reach: int) -> int:
    """E.55: the tiles a straight line of paired crossings takes, at most `reach`; FAR if none."""
    here = t.tiles[start]
    there = t.tiles[other]
    if start == other:
        return 0
    if here.x == there.x:
        way = codes.NORTH if there.y < here.y else codes.SOUTH
    elif here.y == there.y:
        way = codes.WEST if there.x < here.x else codes.EAST
    else:
        return FAR
    tile = start
    for steps in range(1, reach + 1):
        if not paired(t, tile, way):
            return FAR
        tile = t.tiles[tile].near[way]
        if tile == other:
            return steps
    return FAR


# --- placing a tile -----------------------------------------------------------------------


def turned(shape: int, turn: int) -> int:
    """The exits of a shape after some quarter turns."""
    base = codes.SHAPE_EXITS[shape]
    return (base << turn | base >> (WAYS - turn)) & codes.ALL_WAYS


def count_open_edges(t: World) -> None:
    """How many markers face an open edge: it changes with each tile."""
    t.open_edges = 0
    for tile in t.tiles:
        for way in range(WAYS):
            if tile.near[way] == NOWHERE and has_exit(tile, way):
                t.open_edges += 1


def stays_open(t: World) -> bool:
    """Whether so many markers face open edges that no tile could close the castle."""
    return t.open_edges > WAYS


def has_tiles(t: World, number: int) -> bool:
    """Whether at least so many tiles are not yet laid."""
    left = 1 if t.top[codes.TILE] != NOWHERE else 0
    for copies in t.tile_bag:
        if left >= number:
            return True
        left += copies
    return left >= number


def tiles_left(t: World) -> int:
    """Tiles not yet laid."""
    return sum(t.tile_bag) + (1 if t.top[codes.TILE] != NOWHERE else 0)


def fitting_turns(t: World, shape: int, origin: int, way: int, drawn: bool) -> list[int]:
    """E.44 and ruling 22: the turns in which a tile may lie beyond a marker.

    It pairs with the tile it leads from and with as many others as possible; it does not close
    the castle while tiles remain beside it (`drawn`: it is no longer counted among those left).
    Turns that look the same count once.
    """
    x = t.tiles[origin].x + WAY_X[way]
    y = t.tiles[origin].y + WAY_Y[way]
    facing = 0
    open_sides = 0
    for side in range(WAYS):
        other = tile_on(t, x + WAY_X[side], y + WAY_Y[side])
        if other == NOWHERE:
            open_sides |= 1 << side
        elif has_exit(t.tiles[other], side ^ BACK):
            facing |= 1 << side
    back = way ^ BACK
    # Markers of neighbours that face this place are no longer open edges.
    rest = t.open_edges - _bits(facing)
    last = not has_tiles(t, 1 if drawn else 2)
    best = -1
    found: list[int] = []
    seen = 0
    for turn in range(WAYS):
        exits = turned(shape, turn)
        if seen >> exits & 1 == 1 or exits >> back & 1 == 0:
            continue
        seen |= 1 << exits
        if not last and rest + _bits(exits & open_sides) == 0:
            continue
        pairs = _bits(exits & facing)
        if pairs > best:
            best = pairs
            found = []
        if pairs == best:
            found.append(turn)
    return found


def _bits(mask: int) -> int:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)
