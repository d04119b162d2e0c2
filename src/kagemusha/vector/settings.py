"""What is played: the game, who learns, and who plays the other seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots import BotSpec
from kagemusha.core.errors import Message, OptionError
from kagemusha.envs.spec import EnvSpec

Policy = Callable[[NDArray[Any], NDArray[np.int8], NDArray[np.int64]], Any]
"""Gives an action for each row of observations, masks and seats: who plays the other seats."""
Number = Literal["float32", "uint8"]
RANDOM = "random"
"""The bot that plays inside the kernel, at full speed."""


@dataclass(frozen=True)
class VectorSettings:
    """A game with its seats and options, its learners and their opponents."""

    game: str
    matches: int
    """How many are played at once."""
    seats: int | None = None
    learners: tuple[int, ...] | None = (0,)
    """The seats that the caller plays; None: one seat, another one in each match of a place."""
    bot: BotSpec = RANDOM
    """Who plays the other seats."""
    policy: Policy | None = None
    """Who plays them instead of a bot."""
    number: Number = "float32"
    """Observations from 0 to 1, or the kernel's own small numbers."""
    samples: bool = False
    """Whether each step also draws a uniform legal action for every match."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def spec(self) -> EnvSpec:
        """The rules with their layout; an error says what does not fit."""
        spec = EnvSpec(self.game, self.seats, dict(self.options))
        seats = spec.rules.seats
        for seat in self.learners or ():
            if seat not in range(seats):
                args = {"seat": seat, "last": seats - 1}
                raise OptionError(Message("refused-no-such-seat", args))
        if self.matches < 1:
            raise ValueError(f"there must be at least one match, not {self.matches}")
        if self.learners == ():
            raise ValueError("there must be at least one learner; None stands for any seat")
        if self.number not in ("float32", "uint8"):
            raise ValueError(f"observations are 'float32' or 'uint8', not {self.number!r}")
        if self.number == "uint8" and spec.space.numbering is None:
            raise ValueError(f"{self.game} has no observations as small numbers: use 'float32'")
        return spec


def learners_of(
    seat: int | None, learners: Sequence[int] | str | None, seats: int
) -> tuple[int, ...] | None:
    """The seats of learners for `VectorSettings`: one seat, several, "all", or any (None)."""
    if learners is None:
        return None if seat is None else (seat,)
    if learners == "all":
        return tuple(range(seats))
    if isinstance(learners, str):
        raise ValueError(f"learners are seats, or 'all', not {learners!r}")
    return tuple(sorted(set(learners)))
