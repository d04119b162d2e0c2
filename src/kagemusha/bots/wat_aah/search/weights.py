"""The weights of the playout policy, and the layout of its workspace. Unit: 1/100 point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

ANY_CARD: Final[i64] = 0  # any card in hand
SET_STRENGTH: Final[i64] = 1  # for each point of strength in a set
PLACEABLE_SET: Final[i64] = 2  # a set that can be placed
SINGLE_STRENGTH: Final[i64] = 3  # for each point of strength of a single card
JOIN_STRENGTH: Final[i64] = 4  # for each point of strength of cards that can join an own clan
POWER_PERCENT: Final[i64] = 5  # per cent of POWER_VALUE for a set in hand
SINGLE_POWER_PERCENT: Final[i64] = 6  # the same for a single card
RONIN_VALUE: Final[i64] = 7
YOKAI_VALUE: Final[i64] = 8
YOKAI_STRENGTH: Final[i64] = 9  # for each point of strength
DRAWN_CARD: Final[i64] = 10  # a card drawn at random
CHOSEN_CARD: Final[i64] = 11  # a card that is chosen from many
LOST_CARD: Final[i64] = 12  # a card that an opponent discards
SWAPPED_CARD: Final[i64] = 13
SWAPPED_HAND: Final[i64] = 14  # for each card by which the other hand is larger
RETURNED_CLAN: Final[i64] = 15  # per cent of its strength: damage by a returned clan
RETURNED_CARD: Final[i64] = 16
CLAN_HIT: Final[i64] = 17  # in addition to its strength
THIRD_CLAN_HIT: Final[i64] = 18  # the same if the opponent has three clans
HAND_COST: Final[i64] = 19  # per cent of the value that a placement takes from the hand
NEW_CLAN: Final[i64] = 20
NEW_CLAN_AHEAD: Final[i64] = 21  # if the seat leads after it
NEAR_END: Final[i64] = 22  # per cent of a reinforcement's strength if an opponent has three clans
MIN_PLACEMENT: Final[i64] = 23
SAFE_MARGIN: Final[i64] = 24  # the lead that a fourth clan should leave
CORRUPT_BASE: Final[i64] = 25
CORRUPT_READY: Final[i64] = 26  # for each clan that could be placed
CORRUPT_HAND: Final[i64] = 27  # for each card in hand
CORRUPT_CLANS: Final[i64] = 28  # for each own clan
CORRUPT_NEAR: Final[i64] = 29  # for each clan of the opponent with most clans
CORRUPT_BEHIND: Final[i64] = 30  # for each point of the lead
POWER_VALUE: Final[i64] = 31  # + effect: the value of a power that is used later
COURT_CARD: Final[i64] = 42  # in victory points
PEEK_VALUE: Final[i64] = 43
EARLY_PAWN: Final[i64] = 44  # cost of a pawn at the Showdown before it must be there
STRENGTH_NOW: Final[i64] = 45  # for each point of strength that is placed
WEIGHTS: Final[i64] = 46

# Notes on one decision.
THREAT: Final[i64] = 46  # + seat: per cent, how much it helps to harm this opponent
RANKING: Final[i64] = 50  # + seat: points at the ranking, if it were now
EFFECT_VALUE: Final[i64] = 54  # + effect: its value against the best target; -1: not yet calculated
HELD: Final[i64] = 65  # + clan: cards in hand
CLAN_VALUE: Final[i64] = 74  # + clan: the value of these cards
RONIN_HELP: Final[i64] = 83  # + clan: the additional value if there is a Ronin in hand
TOTAL_RONIN_HELP: Final[i64] = 92  # the sum over all clans
TOP_SLOTS: Final[i64] = 6  # for each clan: 0 cards to one more than a clan can hold
TOP_STRENGTH: Final[i64] = 93  # + clan * TOP_SLOTS + n: total of the n strongest cards
CLANS_IN_PLAY: Final[i64] = 147  # + seat
# Values that follow from the weights and the cards of the match.
PAIR_POWER: Final[i64] = 151  # + clan: value of the power of two cards in hand
SET_POWER: Final[i64] = 160  # + clan: of three cards
SINGLE_POWER: Final[i64] = 169  # + clan: of a single card
YOKAI_HAND_VALUE: Final[i64] = 178  # + kind
WORKSPACE_SIZE: Final[i64] = 218

TWO_SEATS: Final = (
    *(77, 69, 63, 34, 70, 25, 11, 78, 243, 45, 197, 290, 130, 34, 123),
    *(93, 17, 50, 150, 80, 50, 100, 17, 32, 0),
    *(227, -41, 22, 0, -2, 0),
    *(20, 300, 260, 136, 643, 240, 800, 600, 597, 198, 390),
    *(700, 1400, 50, 100),
)
"""Weights for two seats, tuned in matches between policies with slightly different weights."""

MORE_SEATS: Final = (
    *(91, 82, 56, 34, 70, -15, -6, 260, 90, 106, 197, 290, 147, 34, 123),
    *(60, 50, 50, 202, 51, 66, 100, 17, 50, 5),
    *(227, -100, 21, 18, -2, 23),
    *(0, 300, 390, 150, 643, 240, 800, 600, 30, 400, 300),
    *(700, 979, 50, 141),
)
"""The same for three and four seats."""


WIN_MODEL: Final = (
    *(0.783, 0.282, 0.12, 0.004, 0.003, -0.224, -0.056, -0.129),
    *(0.677, 0.0, -0.035, 0.033, -0.012, -0.141, 0.081, 0.0),
)
"""The win model: a weight for each feature, before the last round, then before the second."""


def weights_for(seats: int) -> tuple[int, ...]:
    """The tuned weights for a number of seats."""
    return TWO_SEATS if seats == 2 else MORE_SEATS
