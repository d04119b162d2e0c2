"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["person", "local", "bot", "open"]
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds a seat: a person, people on one screen, a bot, or nobody yet."""

    kind: Kind
    name: str = ""
    """What a person is called; which bot it is."""

    def to_dict(self) -> dict[str, object]:
        """Plain data for clients."""
        return {"kind": self.kind, "name": self.name}


def person(name: str = "") -> Holder:
    """A seat with its own secret, given to the creator of the table."""
    return Holder("person", name)


def local(name: str = "") -> Holder:
    """A seat on a shared screen: all local seats of a table have one secret."""
    return Holder("local", name)


def bot(name: str) -> Holder:
    """A seat played by the bot of that name."""
    return Holder("bot", name)


def open_seat() -> Holder:
    """A seat that somebody may take later."""
    return Holder("open")
