"""MaskablePPO of sb3-contrib against a bot.

    python examples/maskable_ppo.py kagemusha/WatAah-v2 --bot random --steps 50000

Needs `pip install kagemusha[envs] sb3-contrib`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import gymnasium
from sb3_contrib import MaskablePPO

import kagemusha.envs  # noqa: F401  makes the environments known


def score(model, env, matches):
    """The share of matches that are won."""
    won = 0
    for number in range(matches):
        seen, _ = env.reset(seed=number)
        ended = False
        while not ended:
            masks = env.unwrapped.action_masks()
            action, _ = model.predict(seen, action_masks=masks)
            seen, reward, ended, _, _ = env.step(int(action))
        won += reward > 0
    return won / matches


def main(words: Sequence[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("env", help="kagemusha/WatAah-v2, kagemusha/LoneNinja-v2, …")
    parser.add_argument("--bot", default="random", help="who plays the other seats")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--matches", type=int, default=100, help="for each score")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    env = gymnasium.make(asked.env, bot=asked.bot, seat=None)
    settings = {"n_steps": min(2048, asked.steps), "batch_size": 64}
    model = MaskablePPO("MultiInputPolicy", env, seed=asked.seed, device="cpu", **settings)
    print(f"before: won {score(model, env, asked.matches):.0%}")
    model.learn(asked.steps)
    after = score(model, env, asked.matches)
    print(f"after {asked.steps} choices: won {after:.0%}")
    return after


if __name__ == "__main__":
    main()
