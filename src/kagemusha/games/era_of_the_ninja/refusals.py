"""Why not? The rules that an action breaks, each with its id; `legal` decides, this explains."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.era_of_the_ninja.names import step_id
from kagemusha.games.era_of_the_ninja.notation import Book
from kagemusha.games.era_of_the_ninja.phases import agenda as do
from kagemusha.games.era_of_the_ninja.phases import codes as at
from kagemusha.games.era_of_the_ninja.phases.deal import can_fight
from kagemusha.games.era_of_the_ninja.phases.ends import death_match
from kagemusha.games.era_of_the_ninja.phases.stats import holds_head
from kagemusha.games.era_of_the_ninja.phases.turn import overladen
from kagemusha.games.era_of_the_ninja.state import State

WINDOW = ("roll", "lift", "reroll", "stand", "use")

# Which verbs a question takes, and the rule that says so.
STEPS: dict[int, tuple[str, tuple[str, ...]]] = {
    do.KEEP_NINJA: ("E.14", ("keep",)),
    do.KEEP_CARDS: ("E.16", ("keep",)),
    do.KEEP_NEW: ("E.118", ("keep",)),
    do.DECLARE: ("E.128", ("declare",)),
    do.NAME_LEAD: ("E.25", ("lead",)),
    do.BEFORE: ("E.7", ("roll", "lift", "use")),
    do.AFTER: ("E.9", ("stand", "reroll", "use")),
    do.NVN_AFTER: ("E.104", ("stand", "reroll", "use")),
    do.TURN_TILE: ("E.44", ("turn",)),
    do.SUBSTITUTE: ("E.51", ("substitute",)),
    do.DISCARD_EXCESS: ("E.34", ("discard",)),
    do.CHOOSE_ACTIVATION: ("E.72", ("pick",)),
    do.CHOOSE_TARGET: ("E.73", ("target",)),
    do.CHOOSE_ROUTE: ("E.73", ("go",)),
    do.INTERCEPT: ("E.125", ("intercept", "skip")),
    do.CHOOSE_MERGE: ("E/r49", ("merge",)),
    do.REPLACE: ("E.118", ("come", "stay-out")),
    do.CHOOSE_ENTRY: ("E.116", ("at",)),
    do.MAY: ("E.98", ("use", "skip")),
    do.CHOOSE_STACK: ("E.98", ("pick",)),
    do.CHOOSE_NINJA: ("E.98", ("target",)),
    do.CHOOSE_TILE: ("E.98", ("at",)),
    do.CHOOSE_WAY: ("E.98", ("go",)),
    do.CHOOSE_CARD: ("E.98", ("card",)),
    do.CHOOSE_LOOT: ("E.98", ("card",)),
    do.PEEKED: ("E.98", ("stand", "shuffle")),
    do.CONSENT: ("E.134", ("accept", "refuse")),
    do.PLACE_SPOT: ("E/r60", ("place",)),
    do.START_TILE: ("E.143", ("at",)),
}

# What a turn takes: the last stage in which it may be done, the rule of the verb, and the id of
# the reason why it may be refused in its stage.
TURN: dict[str, tuple[int, str, str]] = {
    "deposit": (do.START, "E.135", "deposit"),
    "give": (do.START, "E.134", "trade"),
    "ask": (do.START, "E.134", "trade"),
    "buy": (do.SPEND, "E.33", "buy"),
    "synergy": (do.SPEND, "E.35", "synergy"),
    "activate": (do.ADJUST, "E.41", "activate"),
    "sheathe": (do.ADJUST, "E.40", "sheathe"),
    "stow": (do.ADJUST, "E.34", "stow"),
    "fetch": (do.ADJUST, "E.34", "stow"),
    "move": (do.SPRINTING, "E.42", "move"),
    "explore": (do.SPRINTING, "E.43", "explore"),
    "sprint": (do.WALK, "E.46", "now"),
    "attack": (do.AGAIN, "E.53", "attack"),
    "strike": (do.AGAIN, "E.53", "attack"),
    "hide": (do.WALK, "E.67", "now"),
    "heal": (do.WALK, "E.124", "heal"),
    "search": (do.WALK, "E.146", "search"),
    "steal": (do.WALK, "E.100", "steal"),
    "wound": (do.WALK, "E.99", "wound"),
    "drop": (do.WALK, "E.157", "drop"),
    "pick-up": (do.WALK, "E.157", "pick-up"),
    "use": (do.AGAIN, "E.98", "use"),
    "done": (do.AGAIN, "E.32", "now"),
}


def refusals(book: Book, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
    """The first action of a plan that is refused, and why; empty if the plan is legal."""
    trial = state.clone()
    for action in plan:
        number = book.numbers.get(action.notation, -1)
        if number not in trial.legal(seat):
            return [_reason(trial, seat, action)]
        trial.apply(seat, number)
    return []


def _reason(state: State, seat: int, action: Action) -> Message:
    table = state.table
    # A plan may lead to where chance or somebody else is asked: then no verb is right.
    if not table.agenda or seat not in state.pending():
        return Message("refused-not-legal-now", {"action": str(action)}, "core")
    step = table.agenda[-1]
    said: dict[str, str | int] = {"action": str(action), "step": step_id(step.kind)}
    if step.kind != do.TURN:
        rule, verbs = STEPS[step.kind]
        problem = "choice" if action.verb in verbs else "wrong-step"
        if action.verb == "lift" and step.kind == do.BEFORE:
            problem = "lift-head" if holds_head(table.ninja[seat]) else "lift"
        elif action.verb == "reroll" and "reroll" in verbs:
            problem = "reroll"
        elif action.verb == "use" and action.verb in verbs:
            problem = "use"
        return Message(f"refused-era-{problem}", said, rule)
    if action.verb not in TURN:
        return Message("refused-era-wrong-step", said, "E.31")
    last, rule, problem = TURN[action.verb]
    ninja = table.ninja[seat]
    if ninja.stage > last:
        said["stage"] = do.STAGE_NAMES[ninja.stage]
        return Message("refused-era-too-late", said, "E.31")
    if ninja.stage == do.AGAIN and action.verb not in ("attack", "strike", "done"):
        return Message("refused-era-only-attack", said, "E.32")
    if ninja.stage == do.SPRINTING and action.verb in ("attack", "strike"):
        return Message("refused-era-too-late", {**said, "stage": "sprint"}, "E.32")
    trading = problem in ("trade", "deposit")
    if not trading and ninja.stage == do.START and overladen(table, ninja):
        problem, rule = "now", "E.134"
    elif problem == "explore" and death_match(table):
        problem, rule = "explore-death-match", "E.142"
    elif problem == "buy" and ninja.pool_used:
        problem, rule = "pool-used", "E.136"
    elif problem in ("wound", "steal") and not can_fight(table):
        head = problem == "steal" and table.terms.mode == at.LORDS_HEAD
        problem = "steal-head" if head else "no-nvn"
    return Message(f"refused-era-{problem}", said, rule)
