"""The bot that plays any game at random."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.view import View


class RandomBot:
    """Makes uniformly random choices, one at a time."""

    name = "random"
    blind = True

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:  # noqa: ARG002
        """A random legal action, all equally likely."""
        return (rng.choice(legal),)
