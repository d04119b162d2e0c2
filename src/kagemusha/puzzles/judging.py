"""Judges what each choice in a position loses, with one or more calibrated estimates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kagemusha.bots.bot import Thinker
from kagemusha.bots.chances import DEFAULT_LEVEL, Estimator, thinker_seed
from kagemusha.bots.decisions import DecisionPoint, judge
from kagemusha.bots.review import MISTAKE, SURE
from kagemusha.bots.roster import named_thinker
from kagemusha.bots.thinking_time import Effort
from kagemusha.core.action import Action, Legal
from kagemusha.core.chance import Rng
from kagemusha.core.match import Match
from kagemusha.core.view import View
from kagemusha.puzzles.puzzle import PuzzleAnswer

OPEN = (0.10, 0.95)
"""The range of the chance with the best choice; outside it the match is decided."""
NEAR = 0.05
"""A right choice loses at most this much, however wide its interval is."""
LONGEST = 400
"""A continuation that is longer than this number of moves is a bug."""


@dataclass(frozen=True)
class Judgement:
    """The choices in a position, best first, and the chance with the best one."""

    chance: float
    answers: tuple[PuzzleAnswer, ...]
    by_trials: bool = True
    """Whether the chances come from trials to the end of the match, each with its own error.

    Otherwise they come from an evaluation of the table after a choice.
    """

    @property
    def right(self) -> tuple[PuzzleAnswer, ...]:
        """The choices that cannot be distinguished from the best one."""
        return tuple(one for one in self.answers if one.right)

    def is_promising(self, margin: float) -> bool:
        """Whether a longer, more precise search may find few right choices."""
        near = [one for one in self.answers if one.loss < margin]
        return OPEN[0] <= self.chance <= OPEN[1] and 2 * len(near) <= len(self.answers)

    def is_clear(self, margin: float = MISTAKE, sure: float = SURE) -> bool:
        """Whether few choices are right, and all others are clearly wrong."""
        if not OPEN[0] <= self.chance <= OPEN[1]:
            return False
        wrong = [one for one in self.answers if not one.right]
        return (
            2 * len(self.right) <= len(self.answers)
            and all(one.loss <= NEAR for one in self.right)
            and all(one.loss >= max(margin, sure * one.error) for one in wrong)
        )

    def agrees(self, other: Judgement) -> bool:
        """Whether the same choices are right in both."""
        return {one.choice for one in self.right} == {one.choice for one in other.right}


class Judge:
    """Judges positions of a match with a thinker, the strongest unless one is named."""

    def __init__(
        self, match: Match, work: float, level: str = DEFAULT_LEVEL, bot: str = ""
    ) -> None:
        self.thinker: Thinker = named_thinker(bot, match.game, match.rules, Effort(work))
        self.estimator = Estimator(match.rules, self.thinker.name, level)

    def judge(self, view: View, legal: Legal, purpose: str = "bot") -> Judgement | None:
        """Judge every choice of a seat, given what it knows; `purpose` determines the seed."""
        consider = [[action] for action in legal]
        rng = Rng(thinker_seed(view), purpose)
        thought = self.thinker.think(view, legal, rng, consider)
        point = DecisionPoint(view.seat or 0, 0, 1, view, legal, ())
        answers: list[PuzzleAnswer] = []
        best = 0.0
        for action in legal:
            decision = judge(replace(point, played=(action,)), thought, self.estimator)
            if decision.after is None:
                return None
            own = (action,) == thought.plan
            best = max(best, decision.after) if own else best
            error = 0.0 if own else decision.loss_error
            answers.append(PuzzleAnswer(action.notation, decision.loss, error))
        if thought.plan not in [(action,) for action in legal]:
            return None
        by_trials = any(option.error is not None for option in thought.candidates)
        return Judgement(best, _ordered(answers, thought.plan[0]), by_trials)

    def continued(self, match: Match, judged: Judgement) -> Judgement | None:
        """Judge the same choices by the thinker's estimate after the rest of the round.

        For a thinker that evaluates tables instead of playing them out, this search is deeper by
        the rest of the round and the whole next one.
        """
        chances = self.later_chances(match, [answer.choice for answer in judged.answers])
        if chances is None:
            return None
        best = max(judged.right, key=lambda one: chances[one.choice][0]).choice
        top, error = chances[best]
        answers = [
            PuzzleAnswer(
                choice,
                max(0.0, top - chance),
                0.0 if choice == best else (error**2 + own**2) ** 0.5,
            )
            for choice, (chance, own) in chances.items()
        ]
        if any(chance > top for chance, _ in chances.values()):
            return None
        return Judgement(top, _ordered(answers, match.parse(best)[0]), by_trials=False)

    def later_chances(
        self, match: Match, choices: Sequence[str]
    ) -> dict[str, tuple[float, float]] | None:
        """The chance, with its error, after each choice and the rest of the round, if known."""
        seat = match.pending[0]
        chances: dict[str, tuple[float, float]] = {}
        for choice in choices:
            found = self._later(match, seat, choice)
            if found is None:
                return None
            chances[choice] = found
        return chances

    def _later(self, match: Match, seat: int, choice: str) -> tuple[float, float] | None:
        """A seat's chance, and its error, when all choose simultaneously again, or at the end."""
        copy = match.clone()
        copy.act(seat, choice)
        for _ in range(LONGEST):
            if copy.result is not None:
                return float(seat in copy.result.winners), 0.0
            if len(copy.pending) > 1:
                if seat not in copy.pending:
                    return None
                view = copy.view(seat)
                thought = self.thinker.think(view, copy.legal(seat), Rng(thinker_seed(view), "bot"))
                if thought.chance is None:
                    return None
                estimate = self.estimator.of(view, thought.chance, thought.error)
                return estimate.chance, estimate.error
            mover = copy.pending[0]
            copy.act_all(mover, decide(self.thinker, copy, mover))
        return None


def decide(bot: Thinker, match: Match, seat: int) -> Sequence[Action]:
    """A bot's decision, the same each time."""
    view = match.view(seat)
    return bot.decide(view, match.legal(seat), Rng(thinker_seed(view), "bot"))


def is_open(match: Match, seat: int) -> bool:
    """Whether a seat chooses alone, in one step that the others see immediately."""
    return match.pending == (seat,) and all(
        match.after(seat, [action])[0].moves[-1].face is not None for action in match.legal(seat)
    )


def _ordered(answers: Sequence[PuzzleAnswer], best: Action) -> tuple[PuzzleAnswer, ...]:
    return tuple(
        sorted(answers, key=lambda one: (one.choice != best.notation, one.loss, one.choice))
    )
