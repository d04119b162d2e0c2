"""The public lobby: who one is there, the tables that it shows, and pairing."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import Natural
from kagemusha.server.schemas.tables import ClockRequest, DelayRequest, Few
from kagemusha.server.schemas.tournaments import TournamentRow
from kagemusha.table import Clock

Id = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]


class ProfileRequest(Struct, forbid_unknown_fields=True):
    """What somebody wants to be called in the lobby."""

    name: Name


class ProfileSeatCard(Struct):
    """A seat of yours at a table that runs. The secret follows from your key."""

    table: str
    game: str
    seat: int
    secret: str


class Me(Struct):
    """Who you are in the lobby: all that another device needs besides the key."""

    id: str
    name: str
    created: int
    seats: list[ProfileSeatCard]


class RatingCard(Struct):
    """How strong somebody is: with 95 % certainty within two deviations of the value."""

    value: float
    deviation: float
    settled: bool
    """Whether enough matches were played for it to be compared."""


class LobbySeat(Struct):
    """A seat of a table that the lobby shows."""

    kind: Literal["person", "local", "bot", "open"]
    name: str
    profile: str | None
    """Who it is in the lobby."""
    rating: RatingCard | None
    """In what is played there; None if there is none."""


class LobbyTable(Struct):
    """A table that the lobby shows."""

    id: str
    game: str
    options: dict[str, Any]
    clock: Clock
    rated: bool
    created: int
    seats: list[LobbySeat]


class LobbyCard(Struct, tag_field="type", tag="lobby"):
    """What the lobby shows."""

    open: bool
    """Whether this server has a lobby; if not, the lists are empty."""
    waiting: list[LobbyTable]
    """Tables with an open seat, oldest first."""
    played: list[LobbyTable]
    """Matches to watch, the newest first."""
    tournaments: list[TournamentRow]
    """Those that one can join, then those that run, then those that have just ended."""


class InvitationCard(Struct):
    """Somebody invites somebody to a table. Only these two know."""

    table: LobbyTable
    """Where the guest sits down to accept."""
    host: str
    host_name: str
    guest: str
    guest_name: str
    at: int
    until: int
    """When it expires, in milliseconds since 1970."""
    declined: bool
    """The guest does not want to play; the table waits for others."""


class InvitationsCard(Struct, tag_field="type", tag="invitations"):
    """The invitations of a profile, the newest first."""

    received: list[InvitationCard]
    sent: list[InvitationCard]


class Greeting(Struct, forbid_unknown_fields=True):
    """Who follows the lobby, sent once over its stream: then invitations come, too."""

    key: Annotated[str, Meta(max_length=200)]


class UninvitedCard(Struct):
    """Somebody from whom you want no invitations."""

    who: str
    name: str


class UninviteRequest(Struct, forbid_unknown_fields=True):
    """From whom you want no invitations; or, if `wanted`, again."""

    who: Id
    wanted: bool = False


class LobbyTableRequest(Struct, forbid_unknown_fields=True):
    """A table to be opened in the lobby. You take the first seat of a `person`."""

    game: str
    seats: Few
    options: dict[str, Any] | None = None
    clock: ClockRequest | None = None
    spectators: bool = True
    delay: DelayRequest | None = None
    listed: bool = True
    """Whether everybody sees it in the lobby; if not, you send its link to people."""
    rated: bool = False
    """Whether its result changes ratings. The other seats must be `open`, or bots."""
    invite: Id | None = None
    """A profile that is invited to an open seat: the lobby shows the table to nobody else."""


class PairingRequest(Struct, forbid_unknown_fields=True):
    """What you want to play with whoever wants the same."""

    game: str
    seats: Natural | None = None
    options: dict[str, Any] | None = None
    clock: ClockRequest | None = None
    rated: bool = False


class LobbySitRequest(Struct, forbid_unknown_fields=True):
    """An open seat to be taken."""

    seat: Natural | None = None


class PoolCard(Struct):
    """Ratings that can be compared: of one game, one mode, and one side where sides differ."""

    game: str
    mode: str
    """A value of the game's mode; "" if it has none."""
    side: str
    """The name of a seat, as an id; "" if all seats are alike."""
    players: int
    """How many have a rating there."""


class StandingCard(Struct):
    """Somebody's rating in a pool."""

    who: str
    """A profile, or `bot:` and the name of a bot."""
    name: str
    game: str
    mode: str
    side: str
    rating: RatingCard
    played: int
    won: int


class Leaderboard(Struct):
    """The strongest of a pool, by what they are at least; and which pools there are."""

    pools: list[PoolCard]
    ranked: list[StandingCard]


class RatedPlayerCard(Struct):
    """One seat of a rated match."""

    seat: int
    who: str | None
    """None if the profile was deleted."""
    name: str
    score: float
    """Points against the others, from 0 to 1."""
    before: float
    after: float


class RatedMatchCard(Struct):
    """A match that was rated."""

    table: str
    game: str
    mode: str
    side: str
    at: int
    players: list[RatedPlayerCard]


class ProfileCard(Struct):
    """Somebody in the lobby: a person, or a bot that has played rated matches."""

    who: str
    name: str
    created: int | None
    """None of a bot."""
    ratings: list[StandingCard]
    matches: list[RatedMatchCard]
    """The last 50, newest first."""
