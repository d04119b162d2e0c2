"""Clocks. What they show changes only by what every seat can see, so they leak nothing.

A seat's clock runs while it owes a choice. A choice that the others can see, or after which the
seat owes nothing, ends its move: then it gets its increment, or its full days. Steps of a sealed
plan leave the clock as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from kagemusha.core.errors import Message, OptionError

DAY = 24 * 60 * 60
LONGEST = 366 * DAY
ALARM = 0.8
"""How much of its time a seat has used when it is warned."""
SHORTEST_ALARMED = 10 * 60 * 1000
"""Milliseconds that a seat must have for its move to be warned."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How a table measures time: not at all, in seconds with an increment, or in days a move."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: float = 0
    """What a seat has at the start; with `days`, what it has for each move."""
    increment: float = 0
    out: Literal["bot", "lose"] = "bot"
    """When time is up: a bot makes the pending move, or the seat loses and the table ends."""
    bot: str = ""
    """Which bot; the strongest of the game unless one is named."""

    def __post_init__(self) -> None:
        known = {"kind": ("none", "live", "days"), "out": ("bot", "lose")}
        for option, values in known.items():
            if (value := getattr(self, option)) not in values:
                raise _wrong(option, value, ", ".join(values))
        if self.kind != "none" and not 1 <= self.seconds <= LONGEST:
            raise _wrong("seconds", self.seconds, f"1 - {LONGEST}")
        if not 0 <= self.increment <= DAY:
            raise _wrong("increment", self.increment, f"0 - {DAY}")

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the store and for clients."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Clock:
        """The clock that `to_dict` wrote."""
        return cls(**data)


def live(
    seconds: float, increment: float = 0, *, out: Literal["bot", "lose"] = "bot", bot: str = ""
) -> Clock:
    """A number of seconds for the match, and some more for each move."""
    return Clock("live", seconds, increment, out, bot)


def days(number: float, *, out: Literal["bot", "lose"] = "bot", bot: str = "") -> Clock:
    """A number of days for each move."""
    return Clock("days", number * DAY, 0, out, bot)


def _wrong(option: str, value: object, known: str) -> OptionError:
    args: dict[str, str | int] = {"option": option, "value": str(value), "known": known}
    return OptionError(Message("option-wrong-value", args))


@dataclass(frozen=True, slots=True)
class ClockFace:
    """One seat's clock as everybody sees it, in milliseconds."""

    left: int
    """What was left when it was started or stopped."""
    since: int | None
    """When it was started, as time since 1970; None while it is stopped."""

    @property
    def due(self) -> int | None:
        """When the time will be up."""
        return None if self.since is None else self.since + self.left

    @property
    def alarm(self) -> int | None:
        """When `ALARM` of the time will be used; None if that is too short to warn anybody."""
        short = self.left < SHORTEST_ALARMED
        return None if self.since is None or short else self.since + round(self.left * ALARM)

    def to_dict(self) -> dict[str, object]:
        """Plain data for clients."""
        return {"left": self.left, "since": self.since}


@dataclass
class Clocks:
    """The clocks of a table, moved by its entries alone: the same entries, the same clocks."""

    setting: Clock
    timed: tuple[int, ...]
    """The seats that have a clock: bots have their own budget."""
    faces: dict[int, ClockFace] = field(default_factory=dict)
    before: dict[int, list[ClockFace]] = field(default_factory=dict)
    """By seat, the clock as it was before each move that can still be taken back."""

    def copy(self) -> Clocks:
        """An independent copy."""
        kept = {seat: list(faces) for seat, faces in self.before.items()}
        return Clocks(self.setting, self.timed, dict(self.faces), kept)

    @property
    def _full(self) -> int:
        return round(self.setting.seconds * 1000)

    def start(self, at: int, timed: Sequence[int], pending: Sequence[int]) -> None:
        """All seats are taken: from now on time counts."""
        self.timed = tuple(timed) if self.setting.kind != "none" else ()
        self.faces = {seat: ClockFace(self._full, None) for seat in self.timed}
        self.run(at, pending)

    def pause(self, at: int) -> None:
        """Stop all clocks where they are."""
        self.before.clear()  # they would count the pause
        for seat, face in self.faces.items():
            if face.due is not None:
                self.faces[seat] = ClockFace(max(0, face.due - at), None)

    def run(self, at: int, pending: Sequence[int]) -> None:
        """Let the clocks of these seats run, and no others."""
        for seat, face in self.faces.items():
            if seat in pending and face.since is None:
                self.faces[seat] = ClockFace(face.left, at)
            elif seat not in pending and face.since is not None:
                self.faces[seat] = ClockFace(self._left(face, at), None)

    def _left(self, face: ClockFace, at: int) -> int:
        if self.setting.kind == "days":
            return self._full
        return face.left if face.since is None else max(0, face.left - (at - face.since))

    def acted(self, at: int, seat: int, pending: Sequence[int], *, seen: bool, final: bool) -> None:
        """A seat acted. `seen`: its move is made; `final`: nothing can be undone any longer."""
        if final:
            self.before.clear()
        if seen and seat in self.faces:
            face = self.faces[seat]
            if not final:
                self.before.setdefault(seat, []).append(face)
            gained = round(self.setting.increment * 1000)
            self.faces[seat] = ClockFace(self._left(face, at) + gained, None)
        self.run(at, pending)

    def undone(self, at: int, seat: int, pending: Sequence[int], *, seen: bool) -> None:
        """A seat took an action back: its clock runs on as if that had not been made."""
        earlier = self.before.get(seat)
        if seen and earlier:
            self.faces[seat] = earlier.pop()
        self.run(at, pending)

    def ran_out(self, seat: int) -> None:
        """The time of a seat is up: its clock shows 0 while a bot moves for it."""
        self.faces[seat] = ClockFace(0, None)

    def stop(self, at: int) -> None:
        """The table is over."""
        self.run(at, ())

    def due(self) -> tuple[int, int] | None:
        """When the next time will be up, and whose; the lowest seat first."""
        running = [(face.due, seat) for seat, face in self.faces.items() if face.due is not None]
        return min(running, default=None)
