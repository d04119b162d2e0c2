"""Playouts: hidden cards dealt again, a match played on by the policy, rewards for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.wat_aah.search.moves import play_move
from kagemusha.bots.wat_aah.search.policy import best_move
from kagemusha.bots.wat_aah.search.win_model import WIN_SHARES, predict_shares
from kagemusha.core.kernel import pick
from kagemusha.games.wat_aah.phases.cards import hand_of, known_to
from kagemusha.games.wat_aah.phases.draw import bits
from kagemusha.games.wat_aah.phases.flow import apply_choice, chances, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import (
    ACTIVE,
    CARD,
    CHANCE,
    DECK,
    DECK_SIZE,
    DRAW_STEP,
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

FULL_WIN: Final[i64] = 10000
"""The reward of a victory that is not shared."""


def redeal(s: Cells, seat: i64, dice: Cells) -> None:
    """Deal the cards again that a seat does not know, to the other hands and the deck."""
    if s[PHASE] == SWAPPING:  # an offered card must stay in its hand
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
    """The kind of the card at a place of the deck, sorted by kinds."""
    left = place
    kind: i64 = 0
    while left >= s[DECK + kind]:
        left -= s[DECK + kind]
        kind += 1
    return kind


def reveal_at(s: Cells, part: i64) -> i64:
    """The answer of chance that reveals the card after `part`/65536 of the sorted deck."""
    return CARD + card_at(s, part * s[DECK_SIZE] >> 16)


def mean_unknown_strength(s: Cells, seat: i64) -> float:
    """The mean strength of the cards that a seat does not know: the cost of Be Corrupt."""
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


def play_to_next_turn(
    s: Cells,
    w: Cells,
    acting: i64,
    began: i64,
    turns: i64,
    dice: Cells,
    moves: Cells,
    ratings: Cells,
    steps: Cells,
    tape: Cells,
) -> bool:
    """Let the policy finish the turn of `acting` in the round `began`, and so many more turns.

    False if the match ends before.
    """
    number = began
    who = acting
    left = turns
    while True:
        if s[PHASE] == DRAW_STEP and (s[ACTIVE] != who or s[ROUND] != number):
            if left == 0:
                return True
            left -= 1
            who = s[ACTIVE]
            number = s[ROUND]
        seat = next_owing(s)
        if seat == -2 or s[PHASE] == SHOWDOWN:
            return False
        if seat == CHANCE:
            apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, tape)
        else:
            move = best_move(s, w, seat, moves, ratings)
            play_move(s, seat, move, steps, moves, tape)


def play_out(
    s: Cells,
    w: Cells,
    model: list[float],
    horizon: i64,
    dice: Cells,
    moves: Cells,
    ratings: Cells,
    steps: Cells,
    tape: Cells,
    shape: i64,
    rewards: Cells,
) -> None:
    """Let the policy play all seats to the end of the match, or of the round `horizon`."""
    for index in range(2 * WIN_SHARES):
        rewards[index] = 0
    seat = next_owing(s)
    while seat != -2:
        if s[ROUND] > horizon:
            predict_shares(s, w, model, rewards, FULL_WIN)
            return
        if seat != CHANCE:
            move = best_move(s, w, seat, moves, ratings)
            play_move(s, seat, move, steps, moves, tape)
        elif s[PHASE] == SHOWDOWN:
            face_all_bosses(s, moves, ratings, tape, shape, rewards)
            return
        else:
            apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, tape)
        seat = next_owing(s)
    reward(s, shape, 1, rewards)


def face_all_bosses(
    s: Cells, moves: Cells, scratch: Cells, tape: Cells, shape: i64, rewards: Cells
) -> None:
    """The mean of the Final Showdown over every Boss that it may be."""
    n = chances(s, moves)
    for index in range(n):
        s[PHASE] = SHOWDOWN
        apply_choice(s, CHANCE, moves[index], scratch, tape)
        reward(s, shape, n, rewards)


def reward(s: Cells, shape: i64, share: i64, rewards: Cells) -> None:
    """Add the rewards of a finished match, divided by `share`.

    `shape` of 10000 is for the margin, so that a close defeat is better than a clear one. The
    win share alone is kept as well.
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
            brings += (FULL_WIN - shape) // winners
            rewards[WIN_SHARES + seat] += FULL_WIN // winners // share
        rewards[seat] += brings // share
