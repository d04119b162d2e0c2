"""A many plays real matches, the same however they are spread, and shows nothing hidden."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core import registry
from kagemusha.core.errors import OptionError
from kagemusha.core.playthrough import Playthrough
from kagemusha.envs.spec import EnvSpec
from kagemusha.vector import Arrays, ManyMatches, engines

GAMES = (*kagemusha.games(), "lanterns")
"""The last one brings nothing but rules: its matches are played in Python."""


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game only in this process."""
    monkeypatch.setitem(registry._games, "lanterns", LanternsGame())


def play(many: ManyMatches, seed: int, steps: int) -> list[dict[str, Any]]:
    """What a many shows in every step, with random actions that follow from the masks."""
    shown = []
    arrays = many.reset(seed)
    for step in range(steps):
        shown.append({name: getattr(arrays, name).copy() for name in Arrays.__annotations__})
        actions = [legal(row, step + place) for place, row in enumerate(arrays.mask)]
        arrays = many.step(np.array(actions))
    return shown


def legal(mask: Any, number: int) -> int:
    choices = np.flatnonzero(mask)
    return int(choices[number * 7919 % len(choices)])


def same(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> bool:
    return all(
        (first[name] == second[name]).all()
        for first, second in zip(one, other, strict=True)
        for name in first
    )


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_what_the_other_environments_show(game: str) -> None:
    """Every row is the observation and mask that PettingZoo's environment gives there."""
    spec = EnvSpec(game, None, {})
    many = ManyMatches(game, 3, learners="all")
    arrays = many.reset(4)
    assert many._group
    for step in range(40):
        for place in range(3):
            play = Playthrough(spec.rules, None)
            play.state = many._group._engine.state(place)
            seat = int(arrays.seats[place])
            assert seat == play.pending[0]
            seen = spec.observe(play, seat)
            assert (arrays.observations[place] == seen["observation"]).all()
            assert (arrays.mask[place] == seen["action_mask"]).all()
        arrays = many.step(np.array([legal(row, step) for row in arrays.mask]))


def test_a_game_without_a_kernel_has_no_small_numbers() -> None:
    with pytest.raises(ValueError, match="no observations as small numbers"):
        ManyMatches("lanterns", 2, number="uint8")


def test_matches_follow_from_the_seed_however_they_are_spread() -> None:
    alone = ManyMatches("wat-aah", 5, 3, learners="all")
    first = play(alone, 7, 60)
    assert same(play(alone, 7, 60), first)
    assert not same(play(alone, 8, 60), first)
    with ManyMatches("wat-aah", 5, 3, learners="all", workers=2) as many:
        assert same(play(many, 7, 60), first)


@pytest.mark.parametrize("number", ["uint8", "float32"])
def test_matches_are_shown_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch, number: Any) -> None:
    """However few they are, also those in which a policy acts."""

    def policy(observations: Any, mask: Any, seats: Any) -> Any:
        found = [legal(row, int(seen.sum())) for row, seen in zip(mask, observations, strict=True)]
        return np.array(found) + 0 * seats

    made: dict[str, Any] = {"seat": 1, "policy": policy, "number": number}
    first = play(ManyMatches("seven-ronin", 5, **made), 7, 20)
    monkeypatch.setattr(engines, "ROWS", 2)
    assert same(play(ManyMatches("seven-ronin", 5, **made), 7, 20), first)


@pytest.mark.parametrize("game", kagemusha.games())
def test_the_kernels_own_numbers(game: str) -> None:
    small, scaled = ManyMatches(game, 2, number="uint8"), ManyMatches(game, 2)
    encoder = scaled.spec.encoder
    for one, two in zip(play(small, 3, 20), play(scaled, 3, 20), strict=True):
        assert (one["observations"] * encoder.scale == two["observations"]).all()
        assert two["observations"].max() <= 1


@pytest.mark.parametrize("game", GAMES)
def test_matches_end_and_the_next_ones_begin(game: str) -> None:
    options: dict[str, Any] = {"mode": "lone-ninja"} if game == "era-of-the-ninja" else {}
    many = ManyMatches(game, 6, samples=True, **options)
    arrays, ended, lengths = many.reset(1), 0, np.zeros(6, int)
    while ended < 8:
        arrays = many.step(arrays.samples)
        lengths += 1
        assert (arrays.lengths == lengths).all() or arrays.done.any()
        assert not arrays.illegal.any()
        for place in np.flatnonzero(arrays.done):
            assert set(arrays.rewards[place]) <= {1, -1}
            assert arrays.lengths[place] == lengths[place]
            ended, lengths[place] = ended + 1, 0
        assert not arrays.rewards[~arrays.done].any()
        assert arrays.mask.any(axis=1).all()


@pytest.mark.parametrize("game", GAMES)
def test_an_illegal_action_loses_its_match(game: str) -> None:
    many = ManyMatches(game, 3, 2, learners="all")
    arrays = many.reset(2)
    seats = arrays.seats.copy()
    wrong = [-1, 1 << 40, int(np.flatnonzero(arrays.mask[2] == 0)[0])]
    arrays = many.step(np.array(wrong))
    assert arrays.done.all()
    assert arrays.illegal.all()
    for place, seat in enumerate(seats):
        assert arrays.rewards[place, seat] == -1
        assert arrays.rewards[place, 1 - seat] == 0
    assert not many.step([legal(row, 0) for row in arrays.mask]).done.any()


