"""Shrinks the file of a trained network, so that it can be committed.

    python -m research.policies.shrink build/training/wat-aah/wat_aah_policy.npz wat_aah_ppo_1

Many matches of the network against itself and random players show which inputs are always 0, and
which actions are never legal. Their weights have learned nothing and become 0. All weights are
stored as half floats. The bot is written beside this file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from kagemusha.training.policy_bot import save_policy
from kagemusha.vector import ManyMatches

HERE = Path(__file__).parent
AT_ONCE = 64


def used(many: ManyMatches, weights: dict[str, Any], choices: int) -> tuple[Any, Any]:
    """Which inputs are ever above 0, and which actions are ever legal."""
    rng = np.random.default_rng(1)
    arrays = many.reset(1)
    seen, legal = arrays.observations.max(axis=0), arrays.mask.max(axis=0)
    for _ in range(choices // many.size):
        hidden = arrays.observations
        for layer in ("first", "second"):
            hidden = np.maximum(hidden @ weights[f"{layer}.weight"].T + weights[f"{layer}.bias"], 0)
        logits = hidden @ weights["policy.weight"].T + weights["policy.bias"]
        logits = np.where(arrays.mask, logits + rng.gumbel(size=logits.shape), -np.inf)
        actions = np.where(rng.random(many.size) < 0.3, arrays.samples, logits.argmax(axis=1))
        arrays = many.step(actions)
        np.maximum(seen, arrays.observations.max(axis=0), out=seen)
        np.maximum(legal, arrays.mask.max(axis=0), out=legal)
    return seen > 0, legal > 0


def main() -> None:
    """Read the arguments and write the bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("weights", type=Path)
    parser.add_argument("name", help="of the bot's module")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--choices", type=int, default=300_000)
    asked = parser.parse_args()
    with np.load(asked.weights) as found:
        weights = {name: found[name] for name in found.files}
    game = json.loads(str(weights.pop("about")))["game"]
    many = ManyMatches(game, AT_ONCE, asked.seats, learners="all", samples=True)
    seen, legal = used(many, weights, asked.choices)
    print(
        f"{seen.sum()} of {seen.size} numbers are seen, {legal.sum()} of {legal.size} actions legal"
    )
    weights["first.weight"] = weights["first.weight"] * seen
    weights["policy.weight"] = weights["policy.weight"] * legal[:, None]
    weights["policy.bias"] = weights["policy.bias"] * legal
    half = {name: values.astype(np.float16) for name, values in weights.items()}
    bot = save_policy(HERE, many.spec.rules, half, asked.name)
    print(f"{bot}: {bot.with_suffix('.npz').stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
