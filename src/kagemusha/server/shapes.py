"""What comes in and goes out, as it is written in JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SECRETS = 200

Natural = Annotated[int, Meta(ge=0)]
Few = Annotated[list["SeatWish"], Meta(max_length=16)]


class Reason(Struct):
    """One thing that was wrong."""

    id: str
    text: str
    rule: str


class Problem(Struct, omit_defaults=True):
    """Why something was refused. `update` is the current state, after a stale command."""

    id: str
    text: str
    rule: str
    reasons: list[Reason]
    update: dict[str, Any] | None = None


# --- games ----------------------------------------------------------------------------------


class Named(Struct):
    """An id and its name in the client's language."""

    id: str
    name: str


class GameOption(Struct):
    """A switch: its default, and its values where they can be listed."""

    id: str
    default: Any
    values: list[Any] | None


class GameCard(Struct):
    """A game that can be played."""

    id: str
    name: str
    rules: str
    seats: list[int]
    seat_names: list[Named]
    bots: list[str]
    options: list[GameOption]


# --- tables ---------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to hold a seat."""

    kind: Literal["person", "local", "bot", "open"]
    name: str = ""


class ClockWish(Struct, forbid_unknown_fields=True):
    """How time is to be measured."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: float = 0
    increment: float = 0
    out: Literal["bot", "lose"] = "bot"
    bot: str = ""


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Few | None = None
    options: dict[str, Any] | None = None
    clock: ClockWish | None = None
    spectators: bool = True
    position: str | None = None


class OpenedSeat(Struct):
    """A seat of a new table. The link holds the secret: it is for who shall sit there."""

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


class SitWish(Struct, forbid_unknown_fields=True):
    """An open seat to be taken. With a secret of one's own the request may be repeated."""

    seat: Natural | None = None
    name: str = ""
    secret: str | None = None


class Seated(Struct):
    """The seat that was taken, and what opens it."""

    seat: int
    secret: str
    link: str


class TableCard(Struct):
    """What everybody may know of a table."""

    id: str
    game: str
    header: dict[str, Any]
    holders: list[dict[str, Any]]
    clock: dict[str, Any]
    ending: dict[str, Any] | None


class Secrets(Struct, forbid_unknown_fields=True):
    """The secrets that a client has kept."""

    secrets: Annotated[list[str], Meta(max_length=MOST_SECRETS)]


class MyTable(Struct):
    """A table at which one of the secrets opens a seat."""

    id: str
    game: str
    status: str
    holders: list[dict[str, Any]]
    pending: list[int]
    seats: list[int]
    your_turn: bool
    created: int


class ReviewTable(Struct):
    """A table made of a log."""

    id: str
    link: str


class Updates(Struct):
    """Updates of one audience, in order. `more`: ask again, after the last of these."""

    updates: list[dict[str, Any]]
    more: bool


class Line(Struct):
    """A line of chat."""

    number: int
    at: int
    seat: int
    words: str


class Lines(Struct):
    """What was said."""

    lines: list[Line]


# --- commands: the same over HTTP and in a stream ---------------------------------------------


class Act(Struct, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """An action, or a whole plan at once, in notation."""

    command: str
    plan: str | list[str]
    based_on: Natural | None = None
    seat: Natural | None = None


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last action back."""

    command: str
    based_on: Natural | None = None
    seat: Natural | None = None


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Say something to the table."""

    words: str
    seat: Natural | None = None


class Ping(Struct, tag_field="type", tag="ping"):
    """Are you there?"""


class Pong(Struct, tag_field="type", tag="pong"):
    """I am."""


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a stream. Without a secret: a spectator; without `since`: a snapshot."""

    secret: str | None = None
    seat: Natural | None = None
    since: Natural | None = None
    chat: Natural = 0
    language: str | None = None


Message = Act | Undo | Say | Ping | Pong
