"""A ninja's Wounds, Ki, Ingenuity and Shadow: how they change."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes, tape
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.world import World, note


def gain(t: World, ninja: Ninja, amount: int) -> None:
    """Ingenuity comes to a ninja, or goes; never below nothing."""
    before = ninja.ingenuity
    ninja.ingenuity = max(0, min(255, before + amount))
    if ninja.ingenuity != before:
        note(t, tape.INGENUITY, ninja.seat, ninja.ingenuity - before, ninja.ingenuity)


def spend_ki(t: World, ninja: Ninja, amount: int) -> None:
    """E.130: the Spirit clan's extra point goes first."""
    if amount == 0:
        return
    extra = min(amount, ninja.extra_ki)
    ninja.extra_ki -= extra
    ninja.ki -= amount - extra
    note(t, tape.KI, ninja.seat, -amount, ninja.ki + ninja.extra_ki)


def change_ki(t: World, ninja: Ninja, amount: int) -> None:
    """Ki comes, up to the cap, or goes."""
    if amount < 0:
        spend_ki(t, ninja, min(-amount, ninja.ki + ninja.extra_ki))
        return
    more = min(amount, ninja.max_ki - ninja.ki)
    if more > 0:
        ninja.ki += more
        note(t, tape.KI, ninja.seat, more, ninja.ki + ninja.extra_ki)


def take_wounds(t: World, ninja: Ninja, amount: int) -> None:
    """E.131: the Man clan's extra Wounds go first."""
    extra = min(amount, ninja.extra_wounds)
    ninja.extra_wounds -= extra
    ninja.wounds = max(0, ninja.wounds - (amount - extra))
    note(t, tape.WOUNDS, ninja.seat, amount, ninja.wounds + ninja.extra_wounds)


def heal(t: World, ninja: Ninja, amount: int) -> None:
    """E.89: up to the cap."""
    healed = min(amount, ninja.max_wounds - ninja.wounds)
    if healed > 0:
        ninja.wounds += healed
        note(t, tape.HEALED, ninja.seat, healed, ninja.wounds + ninja.extra_wounds)


def set_shadow(t: World, ninja: Ninja, value: int) -> None:
    """E.4 and ruling 6: a placed Shadow changes without the Limit, never below 1.

    A Total Failure stays one this round (E.28); a Total Success cannot be bettered.
    """
    if ninja.shadow == 0 or ninja.shadow_mark == codes.TOTAL_FAILURE:
        return
    if ninja.shadow_mark == codes.TOTAL_SUCCESS and value >= ninja.shadow:
        return
    before = ninja.shadow
    ninja.shadow = max(1, value)
    ninja.shadow_mark = codes.PLAIN
    if ninja.shadow != before:
        note(t, tape.SHADOW, ninja.seat, ninja.shadow)
