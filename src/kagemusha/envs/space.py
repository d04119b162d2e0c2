"""Actions as numbers: every action that can ever be legal has its own index.

It is the number of the choice in a game's kernel; without a kernel, the place in the vocabulary.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from kagemusha.core.action import Action
from kagemusha.core.game import Rules
from kagemusha.core.kernel import row
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.registry import find_game


class Space:
    """The action space of one game with its seats and options."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.numbering = rules.numbering()
        if self.numbering:
            self.actions: tuple[Action | None, ...] = self.numbering.actions
            """By index; None where these seats and options have none."""
            self._listed = vec[i16]([0] * self.numbering.most)
            self._empty = row(len(self.actions))
        else:
            self.actions = tuple(rules.vocabulary())
            self._index = {str(action): number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, index: int) -> Action | None:
        """The action of an index, if it has one."""
        return self.actions[index] if 0 <= index < len(self.actions) else None

    def index(self, action: Action, seat: int) -> int:
        """The index of a seat's action; -1 if there is no such action."""
        if self.numbering:
            return self.numbering.index(action, seat)
        return self._index.get(action.notation, -1)

    def indices(self, legal: Iterable[Action], seat: int) -> list[int]:
        """The indices of a seat's legal actions, ascending."""
        return sorted(self.index(action, seat) for action in legal)

    def legal(self, play: Playthrough, seat: int) -> list[int]:
        """The indices of what a seat may do now."""
        if seat not in play.pending:
            return []
        if self.numbering:
            found: list[int] = play.state.indices(seat)
            return found
        return [self._index[action.notation] for action in play.legal(seat)]

    def mask(self, play: Playthrough, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may do now, 0 for the others."""
        if self.numbering and seat in play.pending:
            written = self._empty[:]
            play.state.show_choices(seat, 0, written, 0, self._listed)
            return np.frombuffer(memoryview(written), np.int8).copy()
        found = np.zeros(len(self.actions), np.int8)
        found[self.legal(play, seat)] = 1
        return found


@lru_cache(64)
def space_of(rules: Rules[Any]) -> Space:
    """The action space of rules, made once for many matches."""
    return Space(rules)


def actions(game: str, seats: int | None = None, **options: Any) -> tuple[str, ...]:
    """The notation of each index, the table from numbers to actions; empty where there is none."""
    space = space_of(find_game(game).rules(seats, options))
    return tuple(str(action or "") for action in space.actions)
