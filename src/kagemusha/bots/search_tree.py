"""Information-set Monte Carlo tree search for any game: one tree per seat."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kagemusha.bots.bot import Candidate
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import CHANCE, Rng
from kagemusha.core.event import Event
from kagemusha.core.game import Result, Rules
from kagemusha.core.view import View

EXPLORATION = 0.7
SCORE_WEIGHT = 0.1
"""The fraction of a reward that the scores decide, so that a lost match is still played well."""
UNKNOWN_ERROR = 0.5
"""The standard error of a chance with fewer than two simulations."""

Plan = tuple[Action, ...]
Observation = tuple[object, ...]


@dataclass(slots=True)
class Node:
    """What one seat knows at some point of a simulation, and how well it did after that."""

    visits: int = 0
    total: float = 0.0
    available: int = 0
    """How often the action that leads here was legal."""
    redundant: bool = False
    """Whether other steps of a plan lead to the same situation."""
    actions: dict[Action, Node] = field(default_factory=dict)
    observed: dict[Observation, Node] = field(default_factory=dict)

    def bound(self) -> float:
        """The upper confidence bound of the action that leads here."""
        spread = math.log(self.available) / self.visits
        return self.total / self.visits + EXPLORATION * math.sqrt(spread)


@dataclass(slots=True)
class PlanTally:
    """The results of the simulations of one plan, as chances of winning."""

    visits: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, chance: float) -> None:
        """Count one simulation."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance

    def option(self, plan: Plan, share: float) -> Candidate:
        """The plan with its mean chance and standard error."""
        mean = self.total / self.visits
        spread = max(0.0, self.squares / self.visits - mean * mean)
        error = math.sqrt(spread / (self.visits - 1)) if self.visits > 1 else UNKNOWN_ERROR
        return Candidate(plan, share, mean, error)


