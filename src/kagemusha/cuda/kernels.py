"""The games with a flat kernel, and the sizes that programs over many matches need."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from kagemusha.core.kernel_loader import SHARED
from kagemusha.core.registry import find_game, game_ids, package_of


@dataclass(frozen=True)
class Kernel:
    """A game's kernel: its package and the sizes of its arrays."""

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
    def code_hash(self) -> str:
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


def games_with_kernel() -> list[str]:
    """The ids of the games that have a flat kernel: its functions are in `phases.batch`."""
    return [game for game in game_ids() if _batch_of(game)]


def _batch_of(game: str) -> str | None:
    """The name of the module by which programs call a game's kernel, if it has one."""
    package = package_of(game)
    if package is None or find_spec(f"{package}.phases") is None:
        return None
    name = f"{package}.phases.batch"
    return name if find_spec(name) else None


def kernel_of(game: str) -> Kernel:
    """The kernel of a game; ValueError names the games that have one."""
    name = _batch_of(game)
    if name is None:
        known = ", ".join(games_with_kernel())
        raise ValueError(f"{game!r} has no kernel for many matches; these have: {known}")
    package = name.rpartition(".")[0]
    batch, layout, observation = (
        import_module(f"{package}.{module}") for module in ("batch", "layout", "observation")
    )
    return Kernel(
        game=game,
        package=package,
        cell=f"int{8 * layout.CELL_BYTES}",
        state=layout.STATE_SIZE,
        legal=layout.LEGAL_SIZE,
        choices=layout.CHOICES,
        observation=observation.OBSERVATION_SIZE,
        seats=batch.SEAT_COUNT,
        stages=batch.STAGES,
    )


def start_of(game: str, options: Mapping[str, Any] | None, seats: int | None) -> list[int]:
    """The cells of a match's first state."""
    state: Any = find_game(game).rules(seats, options).setup()
    return list(state.numbers())


def notation_of(
    game: str, options: Mapping[str, Any] | None = None, seats: int | None = None
) -> Sequence[str | None]:
    """The notation of each index of the action space; None if the options never use it."""
    rules: Any = find_game(game).rules(seats, options)
    table: list[str | None] = [None] * kernel_of(game).choices
    for choice, action in rules.choices.actions.items():
        table[choice] = action.notation
    return table
