"""Gymnasium's vector environment over many matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from kagemusha.bots import BotSpec
from kagemusha.envs.spec import SEEDS
from kagemusha.vector.many import ManyMatches
from kagemusha.vector.settings import RANDOM, Number, Policy


class MatchesEnv(VectorEnv[NDArray[Any], NDArray[Any], NDArray[Any]]):
    """Matches side by side; when one ends, the next begins in the same step.

    The mask of legal actions is in `infos["action_mask"]`. The reward is that of the seat that has
    just acted; `infos["rewards"]` has those of all seats.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        learners: Sequence[int] | str | None = None,
        bot: BotSpec = RANDOM,
        policy: Policy | None = None,
        workers: int = 1,
        number: Number = "float32",
        copy: bool = True,
        **options: Any,
    ) -> None:
        """As `ManyMatches`; without `copy` each step writes the returned arrays again."""
        self.many = ManyMatches(
            game,
            num_envs,
            seats,
            seat=seat,
            learners=learners,
            bot=bot,
            policy=policy,
            workers=workers,
            number=number,
            **options,
        )
        spec = self.many.spec
        self.num_envs = num_envs
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        high: Any = 1.0
        if number == "uint8":
            size = [span for field in spec.encoder.layout for span in [field.span] * field.size]
            high = np.array(size, np.uint8)
        kind: Any = np.dtype(number).type
        shape = (spec.encoder.size,)
        low: Any = np.zeros(shape, kind)
        self.single_observation_space = spaces.Box(low, np.full(shape, high, kind), dtype=kind)
        self.single_action_space = spec.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin the first match of every place; one seed is for all of them."""
        del options
        if isinstance(seed, list):
            raise ValueError("one seed is for all matches, not one for each")
        super().reset(seed=seed)
        self.many.reset(int(self.np_random.integers(SEEDS)))
        return self._given(self.many.arrays.observations), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in every match."""
        acted = self.many.arrays.seats.copy()
        arrays = self.many.step(actions)
        infos = self._infos() | {
            "rewards": self._given(arrays.rewards),
            "illegal": self._given(arrays.illegal),
            "length": self._given(arrays.lengths),
        }
        earned = arrays.rewards[self._rows, acted]
        cut = np.zeros(self.num_envs, np.bool_)
        return self._given(arrays.observations), earned, self._given(arrays.done), cut, infos

    def _infos(self) -> dict[str, Any]:
        arrays = self.many.arrays
        return {"action_mask": self._given(arrays.mask), "seat": self._given(arrays.seats)}

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as libraries with masked policies ask for it."""
        return self.many.arrays.mask.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:
        """End the workers."""
        self.many.close()
