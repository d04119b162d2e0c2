"""The facts of one match, and what reads them off its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from kagemusha.core.event import Event
from kagemusha.core.game import Rules

NOBODY = -1
"""The seat of what was part of a match, but of no player's."""


@dataclass(frozen=True, slots=True)
class Use:
    """A seat had something in a round of a match, and used it so many times, perhaps never."""

    group: str
    item: str
    seat: int
    round: int
    """0 if it belongs to no round."""
    times: int


@dataclass(frozen=True, slots=True)
class Facts:
    """What is kept of one match."""

    first: int | None = None
    """The seat that began, if one did."""
    turns: int | None = None
    round_winners: tuple[tuple[int, ...], ...] = ()
    """By round, in a game whose rounds are won one by one."""
    uses: tuple[Use, ...] = ()


@dataclass(frozen=True)
class Group:
    """Things that are compared with each other."""

    id: str
    kind: str
    """Of which kind of name the items are."""
    items: tuple[str, ...]


class Reader(Protocol):
    """Reads the facts of a match off what happened, with nothing hidden."""

    groups: tuple[Group, ...]

    def read(self, events: Sequence[Event]) -> Facts:
        """The facts of one whole match."""


class PlainReader:
    """For games of which nothing but results is known."""

    groups: tuple[Group, ...] = ()

    def __init__(self, rules: Rules[Any]) -> None:
        """A reader is made of the rules in use: they know which cards there are."""

    def read(self, events: Sequence[Event]) -> Facts:  # noqa: ARG002
        """No facts."""
        return Facts()
