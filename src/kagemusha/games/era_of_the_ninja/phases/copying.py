"""Copies of pieces, and pieces as runs of numbers.

Written by scripts/pieces.py from the attributes of the pieces: change those, and run it.
"""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.step import read_step
from kagemusha.games.era_of_the_ninja.phases.world import World


def copy_tile(of: Tile) -> Tile:
    """Copy a tile; what never changes is shared."""
    to = Tile(of.x, of.y, of.room, of.turn)
    to.shape, to.exits, to.near, to.joined = of.shape, of.exits, of.near[:], of.joined
    return to


def write_tile(of: Tile, out: list[int]) -> None:
    """Write a tile as numbers, the length of a list before it."""
    out += [of.x, of.y, of.room, of.turn]


def read_tile(reader: Reader) -> Tile:
    """Read a tile as it was written."""
    return Tile(reader.one(), reader.one(), reader.one(), reader.one())


def copy_stack(of: Stack) -> Stack:
    """Copy a stack; what never changes is shared."""
    to = Stack(of.slot, of.unit, of.tile, of.units)
    to.tokens, to.done, to.stunned, to.prize = of.tokens, of.done, of.stunned, of.prize
    return to


def write_stack(of: Stack, out: list[int]) -> None:
    """Write a stack as numbers, the length of a list before it."""
    out += [of.slot, of.unit, of.tile, of.units, of.tokens, int(of.done), int(of.stunned), of.prize]


def read_stack(reader: Reader) -> Stack:
    """Read a stack as it was written."""
    to = Stack(reader.one(), reader.one(), reader.one(), reader.one())
    to.tokens, to.done, to.stunned = reader.one(), reader.one() != 0, reader.one() != 0
    to.prize = reader.one()
    return to


def copy_card(of: Card) -> Card:
    """Copy a card; what never changes is shared."""
    to = Card(of.kind, of.active)
    to.counters, to.under, to.open, to.stowed = of.counters, of.under, of.open, of.stowed
    return to


def write_card(of: Card, out: list[int]) -> None:
    """Write a card as numbers, the length of a list before it."""
    out += [of.kind, int(of.active), of.counters, of.under, int(of.open), int(of.stowed)]


def read_card(reader: Reader) -> Card:
    """Read a card as it was written."""
    to = Card(reader.one(), reader.one() != 0)
    to.counters, to.under, to.open = reader.one(), reader.one(), reader.one() != 0
    to.stowed = reader.one() != 0
    return to


def copy_ninja(of: Ninja) -> Ninja:
    """Copy a ninja; what never changes is shared."""
    to = Ninja(of.seat)
    to.kind, to.alive, to.out, to.tile, to.wounds = of.kind, of.alive, of.out, of.tile, of.wounds
    to.ki, to.max_wounds, to.max_ki = of.ki, of.max_wounds, of.max_ki
    to.extra_wounds, to.extra_ki, to.ingenuity = of.extra_wounds, of.extra_ki, of.ingenuity
    to.banked, to.shadow, to.shadow_mark = of.banked, of.shadow, of.shadow_mark
    to.hidden, to.hid, to.forced_hidden = of.hidden, of.hid, of.forced_hidden
    to.forced_visible, to.stage, to.moves = of.forced_visible, of.stage, of.moves
    to.counted_move, to.flowing, to.moved = of.counted_move, of.flowing, of.moved
    to.explored, to.sprinted, to.attacked = of.explored, of.sprinted, of.attacked
    to.attacks, to.again, to.bought, to.pool_used = of.attacks, of.again, of.bought, of.pool_used
    to.declared, to.counters = of.declared, of.counters
    to.cards = [copy_card(piece) for piece in of.cards]
    to.skills, to.offers = [copy_card(piece) for piece in of.skills], of.offers[:]
    to.kept, to.used_turn, to.used_round = of.kept[:], of.used_turn[:], of.used_round[:]
    to.used_game, to.tried, to.effects = of.used_game[:], of.tried[:], of.effects
    to.faces, to.changes = of.faces, of.changes
    return to


