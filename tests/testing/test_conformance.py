"""Every registered game, and the example, keep the contract."""

from __future__ import annotations

import pytest

import kagemusha
from examples.lanterns import LanternsGame
from kagemusha.core.game import Game, Options
from kagemusha.testing import check_arrival_order, check_contract, check_leaks
from kagemusha.testing.leaks import Renderer
from kagemusha.text import LOCALES, texts

pytestmark = pytest.mark.slow

LONG = "era-of-the-ninja"
"""It has fifteen variants and long matches: few of each are played."""
GAMES: tuple[Game, ...] = (*map(kagemusha.game, kagemusha.games()), LanternsGame())
CASES = [
    pytest.param(
        game, seats, options, id=f"{game.id}-{seats}-{'-'.join(map(str, options.values()))}"
    )
    for game in GAMES
    for seats, options in game.variants()
]


TOGETHER = [case for case in CASES if case.values[1] != 1]
"""Those in which somebody else may choose at the same time."""


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_contract(game: Game, seats: int, options: Options) -> None:
    """The last match is played twice: the same seed gives the same match."""
    for seed in range(1 if game.id == LONG else 6):
        found = check_contract(game, seats, options, seed)
    assert check_contract(game, seats, options, seed) == found


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_nothing_leaks(game: Game, seats: int, options: Options) -> None:
    renderers: tuple[Renderer, ...] = ()
    if game.id != "lanterns":
        spoken = LOCALES[:1] if game.id == LONG else LOCALES
        renderers = tuple(texts(locale).event for locale in spoken)
    for seed in range(2 if game.id == "seven-ronin" else 1):
        different = check_leaks(game, seats, options, seed, renderers)
        # Alone, little is hidden: what was peeked at, and a card under a Skill.
        least = 0 if seats == 1 else 20
        assert different > least, "the test must compare tables that differ"


@pytest.mark.parametrize(("game", "seats", "options"), TOGETHER)
def test_arrival_order_of_sealed_plans_does_not_matter(
    game: Game, seats: int, options: Options
) -> None:
    stretches = seed = 0
    while seed < 6 or stretches < 3:  # in some games seats seldom choose at once
        stretches += check_arrival_order(game, seats, options, seed)
        seed += 1
        assert seed < 100
