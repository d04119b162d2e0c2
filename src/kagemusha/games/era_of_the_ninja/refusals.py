"""Why not? Every rule that an action breaks, most relevant first: `legal` decides."""

from __future__ import annotations

from collections.abc import Sequence

from kagemusha.core.action import Action
from kagemusha.core.errors import Message
from kagemusha.games.era_of_the_ninja.names import Names, player_id, stack_id, step_id
from kagemusha.games.era_of_the_ninja.notation import Choices
from kagemusha.games.era_of_the_ninja.phases import codes, verbs
from kagemusha.games.era_of_the_ninja.phases.dice import unbound
from kagemusha.games.era_of_the_ninja.phases.inventory import holds_head
from kagemusha.games.era_of_the_ninja.phases.step import Question
from kagemusha.games.era_of_the_ninja.phases.turn import TakeTurn
from kagemusha.games.era_of_the_ninja.phases.verbs import VERB, WHAT
from kagemusha.games.era_of_the_ninja.phases.windows import BeforeRoll
from kagemusha.games.era_of_the_ninja.refusal_cases import refuse
from kagemusha.games.era_of_the_ninja.state import State
from kagemusha.games.era_of_the_ninja.turn_refusals import ability_refusals, turn_refusals

STACK_VERBS = (verbs.UNIT,)
PLAYER_VERBS = (verbs.LEAD, verbs.SEAT)
TILE_VERBS = (verbs.PLACE, verbs.SPOT)
GEAR_VERBS = (verbs.KEEP, verbs.CARD, verbs.DISCARD, verbs.STOW)


def refusals(choices: Choices, state: State, seat: int, plan: Sequence[Action]) -> list[Message]:
    """The rules that the first refused action of a plan breaks; empty if the plan is legal."""
    trial = state.clone()
    for action in plan:
        number = choices.numbers.get(action.notation, -1)
        if number not in trial.legal(seat):
            return _reasons(choices.names, trial, seat, action, number)
        trial.apply(seat, number)
    return []


def _reasons(names: Names, state: State, seat: int, action: Action, number: int) -> list[Message]:
    world = state.world
    # A plan may lead to where chance or somebody else is asked: then no rule of the game is broken.
    if not world.agenda or seat not in state.pending():
        return [Message("refused-not-now", rule="core")]
    step = world.agenda[-1]
    assert isinstance(step, Question)
    ninja = world.ninja[seat]
    if isinstance(step, TakeTurn):
        return turn_refusals(names, world, ninja, number, state.legal(seat))
    if action.verb not in step.verbs:
        return [refuse("wrong-step", rule=step.rule, step=step_id(step))]
    if action.verb == "use":
        return ability_refusals(names, world, ninja, world.box.effects[number % VERB])
    if action.verb == "reroll":
        return [refuse("reroll")]
    if action.verb == "lift":
        assert isinstance(step, BeforeRoll)
        found: list[Message] = []
        roll = world.answer if step.answering else world.roll
        if holds_head(ninja):
            found.append(refuse("lift-head"))
        if unbound(world, roll):
            found.append(refuse("lift-twice"))
        if ninja.ki + ninja.extra_ki == 0:
            found.append(refuse("lift-ki"))
        return found or [refuse("lift-nothing")]
    return [_not_on_offer(names, step, state.legal(seat))]


def _not_on_offer(names: Names, step: Question, legal: list[int]) -> Message:
    """What the question offers, by name."""
    said = {"step": step_id(step)}
    verb, first = legal[0] // VERB, [option // WHAT % WHAT for option in legal]
    if verb in STACK_VERBS:
        return refuse("choice-stack", step.rule, **said, stack_list=",".join(map(stack_id, first)))
    if verb in PLAYER_VERBS:
        return refuse(
            "choice-player", step.rule, **said, player_list=",".join(map(player_id, first))
        )
    if verb in GEAR_VERBS:
        gears = dict.fromkeys(names.gear[card] for card in first)
        if verb == verbs.KEEP:
            deck = codes.DECK_NAMES[first[0] // codes.CARDS_A_DECK]
            return refuse("choice-kept", step.rule, deck=deck, gear_list=",".join(gears))
        return refuse("choice-gear", step.rule, **said, gear_list=",".join(gears))
    if verb == verbs.CHOOSE:
        ninja = [f"ninja-{names.ninja[kind]}" for kind in first]
        return refuse("choice-gear", step.rule, **said, gear_list=",".join(ninja))
    if verb == verbs.WAY:
        ways = ",".join(codes.WAY_NAMES[way] for way in first)
        return refuse("choice-way", step.rule, **said, way_list=ways)
    if verb in TILE_VERBS:
        tiles = ", ".join(map(str, dict.fromkeys(first)))
        return refuse("choice-tile", step.rule, **said, tiles=tiles)
    return refuse("choice", step.rule, **said)
