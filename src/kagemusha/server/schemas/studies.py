"""Studies: comments and variations on a match that is over."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kagemusha.server.schemas.common import Natural, Notation
from kagemusha.server.schemas.updates import Update

Text = Annotated[str, Meta(max_length=4_000)]
Short = Annotated[str, Meta(max_length=400)]


class StudyComment(Struct, forbid_unknown_fields=True):
    """What the author says about the moment after a number of moves."""

    move: Natural
    text: Text


class StudyAction(Struct, forbid_unknown_fields=True):
    """One action of a variation, in notation."""

    seat: Natural
    action: Notation


Actions = Annotated[list[StudyAction], Meta(max_length=600)]


class StudyVariation(Struct, forbid_unknown_fields=True):
    """Another way to play on after a number of moves; its comments count its own actions."""

    move: Natural
    actions: Actions
    comments: list[StudyComment] = []


class StudyText(Struct, forbid_unknown_fields=True):
    """What the author has written."""

    title: Short = ""
    author: Short = ""
    comments: list[StudyComment] = []
    variations: list[StudyVariation] = []


class StudyRequest(Struct, forbid_unknown_fields=True):
    """A new study of a table that is over."""

    table: str
    content: StudyText


class StudyChange(Struct, forbid_unknown_fields=True):
    """A new content, and the version that it changes."""

    version: Natural
    content: StudyText


class OpenedStudy(Struct):
    """A new study. The answer has the only copy of its secret, with which it can be changed."""

    id: str
    link: str
    secret: str


class StudyCard(Struct):
    """A study."""

    id: str
    table: str
    game: str
    version: int
    created: int
    changed: int
    content: StudyText


class VariationRequest(Struct, forbid_unknown_fields=True):
    """Another way to play on after a number of moves."""

    move: Natural
    actions: Actions
    language: str | None = None


class VariationMoment(Struct):
    """The moment to which a variation leads, as everybody sees it, and what each seat may do."""

    move: int
    spectator: Update
    seats: list[Update]
