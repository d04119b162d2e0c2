"""Gymnasium: one learner, and bots on the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from kagemusha.bots import Bot, BotSpec, Effort, load_bot, quick_bot
from kagemusha.core.chance import Rng
from kagemusha.core.errors import IllegalAction, Message, OptionError
from kagemusha.core.event import Event
from kagemusha.envs.spec import SEEDS, EnvSpec, Observation, rewards
from kagemusha.envs.transcript import MODES, Transcript


class SoloEnv(gymnasium.Env[Observation, int]):
    """One seat of a match.

    An illegal action loses the match at once. `action_mask`, in the observation and in the info,
    shows which actions are legal.
    """

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012  the interface's own name for it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = 0,
        bot: BotSpec | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """With `seat` None the seat changes from match to match. `bot`, by default a fast one,
        plays the other seats."""
        self._spec = EnvSpec(game, seats, options)
        self.chosen = {"game": game, "seats": self._spec.rules.seats, **options}
        """The arguments for `layout` and `actions` of this package."""
        self._seats = self._spec.rules.seats
        if seat is not None and seat not in range(self._seats):
            last = self._seats - 1
            raise OptionError(Message("refused-no-such-seat", {"seat": seat, "last": last}))
        self._wished = seat
        self._others: BotSpec = bot or quick_bot(game)
        self._bot = self._make_bot()
        self.observation_space: spaces.Space[Any] = self._spec.observation_space()
        self.action_space = self._spec.action_space()
        self.render_mode = render_mode

    def _make_bot(self) -> Bot:
        # No clock, so the same seed gives the same match on every machine.
        return load_bot(self._others, self._spec.game, self._spec.rules, Effort())

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bot"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._bot = self._make_bot()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, up to the learner's first choice."""
        super().reset(seed=seed)
        del options
        self._transcript = Transcript()
        number = int(self.np_random.integers(SEEDS))
        while True:
            self._seat = (
                int(self.np_random.integers(self._seats)) if self._wished is None else self._wished
            )
            self._rngs = [Rng(number, "bot", seat) for seat in range(self._seats)]
            self._play, events = self._spec.start(number)
            self._record(events)
            self._let_bots_act()
            if self._play.result is None:
                return self._observation(), self._info()
            number += 1  # the match ended before the learner could choose

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, then let the bots act until the learner has a choice again."""
        try:
            rendered = self.render_mode is not None
            events = self._spec.act(self._play, self._seat, int(action), with_events=rendered)
            self._record(events)
        except IllegalAction as error:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(error)}
        self._let_bots_act()
        result = self._play.result
        earned = rewards(self._seats, result)[self._seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), earned, result is not None, False, self._info()

    def _let_bots_act(self) -> None:
        play = self._play
        while (pending := play.pending) and self._seat not in pending:
            self._let_bot_act(pending[0])
        for seat in play.pending:  # bots that choose simultaneously with the learner go first
            if seat != self._seat:
                while seat in play.pending and self._seat in play.pending:
                    self._let_bot_act(seat)

    def _let_bot_act(self, seat: int) -> None:
        play = self._play
        plan = self._bot.decide(play.view(seat), play.legal(seat), self._rngs[seat])
        for action in play.arrange(seat, plan):
            self._record(play.apply(seat, action)[0])

    def _observation(self) -> Observation:
        return self._spec.observe(self._play, self._seat)

    def _info(self) -> dict[str, Any]:
        result = self._play.result
        info: dict[str, Any] = {"seat": self._seat}
        if result is not None:
            info |= {"reason": result.reason, "scores": result.scores}
        return info | {"action_mask": self._spec.space.mask(self._play, self._seat)}

    def action_masks(self) -> Any:
        """Which actions are legal now, under the name that libraries with masked policies use."""
        return self._info()["action_mask"].astype(bool)

    def notation(self, action: int) -> str:
        """The notation of an index."""
        return str(self._spec.space.action(action) or "")

    def index(self, notation: str) -> int:
        """The index of an action of the learner's seat."""
        for action in self._spec.rules.parse(notation):
            if (index := self._spec.space.index(action, self._seat)) >= 0:
                return index
        raise KeyError(f"no action {notation!r} in this game")

    def _record(self, events: list[Event]) -> None:
        if self.render_mode:
            self._transcript.add(events)

    def render(self) -> Any:
        """The spectator's log so far."""
        return self._transcript.render(self.render_mode)
