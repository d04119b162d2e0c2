"""Why a plan was chosen, in a short note."""

from __future__ import annotations

from typing import Any

from kagemusha.bots.bot import Candidate
from kagemusha.bots.wat_aah.search.between_rounds import possible_bosses
from kagemusha.bots.wat_aah.search.playout import mean_unknown_strength
from kagemusha.core.errors import Message
from kagemusha.games.wat_aah.view import WatAahView

END = 4
"""The clans that end a round."""
BY_STEP = {
    "discard-step": "lose",
    "suffering": "lose",
    "swapping": "lose",
    "giving": "lose",
    "digging": "take",
    "keeping": "take",
    "taking": "take",
    "targeting": "target",
    "pawn-step": "pawns",
    "temple-step": "learn",
    "temple-choosing": "learn",
    "mission-peek": "learn",
}


def reason(view: WatAahView, world: Any, best: Candidate, plans: int) -> Message:
    """The note on a plan. `world` fits the view."""
    seat = view.seat or 0
    verb = best.plan[0].verb
    note = "other"
    if verb in ("corrupt", "recruit"):
        note = verb
    elif verb == "place":
        note = "fourth" if len(view.players[seat].clans) + 1 >= END else "place"
    elif verb == "reinforce":
        note = "place"
    elif verb == "pass":
        note = "wait"
    elif verb != "court":
        note = BY_STEP.get(view.step, "other")
    args: dict[str, str | int] = {}
    if note == "corrupt":
        cost = mean_unknown_strength(world, seat)
        args |= {"cards": round(cost + 2), "cost": round(cost)}
    elif note == "pawns":
        args["bosses"] = possible_bosses(world, seat)
    elif note in ("place", "other"):
        args["plans"] = plans
    return Message(f"bots-wat-aah-{note}", args)
