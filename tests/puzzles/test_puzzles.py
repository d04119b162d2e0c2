"""The puzzles that come with the games: each can be solved, and says the truth about itself."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

import kagemusha
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction, OptionError
from kagemusha.learn.attempt import opening
from kagemusha.puzzles import (
    DIFFICULTIES,
    PuzzleAnswer,
    daily,
    in_streak,
    puzzle,
    puzzles,
    shown,
    solve,
    why_not,
)
from kagemusha.puzzles.judging import NEAR, OPEN, Judgement
from kagemusha.puzzles.mining import TRIED, Miner, difficulty, known_as
from kagemusha.puzzles.mining_settings import mining_settings, mining_settings_of
from kagemusha.puzzles.puzzle import read_puzzle
from kagemusha.text import LOCALES, texts

MOVES = 150
"""Of a random match."""
GAMES = [game_id for game_id in kagemusha.games() if puzzles(game_id)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_can_be_solved_and_failed(game_id: str) -> None:
    game, known = kagemusha.game(game_id), set(mining_settings_of(game_id).known)
    assert len({one.id for one in puzzles(game_id)}) == len(puzzles(game_id))
    for given in puzzles(game_id):
        rules, match = opening(game, given)
        view = match.view(given.seat)
        assert match.pending == (given.seat,), given.id
        assert given.id == known_as(view), "the id is made of what the seat knows"
        assert given.rules == f"{game.rules_version} {rules.content}", given.id
        legal = {action.notation for action in match.legal(given.seat)}
        assert {one.choice for one in given.answers} == legal, given.id
        assert given.best.verdict == "best"
        assert Judgement(given.value, given.answers).is_clear(), given.id
        assert given.difficulty in DIFFICULTIES
        assert given.difficulty == difficulty(dict(given.shares))
        assert given.themes
        assert set(given.themes) <= known
        assert read_puzzle(game_id, given.to_json()) == given
        for answer in (given.best, given.answers[-1]):
            solution = solve(game, given, answer.choice)
            assert len(solution.frames) == 1 + len(answer.line), given.id
            assert all(frame.view.seat == given.seat for frame in solution.frames)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_theme_has_a_name(game_id: str, locale: str) -> None:
    for theme in mining_settings_of(game_id).known:
        assert texts(locale).say(f"puzzle-theme-{game_id}-{theme}")


@pytest.mark.parametrize("game_id", [one for one in kagemusha.games() if mining_settings(one)])
def test_a_quarry_knows_its_themes_and_which_positions_are_worth_a_look(game_id: str) -> None:
    game, given, dice = kagemusha.game(game_id), mining_settings_of(game_id), Rng(3)
    seats, options = given.matches[0]
    match = game.new(seats, options, 3)
    for _ in range(MOVES):
        if match.result:
            break
        seat = match.pending[0]
        view, legal = match.view(seat), match.legal(seat)
        assert given.worth(view) in (True, False)
        for action in legal:
            assert set(given.themes(view, action)) <= set(given.known)
        match.act(seat, dice.choice(legal))


def test_an_answer_is_right_if_its_interval_reaches_the_best() -> None:
    assert PuzzleAnswer("a", 0.0, 0.0).verdict == "best"
    assert PuzzleAnswer("a", 0.05, 0.03).verdict == "right"
    assert PuzzleAnswer("a", 0.06, 0.03).verdict == "mistake"
    assert PuzzleAnswer("a", 0.25, 0.03).verdict == "blunder"
    assert PuzzleAnswer("a", 0.25, 0.2).right, "nothing is known of it"


def test_a_position_is_clear_only_if_few_choices_are_right_and_the_others_clearly_wrong() -> None:
    best, near, wrong = (
        PuzzleAnswer("a", 0.0, 0.0),
        PuzzleAnswer("b", 0.01, 0.02),
        PuzzleAnswer("c", 0.2, 0.03),
    )

    def clear(*answers: PuzzleAnswer, chance: float = 0.5) -> bool:
        return Judgement(chance, answers).is_clear()

    assert clear(best, wrong)
    assert clear(best, near, wrong, wrong)
    assert not clear(best, near, wrong), "most choices are right"
    assert not clear(best, wrong, PuzzleAnswer("d", 0.07, 0.01)), (
        "one is neither right nor clearly wrong"
    )
    assert not clear(best, PuzzleAnswer("c", 0.2, 0.08)), "within three standard errors"
    assert not clear(best, wrong, PuzzleAnswer("d", NEAR + 0.01, 0.1), wrong), "too vague"
    assert not clear(best, wrong, chance=OPEN[0] - 0.01), "lost"
    assert not clear(best, wrong, chance=OPEN[1] + 0.01), "won"


def test_what_is_shown_and_what_is_refused() -> None:
    game = kagemusha.game("seven-ronin")
    given = puzzles(game.id)[0]
    assert shown(game, given).frames[0].view.seat == given.seat
    assert why_not(game, given, [given.best.choice]) == ()
    assert why_not(game, given, ["seal"])
    with pytest.raises(IllegalAction, match="no choice of this puzzle"):
        solve(game, given, "seal")
    with pytest.raises(OptionError, match="no puzzle"):
        puzzle(game.id, "nothing")


@pytest.mark.parametrize("game_id", GAMES)
def test_each_day_has_one_puzzle_and_a_streak_begins_with_easy_ones(game_id: str) -> None:
    first, found = date(2026, 11, 18), puzzles(game_id)
    days = [daily(game_id, first + timedelta(days=n)) for n in range(len(found) + 1)]
    ids = [one.id for one in days if one]
    assert set(ids[1:]) == {one.id for one in found}, "all of them in turn"
    assert ids[-1] == ids[0]
    order = in_streak(found, Rng(1))
    levels = [DIFFICULTIES.index(one.difficulty) for one in order]
    assert levels == sorted(levels)
    assert order != in_streak(found, Rng(2))


def test_the_miner_finds_a_shipped_puzzle_again() -> None:
    game = kagemusha.game("seven-ronin")

    def cost(line: str) -> tuple[int, int]:
        number = re.search(r"round=(\d)", line)
        return -int(number[1]) if number else 0, line.count(":0@")

    given = min(puzzles(game.id), key=lambda one: (len(one.answers), *cost(one.position)))
    match = game.position(given.position, given.seats, given.options, seed=1)
    again = Miner(game, 1)._look(match, given.seat, 0)
    assert again is not None
    # How difficult it is was measured with the levels of its time.
    difficult: dict[str, Any] = {"difficulty": given.difficulty, "shares": given.shares}
    found = replace(again, mined_from=given.mined_from, **difficult)
    assert found.to_json() == given.to_json()
    assert set(again.shares) == set(given.shares) == set(TRIED)
