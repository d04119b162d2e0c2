"""A joint review: several people walk through a finished match, and one of them leads.

Like presence it is kept in memory and shared between processes, never stored.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from threading import Lock
from typing import Any

from kagemusha.core.errors import Message
from kagemusha.table.errors import TableError
from kagemusha.table.input_checks import check_name
from kagemusha.table.seat_secrets import new_id

MOST = 20
"""People in one joint review: processes send each other all their names in one message."""


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody in a joint review."""

    id: str
    """Of one connection."""
    name: str


@dataclass(frozen=True, slots=True)
class ReviewPlace:
    """What the leader looks at."""

    move: int | None = None
    """After this number of moves; None is the end."""
    viewer: int | None = None
    """The seat whose view is shown; None is a spectator's."""
    study: str | None = None
    variation: int | None = None
    """The number of a variation of the study; None in the match."""
    step: int = 0
    """After this number of actions of the variation."""


@dataclass(frozen=True, slots=True)
class JointReviewNow:
    """Who takes part, who leads, and what the leader looks at."""

    participants: tuple[Participant, ...] = ()
    leader: str | None = None
    place: ReviewPlace | None = None


@dataclass(frozen=True, slots=True)
class Lead:
    """Who was the last to lead, and where to. Of two, all processes take the same as the newer."""

    number: int = 0
    leader: str = ""
    place: ReviewPlace | None = None

    def is_newer(self, other: Lead) -> bool:
        """Whether it replaces another one."""
        return (self.number, self.leader) > (other.number, other.leader)


class JointReview:
    """The joint review of one table. Safe to use from several threads; never waits for anything."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """`wake` is called when something has changed."""
        self._wake = wake
        self._here: dict[str, str] = {}
        """The names of those who are connected here, by id."""
        self._elsewhere: dict[str, Mapping[str, str]] = {}
        """The same by process."""
        self._lead = Lead()
        self._lock = Lock()
        self.now = JointReviewNow()
        self.reported = True
        """Whether the other processes know what this one knows."""

    def join(self, name: str) -> str:
        """Somebody joins; the id of the participant."""
        name, participant = check_name(name), new_id()
        with self._lock:
            if len(self.now.participants) >= MOST:
                raise TableError(Message("review-full", {"number": MOST}))
            self._here[participant] = name
        self._refresh()
        return participant

    def leave(self, participant: str) -> None:
        """Somebody leaves, or is no longer connected."""
        with self._lock:
            self._here.pop(participant, None)
        self._refresh()

    def lead(self, by: str, to: str | None = None) -> None:
        """Take the lead if nobody has it, or hand it over to another participant."""
        with self._lock:
            now, chosen = self.now, by if to is None else to
            if now.leader not in (None, by):
                raise TableError(Message("review-led", {"name": self._name(str(now.leader))}))
            if chosen not in [one.id for one in now.participants]:
                raise TableError(Message("review-no-participant"))
            self._lead = replace(self._lead, number=self._lead.number + 1, leader=chosen)
        self._refresh()

    def show(self, by: str, place: ReviewPlace) -> None:
        """The leader looks at something."""
        with self._lock:
            if self.now.leader != by:
                raise TableError(Message("review-not-leader"))
            self._lead = Lead(self._lead.number + 1, by, place)
        self._refresh()

    def _name(self, participant: str) -> str:
        return next((one.name for one in self.now.participants if one.id == participant), "")

    # --- other processes ------------------------------------------------------------------------

    def shared(self) -> dict[str, Any]:
        """What other processes are to know; empty if nobody takes part here."""
        self.reported = True
        with self._lock:
            return {"here": dict(self._here), "lead": asdict(self._lead)} if self._here else {}

    def receive(self, process: str, shared: Mapping[str, Any]) -> None:
        """What another process sent."""
        with self._lock:
            before = self.now
            self._elsewhere.pop(process, None)
            if shared:
                self._elsewhere[process] = dict(shared["here"])
                given = dict(shared["lead"])
                place = given.pop("place")
                lead = Lead(**given, place=None if place is None else ReviewPlace(**place))
                if lead.is_newer(self._lead):
                    self._lead = lead
            self.now = self._found()
            changed = self.now != before
        if changed:
            self._wake()

    def forget(self, process: str) -> None:
        """Another process has been silent for long."""
        self.receive(process, {})

    def _found(self) -> JointReviewNow:
        known: dict[str, str] = {}
        for names in (self._here, *self._elsewhere.values()):
            known.update(names)
        people = tuple(Participant(one, known[one]) for one in sorted(known))
        leader = self._lead.leader if self._lead.leader in known else None
        return JointReviewNow(people, leader, self._lead.place if people else None)

    def _refresh(self) -> None:
        with self._lock:
            self.now = self._found()
        self.reported = False
        self._wake()


def as_text(data: Mapping[str, Any]) -> str:
    """An announcement, as short as it can be."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
