"""A puzzle as data: a position as one seat knows it, and what each choice there loses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from kagemusha.bots.chances import NORMAL_95
from kagemusha.bots.review import BLUNDER
from kagemusha.core.errors import IllegalAction, Message

Verdict = Literal["best", "right", "mistake", "blunder"]
"""The best choice; one not distinguishable from it; a wrong one; one that loses a lot."""
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
DIGITS = 4
"""The number of decimals of stored chances."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """One legal choice of a puzzle, and what it loses."""

    choice: str
    """In notation."""
    loss: float
    """The chance of winning that it loses compared with the best choice, over fitting worlds."""
    error: float
    """The standard error of the loss; 0 for the best choice itself."""
    line: tuple[str, ...] = ()
    """The following moves in the world of the puzzle: `1 recruit` is by seat 1."""

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the loss."""
        return NORMAL_95 * self.error

    @property
    def right(self) -> bool:
        """Whether its interval includes no loss."""
        return self.loss <= self.margin

    @property
    def verdict(self) -> Verdict:
        """The verdict on this choice."""
        if self.right:
            return "right" if self.loss or self.error else "best"
        return "blunder" if self.loss >= BLUNDER else "mistake"


@dataclass(frozen=True)
class Puzzle:
    """A puzzle asks for the best choice. Its position is a world that fits what the seat knows.

    That world was drawn from the seat's view, so it does not contain what was hidden in the
    original match. The losses are means over all such worlds.
    """

    id: str
    game: str
    rules: str
    """The version of the rules, and the hash of the content, with which it was judged."""
    seats: int
    options: Mapping[str, Any]
    seat: int
    """The seat that chooses."""
    position: str
    seed: int
    """The seed of chance for the moves that follow."""
    value: float
    """The chance of winning with the best choice."""
    level: str
    """The level that the chances are valid for; "" for the engine's own values."""
    answers: tuple[PuzzleAnswer, ...]
    """Every legal choice, best first."""
    themes: tuple[str, ...]
    difficulty: Difficulty
    mined_from: str = ""
    """The seed of the mining, the match and the move that it comes from."""
    shares: Mapping[str, float] = field(default_factory=dict)
    """How often bots of each level found a right choice; this determines the difficulty."""

    @property
    def chance(self) -> tuple[str, ...]:
        """Empty: only the seed decides what chance answers."""
        return ()

    @property
    def best(self) -> PuzzleAnswer:
        """The best choice."""
        return self.answers[0]

    def answer(self, choice: str) -> PuzzleAnswer:
        """The judgement of a choice; IllegalAction if there is no such choice."""
        for one in self.answers:
            if one.choice == choice:
                return one
        known = ", ".join(one.choice for one in self.answers)
        raise IllegalAction(Message("puzzle-no-such-choice", {"choice": choice, "known": known}))

    def to_json(self) -> str:
        """The puzzle as one line."""
        data = {
            "id": self.id,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": self.seat,
            "position": self.position,
            "seed": self.seed,
            "value": round(self.value, DIGITS),
            "level": self.level,
            "answers": [
                [one.choice, round(one.loss, DIGITS), round(one.error, DIGITS), list(one.line)]
                for one in self.answers
            ],
            "themes": list(self.themes),
            "difficulty": self.difficulty,
            "shares": dict(self.shares),
            "source": self.mined_from,
        }
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read_puzzle(game: str, line: str) -> Puzzle:
    """A puzzle from its line."""
    data = json.loads(line)
    answers = tuple(
        PuzzleAnswer(choice, loss, error, tuple(played))
        for choice, loss, error, played in data.pop("answers")
    )
    themes = tuple(data.pop("themes"))
    origin = data.pop("source", "")
    return Puzzle(game=game, answers=answers, themes=themes, mined_from=origin, **data)
