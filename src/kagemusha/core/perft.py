"""Perft: counts all ways to continue from a state, to check one implementation against another.

Chance is a seat, so each of its outcomes is an action like any other, whatever its weight. If
several seats choose simultaneously, the lowest goes first; the order makes no difference. States
are complete, so what is hidden from a seat is counted, too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from kagemusha.core.chance import CHANCE

if TYPE_CHECKING:
    from kagemusha.core.action import Action
    from kagemusha.core.game import Rules

Progress = Callable[[int, int], None]
"""Called with the number of positions counted so far and of all positions in a layer."""


@dataclass(frozen=True)
class PerftCount:
    """How many sequences of actions there are, and how many different positions they reach."""

    sequences: int
    positions: int


@dataclass(frozen=True)
class Layer:
    """All sequences of one length, without those that ended the match earlier."""

    depth: int
    seat: int
    """The seat that makes the first choice."""
    total: PerftCount
    over: int
    """How many of the positions end the match."""
    split: Mapping[str, PerftCount]
    """The counts by first action; a position may be reached from several."""


@dataclass
class _Node:
    state: Any
    sequences: dict[int, int] = field(default_factory=dict)
    """How many sequences lead here, by the number of their first action."""


def perft(
    rules: Rules[Any], state: Any, depth: int, progress: Progress = lambda *_: None
) -> Iterator[Layer]:
    """Count the sequences of 1, 2 … actions from a state, one layer at a time."""
    seat, first = _choices(rules, state)
    nodes: dict[bytes, _Node] = {}
    for number, action in enumerate(first):
        _add(rules, nodes, state, seat, action, {number: 1})
    for reached in range(1, depth + 1):
        yield _layer(rules, reached, seat, first, nodes)
        if reached == depth or not nodes:
            return
        before, nodes = nodes, {}
        for done, node in enumerate(before.values()):
            progress(done, len(before))
            mover, actions = _choices(rules, node.state)
            for action in actions:
                _add(rules, nodes, node.state, mover, action, node.sequences)


def count_plans(rules: Rules[Any], state: Any, seat: int) -> dict[str, int]:
    """How many whole plans a seat can make, by their first action.

    A plan is all that a seat chooses until nothing is pending, while others choose simultaneously.
    """
    known: dict[bytes, int] = {}

    def count(here: Any, action: Action) -> int:
        there = rules.clone(here)
        rules.apply(there, seat, action)
        if seat not in rules.pending(there):
            return 1
        key = rules.plan_key(there, seat)
        if key not in known:
            known[key] = sum(count(there, following) for following in rules.legal(there, seat))
        return known[key]

    return {action.notation: count(state, action) for action in rules.legal(state, seat)}


def _choices(rules: Rules[Any], state: Any) -> tuple[int, list[Action]]:
    """Who chooses next, and from what."""
    pending = rules.pending(state)
    if not pending:
        return CHANCE, []
    if pending[0] == CHANCE:
        return CHANCE, [action for action, weight in rules.chances(state) if weight > 0]
    return pending[0], list(rules.legal(state, pending[0]))


def _add(
    rules: Rules[Any],
    nodes: dict[bytes, _Node],
    state: Any,
    seat: int,
    action: Action,
    sequences: Mapping[int, int],
) -> None:
    there = rules.clone(state)
    rules.apply(there, seat, action)
    key = hashlib.blake2b(rules.encode(there), digest_size=16).digest()
    ways = nodes.setdefault(key, _Node(there)).sequences
    for number, count in sequences.items():
        ways[number] = ways.get(number, 0) + count


def _layer(
    rules: Rules[Any], depth: int, seat: int, first: list[Action], nodes: dict[bytes, _Node]
) -> Layer:
    sequences, positions = [0] * len(first), [0] * len(first)
    for node in nodes.values():
        for number, count in node.sequences.items():
            sequences[number] += count
            positions[number] += 1
    over = sum(not rules.pending(node.state) for node in nodes.values())
    split = {
        action.notation: PerftCount(sequences[number], positions[number])
        for number, action in enumerate(first)
    }
    return Layer(depth, seat, PerftCount(sum(sequences), len(nodes)), over, split)
