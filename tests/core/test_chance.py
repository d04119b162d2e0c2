"""Random numbers that are the same everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from kagemusha.core.action import Action
from kagemusha.core.chance import Rng, SeededSource, commitment, fresh_seed


def test_a_stream_is_the_same_on_every_platform_and_version() -> None:
    rng = Rng(7, "chance")
    assert [rng.below(100) for _ in range(12)] == [66, 68, 41, 6, 36, 21, 92, 40, 41, 37, 35, 59]
    assert Rng(7, "bot", 1).bits(64) != Rng(7, "bot", 2).bits(64)


def test_draws_are_even() -> None:
    rng = Rng(1, "even")
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 200


def test_shuffles_are_permutations_and_even() -> None:
    rng = Rng(2, "shuffle")
    counts = Counter("".join(rng.shuffled("abc")) for _ in range(6000))
    assert len(counts) == 6
    assert max(counts.values()) - min(counts.values()) < 200


def test_weights_count() -> None:
    rng = Rng(3, "weights")
    counts = Counter(rng.weighted([("rare", 1), ("common", 9), ("never", 0)]) for _ in range(2000))
    assert counts["never"] == 0
    assert 120 < counts["rare"] < 280


def test_below_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng(1).below(0)


def test_a_copy_goes_on_alike_and_apart() -> None:
    rng = Rng(4, "copy")
    rng.below(10)
    twin = rng.copy()
    drawn = [rng.below(1000) for _ in range(5)]
    assert [twin.below(1000) for _ in range(5)] == drawn


def test_a_forked_source_does_not_advance_the_original() -> None:
    outcomes = [(Action(str(n)), 1) for n in range(50)]
    source = SeededSource(9)
    fork = source.fork()
    ahead = [fork.answer(outcomes) for _ in range(4)]
    assert [source.answer(outcomes) for _ in range(4)] == ahead


def test_seeds_are_committed_to_and_cannot_be_guessed() -> None:
    assert commitment(7) == commitment(7) != commitment(8)
    assert len(commitment(7)) == 64
    assert fresh_seed() != fresh_seed()
    assert max(fresh_seed() for _ in range(8)).bit_length() > 240
