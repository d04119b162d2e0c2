"""Self-play in a league with proximal policy optimisation in PyTorch, in a single file.

The learner's seat changes from match to match. On the other seats plays the current network or an
earlier one, drawn again for each round of matches. Everything is saved in a folder, and the same
call continues after an interruption.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.extras import TorchMissing
from kagemusha.training.policy_bot import save_policy
from kagemusha.vector import ManyMatches

try:
    import torch
    from torch import nn
except ModuleNotFoundError as error:
    raise TorchMissing() from error

CHECKPOINT, CURVE = "checkpoint.pt", "curve.csv"
COLUMNS = ("choices", "matches", "won", "won_random", "loss", "entropy")


class TrainingError(KagemushaError):
    """The folder belongs to a training with other settings."""


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that decides what is learned, except the length of the training."""

    game: str
    seats: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 1
    matches: int = 64
    """How many matches are played at once."""
    length: int = 64
    """Choices in each match between two improvements."""
    epochs: int = 4
    batch: int = 512
    rate: float = 5e-4
    gamma: float = 0.997
    lam: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    hidden: int = 256
    snapshot: int = 10
    """Improvements after which a new member joins the league."""
    league: int = 8
    """The maximum number of members."""
    itself: float = 0.5
    """How often the opponent is the current network."""


