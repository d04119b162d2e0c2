"""A bot that plays with a trained network; it needs only NumPy."""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots import Candidate, Thought
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import KagemushaError, Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.envs.encoder import encoder_of
from kagemusha.envs.space import space_of

FORMAT = 1
MOST = 6
"""The number of candidates in a thought."""

BOT_FILE = '''"""A bot that was trained by `kagemusha train`: use it as `{module}:Trained`."""

from pathlib import Path

from kagemusha.training import PolicyBot


class Trained(PolicyBot):
    """Plays {game} by the network in {weights}."""

    games = ("{game}",)
    file = Path(__file__).with_name("{weights}")
    digest = "{digest}"
'''


class PolicyError(KagemushaError):
    """The file of weights is invalid, or has another layout."""


class PolicyBot:
    """Plays with a network of two hidden layers: subclass it with a `file` of weights.

    It sees what an environment shows its seat. It draws actions with the network's probabilities;
    with `greedy`, it always takes the most likely one.
    """

    file: Path
    """The weights, as `save_policy` writes them."""
    digest = ""
    """The start of the file's SHA-256, if known; other files are refused."""
    greedy = False
    name = "trained"
    blind = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules
        self._encoder, self._space = encoder_of(rules), space_of(rules)
        self._weights = self._read()

    def _read(self) -> dict[str, NDArray[Any]]:
        file = str(self.file)
        try:
            content = Path(self.file).read_bytes()
            with np.load(io.BytesIO(content)) as found:
                weights = {name: found[name] for name in found.files}
            about = json.loads(str(weights.pop("about")))
        except (OSError, KeyError, ValueError) as error:
            raise PolicyError(
                Message("policy-not-one", {"file": file, "problem": str(error)})
            ) from None
        same = hashlib.sha256(content).hexdigest().startswith(self.digest)
        if not same or about != _about(self._rules, self._encoder.size):
            raise PolicyError(Message("policy-other-layout", {"file": file}))
        return {name: values.astype(np.float32, copy=False) for name, values in weights.items()}

    def chances(self, view: View, legal: Legal, rng: Rng) -> tuple[dict[Action, float], float]:
        """The network's probability of each legal action, and the value it expects, -1 to 1."""
        assert view.seat is not None
        # Any state that fits the view will do: the observation is the same in all of them.
        world = self._rules.determinize(view, rng)
        known = self._weights
        hidden = self._encoder.observe(world, view.seat)
        for layer in ("first", "second"):
            hidden = np.maximum(known[f"{layer}.weight"] @ hidden + known[f"{layer}.bias"], 0)
        logits = known["policy.weight"] @ hidden + known["policy.bias"]
        worth = float((known["value.weight"] @ hidden + known["value.bias"])[0])
        actions = list(legal)
        found = np.array([logits[self._space.index(action, view.seat)] for action in actions])
        likely = np.exp(found - found.max())
        likely /= likely.sum()
        return dict(zip(actions, likely.tolist(), strict=True)), worth

    def decide(self, view: View, legal: Legal, rng: Rng) -> list[Action]:
        """One action."""
        if len(legal) == 1:
            return list(legal)
        likely, _ = self.chances(view, legal, rng)
        return [self._pick(likely, rng)]

    def _pick(self, likely: dict[Action, float], rng: Rng) -> Action:
        if self.greedy:
            return max(likely, key=lambda action: likely[action])
        left = rng.bits(53) / 2**53
        for action, chance in likely.items():
            left -= chance
            if left < 0:
                return action
        return max(likely, key=lambda action: likely[action])  # only after rounding errors

    def think(self, view: View, legal: Legal, rng: Rng, consider: Any = ()) -> Thought:
        """The same decision, with the probability of each action and the expected value."""
        likely, worth = self.chances(view, legal, rng)
        chosen = next(iter(legal)) if len(legal) == 1 else self._pick(likely, rng)
        chance = min(max((1 + worth) / 2, 0.0), 1.0)
        asked = [plan[0] for plan in consider if plan and plan[0] in likely]
        often = sorted(likely, key=lambda action: -likely[action])[:MOST]
        shown = dict.fromkeys([chosen, *often, *asked])
        options = tuple(Candidate((action,), likely[action], chance) for action in shown)
        why = (
            Message("bots-only")
            if len(legal) == 1
            else Message("bots-best", {"plans": len(likely)})
        )
        return Thought((chosen,), why, chance, 0.0, options)


def _about(rules: Rules[Any], size: int) -> dict[str, Any]:
    """What must be the same for playing and for training."""
    notations = "\n".join(space_of(rules).notations())
    return {
        "policy": FORMAT,
        "game": rules.game,
        "observation": size,
        "actions": hashlib.sha256(notations.encode()).hexdigest()[:16],
    }


def save_policy(
    folder: Path, rules: Rules[Any], weights: dict[str, NDArray[Any]], name: str = ""
) -> Path:
    """Write a network, and a bot that plays it as a module of that name; returns the bot's file."""
    about = json.dumps(_about(rules, encoder_of(rules).size))
    content = io.BytesIO()
    np.savez_compressed(content, allow_pickle=False, about=np.array(about), **weights)
    name = name or f"{rules.game.replace('-', '_')}_policy"
    target = folder / f"{name}.npz"
    _replace(target, content.getvalue())
    digest = hashlib.sha256(content.getvalue()).hexdigest()[:16]
    text = BOT_FILE.format(module=name, game=rules.game, weights=target.name, digest=digest)
    bot = folder / f"{name}.py"
    _replace(bot, text.encode())
    return bot


def _replace(path: Path, content: bytes) -> None:
    part = path.with_name(f"{path.name}.new")
    part.write_bytes(content)
    part.replace(path)
