"""What clients send and get about alerts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import MOST_SECRETS

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Secret = Annotated[str, Meta(max_length=128)]
Key = Annotated[str, Meta(max_length=200)]
Place = Annotated[str, Meta(max_length=2_000)]


class QuietHours(Struct):
    """Minutes of the day between which nothing is sent, over midnight if need be."""

    start: Minute
    end: Minute


class PushSubscription(Struct):
    """What a browser gives who may send to it: `PushSubscription.toJSON()`, without its nesting."""

    endpoint: Place
    p256dh: Key
    auth: Key


class AlertRequest(Struct):
    """How somebody wants to be told. All of it: what is left out is switched off."""

    secrets: Annotated[list[Secret], Meta(max_length=MOST_SECRETS)]
    """Of the seats that it is about."""
    profile: Secret | None = None
    """The key of the profile for whose invitations it is, too."""
    language: Literal["en", "fr", "pl"] = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet: QuietHours | None = None
    digest: int = 0
    """Minutes of which one message tells everything: 0, 60, 240 or 1440."""
    alarm: bool = True
    """Whether to warn when 80 % of the time of a clock is used."""
    push: PushSubscription | None = None
    mail: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Place | None = None


class AlertOffer(Struct):
    """What this server can send."""

    push: str | None
    """The key that a browser needs to subscribe; None if there is no push."""
    mail: bool
    webhooks: bool


class AlertState(Struct):
    """What is kept about a recipient, as they may read it."""

    seats: int
    """How many seats it is about."""
    push: bool
    mail: str | None
    confirmed: bool
    """Whether the owner of the mail address has agreed; nothing is sent before."""
    webhook: str | None
    hook_key: str
    """What messages to the webhook are signed with."""
    problems: dict[str, str]
    """Why the last message did not arrive, by medium."""


class MailToken(Struct):
    """The token of a mail."""

    token: Annotated[str, Meta(max_length=200)]


class MailAnswer(Struct):
    """The address that a token was about."""

    mail: str
