"""Why not? The rules that an action breaks, each with its id; `legal` decides, this explains."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.era_of_the_ninja.names import step_id
from kagemusha.games.era_of_the_ninja.notation import Choices
from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.spending import overladen
from kagemusha.games.era_of_the_ninja.phases.step import Question
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.windows import BeforeRoll
from kagemusha.games.era_of_the_ninja.state import State

# What a turn takes: the last stage in which it may be done, the rule of the verb, and the id of
# the reason why it may be refused in its stage.
TURN: dict[str, tuple[int, str, str]] = {
    "deposit": (codes.START, "E.135", "deposit"),
    "give": (codes.START, "E.134", "trade"),
    "ask": (codes.START, "E.134", "trade"),
    "buy": (codes.SPEND, "E.33", "buy"),
    "synergy": (codes.SPEND, "E.35", "synergy"),
    "activate": (codes.ADJUST, "E.41", "activate"),
    "sheathe": (codes.ADJUST, "E.40", "sheathe"),
    "stow": (codes.ADJUST, "E.34", "stow"),
    "fetch": (codes.ADJUST, "E.34", "stow"),
    "move": (codes.SPRINTING, "E.42", "move"),
    "explore": (codes.SPRINTING, "E.43", "explore"),
    "sprint": (codes.WALK, "E.46", "now"),
    "attack": (codes.AGAIN, "E.53", "attack"),
    "strike": (codes.AGAIN, "E.53", "attack"),
    "hide": (codes.WALK, "E.67", "now"),
    "heal": (codes.WALK, "E.124", "heal"),
    "search": (codes.WALK, "E.146", "search"),
    "steal": (codes.WALK, "E.100", "steal"),
    "wound": (codes.WALK, "E.99", "wound"),
    "drop": (codes.WALK, "E.157", "drop"),
    "pick-up": (codes.WALK, "E.157", "pick-up"),
    "use": (codes.AGAIN, "E.98", "use"),
    "done": (codes.AGAIN, "E.32", "now"),
}


def refusals(choices: Choices, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
    """The first action of a plan that is refused, and why; empty if the plan is legal."""
    trial = state.clone()
    for action in plan:
        number = choices.numbers.get(action.notation, -1)
        if number not in trial.legal(seat):
            return [_reason(trial, seat, action)]
        trial.apply(seat, number)
    return []


def _reason(state: State, seat: int, action: Action) -> Message:
    world = state.world
    # A plan may lead to where chance or somebody else is asked: then no verb is right.
    if not world.agenda or seat not in state.pending():
        return Message("refused-not-legal-now", {"action": str(action)}, "core")
    step = world.agenda[-1]
    said: dict[str, str | int] = {"action": str(action), "step": step_id(step)}
    assert isinstance(step, Question)
    if not isinstance(step, TakeTurn):
        known = action.verb in step.verbs
        problem = "choice" if known else "wrong-step"
        if action.verb == "lift" and isinstance(step, BeforeRoll):
            problem = "lift-head" if holds_head(world.ninja[seat]) else "lift"
        elif action.verb == "reroll" and known:
            problem = "reroll"
        elif action.verb == "use" and known:
            problem = "use"
        return Message(f"refused-era-{problem}", said, step.rule)
    if action.verb not in TURN:
        return Message("refused-era-wrong-step", said, "E.31")
    last, rule, problem = TURN[action.verb]
    ninja = world.ninja[seat]
    if ninja.stage > last:
        said["stage"] = codes.STAGE_NAMES[ninja.stage]
        return Message("refused-era-too-late", said, "E.31")
    if ninja.stage == codes.AGAIN and action.verb not in ("attack", "strike", "done"):
        return Message("refused-era-only-attack", said, "E.32")
    if ninja.stage == codes.SPRINTING and action.verb in ("attack", "strike"):
        return Message("refused-era-too-late", {**said, "stage": "sprint"}, "E.32")
    trading = problem in ("trade", "deposit")
    if not trading and ninja.stage == codes.START and overladen(world, ninja):
        problem, rule = "now", "E.134"
    elif problem == "explore" and world.terms.death_match:
        problem, rule = "explore-death-match", "E.142"
    elif problem == "buy" and ninja.pool_used:
        problem, rule = "pool-used", "E.136"
    elif problem in ("wound", "steal") and not world.terms.can_fight:
        head = problem == "steal" and world.terms.mode == codes.LORDS_HEAD
        problem = "steal-head" if head else "no-nvn"
    return Message(f"refused-era-{problem}", said, rule)
