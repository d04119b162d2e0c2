"""Events: what happened, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Event:
    """One thing that happened, as ids and numbers.

    `audience` None is everybody. Others see `masked`, or nothing. An event that `reveals` gives a
    seat something new: nothing before it can be undone. If it is `untold`, the news is in no
    event, only in the view of the seat, such as a hand that was taken over.
    """

    kind: str
    args: Mapping[str, str | int | tuple[str, ...]] = field(default_factory=dict)
    rule: str = ""
    audience: frozenset[int] | None = None
    masked: Event | None = None
    reveals: bool = False
    untold: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """The form of this event that a seat, or a spectator (None), may see."""
        if self.audience is None or seat in self.audience:
            return self
        return self.masked

    def to_dict(self) -> dict[str, object]:
        """Plain data for exports and clients, without the audience."""
        args = {k: list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}
        data: dict[str, object] = {"kind": self.kind, "args": args}
        if self.rule:
            data["rule"] = self.rule
        return data
