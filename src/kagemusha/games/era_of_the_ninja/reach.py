"""How far ninja, weapons and the Lord's units reach, from what a seat may see.

No rule is written a second time here: pieces are moved on a copy of the table that the view
stands for, and the rules say where they may go next and whom they may attack from there.
"""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.names import stack_id
from kagemusha.games.era_of_the_ninja.odds import table_of
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.attack import in_reach
from kagemusha.games.era_of_the_ninja.phases.copying import copy_world
from kagemusha.games.era_of_the_ninja.phases.enemies import in_range, routes
from kagemusha.games.era_of_the_ninja.phases.inventory import gather
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn, legal_moves
from kagemusha.games.era_of_the_ninja.phases.unit_stats import unit_stat
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.view import EraView

Costs = dict[int, int]
"""By the number of a tile: what it takes to get there."""


class Reach:
    """Of everything on the board that a view shows."""

    def __init__(self, setup: Setup, view: EraView) -> None:
        self._world: World = table_of(setup, view).world

    def walks(self, seat: int) -> tuple[Costs, Costs]:
        """The Move that each tile costs a ninja, without and only with a Sprint.

        In its turn that is what it has left; else what it will have. Known tiles alone count, and
        nothing that may happen on the way.
        """
        world = copy_world(self._world)
        ninja = world.ninja[seat]
        if not _stands(ninja):
            return {}, {}
        step = world.agenda[-1] if world.agenda else None
        turn = isinstance(step, TakeTurn) and step.seat == seat
        move = max(0, stat(world, ninja, codes.MOVE))
        if not turn:
            ninja.moves, ninja.stage = move, codes.START
        sprints = ninja.stage < codes.SPRINTING
        most = 0 if ninja.stage == codes.AGAIN else ninja.moves
        costs = _walk(world, ninja, most + (move if sprints else 0))
        near = {tile: cost for tile, cost in costs.items() if cost <= most}
        return near, {tile: cost for tile, cost in costs.items() if cost > most}

    def attacks(self, seat: int, weapon: int | None = None) -> list[int]:
        """The tiles that a ninja can attack from where it stands.

        `weapon`: with this of its cards, by its place, in the place of other weapons.
        """
        world = copy_world(self._world)
        ninja = world.ninja[seat]
        if not _stands(ninja):
            return []
        if weapon is not None:
            for place, card in enumerate(ninja.cards):
                if card.kind < codes.CARDS_A_DECK:
                    card.active = place == weapon
            gather(world, ninja)
        return [tile for tile in range(len(world.tiles)) if in_reach(world, ninja, tile)]

    def threats(self) -> dict[str, Costs]:
        """By stack: the tiles on which it could attack a ninja alone that it sees.

        Each with the steps that it would take first: 0 if it attacks from where it stands.
        """
        world = copy_world(self._world)
        prey = next((ninja for ninja in world.ninja if _stands(ninja)), None)
        if prey is None:
            return {}
        for ninja in world.ninja:
            ninja.alive = ninja is prey
        prey.hidden = False
        return {
            stack_id(stack.slot): _threat(world, stack, prey)
            for stack in world.stacks
            if not stack.stunned
        }


def _stands(ninja: Ninja) -> bool:
    return ninja.alive and ninja.kind >= 0 and ninja.tile >= 0


def _walk(world: World, ninja: Ninja, most: int) -> Costs:
    """The fewest steps to every tile but its own, as far as the Move goes."""
    costs = {ninja.tile: 0}
    line = [ninja.tile]
    for here in line:
        ninja.tile, ninja.moves = here, most - costs[here]
        found: list[int] = []
        legal_moves(world, ninja, found)
        for option in found:
            if option // verbs.VERB == verbs.MOVE:
                other = world.tiles[here].near[option // verbs.WHAT % verbs.WHAT]
                if other not in costs:
                    costs[other] = costs[here] + 1
                    line.append(other)
    del costs[line[0]]
    return costs


def _threat(world: World, stack: Stack, prey: Ninja) -> Costs:
    """Walk the stack to its prey on each tile, as it would, until it can attack."""
    start = stack.tile
    found: Costs = {}
    for tile in range(len(world.tiles)):
        prey.tile, stack.tile = tile, start
        for steps in range(unit_stat(world, stack, codes.UNIT_MOVE, None) + 1):
            if in_range(world, stack):
                found[tile] = steps
                break
            ways = routes(world, stack, prey.seat)
            if not ways:
                break
            stack.tile = world.tiles[stack.tile].near[ways[0]]
    stack.tile = start
    return found
