"""Puzzles of Era of the Ninja: a lone ninja in the castle."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.core.view import View
from kagemusha.games.era_of_the_ninja.view import EraView
from kagemusha.puzzles.mining_settings import MiningSettings

OF_VERB = {
    **dict.fromkeys(("attack", "strike", "pick", "target"), "fight"),
    **dict.fromkeys(("move", "explore", "go", "turn", "sprint", "at", "place"), "way"),
    **dict.fromkeys(("hide", "search"), "shadow"),
    **dict.fromkeys(("roll", "lift", "reroll", "stand"), "dice"),
    **dict.fromkeys(
        ("buy", "synergy", "deposit", "keep", "activate", "sheathe", "discard", "stow", "fetch"),
        "gear",
    ),
    "done": "patience",
}
"""The theme of a choice by its verb; all others are abilities."""
HURT = 3
"""A ninja with at most this many Wounds left is hurt."""


def themes(view: View, best: Action) -> tuple[str, ...]:
    """What the choice is about, whether the ninja is hurt, and whether the Lord is there."""
    if not isinstance(view, EraView):
        raise TypeError(f"not a view of Era of the Ninja: {type(view).__name__}")
    found = [OF_VERB.get(best.verb, "ability")]
    if _is_hurt(view):
        found.append("survival")
    if view.lord_state != "away":
        found.append("lord")
    return tuple(found)


def worth(view: View) -> bool:
    """Whether the match may soon be decided; before that no choice makes a clear difference."""
    if not isinstance(view, EraView) or view.step == "after-roll":
        return False  # rerolls are too similar, and the file has enough of them
    return view.lord_state != "away" or _is_hurt(view)


def _is_hurt(view: EraView) -> bool:
    """Whether few Wounds are left; before the match begins there are none."""
    return view.seat is not None and 0 < view.players[view.seat].wounds <= HURT


MINING_SETTINGS = MiningSettings(
    matches=((1, {"mode": "lone-ninja"}),),
    themes=themes,
    worth=worth,
    most_choices=10,
    most={"dice": 1 / 3},
    known=(
        *("fight", "way", "shadow", "dice", "gear", "patience", "ability"),
        *("survival", "lord"),
    ),
)
