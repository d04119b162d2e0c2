"""Known top, unordered bag, known bottom."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kagemusha.core.pile import Pile


def test_what_is_known_comes_first_and_last() -> None:
    pile = Pile.shuffled(["a", "b", "b"])
    pile.put_on_top("x")
    pile.put_on_top("y")
    pile.put_at_bottom("z")
    assert len(pile) == 6
    assert pile.outcomes() == [("y", 1)]
    pile.draw("y")
    pile.draw("x")
    assert pile.outcomes() == [("a", 1), ("b", 2)]
    for card in ("b", "a", "b"):
        pile.draw(card)
    assert pile.outcomes() == [("z", 1)]
    pile.draw("z")
    assert pile.outcomes() == []


def test_a_card_that_is_not_next_is_refused() -> None:
    pile = Pile.shuffled(["a"])
    with pytest.raises(ValueError, match="not in the pile"):
        pile.draw("q")
    pile.put_on_top("x")
    with pytest.raises(ValueError, match="next card is x"):
        pile.draw("a")
    with pytest.raises(ValueError, match="empty"):
        Pile().draw("a")


def test_the_bottom_keeps_its_order() -> None:
    pile = Pile()
    pile.put_at_bottom("first")
    pile.put_at_bottom("second")
    assert pile.outcomes() == [("first", 1)]


def test_two_piles_that_nobody_can_tell_apart_are_equal() -> None:
    assert Pile.shuffled("abc") == Pile.shuffled("cba")


@given(st.lists(st.sampled_from("abcd")), st.lists(st.sampled_from("abcd")))
def test_shuffling_keeps_every_card(bag: list[str], top: list[str]) -> None:
    pile = Pile.shuffled(bag)
    for card in top:
        pile.put_on_top(card)
    twin = pile.copy()
    pile.shuffle("z")
    assert pile.bag == Counter([*bag, *top, "z"])
    assert twin.top == top
