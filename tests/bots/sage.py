"""Fast thinkers with fixed opinions for the tests; worker processes import them, too."""

from __future__ import annotations

import time
from collections.abc import Sequence
from multiprocessing import parent_process
from typing import Any

from kagemusha.bots import chances, roster
from kagemusha.bots.bot import Candidate, Maker, Thought
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.plugins import find
from kagemusha.core.view import View

WORST = 0.25
"""What it thinks of a plan that it would not play."""
BEST = 0.75
ROWS = chances._rows


QUICK = 0.1
"""Seconds for a decision."""
NAMES = ("ponderer", "dreamer", "dawdler", "sage")
VARIABLE = "KAGEMUSHA_TEST_THINKER"
"""Says which of them a server for the tests has."""


class Sage:
    """Rates the first legal action highly, and everything else low."""

    name = "sage"
    blind = True

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        return self.think(view, legal, rng).plan

    def think(
        self,
        view: View,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]] = (),
    ) -> Thought:
        assert type(view).__module__.endswith(".view"), "a view, never a state"
        loved = (legal[0],)
        others = [tuple(plan) for plan in consider if tuple(plan) != loved]
        return Thought(
            plan=loved,
            why=Message("refused-not-your-turn"),
            chance=BEST,
            error=0.02,
            candidates=(
                Candidate(loved, 0.8, BEST),
                *(Candidate(plan, 0.2, WORST) for plan in others),
            ),
            drawn_from=2,
        )


class Ponderer(Sage):
    """The same, with a pause before each thought."""

    def __init__(self, name: str, pause: float) -> None:
        self.name, self.pause = name, pause

    def think(
        self,
        view: View,
        legal: Legal,
        rng: Rng,
        consider: Sequence[Sequence[Action]] = (),
    ) -> Thought:
        time.sleep(self.pause)
        return super().think(view, legal, rng, consider)


def dawdler(_rules: Rules[Any], effort: Effort) -> Ponderer:
    """Takes minutes for a match, unless it has to be quick."""
    return Ponderer("dawdler", 0.0 if effort.seconds < QUICK else 3.0)


def register() -> None:
    """Register the thinkers in every game."""
    roster._ANY_GAME["ponderer"] = lambda _rules, _effort: Ponderer("ponderer", 0.1)
    roster._ANY_GAME["dreamer"] = lambda _rules, _effort: Ponderer("dreamer", 2.0)
    roster._ANY_GAME["dawdler"] = dawdler
    roster._ANY_GAME["sage"] = lambda _rules, _effort: Sage()


class _Anything:
    def __contains__(self, what: object) -> bool:
        return True


def calibrate() -> None:
    """Give the thinkers a curve that hardly changes their chances."""
    names = ["one", "odds", "late", "late odds"]
    row = {
        "seats": 0,
        "level": "skilled",
        "options": _Anything(),
        "content": _Anything(),
        "features": names,
        "weights": [0.0, 1.0, 0.0, 0.0],
        "covariance": [[0.0] * 4] * 4,
        "spread": [-2.3, 0.0],
        "end": 8.0,
        "noise": 0.1,
        "start": [0.5] * 4,
    }
    rows = tuple({**row, "engine": name, "seats": n} for name in NAMES for n in (1, 2, 3, 4))
    vars(chances)["_rows"] = lambda _game_id: rows


def without_levels(game_id: str) -> dict[str, Maker]:
    """In place of `roster._makers`: greedy, random and, as the strongest, who is registered."""
    module = find("bots", game_id)
    greedy = {"greedy": module.BOTS["greedy"]} if module else {}
    return {**greedy, **roster._ANY_GAME}


def forget() -> None:
    """Remove the thinkers again."""
    vars(chances)["_rows"] = ROWS
    for name in NAMES:
        del roster._ANY_GAME[name]


if parent_process() is not None:  # in a worker, which has them from this module alone
    register()
