"""Editions and switches: what may be chosen before a match."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from kagemusha.core.errors import Message, OptionError
from kagemusha.games.seven_ronin.board import Board, read_board, village_with
from kagemusha.games.seven_ronin.meta import MANIFEST

HANDICAPS = ("track", "reserves")
"""Options that change the village's start; a board of one's own has its own."""


@dataclasses.dataclass(frozen=True)
class Setup:
    """The chosen options, complete."""

    edition: str
    minimum: str
    inn_watchtower: str
    taiko_heals_green: bool
    spy: bool
    track: str
    reserves: int
    board: Board

    def minimum_force(self, round_number: int) -> int:
        """The Minimum Attack Force of a round, by the edition's way."""
        space = self.board.round[round_number - 1]
        if self.minimum == "track":
            return space.minimum
        return min(round_number, space.threat) if self.minimum == "threat" else round_number

    @property
    def _of_the_box(self) -> bool:
        return self.board == village_with(self.track, self.reserves)

    def to_dict(self) -> dict[str, Any]:
        """Plain data that gives the same setup; the box's own board is not written out.

        Handicaps are written only if there are any: logs from before they existed stay as they are.
        """
        handicaps = {option: getattr(self, option) for option in HANDICAPS}
        return {
            "edition": self.edition,
            "minimum": self.minimum,
            "inn-watchtower": self.inn_watchtower,
            "taiko-heals-green": self.taiko_heals_green,
            "spy": self.spy,
            **{k: v for k, v in handicaps.items() if v != MANIFEST.option(k).default},
            "board": None if self._of_the_box else self.board.to_dict(),
        }


def choose(options: Mapping[str, Any] | None) -> Setup:
    """Complete the options from the edition's preset; OptionError names what does not exist."""
    chosen = {key.replace("-", "_"): v for key, v in MANIFEST.complete(2, options).items()}
    own = chosen.pop("board")
    if own is None:
        return Setup(board=village_with(chosen["track"], chosen["reserves"]), **chosen)
    for option in HANDICAPS:
        if chosen[option] != MANIFEST.option(option).default:
            raise OptionError(Message("option-own-board", {"option": option}))
    return Setup(board=read_board(own), **chosen)
