"""Triggers: when they occur, the steps of card effects are put on the agenda."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.castle import room_effects
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja, Roll
from kagemusha.games.era_of_the_ninja.phases.world import World


def trigger(t: World, ninja: Ninja, when: int) -> None:
    """Put what a ninja's cards and its room do at a trigger on the agenda, the room's last."""
    for effect in reversed(room_effects(t, ninja.tile)):
        if effect.when == when:
            t.agenda.append(effect.triggers[ninja.seat])
    effects = ninja.effects
    for index in range(len(effects) - 1, -1, -1):
        effect = effects[index]
        if effect.when == when:
            t.agenda.append(effect.triggers[ninja.seat])


def trigger_roll(t: World, roll: Roll, when: int) -> None:
    """The same for what simply happens before or after a roll: for the rest there are windows."""
    ninja = t.ninja[roll.seat]
    for effect in reversed(ninja.effects):
        if effect.when == when and not effect.may and effect.roll in (roll.kind, codes.ANY_ROLL):
            t.agenda.append(effect.triggers[ninja.seat])


def trigger_lord(t: World, when: int, seat: int) -> None:
    """The same for the Lord; `seat` is the ninja concerned, or nobody."""
    if t.lord < 0 or t.lord_state > codes.LORD_HERE:
        return
    effects = t.box.lords[t.lord].effects
    for index in range(len(effects) - 1, -1, -1):
        effect = effects[index]
        if effect.when == when:
            t.agenda.append(effect.triggers[seat])
