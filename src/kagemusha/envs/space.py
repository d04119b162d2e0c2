"""Actions as numbers, with masks of the legal ones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from kagemusha.core.action import Action
from kagemusha.core.action_table import ActionTable
from kagemusha.core.game import Rules
from kagemusha.core.kernel import row
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.registry import find_game


class Space(ActionTable):
    """The action space of one game with its seats and options."""

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules)
        if self.numbering:
            self._listed = vec[i16]([0] * self.numbering.most)
            self._empty = row(len(self.actions))

    def indices(self, legal: Iterable[Action], seat: int) -> list[int]:
        """The indices of a seat's legal actions, ascending."""
        return sorted(self.index(action, seat) for action in legal)

    def legal(self, play: Playthrough, seat: int) -> list[int]:
        """The indices of a seat's legal actions now."""
        if seat not in play.pending:
            return []
        if self.numbering:
            found: list[int] = play.state.indices(seat)
            return found
        return [self._places[action.notation] for action in play.legal(seat)]

    def mask(self, play: Playthrough, seat: int) -> NDArray[np.int8]:
        """1 for each action that is legal for a seat now, 0 for the others."""
        if self.numbering and seat in play.pending:
            written = self._empty[:]
            play.state.show_choices(seat, 0, written, 0, self._listed)
            return np.frombuffer(memoryview(written), np.int8).copy()
        found = np.zeros(len(self.actions), np.int8)
        found[self.legal(play, seat)] = 1
        return found


@lru_cache(64)
def space_of(rules: Rules[Any]) -> Space:
    """The action space of rules, cached for many matches."""
    return Space(rules)


def actions(game: str, seats: int | None = None, **options: Any) -> tuple[str, ...]:
    """The notation of each action by its index; empty where an index has no action."""
    return space_of(find_game(game).rules(seats, options)).notations()
