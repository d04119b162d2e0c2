"""Moves: one choice of the rules, or a whole placement in one number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.games.wat_aah.phases.cards import hand_of
from kagemusha.games.wat_aah.phases.flow import apply_choice
from kagemusha.games.wat_aah.phases.layout import (
    CARD,
    CHOICES,
    CLAN_START,
    CLANS,
    DONE,
    ECHO,
    KIND_SLOTS,
    PLACE,
    REINFORCE,
    RONIN_KIND,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

LARGEST: Final[i64] = 5  # one more than the cards of a clan
NO_YOKAI: Final[i64] = KIND_SLOTS


def placement(new: i64, clan: i64, real: i64, wild: i64, yokai: i64, echo: i64) -> i64:
    """A whole placement: the `real` strongest of a clan and `wild` Ronin, or one Yokai."""
    number = ((new * CLANS + clan) * LARGEST + real) * LARGEST + wild
    return CHOICES + (number * (KIND_SLOTS + 1) + yokai) * 2 + echo


def steps_of(s: Cells, seat: i64, move: i64, steps: Cells) -> i64:
    """Write the choices of a move into `steps`; return how many there are."""
    if move < CHOICES:
        steps[0] = move
        return 1
    rest = move - CHOICES
    echo = rest % 2
    rest //= 2
    yokai = rest % (KIND_SLOTS + 1)
    rest //= KIND_SLOTS + 1
    wild = rest % LARGEST
    rest //= LARGEST
    real = rest % LARGEST
    rest //= LARGEST
    clan = rest % CLANS
    new = rest // CLANS
    steps[0] = PLACE + clan if new == 1 else REINFORCE + clan
    if yokai < NO_YOKAI:
        steps[1] = CARD + yokai
        return 2
    # Kinds are sorted by strength: the first ones of a clan stay in hand.
    hand = hand_of(seat)
    spare = -real
    kind = s[CLAN_START + clan]
    past = s[CLAN_START + clan + 1]
    while kind < past:
        spare += s[hand + kind]
        kind += 1
    n: i64 = 1
    kind = s[CLAN_START + clan]
    while kind < past:
        number = s[hand + kind]
        while number > 0:
            number -= 1
            if spare > 0:
                spare -= 1
            else:
                steps[n] = CARD + kind
                n += 1
        kind += 1
    while wild > 0:
        steps[n] = CARD + s[RONIN_KIND]
        n += 1
        wild -= 1
    steps[n] = ECHO if echo == 1 else DONE
    return n + 1


def play_move(s: Cells, seat: i64, move: i64, steps: Cells, legal: Cells, tape: Cells) -> None:
    """Apply a move."""
    if move < CHOICES:
        apply_choice(s, seat, move, legal, tape)
        return
    number = steps_of(s, seat, move, steps)
    for index in range(number):
        apply_choice(s, seat, steps[index], legal, tape)
