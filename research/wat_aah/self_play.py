"""Matches between policies with different weights, for tuning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kagemusha.bots.wat_aah.search.hand_values import new_workspace
from kagemusha.bots.wat_aah.search.moves import play_move
from kagemusha.bots.wat_aah.search.policy import best_move
from kagemusha.bots.wat_aah.search.win_model import features
from kagemusha.core.kernel import TAPE_OFF, cells
from kagemusha.games.wat_aah.phases.flow import apply_choice, next_owing, random_answer
from kagemusha.games.wat_aah.phases.layout import CHANCE, LEGAL_SIZE, ROUND, SEATS, WINNERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.kernel import Cells


def round_starts(
    start: Cells, weights: Sequence[int], matches: int, seed: int
) -> list[tuple[int, list[list[float]], list[float]]]:
    """The start of each round in matches of one policy against itself, and who won.

    Each is the number of the round, the features of each seat and the win share of each seat.
    """
    found: list[tuple[int, list[list[float]], list[float]]] = []
    workspace = new_workspace(start, weights)
    seats: i64 = start[SEATS]
    moves = cells([0] * LEGAL_SIZE)
    ratings = cells([0] * LEGAL_SIZE)
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
                begun.append((number, [features(s, workspace, each) for each in range(seats)]))
            if seat == CHANCE:
                apply_choice(s, CHANCE, random_answer(s, dice, moves), moves, silent)
            else:
                move = best_move(s, workspace, seat, moves, ratings)
                play_move(s, seat, move, steps, moves, silent)
            seat = next_owing(s)
        won = [float(s[WINNERS] >> each & 1) for each in range(seats)]
        total = sum(won)
        for round_, seen in begun:
            found.append((round_, seen, [share / total for share in won]))
    return found


def seeded(number: int) -> Cells:
    """A random state from a number."""
    dice = cells([1 + number * 7919 % 2147483562, 1 + number * 104729 % 2147483398])
    for _ in range(8):
        dice[0] = 40014 * dice[0] % 2147483563
        dice[1] = 40692 * dice[1] % 2147483399
    return dice


def win_share(start: Cells, weights: Sequence[Sequence[int]], matches: int, seed: int) -> float:
    """The share of matches that the first policy wins, on each seat in turn."""
    workspaces = [new_workspace(start, numbers) for numbers in weights]
    seats: i64 = start[SEATS]
    moves = cells([0] * LEGAL_SIZE)
    ratings = cells([0] * LEGAL_SIZE)
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
                move = best_move(s, workspaces[(seat + turn) % seats], seat, moves, ratings)
                play_move(s, seat, move, steps, moves, silent)
            seat = next_owing(s)
        mine = (seats - turn) % seats
        if s[WINNERS] >> mine & 1:
            shared: i64 = 0
            for other in range(seats):
                shared += s[WINNERS] >> other & 1
            won += 1.0 / float(shared)
    return won / matches
