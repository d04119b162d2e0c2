"""Another bot solves the puzzles."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import kagemusha
from kagemusha.puzzles import Puzzle, PuzzleAnswer, puzzles
from kagemusha.puzzles.judging import Judge
from kagemusha.puzzles.mining import Miner
from kagemusha.puzzles.mining_settings import mining_settings_of
from kagemusha.puzzles.verifying import Verifier

GAME = kagemusha.game("seven-ronin")
LITTLE = 0.01


def quick_puzzle() -> Puzzle:
    """One of the last round with few choices: nothing is to be planned after it."""

    def cost(given: Puzzle) -> tuple[int, int]:
        found = re.search(r"round=(\d)", given.position)
        return -int(found[1]) if found else 0, len(given.answers)

    return min(puzzles(GAME.id), key=cost)


def reversed_answers(given: Puzzle) -> Puzzle:
    """The same puzzle, in which only the worst choice is right."""
    *others, worst = given.answers
    wrong = (PuzzleAnswer(one.choice, 0.3, 0.01) for one in others)
    return replace(given, id="turned", answers=(PuzzleAnswer(worst.choice, 0.0, 0.0), *wrong))


def test_a_bot_that_plays_the_solution_agrees() -> None:
    verifier, given = Verifier(GAME, "champion", LITTLE), quick_puzzle()
    found = verifier.verify(given)
    assert found.agrees
    other = verifier.verify(reversed_answers(given))
    assert not other.agrees
    assert other.choice in [one.choice for one in given.answers if one.right]


def test_what_a_search_of_the_next_round_prefers_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    given = quick_puzzle()
    wrong = given.answers[-1].choice
    chances = {one.choice: (0.9 if one.choice == wrong else 0.5, 0.01) for one in given.answers}
    monkeypatch.setattr(Judge, "later_chances", lambda *_: chances)
    found = Verifier(GAME, "champion", LITTLE).verify(given)
    assert (found.choice, found.agrees) == (wrong, False)
    chances[wrong] = chances[given.best.choice]
    assert Verifier(GAME, "champion", LITTLE).verify(given).choice == given.best.choice


def test_a_position_that_is_not_allowed_any_more_is_not_solved() -> None:
    given = replace(quick_puzzle(), position="round=99")
    assert not Verifier(GAME, "champion", LITTLE).verify(given).agrees


def test_new_puzzles_are_verified_where_the_game_says_so() -> None:
    assert mining_settings_of(GAME.id).verifier == "champion"
    assert not Miner(GAME, 1)._is_verified(reversed_answers(quick_puzzle()))
    era = kagemusha.game("era-of-the-ninja")
    assert Miner(era, 1)._is_verified(puzzles(era.id)[0])
