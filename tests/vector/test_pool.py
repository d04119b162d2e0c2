"""A pool plays real matches, the same however they are spread, and shows nothing hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kagemusha
from kagemusha.core.errors import OptionError
from kagemusha.core.playthrough import Playthrough
from kagemusha.envs.spec import EnvSpec
from kagemusha.vector import Arrays, Pool

KERNELS = ("seven-ronin", "wat-aah")


def play(pool: Pool, seed: int, steps: int) -> list[dict[str, Any]]:
    """What a pool shows in every step, with random actions that follow from the masks."""
    shown = []
    arrays = pool.reset(seed)
    for step in range(steps):
        shown.append({name: getattr(arrays, name).copy() for name in Arrays.__annotations__})
        actions = [legal(row, step + place) for place, row in enumerate(arrays.mask)]
        arrays = pool.step(np.array(actions))
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


@pytest.mark.parametrize("game", kagemusha.games())
def test_it_shows_what_the_other_environments_show(game: str) -> None:
    """Every row is the observation and mask that PettingZoo's environment gives there."""
    spec = EnvSpec(game, None, {})
    pool = Pool(game, 3, learners="all")
    arrays = pool.reset(4)
    assert pool._block
    for step in range(40):
        for place in range(3):
            play = Playthrough(spec.rules, None)
            play.state = pool._block._engine.state(place)
            seat = int(arrays.seats[place])
            assert seat == play.pending[0]
            seen = spec.observe(play, seat)
            assert (arrays.observations[place] == seen["observation"]).all()
            assert (arrays.mask[place] == seen["action_mask"]).all()
        arrays = pool.step(np.array([legal(row, step) for row in arrays.mask]))


def test_matches_follow_from_the_seed_however_they_are_spread() -> None:
    alone = Pool("wat-aah", 5, 3, learners="all")
    first = play(alone, 7, 60)
    assert same(play(alone, 7, 60), first)
    assert not same(play(alone, 8, 60), first)
    with Pool("wat-aah", 5, 3, learners="all", workers=2) as pool:
        assert same(play(pool, 7, 60), first)


@pytest.mark.parametrize("game", KERNELS)
def test_the_kernels_own_numbers(game: str) -> None:
    small, scaled = Pool(game, 2, number="uint8"), Pool(game, 2)
    encoder = scaled.spec.encoder
    for one, two in zip(play(small, 3, 20), play(scaled, 3, 20), strict=True):
        assert (one["observations"] * encoder.scale == two["observations"]).all()
        assert two["observations"].max() <= 1
    with pytest.raises(ValueError, match="no observations as small numbers"):
        Pool("era-of-the-ninja", 2, number="uint8")


@pytest.mark.parametrize("game", kagemusha.games())
def test_matches_end_and_the_next_ones_begin(game: str) -> None:
    options = {"mode": "lone-ninja"} if game == "era-of-the-ninja" else {}
    pool = Pool(game, 6, samples=True, **options)
    arrays, ended, lengths = pool.reset(1), 0, np.zeros(6, int)
    while ended < 8:
        arrays = pool.step(arrays.samples)
        lengths += 1
        assert (arrays.lengths == lengths).all() or arrays.done.any()
        assert not arrays.illegal.any()
        for place in np.flatnonzero(arrays.done):
            assert set(arrays.rewards[place]) <= {1, -1}
            assert arrays.lengths[place] == lengths[place]
            ended, lengths[place] = ended + 1, 0
        assert not arrays.rewards[~arrays.done].any()
        assert arrays.mask.any(axis=1).all()


@pytest.mark.parametrize("game", kagemusha.games())
def test_an_illegal_action_loses_its_match(game: str) -> None:
    pool = Pool(game, 3, 2, learners="all")
    arrays = pool.reset(2)
    seats = arrays.seats.copy()
    wrong = [-1, 1 << 40, int(np.flatnonzero(arrays.mask[2] == 0)[0])]
    arrays = pool.step(np.array(wrong))
    assert arrays.done.all()
    assert arrays.illegal.all()
    for place, seat in enumerate(seats):
        assert arrays.rewards[place, seat] == -1
        assert arrays.rewards[place, 1 - seat] == 0
    assert not pool.step([legal(row, 0) for row in arrays.mask]).done.any()


