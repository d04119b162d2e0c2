"""What a network is shown of WAT-AAH!: bounded, complete, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import kagemusha
from kagemusha.games.wat_aah.features import FEATURES
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.phases import observation as sees
from kagemusha.games.wat_aah.phases.observation import observe
from tests.games import observations as shared

GAME = kagemusha.game("wat-aah")
SIZE = sees.OBSERVATION_SIZE


def test_features_name_every_number() -> None:
    shared.check_features(FEATURES, SIZE)


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_every_number_is_written_and_within_its_bounds(
    seats: int, options: dict[str, object]
) -> None:
    for number, state in enumerate(shared.random_states(GAME.rules(seats, options), seed=3)):
        if number % 5 == 0:
            for seat in range(seats):
                shared.check_bounds(FEATURES, shared.observed(observe, state, seat, SIZE))


@pytest.mark.parametrize(("seats", "options"), GAME.variants())
def test_nothing_hidden_is_in_it(seats: int, options: dict[str, object]) -> None:
    rules = GAME.rules(seats, options)
    assert shared.check_twins(rules, observe, SIZE, seed=5, every=4) > 10


def test_it_tells_what_the_view_tells() -> None:
    rules = GAME.rules(3, {"mode": "grand-master"})
    for number, state in enumerate(shared.random_states(rules, seed=8)):
        if number % 5:
            continue
        for seat in range(3):
            view: Any = rules.view(state, seat)
            cells = view.cells
            numbers = shared.observed(observe, state, seat, SIZE)
            hand = layout.HAND + seat * layout.KIND_SLOTS
            shown = numbers[sees.SEES_HAND : sees.SEES_HAND + layout.KIND_SLOTS]
            assert shown == list(cells[hand : hand + layout.KIND_SLOTS])
            shown = numbers[sees.SEES_ASIDE : sees.SEES_ASIDE + layout.KIND_SLOTS]
            assert shown == list(cells[layout.ASIDE : layout.ASIDE + layout.KIND_SLOTS])
            assert numbers[sees.SEES_PHASE + cells[layout.PHASE]] == 1
            for place in range(3):
                other = (seat + place) % 3
                player = sees.SEES_PLAYERS + place * sees.PLAYER_SIZE
                assert numbers[player + sees.NUMBERS_AT] == cells[layout.HANDS + other]
                known = layout.KNOWN + (seat * layout.SEAT_SLOTS + other) * layout.KIND_SLOTS
                shown = numbers[player + sees.KNOWN_AT : player + sees.KNOWN_AT + layout.KIND_SLOTS]
                assert shown == list(cells[known : known + layout.KIND_SLOTS])
