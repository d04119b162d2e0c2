"""Playouts: the policy plays all seats; plans are compared with the same dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kagemusha.bots.era_of_the_ninja.search.policy import PlayoutPolicy
from kagemusha.bots.era_of_the_ninja.search.win_model import win_chance
from kagemusha.core.kernel import cells
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.copying import copy_world
from kagemusha.games.era_of_the_ninja.phases.flow import apply_choice, legal_choices, random_answer
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT
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
"""Verbs that are seldom useful and so are not tried."""


def pending_seat(t: World) -> int:
    """The first seat that must choose; chance is -1."""
    step = t.agenda[-1]
    if step.by_chance():
        return codes.CHANCE
    if step.seat >= 0:
        return step.seat
    for seat in range(t.terms.seats):
        if step.asks(t, seat):
            return seat
    return codes.CHANCE


def play_rounds(t: World, policy: list[PlayoutPolicy], dice: Cells, rounds: int) -> None:
    """Play some rounds, or to the end of the match."""
    last = t.round + rounds
    while t.agenda and t.round <= last:
        seat = pending_seat(t)
        if seat < 0:
            apply_choice(t, codes.CHANCE, random_answer(t, dice))
        else:
            apply_choice(t, seat, policy[seat].choose(t, seat, dice))


def candidates(legal: list[int]) -> list[int]:
    """The indices of the choices that are tried."""
    found: list[int] = []
    for index in range(len(legal)):
        verb = legal[index] // VERB
        if verb in IDLE:
            continue
        # E.136: of the ways to pay from the clan's pool only the last, where the pool pays most.
        if verb in (verbs.BUY, verbs.SYNERGY) and index + 1 < len(legal):
            if legal[index + 1] // WHAT == legal[index] // WHAT:
                continue
        found.append(index)
    return found


def policy_choice(t: World, seat: int, policy: PlayoutPolicy, seed: int) -> int:
    """The choice of the policy."""
    return policy.choose(t, seat, cells([seed % 2147483562 + 1, 7]))


def noticed_choice(t: World, seat: int, policy: PlayoutPolicy, legal: list[int], seed: int) -> int:
    """The choice of the policy among those that it notices."""
    return policy.choose_among(t, seat, legal, cells([seed % 2147483562 + 1, 7]))


class PlanPlayouts:
    """The plans of a seat and the results of their playouts."""

    def __init__(
        self,
        worlds: list[World],
        seat: int,
        plans: list[list[int]],
        policy: PlayoutPolicy,
        model: list[float],
        rounds: int,
    ) -> None:
        self.worlds: list[World] = worlds
        self.seat: int = seat
        self.plans: list[list[int]] = plans
        self.policy: list[PlayoutPolicy] = [policy for _ in worlds[0].ninja]
        self.model: list[float] = model
        """The win model at the end of playouts; without one, they play to the end of the match."""
        self.rounds: int = rounds if model else EVER
        self.sums: list[float] = [0.0 for _ in plans]
        self.squares: list[float] = [0.0 for _ in plans]
        self.counts: list[int] = [0 for _ in plans]

    def run(self, index: int, number: int, seed: int) -> float:
        """Play out one plan. `number` selects the world and the dice."""
        t = copy_world(self.worlds[number % len(self.worlds)])
        dice = cells([seed % 2147483562 + 1, (seed // 7 + 7919 * number) % 2147483398 + 1])
        self._begin(t, self.plans[index], dice)
        play_rounds(t, self.policy, dice, self.rounds)
        if t.agenda:
            value = win_chance(t, self.seat, self.model)
        else:
            value = 1.0 if t.winners >> self.seat & 1 == 1 else 0.0
        self.sums[index] += value
        self.squares[index] += value * value
        self.counts[index] += 1
        return value

    def _begin(self, t: World, plan: list[int], dice: Cells) -> None:
        """Apply the choices of a plan, as far as they are legal."""
        for option in plan:
            while t.agenda and pending_seat(t) == codes.CHANCE:
                apply_choice(t, codes.CHANCE, random_answer(t, dice))
            if not t.agenda or option not in legal_choices(t, self.seat):
                return
            apply_choice(t, self.seat, option)

    def mean(self, index: int) -> float:
        """The mean result of a plan."""
        return self.sums[index] / self.counts[index] if self.counts[index] else 0.0

    def error(self, index: int) -> float:
        """The standard error of the mean."""
        count = self.counts[index] + 4
        # Agresti and Coull: two more wins and two more losses, so that 0 of few is not certain.
        mean = (self.sums[index] + 2) / count
        spread = max(0.0, (self.squares[index] + 2) / count - mean * mean)
        return float((spread / count) ** 0.5)