@pytest.mark.parametrize("game", KERNELS)
@pytest.mark.parametrize("learners", [(1,), (0, 1), None])
def test_only_learners_are_asked(game: str, learners: Any) -> None:
    opponents: list[int] = []

    def policy(observations: Any, mask: Any, seats: Any) -> Any:
        assert observations.shape[0] == mask.shape[0] == len(seats)
        opponents.extend(seats.tolist())
        return mask.argmax(axis=1)

    seen: set[int] = set()
    pool = Pool(game, 4, 2, seat=None, learners=learners, policy=policy)
    for shown in play(pool, 5, 150):
        seen |= set(shown["seats"].tolist())
    assert seen == set(learners or (0, 1))
    assert set(opponents) == (set() if learners == (0, 1) else {0} if learners else {0, 1})


def test_a_bot_plays_the_other_seats() -> None:
    pools = [Pool("seven-ronin", 2, seat=1, bot="greedy", samples=True) for _ in range(2)]
    one, two = (play(pool, 6, 50) for pool in pools)
    assert same(one, two)
    assert all((shown["seats"] == 1).all() for shown in one)
    assert sum(shown["done"].sum() for shown in one)


def test_send_and_recv() -> None:
    whole = play(Pool("seven-ronin", 4), 9, 12)
    with Pool("seven-ronin", 4, workers=2) as pool:
        pool.reset(9)
        steps = {0: 0, 2: 0}
        while min(steps.values()) < 12:
            part = pool.recv()
            first = int(part.ids[0])
            step = steps[first]
            if step < 12:
                rows = slice(first, first + len(part.ids))
                assert (part.arrays.observations == whole[step]["observations"][rows]).all()
                assert np.shares_memory(part.arrays.observations, pool.arrays.observations)
                steps[first] += 1
                masks = zip(part.ids, part.arrays.mask, strict=True)
                pool.send([legal(row, step + int(place)) for place, row in masks], part.ids)
        with pytest.raises(RuntimeError, match="recv all parts"):
            pool.step(np.zeros(4, int))
        with pytest.raises(ValueError, match="the ids of one part"):
            pool.send([0], [3])


def test_the_arrays_stay_where_they_are() -> None:
    pool = Pool("wat-aah", 2)
    arrays = pool.reset(1)
    place = arrays.observations.__array_interface__["data"]
    assert arrays.observations.flags.c_contiguous
    assert arrays.observations.flags.writeable  # as PyTorch wants it
    assert np.from_dlpack(arrays.mask).base is not None
    assert pool.step(arrays.mask.argmax(axis=1)) is pool.arrays
    assert pool.arrays.observations.__array_interface__["data"] == place


def test_bad_input_is_refused() -> None:
    with pytest.raises(OptionError, match="2"):
        Pool("seven-ronin", 2, seat=2)
    with pytest.raises(ValueError, match="at least one match"):
        Pool("seven-ronin", 0)
    with pytest.raises(ValueError, match="workers: from 1"):
        Pool("seven-ronin", 2, workers=3)
    with pytest.raises(ValueError, match="or 'all', not 'both'"):
        Pool("seven-ronin", 2, learners="both")
    with pytest.raises(ValueError, match="'float32' or 'uint8', not 'int4'"):
        Pool("seven-ronin", 2, number="int4")  # type: ignore[arg-type]
    pool = Pool("seven-ronin", 2)
    with pytest.raises(RuntimeError, match="reset first"):
        pool.step([0, 0])
    pool.reset(1)
    with pytest.raises(ValueError, match="one action for each of 2"):
        pool.step([0])
    with pytest.raises(ValueError, match="whole numbers, not float64"):
        pool.step([0.5, 1.5])
