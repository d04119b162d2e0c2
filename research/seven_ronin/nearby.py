"""Makes positions similar to a position, so that a value is learned for unusual ones, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kagemusha.core.kernel import cells, pick
from kagemusha.games.seven_ronin.phases.layout import (
    AREAS,
    ELIMINATED,
    GUARD,
    NINJA,
    PLAN_REQUIRED,
    RESERVES,
    RONIN_SLOTS,
    STATION,
    SUPPLY,
    VITALITY,
    WOUNDS,
)

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

KINDS: Final = 6
MOST_CHANGES: Final = 4


def nearby(numbers: Sequence[int], seeds: Sequence[int]) -> list[int]:
    """A position at the start of a round with one to four small changes."""
    s = cells(numbers)
    dice = cells(seeds)
    for _ in range(1 + pick(dice, MOST_CHANGES)):
        change(s, dice)
    return [int(number) for number in s]


def enriched(numbers: Sequence[int], seeds: Sequence[int]) -> list[int]:
    """The same position with more ninja in the Reserves, as if the Attacker had saved them."""
    s = cells(numbers)
    dice = cells(seeds)
    saved = pick(dice, s[SUPPLY] + 1)
    s[RESERVES] += saved
    s[SUPPLY] -= saved
    for _ in range(pick(dice, 2 * MOST_CHANGES)):
        change(s, dice)
    return [int(number) for number in s]


def change(s: Cells, dice: Cells) -> None:
    """Add or remove a ninja or a wound, if possible."""
    kind = pick(dice, KINDS)
    area = pick(dice, s[AREAS])
    ronin = pick(dice, RONIN_SLOTS)
    lives = s[STATION + ronin] != ELIMINATED and s[VITALITY + ronin] > 0
    if kind == 0 and s[SUPPLY] > 0 and s[GUARD + area] == 0:
        s[NINJA + area] += 1
        s[SUPPLY] -= 1
    elif kind == 1 and s[NINJA + area] > 0:
        s[NINJA + area] -= 1
        s[RESERVES] += 1
    elif kind == 2 and lives and s[WOUNDS + ronin] + 1 < s[VITALITY + ronin]:
        s[WOUNDS + ronin] += 1
    elif kind == 3 and lives and s[WOUNDS + ronin] > 0:
        s[WOUNDS + ronin] -= 1
    elif kind == 4 and s[SUPPLY] > 0:
        s[RESERVES] += 1
        s[SUPPLY] -= 1
    elif kind == 5 and s[RESERVES] > s[PLAN_REQUIRED]:
        s[RESERVES] -= 1
        s[SUPPLY] += 1
