"""The kernel three ways: as it is installed, interpreted from its source, and under numba."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kagemusha.core import kernel_loader
from kagemusha.core.kernel import cells, pick
from kagemusha.games.wat_aah import state as installed
from kagemusha.games.wat_aah.phases import layout
from kagemusha.games.wat_aah.state import State
from tests.games import kernels
from tests.games.wat_aah.table import GAME

KERNEL = "kagemusha.games.wat_aah.phases"
MATCHES_EACH = 12
SEEN: set[int] = set()


class Twin(kernels.Twin):
    """The kernel of WAT-AAH!: chance is a seat like others, and answers alone."""

    cells_layout = layout

    def pending(self) -> tuple[int, ...]:
        if self.kernel.chance_owes(self.cells):
            return (layout.CHANCE,)
        seats = range(self.cells[layout.SEATS])
        return tuple(seat for seat in seats if self.kernel.owes(self.cells, seat))

    def next(self) -> int:
        return int(self.kernel.next_owing(self.cells))

    def apply(self, seat: int, choice: int, tape: Any) -> None:
        self.kernel.apply_choice(self.cells, seat, choice, self.buffer, tape)


def starts() -> Iterator[State]:
    """Matches of both modes with every number of seats; in some only Last Stand is in the Temple,
    and it protects every clan; in one all rounds are tied."""
    for seats, options in GAME.variants():
        for number in range(MATCHES_EACH):
            state = GAME.rules(seats, options).setup()
            if number % 2:
                for card in range(state.cells[layout.TEMPLES]):
                    state.cells[layout.TEMPLE_OP + card] = layout.LAST_STAND
                    state.cells[layout.TEMPLE_AMOUNT + card] = 1
            yield state
    tied = GAME.rules(3, {"mode": "grand-master"}).setup()
    for kind in range(layout.KIND_SLOTS):
        tied.cells[layout.STRENGTH + kind] = 0
    tied.cells[layout.CONTENDERS] = 1  # nobody would ever reveal the highest card
    yield tied


def compare(variant: kernels.KernelVariant) -> None:
    """Matches enough that every step at which somebody is asked is among them."""
    SEEN.clear()
    assert kernels.compare(variant, Twin, starts, SEEN) > 6 * MATCHES_EACH
    assert {*range(layout.OVER)} == SEEN


def test_what_is_installed() -> None:
    kernels.check_what_is_installed(installed)


def test_the_interpreted_copy_is_python_and_not_the_installed_one() -> None:
    kernels.check_interpreted_is_python(KERNEL)


def test_interpreted_and_installed_play_the_same() -> None:
    compare(kernels.interpreted(KERNEL))


@kernels.numba_test
def test_numba_and_installed_play_the_same() -> None:
    """One test, so that numba compiles once; a score may need more than eight bits."""
    variant = kernels.with_numba(KERNEL, "int16")
    assert {*vars(variant.functions)} == {*vars(kernel_loader.interpreted(KERNEL))}
    compare(variant)


def test_random_play_is_one_choice_after_the_other() -> None:
    """A whole match inside the kernel is the same as a thrown choice at a time from outside."""
    for seed, state in enumerate(starts(), start=1):
        twin = state.clone()
        dice = cells([seed, seed + 7])
        decisions = 0
        twin.answer_chance(dice)
        while (seat := twin.owing()) >= 0:
            choices = twin.legal(seat)
            drawn = pick(dice, len(choices))
            assert 0 <= drawn < len(choices)
            twin.apply(seat, choices[drawn])
            twin.answer_chance(dice)
            decisions += 1
        assert state.play_randomly(seed, seed + 7) == decisions
        assert state.numbers() == twin.numbers()
        assert state.pending() == ()
