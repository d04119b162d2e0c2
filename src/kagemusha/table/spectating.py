"""What spectators may have by now: with a delay, only what happened some time or some moves ago.

Updates before the first move are never withheld, and nothing is once the table is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kagemusha.core.errors import Message, OptionError

DelayKind = Literal["none", "seconds", "moves"]
MOST: dict[DelayKind, int] = {"none": 0, "seconds": 24 * 3600, "moves": 1_000}


@dataclass(frozen=True, slots=True)
class Delay:
    """How far spectators are behind the players."""

    kind: DelayKind = "none"
    amount: int = 0
    """Of seconds or of moves."""

    def __post_init__(self) -> None:
        least = 0 if self.kind == "none" else 1
        if self.kind not in MOST or not least <= self.amount <= MOST[self.kind]:
            raise _wrong(f"{self.kind}={self.amount}")

    def __bool__(self) -> bool:
        return self.kind != "none"

    @classmethod
    def parse(cls, text: str) -> Delay:
        """From `seconds=30` or `moves=4`; OptionError if it means nothing. "" is no delay."""
        if not text:
            return cls()
        kind, _, amount = text.partition("=")
        if kind not in ("seconds", "moves") or not amount.isdecimal() or len(amount) > 9:
            raise _wrong(text)
        return cls("seconds" if kind == "seconds" else "moves", int(amount))

    def written(self) -> str:
        """As `parse` reads it."""
        return f"{self.kind}={self.amount}" if self else ""


def _wrong(value: str) -> OptionError:
    known = ", ".join(f"{kind}=1…{most}" for kind, most in MOST.items() if most)
    args = {"option": "spectator-delay", "value": value, "known": known}
    return OptionError(Message("option-wrong-value", args))


class Horizon:
    """The updates of the spectators, and which of them they may have by now."""

    def __init__(self, delay: Delay) -> None:
        self._delay = delay
        self._updates: list[tuple[int, int, bool]] = []
        """Of each: its number, when it was made, and whether a move made it."""
        self._free = 0
        """The last update before the first move."""

    def note(self, number: int, at: int, *, moved: bool) -> None:
        """An update was made for the spectators."""
        if not self._delay:
            return
        if not moved and self._free == number - 1:
            self._free = number
        self._updates.append((number, at, moved))

    def last(self, now: int) -> int:
        """The number of the last update that they may have."""
        withheld = self._withheld(now)
        return self._updates[-1 - withheld][0] if withheld < len(self._updates) else 0

    def until(self, now: int) -> int:
        """The time from which on they know nothing: with moves, that of the first one withheld."""
        if self._delay.kind == "seconds":
            return now - self._delay.amount * 1000 + 1
        withheld = self._withheld(now)
        return self._updates[-withheld][1] if withheld else now + 1

    def _withheld(self, now: int) -> int:
        """How many of the last updates."""
        moves = self._delay.amount if self._delay.kind == "moves" else -1
        before = now - self._delay.amount * 1000
        count = 0
        for number, at, moved in reversed(self._updates):
            settled = moves == 0 if moves >= 0 else at <= before
            if settled or number <= self._free:
                break
            count += 1
            moves -= moved if moves > 0 else 0
        return count
