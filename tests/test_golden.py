"""Golden playthroughs: `make golden` writes them anew; review them as diffs."""

from __future__ import annotations

from pathlib import Path

import pytest

import kagemusha
from kagemusha.core.game import Game, Options
from kagemusha.testing import playthrough

FOLDER = Path(__file__).parent / "golden"
CASES = [
    pytest.param(game, seats, options, number, id=f"{game.id}-{number}")
    for game in map(kagemusha.game, kagemusha.games())
    for number, (seats, options) in enumerate(game.variants(), start=1)
]


@pytest.mark.parametrize(("game", "seats", "options", "number"), CASES)
def test_playthrough(
    game: Game, seats: int, options: Options, number: int, request: pytest.FixtureRequest
) -> None:
    """The same seed gives the same match, seen the same, on every platform and version."""
    file = FOLDER / f"{game.id}-{number}.txt"
    now = playthrough(game, seats, options, seed=number)
    if request.config.getoption("--regenerate-golden"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == now
