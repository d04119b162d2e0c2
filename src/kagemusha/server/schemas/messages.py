"""The messages of a stream."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kagemusha.server.schemas.commands import Act, Agreement, AnswerRematch, OfferRematch, Say, Undo
from kagemusha.server.schemas.common import Natural, Problem
from kagemusha.server.schemas.tables import ChatLine
from kagemusha.server.schemas.updates import Update
from kagemusha.table import JointReviewNow, PresenceNow


class Visibility(Struct, forbid_unknown_fields=True, tag_field="type", tag="visibility"):
    """Whether the page is in the background. Everybody at the table sees it."""

    hidden: bool


class Place(Struct, forbid_unknown_fields=True):
    """What the leader of a joint review looks at; without a variation, the match itself."""

    move: Natural | None = None
    viewer: Natural | None = None
    study: Annotated[str, Meta(max_length=32)] | None = None
    variation: Natural | None = None
    step: Natural = 0


class JoinReview(Struct, forbid_unknown_fields=True, tag_field="type", tag="join-review"):
    """Take part in the joint review of a match that is over. No secret is needed."""

    name: str


class LeaveReview(Struct, forbid_unknown_fields=True, tag_field="type", tag="leave-review"):
    """Take part no longer."""


class LeadReview(Struct, forbid_unknown_fields=True, tag_field="type", tag="lead-review"):
    """Take the lead, or hand it over to another participant."""

    to: str | None = None


class ShowPlace(Struct, forbid_unknown_fields=True, tag_field="type", tag="show-place"):
    """The leader looks at something, and everybody who follows does."""

    place: Place


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


class JointReviewMessage(Struct, tag_field="type", tag="joint-review"):
    """Who takes part in the joint review, who leads, and where to; `you` are one of them or not."""

    review: JointReviewNow
    you: str | None


class Done(Struct, tag_field="type", tag="done"):
    """A command was done; `number` is the update that it made for its seat."""

    command: str
    seat: int | None
    number: int


class Refusal(Struct, tag_field="type", tag="error"):
    """A command was refused; without one, the stream."""

    command: str | None
    error: Problem


ReviewMessage = JoinReview | LeaveReview | LeadReview | ShowPlace
Commands = Act | Undo | Agreement | OfferRematch | AnswerRematch | Say
ClientMessage = Commands | ReviewMessage | Visibility | Ping | Pong
News = UpdateMessage | ChatMessage | PresenceMessage | JointReviewMessage
ServerMessage = Welcome | News | Done | Refusal | Ping | Pong
