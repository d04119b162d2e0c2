"""The numbers by which the quick player weighs things."""

from __future__ import annotations


class Style:
    """How a quick player plays. One is about a point of Ingenuity to who has little."""

    ready: float = 0.9
    """The chance of one Attack to defeat the Lord with which it is time to look for him,"""
    racing: float = 0.9
    """the same while a rival may be faster,"""
    fit: float = 0.9
    """the part of its Wounds that a ninja wants for that,"""
    hour: float = 80.0
    """and the round after which it is time whatever the chances are."""
    urge: float = 1.0
    """What each round after that hour adds to the worth of the Lord."""
    lord: float = 45.0
    """What his defeat is worth."""
    token: float = 0.35
    lord_token: float = 3.0
    life: float = 6.0
    """The worth of Wounds: so much, times their root;"""
    death: float = 16.0
    """and what the last one costs beyond that."""
    ki: float = 1.6
    poor: float = 1.2
    """A point of Ingenuity to who has little,"""
    rich: float = 0.4
    """and to who has more than this:"""
    wealth: float = 10.0
    explore: float = 2.2
    """A new room while nothing better is known,"""
    seek: float = 5.0
    """and to who is ready for the Lord."""
    approach: float = 1.2
    unknown: float = 1.6
    """What an unknown room costs who is seen in it."""
    followed: float = 0.25
    """How much of a danger counts that can only come nearer this round."""
    sprint: float = 3.0
    rest: float = 1.15
    bargain: float = 0.09
    """The worth of a card for a point of Ingenuity, below which it is saved."""
    rival_wound: float = 0.7
    rival_out: float = 5.0
    duel_wound: float = 2.0
    duel_out: float = 12.0
    stalk: float = 0.9
    """What a step towards a rival is worth in a Death Match,"""
    edge: float = 0.1
    """more for who is stronger,"""
    late: float = 0.03
    """and as the night goes on."""
    exposed: float = 0.95
    """How likely a rival strikes who stands below its Shadow before it acts,"""
    ahead: float = 0.35
    """above it,"""
    behind: float = 0.15
    """and how likely one does that has acted already."""
    search: float = 2.7
    """What a Search brings in a Death Match, in Ingenuity,"""
    lurk: float = 0.35
    """what a point of Shadow is worth there,"""
    stake: float = 4.0
    """and a whole die of it."""
