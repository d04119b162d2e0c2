"""The messages of a stream."""

from __future__ import annotations

from msgspec import Struct

from kagemusha.server.schemas.commands import Act, Agreement, AnswerRematch, OfferRematch, Say, Undo
from kagemusha.server.schemas.common import Natural, Problem
from kagemusha.server.schemas.tables import ChatLine
from kagemusha.server.schemas.updates import Update
from kagemusha.table import PresenceNow


class Look(Struct, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Whether the page is in the background. Everybody at the table sees it."""

    away: bool


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
    cells: bool = True
    """Whether views come with their `cells`, the same as numbers, for programs."""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The first answer of a stream."""

    table: str
    seat: int | None
    heartbeat: float


class UpdateMessage(Struct, tag_field="type", tag="update"):
    """Something changed."""

    update: Update


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class PresenceMessage(Struct, tag_field="type", tag="presence"):
    """Somebody came or went."""

    presence: PresenceNow


class Done(Struct, tag_field="type", tag="done"):
    """A command was done; `number` is the update that it made for its seat."""

    command: str
    seat: int | None
    number: int


class Refusal(Struct, tag_field="type", tag="error"):
    """A command was refused; without one, the stream."""

    command: str | None
    error: Problem


FromClient = Act | Undo | Agreement | OfferRematch | AnswerRematch | Say | Look | Ping | Pong
FromServer = Welcome | UpdateMessage | ChatMessage | PresenceMessage | Done | Refusal | Ping | Pong
