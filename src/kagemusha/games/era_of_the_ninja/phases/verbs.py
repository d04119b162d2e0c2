"""The choices of seats and of chance: a verb with up to two numbers, as one number."""

from __future__ import annotations

from typing import Final

VERB: Final = 65536
"""A choice is verb * VERB + a * 256 + b."""

DIE: Final = 0  # a: face
CARD: Final = 1  # a: card; chance's card, and a seat's choice of one
NINJA: Final = 2  # a: ninja
LORD: Final = 3  # a: lord
ENCOUNTER: Final = 4  # a: encounter; the number of kinds stands for The Lord Enters
TILE: Final = 5  # a: room
KEEP: Final = 6  # a: card
CHOOSE: Final = 7  # a: ninja
DECLARE: Final = 8  # a: unit type; or 16 + side
LEAD: Final = 9  # a: seat
ROLL: Final = 10
LIFT: Final = 11
REROLL: Final = 12
STAND: Final = 13
USE: Final = 14  # a * 256 + b: effect
SKIP: Final = 15
BUY: Final = 16  # a: deck; b: how much the clan's pool pays
SYNERGY: Final = 17  # a: Skill; b: how much the clan's pool pays
DEPOSIT: Final = 18  # a: how much
GIVE: Final = 19  # a: card; b: seat
ASK: Final = 20  # a: card; b: seat
ACCEPT: Final = 21
REFUSE: Final = 22
ACTIVATE: Final = 23  # a: card
SHEATHE: Final = 24  # a: card
STOW: Final = 25  # a: card
FETCH: Final = 26  # a: card
MOVE: Final = 27  # a: way
EXPLORE: Final = 28  # a: way
TURN: Final = 29  # a: quarter turns
SPRINT: Final = 30
ATTACK: Final = 31  # a: slot: the whole stack
STRIKE: Final = 32  # a: slot: one unit of it
HIDE: Final = 33
HEAL: Final = 34  # a: seat
SEARCH: Final = 35
STEAL: Final = 36  # a: card; b: seat
WOUND: Final = 37  # a: seat
DROP: Final = 38
PICK_UP: Final = 39
DONE: Final = 40
DISCARD: Final = 41  # a: card
UNIT: Final = 42  # a: slot
SEAT: Final = 43  # a: seat
WAY: Final = 44  # a: way
MERGE: Final = 45  # a, b: slots
PLACE: Final = 46  # a: tile
KIND: Final = 47  # a: unit
SPOT: Final = 48  # a: tile; b: way
SHUFFLE: Final = 49
TAKE_HIT: Final = 50
COME: Final = 51
STAY_OUT: Final = 52

SIDE_DECLARED: Final = 16
"""Added to a side's number where Heaven declares a clan instead of a type."""


def choice(verb: int, a: int = 0, b: int = 0) -> int:
    """A verb with its numbers as one number."""
    return verb * VERB + a * 256 + b
