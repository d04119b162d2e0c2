"""Actions as numbers: every action that can ever be legal has its own index."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.core.action import Action
from kagemusha.core.game import Rules
from kagemusha.core.registry import find_game


class Space:
    """The action space of one game with its seats and options."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.actions: tuple[Action, ...] = tuple(rules.vocabulary())
        """By index."""
        self._index = {action.notation: number for number, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    def index(self, action: Action | str) -> int:
        """The index of an action; KeyError if there is no such action."""
        return self._index[str(action)]

    def indices(self, legal: Iterable[Action]) -> list[int]:
        """The indices of legal actions, ascending."""
        return sorted(self._index[action.notation] for action in legal)

    def mask(self, legal: Iterable[Action]) -> NDArray[np.int8]:
        """1 for each legal action, 0 for the others."""
        found = np.zeros(len(self.actions), np.int8)
        for action in legal:
            found[self._index[action.notation]] = 1
        return found


@lru_cache(64)
def space_of(rules: Rules[Any]) -> Space:
    """The action space of rules, made once for many matches."""
    return Space(rules)


def actions(game: str, seats: int | None = None, **options: Any) -> tuple[str, ...]:
    """The notation of each index: the table from numbers to actions."""
    return tuple(map(str, find_game(game).rules(seats, options).vocabulary()))
