"""Actions and observations as numbers: complete, bounded, and back again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kagemusha
from kagemusha.core.action import Action
from kagemusha.core.chance import CHANCE, Rng, SeededSource
from kagemusha.core.game import Rules
from kagemusha.core.playthrough import Playthrough
from kagemusha.envs import actions, layout
from kagemusha.envs.encoder import Encoder, NumberWriter, places
from kagemusha.envs.space import Space
from tests.envs.variants import every_variant


def random_play(rules: Rules[Any], seed: int, most: int = 250) -> Iterator[Playthrough]:
    """A random match, before each choice."""
    play, choose = Playthrough(rules, SeededSource(seed)), random.Random(seed)
    play.start()
    for _ in range(most):
        if not play.pending:
            return
        yield play
        seat = play.pending[0]
        play.apply(seat, choose.choice(play.legal(seat)))


@every_variant
def test_every_observation_is_bounded_and_of_one_size(variant: Any) -> None:
    game, seats, options = variant
    rules = kagemusha.game(game).rules(seats, options)
    tensors, space = Encoder(rules), Space(rules)
    for play in random_play(rules, 3):
        for seat in (*range(rules.seats), None):
            seen = tensors.observe(play.state, seat)
            assert seen.dtype == np.float32
            assert seen.shape == (tensors.size,)
            assert seen.min() >= 0
            assert seen.max() <= 1
        seat = play.pending[0]
        mask = space.mask(play, seat)
        assert mask.sum() == len(play.legal(seat))
        assert np.flatnonzero(mask).tolist() == space.indices(play.legal(seat), seat)
        assert {space.actions[n] for n in np.flatnonzero(mask)} == set(play.legal(seat))
        assert not space.mask(play, 99).any()


@every_variant
def test_the_layout_covers_the_observation(variant: Any) -> None:
    game, seats, options = variant
    tensors = Encoder(kagemusha.game(game).rules(seats, options))
    assert tensors.layout[0].start == 0
    for one, after in zip(tensors.layout, tensors.layout[1:], strict=False):
        assert one.start + one.size == after.start
        assert one.size > 0, one.name
    last = tensors.layout[-1]
    assert last.start + last.size == tensors.size
    names = [field.name for field in tensors.layout]
    assert len(set(names)) == len(names)


@every_variant
def test_what_a_seat_may_not_know_changes_no_number(variant: Any) -> None:
    """The same leak test that views pass, on the numbers made of them."""
    game, seats, options = variant
    rules = kagemusha.game(game).rules(seats, options)
    tensors, rng = Encoder(rules), Rng(1, "twins")
    compared = 0
    for play in random_play(rules, 4, most=60):
        for seat in (*range(rules.seats), None):
            twin = rules.disguise(rules.clone(play.state), seat, rng)
            compared += rules.encode(twin) != rules.encode(play.state)
            assert (tensors.observe(play.state, seat) == tensors.observe(twin, seat)).all()
    assert compared or seats == 1 or game == "era-of-the-ninja"


@every_variant
def test_actions_by_number_and_back(variant: Any) -> None:
    game, seats, options = variant
    rules = kagemusha.game(game).rules(seats, options)
    space, table = Space(rules), actions(game, seats, **options)
    assert len(table) == len(space)
    assert {notation for notation in table if notation} == set(map(str, rules.vocabulary()))
    for index, action in enumerate(space.actions):
        if action is not None and table.count(str(action)) == 1:
            assert space.index(action, 0) == index
    assert space.action(-1) is space.action(len(space)) is None


def test_to_seal_is_an_action_of_its_own_for_each_side() -> None:
    space = Space(kagemusha.game("seven-ronin").rules(2))
    seals = [index for index, action in enumerate(space.actions) if str(action) == "seal"]
    assert [space.index(Action("seal"), seat) for seat in (0, 1)] == seals == [0, 1]


def test_the_layout_says_what_the_numbers_mean() -> None:
    fields = {field.name: field for field in layout("seven-ronin")}
    assert fields["side"].meaning == "one of attacker, defender"
    assert fields["ninja by area"].meaning == "0 to 120"
    assert fields["sealed by side"].meaning == "yes or no"
    assert "watchtower" in fields["station by ronin"].meaning
    assert fields["station by ronin"].meaning.endswith("eliminated, 7 times")
    assert {f.name for f in layout("wat-aah", 3)} > {"hand", "2nd to the left: corruption"}
    assert "how many, up to 10, of" in {f.name: f for f in layout("wat-aah")}["hand"].meaning
    assert layout("wat-aah", 2) == layout("wat-aah", 4)


def test_a_sheet_is_read_back_as_it_was_filled_in() -> None:
    sheet, colours = NumberWriter(named=True), places(["red", "green", "blue"])
    sheet.number("one", 3, 12)
    sheet.numbers_of("two", [1, 99], 12)
    sheet.flags("three", [True, False])
    sheet.one("four", "green", colours)
    sheet.one("five", None, colours)
    sheet.some("six", ["blue", "red", "grey"], colours)
    sheet.counts("seven", ["red", "red", "blue", "blue", "blue"], colours, 4)
    found = {field.name: field.read(sheet.numbers) for field in sheet.fields}
    assert found == {
        "one": (3,),
        "two": (1, 12),  # what is beyond the bound stays at it
        "three": (True, False),
        "four": "green",
        "five": None,
        "six": ("red", "blue"),
        "seven": {"red": 2, "blue": 3},
    }


def test_without_a_seed_chance_is_asked() -> None:
    play = Playthrough(kagemusha.game("wat-aah").rules(2), None)
    play.start()
    assert play.pending == (CHANCE,)
    assert sum(probability for _, probability in play.chances()) == pytest.approx(1)
