"""The levels of 7 Ronin: the same bot with different amounts of work."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from kagemusha.bots.bot import Candidate, Thought
from kagemusha.bots.mistakes import best_noticed, noticed
from kagemusha.bots.seven_ronin.champion_game import ChampionGame
from kagemusha.bots.seven_ronin.endgame import EndgameSolver
from kagemusha.bots.seven_ronin.openings import CHAMPIONS, MASTERS, opening
from kagemusha.bots.seven_ronin.plan_game import PlanGame
from kagemusha.bots.seven_ronin.plan_notation import (
    ATTACKER,
    DEFENDER,
    as_actions,
    as_plan,
    is_begun,
    plan_knowledge,
    remaining_steps,
    seat_chance,
)
from kagemusha.bots.seven_ronin.plan_types import MixedPlan, Plan, PlanKnowledge, Work
from kagemusha.bots.seven_ronin.search.defence import Workspace
from kagemusha.bots.seven_ronin.search.evaluation import floats
from kagemusha.bots.seven_ronin.search.round_play import choice_values, table_of, unplanned_table
from kagemusha.bots.seven_ronin.spy_value import spy_gains
from kagemusha.bots.seven_ronin.weights import (
    HAND_MADE,
    MOST_ROUNDS,
    champion_for,
    error,
    learned_for,
    weights,
)
from kagemusha.bots.thinking_time import Deadline, Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.errors import Message
from kagemusha.core.game import Rules
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.view import VillageView

GRAIN = 1 << 30
CANCELLED = 0.5
"""The fraction of the value's error that remains after averaging over many tables."""
HUNCHES = 3
"""Outside planning, a hunch takes one of the best choices, this many."""
FEWEST = 8
"""The least number of rows, and of plans tried in a search."""
MOST_OPTIONS = 8
LISTED = 0.005
"""Plans of the mixture beyond these are only shown if their share is at least this."""
MOST_USES = 40
"""Searching one use deeper takes at most about this many times longer."""
MOST_CHOICES = 400


Asked = tuple[tuple[int, ...], PlanKnowledge]
"""A table without plans, and what is known about the plans."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level works, and the mistakes it makes."""

    name: str
    work: Work
    uses: int
    """How many uses of areas are searched exhaustively before the rest is estimated."""
    hunches: tuple[float, float] = (0.0, 0.0)
    """How often, as Attacker and as Defender, it plays any plan that it considered, or any of the
    best choices. The numbers differ because only the Defender's plans were improved before."""
    bluffs: bool = True
    """Whether it mixes its plans; otherwise it plays the best one that it notices, which is
    predictable."""
    overlooks: tuple[float, float] = (0.0, 0.0)
    """The share of its plans that it then overlooks, as Attacker and as Defender, who considers
    fewer."""
    forgets: tuple[float, float] = (0.0, 0.0)
    """The share of ability uses that it overlooks, as Attacker and as Defender, unless one surely
    wins."""
    horizon: int = MOST_ROUNDS
    """It values a table as if at most this many rounds were left: with few, it spends Reserves and
    ronin for immediate gains."""
    network: bool = False
    """Whether a network values tables, and the plan game searches against whole mixtures."""
    varied: bool = False
    """Whether it considers other plans each time."""
    learned: bool = False
    """Whether it uses openings and learned weights, and solves small endgames."""


MASTER = Level("master", Work(budget=1_000_000), uses=2, learned=True)
CHAMPION = Level(
    "champion",
    Work(budget=2_000_000, rows=600, starts=3, most_tries=1000),
    uses=2,
    learned=True,
    network=True,
)
EXPERT = Level("expert", Work(20_000, rows=14, starts=4, most_tries=40), uses=1, forgets=(0.2, 0.2))
SKILLED = Level(
    "skilled",
    Work(20_000, rows=24, starts=3, most_tries=20),
    uses=1,
    hunches=(0.47, 0.34),
)
GREEDY = Level(
    "greedy", Work(budget=0, rows=16, starts=3, most_tries=3, turns=24), uses=1, varied=True
)
"""A sample of plans, mixed once, without a search for better ones."""
NOVICE = Level(
    "novice",
    Work(6_000, rows=12, starts=2, most_tries=4),
    uses=1,
    bluffs=False,
    overlooks=(0.86, 0.25),
    forgets=(0.35, 0.15),
    horizon=4,
)
BEGINNER = Level(
    "beginner",
    Work(6_000, rows=12, starts=2, most_tries=4),
    uses=1,
    bluffs=False,
    overlooks=(0.97, 0.5),
    forgets=(0.5, 0.5),
    horizon=3,
)


