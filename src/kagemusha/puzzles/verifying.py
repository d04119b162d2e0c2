"""Verifies puzzles with another bot than the one that judged them."""

from __future__ import annotations

from dataclasses import dataclass

from kagemusha.bots.chances import ask
from kagemusha.core.errors import KagemushaError
from kagemusha.core.game import Game
from kagemusha.learn.attempt import opening
from kagemusha.puzzles.judging import Judge
from kagemusha.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Verification:
    """What a bot chooses in a puzzle."""

    puzzle: Puzzle
    choice: str
    """In notation; "" if the current rules or cards do not allow the position."""

    @property
    def agrees(self) -> bool:
        """Whether the bot's choice is right according to the puzzle."""
        return any(one.right and one.choice == self.choice for one in self.puzzle.answers)


class Verifier:
    """Lets a bot solve puzzles: first as in a match, then by a search of the next round."""

    def __init__(self, game: Game, bot: str, work: float) -> None:
        self._game, self._bot, self._work = game, bot, work
        self._judges: dict[str, Judge] = {}

    def verify(self, given: Puzzle) -> Verification:
        """The bot's choice in a match if it is wrong, otherwise the best by the deeper search.

        A bot that plays to the end of the match already searches that deep.
        """
        try:
            rules, match = opening(self._game, given)
            view, legal = match.view(given.seat), match.legal(given.seat)
        except (KagemushaError, LookupError):
            return Verification(given, "")
        key = repr(sorted(rules.options.items()))
        if key not in self._judges:
            self._judges[key] = Judge(match, self._work, bot=self._bot)
        judge = self._judges[key]
        thought = ask(judge.thinker, view, legal)
        first = Verification(given, thought.plan[0].notation)
        if not first.agrees or any(option.error is not None for option in thought.candidates):
            return first
        chances = judge.later_chances(match, [one.choice for one in given.answers])
        if chances is None:
            return first
        # The answers are sorted, so of equal choices the best one of the puzzle counts.
        return Verification(given, max(chances, key=lambda choice: chances[choice][0]))
