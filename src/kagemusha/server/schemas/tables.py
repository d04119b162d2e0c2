"""Tables: opening, sitting down, listing, chat and reports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import MOST_SECRETS, Natural
from kagemusha.table import Clock, Delay, Ending, Holder, PresenceNow


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to hold a seat."""

    kind: Literal["person", "local", "bot", "open"]
    name: str = ""


Few = Annotated[list[SeatRequest], Meta(max_length=16)]


class ClockRequest(Struct, forbid_unknown_fields=True):
    """How time is to be measured."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: float = 0
    increment: float = 0
    out: Literal["bot", "lose"] = "bot"
    bot: str = ""


class DelayRequest(Struct, forbid_unknown_fields=True):
    """How far spectators are behind: `amount` seconds or moves."""

    kind: Literal["none", "seconds", "moves"] = "none"
    amount: Natural = 0


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Few | None = None
    options: dict[str, Any] | None = None
    clock: ClockRequest | None = None
    spectators: bool = True
    delay: DelayRequest | None = None
    """Of the spectators; None: as the server has it."""
    position: str | None = None


class OpenedSeat(Struct):
    """A seat of a new table. The link contains the secret: it is for the player of the seat."""

    seat: int
    kind: str
    name: str
    secret: str | None
    link: str | None


class OpenedTable(Struct):
    """A new table, with the only copy of its secrets."""

    id: str
    link: str
    seats: list[OpenedSeat]


class SitRequest(Struct, forbid_unknown_fields=True):
    """An open seat to be taken. With the caller's own secret the request may be repeated."""

    seat: Natural | None = None
    name: str = ""
    secret: str | None = None


class Seated(Struct):
    """The seat that was taken, and what opens it."""

    seat: int
    secret: str
    link: str
    table: str


class Header(Struct):
    """What a match started from, as far as everybody may know."""

    format: int
    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, Any]
    position: str | None
    seed_commitment: str | None


class Games(Struct):
    """The games that were played at one table: a link to any of them leads to the last."""

    ids: list[str]
    number: int
    """Which of them this is, from 1."""
    wins: list[int]
    """By seat: how many of those before it were won by who sits there now."""
    players: list[int | None]
    """By seat: where who sits there now sat in the first of them; null: was not there."""


class TableCard(Struct):
    """What everybody may know of a table."""

    id: str
    game: str
    header: Header
    holders: list[Holder]
    clock: Clock
    spectators: bool
    delay: Delay
    """How far spectators are behind while the match runs."""
    ending: Ending | None
    games: Games
    presence: PresenceNow
    """Who has the table open now."""
    rated: bool
    """Whether the result changes ratings: then no bot helps."""
    listed: bool
    """Whether the public lobby shows it while it waits for players and one of them is there."""
    profiles: list[str | None]
    """By seat: who it is in the public lobby."""
    tournament: str | None
    """The tournament that it belongs to: then no bot helps, and there is no rematch."""


class Secrets(Struct, forbid_unknown_fields=True):
    """The secrets that a client has kept."""

    secrets: Annotated[list[str], Meta(max_length=MOST_SECRETS)]


class MyTable(Struct):
    """A table at which one of the secrets opens a seat."""

    id: str
    game: str
    options: dict[str, Any]
    status: Literal["running", "over", "review"]
    holders: list[Holder]
    pending: list[int]
    seats: list[int]
    your_turn: bool
    created: int
    changed: int
    """When something last happened there."""
    winners: list[int] | None
    """Once it is over; None if that is not known."""
    first: str
    """The first of the games at the same table."""
    rematch: bool
    """Whether one of your seats is offered another game, and has not answered."""


class ImportedTable(Struct):
    """A table made of a log."""

    id: str
    link: str


class ChatLine(Struct):
    """A line of chat, or what the operator did to the chat.

    `removed`: the `line` of a seat is gone, and its text is empty. `muted`, `unmuted`: the seat
    may talk no more, or again. `closed`, `opened`: nobody may, or all may again.
    """

    number: int
    at: int
    seat: int
    """-1: nobody who sits here now."""
    text: str
    kind: Literal["said", "removed", "muted", "unmuted", "closed", "opened"]
    line: int | None
    """The line that was removed."""


class ReportRequest(Struct, forbid_unknown_fields=True):
    """Something that the operator should see: a `line` of chat, or the name of the seat `about`."""

    line: Natural | None = None
    about: Natural | None = None
    reason: str = ""
    seat: Natural | None = None


class Reported(Struct):
    """The operator will see it; nobody at the table is told."""

    id: str
    at: int


class ChatLines(Struct):
    """What was said. `more`: ask again, after the last of these."""

    lines: list[ChatLine]
    more: bool
