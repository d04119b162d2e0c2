"""Editions and switches: what may be chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from kagemusha.games.seven_ronin.board import Board, read_board, village
from kagemusha.games.seven_ronin.meta import MANIFEST


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
    chosen = {key.replace("-", "_"): v for key, v in MANIFEST.complete(2, options).items()}
    board = chosen.pop("board")
    return Setup(board=village() if board is None else read_board(board), **chosen)
