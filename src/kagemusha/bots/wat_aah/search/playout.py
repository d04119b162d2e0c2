"""Worlds dealt anew, whole matches of the quick player, and what they bring each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.leaf import SHARES, shares
from kagemusha.bots.wat_aah.search.moves import play_move
from kagemusha.bots.wat_aah.search.rating import best_move
from kagemusha.core.kernel import pick
from kagemusha.games.wat_aah.phases.cards import hand_of, known_to
from kagemusha.games.wat_aah.phases.draw import bits
from kagemusha.games.wat_aah.phases.flow import apply_choice, chances, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import (
    CARD,
    CHANCE,
    DECK,
    DECK_SIZE,
    GRASSHOPPER,
    HANDS,
    KINDS,
    MODE,
    PHASE,
    ROUND,
    SCORE,
    SEATS,
    SHOWDOWN,
    STRENGTH,
    SWAPPING,
    WINNERS,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells

FULL: Final[i64] = 10000
"""What a victory alone brings."""


def redeal(s: Cells, seat: i64, dice: Cells) -> None:
    """Deal the cards anew that a seat does not know, among the other hands and the deck."""
    if s[PHASE] == SWAPPING:  # what another offers in secret must stay in his hand
        return
    for other in range(s[SEATS]):
        if other == seat:
            continue
        hand = hand_of(other)
        known = known_to(seat, other)
        for kind in range(s[KINDS]):
            unknown = s[hand + kind] - s[known + kind]
            if unknown > 0:
                s[hand + kind] -= unknown
                s[DECK + kind] += unknown
                s[DECK_SIZE] += unknown
    for other in range(s[SEATS]):
        if other == seat:
            continue
        hand = hand_of(other)
        held: i64 = 0
        for kind in range(s[KINDS]):
            held += s[hand + kind]
        while held < s[HANDS + other]:
            dealt = card_at(s, pick(dice, s[DECK_SIZE]))
            s[DECK + dealt] -= 1
            s[DECK_SIZE] -= 1
            s[hand + dealt] += 1
            held += 1


def card_at(s: Cells, place: i64) -> i64:
    """The kind of the deck's card at a place, the deck sorted by kinds."""
    left = place
    kind: i64 = 0
    while left >= s[DECK + kind]:
        left -= s[DECK + kind]
        kind += 1
    return kind


def reveal_at(s: Cells, part: i64) -> i64:
    """Chance's answer: the deck's card that comes after so many 65536ths of the deck."""
    return CARD + card_at(s, part * s[DECK_SIZE] >> 16)


def mean_strength(s: Cells, seat: i64) -> float:
    """The mean strength of the cards that a seat does not know: what Be Corrupt reveals."""
    number = s[DECK_SIZE]
    total: i64 = 0
    for kind in range(s[KINDS]):
        unknown = s[DECK + kind]
        for other in range(s[SEATS]):
            if other != seat:
                hidden = s[hand_of(other) + kind] - s[known_to(seat, other) + kind]
                unknown += hidden
                number += hidden
        total += unknown * s[STRENGTH + kind]
    return float(total) / float(number) if number > 0 else 0.0


def finish(
    s: Cells,
    w: Cells,
    learned: list[float],
    horizon: i64,
    dice: Cells,
    moves: Cells,
    worths: Cells,
    steps: Cells,
    tape: Cells,
    shape: i64,
    rewards: Cells,
) -> None:
    """Let the quick player end a match for all, or the rounds up to the horizon."""
    for index in range(2 * SHARES):
        rewards[index] = 0
    seat = next_owing(s)
    while seat != -2:
        if s[ROUND] > horizon:
            shares(s, w, learned, rewards, FULL)
            return
        if seat != CHANCE:
            move = best_move(s, w, seat, moves, worths)
            play_move(s, seat, move, steps, moves, tape)
        elif s[PHASE] == SHOWDOWN:
            meet_all(s, moves, worths, tape, shape, rewards)
            return
        else:
            apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, tape)
        seat = next_owing(s)
    reward(s, shape, 1, rewards)


def meet_all(
    s: Cells, moves: Cells, scratch: Cells, tape: Cells, shape: i64, rewards: Cells
) -> None:
    """The Final Showdown against every Boss that it may be, each as likely."""
    n = chances(s, moves)
    for index in range(n):
        s[PHASE] = SHOWDOWN
        apply_choice(s, CHANCE, moves[index], scratch, tape)
        reward(s, shape, n, rewards)


def reward(s: Cells, shape: i64, share: i64, rewards: Cells) -> None:
    """Add the part of one in `share` of what a finished match brings each seat.

    `shape` of 10000 is for the margin, so that a close defeat is better than a clear one; beside
    that, the share of the victory alone is kept.
    """
    winners = bits(s[WINNERS])
    widest: i64 = 100
    if s[MODE] == GRASSHOPPER:
        widest = 30
    for seat in range(s[SEATS]):
        best: i64 = -100000
        for other in range(s[SEATS]):
            if other != seat:
                best = max(best, s[SCORE + other])
        margin = min(max(s[SCORE + seat] - best, -widest), widest)
        brings = shape * (margin + widest) // (2 * widest)
        if s[WINNERS] >> seat & 1:
            brings += (FULL - shape) // winners
            rewards[SHARES + seat] += FULL // winners // share
        rewards[seat] += brings // share
