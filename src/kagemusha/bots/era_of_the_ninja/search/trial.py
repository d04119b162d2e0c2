"""Plans tried in many nights that quick players play to the end, each with the same dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.era_of_the_ninja.search.playout import owing, play_on
from kagemusha.bots.era_of_the_ninja.search.promise import promise
from kagemusha.bots.era_of_the_ninja.search.quick import Quick
from kagemusha.core.kernel import cells
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases import verbs
from kagemusha.games.era_of_the_ninja.phases.flow import apply_choice, legal_choices, random_answer
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB
from kagemusha.games.era_of_the_ninja.phases.world import World

if TYPE_CHECKING:
    from kagemusha.core.kernel import Cells

EVER: Final = 1000
IDLE: Final = (
    verbs.DEPOSIT,
    verbs.GIVE,
    verbs.ASK,
    verbs.SHEATHE,
    verbs.STOW,
    verbs.FETCH,
    verbs.DROP,
)
"""What seldom helps: left to the quick player."""


def worth_trying(legal: list[int]) -> list[int]:
    """Which of a seat's choices are worth a look, by their places."""
    found: list[int] = []
    for index in range(len(legal)):
        verb = legal[index] // VERB
        if verb in IDLE:
            continue
        # E.136: of the ways to share a price with the clan's pool the last, where it bears most.
        if verb in (verbs.BUY, verbs.SYNERGY) and index + 1 < len(legal):
            if legal[index + 1] // 256 == legal[index] // 256:
                continue
        found.append(index)
    return found


def quick_answer(t: World, seat: int, quick: Quick, seed: int) -> int:
    """What the quick player would choose."""
    return quick.answer(t, seat, cells([seed % 2147483562 + 1, 7]))


class Trials:
    """The plans of a seat, and how it fared with each."""

    def __init__(
        self,
        worlds: list[World],
        seat: int,
        plans: list[list[int]],
        quick: Quick,
        weights: list[float],
        rounds: int,
    ) -> None:
        self.worlds: list[World] = worlds
        self.seat: int = seat
        self.plans: list[list[int]] = plans
        self.quick: list[Quick] = [quick for _ in worlds[0].ninja]
        self.weights: list[float] = weights
        """What a table promises after so many rounds; without them nights are played to the end."""
        self.rounds: int = rounds if weights else EVER
        self.sums: list[float] = [0.0 for _ in plans]
        self.squares: list[float] = [0.0 for _ in plans]
        self.counts: list[int] = [0 for _ in plans]

    def run(self, index: int, number: int, seed: int) -> float:
        """Try one plan in one night: the number says which world and which dice."""
        t = self.worlds[number % len(self.worlds)].copy()
        dice = cells([seed % 2147483562 + 1, (seed // 7 + 7919 * number) % 2147483398 + 1])
        self._begin(t, self.plans[index], dice)
        play_on(t, self.quick, dice, self.rounds)
        if t.agenda:
            value = promise(t, self.seat, self.weights)
        else:
            value = 1.0 if t.winners >> self.seat & 1 == 1 else 0.0
        self.sums[index] += value
        self.squares[index] += value * value
        self.counts[index] += 1
        return value

    def _begin(self, t: World, plan: list[int], dice: Cells) -> None:
        """The choices of a plan, as far as they can be made."""
        for option in plan:
            while t.agenda and owing(t) == at.CHANCE:
                apply_choice(t, at.CHANCE, random_answer(t, dice))
            if not t.agenda or option not in legal_choices(t, self.seat):
                return
            apply_choice(t, self.seat, option)

    def mean(self, index: int) -> float:
        """How a plan fared on average."""
        return self.sums[index] / self.counts[index] if self.counts[index] else 0.0

    def error(self, index: int) -> float:
        """The standard error of that."""
        count = self.counts[index] + 4
        # Agresti and Coull: two won and two lost nights more, so that none of few is not never.
        mean = (self.sums[index] + 2) / count
        spread = max(0.0, (self.squares[index] + 2) / count - mean * mean)
        return float((spread / count) ** 0.5)
