"""Copies and numbers of a world: every attribute is copied, written and read."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from kagemusha.games.era_of_the_ninja.phases import copying
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader
from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.step import Step, kinds
from kagemusha.games.era_of_the_ninja.phases.world import World
from kagemusha.games.era_of_the_ninja.state import State
from tests.games.era_of_the_ninja.table import GAME

MAKER = runpy.run_path(str(Path(__file__).parents[3] / "scripts" / "pieces.py"))


def _world() -> World:
    world: World = GAME.rules(2).setup().world
    return world


PIECES: dict[str, Any] = {
    "tile": lambda: Tile(1, 2, 3, 1),
    "stack": lambda: Stack(1, 2, 3, 4),
    "card": lambda: Card(1, False),
    "ninja": lambda: Ninja(1),
    "roll": Roll,
    "world": _world,
}


def _another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else [7, 8]


def test_the_module_that_copies_is_up_to_date() -> None:
    assert MAKER["TARGET"].read_text("utf-8") == MAKER["module"](), "run python scripts/pieces.py"


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_copied_and_read_again_with_every_attribute(name: str) -> None:
    found = (p for module in MAKER["MODULES"] for p in MAKER["read_pieces"](module))
    described = next(piece for piece in found if piece.name.lower() == name)
    piece = PIECES[name]()
    plain = [n for n, k in described.attributes.items() if k in ("int", "bool", "list[int]")]
    assert plain
    for field in plain:
        setattr(piece, field, _another(getattr(piece, field)))
    twin = getattr(copying, f"copy_{name}")(piece)
    out: list[int] = []
    getattr(copying, f"write_{name}")(piece, out)
    assert all(type(number) is int for number in out)
    source = Reader(out)
    given = [getattr(piece, n) for n in described.parameters if n in described.unwritten]
    again = getattr(copying, f"read_{name}")(source, *given)
    source.close()
    for field in plain:
        assert getattr(twin, field) == getattr(piece, field), field
        if isinstance(getattr(piece, field), list):
            assert getattr(twin, field) is not getattr(piece, field), field
        if field not in described.unwritten:
            assert getattr(again, field) == getattr(piece, field), field


def test_every_kind_of_step_has_its_own_code_and_can_be_read_again() -> None:
    found = kinds(Step)
    assert len({kind.code for kind in found}) == len(found)
    world = _world()
    for kind in found:
        make: Any = kind
        numbers = [name in kind.flags or number for number, name in enumerate(kind.fields)]
        world.agenda = [make(1, *numbers)]
        again = State.read(world.box, world.terms, State(world).numbers()).world
        assert type(again.agenda[0]) is kind
        assert again.agenda[0].numbers() == world.agenda[0].numbers()
