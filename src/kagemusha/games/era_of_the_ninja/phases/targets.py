"""What an effect may be aimed at."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import distances, paired
from kagemusha.games.era_of_the_ninja.phases.conditions import holds
from kagemusha.games.era_of_the_ninja.phases.decks import deck_left
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Stack
from kagemusha.games.era_of_the_ninja.phases.unit_stats import immune
from kagemusha.games.era_of_the_ninja.phases.world import World


def affects(t: World, effect: Effect, stack: Stack) -> bool:
    """Whether an effect can do something to a stack."""
    if effect.do == codes.STUN:
        return not stack.stunned
    if effect.do in (codes.SLAY, codes.LURE, codes.EXCHANGE):
        return stack.slot != codes.LORD_SLOT
    if effect.do == codes.TOKENS:
        return (
            stack.tokens > 0 if effect.amount < 0 else not immune(t, stack, codes.IMMUNE_TO_TOKENS)
        )
    if effect.do == codes.PUSH:
        moves = stack.slot != codes.LORD_SLOT or effect.card_class == codes.LORD_CLASS
        return moves and bool(push_ways(t, stack))
    return True


def stack_targets(t: World, ninja: Ninja, effect: Effect) -> list[int]:
    """The slots of the stacks that the owner may choose from."""
    reach = effect.reach if effect.target == codes.STACK_NEAR else 0
    nearest = 1 if effect.do in (codes.LURE, codes.EXCHANGE) else 0
    far = distances(t, ninja.tile)
    found: list[int] = []
    for stack in t.stacks:
        if (
            nearest <= far[stack.tile] <= reach
            and affects(t, effect, stack)
            and holds(t, effect, ninja, stack)
        ):
            found.append(stack.slot)
    return found


def ninja_targets(t: World, ninja: Ninja, effect: Effect) -> list[int]:
    """The seats of the other ninja on the tile that the owner may choose from."""
    found: list[int] = []
    for other in t.ninja:
        if (
            other.alive
            and other.seat != ninja.seat
            and other.tile == ninja.tile
            and (effect.do != codes.TAKE or bool(loot(t, other, effect.stat)))
            and (effect.do != codes.HEAL or other.wounds < other.max_wounds)
        ):
            found.append(other.seat)
    return found


def leap_targets(t: World, ninja: Ninja, effect: Effect) -> list[int]:
    """The tiles within reach through paired markers."""
    far = distances(t, ninja.tile)
    found: list[int] = []
    for tile in range(len(far)):
        if 0 < far[tile] <= effect.reach:
            found.append(tile)
    return found


def push_ways(t: World, stack: Stack) -> list[int]:
    """The ways through paired markers that a stack can be sent."""
    found: list[int] = []
    for way in range(codes.WAYS):
        if paired(t, stack.tile, way):
            found.append(way)
    return found


def loot(t: World, victim: Ninja, deck: int) -> list[int]:
    """What may be taken from a ninja: cards of a deck that nothing protects."""
    found: list[int] = []
    for effect in victim.effects:
        if effect.do == codes.THEFT_PROOF and holds(t, effect, victim, None):
            return found
    for card in victim.cards:
        if card.kind < codes.CARDS and card.kind // codes.CARDS_A_DECK == deck and not card.stowed:
            if card.kind not in found:
                found.append(card.kind)
    return found


def any_card(ninja: Ninja, deck: int) -> bool:
    """Whether a ninja has a card of a deck to give up."""
    if deck == codes.SKILL:
        return len(ninja.skills) > 0
    for card in ninja.cards:
        if card.kind // codes.CARDS_A_DECK == deck:
            return True
    return False


def redrawable(t: World, ninja: Ninja) -> bool:
    """Whether the units just met may go back for another Encounter card."""
    found = False
    for stack in t.stacks:
        if stack.tile == ninja.tile:
            if stack.slot == codes.LORD_SLOT:
                return False
            found = True
    return found and deck_left(t, codes.ENCOUNTER)
