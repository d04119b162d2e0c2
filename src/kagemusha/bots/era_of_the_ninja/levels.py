"""The levels: the playout policy; the strongest ones also compare its choices in playouts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.era_of_the_ninja.reasons import HUNCH, LORD, ONLY, reason
from kagemusha.bots.era_of_the_ninja.search.playouts import PlanPlayouts, candidates, noticed_choice
from kagemusha.bots.era_of_the_ninja.tuned import WIN_MODEL, LordTiming, playout_policy
from kagemusha.bots.mistakes import noticed
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.notation import choices_of
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES, choose
from kagemusha.games.era_of_the_ninja.view import EraView

WORLDS = 4
"""The number of worlds that are drawn from the view."""
MIN_PLAYOUTS = 8
"""With fewer playouts of a plan, the policy's choice is played."""
MANY_PLANS = 4
"""With fewer plans there are also fewer playouts."""
REPORTED_PLAYOUTS = 80
"""Playouts of a plan whose chance is reported."""
SEED_BITS = 62
ROUNDS = 4
"""The rounds of a playout that ends with the win model."""
SHORT_PLAYOUTS = 3
"""Playouts that end with the win model, for each one that would go to the end."""
DOUBT = 2.0
"""Standard errors by which a plan must be better than the policy's choice."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays."""

    playouts: int
    """The playouts of a decision, divided by the seats; with 0 it plays the policy's choice."""
    lord_timing: LordTiming
    hunches: tuple[int, int, int] = (0, 0, 0)
    """Percentages of choices made by a hunch: if all are on one side, if rivals look for the Lord,
    and in a Death Match."""
    overlooks: tuple[float, float, float] = (0.0, 0.0, 0.0)
    """The share of its choices that it overlooks, in the same cases."""
    fear: float = 1.0
    """How much Wounds count; below 1 the level risks too much for immediate gains."""


LEVELS = {
    "beginner": Level(0, LordTiming(0.45, 0.3, 30), overlooks=(0.48, 0.55, 0.53), fear=0.5),
    "novice": Level(0, LordTiming(0.65, 0.45, 40), overlooks=(0.33, 0.35, 0.4), fear=0.85),
    "skilled": Level(0, LordTiming(0.85, 0.65, 50), hunches=(9, 13, 14)),
    "expert": Level(16, LordTiming(0.88, 0.68, 55)),
    "master": Level(160, LordTiming(0.95, 0.75, 70)),
}
PLAIN = ("done", "skip", "stand", "roll", "accept", "refuse")
"""Choices that are never overlooked: they do as little as possible."""
RANDOM_STEP = "keep-ninja"
"""The step where the policy chooses at random."""
TRIED_STEPS = (RANDOM_STEP, "keep-cards", "keep-new")
"""Steps whose plans are always tried; for dice the policy knows the exact chances."""
HURT = 3
"""With this many Wounds or fewer every turn is tried."""


