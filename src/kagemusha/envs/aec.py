"""PettingZoo: environments in which agents take turns, or choose simultaneously."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from kagemusha.core.errors import IllegalAction
from kagemusha.core.event import Event
from kagemusha.envs.names import env_name
from kagemusha.envs.spec import SEEDS, EnvSpec, Observation, rewards
from kagemusha.envs.transcript import MODES, Transcript


class _GameEnv:
    """The common part of both kinds: the game, its agents, and a transcript."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._spec = EnvSpec(game, seats, options)
        self.metadata: dict[str, Any] = {
            "name": env_name(self._spec.game),
            "render_modes": list(MODES),
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._spec.rules.seats)]
        self._random = np.random.default_rng()

    def _start(self, seed: int | None) -> None:
        """Start a new match. The same seed gives the same chance."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._transcript = Transcript()
        self._play, events = self._spec.start(int(self._random.integers(SEEDS)))
        self._record(events)
        self.agents = self.possible_agents[:]

    def _act(self, seat: int, index: int) -> list[Event]:
        return self._spec.act(self._play, seat, index, with_events=self.render_mode is not None)

    def _record(self, events: list[Event]) -> None:
        if self.render_mode:
            self._transcript.add(events)

    def render(self) -> Any:
        """The spectator's log so far."""
        return self._transcript.render(self.render_mode)

    def close(self) -> None:
        """Nothing to close."""


class TurnEnv(_GameEnv, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """Agents with a pending choice act in turn, unseen by others that choose at the same time."""

    def __init__(self, game: str, seats: int | None = None, **settings: Any) -> None:
        AECEnv.__init__(self)
        super().__init__(game, seats, **settings)
        self.metadata["is_parallelizable"] = False
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @cache  # noqa: B019  the same object each time, as the interface asks
    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        """What an agent sees, and the mask of what it may do."""
        return self._spec.observation_space()

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        """The index of every action."""
        return self._spec.action_space()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new match. The same seed gives the same chance."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return self._spec.observe(self._play, self._numbers[agent])

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError(f"{agent} owes an action, not None")
        self._record(self._act(self._numbers[agent], int(action)))
        result = self._play.result
        if result is not None:
            earned = rewards(len(self.agents), result)
            for each in self.agents:
                self.rewards[each] = earned[self._numbers[each]]
                self.terminations[each] = True
                self.infos[each] = {"reason": result.reason, "scores": result.scores}
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        pending = self._play.pending
        self.agent_selection = self.possible_agents[pending[0]] if pending else self.agents[0]


class TableEnv(_GameEnv, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act at once; those without a choice wait, which is the last index."""

    def __init__(self, game: str, seats: int | None = None, **settings: Any) -> None:
        super().__init__(game, seats, **settings)
        self.wait = len(self._spec.space)

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        """What an agent sees, and the mask of what it may do."""
        return self._spec.observation_space(extra=1)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:  # noqa: ARG002
        """The index of every action, and one more for waiting."""
        return self._spec.action_space(extra=1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new match. The same seed gives the same chance."""
        del options
        self._start(seed)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Apply the actions of all pending agents. An illegal action loses at once."""
        illegal: dict[int, str] = {}
        for seat in self._play.pending:
            try:
                index = int(actions[self.possible_agents[seat]])
                self._record(self._act(seat, index))
            except IllegalAction as error:
                illegal[seat] = str(error)
        result = self._play.result
        earned = rewards(len(self.agents), result)
        if illegal:
            earned = [-1.0 if seat in illegal else 0.0 for seat in range(len(self.agents))]
        ends = bool(illegal) or result is not None
        answer = (
            self._observed(),
            {agent: earned[seat] for seat, agent in enumerate(self.agents)},
            dict.fromkeys(self.agents, ends),
            dict.fromkeys(self.agents, False),
            {agent: self._info(seat, illegal) for seat, agent in enumerate(self.agents)},
        )
        if ends:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def _info(self, seat: int, illegal: dict[int, str]) -> dict[str, Any]:
        result = self._play.result
        info: dict[str, Any] = {} if result is None else {"reason": result.reason}
        return info | ({"illegal": illegal[seat]} if seat in illegal else {})

    def _observed(self) -> dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.agents):
            seen = self._spec.observe(self._play, seat)
            waits = np.array([not seen["action_mask"].any()], np.int8)
            seen["action_mask"] = np.concatenate([seen["action_mask"], waits])
            found[agent] = seen
        return found


def raw_env(game: str, seats: int | None = None, **settings: Any) -> TurnEnv:
    """A game with PettingZoo's AEC API; an illegal action raises IllegalAction."""
    return TurnEnv(game, seats, **settings)


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, Any]:
    """The same, wrapped like PettingZoo's own games: an illegal action loses at once."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, seats, **settings), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str, seats: int | None = None, **settings: Any) -> TableEnv:
    """A game with PettingZoo's parallel API."""
    return TableEnv(game, seats, **settings)
