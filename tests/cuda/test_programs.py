"""Programs over many matches: the same as the engine, interpreted and by numba."""

from __future__ import annotations

import types
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

import kagemusha
from kagemusha.core import kernel_loader
from kagemusha.core.kernel import throw
from kagemusha.cuda.kernels import kernel_of, notation_of, start_of
from kagemusha.cuda.programs import programs
from tests.games.seven_ronin.table import MINIATURE
from tests.games.seven_ronin.test_board import HAMLET

np = pytest.importorskip("numpy")

Variant = tuple[int, Mapping[str, Any]]
SEED = 11
RONIN: list[Variant] = [
    *((2, {"edition": edition, "spy": spy}) for edition in ("en", "fr", "pl") for spy in (0, 1)),
    (2, {"board": MINIATURE}),
    (2, {"board": HAMLET}),
]
RONIN = [(seats, {**options, "spy": bool(options.get("spy"))}) for seats, options in RONIN]
WAT_AAH: list[Variant] = [
    (seats, {"mode": mode}) for mode in ("grasshopper", "grand-master") for seats in (2, 3, 4)
]
GAMES = {"seven-ronin": RONIN, "wat-aah": WAT_AAH}


@cache
def interpreted(game: str) -> types.SimpleNamespace:
    kernel = kernel_of(game)

    def plain(function: Any) -> Any:
        return function

    return programs(kernel_loader.wrapped(kernel.package, plain), kernel, plain)


def table(game: str) -> Any:
    """The starts as a table of Python's own numbers, which never overflow."""
    columns = [start_of(game, options, seats) for seats, options in GAMES[game]]
    return np.array(columns, dtype=object).T


def own(game: str) -> tuple[list[int], list[int], list[int]]:
    kernel = kernel_of(game)
    return [0] * kernel.state, [0] * kernel.legal, [-1]


def by_the_engine(game: str, match: int) -> tuple[list[int], int, list[int]]:
    """Play a match through the rules of the game: the winners, the decisions, the last state."""
    seats, options = GAMES[game][match % len(GAMES[game])]
    rules: Any = kagemusha.game(game).rules(seats, options)
    state = rules.setup()
    throws = decisions = 0
    while pending := rules.pending(state):
        if pending == (-1,):
            ways = [action for action, weight in rules.chances(state) for _ in range(weight)]
            rules.apply(state, -1, ways[throw(SEED, match, throws, len(ways))])
        else:
            legal = list(rules.legal(state, pending[0]))
            rules.apply(state, pending[0], legal[throw(SEED, match, throws, len(legal))])
            decisions += 1
        throws += 1
    return list(rules.result(state).winners), decisions, state.numbers()


@pytest.mark.parametrize("game", GAMES)
def test_a_program_plays_what_the_engine_plays(game: str) -> None:
    number = len(GAMES[game])
    results = np.zeros((4, number), dtype=object)
    s, legal, tape = own(game)
    starts = table(game)
    for match in range(number):
        interpreted(game).play(match, SEED, 0, starts, results, s, legal, tape)
        winners, decisions, last = by_the_engine(game, match)
        assert results[0, match] == sum(1 << seat for seat in winners)
        assert results[3, match] == decisions
        assert s == last


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_plays_the_same_matches(game: str) -> None:
    """Step by step, one match after the other in each place, up to the first reward."""
    kernel, starts, places = kernel_of(game), table(game), len(GAMES[game])
    results = np.zeros((4, places), dtype=object)
    s, legal, tape = own(game)
    for match in range(places):
        interpreted(game).play(match, SEED, 0, starts, results, s, legal, tape)
    sizes = (kernel.state, 0, 0, kernel.legal, 0, kernel.choices, 0, kernel.observation)
    shapes = [(size, places) if size else (places,) for size in sizes]
    shown = [np.zeros(shape, dtype=object) for shape in shapes]
    _, matches, throws, legals, counts, mask, _, _ = shown
    rewards = np.zeros((kernel.seats, places), dtype=object)
    actions, done, refused = (np.zeros(places, dtype=object) for _ in range(3))
    bits = [0] * kernel.words
    matches[:] = range(places)
    run = interpreted(game)
    for i in range(places):
        run.reset(i, SEED, starts, *shown, s, legal, bits, tape)
        decisions = 0
        while not done[i]:
            listed = sorted(legals[place, i] for place in range(counts[i]))
            assert listed == list(np.flatnonzero(mask[:, i]))
            run.choose(i, SEED, matches, throws, legals, counts, actions)
            run.step(
                *(i, SEED, starts, actions, *shown, rewards, done, refused),
                *(s, legal, bits, tape),
            )
            assert not refused[i]
            decisions += 1
        assert decisions == results[3, i]
        assert (
            sum(1 << seat for seat in range(kernel.seats) if rewards[seat, i] == 1)
            == (results[0, i])
        )
        assert matches[i] == i + places
        before = shown[0][:, i].tolist()
        actions[i] = int(np.flatnonzero(mask[:, i] == 0)[0])
        run.step(
            *(i, SEED, starts, actions, *shown, rewards, done, refused),
            *(s, legal, bits, tape),
        )
        assert refused[i]
        assert shown[0][:, i].tolist() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_index_has_its_notation(game: str) -> None:
    seats, options = GAMES[game][0]
    names: Sequence[str | None] = notation_of(game, options, seats)
    rules = kagemusha.game(game).rules(seats, options)
    assert {name for name in names if name} == {a.notation for a in rules.vocabulary()}
    state: Any = rules.setup()
    if rules.pending(state) != (-1,):
        for choice, action in zip(state.legal(0), rules.legal(state, 0), strict=True):
            assert names[choice] == action.notation
