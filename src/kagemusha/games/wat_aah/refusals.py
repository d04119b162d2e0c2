"""Why an action is refused: the rule that it breaks. `legal` alone decides; this explains."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.core.choice_table import ChoiceTable
from kagemusha.core.errors import Message
from kagemusha.games.wat_aah.names import STEP_IDS
from kagemusha.games.wat_aah.phases import layout as at
from kagemusha.games.wat_aah.state import State

# The rule of each step, and the verbs that it takes.
STEPS: dict[int, tuple[str, tuple[str, ...]]] = {
    at.DRAW_STEP: ("W.3", ("recruit", "corrupt", "gate", "court")),
    at.PLACE_STEP: ("W.4", ("place", "reinforce", "pass", "court")),
    at.PICKING: ("W.4", ("card", "done", "echo")),
    at.TARGETING: ("S.13", ("target",)),
    at.GUARDING: ("S.28", ("guard", "no-guard")),
    at.SUFFERING: ("S.16", ("card",)),
    at.SWAPPING: ("S.16", ("card", "seal")),
    at.DIGGING: ("S.18", ("card",)),
    at.KEEPING: ("S.19", ("card",)),
    at.DISCARD_STEP: ("W.6", ("card", "court")),
    at.TURN_END: ("S.28", ("end", "court")),
    at.SPARING: ("S.15", ("card",)),
    at.PARDONING: ("S.28", ("card",)),
    at.TAKING: ("S.28", ("card",)),
    at.GIVING: ("S.28", ("card",)),
    at.SEALING: ("S.28", ("show-seal", "no-seal")),
    at.HONOURING: ("S.24", ("target",)),
    at.TEMPLE_STEP: ("S.25", ("temple", "peek")),
    at.TEMPLE_CHOOSING: ("S.28", ("temple-card",)),
    at.PAWN_STEP: ("S.26", ("pawns",)),
    at.MISSION_PEEK: ("S.27", ("peek", "no-peek")),
}

# Why a verb may be refused although the step takes it.
REASONS = {
    "gate": ("gate", "W.3"),
    "court": ("court", "S.28"),
    "place": ("place", "S.6"),
    "reinforce": ("reinforce", "W.5"),
    "done": ("done", "W.4"),
    "echo": ("echo", "S.28"),
    "target": ("target", "S.13"),
    "guard": ("guard", "S.28"),
    "seal": ("seal", "S.16"),
    "show-seal": ("show-seal", "S.28"),
    "temple-card": ("temple-card", "S.28"),
    "pawns": ("pawns", "S.26"),
    "peek": ("peek", "S.27"),
}


def refusals(
    choices: ChoiceTable, state: State, seat: int, plan: Sequence[Action]
) -> list[Message]:
    """The first action of a plan that is refused, and why; empty if the plan is legal."""
    trial = state.clone()
    for action in plan:
        number = choices.number(action, seat)
        if number not in trial.legal(seat):
            return [_reason(trial, action)]
        trial.apply(seat, number)
    return []


def _reason(state: State, action: Action) -> Message:
    phase = state.cells[at.PHASE]
    rule, verbs = STEPS.get(phase, ("W.2", ()))
    if action.verb not in verbs:
        args: dict[str, str | int] = {"action": str(action), "step": STEP_IDS[phase]}
        return Message("refused-wat-aah-wrong-step", args, rule)
    if action.verb == "card":
        card = str(dict(action.parts)["card"])
        problem = {
            at.PICKING: "pick",
            at.DIGGING: "not-in-jigoku",
            at.KEEPING: "not-looked-at",
            at.SPARING: "not-in-clan",
            at.PARDONING: "not-corrupt",
            at.TAKING: "not-in-his-hand",
        }.get(phase, "not-in-hand")
        return Message(f"refused-wat-aah-{problem}", {"card": card}, rule)
    problem, rule = REASONS.get(action.verb, ("now", rule))
    return Message(f"refused-wat-aah-{problem}", {"action": str(action)}, rule)
