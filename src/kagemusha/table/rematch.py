"""An offer of another game at the same table, once a match is over, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, get_args

import msgspec

from kagemusha.core.errors import Message, OptionError
from kagemusha.table.clock import Clock

Seating = Literal["rotated", "same", "random"]


@dataclass(frozen=True, slots=True)
class RematchTerms:
    """How the next game is to be played. What is None stays as it is."""

    seating: Seating = "rotated"
    """Everybody one seat further, which swaps two; all where they are; or by lot."""
    game: str | None = None
    options: dict[str, Any] | None = None
    clock: Clock | None = None

    def __post_init__(self) -> None:
        if self.seating not in get_args(Seating):
            known = ", ".join(get_args(Seating))
            args: dict[str, str | int] = {"option": "seating", "value": self.seating}
            raise OptionError(Message("option-wrong-value", {**args, "known": known}))


@dataclass(frozen=True, slots=True)
class Rematch:
    """An offer of another game. Everybody at the table knows of it."""

    by: int
    """The seat that offers."""
    seating: Seating
    game: str
    options: dict[str, Any]
    clock: Clock
    waiting: tuple[int, ...]
    """Seats that have not agreed yet."""
    declined: int | None = None
    """The seats that declined or withdrew: then the offer is void."""
    next: str | None = None
    """Once all agree: the table of the next game."""

    def to_dict(self) -> dict[str, object]:
        """Plain data for clients."""
        return {**asdict(self), "waiting": list(self.waiting)}

    def same_terms(self, other: Rematch) -> bool:
        """Whether both offer the same."""
        return replace(self, by=0, waiting=()) == replace(other, by=0, waiting=())

    def accepted_by(self, seats: Iterable[int]) -> Rematch:
        """After these seats agreed."""
        return replace(self, waiting=tuple(n for n in self.waiting if n not in set(seats)))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that have to answer, while it is open."""
        return self.waiting if self.declined is None and self.next is None else ()

    @property
    def agreed(self) -> bool:
        """Whether everybody wants it."""
        return self.declined is None and not self.waiting

    def written(self) -> str:
        """As the store keeps it."""
        return msgspec.json.encode(self).decode()


def read_rematch(text: str) -> Rematch:
    """What `written` wrote."""
    return msgspec.json.decode(text, type=Rematch)
