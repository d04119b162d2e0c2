"""Events: what happened, and who sees it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Event:
    """One thing that happened, as ids and numbers.

    An `audience` of None means everybody. Others see `masked`, or nothing. An event that `reveals`
    tells a seat something new, so nothing before it can be undone. If it is `untold`, no event
    says what is new; only the seat's view does, such as a hand that was taken over.
    """

    kind: str
    args: Mapping[str, str | int | tuple[str, ...]] = field(default_factory=dict)
    rule: str = ""
    audience: frozenset[int] | None = None
    masked: Event | None = None
    reveals: bool = False
    untold: bool = False

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat, or a spectator (None), may see it."""
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
