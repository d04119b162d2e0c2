"""Matches between quick players with weights of their own: what tunes the weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.hands import lay_out
from kagemusha.bots.wat_aah.search.leaf import features
from kagemusha.bots.wat_aah.search.moves import play_move
from kagemusha.bots.wat_aah.search.rating import best_move
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.games.wat_aah.phases.flow import apply_choice, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import CHANCE, LEGAL_SIZE, ROUND, SEATS, WINNERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def tables(
    start: Cells, weights: Sequence[int], matches: int, seed: int
) -> list[tuple[int, list[list[float]], list[float]]]:
    """Rounds that begin in matches of one quick player with itself, and who won those matches.

    Each as its number, what the leaf sees of each seat, and the seats' shares of the victory.
    """
    found: list[tuple[int, list[list[float]], list[float]]] = []
    desk = lay_out(start, weights)
    seats: i64 = start[SEATS]
    moves = cells([0] * LEGAL_SIZE)
    worths = cells([0] * LEGAL_SIZE)
    steps = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    for match in range(matches):
        dice = seeded(seed * 1000003 + match)
        begun: list[tuple[int, list[list[float]]]] = []
        s = start[:]
        number: i64 = s[ROUND]
        seat = next_owing(s)
        while seat != -2:
            if s[ROUND] > number:
                number = s[ROUND]
                begun.append((number, [features(s, desk, each) for each in range(seats)]))
            if seat == CHANCE:
                apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, silent)
            else:
                move = best_move(s, desk, seat, moves, worths)
                play_move(s, seat, move, steps, moves, silent)
            seat = next_owing(s)
        won = [float(s[WINNERS] >> each & 1) for each in range(seats)]
        total = sum(won)
        for round_, seen in begun:
            found.append((round_, seen, [share / total for share in won]))
    return found


def seeded(number: int) -> Cells:
    """Dice from a number."""
    dice = cells([1 + number * 7919 % 2147483562, 1 + number * 104729 % 2147483398])
    for _ in range(8):
        dice[0] = 40014 * dice[0] % 2147483563
        dice[1] = 40692 * dice[1] % 2147483399
    return dice


def contest(start: Cells, weights: Sequence[Sequence[int]], matches: int, seed: int) -> float:
    """What part of the matches the first quick player wins, on each seat in turn."""
    desks = [lay_out(start, numbers) for numbers in weights]
    seats: i64 = start[SEATS]
    moves = cells([0] * LEGAL_SIZE)
    worths = cells([0] * LEGAL_SIZE)
    steps = cells([0] * LEGAL_SIZE)
    silent = cells([TAPE_OFF])
    won = 0.0
    for match in range(matches):
        turn: i64 = match % seats
        dice = seeded(seed * 1000003 + match // seats)
        s = start[:]
        seat = next_owing(s)
        while seat != -2:
            if seat == CHANCE:
                apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, silent)
            else:
                move = best_move(s, desks[(seat + turn) % seats], seat, moves, worths)
                play_move(s, seat, move, steps, moves, silent)
            seat = next_owing(s)
        mine = (seats - turn) % seats
        if s[WINNERS] >> mine & 1:
            shared: i64 = 0
            for other in range(seats):
                shared += s[WINNERS] >> other & 1
            won += 1.0 / float(shared)
    return won / matches