class LevelBot:
    """Plays the policy's best noticed choice, one that is better in playouts, or a hunch."""

    blind = False

    def __init__(self, name: str, rules: Rules[Any], effort: Effort) -> None:
        self.name = name
        self._rules = rules
        self._effort = effort
        self._level = LEVELS[name]
        self._choices = choices_of(choose(rules.seats, rules.options))
        mode = str(rules.options["mode"])
        self._policy = playout_policy(mode, self._level.lord_timing, self._level.fear)
        rivals = len(rules.side(0)) < rules.seats
        case = 2 if mode in DEATH_MATCHES else int(rivals)
        self._hunches = self._level.hunches[case]
        self._overlooks = self._level.overlooks[case]
        plain = mode == "nvn-death-match" and not rules.options["arcade"]
        self._win_model = WIN_MODEL if plain else []
        factor = SHORT_PLAYOUTS if self._win_model else 1
        self._playouts = self._level.playouts * factor // rules.seats

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """One legal action."""
        return self._decide(view, legal, rng).plan

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The decision with its reasons; with its chance even if there is only one choice."""
        return self._decide(view, legal, rng, consider, report=True)

    def _decide(
        self,
        view: View,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]] = (),
        *,
        report: bool = False,
    ) -> Thought:
        if not isinstance(view, EraView) or view.seat is None:
            raise TypeError(f"not a seat's view of Era of the Ninja: {type(view).__name__}")
        deadline = self._effort.deadline()
        if len(legal) == 1 and not report:
            return Thought((legal[0],), ONLY)
        seed = rng.bits(SEED_BITS)
        worlds = [self._rules.determinize(view, rng).world]
        numbers = [self._choices.numbers[action.notation] for action in legal]
        seen = [numbers[place] for place in self._noticed(legal, rng)]
        first = numbers.index(noticed_choice(worlds[0], view.seat, self._policy, seen, seed))
        hunch = len(legal) > 1 and rng.below(100) < self._hunches
        if hunch:
            first = rng.choice(candidates(numbers) or [first])
        plans: list[tuple[Action, ...]] = [(legal[first],)]
        if self._playouts and _may_decide(view):
            plans += [(legal[place],) for place in candidates(numbers) if place != first]
        own = len(plans)
        plans += [plan for plan in map(tuple, consider) if plan not in plans]
        note = ONLY if len(legal) == 1 else HUNCH if hunch else None
        if len(plans) == 1 and not report:
            return Thought(plans[0], note or reason(view, plans[0][0]))
        worlds += [self._rules.determinize(view, rng).world for _ in range(WORLDS - 1)]
        playouts = Playouts(
            PlanPlayouts(
                worlds,
                view.seat,
                [[self._choices.numbers[action.notation] for action in plan] for plan in plans],
                self._policy,
                self._win_model,
                ROUNDS,
            ),
            seed,
        )
        doubt = 0.0 if view.step == RANDOM_STEP else DOUBT
        best = self._sequential_halving(playouts, own, doubt, deadline)
        if report:
            self._play_more(playouts, [best, *range(own, len(plans))], deadline)
        thought = _thought(view, playouts, plans, best)
        return replace(thought, why=note) if note else thought

    def _noticed(self, legal: Legal, rng: Rng) -> list[int]:
        """The indices of the choices that it notices."""
        seen = set(noticed(len(legal), self._overlooks, rng))
        return [n for n, action in enumerate(legal) if n in seen or _is_plain(action)]

    def _play_more(self, playouts: Playouts, plans: Sequence[int], deadline: Deadline) -> None:
        """More playouts of some plans, the same for each, until their chances can be reported."""
        enough = max(self._effort.share(REPORTED_PLAYOUTS), playouts.count(plans[0]))
        for number in range(enough):
            for index in plans:
                if number >= playouts.count(index):
                    if deadline.passed and number:
                        return
                    playouts.run(index, number)

    def _sequential_halving(
        self, playouts: Playouts, own: int, doubt: float, deadline: Deadline
    ) -> int:
        """Sequential halving: playouts for all plans, then as many for the better half, and so on.

        The policy's choice stays to the end.
        """
        if own == 1:
            return 0
        total = self._effort.share(self._playouts * min(MANY_PLANS, own) // MANY_PLANS)
        live = list(range(own))
        stages = max(1, (own - 1).bit_length())
        gains = [Advantage() for _ in live]
        number = 0
        for _ in range(stages):
            for _ in range(max(1, total // (stages * len(live)))):
                for index in live:
                    value = playouts.run(index, number)
                    if index == 0:
                        first = value
                    gains[index].add(value - first)
                    if deadline.passed:
                        return _best(gains, live, doubt)
                number += 1
            rated = sorted(live[1:], key=playouts.mean, reverse=True)
            live = [0, *sorted(rated[: max(1, len(rated) // 2)])]
        return _best(gains, live, doubt)


def _is_plain(action: Action) -> bool:
    """Whether a choice is never overlooked."""
    if action.verb in ("attack", "strike"):
        return str(action.parts[0][1]) == LORD
    return action.verb in PLAIN


def _may_decide(view: EraView) -> bool:
    """Whether a choice may decide the match."""
    if view.step != "turn" or view.seat is None:
        return view.step in TRIED_STEPS
    # Once the Lord is on the board, every turn may be the last.
    return view.lord_state != "away" or view.players[view.seat].wounds <= HURT


class Playouts:
    """Playouts of some plans, all with the same dice, and their results."""

    def __init__(self, playouts: PlanPlayouts, seed: int) -> None:
        self._playouts = playouts
        self._seed = seed
        self._results: list[list[float]] = [[] for _ in playouts.counts]

    def run(self, index: int, number: int) -> float:
        """Play out one plan. `number` selects the world and the dice."""
        self._results[index].append(self._playouts.run(index, number, self._seed))
        return self._results[index][-1]

    def count(self, index: int) -> int:
        """The number of playouts of a plan."""
        return len(self._results[index])

    def mean(self, index: int) -> float:
        """The mean result of a plan."""
        return self._playouts.mean(index)

    def error(self, index: int) -> float:
        """The standard error of the mean."""
        return self._playouts.error(index)

    def gap_error(self, one: int, other: int) -> float:
        """The standard error of the difference of two plans."""
        pairs = zip(self._results[one], self._results[other], strict=False)
        gaps = [first - second for first, second in pairs]
        count = len(gaps) + 2
        # Adds a win and a loss, because a few equal results do not make it certain.
        spread = (sum(gap * gap for gap in gaps) + 2) / count - (sum(gaps) / count) ** 2
        return math.sqrt(max(0.0, spread) / count)


class Advantage:
    """How much better a plan is than the policy's choice, with the same dice."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Add the result of one playout."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def lower_bound(self, doubt: float) -> float:
        """The mean minus `doubt` standard errors; -1 with too few playouts."""
        if self.count < MIN_PLAYOUTS:
            return -1.0
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return mean - doubt * math.sqrt(spread / (self.count - 1))


def _best(gains: Sequence[Advantage], live: Sequence[int], doubt: float) -> int:
    """The plan that is most likely better than the policy's choice, else that choice."""
    best = max(live, key=lambda index: (gains[index].lower_bound(doubt), -index))
    return best if gains[best].lower_bound(doubt) > 0 else 0


def _thought(
    view: EraView, playouts: Playouts, plans: Sequence[tuple[Action, ...]], best: int
) -> Thought:
    tried = [index for index in range(len(plans)) if playouts.count(index)]
    tried.sort(key=lambda index: (index != best, -playouts.mean(index)))
    options = tuple(
        Candidate(
            plans[index],
            float(index == best),
            playouts.mean(index),
            playouts.error(index),
            playouts.gap_error(best, index),
        )
        for index in tried
    )
    chance = playouts.mean(best) if playouts.count(best) else None
    return Thought(
        plans[best],
        reason(view, plans[best][0], len(tried)),
        chance,
        playouts.error(best) if chance is not None else 0.0,
        options,
    )
