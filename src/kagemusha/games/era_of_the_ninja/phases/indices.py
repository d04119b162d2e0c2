"""Choices as indices of an action layout: the same for all seats, modes and boxes.

Each verb has a run of places, in the order below; its two numbers say which of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kagemusha.core.kernel import cells
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT, choice

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

ABILITIES: Final = 256  # a box has no more
GEAR: Final = 2 * codes.CARDS_A_DECK
"""Weapons and Items."""
SHARES: Final = 10
"""What a clan's pool may pay, from 0 on."""
DEPOSITS: Final = 100
RUNS: Final = (
    (verbs.DIE, codes.FACES + 1, 1),
    (verbs.CARD, codes.CARDS, 1),
    (verbs.NINJA, 30, 1),
    (verbs.LORD, 24, 1),
    (verbs.ENCOUNTER, 25, 1),
    (verbs.TILE, codes.MOST_TILES, 1),
    (verbs.KEEP, codes.CARDS, 1),
    (verbs.CHOOSE, 30, 1),
    (verbs.DECLARE, verbs.SIDE_DECLARED + codes.MOST_SEATS, 1),
    (verbs.LEAD, codes.MOST_SEATS, 1),
    (verbs.ROLL, 1, 1),
    (verbs.LIFT, 1, 1),
    (verbs.REROLL, 1, 1),
    (verbs.STAND, 1, 1),
    (verbs.USE, 1, ABILITIES),
    (verbs.SKIP, 1, 1),
    (verbs.BUY, codes.CARD_DECKS, SHARES),
    (verbs.SYNERGY, codes.CARDS, SHARES),
    (verbs.DEPOSIT, DEPOSITS, 1),
    (verbs.GIVE, GEAR, codes.MOST_SEATS),
    (verbs.ASK, GEAR, codes.MOST_SEATS),
    (verbs.ACCEPT, 1, 1),
    (verbs.REFUSE, 1, 1),
    (verbs.ACTIVATE, GEAR, 1),
    (verbs.SHEATHE, codes.CARDS_A_DECK, 1),
    (verbs.STOW, GEAR, 1),
    (verbs.FETCH, GEAR, 1),
    (verbs.MOVE, codes.WAYS, 1),
    (verbs.EXPLORE, codes.WAYS, 1),
    (verbs.TURN, codes.WAYS, 1),
    (verbs.SPRINT, 1, 1),
    (verbs.ATTACK, codes.SLOTS, 1),
    (verbs.STRIKE, codes.SLOTS, 1),
    (verbs.HIDE, 1, 1),
    (verbs.HEAL, codes.MOST_SEATS, 1),
    (verbs.SEARCH, 1, 1),
    (verbs.STEAL, codes.HEAD + 1, codes.MOST_SEATS),
    (verbs.WOUND, codes.MOST_SEATS, 1),
    (verbs.DROP, 1, 1),
    (verbs.PICK_UP, 1, 1),
    (verbs.DONE, 1, 1),
    (verbs.DISCARD, GEAR, 1),
    (verbs.UNIT, codes.SLOTS, 1),
    (verbs.SEAT, codes.MOST_SEATS, 1),
    (verbs.WAY, codes.WAYS, 1),
    (verbs.PLACE, codes.MOST_TILES, 1),
    (verbs.KIND, codes.UNITS, 1),
    (verbs.SPOT, codes.MOST_TILES, codes.WAYS),
    (verbs.SHUFFLE, 1, 1),
    (verbs.TAKE_HIT, 1, 1),
    (verbs.COME, 1, 1),
    (verbs.STAY_OUT, 1, 1),
)
"""A verb, and how many of each of its two numbers there are. `merge` follows, by pairs of slots."""
MOST_CHOICES: Final = 512
"""How many can be legal at once: at most 479 pairs of stacks, and `skip`."""


def _every_choice() -> list[int]:
    found: list[int] = []
    for verb, several, details in RUNS:
        for what in range(several):
            for detail in range(details):
                found.append(choice(verb, what, detail))
    for unit in range(codes.UNITS):
        for slot in range(codes.SLOT_START[unit], codes.SLOT_START[unit + 1]):
            for other in range(slot + 1, codes.SLOT_START[unit + 1]):
                found.append(choice(verbs.MERGE, slot, other))
    return found


def _starts() -> list[int]:
    """Where the run of each verb begins, and how many details each of its numbers has."""
    numbers = [0] * (2 * WHAT)
    start = 0
    for verb, several, details in RUNS:
        numbers[2 * verb] = start
        numbers[2 * verb + 1] = details
        start += several * details
    return numbers


def _merges() -> list[int]:
    """The index of a pair of slots, less the second one, by the first."""
    numbers = [0] * codes.SLOTS
    place = len(CHOICES)
    for unit in reversed(range(codes.UNITS)):
        for slot in reversed(range(codes.SLOT_START[unit], codes.SLOT_START[unit + 1])):
            place -= codes.SLOT_START[unit + 1] - slot - 1
            numbers[slot] = place - slot - 1
    return numbers


CHOICES: Final = _every_choice()
"""The choice of each index."""
_STARTS: Final[Cells] = cells(_starts())
_MERGES: Final[Cells] = cells(_merges())


def index_of(chosen: i64) -> i64:
    """The place of a choice in the layout."""
    verb = chosen // VERB
    what = chosen // WHAT % WHAT
    detail = chosen % WHAT
    if verb == verbs.MERGE:
        return _MERGES[what] + detail
    return _STARTS[2 * verb] + what * _STARTS[2 * verb + 1] + detail
