"""Commands: the same over HTTP and in a stream."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from kagemusha.server.schemas.common import Natural, Plan
from kagemusha.server.schemas.tables import ClockRequest
from kagemusha.table import Seating
from kagemusha.table.agreements import What


class Act(Struct, forbid_unknown_fields=True, tag_field="type", tag="act"):
    """An action, or a whole plan at once, in notation."""

    command: str
    plan: Plan
    based_on: Natural | None = None
    seat: Natural | None = None


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last action back."""

    command: str
    based_on: Natural | None = None
    seat: Natural | None = None
    whole_plan: bool = False
    """Also all steps before it that the others did not see."""


class Resign(Struct, forbid_unknown_fields=True, tag_field="type", tag="resign"):
    """Give the match up: the side has lost or, with more than two sides, a bot plays on for it."""

    command: str
    seat: Natural | None = None


class Abort(Struct, forbid_unknown_fields=True, tag_field="type", tag="abort"):
    """End the match before two seats have moved: nobody has lost."""

    command: str
    seat: Natural | None = None


class Leave(Struct, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Let a bot play on for the seat."""

    command: str
    seat: Natural | None = None


class Return(Struct, forbid_unknown_fields=True, tag_field="type", tag="return"):
    """Take the seat back from the bot."""

    command: str
    seat: Natural | None = None


class Propose(Struct, forbid_unknown_fields=True, tag_field="type", tag="propose"):
    """Propose something; done at once if there is nobody to ask."""

    command: str
    what: What
    about: Natural | None = None
    """An absent seat: a bot for it, the win, or a draw."""
    seat: Natural | None = None


class Answer(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Agree to a proposal, decline it, or withdraw your own."""

    command: str
    proposal: Natural
    agree: bool
    seat: Natural | None = None


Agreement = Resign | Abort | Leave | Return | Propose | Answer


class Say(Struct, forbid_unknown_fields=True, tag_field="type", tag="chat"):
    """Say something to the table."""

    text: str
    seat: Natural | None = None


class OfferRematch(Struct, forbid_unknown_fields=True, tag_field="type", tag="offer-rematch"):
    """Offer another game at the same table. What is not named stays as it is."""

    command: str
    seat: Natural | None = None
    seating: Seating = "rotated"
    game: str | None = None
    options: dict[str, Any] | None = None
    clock: ClockRequest | None = None


class AnswerRematch(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer-rematch"):
    """Accept the offer, decline it, or withdraw your own."""

    command: str
    accept: bool
    seat: Natural | None = None


class WhyRequest(Struct, forbid_unknown_fields=True):
    """A plan that one would like to do."""

    plan: Plan
    seat: Natural | None = None
    language: str | None = None