def write_ninja(of: Ninja, out: list[int]) -> None:
    """Write a ninja as numbers, the length of a list before it."""
    out += [of.kind, int(of.alive), int(of.out), of.tile, of.wounds, of.ki, of.max_wounds]
    out += [of.max_ki, of.extra_wounds, of.extra_ki, of.ingenuity, of.banked, of.shadow]
    out += [of.shadow_mark, int(of.hidden), int(of.hid), of.forced_hidden, of.forced_visible]
    out += [of.stage, of.moves, of.counted_move, int(of.flowing), int(of.moved), int(of.explored)]
    out += [int(of.sprinted), int(of.attacked), of.attacks, of.again, of.bought, int(of.pool_used)]
    out += [of.declared, of.counters, len(of.cards)]
    for card in of.cards:
        write_card(card, out)
    out += [len(of.skills)]
    for card in of.skills:
        write_card(card, out)
    out += [len(of.offers), *of.offers, len(of.kept), *of.kept, len(of.used_turn), *of.used_turn]
    out += [len(of.used_round), *of.used_round, len(of.used_game), *of.used_game, len(of.tried)]
    out += [*of.tried]


def read_ninja(reader: Reader, seat: int) -> Ninja:
    """Read a ninja as it was written."""
    to = Ninja(seat)
    to.kind, to.alive, to.out = reader.one(), reader.one() != 0, reader.one() != 0
    to.tile, to.wounds, to.ki = reader.one(), reader.one(), reader.one()
    to.max_wounds, to.max_ki, to.extra_wounds = reader.one(), reader.one(), reader.one()
    to.extra_ki, to.ingenuity, to.banked = reader.one(), reader.one(), reader.one()
    to.shadow, to.shadow_mark, to.hidden = reader.one(), reader.one(), reader.one() != 0
    to.hid, to.forced_hidden, to.forced_visible = reader.one() != 0, reader.one(), reader.one()
    to.stage, to.moves, to.counted_move = reader.one(), reader.one(), reader.one()
    to.flowing, to.moved, to.explored = reader.one() != 0, reader.one() != 0, reader.one() != 0
    to.sprinted, to.attacked, to.attacks = reader.one() != 0, reader.one() != 0, reader.one()
    to.again, to.bought, to.pool_used = reader.one(), reader.one(), reader.one() != 0
    to.declared, to.counters = reader.one(), reader.one()
    to.cards = [read_card(reader) for _ in range(reader.one())]
    to.skills = [read_card(reader) for _ in range(reader.one())]
    to.offers, to.kept = reader.several(reader.one()), reader.several(reader.one())
    to.used_turn, to.used_round = reader.several(reader.one()), reader.several(reader.one())
    to.used_game, to.tried = reader.several(reader.one()), reader.several(reader.one())
    return to


def copy_roll(of: Roll) -> Roll:
    """Copy a roll; what never changes is shared."""
    to = Roll()
    to.kind, to.seat, to.face, to.bonus, to.lifted = of.kind, of.seat, of.face, of.bonus, of.lifted
    to.sneak = of.sneak
    return to


def write_roll(of: Roll, out: list[int]) -> None:
    """Write a roll as numbers, the length of a list before it."""
    out += [of.kind, of.seat, of.face, of.bonus, int(of.lifted), of.sneak]


def read_roll(reader: Reader) -> Roll:
    """Read a roll as it was written."""
    to = Roll()
    to.kind, to.seat, to.face, to.bonus = reader.one(), reader.one(), reader.one(), reader.one()
    to.lifted, to.sneak = reader.one() != 0, reader.one()
    return to


