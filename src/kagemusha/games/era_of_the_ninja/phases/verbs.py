"""The choices of seats and of chance: a verb with up to two numbers, as one number."""

from __future__ import annotations

from typing import Final

WHAT: Final = 256
VERB: Final = WHAT * WHAT
"""A choice is verb * VERB + what * WHAT + detail."""

DIE: Final = 0  # face
CARD: Final = 1  # card; chance's card, and a seat's choice of one
NINJA: Final = 2  # ninja
LORD: Final = 3  # lord
ENCOUNTER: Final = 4  # encounter; the number of kinds stands for The Lord Enters
TILE: Final = 5  # room
KEEP: Final = 6  # card
CHOOSE: Final = 7  # ninja
DECLARE: Final = 8  # unit type; or 16 + side
LEAD: Final = 9  # seat
ROLL: Final = 10
LIFT: Final = 11
REROLL: Final = 12
STAND: Final = 13
USE: Final = 14  # what * WHAT + detail: effect
SKIP: Final = 15
BUY: Final = 16  # deck, how much the clan's pool pays
SYNERGY: Final = 17  # Skill, how much the clan's pool pays
DEPOSIT: Final = 18  # how much
GIVE: Final = 19  # card, seat
ASK: Final = 20  # card, seat
ACCEPT: Final = 21
REFUSE: Final = 22
ACTIVATE: Final = 23  # card
SHEATHE: Final = 24  # card
STOW: Final = 25  # card
FETCH: Final = 26  # card
MOVE: Final = 27  # way
EXPLORE: Final = 28  # way
TURN: Final = 29  # quarter turns
SPRINT: Final = 30
ATTACK: Final = 31  # slot: the whole stack
STRIKE: Final = 32  # slot: one unit of it
HIDE: Final = 33
HEAL: Final = 34  # seat
SEARCH: Final = 35
STEAL: Final = 36  # card, seat
WOUND: Final = 37  # seat
DROP: Final = 38
PICK_UP: Final = 39
DONE: Final = 40
DISCARD: Final = 41  # card
UNIT: Final = 42  # slot
SEAT: Final = 43  # seat
WAY: Final = 44  # way
MERGE: Final = 45  # what, detail: slots
PLACE: Final = 46  # tile
KIND: Final = 47  # unit
SPOT: Final = 48  # tile, way
SHUFFLE: Final = 49
TAKE_HIT: Final = 50
COME: Final = 51
STAY_OUT: Final = 52

SIDE_DECLARED: Final = 16
"""Added to a side's number where Heaven declares a clan instead of a type."""


def choice(verb: int, what: int = 0, detail: int = 0) -> int:
    """A verb with its numbers as one number."""
    return verb * VERB + what * WHAT + detail


def effect_index(what: int, detail: int) -> int:
    """Which effect is used: both numbers of a choice together."""
    return what * WHAT + detail
