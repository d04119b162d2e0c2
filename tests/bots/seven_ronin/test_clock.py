"""With little time a level samples plans and mixes less, and is late by at most one step.

The clock here counts tables that were valued and turns of mixing, which take nearly all the time
where nothing is compiled, and are the same on every machine.
"""

from __future__ import annotations

import math
from typing import Any

import pytest

import kagemusha
from kagemusha.bots import make_bot
from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.levels import CHAMPION, NOVICE, LevelBot
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_types import SPACES, PlanKnowledge
from kagemusha.bots.seven_ronin.search.attacks import find_attacks, is_legal
from kagemusha.bots.seven_ronin.search.round_play import table_of
from kagemusha.bots.seven_ronin.weights import HAND_MADE, weights
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.chance import Rng
from kagemusha.core.kernel import cells

GAME = kagemusha.game("seven-ronin")
POSITIONS = [
    "round=1 reserves=26",
    "round=4 reserves=12 ninja=passage:2,green:1,field-2:1 ronin=yobu:1,yumi:x,kabe:3,hayai:1",
    "round=7 reserves=4 ninja=well:1,inn:1 ronin=kabe:3,yobu:1,yumi:x",
]
ANY = [0, 127] * SPACES
WORK = {PlanGame: NOVICE.work, ChampionGame: CHAMPION.work}
AT_LEAST = [1, 127, 0, 0, *[0, 127] * (SPACES - 2)]
"""One on the first area already, and known to be none on the second."""


class Counted(Deadline):
    """A deadline after a number of valued tables and turns of mixing."""

    def __init__(self, work: float) -> None:
        self.work = work
        self.plan_game: PlanGame | None = None
        self.turns = 0

    def watch(self, plan_game: PlanGame) -> PlanGame:
        """Count what this plan game does."""
        self.plan_game = plan_game
        mix_both = plan_game.mix_both

        def counting(turns: int) -> None:
            self.turns += turns
            mix_both(turns)

        plan_game.mix_both = counting  # type: ignore[method-assign]
        return plan_game

    @property
    def done(self) -> float:
        return self.turns + (
            float(self.plan_game.workspace.scratch.spent) if self.plan_game else 0.0
        )

    @property
    def left(self) -> float:
        return (self.work - self.done) / 1000

    @property
    def passed(self) -> bool:
        return self.left <= 0


def table(position: str) -> Any:
    match = GAME.position(position)
    return table_of(match._state.numbers())


@pytest.mark.parametrize("bounds", [ANY, AT_LEAST], ids=["any", "bounded"])
@pytest.mark.parametrize("position", POSITIONS)
def test_plans_that_are_drawn_are_legal_and_differ(position: str, bounds: list[int]) -> None:
    s = table(position)
    every = find_attacks(s, 1, cells(bounds), cells([5, 7]))
    drawn = find_attacks(s, 40, cells(bounds), cells([5, 7]), 50)
    assert int(every.seen) > 50, "there are more than enough"
    assert int(drawn.seen) in (51, 52), "nobody looked further"
    assert int(drawn.count) == 40
    plans = {
        tuple(drawn.plans[place * SPACES : (place + 1) * SPACES]) for place in range(drawn.count)
    }
    assert all(is_legal(s, cells(plan), cells(bounds)) for plan in plans)
    assert len(plans) > 20
    used = [sum(plan[space] > bounds[2 * space] for plan in plans) for space in range(SPACES)]
    assert sum(number > 0 for number in used) >= 8, "on all kinds of areas"


@pytest.mark.parametrize("position", POSITIONS)
def test_all_are_gone_through_if_they_are_no_more_than_enough(position: str) -> None:
    s = table(position)
    every = find_attacks(s, 1, cells(ANY), cells([5, 7]))
    usual = find_attacks(s, 60, cells(ANY), cells([5, 7]))
    enough = find_attacks(s, 60, cells(ANY), cells([5, 7]), int(every.seen))
    assert list(enough.plans) == list(usual.plans)
    assert int(enough.seen) == int(usual.seen)


@pytest.mark.parametrize("work", [1500, 4000, 12000])
@pytest.mark.parametrize("kind", [PlanGame, ChampionGame])
def test_a_plan_game_ends_soon_after_its_time(work: int, kind: type[PlanGame]) -> None:
    s = table(POSITIONS[1])
    clock = Counted(work)
    plan_game = clock.watch(kind(weights(HAND_MADE), list(s), Rng(1), WORK[kind], PlanKnowledge()))
    plan_game.play(clock)
    assert clock.done <= 1.1 * work
    assert sum(plan_game.row_shares) == pytest.approx(1.0)
    assert sum(plan_game.column_shares) == pytest.approx(1.0)


class Patient(Deadline):
    """A clock that never runs out."""

    def __init__(self) -> None:
        pass

    @property
    def left(self) -> float:
        return 50.0

    @property
    def passed(self) -> bool:
        return False


@pytest.mark.parametrize("position", POSITIONS)
def test_with_time_enough_it_plays_as_without_a_clock(position: str) -> None:
    mixtures = []
    for deadline in (Patient(), Deadline(math.inf)):
        work = NOVICE.work
        plan_game = PlanGame(
            weights(HAND_MADE), list(table(position)), Rng(1), work, PlanKnowledge()
        )
        plan_game.play(deadline)
        mixtures.append((plan_game.attack_mixture(), plan_game.guard_mixture()))
    assert mixtures[0] == mixtures[1]


class Pausing(Patient):
    """A fast clock on a machine that pauses once, at the given look at the clock."""

    def __init__(self, pause: int) -> None:
        self.looks = 0
        self.pause = pause

    @property
    def left(self) -> float:
        self.looks += 1
        return 1.5 - 1e-6 * self.looks - (0.2 if self.looks >= self.pause else 0.0)


def test_a_short_pause_of_the_machine_does_not_change_the_plans() -> None:
    def mixtures(deadline: Deadline) -> tuple[list[Any], list[Any]]:
        numbers = list(table(POSITIONS[1]))
        plan_game = PlanGame(weights(HAND_MADE), numbers, Rng(1), NOVICE.work, PlanKnowledge())
        plan_game.play(deadline)
        return plan_game.attack_mixture(), plan_game.guard_mixture()

    patient = mixtures(Patient())
    counting = Pausing(10**9)
    assert mixtures(counting) == patient
    assert counting.looks > 20
    for pause in [*range(2, 9, 2), *range(9, counting.looks, counting.looks // 4)]:
        assert mixtures(Pausing(pause)) == patient, f"a pause at look {pause}"


def test_only_what_is_told_of_is_reckoned() -> None:
    match = GAME.position(POSITIONS[1])
    bot = make_bot("skilled", GAME, match.rules, Effort(0.5))
    assert isinstance(bot, LevelBot)
    view: Any = match.view(0)
    plan_game = bot._plan_game(view, Rng(1), Deadline(math.inf))
    assert plan_game is not None
    in_time = bot._own(plan_game, view, Deadline(math.inf))
    assert not any(math.isnan(entry.chance) for entry in in_time[:8])
    assert sum(entry.share for entry in in_time) == pytest.approx(1.0)
    late = bot._own(plan_game, view, Deadline(0.0))
    assert [(entry.plan, entry.share) for entry in late] == [
        (entry.plan, entry.share) for entry in in_time
    ]
    options = bot._options(view, late)
    assert all(0.0 <= option.chance <= 1.0 for option in options)
