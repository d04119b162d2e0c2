"""How a table ended, and the result that follows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from kagemusha.core.game import Result, Rules

Reason = Literal[
    "played",
    "time",
    "resigned",
    "absent",
    "draw",
    "aborted",
    "closed",
    "walkover",
    "declined",
    "review",
]
LOST = ("time", "resigned", "absent", "walkover")
"""The side of the seat has lost."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a table ended: by its match, its people, a clock or the operator; or it is for review.

    `declined`: somebody was invited, and does not want to play.
    """

    reason: Reason
    seat: int | None = None
    """Whose time was up, who resigned, who was gone, who aborted."""

    def to_dict(self) -> dict[str, object]:
        """Plain data for clients."""
        return {"reason": self.reason, "seat": self.seat}

    def result(self, rules: Rules[Any], played: Result | None) -> Result | None:
        """The result of the table; `played` is that of its match."""
        seats = range(rules.seats)
        if self.reason in ("played", "review"):
            return played
        if self.reason in LOST and self.seat is not None:
            lost = rules.side(self.seat)
            winners = tuple(seat for seat in seats if seat not in lost)
            return Result(tuple(float(seat in winners) for seat in seats), winners, self.reason)
        share = 0.5 if self.reason == "draw" else 0.0
        return Result((share,) * rules.seats, (), self.reason)
