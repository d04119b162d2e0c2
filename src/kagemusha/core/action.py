"""Actions: what a seat may do. They are immutable, and identified by their notation."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Action:
    """One small choice, identified by its notation; clients that draw it use `parts`."""

    notation: str
    verb: str = field(compare=False, default="")
    parts: tuple[tuple[str, str | int], ...] = field(compare=False, default=())

    def __str__(self) -> str:
        return self.notation


class Legal(tuple[Action, ...]):
    """The legal actions of one seat now: a sequence whose `in` takes an action or its notation."""

    __slots__ = ()

    def __contains__(self, action: object) -> bool:
        return super().__contains__(Action(action) if isinstance(action, str) else action)
