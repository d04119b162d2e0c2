"""From one choice to the next: steps are carried out until chance or a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kagemusha.games.era_of_the_ninja.phases import castle, inventory
from kagemusha.games.era_of_the_ninja.phases.setup import OpenSetup, fill
from kagemusha.games.era_of_the_ninja.phases.step import Question, kinds
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells


def begin(t: World) -> None:
    """Set up a new world, up to the first question."""
    fill(t)
    t.agenda.append(OpenSetup())
    settle(t)


def question_names() -> list[str]:
    """What a seat may be asked, by the codes of the questions."""
    return [kind.name for kind in kinds(Question)]


def rebuild(t: World) -> None:
    """Derive what is not written, after a world was read from numbers."""
    castle.rejoin(t)
    for ninja in t.ninja:
        inventory.gather(t, ninja)


def settle(t: World) -> None:
    """Carry out steps until chance or a seat is asked, or the match is over."""
    while t.agenda:
        step = t.agenda[-1]
        if step.waits(t):
            return
        t.agenda.pop()
        step.run(t)


def owes(t: World, seat: int) -> bool:
    """Whether a seat has a pending choice."""
    return bool(t.agenda) and t.agenda[-1].asks(t, seat)


def chance_owes(t: World) -> bool:
    """Whether chance is to answer."""
    return bool(t.agenda) and t.agenda[-1].by_chance()


def legal_choices(t: World, seat: int) -> list[int]:
    """What a seat, or chance, may choose now."""
    if not t.agenda:
        return []
    step = t.agenda[-1]
    return step.legal(t, seat) if step.asks(t, seat) else []


def apply_choice(t: World, seat: int, chosen: int) -> None:
    """Carry out a legal choice, and everything that follows until the next question."""
    step = t.agenda.pop()
    if seat >= 0 and t.dice:
        t.dice = []
    step.answer(t, seat, chosen // VERB, chosen // WHAT % WHAT, chosen % WHAT)
    settle(t)


def weight(t: World, answer: int) -> int:
    """How likely an answer of chance is beside the others."""
    return t.agenda[-1].weight(t, answer // WHAT % WHAT)


def random_answer(t: World, dice: Cells) -> int:
    """One of chance's answers, as likely as it should be."""
    return t.agenda[-1].draw(t, dice)
