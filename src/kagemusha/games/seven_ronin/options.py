"""Editions and switches: what may be chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.games.seven_ronin.board import Board, read_board, village

CHOICES: dict[str, tuple[Any, ...]] = {
    "edition": ("en", "fr", "pl"),
    "minimum": ("track", "threat", "round"),
    "inn-watchtower": ("inn", "watchtower"),
    "taiko-heals-green": (True, False),
    "spy": (False, True),
}
"""Every switch and its values."""

PRESETS: dict[str, dict[str, Any]] = {
    "en": {"minimum": "track", "inn-watchtower": "inn", "taiko-heals-green": True},
    "fr": {"minimum": "threat", "inn-watchtower": "watchtower", "taiko-heals-green": True},
    "pl": {"minimum": "round", "inn-watchtower": "watchtower", "taiko-heals-green": False},
}
"""What each edition sets."""


@dataclasses.dataclass(frozen=True)
class Setup:
    """The chosen options, complete."""

    edition: str
    minimum: str
    inn_watchtower: str
    taiko_heals_green: bool
    spy: bool
    board: Board

    def minimum_force(self, round_number: int) -> int:
        """The Minimum Attack Force of a round, by the edition's way."""
        space = self.board.round[round_number - 1]
        if self.minimum == "track":
            return space.minimum
        return min(round_number, space.threat) if self.minimum == "threat" else round_number

    def to_dict(self) -> dict[str, Any]:
        """Plain data that gives the same setup; the box's own board is not written out."""
        return {
            "edition": self.edition,
            "minimum": self.minimum,
            "inn-watchtower": self.inn_watchtower,
            "taiko-heals-green": self.taiko_heals_green,
            "spy": self.spy,
            "board": None if self.board == village() else self.board.to_dict(),
        }


def choose(options: Mapping[str, Any] | None) -> Setup:
    """Complete the options from the edition's preset; OptionError names what does not exist."""
    given = dict(options or {})
    board = given.pop("board", None)
    # Not as text: the options of a log that somebody sent must never open a file.
    if not isinstance(board, Path | Mapping | None):
        args = {"option": "board", "value": str(board), "known": "pathlib.Path, TOML data"}
        raise OptionError(Message("option-wrong-value", args))
    for key, value in given.items():
        if key not in CHOICES:
            known = ", ".join([*CHOICES, "board"])
            raise OptionError(Message("option-unknown", {"option": key, "known": known}))
        if not any(value is allowed or value == allowed for allowed in CHOICES[key]) or (
            isinstance(value, bool) != isinstance(CHOICES[key][0], bool)
        ):
            known = ", ".join(_plain(allowed) for allowed in CHOICES[key])
            args = {"option": key, "value": _plain(value), "known": known}
            raise OptionError(Message("option-wrong-value", args))
    edition = given.get("edition", "en")
    chosen = {"spy": False, **PRESETS[edition], **given, "edition": edition}
    fields = {key.replace("-", "_"): value for key, value in chosen.items()}
    return Setup(board=village() if board is None else read_board(board), **fields)


def _plain(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
