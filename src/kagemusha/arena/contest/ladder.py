"""The ladder: in every game each level must be clearly stronger than the one below.

The requirements: each level is at least 100 Elo above the one below, on every side that is rated
separately, and the lowest level wins at least 90 % of matches against random. A requirement is
met if the lower end of the 95 % interval meets it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from kagemusha.arena.contest.design import Contest, make_contest
from kagemusha.arena.contest.ratings import Estimate
from kagemusha.arena.contest.standings import Standings
from kagemusha.bots import bot_names
from kagemusha.bots.ladder_row import LadderRow
from kagemusha.bots.thinking_time import LEVELS
from kagemusha.core.errors import Message, OptionError
from kagemusha.core.plugins import find
from kagemusha.core.registry import game_ids

RANDOM, GREEDY = "random", "greedy"
ELO_ASKED = 100.0
RATE_ASKED = 0.9


def ladder_rows() -> tuple[LadderRow, ...]:
    """The contests to play: `LADDER` in the bots of each game."""
    modules = [find("bots", game_id) for game_id in game_ids()]
    return tuple(row for module in modules for row in getattr(module, "LADDER", ()))


def row_contest(row: LadderRow, seed: int, *, full: bool = False, work: float = 1.0) -> Contest:
    """A contest of the row's bots; unless `full`, each plays only those near it."""
    known = bot_names(row.game)
    levels = [name for name in LEVELS if name in known]
    if not levels:
        raise OptionError(Message("arena-no-levels", {"game": row.game}))
    bots = [RANDOM, GREEDY, *levels]
    pairs = [*pairwise((RANDOM, *levels)), *((GREEDY, name) for name in levels[1:3] or levels)]
    return make_contest(
        row.game,
        bots,
        seats=row.seats,
        options=row.options,
        pairs=() if full else pairs,
        often=[(RANDOM, levels[0], row.often)] if row.often > 1 else (),
        seed=seed,
        work=work,
    )


@dataclass(frozen=True)
class LevelClaim:
    """A requirement for a level, and the measured value."""

    kind: str
    """`elo`: the difference in Elo; `rate`: the share won, ties not; `more`: wins more often."""
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


def level_claims(standings: Standings) -> Iterator[LevelClaim]:
    """All requirements for the levels of a game."""
    levels = [bot for bot in standings.contest.bots if bot in LEVELS]
    for role in standings.roles:
        yield _lowest(standings, levels[0], role)
        for other, bot in pairwise(levels):
            yield LevelClaim(
                "elo", bot, other, role, standings.gap(bot, other, role).elo, ELO_ASKED
            )


def _lowest(standings: Standings, bot: str, role: str) -> LevelClaim:
    """The lowest level against random."""
    if standings.contest.together:
        return LevelClaim("more", bot, RANDOM, role, standings.difference(bot, RANDOM), 0.0)
    return LevelClaim("rate", bot, RANDOM, role, standings.won(bot, RANDOM, role), RATE_ASKED)
