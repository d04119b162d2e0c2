"""Clans: who belongs together, who may join, and what members gain from one another."""

from __future__ import annotations

from kagemusha.games.era_of_the_ninja.phases import codes
from kagemusha.games.era_of_the_ninja.phases.pieces import Ninja
from kagemusha.games.era_of_the_ninja.phases.world import World


def may_join(t: World, kind: int, clan: int) -> bool:
    """E.119, E.127, E.133: whether a ninja may belong to a clan."""
    card = t.box.ninja[kind]
    if codes.ELEMENTAL <= clan < codes.HIERARCHY:
        element = clan - codes.ELEMENTAL
        ring = len(codes.ELEMENT_NAMES)
        allied = 1 << element | 1 << (element + 1) % ring | 1 << (element - 1) % ring
        return card.elements & allied != 0
    if codes.HIERARCHY <= clan < codes.NAMED:
        gap = card.realm - (clan - codes.HIERARCHY)
        return -1 <= gap <= 1
    return True


def mates(t: World, seat: int, other: int) -> bool:
    """Whether two seats are members of one clan: who has none stands alone on its side."""
    return seat != other and t.terms.sides[seat] == t.terms.sides[other]


def mate_here(t: World, ninja: Ninja) -> bool:
    """E.121: whether another member stands on the same tile."""
    if t.terms.clans[ninja.seat] == codes.NO_CLAN:
        return False
    for other in t.ninja:
        if other.alive and other.tile == ninja.tile and mates(t, ninja.seat, other.seat):
            return True
    return False


def benefit(t: World, ninja: Ninja, stat: int) -> int:
    """What the clan adds to a number of one of its members (E.122 to E.132)."""
    clan = t.terms.clans[ninja.seat]
    if clan == codes.NO_CLAN:
        return 0
    if stat == codes.ATTACK:
        if clan == codes.ELEMENTAL + codes.METAL and mate_here(t, ninja):
            return 1
        if clan == codes.HIERARCHY + codes.HEAVEN and _declared_enemy(t, ninja):
            return 1
    elif stat == codes.MOVE:  # E.123: for the Sprint of that turn too (E.46)
        return 1 if ninja.flowing else 0
    elif stat == codes.DODGE:
        if clan == codes.ELEMENTAL + codes.EARTH and mate_here(t, ninja):
            return 1
    elif stat == codes.EXPLORE_COST:
        if clan == codes.HIERARCHY + codes.WAY:
            return -1
    elif stat == codes.HIDE_BONUS and clan == codes.HIERARCHY + codes.VOID:
        return 1
    return 0


def _declared_enemy(t: World, ninja: Ninja) -> bool:
    """E.128: whether the target is of the type, or the side, that the member declared."""
    if t.rival >= 0:
        return ninja.declared == len(codes.TYPE_NAMES) + t.terms.sides[t.rival]
    if t.foe < 0 or ninja.declared < 0 or ninja.declared >= len(codes.TYPE_NAMES):
        return False
    types = 1 << codes.LORDS
    if t.foe != codes.LORD_SLOT:
        types = t.box.units[unit_of(t.foe)].types
    return types >> ninja.declared & 1 == 1


def unit_of(slot: int) -> int:
    """The kind of unit that a slot holds."""
    unit = codes.LORD
    while codes.SLOT_START[unit] > slot:
        unit -= 1
    return unit


def rivals(t: World, seat: int, other: int) -> bool:
    """Whether NvN may set these two against each other at all: they stand on different sides."""
    return t.terms.sides[seat] != t.terms.sides[other]
