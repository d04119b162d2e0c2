"""The levels of Era of the Ninja: a quick player, and who tries its choices in many nights."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from kagemusha.bots.bot import Option, Thought
from kagemusha.bots.effort import Deadline, Effort
from kagemusha.bots.era_of_the_ninja.reasons import HUNCH, ONLY, reason
from kagemusha.bots.era_of_the_ninja.search.gear import Worths
from kagemusha.bots.era_of_the_ninja.search.quick import Quick
from kagemusha.bots.era_of_the_ninja.search.style import Style
from kagemusha.bots.era_of_the_ninja.search.trial import Trials, quick_answer, worth_trying
from kagemusha.bots.era_of_the_ninja.worth import DEEDS, STATS
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Stream
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.notation import Book
from kagemusha.games.era_of_the_ninja.options import choose
from kagemusha.games.era_of_the_ninja.view import EraView

WORLDS = 4
"""How many worlds are drawn for what lies face down."""
FEWEST = 8
"""Nights of each plan, below which the quick player's answer stands."""
MANY = 8
"""With fewer plans than this there are fewer nights too."""
IDLE_NIGHTS = 60
"""For who does not try its plans, but is asked to consider some."""
SEED = 62
DOUBT = 2.0
"""Standard errors by which another plan must fare better than the quick player's answer."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays."""

    nights: int
    """How many playouts a decision takes, all plans and seats together; 0: none."""
    slips: int
    """How often in a hundred it follows a hunch."""
    ready: float
    """The chance to defeat the Lord with which it looks for him when alone, with mates only,"""
    racing: float
    """and where others may be faster."""


LEVELS = {
    "novice": Level(0, 20, 0.5, 0.5),
    "skilled": Level(0, 8, 0.8, 0.7),
    "master": Level(160, 0, 0.95, 0.7),
}
UNDECIDED = "keep-ninja"
"""Where the quick player only draws lots."""
SEARCHED = (UNDECIDED, "keep-cards", "keep-new")
"""Steps whose plans are tried always; for dice the quick player has exact chances."""
HURT = 3
"""With so few Wounds left a turn is tried too, and wherever the Lord or rivals may strike."""


def quick_style(level: Level, mode: str) -> Style:
    """How a level's quick player plays a mode: patient where nobody can be faster."""
    style = Style()
    style.ready = level.ready
    if mode not in ("lone-ninja", "clan-attack"):
        style.ready, style.fit, style.hour = level.racing, 0.7, 60.0
        style.poor, style.explore = 0.8, 1.0
    return style


class LevelBot:
    """Tries what it may do in nights played out by a quick player, and takes what fared best."""

    blind = False

    def __init__(self, name: str, rules: Rules[Any], effort: Effort) -> None:
        self.name = name
        self._rules = rules
        self._effort = effort
        self._level = LEVELS[name]
        self._book = Book(choose(rules.seats, rules.options))
        style = quick_style(self._level, str(rules.options["mode"]))
        self._quick = Quick(style, Worths(STATS, DEEDS))

    def decide(self, view: View, legal: Legal, stream: Stream) -> Sequence[Action]:
        """One legal action."""
        return self.think(view, legal, stream).plan

    def think(
        self, view: View, legal: Legal, stream: Stream, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The decision with its reasons."""
        if not isinstance(view, EraView) or view.seat is None:
            raise TypeError(f"not a seat's view of Era of the Ninja: {type(view).__name__}")
        deadline = self._effort.deadline()
        if len(legal) == 1 and not consider:
            return Thought((legal[0],), ONLY)
        seed = stream.bits(SEED)
        worlds = [self._rules.determinize(view, stream).table]
        numbers = [self._book.numbers[action.notation] for action in legal]
        first = numbers.index(quick_answer(worlds[0], view.seat, self._quick, seed))
        slip = stream.below(100) < self._level.slips
        if slip:
            first = stream.choice(worth_trying(numbers) or [first])
        plans: list[tuple[Action, ...]] = [(legal[first],)]
        if self._level.nights and _critical(view):
            plans += [(legal[place],) for place in worth_trying(numbers) if place != first]
        own = len(plans)
        plans += [plan for plan in map(tuple, consider) if plan not in plans]
        if len(plans) == 1:
            note = ONLY if len(legal) == 1 else HUNCH if slip else reason(view, plans[0][0])
            return Thought(plans[0], note)
        worlds += [self._rules.determinize(view, stream).table for _ in range(WORLDS - 1)]
        trials = Trials(
            worlds,
            view.seat,
            [[self._book.numbers[action.notation] for action in plan] for plan in plans],
            self._quick,
        )
        doubt = 0.0 if view.step == UNDECIDED else DOUBT
        best = self._halve(trials, own, seed, doubt, deadline)
        for index in range(own, len(plans)):
            for number in range(trials.counts[0]):
                if not deadline.passed or not number:
                    trials.run(index, number, seed)
        thought = _thought(view, trials, plans, best)
        return replace(thought, why=HUNCH) if slip else thought

    def _halve(self, trials: Trials, own: int, seed: int, doubt: float, deadline: Deadline) -> int:
        """Sequential halving: as many nights for all plans as for the better half, and so on.

        The quick player's answer stays to the end.
        """
        usual = (self._level.nights or IDLE_NIGHTS) // self._rules.seats
        total = self._effort.share(usual * min(MANY, own) // MANY)
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
        reason(view, plans[best][0], chance, len(tried)),
        chance,
        trials.error(best) if chance is not None else 0.0,
        options,
    )
