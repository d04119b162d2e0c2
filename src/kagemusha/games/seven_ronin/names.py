"""Ids for the kernel's numbers, and numbers for the ids."""

from __future__ import annotations

from kagemusha.games.seven_ronin.board import GREEN_ID, RONIN_IDS, Board
from kagemusha.games.seven_ronin.meta import MANIFEST
from kagemusha.games.seven_ronin.phases.layout import GREEN, RONIN_SLOTS

SIDE_IDS = MANIFEST.seat_names
STEP_IDS = (
    "spy-attacker",
    "spy-defender",
    "planning",
    "ronin-abilities",
    "division",
    "area-abilities",
    "passage-division",
    "over",
)
"""The steps with a pending choice, by their number in the kernel."""
REASON_IDS = (
    "",
    "five-areas",
    "both-fields",
    "inn-as-field",
    "ronin-gone",
    "ninja-gone",
    "both-gone",
    "last-round",
)
"""Why a match ended, by the number in the kernel."""


def space_id(board: Board, space: int) -> str:
    """The id of an area, or of the Green."""
    return GREEN_ID if space == GREEN else board.spaces[space]


def space_number(board: Board, name: str) -> int:
    """The number of an area, or of the Green."""
    return GREEN if name == GREEN_ID else board.spaces.index(name)


def ronin_of(bits: int) -> tuple[str, ...]:
    """The ids of the ronin in a set of bits."""
    return tuple(RONIN_IDS[ronin] for ronin in range(RONIN_SLOTS) if bits >> ronin & 1)


def bits_of(names: tuple[str, ...] | list[str]) -> int:
    """The set of bits for these ronin."""
    return sum(1 << RONIN_IDS.index(name) for name in names)
