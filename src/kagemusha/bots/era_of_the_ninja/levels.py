"""The levels of Era of the Ninja: a quick player, and who tries its choices in many nights."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kagemusha.bots.bot import Option, Thought
from kagemusha.bots.effort import Deadline, Effort
from kagemusha.bots.era_of_the_ninja.reasons import HUNCH, ONLY, reason
from kagemusha.bots.era_of_the_ninja.search.trial import Trials, quick_answer, worth_trying
from kagemusha.bots.era_of_the_ninja.tuned import WIN_MODEL, Patience, playout_policy
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.notation import Book
from kagemusha.games.era_of_the_ninja.options import DEATH_MATCHES, choose
from kagemusha.games.era_of_the_ninja.view import EraView

WORLDS = 4
"""How many worlds are drawn for what lies face down."""
FEWEST = 8
"""Nights of each plan, below which the quick player's answer stands."""
MANY = 4
"""With fewer plans than this there are fewer nights too."""
TOLD = 80
"""Nights of a plan whose chance is to be told."""
SEED = 62
ROUNDS = 4
"""How many rounds a night is played whose end is foretold."""
BRIEF = 3
"""So many of them are tried for each that would be played to the end."""
DOUBT = 2.0
"""Standard errors by which another plan must fare better than the quick player's answer."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays."""

    nights: int
    """How many playouts a decision takes, all plans and seats together; 0: none."""
    slips: int
    """How often in a hundred it follows a hunch where all are on one side,"""
    race_slips: int
    """how often where rivals look for the Lord,"""
    duel_slips: int
    """and how often in a Death Match."""
    patience: Patience


LEVELS = {
    "novice": Level(0, 22, 22, 40, Patience(ready=0.55, racing=0.35, deadline=40)),
    "skilled": Level(0, 9, 13, 14, Patience(ready=0.85, racing=0.65, deadline=50)),
    "master": Level(160, 0, 0, 0, Patience(ready=0.95, racing=0.75, deadline=70)),
}
UNDECIDED = "keep-ninja"
"""Where the quick player only draws lots."""
SEARCHED = (UNDECIDED, "keep-cards", "keep-new")
"""Steps whose plans are tried always; for dice the quick player has exact chances."""
HURT = 3
"""With so few Wounds left a turn is tried too, and wherever the Lord or rivals may strike."""


