"""`Numbers`: an immutable sequence that behaves like a tuple."""

from __future__ import annotations

import gc
import pickle

import pytest

from kagemusha.core.view import Numbers

SOME = (0, -1, 99, 2**40, -(2**40))


def test_it_is_the_sequence_that_was_packed() -> None:
    numbers = Numbers.of(SOME)
    assert tuple(numbers) == SOME
    assert len(numbers) == len(SOME)
    assert (numbers[1], numbers[-1]) == (SOME[1], SOME[-1])
    assert numbers[1:3] == SOME[1:3]
    assert 99 in numbers
    with pytest.raises(IndexError):
        numbers[len(SOME)]
    assert eval(repr(numbers)) == numbers


def test_equal_numbers_are_equal_and_have_one_hash() -> None:
    assert Numbers.of(SOME) == Numbers.of(list(SOME))
    assert hash(Numbers.of(SOME)) == hash(Numbers.of(list(SOME)))
    assert Numbers.of(SOME) != Numbers.of(SOME[:-1])
    assert Numbers.of(SOME) != SOME


def test_it_is_frozen_and_can_be_sent_to_another_process() -> None:
    numbers = Numbers.of(SOME)
    with pytest.raises(TypeError):
        numbers[0] = 1  # type: ignore[index]
    assert pickle.loads(pickle.dumps(numbers)) == numbers


def test_the_garbage_collector_finds_nothing_to_follow_in_it() -> None:
    assert not any(
        gc.is_tracked(part) for part in gc.get_referents(Numbers.of(SOME)) if part != Numbers
    )
