"""Shared by the lessons of WAT-AAH!: the choices for placing a clan."""

from __future__ import annotations

LEARNER = 0


def placing(clan: str, *cards: str, verb: str = "place") -> tuple[str, ...]:
    """The choices that put these cards into a clan."""
    return (f"{verb} {clan}", *(f"card {card}" for card in cards), "done")