class LevelBot:
    """Tries what it may do in nights played out by a quick player, and takes what fared best."""

    blind = False

    def __init__(self, name: str, rules: Rules[Any], effort: Effort) -> None:
        self.name = name
        self._rules = rules
        self._effort = effort
        self._level = LEVELS[name]
        self._book = Book(choose(rules.seats, rules.options))
        mode = str(rules.options["mode"])
        self._quick = playout_policy(mode, self._level.patience)
        if mode in DEATH_MATCHES:
            self._slips = self._level.duel_slips
        elif len(rules.side(0)) < rules.seats:
            self._slips = self._level.race_slips
        else:
            self._slips = self._level.slips
        plain = mode == "nvn-death-match" and not rules.options["arcade"]
        self._weights = WIN_MODEL if plain else []
        brief = BRIEF if self._weights else 1
        self._nights = self._level.nights * brief // rules.seats

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """One legal action."""
        return self._weigh(view, legal, rng).plan

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The decision with its reasons, and with its chance even where there is no choice."""
        return self._weigh(view, legal, rng, consider, told=True)

    def _weigh(
        self,
        view: View,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]] = (),
        *,
        told: bool = False,
    ) -> Thought:
        if not isinstance(view, EraView) or view.seat is None:
            raise TypeError(f"not a seat's view of Era of the Ninja: {type(view).__name__}")
        deadline = self._effort.deadline()
        if len(legal) == 1 and not told:
            return Thought((legal[0],), ONLY)
        seed = rng.bits(SEED)
        worlds = [self._rules.determinize(view, rng).world]
        numbers = [self._book.numbers[action.notation] for action in legal]
        first = numbers.index(quick_answer(worlds[0], view.seat, self._quick, seed))
        slip = len(legal) > 1 and rng.below(100) < self._slips
        if slip:
            first = rng.choice(worth_trying(numbers) or [first])
        plans: list[tuple[Action, ...]] = [(legal[first],)]
        if self._nights and _critical(view):
            plans += [(legal[place],) for place in worth_trying(numbers) if place != first]
        own = len(plans)
        plans += [plan for plan in map(tuple, consider) if plan not in plans]
        note = ONLY if len(legal) == 1 else HUNCH if slip else None
        if len(plans) == 1 and not told:
            return Thought(plans[0], note or reason(view, plans[0][0]))
        worlds += [self._rules.determinize(view, rng).world for _ in range(WORLDS - 1)]
        trials = Trials(
            worlds,
            view.seat,
            [[self._book.numbers[action.notation] for action in plan] for plan in plans],
            self._quick,
            self._weights,
            ROUNDS,
        )
        doubt = 0.0 if view.step == UNDECIDED else DOUBT
        best = self._halve(trials, own, seed, doubt, deadline)
        if told:
            self._ask(trials, [best, *range(own, len(plans))], seed, deadline)
        thought = _thought(view, trials, plans, best)
        return replace(thought, why=note) if note else thought

    def _ask(self, trials: Trials, plans: Sequence[int], seed: int, deadline: Deadline) -> None:
        """More nights of some plans, the same for each, until their chances can be told."""
        enough = max(self._effort.share(TOLD), trials.counts[plans[0]])
        for number in range(enough):
            for index in plans:
                if number >= trials.counts[index]:
                    if deadline.passed and number:
                        return
                    trials.run(index, number, seed)

    def _halve(self, trials: Trials, own: int, seed: int, doubt: float, deadline: Deadline) -> int:
        """Sequential halving: as many nights for all plans as for the better half, and so on.

        The quick player's answer stays to the end.
        """
        if own == 1:
            return 0
        total = self._effort.share(self._nights * min(MANY, own) // MANY)
        live = list(range(own))
        stages = max(1, (own - 1).bit_length())
        gains = [Gain() for _ in live]
        number = 0
        for _ in range(stages):
            for _ in range(max(1, total // (stages * len(live)))):
                for index in live:
                    value = trials.run(index, number, seed)
                    if index == 0:
                        first = value
                    gains[index].add(value - first)
                    if deadline.passed:
                        return _best(gains, live, doubt)
                number += 1
            rated = sorted(live[1:], key=trials.mean, reverse=True)
            live = [0, *sorted(rated[: max(1, len(rated) // 2)])]
        return _best(gains, live, doubt)


def _critical(view: EraView) -> bool:
    """Whether a choice may well decide the match."""
    if view.step != "turn" or view.seat is None:
        return view.step in SEARCHED
    # Without a Lord, and with one who is there or dead, every turn may be the last.
    return view.lord_state != "away" or view.players[view.seat].wounds <= HURT


class Gain:
    """By how much a plan fared better than the quick player's answer, with the same dice."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """One more night."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def sure(self, doubt: float) -> float:
        """The mean, less so many of its standard errors: what it is likely to be at least."""
        if self.count < FEWEST:
            return -1.0
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean)
        return mean - doubt * math.sqrt(spread / (self.count - 1))


def _best(gains: Sequence[Gain], live: Sequence[int], doubt: float) -> int:
    """What is likely to fare better than the quick player's answer, else that."""
    best = max(live, key=lambda index: (gains[index].sure(doubt), -index))
    return best if gains[best].sure(doubt) > 0 else 0


def _thought(
    view: EraView, trials: Trials, plans: Sequence[tuple[Action, ...]], best: int
) -> Thought:
    tried = [index for index in range(len(plans)) if trials.counts[index]]
    tried.sort(key=lambda index: (index != best, -trials.mean(index)))
    options = tuple(
        Option(plans[index], float(index == best), trials.mean(index)) for index in tried
    )
    chance = trials.mean(best) if trials.counts[best] else None
    return Thought(
        plans[best],
        reason(view, plans[best][0], chance if len(tried) > 1 else None, len(tried)),
        chance,
        trials.error(best) if chance is not None else 0.0,
        options,
    )
