"""A ninja's Wounds, Ki, Ingenuity and Shadow: how they change, and by which rule.

`rule` is the number of a rule, E.62 by 62; of a ruling, `codes.RULING` more.
"""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.world import World, note


def gain(t: World, ninja: Ninja, amount: int, rule: int) -> None:
    """Ingenuity comes to a ninja, or goes; never below nothing."""
    before = ninja.ingenuity
    ninja.ingenuity = max(0, min(codes.MOST_INGENUITY, before + amount))
    if ninja.ingenuity != before:
        note(t, tape.INGENUITY, ninja.seat, ninja.ingenuity - before, ninja.ingenuity, rule)


def has_ki(ninja: Ninja) -> bool:
    """Whether a point of Ki can be spent."""
    return ninja.ki + ninja.extra_ki > 0


def spend_ki(t: World, ninja: Ninja, amount: int, rule: int) -> None:
    """E.130: the Spirit clan's extra point goes first."""
    if amount == 0:
        return
    extra = min(amount, ninja.extra_ki)
    ninja.extra_ki -= extra
    ninja.ki -= amount - extra
    note(t, tape.KI, ninja.seat, -amount, ninja.ki + ninja.extra_ki, rule)


def change_ki(t: World, ninja: Ninja, amount: int, rule: int) -> None:
    """Ki comes, up to the cap, or goes."""
    if amount < 0:
        spend_ki(t, ninja, min(-amount, ninja.ki + ninja.extra_ki), rule)
        return
    more = min(amount, ninja.max_ki - ninja.ki)
    if more > 0:
        ninja.ki += more
        note(t, tape.KI, ninja.seat, more, ninja.ki + ninja.extra_ki, rule)


def take_wounds(t: World, ninja: Ninja, amount: int, rule: int) -> None:
    """E.131: the Man clan's extra Wounds go first."""
    extra = min(amount, ninja.extra_wounds)
    ninja.extra_wounds -= extra
    ninja.wounds = max(0, ninja.wounds - (amount - extra))
    note(t, tape.WOUNDS, ninja.seat, amount, ninja.wounds + ninja.extra_wounds, rule)


def heal(t: World, ninja: Ninja, amount: int, rule: int) -> None:
    """E.89: up to the cap."""
    healed = min(amount, ninja.max_wounds - ninja.wounds)
    if healed > 0:
        ninja.wounds += healed
        note(t, tape.HEALED, ninja.seat, healed, ninja.wounds + ninja.extra_wounds, rule)


def shadow_changes(ninja: Ninja, value: int) -> bool:
    """Whether a placed Shadow may become that: a Total Failure stays one this round (E.28), and a
    Total Success cannot be improved."""
    if ninja.shadow == 0 or ninja.shadow_mark == codes.TOTAL_FAILURE:
        return False
    if ninja.shadow_mark == codes.TOTAL_SUCCESS:
        return value < ninja.shadow
    return max(1, value) != ninja.shadow


def set_shadow(t: World, ninja: Ninja, value: int, rule: int) -> None:
    """E.4 and ruling 6: a placed Shadow changes without the Limit, never below 1."""
    if shadow_changes(ninja, value):
        ninja.shadow = max(1, value)
        ninja.shadow_mark = codes.PLAIN
        note(t, tape.SHADOW, ninja.seat, ninja.shadow, rule)


def carry_head(t: World, ninja: Ninja) -> None:
    """E.156: a ninja that takes the head has Shadow 9 instead of a Total Success."""
    if ninja.shadow_mark == codes.TOTAL_SUCCESS:
        set_shadow(t, ninja, codes.HIGHEST, 156)
