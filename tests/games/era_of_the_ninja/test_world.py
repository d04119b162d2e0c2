"""Copies and numbers of a world: every field is copied, written and read."""

from __future__ import annotations

from typing import Any

import pytest

from kagemusha.games.era_of_the_ninja.phases.pieces import Card, Ninja, Roll, Stack, Tile
from kagemusha.games.era_of_the_ninja.phases.step import Step, kinds
from kagemusha.games.era_of_the_ninja.phases.world import World
from tests.games.era_of_the_ninja.table import GAME


def _world() -> World:
    state: World = GAME.rules(2).setup().world
    return state


PIECES: dict[str, Any] = {
    "tile": lambda: Tile(1, 2, 3, 4, 1),
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


@pytest.mark.parametrize("name", PIECES)
def test_a_copy_has_every_field_and_shares_no_list(name: str) -> None:
    piece = PIECES[name]()
    fields = (*piece.fields, *getattr(piece, "lists", ()))
    for field in fields if name != "tile" else ():
        setattr(piece, field, _another(getattr(piece, field)))
    twin = piece.copy()
    for field in fields:
        assert getattr(twin, field) == getattr(piece, field), field
        if isinstance(getattr(piece, field), list):
            assert getattr(twin, field) is not getattr(piece, field), field


@pytest.mark.parametrize("name", ["stack", "card", "ninja", "roll", "world"])
def test_what_is_written_is_all_that_a_copy_takes(name: str) -> None:
    """A field that is copied but not written would be lost in a position line."""
    piece = PIECES[name]()
    if not hasattr(piece, "__dict__"):
        pytest.skip("a compiled class does not list its attributes")
    kept_apart = {
        "ninja": {"seat", "cards", "skills", "effects", "faces"},
        "world": {"box", "terms", "ninja", "tiles", "stacks", "agenda", "roll", "answer"}
        | {"telling", "tape"},
    }.get(name, set())
    assert set(vars(piece)) == {*piece.fields, *getattr(piece, "lists", ())} | kept_apart


def test_every_kind_of_step_has_its_own_code_and_can_be_read_again() -> None:
    found = kinds(Step)
    assert len({kind.code for kind in found}) == len(found)
    world = _world()
    for kind in found:
        make: Any = kind
        numbers = [name in kind.flags or number for number, name in enumerate(kind.fields)]
        world.agenda = [make(1, *numbers)]
        twin = World(world.box, world.terms)
        twin.read(world.numbers())
        assert type(twin.agenda[0]) is kind
        assert twin.agenda[0].numbers() == world.agenda[0].numbers()
