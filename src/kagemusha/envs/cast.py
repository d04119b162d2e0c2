"""What an environment is made of: a game, its rules, and its numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kagemusha.core.errors import IllegalAction, Message
from kagemusha.core.registry import find_game
from kagemusha.envs.board import Board
from kagemusha.envs.space import space_of
from kagemusha.envs.tensors import tensors_of

Observation = dict[str, NDArray[Any]]
SEEDS = 2**32


class Cast:
    """A game with its seats and options chosen, as environments need it."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.rules = self.game.rules(seats, options)
        self.space = space_of(self.rules)
        self.tensors = tensors_of(self.rules)

    def observation_space(self, extra: int = 0) -> spaces.Dict:
        """Numbers between 0 and 1, and the mask of what is legal."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.tensors.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.space) + extra,), np.int8),
            }
        )

    def action_space(self, extra: int = 0) -> spaces.Discrete[Any]:
        """The index of every action."""
        return spaces.Discrete(len(self.space) + extra)

    def observe(self, board: Board, seat: int) -> Observation:
        """What a seat sees, and what it may do now."""
        legal = board.legal(seat) if seat in board.pending else ()
        return {
            "observation": self.tensors.observe(board.view(seat)),
            "action_mask": self.space.mask(legal),
        }

    def act(self, board: Board, seat: int, index: int) -> None:
        """Do what an index stands for; IllegalAction, with nothing changed, if it may not be."""
        known = 0 <= index < len(self.space)
        action = self.space.actions[index] if known else None
        if seat not in board.pending or action not in board.legal(seat):
            args = {"action": str(action or index)}
            raise IllegalAction(Message("refused-not-legal-now", args, rule="core"))
        board.act(seat, self.space.actions[index])
