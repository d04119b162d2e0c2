"""RLlib's PPO with masked actions against a bot.

    python examples/rllib_ppo.py kagemusha/WatAah-v2 --bot random --steps 50000

Needs `pip install kagemusha[envs] "ray[rllib]" torch`.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
import gymnasium
import numpy as np
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import kagemusha.envs  # noqa: F401  makes the environments known


class Masked(gymnasium.ObservationWrapper):
    """The keys and types that RLlib's module expects."""

    def __init__(self, env):
        super().__init__(env)
        seen, mask = env.observation_space["observation"], env.observation_space["action_mask"]
        full = gymnasium.spaces.Box(0.0, 1.0, mask.shape, np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": seen, "action_mask": full})

    def observation(self, seen):
        """An observation in RLlib's words."""
        mask = seen["action_mask"].astype(np.float32)
        return {"observations": seen["observation"], "action_mask": mask}


def make(settings: dict[str, Any]) -> gymnasium.Env:
    """An environment for a process of RLlib."""
    return Masked(gymnasium.make(settings["env"], bot=settings["bot"], seat=None))


def main(words: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("env", help="kagemusha/WatAah-v2, kagemusha/LoneNinja-v2, …")
    parser.add_argument("--bot", default="random", help="who plays the other seats")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--runners", type=int, default=0, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    register_env("kagemusha", make)
    batch = min(4000, asked.steps)
    config = (
        PPOConfig()
        .environment("kagemusha", env_config={"env": asked.env, "bot": asked.bot})
        .env_runners(num_env_runners=asked.runners)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128, 128]},
            )
        )
        .training(train_batch_size_per_learner=batch, minibatch_size=min(256, batch), num_epochs=4)
        .debugging(seed=asked.seed)
    )
    algorithm, played, reward = config.build_algo(), 0, 0.0
    while played < asked.steps:
        told = algorithm.train()["env_runners"]
        played = int(told["num_env_steps_sampled_lifetime"])
        reward = float(told.get("episode_return_mean", 0.0))
        print(f"after {played} choices: won {(1 + reward) / 2:.0%}", flush=True)
    algorithm.stop()
    return reward


if __name__ == "__main__":
    main()
