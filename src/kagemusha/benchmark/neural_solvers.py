"""OpenSpiel's baselines for small games that learn with networks, in PyTorch.

They see a game through its tensors of bounded history. To measure them, their policy is written to
a table, which can be evaluated on the original game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pyspiel
from open_spiel.python import policy, rl_environment

from kagemusha.core.errors import KagemushaError, Message


class NetworksMissing(KagemushaError, ImportError):  # noqa: N818  says what is missing
    """PyTorch, or something that OpenSpiel needs in addition, is not installed."""


try:
    import torch
    from open_spiel.python.pytorch import deep_cfr as deep
    from open_spiel.python.pytorch import nfsp as fictitious
except ImportError as error:
    raise NetworksMissing(Message("benchmark-needs-networks", {"problem": str(error)})) from error

torch.set_num_threads(1)  # sums depend on their number, and these networks are small
HISTORY = 64
"""More items than any player sees or does in a miniature."""
WIDTH = 64
Step = Callable[[], Any]


def with_history(game: Any, history: int = HISTORY) -> Any:
    """The same game, with tensors for information states."""
    return pyspiel.load_game(
        game.get_type().short_name, {**game.get_parameters(), "history": history}
    )


def table_of(game: Any, likely: Callable[[Any], dict[int, float]]) -> Any:
    """The policy that a function gives, as a table of all states."""

    def shares(state: Any) -> dict[int, float]:
        found = likely(state)
        total = sum(found.values())
        if total <= 0:
            return dict.fromkeys(found, 1 / len(found))
        return {action: chance / total for action, chance in found.items()}

    return policy.tabular_policy_from_callable(game, shares)


def deep_cfr(game: Any, seed: int) -> Iterator[Step]:
    """Deep counterfactual regret minimisation; a step is a round of 40 traversals a player."""
    shown = with_history(game)
    solver = deep.DeepCFRSolver(
        shown,
        policy_network_layers=(WIDTH, WIDTH),
        advantage_network_layers=(WIDTH, WIDTH),
        num_iterations=1,
        num_traversals=40,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=100_000,
        policy_network_train_steps=100,
        advantage_network_train_steps=100,
        seed=seed,
    )
    while True:
        solver.solve()
        yield lambda: table_of(shown, solver.action_probabilities)


def nfsp(game: Any, seed: int) -> Iterator[Step]:
    """Neural fictitious self-play; a step is a match."""
    shown = with_history(game)
    table = rl_environment.Environment(shown)
    size, actions = shown.information_state_tensor_size(), shown.num_distinct_actions()
    agents = [
        fictitious.NFSP(
            player,
            size,
            actions,
            [WIDTH, WIDTH],
            reservoir_buffer_capacity=200_000,
            anticipatory_param=0.1,
            batch_size=128,
            rl_learning_rate=0.01,
            sl_learning_rate=0.01,
            min_buffer_size_to_learn=500,
            learn_every=64,
            seed=seed * 10 + player,
            replay_buffer_capacity=100_000,
            update_target_network_every=1_000,
            epsilon_start=0.08,
            epsilon_end=0.001,
            epsilon_decay_duration=50_000,
        )
        for player in range(shown.num_players())
    ]

    def likely(state: Any) -> dict[int, float]:
        player, legal = state.current_player(), state.legal_actions()
        agent = agents[player]
        asked = rl_environment.TimeStep(
            observations={
                "info_state": {player: state.information_state_tensor(player)},
                "legal_actions": {player: legal},
                "current_player": player,
            },
            rewards=None,
            discounts=None,
            step_type=rl_environment.StepType.MID,
        )
        with agent.temp_mode_as(fictitious.MODE.AVERAGE_POLICY):
            shares = agent.step(asked, is_evaluation=True).probs
        return {action: float(shares[action]) for action in legal}

    while True:
        now = table.reset()
        while not now.last():
            player = now.observations["current_player"]
            now = table.step([agents[player].step(now).action])
        for agent in agents:
            agent.step(now)
        yield lambda: table_of(shown, likely)
