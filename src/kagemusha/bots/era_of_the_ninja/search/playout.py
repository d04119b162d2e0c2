"""A night played on by quick players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.bots.era_of_the_ninja.search.quick import Quick
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.flow import apply_choice, random_answer
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def owing(t: World) -> int:
    """The first seat that owes a choice; chance is -1."""
    step = t.agenda[-1]
    if step.by_chance():
        return at.CHANCE
    if step.seat >= 0:
        return step.seat
    for seat in range(t.terms.seats):
        if step.asks(t, seat):
            return seat
    return at.CHANCE


def play_on(t: World, quick: list[Quick], dice: Cells, rounds: int) -> None:
    """Play so many rounds, from where the first of them begins, or until the match is over."""
    last = t.round + rounds
    while t.agenda and t.round <= last:
        seat = owing(t)
        if seat < 0:
            apply_choice(t, at.CHANCE, random_answer(t, dice))
        else:
            apply_choice(t, seat, quick[seat].answer(t, seat, dice))