class LevelBot:
    """Finds mixtures of plans by double oracle, and searches the abilities."""

    blind = False

    def __init__(self, rules: Rules[Any], effort: Effort, level: Level) -> None:
        self.name = level.name
        self._rules = rules
        self._effort = effort
        self._level = level
        self._value = learned_for(rules) if level.learned else HAND_MADE
        if level.network:
            self._value = champion_for(rules)
        self._weights = weights(self._value, level.horizon)
        self._work = replace(
            level.work,
            budget=effort.share(level.work.budget),
            rows=min(level.work.rows, FEWEST + effort.share(level.work.rows)),
            most_tries=min(level.work.most_tries, FEWEST + effort.share(level.work.most_tries)),
        )
        board = rules.view(rules.setup(), None)
        if not isinstance(board, VillageView):
            raise TypeError(f"not the rules of 7 Ronin: {type(rules).__name__}")
        self._board = board
        self._solver = EndgameSolver(rules, effort)
        self._last: tuple[Asked, PlanGame] | None = None

    def decide(self, view: View, legal: Legal, rng: Rng) -> Sequence[Action]:
        """A whole plan during planning; otherwise one choice."""
        return self.think(view, legal, rng).plan

    def think(
        self, view: View, legal: Legal, rng: Rng, consider: Sequence[Sequence[Action]] = ()
    ) -> Thought:
        """The decision, its reason, and the other options."""
        if not isinstance(view, VillageView):
            raise TypeError(f"not a view of 7 Ronin: {type(view).__name__}")
        if len(legal) == 1 and not consider:
            return Thought(tuple(legal), Message("bots-seven-ronin-only"))
        deadline = self._effort.deadline()
        if self._level.learned:
            thought = self._solver.think(view, legal, rng, consider, deadline)
            if thought is not None:
                return thought
        if view.step == "planning":
            return self._plan(view, rng, consider, deadline)
        if view.step in ("spy-attacker", "spy-defender"):
            return self._spy(view, legal, rng, deadline)
        return self._use(view, legal, rng, deadline)

    # --- planning -------------------------------------------------------------------------

    def mixture(self, view: VillageView, rng: Rng) -> tuple[tuple[tuple[Action, ...], float], ...]:
        """Whole plans of the view's seat, with the seal, each with its probability."""
        deadline = self._effort.deadline()
        if solved := self._solver.mixture(view, rng, deadline) if self._level.learned else ():
            return tuple((tuple(plan), share) for plan, share in solved)
        mixture = self._opening(view)
        if not mixture:
            mixture = self._own(self._plan_game(view, rng, deadline), view, deadline)
        return tuple((self._actions(view, entry.plan), entry.share) for entry in mixture)

    def _opening(self, view: VillageView) -> list[MixedPlan]:
        """The mixture from the opening library, if nothing has happened yet."""
        told = view.spy is not None and view.spy.told is not None
        untouched = _markers(view) == _markers(self._board)
        if not self._level.learned or is_begun(view) or told or not untouched:
            return []
        return opening(self._rules, view, CHAMPIONS if self._level.network else MASTERS)

    def _plan_game(self, view: VillageView, rng: Rng, deadline: Deadline) -> PlanGame:
        """The game of the two plans, with its mixtures.

        Its random numbers depend only on the table, unless the level is varied: if neither seat has
        started planning or spied, both get the same mixtures.
        """
        world = self._rules.determinize(view, rng.copy())
        numbers = tuple(int(number) for number in unplanned_table(world.numbers()))
        asked: Asked = (numbers, plan_knowledge(view))
        if self._last is not None and self._last[0] == asked:
            return self._last[1]
        own = Rng(rng.bits(64)) if self._level.varied else Rng("contest", *numbers)
        kind = ChampionGame if self._level.network else PlanGame
        plan_game = kind(self._weights, numbers, own, self._work, asked[1])
        plan_game.play(deadline)
        # Without a clock nothing is cut short, so the result would be the same.
        if self._effort.seconds == math.inf and not self._level.varied:
            self._last = (asked, plan_game)
        return plan_game

    def _own(self, plan_game: PlanGame, view: VillageView, deadline: Deadline) -> list[MixedPlan]:
        """The mixture of the view's seat with its mistakes, the most frequent plan first.

        The chance is NaN for a plan that only a hunch would play, if it is not shown or there was
        no time to compute it.
        """
        attacks = view.seat == ATTACKER
        mixture = plan_game.attack_mixture() if attacks else plan_game.guard_mixture()
        hunch = self._hunch(view)
        if self._level.bluffs and hunch == 0.0:
            return mixture
        plans = plan_game.every_attack() if attacks else plan_game.every_guard()
        estimate = plan_game.chance_with if attacks else plan_game.chance_against
        chance = {entry.plan: entry.chance for entry in mixture}
        if not self._level.bluffs:
            for plan in plans:
                if plan not in chance and not deadline.passed:
                    chance[plan] = estimate(plan)
            order = sorted(chance, key=lambda plan: -chance[plan] if attacks else chance[plan])
            shares = best_noticed(len(order), self._level.overlooks[int(not attacks)])
            pairs = zip(order, shares, strict=True)
            return [MixedPlan(plan, often, chance[plan]) for plan, often in pairs]
        share = {entry.plan: (1 - hunch) * entry.share for entry in mixture}
        for plan in plans:
            share[plan] = share.get(plan, 0.0) + hunch / len(plans)
        order = sorted(share, key=lambda plan: -share[plan])
        for plan in order[:MOST_OPTIONS]:  # those that are shown
            if plan not in chance and not deadline.passed:
                chance[plan] = estimate(plan)
        return [MixedPlan(plan, share[plan], chance.get(plan, math.nan)) for plan in order]

    def _hunch(self, view: VillageView) -> float:
        return self._level.hunches[int(view.seat == DEFENDER)]

    def _actions(self, view: VillageView, plan: Plan) -> tuple[Action, ...]:
        return remaining_steps(view, as_actions(view, plan))

    def _plan(
        self,
        view: VillageView,
        rng: Rng,
        consider: Sequence[Sequence[Action]],
        deadline: Deadline,
    ) -> Thought:
        known = self._opening(view)
        if known:
            thought = self._play_opening(view, known, rng)
            solved = cache(lambda: self._plan_game(view, rng, deadline))
            return self._add_candidates(thought, known, view, consider, solved)
        plan_game = self._plan_game(view, rng, deadline)
        mixture = self._own(plan_game, view, deadline)
        chosen = _draw(mixture, rng)
        why = "bots-seven-ronin-begun" if is_begun(view) else "bots-seven-ronin-mixed"
        if len(mixture) == 1:
            why = "bots-seven-ronin-best-plan"
        args = {"plans": _number_of(mixture), "percent": round(100 * chosen.share)}
        thought = Thought(
            self._actions(view, chosen.plan),
            Message(why, args),
            chance=seat_chance(view, plan_game.chance()),
            error=self._error(view, plan_game.gap()),
            candidates=self._options(view, mixture),
            drawn_from=_number_of(mixture),
        )
        return self._add_candidates(thought, mixture, view, consider, lambda: plan_game)

    def _add_candidates(
        self,
        thought: Thought,
        mixture: list[MixedPlan],
        view: VillageView,
        consider: Sequence[Sequence[Action]],
        plan_game: Callable[[], PlanGame],
    ) -> Thought:
        """The same decision, with these plans added to its candidates.

        A rare plan of the mixture keeps its share; any other has none.
        """
        options = list(thought.candidates)
        rare = {self._actions(view, entry.plan): entry for entry in mixture[MOST_OPTIONS:]}
        for actions in consider:
            wanted = as_plan(view, actions)
            plan = self._actions(view, wanted)
            if all(plan != option.plan for option in options):
                entry = rare.get(plan, MixedPlan(wanted, 0.0, math.nan))
                chance = entry.chance
                if math.isnan(chance):
                    game = plan_game()
                    value = game.chance_with if view.seat == ATTACKER else game.chance_against
                    chance = value(wanted)
                options.append(Candidate(plan, entry.share, seat_chance(view, chance)))
        return replace(thought, candidates=tuple(options))

    def _play_opening(self, view: VillageView, mixture: list[MixedPlan], rng: Rng) -> Thought:
        """A plan of the library."""
        chosen = _draw(mixture, rng)
        args = {"plans": _number_of(mixture), "percent": round(100 * chosen.share)}
        return Thought(
            self._actions(view, chosen.plan),
            Message("bots-seven-ronin-opening", args),
            chance=seat_chance(view, sum(entry.share * entry.chance for entry in mixture)),
            error=self._error(view),
            candidates=self._options(view, mixture),
            drawn_from=_number_of(mixture),
        )

    def _options(self, view: VillageView, mixture: list[MixedPlan]) -> tuple[Candidate, ...]:
        return tuple(
            Candidate(self._actions(view, entry.plan), entry.share, seat_chance(view, entry.chance))
            for number, entry in enumerate(mixture)
            if not math.isnan(entry.chance) and (number < MOST_OPTIONS or entry.share >= LISTED)
        )

    def _error(self, view: VillageView, gap: float = 0.0) -> float:
        """The error of a chance: what can be gained against the mixtures, and the value's error."""
        return math.hypot(gap, CANCELLED * error(self._value, len(view.track) - view.round))

    # --- spies ----------------------------------------------------------------------------

    def _spy(self, view: VillageView, legal: Legal, rng: Rng, deadline: Deadline) -> Thought:
        plan_game = self._plan_game(view, rng, deadline)
        gains = spy_gains(plan_game, view, legal)
        best = max(range(len(legal)), key=lambda index: (gains[index], -index))
        chance = seat_chance(view, plan_game.chance())
        spies = legal[best].verb == "spy"
        options = sorted(
            (
                Candidate((action,), float(index == best), min(1.0, chance + gains[index]))
                for index, action in enumerate(legal)
            ),
            key=lambda option: (-option.share, -option.chance),
        )
        why = Message("bots-seven-ronin-spies" if spies else "bots-seven-ronin-keeps-spy")
        error = self._error(view, plan_game.gap())
        return Thought((legal[best],), why, chance, error, tuple(options))

    # --- abilities ------------------------------------------------------------------------

    def _use(self, view: VillageView, legal: Legal, rng: Rng, deadline: Deadline) -> Thought:
        """The use, division or end of the step that leads to the best table."""
        world = self._rules.determinize(view, rng.copy())
        table = table_of(world.numbers())
        workspace = Workspace(self._weights)
        workspace.set_up(table)
        values = floats([0.0] * MOST_CHOICES)
        before = deadline.left
        count = choice_values(workspace, table, values, 1)
        if self._level.uses > 1 and (before - deadline.left) * MOST_USES < deadline.left:
            choice_values(workspace, table, values, self._level.uses)
        chances = [seat_chance(view, values[index]) for index in range(int(count))]
        # Of equal choices the first, so an ability before the end of the step.
        order = sorted(range(len(legal)), key=lambda index: (-chances[index], index))
        best = order[0]
        if chances[best] < 1.0:  # no level overlooks a sure win
            if rng.below(GRAIN) < self._hunch(view) * GRAIN:
                best = rng.choice(order[:HUNCHES])
            elif forgets := self._level.forgets[int(view.seat == DEFENDER)]:
                best = order[noticed(len(order), forgets, rng)[0]]
        options = sorted(
            (
                Candidate((action,), float(index == best), chances[index])
                for index, action in enumerate(legal)
            ),
            key=lambda option: (-option.share, -option.chance),
        )
        return Thought(
            (legal[best],),
            _why_use(legal, best, chances),
            chances[best],
            self._error(view),
            tuple(options),
        )


def _why_use(legal: Legal, best: int, chances: list[float]) -> Message:
    if chances[best] == 1.0:
        return Message("bots-seven-ronin-wins")
    if legal[best].verb == "done":
        return Message("bots-seven-ronin-enough")
    if legal[best].verb == "divide":
        return Message("bots-seven-ronin-divides", {"choices": len(legal)})
    gain = round(100 * (chances[best] - chances[-1]))
    if gain <= 0:
        return Message("bots-seven-ronin-uses-barely", {"choices": len(legal)})
    return Message("bots-seven-ronin-uses", {"choices": len(legal), "percent": gain})


def _markers(view: VillageView) -> tuple[object, ...]:
    """Everything on the table except plans."""
    return (view.round, view.reserves, view.supply, view.areas, view.green, view.ronin)


def _number_of(mixture: list[MixedPlan]) -> int:
    """The number of plans that are played at all; in a library a share may be rounded to 0."""
    return sum(entry.share > 0 for entry in mixture)


def _draw(mixture: list[MixedPlan], rng: Rng) -> MixedPlan:
    return rng.weighted([(entry, 1 + int(entry.share * GRAIN)) for entry in mixture])
