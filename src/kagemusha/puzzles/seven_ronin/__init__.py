"""Puzzles of 7 Ronin: abilities after both plans were revealed, when nothing is hidden."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.core.view import View
from kagemusha.games.seven_ronin.board import RONIN_IDS
from kagemusha.games.seven_ronin.view import VillageView
from kagemusha.puzzles.mining_settings import MiningSettings

LATE = 3
"""The last rounds, this many, are near the end."""


def themes(view: View, best: Action) -> tuple[str, ...]:
    """The side, what the best choice uses, and whether the end is near."""
    if not isinstance(view, VillageView):
        raise TypeError(f"not a view of 7 Ronin: {type(view).__name__}")
    found = ["defence" if view.seat else "attack"]
    if best.verb == "done":
        found.append("patience")
    elif best.verb == "divide":
        found.append("division")
    elif best.verb in RONIN_IDS:
        found.append("ronin")
    else:
        found.append("area")
    if len(view.track) - view.round < LATE:
        found.append("late")
    return tuple(found)


MINING_SETTINGS = MiningSettings(
    matches=((2, {}),),
    themes=themes,
    known=("attack", "defence", "patience", "division", "ronin", "area", "late"),
    least_choices=3,
    most_choices=16,
    most={"defence": 2 / 3},
    verifier="champion",
)
