"""What the quick player of the playouts weighs: a run of numbers, each a hundredth of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FODDER: Final[i64] = 0  # any card in hand: it can be the one that is discarded
PAIR: Final[i64] = 1  # of each point of strength in a set
SET: Final[i64] = 2  # a set that can be placed
LONELY: Final[i64] = 3  # of each point of strength of a single card
JOINS: Final[i64] = 4  # of each point of strength of cards for an own clan in play
POWER_IN_HAND: Final[i64] = 5  # per cent of what a power may be worth some day
LONELY_POWER: Final[i64] = 6  # the same for the clan of a single card
RONIN_WORTH: Final[i64] = 7
YOKAI_WORTH: Final[i64] = 8
YOKAI_STRENGTH: Final[i64] = 9  # of each point of strength
CARD_WORTH: Final[i64] = 10  # a card that is drawn
CHOSEN_WORTH: Final[i64] = 11  # a card that is chosen from many
LOST_CARD: Final[i64] = 12  # a card that an opponent discards
SWAPPED_CARD: Final[i64] = 13
HAND_SIZE: Final[i64] = 14  # each card by which the other hand is larger, if hands are swapped
RETURNED: Final[i64] = 15  # per cent of its strength: what it hurts to take a clan back
RETURNED_CARD: Final[i64] = 16
CLAN_HIT: Final[i64] = 17  # beyond its strength
THIRD_CLAN_HIT: Final[i64] = 18  # of a player who needs one clan more
HAND_COST: Final[i64] = 19  # per cent of what a hand loses by a placement
NEW_CLAN: Final[i64] = 20
NEW_CLAN_AHEAD: Final[i64] = 21  # for who would lead
NEAR_END: Final[i64] = 22  # per cent of the strength of a reinforcement when the end is near
PLACE_AT_LEAST: Final[i64] = 23
SAFE_MARGIN: Final[i64] = 24  # by which a fourth clan should win
CORRUPT_BASE: Final[i64] = 25
CORRUPT_READY: Final[i64] = 26  # for each set that is ready
CORRUPT_HAND: Final[i64] = 27  # for each card in hand
CORRUPT_CLANS: Final[i64] = 28  # for each own clan
CORRUPT_NEAR: Final[i64] = 29  # for each clan of the opponent who has most
CORRUPT_BEHIND: Final[i64] = 30  # for each point of the lead
ALLURE: Final[i64] = 31  # + effect: what a power may be worth some day
COURT_CARD: Final[i64] = 42  # victory points, in hundredths: what a Court card is worth
PEEK_WORTH: Final[i64] = 43
LATE: Final[i64] = 44  # for pawns that are placed at the Showdown before they must be
STRENGTH_NOW: Final[i64] = 45  # of each point of strength that comes into play
WEIGHTS: Final[i64] = 46

# What the quick player notes beside the weights while it rates the moves of one decision.
MENACE: Final[i64] = 46  # + seat: per cent, how much harm to an opponent helps
STANDING: Final[i64] = 50  # + seat: in points
BLOW: Final[i64] = 54  # + effect: what the best blow with it brings, -1 while nobody asked
HELD: Final[i64] = 65  # + clan: how many cards of it the hand holds
PROMISE: Final[i64] = 74  # + clan: what they promise
RONIN_HELP: Final[i64] = 83  # + clan: by how much more with a Ronin in hand than without
ALL_HELP: Final[i64] = 92  # the sum of those
TOPS: Final[i64] = 6  # of each clan, from none to one more than a clan can take
TOP: Final[i64] = 93  # + clan * TOPS + cards: how strong the strongest so many of it are
CLANS_BEFORE: Final[i64] = 147  # + seat: how many it has in play
# What follows from the weights for the cards of the match.
PAIR_POWER: Final[i64] = 151  # + clan: what the power of two cards promises in hand
SET_POWER: Final[i64] = 160  # + clan: of three
LONE_POWER: Final[i64] = 169  # + clan: to a single card
YOKAI_PROMISE: Final[i64] = 178  # + kind
DESK: Final[i64] = 218

TWO: Final = (
    *(77, 69, 63, 34, 70, 25, 11, 78, 243, 45, 197, 290, 130, 34, 123),
    *(93, 17, 50, 150, 80, 50, 100, 17, 32, 0),
    *(227, -41, 22, 0, -2, 0),
    *(20, 300, 260, 136, 643, 240, 800, 600, 597, 198, 390),
    *(700, 1400, 50, 100),
)
"""From matches of two quick players with slightly different weights."""

MORE: Final = (
    *(91, 82, 56, 34, 70, -15, -6, 260, 90, 106, 197, 290, 147, 34, 123),
    *(60, 50, 50, 202, 51, 66, 100, 17, 50, 5),
    *(227, -100, 21, 18, -2, 23),
    *(0, 300, 390, 150, 643, 240, 800, 600, 30, 400, 300),
    *(700, 979, 50, 141),
)
"""The same with three and four players."""


LEARNED: Final = (
    *(0.783, 0.282, 0.12, 0.004, 0.003, -0.224, -0.056, -0.129),
    *(0.677, 0.0, -0.035, 0.033, -0.012, -0.141, 0.081, 0.0),
)
"""The leaf: what each feature of a seat weighs before the last round, then before the second."""


def desk(seats: int) -> tuple[int, ...]:
    """The desk of the quick player: weights, and room for notes."""
    return (*(TWO if seats == 2 else MORE), *([0] * (DESK - WEIGHTS)))
