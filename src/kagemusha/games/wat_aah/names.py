"""Ids for the kernel's numbers."""

from __future__ import annotations

from kagemusha.games.wat_aah.phases import layout

STEP_IDS = (
    "first-player",
    "dealing",
    "draw-step",
    "drawing",
    "corrupting",
    "place-step",
    "picking",
    "targeting",
    "guarding",
    "suffering",
    "swapping",
    "digging",
    "looking",
    "keeping",
    "discard-step",
    "turn-end",
    "sparing",
    "pardoning",
    "taking",
    "giving",
    "paying",
    "sealing",
    "honouring",
    "temple-step",
    "temple-drawing",
    "temple-choosing",
    "peeking",
    "pawn-step",
    "court-drawing",
    "mission-peek",
    "showdown",
    "over",
)
"""The steps in which somebody, or chance, chooses, by their number in the kernel."""

REASON_IDS = ("", "highest-total", "less-corrupt", "shared-victory")
"""Why a match ended, by the number in the kernel."""

MODE_IDS = ("grasshopper", "grand-master")
PLACE_IDS = ("court", "missions", "showdown")

LARGEST_CLAN: int = layout.LARGEST_CLAN
"""The most cards that a clan can have."""


def player_id(seat: int) -> str:
    """The id of a seat in notation and texts: p1 for seat 0."""
    return f"p{seat + 1}"
