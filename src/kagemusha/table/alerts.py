"""Turn alerts: who gets them, over which media, and when. Pure rules, without a store."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Any, Literal, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from kagemusha.core.errors import Message
from kagemusha.table.errors import TableError

Medium = Literal["push", "mail", "webhook"]
MEDIA: tuple[Medium, ...] = get_args(Medium)
AlertKind = Literal["turn", "alarm", "invitation", "confirm", "test"]
"""A choice is owed; most of the time for it is used; somebody invites them; an address is to be
confirmed; a trial."""
MINUTE = 60_000
DAY = 24 * 60
"""Minutes of a day."""
ALERT_WAITS: Mapping[Medium, int] = {"push": 10_000, "webhook": 10_000, "mail": 60_000}
"""Milliseconds that somebody has to look by themselves, before an alert is sent."""
BACKOFF = (30_000, 2 * MINUTE, 10 * MINUTE, 60 * MINUTE, 240 * MINUTE)
"""Milliseconds before what could not be sent is tried again; after the last of them never."""
DIGESTS = (0, 60, 240, DAY)
"""Minutes that one message covers; 0: each alert is sent at once."""


@dataclass(frozen=True, slots=True)
class AlertRules:
    """How somebody wants to get alerts."""

    language: str = "en"
    zone: str = "UTC"
    """The name of a time zone, such as `Europe/Warsaw`."""
    quiet: tuple[int, int] | None = None
    """Nothing is sent between these minutes of the day, over midnight if need be."""
    digest: int = 0
    alarm: bool = True
    """Whether they are warned when most of their time is used."""

    def __post_init__(self) -> None:
        time_zone(self.zone)
        if self.digest not in DIGESTS:
            known = ", ".join(map(str, DIGESTS))
            raise TableError(Message("alerts-bad-digest", {"value": self.digest, "known": known}))
        if self.quiet is not None and not all(0 <= minute < DAY for minute in self.quiet):
            raise TableError(Message("alerts-bad-quiet", {"last": DAY - 1}))

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the store."""
        quiet = None if self.quiet is None else list(self.quiet)
        return {
            "language": self.language,
            "zone": self.zone,
            "quiet": quiet,
            "digest": self.digest,
            "alarm": self.alarm,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> AlertRules:
        """The rules that `to_dict` wrote."""
        quiet = data["quiet"]
        return cls(**{**data, "quiet": None if quiet is None else (quiet[0], quiet[1])})

    def quiet_at(self, at: int) -> tuple[int, int] | None:
        """The quiet hours that a time falls into, from when to when; None if it does not."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        zone = time_zone(self.zone)
        day = datetime.fromtimestamp(at / 1000, zone).date()
        for ago in (1, 0):
            first = day - timedelta(days=ago)
            last = first + timedelta(days=self.quiet[0] > self.quiet[1])
            begin, end = (
                round(_local(when, minute, zone).timestamp() * 1000)
                for when, minute in zip((first, last), self.quiet, strict=True)
            )
            if begin <= at < end:
                return begin, end
        return None

    def held_until(self, at: int, *, last: int, urgent: bool) -> int | None:
        """When something may be sent that would be sent now, after a message at `last`.

        None: now. What is urgent does not wait for a digest.
        """
        opens = at if urgent or not last else max(at, last + self.digest * MINUTE)
        quiet = self.quiet_at(opens)
        when = opens if quiet is None else quiet[1]
        return when if when > at else None

    def alarm_at(self, alarm: int, due: int) -> int:
        """When to warn: before the quiet hours, if the time is up before they end."""
        quiet = self.quiet_at(alarm)
        if quiet is None:
            return alarm
        return quiet[1] if quiet[1] < due else quiet[0] - 1


def _local(day: Any, minute: int, zone: tzinfo) -> datetime:
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)


@lru_cache(64)
def time_zone(name: str) -> tzinfo:
    """The time zone of that name; TableError if there is none."""
    if name == "UTC":  # known without a database of time zones
        return UTC
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise TableError(Message("alerts-bad-zone", {"value": name[:64]})) from None


def next_try(at: int, tries: int) -> int | None:
    """When to try again after this number of failures; None: never."""
    return at + BACKOFF[tries - 1] if tries <= len(BACKOFF) else None


@dataclass(frozen=True, slots=True)
class Recipient:
    """Somebody who gets alerts, at the addresses that they gave."""

    id: str
    rules: AlertRules
    push: Mapping[str, str] | None = None
    """A browser's subscription: `endpoint`, `p256dh`, `auth`."""
    mail: str | None = None
    confirmed: bool = False
    """Whether the owner of the mail address has agreed."""
    webhook: str | None = None
    hook_key: str = ""
    """What messages to the webhook are signed with."""
    sent: Mapping[str, int] = field(default_factory=dict)
    """When something was last sent, by medium."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Why the last message could not be sent, by medium: the id of a text."""

    @property
    def media(self) -> tuple[Medium, ...]:
        """The media over which they can get alerts now."""
        mail = self.mail if self.confirmed else None
        given = zip(MEDIA, (self.push, mail, self.webhook), strict=True)
        return tuple(medium for medium, address in given if address is not None)


@dataclass(frozen=True, slots=True)
class Alert:
    """One alert. It says where and whose turn it is, and nothing about the match."""

    kind: AlertKind
    table_id: str
    game: str
    """"" with kinds that are not about a table."""
    seat: int
    since: int
    tries: int
    due: int | None = None
    """When the time will be up, if there is a clock."""


@dataclass(frozen=True, slots=True)
class AlertMessage:
    """Alerts that are sent together over one medium; leased to the process that sends them."""

    recipient: Recipient
    medium: Medium
    alerts: tuple[Alert, ...]
    waiting: int
    """For how many choices of theirs tables wait."""
