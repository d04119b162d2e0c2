"""What several messages share: numbers, plans and refusals."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from kagemusha.server.schemas.updates import Update

MOST_SECRETS = 200
LARGEST = 2**31 - 1
"""The largest number in our database columns."""
Natural = Annotated[int, Meta(ge=0, le=LARGEST)]
Notation = Annotated[str, Meta(max_length=200)]
Plan = Annotated[str, Meta(max_length=4_000)] | Annotated[list[Notation], Meta(max_length=200)]
"""Many times the longest that a game needs: reading takes time."""


class Reason(Struct):
    """One thing that was wrong."""

    id: str
    text: str
    rule: str


class Problem(Struct):
    """Why something was refused. `update` is the current state, after a stale command."""

    id: str
    text: str
    rule: str
    reasons: list[Reason]
    update: Update | UnsetType = UNSET


class Why(Struct):
    """Every rule that a plan would break now; none if it is legal."""

    reasons: list[Reason]
