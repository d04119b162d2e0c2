"""Who is at a table now: kept in memory, and shared between processes, never stored.

It knows connections and nothing of the match, so it cannot reveal what somebody has chosen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Literal

from kagemusha.table.audience_update import Audience
from kagemusha.table.joint_review import JointReview, as_text

BEAT = 10_000
"""Milliseconds after which a process announces its people again."""
EXPIRES = 3 * BEAT
"""Milliseconds after which an announcement of another process expires: it may have died."""


@dataclass(frozen=True, slots=True)
class SeatPresence:
    """Whether somebody is at a seat: looking at it, with the page in the background, or not."""

    state: Literal["here", "away", "gone"]
    since: int | None
    """Since when nobody is there; None if nobody came, as far as is known."""


@dataclass(frozen=True, slots=True)
class PresenceNow:
    """Who is at a table."""

    seats: tuple[SeatPresence, ...]
    spectators: int


@dataclass(frozen=True, slots=True)
class Headcount:
    """Who is at a table by way of one process: by seat whether they look, and how many watch."""

    seats: Mapping[int, bool]
    spectators: int
    at: int = 0


class Visitor:
    """One connection to a table."""

    def __init__(self, audience: Audience, presence: Presence) -> None:
        self.audience, self.away = audience, False
        self._presence = presence

    def set_away(self, *, away: bool) -> None:
        """The page is in sight, or in the background."""
        if self.away != away:
            self.away = away
            self._presence.changed()

    def leave(self) -> None:
        """The connection is closed."""
        self._presence.leave(self)


class Presence:
    """Who is at one table. Safe to use from several threads; never waits for anything."""

    def __init__(self, seats: int, now: Callable[[], int], wake: Callable[[], None]) -> None:
        """`wake` is called when something has changed."""
        self._seats, self._now_ms, self._wake = seats, now, wake
        self._visitors: list[Visitor] = []
        self._elsewhere: dict[str, Headcount] = {}
        """By process."""
        self._lock = Lock()
        self.now = PresenceNow((SeatPresence("gone", None),) * seats, 0)
        self._reported = True
        self.joint_review = JointReview(wake)
        """Who looks back on the match together, once it is over."""

    def enter(self, audience: Audience) -> Visitor:
        """Somebody connects, at a seat or as a spectator."""
        visitor = Visitor(audience, self)
        with self._lock:
            self._visitors.append(visitor)
        self.changed()
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """Somebody is no longer connected."""
        with self._lock:
            self._visitors.remove(visitor)
        self.changed()

    def changed(self) -> None:
        """Something changed here."""
        self._reported = False
        self._refresh()

    @property
    def reported(self) -> bool:
        """Whether the other processes know what this one knows."""
        return self._reported and self.joint_review.reported

    @property
    def busy(self) -> bool:
        """Whether anybody is connected here."""
        return bool(self._visitors)

    @property
    def occupied(self) -> bool:
        """Whether anybody is at a seat, here or by way of another process."""
        return any(seat.state != "gone" for seat in self.now.seats)

    def headcount(self) -> str:
        """What other processes are to know."""
        self._reported = True
        mine = self._mine()
        seats = {str(seat): looks for seat, looks in mine.seats.items()}
        report = {
            "seats": seats,
            "spectators": mine.spectators,
            "review": self.joint_review.shared(),
        }
        return as_text(report)

    def hear(self, process: str, text: str) -> None:
        """Handle an announcement of another process."""
        report = json.loads(text)
        seats = {int(seat): bool(looks) for seat, looks in report["seats"].items()}
        with self._lock:
            if process not in self._elsewhere and self._visitors:
                self._reported = False  # it has just come, and does not know who is here
            self._elsewhere[process] = Headcount(seats, int(report["spectators"]), self._now_ms())
        self._refresh()
        self.joint_review.receive(process, report.get("review", {}))

    def forget_silent(self) -> None:
        """Forget the announcements of processes that have been silent for long."""
        before = self._now_ms() - EXPIRES
        with self._lock:
            silent = [name for name, one in self._elsewhere.items() if one.at < before]
            for name in silent:
                del self._elsewhere[name]
        for name in silent:
            self.joint_review.forget(name)
        if silent:
            self._refresh()

    def _mine(self) -> Headcount:
        with self._lock:
            seats: dict[int, bool] = {}
            for visitor in self._visitors:
                if visitor.audience is not None:
                    seats[visitor.audience] = seats.get(visitor.audience, False) or not visitor.away
            watching = sum(visitor.audience is None for visitor in self._visitors)
        return Headcount(seats, watching)

    def _refresh(self) -> None:
        mine = self._mine()
        with self._lock:
            counts = [mine, *self._elsewhere.values()]
            before, seats = self.now, []
            for seat, was in enumerate(before.seats):
                looks = [one.seats[seat] for one in counts if seat in one.seats]
                if looks:
                    seats.append(SeatPresence("here" if any(looks) else "away", None))
                elif was.state == "gone":
                    seats.append(was)
                else:
                    seats.append(SeatPresence("gone", self._now_ms()))
            self.now = PresenceNow(tuple(seats), sum(one.spectators for one in counts))
        if self.now != before:
            self._wake()
