"""The games whose rules are a kernel, and the sizes that programs over them need."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module, resources
from typing import Any

from kagemusha.core.native import SHARED
from kagemusha.core.registry import find_game

CELLS = {"seven-ronin": "int8", "wat-aah": "int16"}
"""The games with a kernel, and the narrowest type that holds every cell of a state."""


@dataclass(frozen=True)
class Kernel:
    """A game's kernel: where it lies and how large its arrays are."""

    game: str
    package: str
    cell: str
    state: int
    legal: int
    choices: int
    observation: int
    seats: int
    stages: int

    @property
    def words(self) -> int:
        """How many words of 32 bits hold one bit for each choice."""
        return (self.choices + 31) // 32

    @property
    def source(self) -> str:
        """A hash of everything that is compiled: a changed rule needs a new build."""
        digest = hashlib.sha256()
        parent, _, shared = SHARED.rpartition(".")
        files = [resources.files(parent) / f"{shared}.py"]
        files += [file for file in _files(self.package) if file.name.endswith(".py")]
        files += [resources.files(__package__) / f"{name}.py" for name in ("programs", "build")]
        for file in files:
            digest.update(file.read_bytes())
        return digest.hexdigest()[:16]


def _files(package: str) -> list[Any]:
    return sorted(resources.files(package).iterdir(), key=lambda file: file.name)


def kernel_of(game: str) -> Kernel:
    """The kernel of a game; ValueError names the games that have one."""
    if game not in CELLS:
        raise ValueError(f"{game!r} has no kernel for many matches; these have: {', '.join(CELLS)}")
    package = f"kagemusha.games.{game.replace('-', '_')}.phases"
    layout, batch, observation = (
        import_module(f"{package}.{name}") for name in ("layout", "batch", "observation")
    )
    return Kernel(
        game=game,
        package=package,
        cell=CELLS[game],
        state=layout.STATE_SIZE,
        legal=layout.LEGAL_SIZE,
        choices=layout.CHOICES,
        observation=observation.OBSERVATION_SIZE,
        seats=batch.SEAT_COUNT,
        stages=batch.STAGES,
    )


def start_of(game: str, options: Mapping[str, Any] | None, seats: int | None) -> list[int]:
    """The numbers of a match's first state."""
    state: Any = find_game(game).rules(seats, options).setup()
    return list(state.numbers())


def notation_of(
    game: str, options: Mapping[str, Any] | None = None, seats: int | None = None
) -> Sequence[str | None]:
    """What each index of the action space says, in notation; None if the options never use it."""
    rules: Any = find_game(game).rules(seats, options)
    table: list[str | None] = [None] * kernel_of(game).choices
    for choice, action in rules.choices.actions.items():
        table[choice] = action.notation
    return table
