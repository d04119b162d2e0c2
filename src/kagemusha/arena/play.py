"""One match between bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kagemusha.bots import Bot, BotSpec, load_bot
from kagemusha.bots.external_bots import is_everywhere
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action
from kagemusha.core.chance import Rng, SeededSource
from kagemusha.core.errors import IllegalAction, Message, OptionError
from kagemusha.core.facts import Facts
from kagemusha.core.game import Game, Rules
from kagemusha.core.match import Match
from kagemusha.core.playthrough import Playthrough
from kagemusha.core.registry import find_game
from kagemusha.core.view import View

UNTIMED = Effort()
"""The usual amount of thinking, without a clock."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The record of one match. Its seed and bots are enough to repeat it exactly."""

    index: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    winners: tuple[int, ...]
    reason: str
    decisions: int
    """The number of single choices: a plan of eight steps counts as eight."""
    rounds: int | None
    """The round in which it ended, if the game has rounds."""
    scores: tuple[float, ...]
    """By seat."""
    facts: Facts | None = None
    """Who used what, if requested."""

    @property
    def winner(self) -> int | None:
        """The seat that won alone; None if there is none."""
        return self.winners[0] if len(self.winners) == 1 else None


def game_seed(seed: int, index: int) -> int:
    """The seed of the match with this index."""
    return Rng(seed, "arena", index).bits(64)


def bot_rng(seed: int, seat: int, *among: str) -> Rng:
    """The rng of the bot on a seat, in the match with that seed.

    If several seatings share a seed, `among` names their bots and makes the rngs differ.
    """
    return Rng(seed, "bot", seat, *among)


def known_everywhere(bots: Iterable[str]) -> None:
    """Refuse bots that other processes cannot find by name."""
    for name in bots:
        if not is_everywhere(name):
            raise OptionError(Message("bot-only-here", {"bot": name}))


class MatchRunner:
    """Plays many matches of one game with the same rules and bots.

    With `gather`, each record says who used what. Bots think without a clock unless the effort is
    None, so a match depends only on its seed.
    """

    def __init__(
        self,
        game_id: str,
        seats: int,
        options: Mapping[str, Any] | None,
        *,
        gather: bool = False,
        effort: Effort | None = UNTIMED,
    ) -> None:
        self.game: Game = find_game(game_id)
        self.rules: Rules[Any] = self.game.rules(seats, options)
        self.reader = self.rules.fact_reader() if gather else None
        self.effort = effort
        self._bots: dict[str, Bot] = {}

    def bot(self, name: str) -> Bot:
        """The bot with that name."""
        if name not in self._bots:
            self._bots[name] = load_bot(name, self.game, self.rules, self.effort)
        return self._bots[name]

    def play(
        self, index: int, seed: int, names: Sequence[str], among: Sequence[str] = ()
    ) -> PlayedMatch:
        """Play one match without a log."""
        bots = [self.bot(name) for name in names]
        rngs = [bot_rng(seed, seat, *among) for seat in range(self.rules.seats)]
        play = Playthrough(self.rules, SeededSource(seed))
        events, _ = play.start()
        decisions = 0
        while pending := play.pending:
            seat = pending[0]
            legal = play.legal(seat)
            blind = bots[seat].blind
            view = View(self.game.id, seat, pending) if blind else play.view(seat)
            drawn = () if self.reader is None else self.reader.drawn(legal)
            decided = (
                (rngs[seat].choice(drawn),) if drawn else bots[seat].decide(view, legal, rngs[seat])
            )
            plan = play.arrange(seat, decided)
            for number, action in enumerate(plan):
                if action not in (legal if number == 0 else play.legal(seat)):
                    raise _not_legal(action, names[seat], index, seed)
                events += play.apply(seat, action)[0]
                decisions += 1
        result = play.result
        if result is None:
            raise AssertionError("nobody owes a choice, but the match has no result")
        last_round = getattr(play.view(None), "round", None)
        return PlayedMatch(
            index=index,
            seed=seed,
            bots=tuple(names),
            winners=result.winners,
            reason=result.reason,
            decisions=decisions,
            rounds=last_round if isinstance(last_round, int) else None,
            scores=result.scores,
            facts=None if self.reader is None else self.reader.read(events),
        )


def _not_legal(action: Action, bot: str, index: int, seed: int) -> IllegalAction:
    args = {"action": action.notation}
    error = IllegalAction(Message("refused-not-legal-now", args, rule="core"))
    error.add_note(f"decided by the bot {bot} in game {index}, seed {seed}")
    return error


def play_match(
    game_id: str,
    bots: Sequence[BotSpec],
    seed: int,
    options: Mapping[str, Any] | None = None,
    among: Sequence[str] = (),
) -> Match:
    """A `Match` with its log, repeated from the seed and the bots of a played match."""
    game = find_game(game_id)
    match = game.new(len(bots), options, seed)
    play_out(match, [load_bot(bot, game, match.rules, UNTIMED) for bot in bots], seed, among)
    return match


def play_out(match: Match, bots: Sequence[Bot], seed: int, among: Sequence[str] = ()) -> None:
    """Let bots, given by seat, play a match to its end; the seed is for their rngs."""
    rngs = [bot_rng(seed, seat, *among) for seat in range(match.rules.seats)]
    while pending := match.pending:
        seat = pending[0]
        bot, legal = bots[seat], match.legal(seat)
        view = View(match.game.id, seat, pending) if bot.blind else match.view(seat)
        match.act_all(seat, bot.decide(view, legal, rngs[seat]))
