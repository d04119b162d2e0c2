"""Puzzles of WAT-AAH!: duels, as one player knows them."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.core.view import View
from kagemusha.games.wat_aah.view import WatAahView
from kagemusha.puzzles.mining_settings import MiningSettings

OF_VERB = {
    "recruit": "turn",
    "corrupt": "turn",
    "pass": "turn",
    "gate": "turn",
    "end": "turn",
    "target": "target",
    "card": "card",
    "guard": "answer",
    "no-guard": "answer",
}
"""The theme of a choice by its verb."""
LAST = 3
"""The last round."""


def themes(view: View, best: Action) -> tuple[str, ...]:
    """What the choice is about, the effect that requires it, and whether the end is near."""
    if not isinstance(view, WatAahView):
        raise TypeError(f"not a view of WAT-AAH!: {type(view).__name__}")
    found = [OF_VERB.get(best.verb, "card")]
    if best.verb in ("recruit", "corrupt"):
        found.append(best.verb)
    if view.round >= LAST:
        found.append("late")
    return tuple(found)


MINING_SETTINGS = MiningSettings(
    matches=((2, {"mode": "grasshopper"}),),
    themes=themes,
    known=("turn", "target", "card", "answer", "recruit", "corrupt", "late"),
)
