"""Which effects a ninja may use now: limits, costs, and something to do it to."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.cards import Effect
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.conditions import counters_of, foe_stack, holds
from kagemusha.games.era_of_the_ninja.phases.decks import deck_left
from kagemusha.games.era_of_the_ninja.phases.dice import lift_helps, roll_of
from kagemusha.games.era_of_the_ninja.phases.inventory import card_of, discard
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.resources import (
    gain,
    set_shadow,
    shadow_changes,
    spend_ki,
    take_wounds,
)
from kagemusha.games.era_of_the_ninja.phases.targets import (
    affects,
    any_card,
    leap_targets,
    ninja_targets,
    redrawable,
    stack_targets,
)
from kagemusha.games.era_of_the_ninja.phases.world import World, note, stack_at


def used_up(t: World, ninja: Ninja | None, effect: Effect) -> bool:
    """Whether the limit of an effect is reached."""
    if effect.limit == codes.EACH_TIME:
        return False
    if ninja is None:  # the Lord's
        if effect.limit == codes.ONCE_A_GAME:
            return effect.index in t.lord_used_game
        return effect.index in t.lord_used_round
    if effect.limit == codes.ONCE_A_TURN:
        return effect.index in ninja.used_turn
    if effect.limit == codes.ONCE_A_ROUND:
        return effect.index in ninja.used_round
    return effect.index in ninja.used_game


def mark_used(t: World, ninja: Ninja | None, effect: Effect) -> None:
    """Remember that a limited effect was used."""
    if effect.limit == codes.EACH_TIME:
        return
    if ninja is None:
        used = t.lord_used_game if effect.limit == codes.ONCE_A_GAME else t.lord_used_round
    elif effect.limit == codes.ONCE_A_TURN:
        used = ninja.used_turn
    elif effect.limit == codes.ONCE_A_ROUND:
        used = ninja.used_round
    else:
        used = ninja.used_game
    used.append(effect.index)
    used.sort()


def affordable(t: World, ninja: Ninja, effect: Effect) -> bool:
    """Whether the owner can pay; paying never costs the last Wound or Shadow."""
    return (
        effect.cost_ki <= ninja.ki + ninja.extra_ki
        and effect.cost_ingenuity <= ninja.ingenuity
        and (effect.cost_wounds == 0 or effect.cost_wounds < ninja.wounds + ninja.extra_wounds)
        and (effect.cost_counters == 0 or effect.cost_counters <= counters_of(t, effect, ninja))
        and (effect.cost_shadow == 0 or effect.cost_shadow < ninja.shadow)
    )


def usable(t: World, ninja: Ninja, effect: Effect) -> bool:
    """Whether an effect may be used now: its conditions, limit, cost, and something to do it to."""
    return (
        not used_up(t, ninja, effect)
        and affordable(t, ninja, effect)
        # Whose owner picks a stack asks of each whether it may be that one.
        and (
            effect.target in (codes.STACK_HERE, codes.STACK_NEAR)
            or holds(t, effect, ninja, foe_stack(t))
        )
        and _worthwhile(t, ninja, effect)
    )


def _worthwhile(t: World, ninja: Ninja, effect: Effect) -> bool:
    """Nobody pays for nothing: there is a target, a card, a deck, something to change."""
    what = effect.do
    if effect.target in (codes.STACK_HERE, codes.STACK_NEAR) and not stack_targets(
        t, ninja, effect
    ):
        return False
    if effect.target == codes.NINJA_HERE and not ninja_targets(t, ninja, effect):
        return False
    if effect.target == codes.FOE and what in (codes.STUN, codes.TOKENS, codes.PUSH, codes.SLAY):
        stack = foe_stack(t)
        if stack is None or not affects(t, effect, stack):
            return False
    if effect.target == codes.STACKS_HERE:
        return any(stack.tile == ninja.tile and affects(t, effect, stack) for stack in t.stacks)
    if effect.target == codes.THE_LORD:
        return t.lord_state == codes.LORD_HERE and affects(t, effect, stack_at(t, codes.LORD_SLOT))
    if what == codes.AWARENESS:
        return t.awareness > 1 or effect.amount > 0
    if what == codes.HEAL and effect.target == codes.SELF:
        return ninja.wounds < ninja.max_wounds
    if what == codes.KI and effect.target == codes.SELF and effect.amount > 0:
        return ninja.ki < ninja.max_ki
    if what in (codes.SHADOW, codes.SET_SHADOW) and effect.target == codes.SELF:
        add = ninja.shadow if what == codes.SHADOW else 0
        return shadow_changes(ninja, effect.amount + add)
    if what == codes.SURVIVE:
        return ninja.wounds + ninja.extra_wounds <= 0
    if what in (codes.SOAK, codes.REDIRECT):
        return t.damage > 0
    if what == codes.FORCE_HIDDEN:  # ruling 38: a stronger card says otherwise
        return not 0 <= ninja.forced_visible < effect.card_class
    if what == codes.LEAP:
        return len(leap_targets(t, ninja, effect)) > 0
    if what == codes.SWAP:
        return any_card(ninja, effect.stat) and deck_left(t, effect.stat)
    if what == codes.GAIN:
        return deck_left(t, effect.stat)
    if what == codes.PEEK:
        return deck_left(t, effect.stat)
    if what == codes.REDRAW:
        return redrawable(t, ninja)
    if what in (codes.ADD, codes.SET_FACE, codes.LIFT, codes.REROLL):
        roll = roll_of(t, ninja.seat)
        if what == codes.LIFT:
            return lift_helps(t, roll)
        if what == codes.SET_FACE:
            return roll.face != effect.amount
        return what != codes.REROLL or roll.face > 0
    return True


def window(t: World, ninja: Ninja, when: int, roll: int) -> list[int]:
    """The effects that a ninja may use in a window, by index, each once."""
    found: list[int] = []
    _add_usable(t, ninja, ninja.effects, when, roll, found)
    _add_usable(t, ninja, room_effects(t, ninja.tile), when, roll, found)
    return found


def _add_usable(
    t: World, ninja: Ninja, effects: list[Effect], when: int, roll: int, found: list[int]
) -> None:
    for effect in effects:
        if (
            effect.when == when
            and effect.may
            and (roll < 0 or effect.roll == roll or effect.roll == codes.ANY_ROLL)
            and effect.index not in found
            and usable(t, ninja, effect)
        ):
            found.append(effect.index)


def pay(t: World, ninja: Ninja, effect: Effect) -> None:
    """The cost of using an effect."""
    spend_ki(t, ninja, effect.cost_ki, 13)
    if effect.cost_ingenuity:
        gain(t, ninja, -effect.cost_ingenuity, 98)
    if effect.cost_wounds:
        take_wounds(t, ninja, effect.cost_wounds, 98)
    if effect.cost_counters:
        add_counters(t, ninja, effect, -effect.cost_counters)
    if effect.cost_shadow:
        set_shadow(t, ninja, ninja.shadow - effect.cost_shadow, 98)
    if effect.cost_card:
        discard(t, ninja, card_of(ninja, effect), 98)


def add_counters(t: World, ninja: Ninja | None, effect: Effect, amount: int) -> None:
    """Change the counters on the card that an effect stands on; never below none."""
    left = 0
    if effect.card_class == codes.LORD_CLASS:
        left = t.lord_counters = max(0, t.lord_counters + amount)
    else:
        assert ninja is not None
        if effect.card_class == codes.NINJA_CLASS:
            left = ninja.counters = max(0, ninja.counters + amount)
        else:
            card = card_of(ninja, effect)
            left = card.counters = max(0, card.counters + amount)
    seat = codes.NOBODY if ninja is None else ninja.seat
    note(t, tape.COUNTERS, seat, effect.index, amount, left)