def copy_world(of: World) -> World:
    """Copy a world; what never changes is shared."""
    to = World(of.box, of.terms)
    to.ninja = [copy_ninja(piece) for piece in of.ninja]
    to.tiles, to.open_edges = [copy_tile(piece) for piece in of.tiles], of.open_edges
    to.stacks, to.agenda = [copy_stack(piece) for piece in of.stacks], of.agenda[:]
    to.roll, to.answer, to.foe = copy_roll(of.roll), copy_roll(of.answer), of.foe
    to.rival, to.damage, to.round, to.lead = of.rival, of.damage, of.round, of.lead
    to.awareness, to.awareness_face, to.attacked = of.awareness, of.awareness_face, of.attacked
    to.lord, to.lord_state, to.lord_counters = of.lord, of.lord_state, of.lord_counters
    to.head, to.head_wounds, to.start_left = of.head, of.head_wounds, of.start_left
    to.middle_left, to.lord_in_middle = of.middle_left, of.lord_in_middle
    to.guards_left, to.reserve_left = of.guards_left, of.reserve_left
    to.lord_in_reserve, to.reason, to.winners = of.lord_in_reserve, of.reason, of.winners
    to.dice, to.lord_used_round = of.dice[:], of.lord_used_round[:]
    to.lord_used_game, to.tile_bag = of.lord_used_game[:], of.tile_bag[:]
    to.encounter_bag, to.bag, to.pile = of.encounter_bag[:], of.bag[:], of.pile[:]
    to.ninja_bag, to.top, to.top_known = of.ninja_bag[:], of.top[:], of.top_known[:]
    to.pools, to.clan_pool, to.tape_on = of.pools[:], of.clan_pool[:], of.tape_on
    to.tape = of.tape[:]
    return to


def write_world(of: World, out: list[int]) -> None:
    """Write a world as numbers, the length of a list before it."""
    out += [len(of.tiles)]
    for tile in of.tiles:
        write_tile(tile, out)
    out += [len(of.stacks)]
    for stack in of.stacks:
        write_stack(stack, out)
    out += [len(of.agenda)]
    for step in of.agenda:
        out += step.numbers()
    write_roll(of.roll, out)
    write_roll(of.answer, out)
    out += [of.foe, of.rival, of.damage, of.round, of.lead, of.awareness, of.awareness_face]
    out += [of.attacked, of.lord, of.lord_state, of.lord_counters, of.head, of.head_wounds]
    out += [of.start_left, of.middle_left, int(of.lord_in_middle), of.guards_left, of.reserve_left]
    out += [int(of.lord_in_reserve), of.reason, of.winners, len(of.dice), *of.dice]
    out += [len(of.lord_used_round), *of.lord_used_round, len(of.lord_used_game)]
    out += [*of.lord_used_game, len(of.tile_bag), *of.tile_bag, len(of.encounter_bag)]
    out += [*of.encounter_bag, len(of.bag), *of.bag, len(of.pile), *of.pile, len(of.ninja_bag)]
    out += [*of.ninja_bag, len(of.top), *of.top, len(of.top_known), *of.top_known, len(of.pools)]
    out += [*of.pools, len(of.clan_pool), *of.clan_pool]


def read_world(reader: Reader, box: Box, terms: Terms) -> World:
    """Read a world as it was written."""
    to = World(box, terms)
    to.tiles = [read_tile(reader) for _ in range(reader.one())]
    to.stacks = [read_stack(reader) for _ in range(reader.one())]
    to.agenda, to.roll = [read_step(reader) for _ in range(reader.one())], read_roll(reader)
    to.answer, to.foe, to.rival = read_roll(reader), reader.one(), reader.one()
    to.damage, to.round, to.lead = reader.one(), reader.one(), reader.one()
    to.awareness, to.awareness_face, to.attacked = reader.one(), reader.one(), reader.one()
    to.lord, to.lord_state, to.lord_counters = reader.one(), reader.one(), reader.one()
    to.head, to.head_wounds, to.start_left = reader.one(), reader.one(), reader.one()
    to.middle_left, to.lord_in_middle = reader.one(), reader.one() != 0
    to.guards_left, to.reserve_left = reader.one(), reader.one()
    to.lord_in_reserve, to.reason, to.winners = reader.one() != 0, reader.one(), reader.one()
    to.dice, to.lord_used_round = reader.several(reader.one()), reader.several(reader.one())
    to.lord_used_game, to.tile_bag = reader.several(reader.one()), reader.several(reader.one())
    to.encounter_bag, to.bag = reader.several(reader.one()), reader.several(reader.one())
    to.pile, to.ninja_bag = reader.several(reader.one()), reader.several(reader.one())
    to.top, to.top_known = reader.several(reader.one()), reader.several(reader.one())
    to.pools, to.clan_pool = reader.several(reader.one()), reader.several(reader.one())
    return to
