"""The state of a match: a table, and the functions of its agenda as methods."""

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
from kagemusha.games.era_of_the_ninja.phases.table import Table

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


class State:
    """A mutable state. `legal` and `apply` speak in the choice numbers of `phases.agenda`."""

    def __init__(self, table: Table) -> None:
        self.table: Table = table

    @staticmethod
    def new(box: Box, terms: Terms) -> State:
        """A match set up to its first question."""
        table = Table(box, terms)
        begin(table)
        return State(table)

    @staticmethod
    def read(box: Box, terms: Terms, numbers: list[int]) -> State:
        """The state that these numbers stand for; ValueError if they are too few or too many."""
        table = Table(box, terms)
        table.read(numbers)
        rebuild(table)
        return State(table)

    def clone(self) -> State:
        """An independent copy."""
        return State(self.table.copy())

    def numbers(self) -> list[int]:
        """Everything, as one run of numbers."""
        return self.table.numbers()

    def pending(self) -> tuple[int, ...]:
        """The seats that owe a choice now, or chance alone."""
        if chance_owes(self.table):
            return (CHANCE,)
        found: list[int] = []
        for seat in range(self.table.terms.seats):
            if owes(self.table, seat):
                found.append(seat)
        return tuple(found)

    def owing(self) -> int:
        """Chance (-1), the first seat that owes a choice, or -2 when the match is over."""
        if chance_owes(self.table):
            return CHANCE
        for seat in range(self.table.terms.seats):
            if owes(self.table, seat):
                return seat
        return -2

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""
        return legal_choices(self.table, seat)

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, beside the others."""
        return weight(self.table, choice)

    def apply(self, seat: int, choice: int) -> None:
        """Carry out a legal choice; nobody is told."""
        apply_choice(self.table, seat, choice)

    def apply_noted(self, seat: int, choice: int) -> list[tuple[int, int, int, int, int]]:
        """Carry out a legal choice and say what happened."""
        table = self.table
        table.telling = True
        table.tape = []
        apply_choice(table, seat, choice)
        table.telling = False
        tape = table.tape
        table.tape = []
        told: list[tuple[int, int, int, int, int]] = []
        for start in range(0, len(tape), 5):
            told.append(
                (tape[start], tape[start + 1], tape[start + 2], tape[start + 3], tape[start + 4])
            )
        return told

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat owes a choice or the match is over."""
        while chance_owes(self.table):
            apply_choice(self.table, CHANCE, random_answer(self.table, dice))

    def play_randomly(self, first: int, second: int) -> int:
        """Play to the end with uniform choices from two seeds; how many decisions it took."""
        dice = cells([first, second])
        decisions = 0
        while True:
            self.answer_chance(dice)
            seat = self.owing()
            if seat < 0:
                return decisions
            options = legal_choices(self.table, seat)
            decisions += 1
            apply_choice(self.table, seat, options[int(pick(dice, len(options)))])
