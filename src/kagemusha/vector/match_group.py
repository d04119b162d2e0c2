"""Some of many matches, in one process: an engine, the opponents, and the arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from kagemusha.bots import Bot, Effort, load_bot
from kagemusha.core.chance import Rng
from kagemusha.vector.arrays import Arrays
from kagemusha.vector.engines import Engine, KernelEngine, RulesEngine
from kagemusha.vector.settings import RANDOM, VectorSettings


class MatchGroup:
    """Plays the matches of some places until learners are asked in all of them."""

    def __init__(self, settings: VectorSettings, arrays: Arrays, first: int) -> None:
        """`arrays` are those of these places alone; `first` is the first of them among all."""
        self._settings, self._arrays = settings, arrays
        spec = self._spec = settings.spec()
        seats = spec.rules.seats
        learners = sum(1 << seat for seat in settings.learners or ())
        inside = settings.policy is None and settings.bot == RANDOM
        chosen = (1 << seats) - 1 if inside else 0
        kind = KernelEngine if spec.space.numbering else RulesEngine
        self._engine: Engine = kind(spec, arrays, learners, chosen, first, settings.matches)
        self._alone = inside or len(settings.learners or ()) == seats
        self._bot: Bot | None = None
        if not self._alone and settings.policy is None:
            self._bot = load_bot(settings.bot, spec.game, spec.rules, Effort())
        self._rngs: dict[int, tuple[int, list[Rng]]] = {}
        self._seed: int | None = None

    def save(self) -> dict[str, Any] | None:
        """Everything that has happened; None if nothing has."""
        if self._seed is None:
            return None
        return {"seed": self._seed, "rngs": self._rngs, "engine": self._engine.save()}

    def load(self, saved: dict[str, Any]) -> None:
        """Go on from there."""
        self._seed, self._rngs = saved["seed"], saved["rngs"]
        self._engine.load(saved["engine"])

    def begin(self, seed: int) -> None:
        """Begin the first match of every place."""
        self._seed = seed
        self._rngs.clear()
        self._engine.begin(seed)
        self._show()

    def step(self) -> None:
        """Carry out the actions in the arrays."""
        self._engine.step(self._arrays.actions)
        self._show()

    def _show(self) -> None:
        engine, arrays = self._engine, self._arrays
        while not self._alone and len(waiting := self._waiting()):
            if self._bot:
                for place in waiting:
                    self._let_bot_act(self._bot, int(place))
            else:
                self._let_policy_act(waiting)
        np.copyto(arrays.seats, engine.seats)
        np.copyto(arrays.rewards, engine.rewards)
        np.not_equal(engine.done, 0, out=arrays.done)
        np.not_equal(engine.illegal, 0, out=arrays.illegal)
        np.copyto(arrays.lengths, engine.lengths)
        if self._settings.samples:
            arrays.samples[:] = engine.choose_randomly()

    def _waiting(self) -> NDArray[np.int64]:
        """The places in which somebody else than a learner is asked."""
        engine = self._engine
        return np.flatnonzero((engine.learners >> engine.seats & 1) == 0)

    def _let_policy_act(self, waiting: NDArray[np.int64]) -> None:
        engine, arrays, policy = self._engine, self._arrays, self._settings.policy
        assert policy is not None
        seen = arrays.observations[waiting]
        actions: Any = policy(seen, arrays.mask[waiting], engine.seats[waiting])
        engine.step_some(waiting.tolist(), np.asarray(actions, np.int64).tolist())

    def _let_bot_act(self, bot: Bot, place: int) -> None:
        engine, rules = self._engine, self._spec.rules
        state, seat, match = (
            engine.state(place),
            int(engine.seats[place]),
            int(engine.matches[place]),
        )
        found = self._rngs.get(place)
        if found is None or found[0] != match:
            assert self._seed is not None
            rngs = [Rng(self._seed, "bot", match, other) for other in range(rules.seats)]
            found = self._rngs[place] = (match, rngs)
        plan = bot.decide(rules.view(state, seat), rules.legal(state, seat), found[1][seat])
        for action in rules.arrange(state, seat, plan) if len(plan) > 1 else plan:
            engine.step_some([place], [self._spec.space.index(action, seat)])
