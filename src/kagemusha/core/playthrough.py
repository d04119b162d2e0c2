"""The only play loop: rules, a state, and a source that answers for chance.

`Match` adds a log; the arena and the environments use it directly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kagemusha.core.chance import CHANCE, SeededSource

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kagemusha.core.action import Action, Legal
    from kagemusha.core.chance import Rng, Source
    from kagemusha.core.event import Event
    from kagemusha.core.game import Result, Rules
    from kagemusha.core.view import View


class Playthrough:
    """A state in play. Chance answers automatically if there is a source."""

    __slots__ = ("_state", "pending", "rules", "source")

    def __init__(
        self, rules: Rules[Any], source: Source | None, position: str | None = None
    ) -> None:
        """Nothing happens before `start` is called."""
        self.rules = rules
        self.source = source
        self.state = rules.setup() if position is None else rules.read_position(position)

    def __reduce__(self) -> tuple[Any, ...]:
        return Playthrough, (self.rules, self.source, self.position())

    def __deepcopy__(self, memo: dict[int, Any]) -> Playthrough:
        return self.clone()

    @property
    def state(self) -> Any:
        """The state, which only the rules understand."""
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state = state
        self.pending = self.rules.pending(state)
        """The seats with a pending choice; (CHANCE,) if chance is pending without a source."""

    def start(self) -> tuple[list[Event], list[Action]]:
        """Begin. Returns the first events, and what chance answered before the first choice."""
        return self._answer_chance(self.rules.opening(self._state))

    def apply(self, seat: int, action: Action) -> tuple[list[Event], list[Action]]:
        """Carry out a legal action. Returns what happened, and what chance answered after it."""
        return self._answer_chance(self.rules.apply(self._state, seat, action))

    def choose(self, seat: int, index: int) -> None:
        """Like `apply`, with an index of the rules' numbering, and faster: it makes no events."""
        state, source = self._state, self.source
        state.choose(seat, index)
        pending = state.pending()
        if pending == (CHANCE,) and source is not None:
            if not isinstance(source, SeededSource):
                self._answer_chance([])
                return
            while pending == (CHANCE,):
                outcomes = [(choice, state.weight(choice)) for choice in state.legal(CHANCE)]
                state.apply(CHANCE, source.draw(outcomes))
                pending = state.pending()
        self.pending = pending

    def _answer_chance(self, events: list[Event]) -> tuple[list[Event], list[Action]]:
        rules, state = self.rules, self._state
        answers: list[Action] = []
        while (pending := rules.pending(state)) == (CHANCE,) and self.source is not None:
            answers.append(self.source.answer(rules.chances(state)))
            events.extend(rules.apply(state, CHANCE, answers[-1]))
        self.pending = pending
        return events, answers

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        return self.rules.legal(self._state, seat)

    def arrange(self, seat: int, plan: Sequence[Action]) -> Sequence[Action]:
        """A plan in the order in which its steps are legal."""
        return self.rules.arrange(self._state, seat, plan) if len(plan) > 1 else plan

    def chances(self) -> list[tuple[Action, float]]:
        """The possible outcomes of chance now, with their probabilities."""
        outcomes = self.rules.chances(self._state)
        total = sum(weight for _, weight in outcomes)
        return [(action, weight / total) for action, weight in outcomes]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may see."""
        return self.rules.view(self._state, seat)

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.rules.result(self._state)

    def position(self) -> str:
        """The whole state as one line, secrets included."""
        return self.rules.write_position(self._state)

    def clone(self) -> Playthrough:
        """An independent copy, in which chance answers the same."""
        copy = Playthrough.__new__(Playthrough)
        copy.rules, copy.pending = self.rules, self.pending
        copy.source = None if self.source is None else self.source.fork()
        copy._state = self.rules.clone(self._state)
        return copy

    def determinized(self, seat: int, rng: Rng) -> Playthrough:
        """A copy with a state drawn from those that fit what a seat knows."""
        copy = self.clone()
        copy.state = self.rules.determinize(self.view(seat), rng)
        return copy
