"""A study: comments and variations on a match that is over, saved for others to open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kagemusha.core.errors import Message
from kagemusha.table.errors import TableError
from kagemusha.table.input_checks import check_name, check_text

if TYPE_CHECKING:
    from kagemusha.table.finished_table import FinishedTable

LONGEST_TITLE = 100
LONGEST_COMMENT = 2_000
MOST_COMMENTS = 200
MOST_VARIATIONS = 50
MOST_ACTIONS = 600
"""Of all variations together: each is carried out before it is saved."""


@dataclass(frozen=True, slots=True)
class Comment:
    """What the author says about the moment after a number of moves."""

    move: int
    text: str


@dataclass(frozen=True, slots=True)
class VariationAction:
    """One action of a variation."""

    seat: int
    action: str
    """In notation."""


@dataclass(frozen=True, slots=True)
class Variation:
    """Another way to play on after a number of moves of the match."""

    move: int
    actions: tuple[VariationAction, ...]
    comments: tuple[Comment, ...] = ()
    """By the number of actions made; 0 is the moment at which it leaves the match."""


@dataclass(frozen=True, slots=True)
class StudyContent:
    """What the author has written."""

    title: str = ""
    author: str = ""
    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it is kept."""

    id: str
    table: str
    version: int
    """1 at first, and one more after every change."""
    created: int
    touched: int
    content: StudyContent


def check_content(
    content: StudyContent, finished: FinishedTable, before: StudyContent | None = None
) -> StudyContent:
    """What was written, in the form in which it is kept; TableError or a refusal of the rules.

    Every variation is carried out, except those that were in the study before.
    """
    number = sum(len(one.comments) for one in content.variations) + len(content.comments)
    actions = sum(len(one.actions) for one in content.variations)
    for found, most in (
        (number, MOST_COMMENTS),
        (len(content.variations), MOST_VARIATIONS),
        (actions, MOST_ACTIONS),
    ):
        if found > most:
            raise TableError(Message("study-too-much", {"number": found, "most": most}))
    known = () if before is None else before.variations
    return StudyContent(
        title=check_text(content.title.replace("\n", " "), LONGEST_TITLE),
        author=check_name(content.author),
        comments=_comments(content.comments, finished.length),
        variations=tuple(_variation(one, finished, known) for one in content.variations),
    )


def _comments(given: Sequence[Comment], last: int) -> tuple[Comment, ...]:
    """In order; those without text are left out."""
    found: dict[int, Comment] = {}
    for comment in given:
        if not 0 <= comment.move <= last or comment.move in found:
            raise TableError(Message("table-no-such-move", {"number": comment.move, "last": last}))
        found[comment.move] = Comment(comment.move, check_text(comment.text, LONGEST_COMMENT))
    return tuple(found[move] for move in sorted(found) if found[move].text)


def _variation(given: Variation, finished: FinishedTable, known: Sequence[Variation]) -> Variation:
    if not given.actions:
        raise TableError(Message("study-empty-variation"))
    if not any((given.move, given.actions) == (one.move, one.actions) for one in known):
        finished.variation(given.move, [(one.seat, one.action) for one in given.actions])
    comments = _comments(given.comments, len(given.actions))
    return Variation(given.move, given.actions, comments)
