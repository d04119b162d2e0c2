"""Which hands the others are likely to have: they keep what is worth keeping.

A hand's likelihood, compared with cards dealt at random, is the exponential of a sum of weights,
one for each row of the hand (`network.rows_of_seat`). Single cards are exchanged with the deck, and
the exchange is kept or undone so that hands come up as often as they are likely (Metropolis).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.network import rows_of_seat
from kagemusha.core.kernel import pick
from kagemusha.games.wat_aah.phases.cards import hand_of, known_to
from kagemusha.games.wat_aah.phases.layout import (
    DECK,
    DECK_SIZE,
    HANDS,
    KINDS,
    PHASE,
    SEATS,
    SWAPPING,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.bots.wat_aah.search.network import Floats
    from kagemusha.core.kernel import Cells


def hand_score(s: Cells, seat: i64, belief: Floats, rows: Cells) -> float:
    """The logarithm of how much likelier a hand is than a random one, up to a constant."""
    n = rows_of_seat(s, seat, 0, rows, 0)
    total = 0.0
    for index in range(n):
        total += belief[rows[index]]
    return total


def exchange(s: Cells, seat: i64, belief: Floats, times: i64, dice: Cells, rows: Cells) -> None:
    """Try to exchange cards that a seat does not know, for each other hand so many times."""
    if s[PHASE] == SWAPPING or s[DECK_SIZE] == 0:  # an offered card must stay in its hand
        return
    for other in range(s[SEATS]):
        if other == seat:
            continue
        hand = hand_of(other)
        known = known_to(seat, other)
        hidden = s[HANDS + other]
        for kind in range(s[KINDS]):
            hidden -= s[known + kind]
        if hidden <= 0:
            continue
        score = hand_score(s, other, belief, rows)
        for _ in range(times):
            place = pick(dice, hidden)
            gives: i64 = 0
            while place >= s[hand + gives] - s[known + gives]:
                place -= s[hand + gives] - s[known + gives]
                gives += 1
            place = pick(dice, s[DECK_SIZE])
            takes: i64 = 0
            while place >= s[DECK + takes]:
                place -= s[DECK + takes]
                takes += 1
            if gives == takes:
                continue
            swap(s, hand, gives, takes)
            changed = hand_score(s, other, belief, rows)
            chance = math.exp(min(changed - score, 0.0))
            if float(pick(dice, 65536)) >= 65536.0 * chance:
                swap(s, hand, takes, gives)
            else:
                score = changed


def swap(s: Cells, hand: i64, gives: i64, takes: i64) -> None:
    """Exchange one card of a hand with one of the deck."""
    s[hand + gives] -= 1
    s[DECK + gives] += 1
    s[hand + takes] += 1
    s[DECK + takes] -= 1
