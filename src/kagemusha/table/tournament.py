"""Tournaments as data: what was chosen, who takes part, and who has played whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from kagemusha.core.errors import Message, OptionError
from kagemusha.table.clock import Clock
from kagemusha.table.spectating import Delay

System = Literal["swiss", "round-robin", "double-round-robin"]
"""Everybody meets those who have as many points, or everybody once, or twice."""
TournamentStatus = Literal["open", "running", "over", "cancelled"]
MatchReason = Literal[
    "", "bye", "withdrawn", "played", "time", "resigned", "absent", "draw", "walkover", "closed"
]
"""Why a match has the points that it has; "" while it runs."""
WIN, DRAW, LOSS = 2, 1, 0
"""In half points."""
MOST_ENTRANTS: Mapping[System, int] = {"swiss": 128, "round-robin": 32, "double-round-robin": 16}
MOST_ROUNDS = 12
"""Of a Swiss system."""
MOST_BOTS = 32
"""They think on this server."""
MOST_ORGANISED = 3
"""Tournaments of one organiser that are open or run."""
LONGEST_REST = 24 * 3600
"""Seconds between two rounds."""
SEATS = 2
"""A match of a tournament is between two."""


@dataclass(frozen=True, slots=True)
class TournamentTerms:
    """What the organiser chooses."""

    name: str
    game: str
    options: Mapping[str, Any]
    clock: Clock
    system: System = "swiss"
    rounds: int = 5
    """Of a Swiss system, at most: fewer people play fewer."""
    rated: bool = False
    spectators: bool = True
    delay: Delay = field(default_factory=Delay)
    least: int = 2
    """So many must take part before it can start."""
    most: int = 32
    rest: int = 60
    """Seconds between the end of a round and the next."""

    def check(self) -> None:
        """OptionError if a number is not within its limits."""
        if self.system not in get_args(System):
            raise _wrong("system", self.system, ", ".join(get_args(System)))
        limit = MOST_ENTRANTS[self.system]
        for option, value, least, most in (
            ("rounds", self.rounds, 1, MOST_ROUNDS),
            ("least", self.least, 2, limit),
            ("most", self.most, max(2, self.least), limit),
            ("rest", self.rest, 0, LONGEST_REST),
        ):
            if not least <= value <= most:
                raise _wrong(option, value, f"{least} - {most}")


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part."""

    number: int
    """In the order in which they came."""
    who: str | None
    """A profile, or `bot:` and the name of a bot; None if the profile was deleted."""
    name: str
    lot: int = 0
    """The order by lot, drawn at the start: who is first among equals."""
    withdrawn: bool = False
    secret_hash: str | None = None
    """Of the secret that opens the seats of this one at all tables of the tournament."""


@dataclass(frozen=True, slots=True)
class TournamentMatch:
    """Two who meet in a round; or somebody who has no opponent there."""

    round: int
    board: int
    entrants: tuple[int, ...]
    """Their numbers, by seat; only one if there is no opponent."""
    table: str | None = None
    """None: it is decided without a table."""
    points: tuple[int, ...] | None = None
    """By seat, in half points; None while it runs."""
    reason: MatchReason = ""

    @property
    def met(self) -> bool:
        """Whether two have really met, or are about to."""
        return len(self.entrants) == SEATS and self.reason != "withdrawn"


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament and where it stands."""

    id: str
    terms: TournamentTerms
    organiser: str | None
    """A profile; None if it was deleted."""
    organiser_name: str
    status: TournamentStatus
    created: int
    round: int
    """The round that is played, or was last; 0 before the start."""
    rounds: int
    """How many there are, once it has started."""
    due: int | None
    """When the next round begins, or the tournament ends."""
    ended_by: Literal["", "organiser", "operator"]
    """Who has cancelled it."""
    version: int
    """Another one after each change."""
    entrants: tuple[Entrant, ...]
    matches: tuple[TournamentMatch, ...]
    """By round and board."""

    @property
    def active(self) -> list[Entrant]:
        """Those who have not withdrawn, in the order by lot."""
        return sorted((e for e in self.entrants if not e.withdrawn), key=lambda e: e.lot)

    def entrant(self, who: str) -> Entrant | None:
        """Somebody by profile."""
        return next((e for e in self.entrants if e.who == who), None)

    def by_number(self, number: int) -> Entrant | None:
        """Somebody by number."""
        return next((e for e in self.entrants if e.number == number), None)


def rounds_of(terms: TournamentTerms, entrants: int) -> int:
    """How many rounds so many play.

    Up to half as many as people take part, a Swiss system never fails to find new pairs for
    everybody: of the others each has enough left (Dirac's theorem).
    """
    even = entrants + entrants % 2
    if terms.system == "swiss":
        return min(terms.rounds, even // 2)
    return (even - 1) * (2 if terms.system == "double-round-robin" else 1)


def is_bot(who: str | None) -> bool:
    """Whether an entrant is a bot."""
    return who is not None and who.startswith("bot:")


def _wrong(option: str, value: object, known: str) -> OptionError:
    args: dict[str, str | int] = {"option": option, "value": str(value), "known": known}
    return OptionError(Message("option-wrong-value", args))
