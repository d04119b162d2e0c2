"""What a choice would cost or give, calculated from what a seat may see."""

from __future__ import annotations

from functools import cached_property

from kagemusha.games.era_of_the_ninja.odds import table_of
from kagemusha.games.era_of_the_ninja.options import Setup
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.castle import turned
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.spending import COSTS, price
from kagemusha.games.era_of_the_ninja.phases.stats import stat
from kagemusha.games.era_of_the_ninja.phases.turn import explore_cost
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.view import EraView


class Preview:
    """Prices and moves of the viewing seat."""

    def __init__(self, setup: Setup, view: EraView) -> None:
        self._setup, self._view = setup, view

    @cached_property
    def _world(self) -> World:
        return table_of(self._setup, self._view).world

    @property
    def _ninja(self) -> Ninja:
        return self._world.ninja[self._view.seat or 0]

    def card_price(self, deck: str) -> int:
        """The price of a card from a deck."""
        return price(self._world, self._ninja, COSTS[codes.DECK_NAMES.index(deck)])

    def synergy_price(self) -> int:
        """The price of a Synergy."""
        return price(self._world, self._ninja, codes.COST_SYNERGY)

    def explore_cost(self) -> int:
        """The Move that a new tile costs."""
        return explore_cost(self._world, self._ninja)

    def sprint_moves(self) -> int:
        """The Move that a sprint adds."""
        return max(0, stat(self._world, self._ninja, codes.MOVE))


def turned_exits(shape: str, turn: int) -> list[str]:
    """The ways out of a tile that lies turned so far."""
    exits = turned(codes.SHAPE_NAMES.index(shape), turn)
    return [name for way, name in enumerate(codes.WAY_NAMES) if exits >> way & 1]
