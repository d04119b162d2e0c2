"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Stream
from kagemusha.core.view import View


class Bot(Protocol):
    """A player that is a program.

    The same view, the same legal actions and the same stream give the same decision: a bot
    keeps nothing from one decision to the next. If it thinks ahead, it does so in worlds drawn
    by `Rules.determinize` from its view, and moves them by the contract alone.
    """

    name: str
    blind: bool
    """Whether it looks at its legal actions only, so that a bare `View` will do."""

    def decide(self, view: View, legal: Legal, stream: Stream) -> Sequence[Action]:
        """One legal action, or a whole plan for `Match.act_all`."""