class TreeSearch:
    """The search trees for one decision.

    Each simulation plays in a new state that fits the view. A seat's tree branches on its own
    actions and on what it observes of the others, so a hidden step is no branch for the others.
    """

    def __init__(self, rules: Rules[Any], view: View, rng: Rng, length: int) -> None:
        if view.seat is None:
            raise ValueError("a spectator has nothing to decide")
        self.seat = view.seat
        self.tallies: dict[Plan, PlanTally] = {}
        self._rules = rules
        self._view = view
        self._rng = rng
        self._length = length
        self.roots = [Node() for _ in range(rules.seats)]
        self._depths: dict[str, int] = {view.to_json(): 0}
        sides = {rules.side(seat) for seat in range(rules.seats)}
        self._even = (1 / len(sides),) * rules.seats

    def world(self) -> Any:
        """Draw a state that fits the view."""
        return self._rules.determinize(self._view, self._rng)

    def simulate(self, start: Plan = (), tally: Plan | None = None) -> None:
        """Simulate a match that begins with the steps of `start`, up to the maximum length.

        The result counts for the plan that was played, or for `tally` if given.
        """
        rules, state = self._rules, self.world()
        nodes = list(self.roots)
        path: list[tuple[int, Node]] = []
        plan: list[Action] = []
        in_plan = in_tree = plan_in_tree = True
        for _ in range(self._length):
            pending = rules.pending(state)
            if not pending:
                break
            seat = self.seat if in_plan and self.seat in pending else pending[0]
            in_plan = in_plan and seat == self.seat
            forced = start[len(plan)] if in_plan and len(plan) < len(start) else None
            action, child = self._choose(state, seat, nodes[seat] if in_tree else None, forced)
            if child is not None:
                path.append((seat, child))
            face = None if seat == CHANCE else rules.face(state, seat, action)
            events = rules.apply(state, seat, action)
            new = child is not None and child.available == 1
            if in_plan:
                plan.append(action)
                plan_in_tree = plan_in_tree and child is not None
                in_plan = self.goes_on(state, face, events)
                if new and in_plan and child is not None:
                    self._check_redundant(child, state, len(plan))
            if in_tree:
                self._observe(nodes, seat, child, face, events)
                in_tree = not new or forced is not None
        result = rules.result(state)
        chances = self._chances(result)
        rewards = _rewards(result, chances)
        for seat, node in path:
            node.visits += 1
            node.total += rewards[seat]
        if tally is not None or (plan_in_tree and not in_plan):
            self.tallies.setdefault(tally or tuple(plan), PlanTally()).add(chances[self.seat])

    def _choose(
        self, state: Any, seat: int, node: Node | None, forced: Action | None
    ) -> tuple[Action, Node | None]:
        """The next step, with its node while the simulation is inside the tree."""
        if seat == CHANCE:
            return self._rng.weighted(self._rules.chances(state)), None
        if forced is not None and node is not None:
            child = node.actions.setdefault(forced, Node())
            child.available += 1
            return forced, child
        legal = self._rules.legal(state, seat)
        return (self._rng.choice(legal), None) if node is None else self._select(node, legal)

    def goes_on(self, state: Any, face: Action | None, events: Iterable[Event]) -> bool:
        """Whether a plan continues after a step that was applied.

        A step ends the plan if others see it, if it reveals something or if it asks chance.
        """
        hidden = face is None and not any(event.reveals for event in events)
        return hidden and self.seat in self._rules.pending(state)

    def after(self, node: Node, action: Action, events: Iterable[Event]) -> Node:
        """The node that this seat reaches by its own step and what it observes of it."""
        return _after(node.actions[action], _observation(events, self.seat))

    def _select(self, node: Node, legal: Legal) -> tuple[Action, Node]:
        """An action that has not been tried yet, or else the one with the highest bound."""
        untried = [action for action in legal if action not in node.actions]
        tried = [(action, node.actions[action]) for action in legal if action in node.actions]
        for _, child in tried:
            child.available += 1
        if untried:
            action = self._rng.choice(untried)
            node.actions[action] = child = Node(available=1)
            return action, child
        useful = [(action, child) for action, child in tried if not child.redundant]
        node.redundant = not useful
        return max(useful or tried, key=lambda item: item[1].bound())

    def _check_redundant(self, child: Node, state: Any, depth: int) -> None:
        """Mark the node if no more steps than these led to the same situation before."""
        situation = self._rules.view(state, self.seat).to_json()
        child.redundant = self._depths.get(situation, depth + 1) <= depth
        if not child.redundant:
            self._depths[situation] = depth

    def _observe(
        self,
        nodes: list[Node],
        actor: int,
        child: Node | None,
        face: Action | None,
        events: Sequence[Event],
    ) -> None:
        """Move each seat to the node for what it knows after a step."""
        for seat in range(len(nodes)):
            seen = _observation(events, seat)
            if seat == actor and child is not None:
                nodes[seat] = _after(child, seen)
            else:
                shown = () if face is None else (actor, face)
                nodes[seat] = _after(nodes[seat], (*shown, *seen))

    def _chances(self, result: Result | None) -> Sequence[float]:
        """Each seat's share of the victory."""
        if result is None:
            return self._even
        sides = {self._rules.side(seat) for seat in result.winners}
        won = 1 / max(1, len(sides))
        return [won * (seat in result.winners) for seat in range(self._rules.seats)]


def _rewards(result: Result | None, chances: Sequence[float]) -> Sequence[float]:
    """The shares of the victory, mixed with the scores."""
    if result is None or min(result.scores) == max(result.scores):
        return chances
    low, high = min(result.scores), max(result.scores)
    scores = [(score - low) / (high - low) for score in result.scores]
    pairs = zip(chances, scores, strict=True)
    return [chance + SCORE_WEIGHT * (score - chance) for chance, score in pairs]


def _after(node: Node, observation: Observation) -> Node:
    return node.observed.setdefault(observation, Node()) if observation else node


def _observation(events: Iterable[Event], seat: int) -> Observation:
    shown = [event.seen_by(seat) for event in events]
    return tuple((event.kind, *event.args.items()) for event in shown if event is not None)
