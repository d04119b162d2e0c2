"""Why a choice was made, in a short note."""

from __future__ import annotations

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.era_of_the_ninja.view import EraView

ONLY = Message("bots-era-only")
HUNCH = Message("bots-era-hunch")
NOTES = {
    "hide": "hide",
    "done": "wait",
    "explore": "explore",
    "move": "go",
    "sprint": "go",
    "buy": "buy",
    "synergy": "buy",
    "activate": "buy",
    "lift": "lift",
    "reroll": "reroll",
    "stand": "stand",
    "roll": "stand",
    "wound": "fight",
    "steal": "fight",
}
"""The note for each verb; all others share one."""
LORD = "lord"


def reason(view: EraView, action: Action, plans: int = 0) -> Message:
    """The note on a choice, and how many were compared."""
    note = NOTES.get(action.verb, "other")
    if action.verb in ("attack", "strike"):
        note = "lord" if str(action.parts[0][1]) == LORD else "attack"
    args: dict[str, str | int] = {"tried": "yes" if plans > 1 else "no", "plans": plans}
    if note in ("lift", "reroll", "stand") and view.seat is not None:
        args["ki"] = view.players[view.seat].ki
    return Message(f"bots-era-{note}", args)
