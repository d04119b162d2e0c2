"""The interface of a bot, and what it reports about a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View


@dataclass(frozen=True, slots=True)
class Candidate:
    """A plan that a bot considered."""

    plan: tuple[Action, ...]
    share: float
    """The probability that the bot plays it, or the part of its search that it got, 0 to 1."""
    chance: float
    """The bot's estimate of the seat's chance of winning with it, 0 to 1."""
    error: float | None = None
    """The standard error of that chance; None if unknown."""
    gap_error: float | None = None
    """The standard error of its difference from the best candidate; None if unknown."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision with its reasons."""

    plan: tuple[Action, ...]
    why: Message
    chance: float | None = None
    """The seat's chance of winning before the choice, given what it knows; None if not computed."""
    error: float = 0.0
    """The standard error of that chance."""
    candidates: tuple[Candidate, ...] = ()
    """Best first."""
    drawn_from: int = 1
    """The number of plans that the plan was drawn from; with 1 nothing is drawn, and the shares of
    the candidates only tell how much each was searched."""


class Bot(Protocol):
    """A program that plays.

    The same view, legal actions and rng give the same decision, unless the clock of its effort cuts
    it short: a bot keeps no state between decisions. A bot that searches gets its states from
    `Rules.determinize`, which draws them from the view.
    """

    name: str
    blind: bool
    """Whether it ignores everything but its legal actions, so that a bare `View` is enough."""

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """One legal action, or a whole plan for `Match.act_all`."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can explain its decisions and rate alternatives."""

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The decision of `decide`, with its reasons.

        The candidates include the plans in `consider`, good or bad.
        """


Maker = Callable[[Rules[Any], Effort], Bot]
"""Makes a bot for matches with these rules."""
