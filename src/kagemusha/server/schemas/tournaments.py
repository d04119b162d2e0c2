"""Tournaments: what is chosen, who takes part, who meets whom, and where everybody stands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import Natural
from kagemusha.server.schemas.tables import ClockRequest, DelayRequest
from kagemusha.table import Clock, Delay
from kagemusha.table.tournament import MatchReason, System, TournamentStatus

Name = Annotated[str, Meta(max_length=200)]


class TournamentRequest(Struct, forbid_unknown_fields=True):
    """A tournament to be opened. A match is between two, and who runs out of time loses."""

    name: Name
    game: str
    clock: ClockRequest
    options: dict[str, Any] | None = None
    system: System = "swiss"
    rounds: Natural = 5
    """Of a Swiss system, at most: there are no more than half as many as people take part."""
    rated: bool = False
    spectators: bool = True
    delay: DelayRequest | None = None
    least: Natural = 2
    """So many must take part before it can start."""
    most: Natural = 32
    rest: Natural = 60
    """Seconds between two rounds."""


class JoinTournament(Struct, forbid_unknown_fields=True, tag_field="type", tag="join"):
    """Take part."""


class LeaveTournament(Struct, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Take part no longer. After the start: from the next round on."""


class EnterBots(Struct, forbid_unknown_fields=True, tag_field="type", tag="enter-bots"):
    """Let bots take part. For the organiser."""

    bot: str
    number: Annotated[int, Meta(ge=1, le=32)] = 1


class RemoveEntrant(Struct, forbid_unknown_fields=True, tag_field="type", tag="remove"):
    """Take somebody out, as if they had left. For the organiser."""

    entrant: Natural


class StartTournament(Struct, forbid_unknown_fields=True, tag_field="type", tag="start"):
    """Draw lots and begin the first round. For the organiser."""


class CancelTournament(Struct, forbid_unknown_fields=True, tag_field="type", tag="cancel"):
    """No further round. For the organiser."""


class WalkOver(Struct, forbid_unknown_fields=True, tag_field="type", tag="walkover"):
    """Give a match that is being played to the opponent of an entrant. For the organiser."""

    table: str
    loser: Natural


TournamentCommand = (
    JoinTournament
    | LeaveTournament
    | EnterBots
    | RemoveEntrant
    | StartTournament
    | CancelTournament
    | WalkOver
)


class TournamentRow(Struct):
    """A tournament in the list of the lobby."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: Clock
    system: System
    rated: bool
    status: TournamentStatus
    round: int
    """0 before the start."""
    rounds: int
    entrants: int
    """How many take part, without those who have withdrawn."""
    most: int
    organiser: str
    """The name; "" if the profile was deleted."""


class EntrantCard(Struct):
    """Somebody who takes part, and where they stand. The first first."""

    number: int
    who: str | None
    """A profile, or `bot:` and the name of a bot; None if the profile was deleted."""
    name: str
    withdrawn: bool
    place: int
    """Equal ones share it."""
    points: float
    won: int
    drawn: int
    lost: int
    buchholz: float
    sonneborn_berger: float


class TournamentMatchCard(Struct):
    """A match of a round."""

    round: int
    board: int
    entrants: list[int]
    """By seat; only one if there is no opponent."""
    table: str | None
    """None: it is decided without a table."""
    points: list[float] | None
    """By seat; None while it is played."""
    reason: MatchReason


class TournamentCard(Struct, tag_field="type", tag="tournament"):
    """A tournament, as everybody may see it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    clock: Clock
    system: System
    rated: bool
    spectators: bool
    delay: Delay
    status: TournamentStatus
    ended_by: Literal["", "organiser", "operator"]
    """Who has cancelled it."""
    round: int
    """0 before the start."""
    rounds: int
    """Before the start: at most so many."""
    least: int
    most: int
    rest: int
    due: int | None
    """When the next round begins, in milliseconds since 1970; None while one is played."""
    organiser: str | None
    """The profile; None if it was deleted."""
    organiser_name: str
    entrants: list[EntrantCard]
    matches: list[TournamentMatchCard]
