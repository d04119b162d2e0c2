"""The ladder: in every game each level stands clearly above the one below.

What is asked: each level is at least 100 points of Elo above the one below, on every side that is
rated apart, and the lowest beats random in at least 90 % of matches. It is shown if the lower end
of the 95 % interval says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from kagemusha.arena.contest.design import Contest, arrange
from kagemusha.arena.contest.ratings import Estimate
from kagemusha.arena.contest.standings import Standings
from kagemusha.bots import bot_names
from kagemusha.bots.effort import LEVELS
from kagemusha.core.errors import Message, OptionError

RANDOM, GREEDY = "random", "greedy"
ELO_ASKED = 100.0
RATE_ASKED = 0.9
OFTEN = 5
"""A share near one is sure after many matches only; those with random are quick."""


@dataclass(frozen=True)
class Rung:
    """A game as it is played on the ladder."""

    id: str
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    often: int = OFTEN
    """How many times as many deals the lowest level plays against random."""

    def contest(self, seed: int, *, full: bool = False, work: float = 1.0) -> Contest:
        """The bots of the game; unless `full`, each meets only those next to it."""
        known = bot_names(self.game)
        levels = [name for name in LEVELS if name in known]
        if not levels:
            raise OptionError(Message("arena-no-levels", {"game": self.game}))
        bots = [RANDOM, GREEDY, *levels]
        pairs = [*pairwise((RANDOM, *levels)), (levels[0], GREEDY)]
        return arrange(
            self.game,
            bots,
            seats=self.seats,
            options=self.options,
            pairs=() if full else pairs,
            often=[(RANDOM, levels[0], self.often)] if self.often > 1 else (),
            seed=seed,
            work=work,
        )


WAT_AAH, ERA = "wat-aah", "era-of-the-ninja"
RUNGS = (
    Rung("seven-ronin", "seven-ronin", 2),
    Rung("grasshopper-2", WAT_AAH, 2, {"mode": "grasshopper"}),
    Rung("grasshopper-3", WAT_AAH, 3, {"mode": "grasshopper"}),
    Rung("grand-master-2", WAT_AAH, 2, {"mode": "grand-master"}),
    Rung("lone-ninja", ERA, 1, {"mode": "lone-ninja"}, often=1),
    Rung("standard-2", ERA, 2, {"mode": "standard"}, often=8 * OFTEN),  # nobody wins most
    Rung("death-match-2", ERA, 2, {"mode": "nvn-death-match"}),
    Rung("clan-attack-2", ERA, 2, {"mode": "clan-attack"}, often=1),
)


@dataclass(frozen=True)
class Claim:
    """Something that is asked of a level, and what was measured."""

    kind: str
    """`elo`: so far above; `rate`: so large a share won, ties not; `more`: wins more often."""
    bot: str
    other: str
    role: str
    found: Estimate
    asked: float

    @property
    def shown(self) -> str:
        """`yes` or `no` if the interval says so, else `open`."""
        if self.found.low >= self.asked:
            return "yes"
        return "no" if self.found.high < self.asked else "open"


def claims(standings: Standings) -> Iterator[Claim]:
    """Everything that is asked of the levels of a game."""
    levels = [bot for bot in standings.contest.bots if bot in LEVELS]
    for role in standings.roles:
        yield _lowest(standings, levels[0], role)
        for other, bot in pairwise(levels):
            yield Claim("elo", bot, other, role, standings.gap(bot, other, role).elo, ELO_ASKED)


def _lowest(standings: Standings, bot: str, role: str) -> Claim:
    """The lowest level against random."""
    if standings.contest.together:
        return Claim("more", bot, RANDOM, role, standings.difference(bot, RANDOM), 0.0)
    return Claim("rate", bot, RANDOM, role, standings.won(bot, RANDOM, role), RATE_ASKED)
