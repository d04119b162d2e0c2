"""Rules based on a kernel: what games share whose choices and events are numbers."""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Protocol, TypeVar

from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE
from kagemusha.core.choice_table import ChoiceTable
from kagemusha.core.event import Event
from kagemusha.core.event_table import EventTable, Note
from kagemusha.core.features import Field, Numbering
from kagemusha.core.flat_state import FlatState
from kagemusha.core.game import Rules
from kagemusha.core.view import CELL_SIZE

LITTLE = sys.byteorder == "little"
T = TypeVar("T")


class KernelState(Protocol):
    """A state whose choices are numbers."""

    def clone(self: T) -> T:
        """An independent copy."""

    def numbers(self) -> list[int]:
        """The whole state as integers; equal states give equal numbers."""

    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice, or chance alone."""

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""

    def weight(self, choice: int) -> int:
        """The weight of an outcome of chance: how likely it is compared with the others."""

    def apply_noted(self, seat: int, choice: int) -> Sequence[Note]:
        """Carry out a legal choice and return what happened."""


K = TypeVar("K", bound=KernelState)
F = TypeVar("F", bound=FlatState)


class Positions(Protocol[K]):
    """Writes and reads position lines."""

    def write(self, state: K) -> str:
        """The line for a state."""

    def read(self, line: str) -> K:
        """The state of a position line; NotationError if it is invalid."""


class KernelRules(Rules[K]):
    """The part of the contract that follows from a game's tables of choices and events, and its
    position lines."""

    choices: ChoiceTable
    events: EventTable
    positions: Positions[K]

    def pending(self, state: K) -> tuple[int, ...]:
        """The seats with a pending choice, or chance alone."""
        return state.pending()

    def chances(self, state: K) -> Sequence[tuple[Action, int]]:
        """The kernel's outcomes of chance as actions, with their weights."""
        actions = self.choices.actions
        return [(actions[choice], state.weight(choice)) for choice in state.legal(CHANCE)]

    def legal(self, state: K, seat: int) -> Legal:
        """The kernel's choices as actions."""
        actions = self.choices.actions
        return Legal([actions[choice] for choice in state.legal(seat)])

    def apply(self, state: K, seat: int, action: Action) -> list[Event]:
        """Apply the choice of an action."""
        return self.events.decode(state.apply_noted(seat, self.choices.number(action, seat)))

    def vocabulary(self) -> Sequence[Action]:
        """Every action in the table of choices."""
        return self.choices.vocabulary()

    def parse(self, text: str) -> list[Action]:
        """The actions of a line of notation."""
        return self.choices.parse(text)

    def clone(self, state: K) -> K:
        """An independent copy."""
        return state.clone()

    def write_position(self, state: K) -> str:
        """The state as a position line."""
        return self.positions.write(state)

    def read_position(self, line: str) -> K:
        """The state of a position line."""
        return self.positions.read(line)


class FlatRules(KernelRules[F]):
    """Rules whose state is a flat array of integers."""

    cell_bytes: ClassVar[int]
    """How many bytes hold any cell."""
    choice_count: ClassVar[int]
    """How many choices the kernel has, numbered from 0."""
    most_choices: ClassVar[int]
    """How many of them can be legal at once."""

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """What the numbers in the kernel's observations mean."""

    def numbering(self) -> Numbering:
        """The kernel's numbering: the index of an action is the number of its choice."""
        return self._numbering

    @cached_property
    def _numbering(self) -> Numbering:
        known = self.choices.actions
        actions = tuple(known.get(number) for number in range(self.choice_count))
        return Numbering(self.fields(), actions, self.most_choices, self.choices.number)

    def encode(self, state: F) -> bytes:
        """Each cell in as many bytes as the largest needs, high byte first.

        Slices the eight bytes that each cell has in memory, all cells at once.
        """
        size = self.cell_bytes
        cells = bytes(memoryview(state.cells))
        packed = bytearray(len(cells) // CELL_SIZE * size)
        for place in range(size):
            low = size - 1 - place
            packed[place::size] = cells[low if LITTLE else CELL_SIZE - 1 - low :: CELL_SIZE]
        return bytes(packed)
