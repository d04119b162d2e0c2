"""A learner with action masks, from nothing: proximal policy optimisation in PyTorch.

    python examples/ppo.py kagemusha/WatAah-v2 --bot random --minutes 10 --plot wat-aah.svg
    python examples/ppo.py kagemusha/LoneNinja-v2 --shape "own: Ingenuity, score, clan pool"

Needs `pip install kagemusha[envs,plots] torch`. `--shape` adds the change of a number of the
observation, named as in `kagemusha.envs.layout`, to the reward: who never wins learns from it.
"""

from __future__ import annotations

import argparse
import time
from collections import deque
from collections.abc import Sequence

import gymnasium
import numpy as np
import torch
from torch import nn

import kagemusha.envs

ENVS, STEPS, EPOCHS, BATCH = 16, 128, 4, 512
GAMMA, LAMBDA, CLIP, ENTROPY, RATE = 0.99, 0.95, 0.2, 0.01, 3e-4


class Network(nn.Module):
    """The chance of each action, and what a position is worth."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, actions), nn.Linear(256, 1)

    def forward(self, seen, mask):
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Player:
    """One environment that begins again when a match is over."""

    def __init__(self, env, field, weight, seed):
        self.env, self.field, self.weight = env, field, weight
        self.seen, _ = env.reset(seed=seed)

    def extra(self):
        return self.field.read(self.seen["observation"])[0] if self.field else 0

    def step(self, action):
        before = self.extra()
        self.seen, reward, ended, cut, _ = self.env.step(action)
        shaped = reward + self.weight * (self.extra() - before)
        found = (shaped, reward, ended or cut, self.extra())
        if ended or cut:
            self.seen, _ = self.env.reset()
        return found


def collect(network, players):
    """STEPS choices of every player, and what they brought."""
    size = (STEPS, len(players))
    seen, masks = [], []
    actions, logs, values = (torch.zeros(size) for _ in range(3))
    rewards, ends = np.zeros(size, np.float32), np.zeros(size, np.float32)
    finished = []
    for step in range(STEPS + 1):
        now = torch.tensor(np.stack([player.seen["observation"] for player in players]))
        mask = torch.tensor(np.stack([player.seen["action_mask"] for player in players]))
        with torch.no_grad():
            chances, value = network(now, mask)
        if step == STEPS:
            break
        choice = chances.sample()
        seen, masks = [*seen, now], [*masks, mask]
        actions[step], logs[step], values[step] = choice, chances.log_prob(choice), value
        for number, player in enumerate(players):
            rewards[step, number], won, ended, extra = player.step(int(choice[number]))
            ends[step, number] = ended
            if ended:
                finished.append((won > 0, extra))
    gains = torch.zeros(size)
    later = torch.zeros(len(players))
    for step in reversed(range(STEPS)):
        going = torch.tensor(1 - ends[step])
        error = torch.tensor(rewards[step]) + GAMMA * value * going - values[step]
        gains[step] = later = error + GAMMA * LAMBDA * going * later
        value = values[step]
    parts = (torch.stack(seen), torch.stack(masks), actions.long(), logs, gains, gains + values)
    return [part.flatten(0, 1) for part in parts], finished


def improve(network, optimiser, data):
    """Several passes over what was collected."""
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(data[0])).split(BATCH):
            seen, mask, actions, logs, gains, targets = (part[chosen] for part in data)
            chances, value = network(seen, mask)
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            ratio = (chances.log_prob(actions) - logs).exp()
            worse = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
            loss = -worse.mean() + 0.5 * (value - targets).pow(2).mean()
            optimiser.zero_grad()
            (loss - ENTROPY * chances.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("env", help="kagemusha/WatAah-v2, kagemusha/LoneNinja-v2, …")
    parser.add_argument("--bot", default="random", help="who plays the other seats")
    parser.add_argument("--shape", help="a field of the observation whose growth is rewarded")
    parser.add_argument("--weight", type=float, default=0.2, help="what one more of it is worth")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--plot", help="a picture of what was learnt: PNG or SVG")
    asked = parser.parse_args(words)
    torch.manual_seed(1)
    torch.set_num_threads(1)  # small networks: more threads only wait for each other
    envs = [gymnasium.make(asked.env, bot=asked.bot) for _ in range(ENVS)]
    fields = {field.name: field for field in kagemusha.envs.layout(**envs[0].unwrapped.chosen)}
    if asked.shape and asked.shape not in fields:
        parser.error(f"no field {asked.shape!r}; there are: {'; '.join(fields)}")
    shape = fields.get(asked.shape)
    players = [Player(env, shape, asked.weight, n) for n, env in enumerate(envs)]
    network = Network(len(players[0].seen["observation"]), int(envs[0].action_space.n))
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE, eps=1e-5)
    started, steps, recent, curve = time.monotonic(), 0, deque(maxlen=400), []
    while (passed := time.monotonic() - started) < asked.minutes * 60:
        data, finished = collect(network, players)
        improve(network, optimiser, data)
        steps += ENVS * STEPS
        recent.extend(finished)
        won, extra = np.mean(recent, axis=0) if recent else (0.0, 0.0)
        curve.append((steps, 100 * won, extra))
        print(f"{passed:5.0f} s {steps:8d} choices: won {won:6.1%}, {asked.shape} {extra:.2f}")
    if asked.plot:
        import matplotlib.pyplot as plt

        x, won, extra = zip(*curve, strict=True)
        plt.plot(x, extra if asked.shape else won)
        plt.xlabel(f"choices in {asked.env}")
        plt.ylabel(f"{asked.shape}, at the end" if asked.shape else "matches won, %")
        plt.savefig(asked.plot)


if __name__ == "__main__":
    main()
