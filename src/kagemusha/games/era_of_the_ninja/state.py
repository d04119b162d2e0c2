"""The state of a match: a world, and the functions of its agenda as methods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, u8

from kagemusha.core.batch import BatchState
from kagemusha.core.kernel import cells, pick
from kagemusha.games.era_of_the_ninja.phases.cards import Box, Terms
from kagemusha.games.era_of_the_ninja.phases.codes import CHANCE
from kagemusha.games.era_of_the_ninja.phases.copying import (
    copy_world,
    read_ninja,
    read_world,
    write_ninja,
    write_world,
)
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
from kagemusha.games.era_of_the_ninja.phases.indices import CHOICES, index_of
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader
from kagemusha.games.era_of_the_ninja.phases.observation import observe, observe_terms
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kagemusha.core.batch import Shorts
    from kagemusha.core.kernel import Cells, Row

OVER: Final = -2
"""Nobody has a pending choice: the match is over."""


class State(BatchState):
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
        reader = Reader(numbers)
        ninja = [read_ninja(reader, seat) for seat in range(terms.seats)]
        world = read_world(reader, box, terms)
        world.ninja = ninja
        reader.close()
        rebuild(world)
        return State(world)

    def clone(self) -> State:
        """An independent copy."""
        return State(copy_world(self.world))

    def numbers(self) -> list[int]:
        """Everything, as one run of numbers."""
        out: list[int] = []
        for ninja in self.world.ninja:
            write_ninja(ninja, out)
        write_world(self.world, out)
        return out

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
        """Chance (-1), the first seat with a pending choice, or OVER."""
        world = self.world
        if not world.agenda:
            return OVER
        step = world.agenda[-1]
        if step.by_chance():
            return CHANCE
        for seat in range(world.terms.seats):
            if step.asks(world, seat):
                return seat
        return OVER

    def legal(self, seat: int) -> list[int]:
        """The legal choices of a seat, or of chance, now."""
        return legal_choices(self.world, seat)

    def weight(self, choice: int) -> int:
        """How likely an answer of chance is, beside the others."""
        return weight(self.world, choice)

    def apply(self, seat: int, choice: int) -> None:
        """Carry out a legal choice, without noting events."""
        apply_choice(self.world, seat, choice)

    def apply_noted(self, seat: int, choice: int) -> list[tuple[int, int, int, int, int]]:
        """Carry out a legal choice and say what happened."""
        world = self.world
        world.tape_on = True
        world.tape = []
        apply_choice(world, seat, choice)
        world.tape_on = False
        tape = world.tape
        world.tape = []
        parts = iter(tape)
        return list(zip(parts, parts, parts, parts, parts, strict=True))

    def answer_chance(self, dice: Cells) -> None:
        """Let dice answer for chance until a seat must choose or the match is over."""
        while chance_owes(self.world):
            apply_choice(self.world, CHANCE, random_answer(self.world, dice))

    def indices(self, seat: int) -> list[int]:
        """The legal choices, as places of the action layout."""
        return [index_of(option) for option in legal_choices(self.world, seat)]

    def show_choices(self, seat: i64, known: i64, mask: Row, at: i64, listed: Shorts) -> i64:  # noqa: ARG002
        """Set the mask and list the legal choices; how many."""
        place: i64 = 0
        for option in legal_choices(self.world, int(seat)):
            index = index_of(option)
            listed[place] = i16(index)
            mask[at + index] = u8(1)
            place += 1
        return place

    def choose(self, seat: i64, index: i64) -> i64:
        """Carry out a legal choice; how many there are then is not known."""
        apply_choice(self.world, int(seat), CHOICES[index])
        return 0

    def choose_randomly(self, seat: i64, dice: Cells) -> i64:
        """Carry out one of the legal choices, each as likely."""
        options = legal_choices(self.world, int(seat))
        apply_choice(self.world, int(seat), options[pick(dice, len(options))])
        return 0

    def observe_start(self, out: Row, at: i64) -> None:
        """Write what a seat may know and what stays the same through a match."""
        observe_terms(self.world, out, at)

    def observe(self, seat: i64, out: Row, at: i64) -> None:
        """Write what a seat may know now, over zeros."""
        observe(self.world, seat, out, at)

    def winners(self) -> int:
        """The winners of a finished match, one bit each."""
        return self.world.winners

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
