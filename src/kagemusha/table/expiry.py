"""When unused tables are removed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Literal, get_args

from kagemusha.core.errors import Message, OptionError

TableKind = Literal["finished", "abandoned", "imported"]
DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Expiry:
    """For how many seconds each kind of table is kept after its last change; None: for ever."""

    finished: float | None = None
    """Those whose match is over, and analyses."""
    abandoned: float | None = None
    """Those that wait for people, without a clock. Others are running, and are never removed."""
    imported: float | None = None
    """Those made from a log, for review."""

    def __post_init__(self) -> None:
        for kind in fields(self):
            seconds = getattr(self, kind.name)
            if seconds is not None and not seconds > 0:
                raise _wrong(f"{kind.name}={seconds}")

    @classmethod
    def parse(cls, words: Iterable[str]) -> Expiry:
        """From words such as `finished=30`, in days; OptionError if they mean nothing."""
        found: dict[str, float] = {}
        for word in words:
            kind, _, days = word.partition("=")
            if kind not in get_args(TableKind) or not days.isdecimal():
                raise _wrong(word)
            found[kind] = int(days) * DAY
        return cls(**found)

    def limits(self, now: int) -> dict[TableKind, int]:
        """For each kind that expires: the time before which its last change must be."""
        limits: dict[TableKind, int] = {}
        for kind in get_args(TableKind):
            seconds = getattr(self, kind)
            if seconds is not None:
                limits[kind] = now - round(seconds * 1000)
        return limits


def _wrong(value: str) -> OptionError:
    known = ", ".join(f"{kind}=1" for kind in get_args(TableKind))
    args = {"option": "expire", "value": value, "known": f"{known}, …"}
    return OptionError(Message("option-wrong-value", args))