@pytest.mark.parametrize("game", kagemusha.games())
@pytest.mark.parametrize("learners", [(1,), (0, 1), None])
def test_only_learners_are_asked(game: str, learners: Any) -> None:
    opponents: list[int] = []

    def policy(observations: Any, mask: Any, seats: Any) -> Any:
        assert observations.shape[0] == mask.shape[0] == len(seats)
        opponents.extend(seats.tolist())
        return mask.argmax(axis=1)

    seen: set[int] = set()
    many = ManyMatches(game, 4, 2, seat=None, learners=learners, policy=policy)
    for shown in play(many, 5, 150):
        seen |= set(shown["seats"].tolist())
    assert seen == set(learners or (0, 1))
    assert set(opponents) == (set() if learners == (0, 1) else {0} if learners else {0, 1})


def test_a_bot_plays_the_other_seats() -> None:
    both = [ManyMatches("seven-ronin", 2, seat=1, bot="greedy", samples=True) for _ in range(2)]
    one, two = (play(many, 6, 50) for many in both)
    assert same(one, two)
    assert all((shown["seats"] == 1).all() for shown in one)
    assert sum(shown["done"].sum() for shown in one)


def test_send_and_recv() -> None:
    whole = play(ManyMatches("seven-ronin", 4), 9, 12)
    with ManyMatches("seven-ronin", 4, workers=2) as many:
        many.reset(9)
        steps = {0: 0, 2: 0}
        while min(steps.values()) < 12:
            part = many.recv()
            first = int(part.ids[0])
            step = steps[first]
            if step < 12:
                rows = slice(first, first + len(part.ids))
                assert (part.arrays.observations == whole[step]["observations"][rows]).all()
                assert np.shares_memory(part.arrays.observations, many.arrays.observations)
                steps[first] += 1
                masks = zip(part.ids, part.arrays.mask, strict=True)
                many.send([legal(row, step + int(place)) for place, row in masks], part.ids)
        with pytest.raises(RuntimeError, match="recv from all workers"):
            many.step(np.zeros(4, int))
        with pytest.raises(ValueError, match="the ids of one worker"):
            many.send([0], [3])


def test_the_arrays_stay_where_they_are() -> None:
    many = ManyMatches("wat-aah", 2)
    arrays = many.reset(1)
    place = arrays.observations.__array_interface__["data"]
    assert arrays.observations.flags.c_contiguous
    assert arrays.observations.flags.writeable  # as PyTorch wants it
    assert np.from_dlpack(arrays.mask).base is not None
    assert many.step(arrays.mask.argmax(axis=1)) is many.arrays
    assert many.arrays.observations.__array_interface__["data"] == place


def test_bad_input_is_refused() -> None:
    with pytest.raises(OptionError, match="2"):
        ManyMatches("seven-ronin", 2, seat=2)
    with pytest.raises(ValueError, match="at least one match"):
        ManyMatches("seven-ronin", 0)
    with pytest.raises(ValueError, match="workers: from 1"):
        ManyMatches("seven-ronin", 2, workers=3)
    with pytest.raises(ValueError, match="or 'all', not 'both'"):
        ManyMatches("seven-ronin", 2, learners="both")
    with pytest.raises(ValueError, match="'float32' or 'uint8', not 'int4'"):
        ManyMatches("seven-ronin", 2, number="int4")  # type: ignore[arg-type]
    many = ManyMatches("seven-ronin", 2)
    with pytest.raises(RuntimeError, match="reset first"):
        many.step([0, 0])
    many.reset(1)
    with pytest.raises(ValueError, match="one action for each of 2"):
        many.step([0])
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        many.step([0.5, 1.5])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [copy.deepcopy, lambda many: pickle.loads(pickle.dumps(many))])
def test_a_copy_goes_on_in_the_same_way(game: str, way: Any) -> None:
    """In the middle of matches, through the ends of some, without touching the original."""
    options: dict[str, Any] = {"mode": "lone-ninja"} if game == "era-of-the-ninja" else {}
    many = ManyMatches(game, 3, seat=None, samples=True, **options)
    arrays = many.reset(3)
    for _ in range(25):
        arrays = many.step(arrays.samples)
    twin = way(many)
    again = twin.arrays
    ended = 0
    for _ in range(60):
        for name in Arrays.__annotations__:
            assert (getattr(arrays, name) == getattr(again, name)).all(), name
        arrays, again = many.step(arrays.samples), twin.step(again.samples)
        ended += int(arrays.done.sum())
    assert ended or game == "era-of-the-ninja"
    assert same(
        play(way(ManyMatches(game, 2, **options)), 4, 5),
        play(ManyMatches(game, 2, **options), 4, 5),
    )


def test_copies_with_a_bot_and_with_workers() -> None:
    many = ManyMatches("seven-ronin", 2, seat=1, bot="greedy", samples=True)
    arrays = many.reset(6)
    for _ in range(5):
        arrays = many.step(arrays.samples)
    twin = copy.deepcopy(many)
    for _ in range(30):
        assert (arrays.observations == twin.arrays.observations).all()
        arrays = many.step(arrays.samples)
        twin.step(twin.arrays.samples)
    with (
        ManyMatches("seven-ronin", 2, workers=2) as spread,
        pytest.raises(TypeError, match="workers=1"),
    ):
        pickle.dumps(spread)
