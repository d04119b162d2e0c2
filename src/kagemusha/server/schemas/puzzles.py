"""Puzzles."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kagemusha.server.schemas.common import Plan
from kagemusha.server.schemas.games import Named
from kagemusha.server.schemas.updates import Update
from kagemusha.text.speaker import Tip


class PuzzleCard(Struct):
    """A puzzle in a list."""

    id: str
    themes: list[str]
    """Ids."""
    difficulty: Literal["easy", "medium", "hard"]


class Puzzles(Struct):
    """The puzzles of a game, by id; none if it has none."""

    puzzles: list[PuzzleCard]
    themes: list[Named]


class PuzzleAnswer(Struct):
    """A choice of a puzzle, what it loses, and where it leads."""

    choice: str
    verdict: Literal["best", "right", "mistake", "blunder"]
    loss: float
    """The chance of winning that it loses against the best choice, over the worlds that fit."""
    margin: float
    """Half of the 95 % interval of the loss."""
    frames: list[Update]
    """What it leads to, one after another, as the seat sees it."""


class PuzzleDetails(Struct):
    """A whole puzzle: what its seat knows, and every choice with its judgement."""

    card: PuzzleCard
    seat: int
    side: str
    """What the rulebook calls the seat; "" if it has no name."""
    themes: list[str]
    """In words."""
    value: float
    """The chance of winning with the best choice."""
    level: str
    """Whose chance it is: of a seat if everybody goes on at this level."""
    update: Update
    tips: list[Tip]
    """What everything on the board comes to, for the seat."""
    answers: list[PuzzleAnswer]


class PuzzleWhyRequest(Struct, forbid_unknown_fields=True):
    """A plan that one would like to do in a puzzle."""

    plan: Plan
    language: str | None = None