class Network(nn.Module):  # type: ignore[misc]
    """A policy and a value network: probabilities of actions, and the value of a position."""

    def __init__(self, seen: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(seen, hidden), nn.Linear(hidden, hidden)
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The policy over the legal actions, and the value."""
        hidden = torch.relu(self.second(torch.relu(self.first(seen))))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


class Trainer:
    """A training run in a folder."""

    def __init__(self, settings: TrainingSettings, folder: Path) -> None:
        """Start or continue it; TrainingError if the folder belongs to another one."""
        self.settings, self.folder = settings, folder
        folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(1)  # with small networks, more threads only wait for each other
        torch.manual_seed(settings.seed)
        self._opponent: Network | None = None
        self._many = ManyMatches(
            settings.game,
            settings.matches,
            settings.seats,
            seat=None,
            policy=self._opponent_acts,
            **settings.options,
        )
        self.rules = self._many.spec.rules
        self.network = self._new_network()
        self._optimiser = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self._league: list[dict[str, Any]] = []
        self.improvements = self.choices = self.finished = 0
        self._resume()
        self._rng = np.random.default_rng([settings.seed, self.improvements])
        torch.manual_seed(settings.seed + self.improvements)
        self._opponent = self._draw_opponent()
        self._arrays = self._many.reset(settings.seed + self.improvements)

    def _new_network(self) -> Network:
        spec = self._many.spec
        return Network(spec.encoder.size, len(spec.space), self.settings.hidden)

    def _opponent_acts(self, seen: Any, mask: Any, _seats: Any) -> Any:
        network = self._opponent or self.network
        with torch.no_grad():
            chances, _ = network(torch.from_numpy(seen), torch.from_numpy(mask))
        return chances.sample().numpy()

    def _draw_opponent(self) -> Network | None:
        """A member of the league, or None for the current network."""
        if not self._league or self._rng.random() < self.settings.itself:
            return None
        network = self._new_network()
        network.load_state_dict(self._league[int(self._rng.integers(len(self._league)))])
        return network

    # --- one improvement ----------------------------------------------------------------------

    def improve(self) -> dict[str, float]:
        """Play `length` choices in every match, then learn from them."""
        data, won, ended = self._collect()
        loss, entropy = self._learn(data)
        self.improvements += 1
        self.choices += self.settings.matches * self.settings.length
        self.finished += ended
        if self.improvements % self.settings.snapshot == 0:
            copy = {name: part.clone() for name, part in self.network.state_dict().items()}
            self._league = [*self._league, copy][-self.settings.league :]
        self._opponent = self._draw_opponent()
        return {
            "choices": self.choices,
            "matches": self.finished,
            "won": won / max(1, ended),
            "loss": loss,
            "entropy": entropy,
        }

    def _collect(self) -> tuple[list[Any], int, int]:
        settings, arrays = self.settings, self._arrays
        size = (settings.length, settings.matches)
        rows = np.arange(settings.matches)
        seen = torch.zeros(*size, arrays.observations.shape[1])
        masks = torch.zeros(*size, arrays.mask.shape[1], dtype=torch.int8)
        actions, logs, values = (torch.zeros(size) for _ in range(3))
        rewards, going = torch.zeros(size), torch.ones(size)
        won = ended = 0
        for step in range(settings.length):
            seen[step] = torch.from_numpy(arrays.observations)
            masks[step] = torch.from_numpy(arrays.mask)
            with torch.no_grad():
                chances, values[step] = self.network(seen[step], masks[step])
            choice = chances.sample()
            actions[step], logs[step] = choice, chances.log_prob(choice)
            acted = arrays.seats.copy()
            arrays = self._many.step(choice.numpy())
            rewards[step] = torch.from_numpy(arrays.rewards[rows, acted])
            going[step] = torch.from_numpy(1.0 - arrays.done)
            ended += int(arrays.done.sum())
            won += int((arrays.rewards[rows, acted] > 0).sum())
        with torch.no_grad():
            last = torch.from_numpy(arrays.observations), torch.from_numpy(arrays.mask)
            _, value = self.network(*last)
        gains, later = torch.zeros(size), torch.zeros(settings.matches)
        for step in reversed(range(settings.length)):
            error = rewards[step] + settings.gamma * value * going[step] - values[step]
            later = error + settings.gamma * settings.lam * going[step] * later
            gains[step], value = later, values[step]
        parts = (seen, masks, actions.long(), logs, gains, gains + values)
        return [part.flatten(0, 1) for part in parts], won, ended

    def _learn(self, data: list[Any]) -> tuple[float, float]:
        settings = self.settings
        losses, entropies = [], []
        for _ in range(settings.epochs):
            for chosen in torch.randperm(len(data[0])).split(settings.batch):
                seen, mask, actions, logs, gains, targets = (part[chosen] for part in data)
                chances, value = self.network(seen, mask)
                gains = (gains - gains.mean()) / (gains.std(correction=0) + 1e-8)
                ratio = (chances.log_prob(actions) - logs).exp()
                bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                worse = torch.min(ratio * gains, bounded * gains).mean()
                entropy = chances.entropy().mean()
                loss = 0.5 * (value - targets).pow(2).mean() - worse
                self._optimiser.zero_grad()
                (loss - settings.entropy * entropy).backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self._optimiser.step()
                losses.append(float(loss.detach()))
                entropies.append(float(entropy.detach()))
        return float(np.mean(losses)), float(np.mean(entropies))

    # --- how good it is -----------------------------------------------------------------------

    def score(self, matches: int = 100) -> float:
        """The share of matches that the network wins against random players, on all seats."""
        many = ManyMatches(
            self.settings.game, 20, self.settings.seats, seat=None, **self.settings.options
        )
        arrays = many.reset(self.settings.seed)
        rows, won, ended = np.arange(20), 0, 0
        while ended < matches:
            with torch.no_grad():
                seen, mask = torch.from_numpy(arrays.observations), torch.from_numpy(arrays.mask)
                choice = self.network(seen, mask)[0].sample()
            acted = arrays.seats.copy()
            arrays = many.step(choice.numpy())
            won += int((arrays.rewards[rows, acted] > 0).sum())
            ended += int(arrays.done.sum())
        return won / ended

    # --- the folder ---------------------------------------------------------------------------

    def _resume(self) -> None:
        file = self.folder / CHECKPOINT
        if not file.exists():
            return
        kept = torch.load(file, weights_only=True)
        if kept["settings"] != self._about():
            raise TrainingError(Message("training-other", {"folder": str(self.folder)}))
        self.network.load_state_dict(kept["network"])
        self._optimiser.load_state_dict(kept["optimiser"])
        self._league = kept["league"]
        self.improvements, self.choices = kept["improvements"], kept["choices"]
        self.finished = kept["finished"]

    def _about(self) -> str:
        return json.dumps({**asdict(self.settings), "rules": self.rules.content}, sort_keys=True)

    def save(self) -> Path:
        """Save everything, and write the bot; returns the bot's file."""
        part = self.folder / f"{CHECKPOINT}.new"
        torch.save(
            {
                "settings": self._about(),
                "network": self.network.state_dict(),
                "optimiser": self._optimiser.state_dict(),
                "league": self._league,
                "improvements": self.improvements,
                "choices": self.choices,
                "finished": self.finished,
            },
            part,
        )
        part.replace(self.folder / CHECKPOINT)
        weights = {name: part.numpy() for name, part in self.network.state_dict().items()}
        return save_policy(self.folder, self.rules, weights)


Report = Callable[[dict[str, float]], None]
"""Called with each row of the curve."""


def train(
    settings: TrainingSettings,
    folder: Path,
    choices: int,
    *,
    every: int = 10,
    report: Report | None = None,
) -> Path:
    """Train until `choices` choices were made in total; returns the file of the trained bot.

    After every few improvements the network is tested and saved. After a KeyboardInterrupt, the
    same call continues from there. If `tensorboard` is installed, it writes the curves for it, too.
    """
    trainer = Trainer(settings, folder)
    board = _board(folder)
    while trainer.choices < choices:
        row = trainer.improve()
        if trainer.improvements % every and trainer.choices < choices:
            continue
        row["won_random"] = trainer.score()
        trainer.save()
        _add_row(folder / CURVE, row)
        if board is not None:
            for name in COLUMNS[1:]:
                board.add_scalar(name, row[name], trainer.choices)
            board.flush()
        if report is not None:
            report(row)
    return trainer.save()


def _board(folder: Path) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        return None
    return SummaryWriter(str(folder / "tensorboard"))


def _add_row(path: Path, row: Mapping[str, float]) -> None:
    new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if new:
            writer.writerow(COLUMNS)
        writer.writerow([f"{row[name]:.6g}" for name in COLUMNS])
