"""What all environments share: a game, its rules, its actions and observations."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kagemusha.core.chance import SeededSource
from kagemusha.core.errors import IllegalAction, Message
from kagemusha.core.event import Event
from kagemusha.core.game import Result
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.registry import find_game
from kagemusha.envs.encoder import encoder_of
from kagemusha.envs.space import space_of

Observation = dict[str, NDArray[Any]]
SEEDS = 2**32


class EnvSpec:
    """A game with its seats and options chosen, with its action space and encoder."""

    def __init__(self, game: str, seats: int | None, options: dict[str, Any]) -> None:
        self.game = find_game(game)
        self.rules = self.game.rules(seats, options)
        self.space = space_of(self.rules)
        self.encoder = encoder_of(self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        return EnvSpec, (self.game.id, self.rules.seats, dict(self.rules.options))

    def __deepcopy__(self, memo: dict[int, Any]) -> EnvSpec:
        return self  # immutable

    def observation_space(self, extra: int = 0) -> spaces.Dict:
        """Numbers between 0 and 1, and the mask of legal actions."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.space) + extra,), np.int8),
            }
        )

    def action_space(self, extra: int = 0) -> spaces.Discrete[Any]:
        """The index of every action."""
        return spaces.Discrete(len(self.space) + extra)

    def observe(self, play: Playthrough, seat: int) -> Observation:
        """What a seat sees, and the mask of its legal actions."""
        return {
            "observation": self.encoder.observe(play.state, seat),
            "action_mask": self.space.mask(play, seat),
        }

    def start(self, seed: int) -> tuple[Playthrough, list[Event]]:
        """A new match and its first events."""
        play = Playthrough(self.rules, SeededSource(seed))
        return play, play.start()[0]

    def act(self, play: Playthrough, seat: int, index: int, *, with_events: bool) -> list[Event]:
        """Carry out the action with this index. Returns what happened, if events are wanted.

        Raises IllegalAction, with nothing changed, if it is not legal now.
        """
        action = self.space.action(index)
        if index not in self.space.legal(play, seat) or action is None:
            args = {"action": str(action or index)}
            raise IllegalAction(Message("refused-not-legal-now", args, rule="core"))
        if self.space.numbering and not with_events:
            play.choose(seat, index)
            return []
        return play.apply(seat, action)[0]


def rewards(seats: int, result: Result | None) -> list[float]:
    """For each seat: 1 if it won, alone or with others, -1 if not; 0 while the match runs."""
    if result is None:
        return [0.0] * seats
    return [1.0 if seat in result.winners else -1.0 for seat in range(seats)]
