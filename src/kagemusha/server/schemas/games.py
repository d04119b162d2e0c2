"""What a game offers: options, bots, texts, rules."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from kagemusha.text.speaker import CardPage


class Named(Struct):
    """An id and its name in the client's language."""

    id: str
    name: str


class OptionValue(Struct):
    """A value of an option, and what follows from it."""

    value: str | bool
    name: str
    about: str
    seats: list[int]
    """With how many seats it can be chosen."""
    sets: dict[str, Any]
    """Other options whose default it changes."""
    fixed: list[str]
    """Other options that leave no choice then."""


class GameOption(Struct):
    """Something to choose before a match. A file is the user's data, instead of the box's."""

    id: str
    kind: Literal["choice", "switch", "number", "per-seat", "file"]
    name: str
    about: str
    default: Any
    values: list[OptionValue]
    """Of a choice, a switch, or what one seat may have."""
    least: int | None
    most: int | None


class GuidedMatch(Struct):
    """A match for somebody who does not know the game: where they sit, and who else plays."""

    seat: int
    seats: int
    bot: str
    options: dict[str, Any]


class BotCard(Struct):
    """A bot: how strong it is, what it is called at a table, and how it plays.

    The first of its names is for the first seat that it holds, the second for the next.
    """

    id: str
    name: str
    level: str
    """What its level is called in the client's language."""
    names: list[str]
    style: str


class GameCard(Struct):
    """A game that can be played."""

    id: str
    name: str
    about: str
    minutes: tuple[int, int] | None
    """How long people take for a match, about."""
    rules: str
    seats: list[int]
    seat_names: list[Named]
    bots: list[BotCard]
    default_bot: str
    advisers: list[str]
    """Who can give hints and review a match; the first one does, unless another is named."""
    options: list[GameOption]
    lessons: int
    """How many lessons its course has."""
    puzzles: int
    guided: GuidedMatch | None
    """The match that a coach is offered for; None if there is none."""


class Lexicon(Struct):
    """The names of all that a board shows, by kind and id, and what its cards say."""

    names: dict[str, dict[str, str]]
    cards: list[CardPage]
    terms: list[CardPage]
    """The glossary."""
    rules_not_in_book: list[str]
    """Ids of the rules of which all or part is not in the rulebook."""
    cards_not_in_book: list[str]
    """Kinds of cards that the rulebook does not print."""


class RuleText(Struct):
    """A rule: how it is cited, what the rulebook says, and what is not in the rulebook."""

    id: str
    title: str
    text: str
    not_in_book: str
