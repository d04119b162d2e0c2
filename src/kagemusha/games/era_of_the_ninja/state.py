"""The state of a match: a world, and the functions of its agenda as methods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.core.kernel import cells, pick
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.codes import CHANCE
from kagemusha.games.era_of_the_ninja.phases.flow import (
    apply_choice,
    begin,
    chance_owes,
    legal_choices,
    owes,
    random_answer,
    rebuild,
    weight,
)
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


class State:
    """A mutable state. `legal` and `apply` speak in the choice numbers of `phases.verbs`."""

    def __init__(self, world: World) -> None:
        self.world: World = world

    @staticmethod
    def new(box: Box, terms: Terms) -> State:
        """A match set up to its first question."""
        world = World(box, terms)
        begin(world)
        return State(world)

    @staticmethod
    def read(box: Box, terms: Terms, numbers: list[int]) -> State:
        """The state of these numbers; ValueError if there are too few or too many."""
        world = World(box, terms)
        world.read(numbers)
        rebuild(world)
        return State(world)

    def clone(self) -> State:
        """An independent copy."""
        return State(self.world.copy())

    def numbers(self) -> list[int]:
        """Everything, as one run of numbers."""
        return self.world.numbers()

    def pending(self) -> tuple[int, ...]:
        """The seats with a pending choice, or chance alone."""
        if chance_owes(self.world):
            return (CHANCE,)
        found: list[int] = []
        for seat in range(self.world.terms.seats):
            if owes(self.world, seat):
                found.append(seat)
        return tuple(found)

    def owing(self) -> int:
        """Chance (-1), the first seat with a pending choice, or -2 when the match is over."""
        if chance_owes(self.world):
            return CHANCE
        for seat in range(self.world.terms.seats):
            if owes(self.world, seat):
                return seat
        return -2

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""
        return legal_choices(self.world, seat)

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, beside the others."""
        return weight(self.world, choice)

    def apply(self, seat: int, choice: int) -> None:
        """Carry out a legal choice; nobody is told."""
        apply_choice(self.world, seat, choice)

    def apply_noted(self, seat: int, choice: int) -> list[tuple[int, int, int, int, int]]:
        """Carry out a legal choice and say what happened."""
        world = self.world
        world.telling = True
        world.tape = []
        apply_choice(world, seat, choice)
        world.telling = False
        tape = world.tape
        world.tape = []
        told: list[tuple[int, int, int, int, int]] = []
        for start in range(0, len(tape), 5):
            told.append(
                (tape[start], tape[start + 1], tape[start + 2], tape[start + 3], tape[start + 4])
            )
        return told

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat must choose or the match is over."""
        while chance_owes(self.world):
            apply_choice(self.world, CHANCE, random_answer(self.world, dice))

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        dice = cells([first, second])
        decisions = 0
        while True:
            self.answer_chance(dice)
            seat = self.owing()
            if seat < 0:
                return decisions
            options = legal_choices(self.world, seat)
            decisions += 1
            apply_choice(self.world, seat, options[int(pick(dice, len(options)))])
