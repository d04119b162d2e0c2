"""A puzzle as data: a position from one seat's knowledge, and what each choice there loses."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from kagemusha.bots.chances import NORMAL_95
from kagemusha.bots.review import BLUNDER
from kagemusha.core.errors import IllegalAction, Message

Verdict = Literal["best", "right", "mistake", "blunder"]
"""The best choice; one that cannot be told from it; a wrong one; one that loses a lot."""
Difficulty = Literal["easy", "medium", "hard"]
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
DIGITS = 4
"""Decimals of stored chances."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """One legal choice of a puzzle, and what it loses."""

    choice: str
    """In notation."""
    loss: float
    """The chance of winning that it loses against the best choice, over the worlds that fit."""
    error: float
    """The standard error of the loss; 0 for the best choice itself."""
    line: tuple[str, ...] = ()
    """How the match goes on after it, in the world of the puzzle: `1 recruit` is seat 1."""

    @property
    def margin(self) -> float:
        """Half of the 95 % interval of the loss."""
        return NORMAL_95 * self.error

    @property
    def right(self) -> bool:
        """Whether its interval reaches down to no loss at all."""
        return self.loss <= self.margin

    @property
    def verdict(self) -> Verdict:
        """How it is judged."""
        if self.right:
            return "right" if self.loss or self.error else "best"
        return "blunder" if self.loss >= BLUNDER else "mistake"


@dataclass(frozen=True)
class Puzzle:
    """What to choose here? The position is one of the worlds that fit what the seat knows.

    It was drawn for the puzzle from the seat's view: what was hidden in the match that the puzzle
    comes from is not in it. The losses are means over all such worlds.
    """

    id: str
    game: str
    rules: str
    """The version of the rules, and the fingerprint of the content, that it was judged by."""
    seats: int
    options: Mapping[str, Any]
    seat: int
    """Who chooses."""
    position: str
    seed: int
    """Of chance, where the line asks it."""
    value: float
    """The chance of winning with the best choice."""
    level: str
    """Whose chances they are; "" for the engine's own."""
    answers: tuple[PuzzleAnswer, ...]
    """Every legal choice, the best first."""
    themes: tuple[str, ...]
    difficulty: Difficulty
    mined_from: str = ""
    """The seed of the mining, the match and the move that it comes from."""
    shares: Mapping[str, float] = field(default_factory=dict)
    """How often bots of a level found a right choice: the difficulty follows from it."""

    @property
    def chance(self) -> tuple[str, ...]:
        """What chance answers first: only its seed decides."""
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
        """One line."""
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
