"""The steps of the agenda: what is to be done, answered by chance, or asked of a seat.

One class for each kind of step, beside the rules it belongs to. A step never changes: to change
one, another takes its place. So copies of a world share their steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from kagemusha.core.kernel import pick
from kagemusha.games.era_of_the_ninja.phases.codes import CHANCE, FACES, SUCCESS
from kagemusha.games.era_of_the_ninja.phases.numbers import Reader
from kagemusha.games.era_of_the_ninja.phases.verbs import DIE, WHAT, choice

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells
    from kagemusha.games.era_of_the_ninja.phases.world import World

NUMBERS: Final = 5
"""How many a step is written as: code, seat and three fields."""


class Step:
    """Something to carry out at once, for a seat; 0 where no seat is concerned."""

    code: ClassVar[int] = -1
    name: ClassVar[str] = "chance"
    """What is asked, in views and texts."""
    fields: ClassVar[tuple[str, ...]] = ()
    """Up to three, in the order of the constructor. They are written after code and seat."""
    flags: ClassVar[tuple[str, ...]] = ()
    """Those of the fields that are true or false."""

    def __init__(self, seat: int = 0) -> None:
        self.seat: int = seat

    def waits(self, t: World) -> bool:
        """Whether nothing continues before this step is answered."""
        return False

    def run(self, t: World) -> None:
        """Carry the step out. It has left the agenda."""

    def asks(self, t: World, seat: int) -> bool:
        """Whether the seat, or chance, owes an answer."""
        return False

    def legal(self, t: World, seat: int) -> list[int]:
        """The answers that may be given now by a seat that is asked."""
        return []

    def answer(self, t: World, seat: int, verb: int, what: int, detail: int, /) -> None:
        """Carry out a legal answer. The step has left the agenda."""

    def by_chance(self) -> bool:
        """Whether chance answers."""
        return False

    def weight(self, t: World, what: int) -> int:
        """How likely an answer of chance is beside the others, by its first number."""
        return 1

    def draw(self, t: World, dice: Cells) -> int:
        """One of chance's answers, as likely as it should be."""
        options = self.legal(t, CHANCE)
        return options[drawn([self.weight(t, option // WHAT % WHAT) for option in options], dice)]

    def settles_roll(self) -> bool:
        """Whether a roll that was begun counts in this step."""
        return False

    def aims(self, t: World) -> list[int]:
        """The totals that a roll that counts in this step is about; a bare number: every one."""
        return [SUCCESS]

    def numbers(self) -> list[int]:
        """Code, seat and three fields; 0 where there are fewer."""
        found = [self.code, self.seat]
        for name in self.fields:
            found.append(int(getattr(self, name)))
        while len(found) < NUMBERS:
            found.append(0)
        return found


def drawn(weights: list[int], dice: Cells) -> int:
    """An index, as likely as its weight says."""
    total = 0
    for weight in weights:
        total += weight
    mark = int(pick(dice, total))
    index = 0
    while mark >= weights[index]:
        mark -= weights[index]
        index += 1
    return index


class Chance(Step):
    """Something that chance decides."""

    def waits(self, t: World) -> bool:
        """Until chance has answered."""
        return True

    def asks(self, t: World, seat: int) -> bool:
        """Nobody else answers for chance."""
        return seat == CHANCE

    def by_chance(self) -> bool:
        """Yes."""
        return True


class Die(Chance):
    """A die with ten faces."""

    def legal(self, t: World, seat: int) -> list[int]:
        """Any face."""
        found: list[int] = []
        for face in range(1, FACES + 1):
            found.append(choice(DIE, face))
        return found

    def draw(self, t: World, dice: Cells) -> int:
        """All faces are alike."""
        return choice(DIE, int(pick(dice, FACES)) + 1)

    def answer(self, t: World, seat: int, verb: int, face: int, detail: int, /) -> None:
        """All see the face."""
        t.dice.append(face)
        self.thrown(t, face)

    def thrown(self, t: World, face: int) -> None:
        """What the face means here."""


class Question(Step):
    """Something that a seat decides."""

    rule: ClassVar[str] = ""
    """The rule that asks it."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """The words that answer it."""

    def waits(self, t: World) -> bool:
        """A question with only one answer may say no: it is dropped."""
        return True

    def asks(self, t: World, seat: int) -> bool:
        """One seat, unless all choose at the same time."""
        return self.seat == seat


def kinds(base: type[Step]) -> list[type[Step]]:
    """The kinds of steps below a class, by their codes."""
    found: list[type[Step]] = []
    for kind in base.__subclasses__():
        if kind.code >= 0:
            found.append(kind)
        found.extend(kinds(kind))
    return sorted(found, key=lambda kind: kind.code)


KINDS: dict[int, Any] = {}


def read_step(reader: Reader) -> Step:
    """The step that a code, a seat and three numbers stand for."""
    code, seat, *numbers = reader.several(NUMBERS)
    if not KINDS:
        KINDS.update({kind.code: kind for kind in kinds(Step)})
    if code not in KINDS:
        raise ValueError("no such step")
    kind = KINDS[code]
    fields: list[Any] = []  # a bool in a list of int would be an int where it is compiled
    for index in range(len(kind.fields)):
        if kind.fields[index] in kind.flags:
            fields.append(numbers[index] != 0)
        else:
            fields.append(numbers[index])
    step: Step = kind(seat, *fields)
    return step
